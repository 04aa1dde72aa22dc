//! RON files as assets, with errors that name the file and the place in it.

use std::marker::PhantomData;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use thiserror::Error;

/// Something written in a RON file.
pub trait FromRon: Asset + Sized {
    /// Reads it.
    ///
    /// # Errors
    ///
    /// If the text is not what it should be; the message names the fault and its place.
    fn from_ron(text: &str) -> Result<Self, String>;
}

/// Parses RON, with line and column in the error.
///
/// # Errors
///
/// If the text is no RON of that type.
pub fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    ron::from_str(text).map_err(|fault| fault.to_string())
}

/// A RON file that cannot be used.
#[derive(Debug, Error)]
pub enum TextError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] std::io::Error),
    /// The text is not UTF-8.
    #[error(transparent)]
    Text(#[from] std::str::Utf8Error),
    /// The text does not say what it should.
    #[error("{0}")]
    Content(String),
}

#[derive(TypePath)]
struct RonLoader<T: TypePath>(PhantomData<fn() -> T>);

impl<T: FromRon> AssetLoader for RonLoader<T> {
    type Asset = T;
    type Settings = ();
    type Error = TextError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<T, TextError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        T::from_ron(str::from_utf8(&bytes)?).map_err(TextError::Content)
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

/// Makes a kind of RON file loadable.
pub fn register<T: FromRon>(app: &mut App) {
    app.init_asset::<T>().register_asset_loader(RonLoader::<T>(PhantomData));
}
