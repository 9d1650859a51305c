//! Random tokens, and secrets that are never logged.

use std::{convert::Infallible, fmt, str::FromStr};

use data_encoding::HEXLOWER;
use rand::RngCore;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A secret. `Debug` prints three dots; call `reveal` to read it.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    pub fn new(word: impl Into<String>) -> Self {
        Self(word.into())
    }

    pub fn reveal(&self) -> &str {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\u{2022}\u{2022}\u{2022}")
    }
}

/// Accepts any text: an error message would contain the refused secret.
impl FromStr for Secret {
    type Err = Infallible;

    fn from_str(word: &str) -> Result<Self, Infallible> {
        Ok(Self::new(word))
    }
}

/// 256 random bits in hexadecimal.
pub fn random_token() -> String {
    let mut bytes = [0_u8; 32];
    rand::rng().fill_bytes(&mut bytes);
    HEXLOWER.encode(&bytes)
}

/// Hash of a token for the database, so that reading the database is not enough to use it.
pub fn token_hash(token: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(token.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_not_printed() {
        let secret: Secret = "canary".parse().unwrap();
        assert!(!format!("{secret:?} {:?}", Some(&secret)).contains("canary"));
        assert_eq!(secret.reveal(), "canary");
    }

    #[test]
    fn tokens_differ_and_hashes_do_not() {
        assert_eq!(random_token().len(), 64);
        assert_ne!(random_token(), random_token());
        assert_eq!(token_hash("a"), token_hash("a"));
        assert_ne!(token_hash("a"), token_hash("b"));
    }
}
