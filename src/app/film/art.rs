//! What the pictures are drawn with: the board and the tokens, read as pixels.

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};
use image_webp::DecodingError;
use thiserror::Error;

use super::canvas::Canvas;
use crate::{
    app::{
        scene::text::{FromRon, register},
        theme::{palette, pixels},
    },
    art,
    rules::{Animal, Piece, Side},
};

/// A picture as pixels that can be drawn with.
#[derive(Asset, TypePath, Debug, Clone)]
pub(super) struct Pixels(pub Canvas);

#[derive(Debug, Error)]
enum PixelsError {
    #[error(transparent)]
    Read(#[from] std::io::Error),
    #[error(transparent)]
    Content(#[from] DecodingError),
}

#[derive(Default, TypePath)]
struct PixelsLoader;

impl AssetLoader for PixelsLoader {
    type Asset = Pixels;
    type Settings = ();
    type Error = PixelsError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<Pixels, PixelsError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let ((width, height), pixels) = pixels::read(&bytes)?;
        Ok(Pixels(Canvas::new(width as usize, height as usize, &pixels)))
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

/// Where the sheet has its pictures.
#[derive(Asset, TypePath, Debug, Clone)]
pub(super) struct SheetFile(art::Sheet);

impl FromRon for SheetFile {
    fn from_ron(text: &str) -> Result<Self, String> {
        art::Sheet::from_ron(text).map(Self).map_err(|fault| fault.to_string())
    }
}

/// Board and tokens as they are drawn.
#[derive(Debug, Clone)]
pub(super) struct Art {
    /// The board in its frame, without the leaves that hang over it.
    pub board: Canvas,
    tokens: [[Canvas; 8]; 2],
}

impl Art {
    /// A piece's picture, its middle in the middle of the square.
    pub fn token(&self, piece: Piece) -> &Canvas {
        &self.tokens[piece.side.index()][piece.animal.index()]
    }
}

/// A square's width in the pictures, in pixels; even, so that its middle lies between pixels.
pub(super) const SQUARE: usize = 60;
/// Width and height of a picture: the board with its frame, which is 790 by 995 hundredths of a square.
pub(super) const SIZE: (usize, usize) = (474, 597);

/// The board's picture shows so many hundredths of a square.
const BOARD: (f32, f32) = (1000.0, 1200.0);
/// A token's drawing is so wide, and its plate as wide as a square with a little room; in the drawing's units.
const PLATE: f32 = 128.0 / 0.95;

/// Art on its way.
pub(super) struct Reading {
    sheet: Handle<SheetFile>,
    tokens: Handle<Pixels>,
    board: Handle<Pixels>,
}

impl Reading {
    pub fn begin(server: &AssetServer, flipped: bool) -> Self {
        let board = if flipped { "board/board-flipped.webp" } else { "board/board.webp" };
        Self { sheet: server.load("ui/ui.ron"), tokens: server.load("ui/ui.webp"), board: server.load(board) }
    }

    /// The art, once it is there.
    pub fn poll(
        &self,
        server: &AssetServer,
        pixels: &Assets<Pixels>,
        sheets: &Assets<SheetFile>,
    ) -> Option<Result<Raw, String>> {
        let states = [self.sheet.id().untyped(), self.tokens.id().untyped(), self.board.id().untyped()];
        if let Some(fault) = states.into_iter().find_map(|id| match server.load_state(id) {
            bevy::asset::LoadState::Failed(fault) => Some(fault.to_string()),
            _ => None,
        }) {
            return Some(Err(fault));
        }
        let (sheet, tokens, board) = (sheets.get(&self.sheet)?, pixels.get(&self.tokens)?, pixels.get(&self.board)?);
        Some(Ok(Raw { sheet: sheet.0.clone(), tokens: tokens.0.clone(), board: board.0.clone() }))
    }
}

/// Art as it was read, not yet of the right size.
pub(super) struct Raw {
    sheet: art::Sheet,
    tokens: Canvas,
    board: Canvas,
}

impl Raw {
    /// Makes everything as large as it is drawn.
    ///
    /// # Errors
    /// The sheet lacks a token.
    pub fn cut(&self) -> Result<Art, String> {
        // The board's picture, whole, has so many pixels; the part that is wanted lies in its middle.
        let scale = SQUARE as f32 / 100.0;
        let whole = ((BOARD.0 * scale) as usize, (BOARD.1 * scale) as usize);
        let (width, height) = SIZE;
        let mut board =
            self.board.resized(whole.0, whole.1).part((whole.0 - width) / 2, (whole.1 - height) / 2, width, height);
        // The board's picture has holes where its rivers flow.
        board.fill_below(river);
        let token = |side: Side, animal: Animal| {
            let name = format!("token-{}-{}", side.key(), animal.name());
            let frame = self.sheet.frame(&name).map_err(|fault| fault.to_string())?;
            let (x, y, w, h) = frame.rect;
            let cut = self.tokens.part(x as usize, y as usize, w as usize, h as usize);
            let size = (frame.size.0 / PLATE * SQUARE as f32).round() as usize;
            Ok(cut.resized(size, size))
        };
        let mut tokens = [Vec::new(), Vec::new()];
        for side in Side::ALL {
            tokens[side.index()] =
                Animal::ALL.into_iter().map(|animal| token(side, animal)).collect::<Result<_, String>>()?;
        }
        let tokens = tokens.map(|of_side: Vec<Canvas>| of_side.try_into().map_err(|_| "a side has eight animals"));
        let [Ok(red), Ok(blue)] = tokens else { return Err("a side has eight animals".to_owned()) };
        Ok(Art { board, tokens: [red, blue] })
    }
}

/// The river's color at a pixel: crests of waves, one below the other.
fn river(x: usize, y: usize) -> [u8; 3] {
    /// Pixels from crest to crest.
    const APART: f32 = 15.0;
    let bent = y as f32 + 2.4 * (x as f32 * 0.17).sin();
    let from_crest = (bent.rem_euclid(APART) - APART / 2.0).abs();
    let share = 0.34 * (1.6 - from_crest).clamp(0.0, 1.0) + 0.10 * (from_crest / APART);
    let [red, green, blue, _] = palette::mix(palette::RIVER, palette::CREAM, share).to_array();
    [red, green, blue]
}

pub(super) fn plugin(app: &mut App) {
    register::<SheetFile>(app);
    app.init_asset::<Pixels>().init_asset_loader::<PixelsLoader>();
}
