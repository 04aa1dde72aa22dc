//! Where a file's bytes come from.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::{Mutex, PoisonError};

/// Bytes that are read a piece at a time.
pub trait Source: Send + Sync {
    /// How many there are.
    ///
    /// # Errors
    /// They cannot be reached.
    fn size(&self) -> io::Result<u64>;

    /// Fills the buffer with the bytes from `start` on.
    ///
    /// # Errors
    /// They cannot be read, or there are not so many.
    fn read(&self, start: u64, buffer: &mut [u8]) -> io::Result<()>;
}

/// Bytes in memory: a `Vec<u8>`, or what is part of the program.
#[derive(Debug)]
pub struct Bytes<T>(pub T);

impl<T: AsRef<[u8]> + Send + Sync> Source for Bytes<T> {
    fn size(&self) -> io::Result<u64> {
        Ok(self.0.as_ref().len() as u64)
    }

    fn read(&self, start: u64, buffer: &mut [u8]) -> io::Result<()> {
        let start = usize::try_from(start).ok();
        let bytes = start.and_then(|start| self.0.as_ref().get(start..)?.get(..buffer.len()));
        buffer.copy_from_slice(bytes.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

/// A file that stays on the disk.
impl Source for Mutex<File> {
    fn size(&self) -> io::Result<u64> {
        Ok(self.lock().unwrap_or_else(PoisonError::into_inner).metadata()?.len())
    }

    fn read(&self, start: u64, buffer: &mut [u8]) -> io::Result<()> {
        let mut file = self.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(start))?;
        file.read_exact(buffer)
    }
}
