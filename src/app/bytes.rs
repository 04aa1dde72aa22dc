//! Files as they are.

use std::io;

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};

/// A file as it is.
#[derive(Asset, TypePath, Debug)]
pub(super) struct Bytes(pub Vec<u8>);

#[derive(Default, TypePath)]
struct BytesLoader;

impl AssetLoader for BytesLoader {
    type Asset = Bytes;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> io::Result<Bytes> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Bytes(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ftl", "otf", "pdf"]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<Bytes>().init_asset_loader::<BytesLoader>();
}
