//! What a version of the game consists of: each file with its size and its SHA-256.

use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// A file that will be served.
pub struct File {
    /// Where, from the page's own folder, with forward slashes.
    pub path: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// A file as the service worker checks it.
#[derive(Serialize)]
pub struct Entry<'a> {
    path: &'a str,
    bytes: usize,
    sha256: String,
}

impl File {
    /// The entry for the list of files.
    pub fn entry(&self) -> Entry<'_> {
        Entry { path: &self.path, bytes: self.content.len(), sha256: sha256(&self.content) }
    }
}

/// A name for exactly these files: it changes when any of them does.
pub fn name(files: &[File]) -> String {
    let mut all = Sha256::new();
    for file in files {
        all.update(file.path.as_bytes());
        all.update([0]);
        all.update(Sha256::digest(&file.content));
    }
    let mut name = hex(&all.finalize());
    name.truncate(16);
    name
}

/// The digest of some bytes in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, content: &str) -> File {
        File { path: path.to_owned(), content: content.into() }
    }

    #[test]
    fn the_name_follows_content_and_paths() {
        let base = name(&[file("a", "1"), file("b", "2")]);
        assert_eq!(base.len(), 16);
        assert_eq!(base, name(&[file("a", "1"), file("b", "2")]));
        assert_ne!(base, name(&[file("a", "1"), file("b", "3")]));
        assert_ne!(base, name(&[file("a", "1"), file("c", "2")]));
    }

    /// FIPS 180-2, appendix B.1.
    #[test]
    fn the_digest_is_the_one_browsers_compute() {
        assert_eq!(sha256(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
