//! Encrypted files, in chunks, so that memory stays flat and a cut or reordered file is refused. docs/ops/backups.md
//! describes the format.

use std::{
    fs::File,
    io::{self, BufReader, Read, Write},
    path::Path,
};

use chunk_cipher::{Decryptor, Encryptor, TAG};
use data_encoding::HEXLOWER;
use rand::RngCore as _;
use sha2::{Digest as _, Sha256};

use super::recovery_key::{ID_BYTES, RecoveryKey};
use crate::backup::files;

const MAGIC: &[u8; 8] = b"BTQBAK01";
const SALT_BYTES: usize = 32;
const HEADER: usize = MAGIC.len() + ID_BYTES + SALT_BYTES;
/// Bytes of a chunk before it is encrypted.
const CHUNK: usize = 64 * 1024;

/// Why a file could not be decrypted.
#[derive(Debug)]
pub enum NotDecrypted {
    /// It was encrypted with another key.
    WrongKey,
    /// It is no encrypted file, was changed or is not complete.
    Damaged,
    Disk(io::Error),
}

impl From<io::Error> for NotDecrypted {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => Self::Damaged,
            _ => Self::Disk(error),
        }
    }
}

/// Length of the encrypted file, in bytes.
pub fn encrypted_bytes(plain: u64) -> u64 {
    let chunks = plain.div_ceil(CHUNK as u64).max(1);
    HEADER as u64 + plain + chunks * TAG as u64
}

/// Encrypts a file and returns the SHA-256 of its content in hexadecimal. The result is for an upload, and need not outlast
/// a crash.
///
/// # Errors
/// A file cannot be read or written.
pub fn encrypt(key: &RecoveryKey, from: &Path, to: &Path) -> io::Result<String> {
    let mut salt = [0; SALT_BYTES];
    rand::rng().fill_bytes(&mut salt);
    let mut reader = BufReader::new(File::open(from)?);
    let mut writer = files::new_file(to)?;
    writer.write_all(MAGIC)?;
    writer.write_all(&key.id())?;
    writer.write_all(&salt)?;
    let mut encryptor = Encryptor::new(&key.file_key(&salt));
    let too_long = |_| io::Error::other("a file is too long to be encrypted");
    let mut digest = Sha256::new();
    let mut chunk = read_chunk(&mut reader, CHUNK)?;
    loop {
        digest.update(&chunk);
        let next = match chunk.len() {
            CHUNK => read_chunk(&mut reader, CHUNK)?,
            _ => Vec::new(),
        };
        if next.is_empty() {
            let last = encryptor.last(&chunk).map_err(too_long)?;
            writer.write_all(&last)?;
            break;
        }
        writer.write_all(&encryptor.next(&chunk).map_err(too_long)?)?;
        chunk = next;
    }
    Ok(HEXLOWER.encode(&digest.finalize()))
}

/// Decrypts a file and returns the SHA-256 of its content in hexadecimal. The result is there under its name only once
/// it is whole.
///
/// # Errors
/// The key is another one, the file is damaged, or the disk cannot be read or written.
pub fn decrypt(key: &RecoveryKey, from: &Path, to: &Path) -> Result<String, NotDecrypted> {
    let unfinished = to.with_extension("unfinished");
    let mut writer = files::new_file(&unfinished)?;
    let hash = decrypt_into(key, &mut BufReader::new(File::open(from)?), &mut writer)?;
    writer.sync_all()?;
    std::fs::rename(&unfinished, to)?;
    Ok(hash)
}

fn decrypt_into(
    key: &RecoveryKey,
    reader: &mut impl Read,
    writer: &mut impl Write,
) -> Result<String, NotDecrypted> {
    let header = read_chunk(reader, HEADER)?;
    let (magic, rest) = header
        .split_at_checked(MAGIC.len())
        .ok_or(NotDecrypted::Damaged)?;
    let (id, salt) = rest
        .split_at_checked(ID_BYTES)
        .ok_or(NotDecrypted::Damaged)?;
    if magic != MAGIC || salt.len() != SALT_BYTES {
        return Err(NotDecrypted::Damaged);
    }
    if id != key.id() {
        return Err(NotDecrypted::WrongKey);
    }
    let mut decryptor = Decryptor::new(&key.file_key(salt));
    let damaged = |_| NotDecrypted::Damaged;
    let mut digest = Sha256::new();
    let mut chunk = read_chunk(reader, CHUNK + TAG)?;
    loop {
        let next = match chunk.len() {
            length if length == CHUNK + TAG => read_chunk(reader, CHUNK + TAG)?,
            _ => Vec::new(),
        };
        if next.is_empty() {
            let last = decryptor.last(&chunk).map_err(damaged)?;
            digest.update(&last);
            writer.write_all(&last)?;
            return Ok(HEXLOWER.encode(&digest.finalize()));
        }
        let plain = decryptor.next(&chunk).map_err(damaged)?;
        digest.update(&plain);
        writer.write_all(&plain)?;
        chunk = next;
    }
}

/// Reads so many bytes, or all that are left.
fn read_chunk(reader: &mut impl Read, bytes: usize) -> io::Result<Vec<u8>> {
    let mut chunk = Vec::with_capacity(bytes);
    reader.take(bytes as u64).read_to_end(&mut chunk)?;
    Ok(chunk)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    struct Files {
        folder: tempfile::TempDir,
        key: RecoveryKey,
    }

    impl Files {
        fn with(content: &[u8]) -> Self {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join("plain"), content).unwrap();
            let files = Self {
                folder,
                key: RecoveryKey::generate(),
            };
            encrypt(&files.key, &files.at("plain"), &files.at("encrypted")).unwrap();
            files
        }

        fn at(&self, name: &str) -> std::path::PathBuf {
            self.folder.path().join(name)
        }

        fn decrypt(&self) -> Result<String, NotDecrypted> {
            decrypt(&self.key, &self.at("encrypted"), &self.at("again"))
        }
    }

    #[test]
    fn files_of_every_length_come_back() {
        for length in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK] {
            let content: Vec<u8> = (0..length).map(|at| (at % 251) as u8).collect();
            let files = Files::with(&content);
            let encrypted = files.at("encrypted").metadata().unwrap().len();
            assert_eq!(encrypted, encrypted_bytes(length as u64), "{length}");
            let hash = files.decrypt().unwrap();
            assert_eq!(hash, files::hash_of(&files.at("plain")).unwrap().0);
            assert!(fs::read(files.at("again")).unwrap() == content, "{length}");
        }
    }

    /// Encrypted by another program from docs/ops/backups.md.
    #[test]
    fn the_format_is_as_documented() {
        let encrypted = "42545142414b3031227c3ae260e0f96d\
            0101010101010101010101010101010101010101010101010101010101010101\
            13a960ab8f78190e53c0d0f6d5d7ffcf2cdede4c9fbfe5034df93930fd7bb961";
        let key = "0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3M-QC3F";
        let mut files = Files::with(b"");
        files.key = RecoveryKey::parse(key).unwrap();
        let bytes = HEXLOWER.decode(encrypted.as_bytes()).unwrap();
        fs::write(files.at("encrypted"), bytes).unwrap();
        files.decrypt().unwrap();
        assert_eq!(fs::read(files.at("again")).unwrap(), b"a small boutique");
    }

    #[test]
    fn another_key_and_every_change_are_refused() {
        let content = vec![9; 2 * CHUNK + 100];
        let files = Files::with(&content);
        let other = RecoveryKey::generate();
        let refused = decrypt(&other, &files.at("encrypted"), &files.at("again"));
        assert!(matches!(refused, Err(NotDecrypted::WrongKey)));
        let right = fs::read(files.at("encrypted")).unwrap();
        let (first, second) = (HEADER..HEADER + CHUNK + TAG, HEADER + CHUNK + TAG);
        let mut flipped = right.clone();
        flipped[HEADER + 5] ^= 1;
        let mut salted = right.clone();
        salted[20] ^= 1;
        let cut_at_chunk = right[..second + CHUNK + TAG].to_vec();
        let swapped = [
            &right[..HEADER],
            &right[second..second + CHUNK + TAG],
            &right[first],
            &right[second + CHUNK + TAG..],
        ]
        .concat();
        for (what, bytes) in [
            ("a flipped bit", flipped),
            ("another salt", salted),
            ("cut after a chunk", cut_at_chunk),
            ("cut", right[..right.len() - 1].to_vec()),
            ("longer", [right.as_slice(), b"x"].concat()),
            ("swapped chunks", swapped),
            ("nothing", Vec::new()),
            ("a header alone", right[..HEADER].to_vec()),
        ] {
            fs::write(files.at("encrypted"), bytes).unwrap();
            assert!(
                matches!(files.decrypt(), Err(NotDecrypted::Damaged)),
                "{what}"
            );
            assert!(!files.at("again").exists(), "{what}");
        }
    }
}
