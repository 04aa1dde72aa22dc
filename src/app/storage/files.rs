//! Reading, replacing and setting aside files.

use std::{
    fs,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

use atomic_write_file::AtomicWriteFile;

use crate::rules::GameRecord;

/// Reads a text, or nothing where there is no such file. No more is read than the longest file can have.
///
/// # Errors
/// The file cannot be read, or is no text.
pub(super) fn read(path: &Path) -> io::Result<Option<String>> {
    let file = match fs::File::open(path) {
        Ok(file) => file,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    let mut text = String::new();
    file.take(GameRecord::LONGEST as u64 + 1).read_to_string(&mut text)?;
    Ok(Some(text))
}

/// Puts a text in the place of a file, whole or not at all, and makes its folder if need be.
///
/// # Errors
/// The folder or the file cannot be written; what was there before is still there.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(text.as_bytes())?;
    file.commit()
}

/// Removes a file, if it is there.
///
/// # Errors
/// It is there and stays.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Renames a file that cannot be used, so that it is neither lost nor in the way: `autosave.ron.bad`, then
/// `autosave.ron.bad2` and so on.
///
/// # Errors
/// It cannot be renamed.
pub(super) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let aside = (1..)
        .map(|number: u32| {
            let number = if number == 1 { String::new() } else { number.to_string() };
            path.with_file_name(format!("{name}.bad{number}"))
        })
        .find(|candidate| !candidate.exists())
        .unwrap_or_else(|| path.with_file_name(format!("{name}.bad")));
    fs::rename(path, &aside)?;
    Ok(aside)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("jungle-files-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn replaces_reads_and_removes() {
        let folder = folder("whole");
        let path = folder.join("deep/file.ron");
        assert_eq!(read(&path).unwrap(), None);
        replace(&path, "one").unwrap();
        replace(&path, "two").unwrap();
        assert_eq!(read(&path).unwrap().as_deref(), Some("two"));
        remove(&path).unwrap();
        remove(&path).unwrap();
        assert_eq!(read(&path).unwrap(), None);
        fs::remove_dir_all(folder).unwrap();
    }

    /// B50: whoever is killed in the middle of writing leaves the file of before.
    #[test]
    fn a_cut_write_leaves_the_old_file() {
        let folder = folder("cut");
        let path = folder.join("file.ron");
        replace(&path, "old").unwrap();
        let mut half = AtomicWriteFile::open(&path).unwrap();
        half.write_all(b"ne").unwrap();
        half.flush().unwrap();
        // A killed process neither commits nor tidies up.
        std::mem::forget(half);
        assert_eq!(read(&path).unwrap().as_deref(), Some("old"));
        replace(&path, "new").unwrap();
        assert_eq!(read(&path).unwrap().as_deref(), Some("new"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn sets_aside_without_losing_an_earlier_one() {
        let folder = folder("aside");
        let path = folder.join("file.ron");
        for text in ["first", "second", "third"] {
            replace(&path, text).unwrap();
            set_aside(&path).unwrap();
        }
        let kept = ["file.ron.bad", "file.ron.bad2", "file.ron.bad3"]
            .map(|name| fs::read_to_string(folder.join(name)).unwrap());
        assert_eq!(kept, ["first", "second", "third"]);
        assert_eq!(read(&path).unwrap(), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
