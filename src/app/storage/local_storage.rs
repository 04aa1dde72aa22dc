//! Reading, replacing and setting aside entries of the browser's storage, which stand for files.
//!
//! An entry is replaced whole or not at all: where the browser refuses the new text, the old one stays.

use std::{
    io,
    path::{Path, PathBuf},
};

use web_sys::Storage;

use crate::app::page;

/// What is added to the names of entries that were set aside.
const ASIDE: &str = ".bad";

fn storage() -> io::Result<Storage> {
    page::storage().map_err(io::Error::other)
}

fn key(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Reads a text, or nothing where there is no such entry.
///
/// # Errors
/// There is no storage.
pub(super) fn read(path: &Path) -> io::Result<Option<String>> {
    storage()?.get_item(&key(path)).map_err(|error| io::Error::other(page::words(&error)))
}

/// Puts a text in the place of an entry. Where there is no room, what was set aside earlier makes some, the oldest first.
///
/// # Errors
/// There is no storage, or no room in it; what was there before is still there.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let storage = storage()?;
    loop {
        let Err(error) = storage.set_item(&key(path), text) else { return Ok(()) };
        let Some(oldest) = set_aside_entries(&storage).into_iter().next() else {
            return Err(io::Error::new(io::ErrorKind::StorageFull, page::words(&error)));
        };
        storage.remove_item(&oldest).map_err(|error| io::Error::other(page::words(&error)))?;
    }
}

/// Removes an entry, if it is there.
///
/// # Errors
/// There is no storage.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    storage()?.remove_item(&key(path)).map_err(|error| io::Error::other(page::words(&error)))
}

/// Renames an entry that cannot be used, so that it is neither lost nor in the way: `autosave.ron.bad1`, then
/// `autosave.ron.bad2` and so on.
///
/// # Errors
/// It cannot be renamed; it is still there.
pub(super) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let storage = storage()?;
    let text = read(path)?.unwrap_or_default();
    let newest = set_aside_entries(&storage).iter().filter_map(|entry| number(entry)).max().unwrap_or(0);
    let aside = PathBuf::from(format!("{}{ASIDE}{}", key(path), newest + 1));
    // Not `replace`: it would throw away older ones for the sake of this one.
    storage
        .set_item(&key(&aside), &text)
        .map_err(|error| io::Error::new(io::ErrorKind::StorageFull, page::words(&error)))?;
    remove(path)?;
    Ok(aside)
}

/// The count at the end of the name of an entry that was set aside.
fn number(entry: &str) -> Option<u32> {
    entry.rsplit_once(ASIDE)?.1.parse().ok()
}

/// This program's entries that were set aside, the oldest first.
fn set_aside_entries(storage: &Storage) -> Vec<String> {
    let folder = super::StorageDir::usual().map(|dir| format!("{}/", key(&dir.0))).unwrap_or_default();
    let mut entries: Vec<String> = (0..storage.length().unwrap_or(0))
        .filter_map(|index| storage.key(index).ok().flatten())
        .filter(|entry| entry.starts_with(&folder) && number(entry).is_some())
        .collect();
    entries.sort_by_key(|entry| number(entry));
    entries
}
