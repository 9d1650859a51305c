//! The key that encrypts the secrets of authenticator apps, so that the database or a backup alone
//! is not enough to compute codes.

use aes_gcm::{
    Aes256Gcm, KeyInit as _, Nonce,
    aead::{Aead as _, Payload},
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use kernel::Failure;
use rand::RngCore as _;

const NONCE_BYTES: usize = 12;

/// 256 random bits, stored outside the database and its backups.
#[derive(Clone)]
pub struct TwoFactorKey(Aes256Gcm);

impl TwoFactorKey {
    pub fn new(bytes: &[u8; 32]) -> Self {
        Self(Aes256Gcm::new(bytes.into()))
    }

    /// Generates the bytes of a new key.
    pub fn random_bytes() -> [u8; 32] {
        let mut bytes = [0; 32];
        rand::rng().fill_bytes(&mut bytes);
        bytes
    }

    /// A temporary key, for commands in which no app is set up.
    pub fn for_now() -> Self {
        Self::new(&Self::random_bytes())
    }

    /// Encrypts a user's secret: nonce and ciphertext in base64. Bound to the user, so that write
    /// access to the database is not enough to move one user's secret to another.
    ///
    /// # Errors
    /// Never with secrets of a sensible length.
    pub fn seal(&self, user: i64, secret: &str) -> Result<String, Failure> {
        let mut nonce = [0; NONCE_BYTES];
        rand::rng().fill_bytes(&mut nonce);
        let bound = bound_to(user);
        let payload = Payload {
            msg: secret.as_bytes(),
            aad: bound.as_bytes(),
        };
        let sealed = self.0.encrypt(Nonce::from_slice(&nonce), payload);
        let sealed = sealed.map_err(|_| Failure::internal("a secret could not be encrypted"))?;
        Ok(STANDARD.encode([nonce.as_slice(), &sealed].concat()))
    }

    /// Decrypts the secret; `None` if it was encrypted with another key or for another user.
    pub fn open(&self, user: i64, sealed: &str) -> Option<String> {
        let bytes = STANDARD.decode(sealed).ok()?;
        let (nonce, sealed) = bytes.split_at_checked(NONCE_BYTES)?;
        let bound = bound_to(user);
        let payload = Payload {
            msg: sealed,
            aad: bound.as_bytes(),
        };
        let opened = self.0.decrypt(Nonce::from_slice(nonce), payload).ok()?;
        String::from_utf8(opened).ok()
    }
}

fn bound_to(user: i64) -> String {
    format!("auth_two_factor:{user}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

    #[test]
    fn a_secret_decrypts_only_with_its_key_and_user() {
        let key = TwoFactorKey::new(&[7; 32]);
        let sealed = key.seal(1, SECRET).unwrap();
        assert!(!sealed.contains(SECRET));
        assert_ne!(key.seal(1, SECRET).unwrap(), sealed, "a nonce of its own");
        assert_eq!(key.open(1, &sealed).as_deref(), Some(SECRET));
        assert_eq!(key.open(2, &sealed), None);
        assert_eq!(TwoFactorKey::new(&[8; 32]).open(1, &sealed), None);
        for broken in ["", "AAAA", SECRET, "%"] {
            assert_eq!(key.open(1, broken), None, "{broken}");
        }
    }
}
