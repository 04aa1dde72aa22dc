//! The three typefaces, in the program itself: the loading screen needs them before any file is read.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily, FontId};

/// A typeface at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Headings, buttons, digits.
    Display,
    /// Running text.
    Text,
    /// Strong text.
    Strong,
}

impl Face {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Display, Self::Text, Self::Strong];

    const fn name(self) -> &'static str {
        match self {
            Self::Display => "display",
            Self::Text => "text",
            Self::Strong => "strong",
        }
    }

    /// The face at a size in units of the frame.
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, FontFamily::Name(self.name().into()))
    }
}

/// The typeface of the language that is spoken, by the language's code, where the usual ones lack its characters.
#[derive(Resource, Debug, Default)]
pub struct OwnFace(pub Option<(&'static str, Vec<u8>)>);

/// Gives egui the typefaces, each with the language's own and the Chinese one for what it lacks.
pub(super) fn install(ctx: &Context, own: &OwnFace) {
    let files: [(&str, &'static [u8]); 3] = [
        ("display", include_bytes!("../../../assets/fonts/LilitaOne.ttf")),
        ("text", include_bytes!("../../../assets/fonts/Grandstander-SemiBold.ttf")),
        ("strong", include_bytes!("../../../assets/fonts/Grandstander-ExtraBold.ttf")),
    ];
    let mut fonts = FontDefinitions::empty();
    let han = FontData::from_static(include_bytes!("../../../assets/fonts/NotoSerifCJK-Bold.otf"));
    fonts.font_data.insert("han".into(), Arc::new(han));
    let mut others = vec!["han".to_owned()];
    if let Some((code, bytes)) = &own.0 {
        fonts.font_data.insert((*code).to_owned(), Arc::new(FontData::from_owned(bytes.clone())));
        others.insert(0, (*code).to_owned());
    }
    let and_others = |name: &str| [name.to_owned()].into_iter().chain(others.iter().cloned()).collect::<Vec<_>>();
    for (name, bytes) in files {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
        fonts.families.insert(FontFamily::Name(name.into()), and_others(name));
    }
    // Nothing of ours asks for egui's own two families, but egui must find something there.
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, and_others("text"));
    }
    ctx.set_fonts(fonts);
}
