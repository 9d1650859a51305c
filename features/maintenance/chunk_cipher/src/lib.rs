//! Encrypts the chunks of a file: STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015) with AES-256-GCM. A separate crate,
//! because the generic code of the cipher is compiled where it is used, and every byte of a backup passes through it:
//! it is optimised in debug builds, and for speed in releases.

use aes_gcm::{
    Aes256Gcm, KeyInit as _,
    aead::stream::{DecryptorBE32, EncryptorBE32},
};

pub use aes_gcm::aead::Error;

pub const KEY: usize = 32;
/// Bytes by which a chunk grows.
pub const TAG: usize = 16;
/// Each file has a key of its own, so the nonce may begin with zeros.
const NONCE: [u8; 7] = [0; 7];

pub struct Encryptor(EncryptorBE32<Aes256Gcm>);

impl Encryptor {
    /// With a key that encrypts no other file.
    pub fn new(key: &[u8; KEY]) -> Self {
        Self(EncryptorBE32::from_aead(
            Aes256Gcm::new(key.into()),
            &NONCE.into(),
        ))
    }

    /// # Errors
    /// There are more than 2^32 chunks.
    pub fn next(&mut self, chunk: &[u8]) -> Result<Vec<u8>, Error> {
        self.0.encrypt_next(chunk)
    }

    /// # Errors
    /// There are more than 2^32 chunks.
    pub fn last(self, chunk: &[u8]) -> Result<Vec<u8>, Error> {
        self.0.encrypt_last(chunk)
    }
}

pub struct Decryptor(DecryptorBE32<Aes256Gcm>);

impl Decryptor {
    pub fn new(key: &[u8; KEY]) -> Self {
        Self(DecryptorBE32::from_aead(
            Aes256Gcm::new(key.into()),
            &NONCE.into(),
        ))
    }

    /// # Errors
    /// The chunk was changed, is not the next one, or is the last one.
    pub fn next(&mut self, chunk: &[u8]) -> Result<Vec<u8>, Error> {
        self.0.decrypt_next(chunk)
    }

    /// # Errors
    /// The chunk was changed, or is not the last one.
    pub fn last(self, chunk: &[u8]) -> Result<Vec<u8>, Error> {
        self.0.decrypt_last(chunk)
    }
}
