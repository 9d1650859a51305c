//! Tokens nobody guesses.

use rand::RngCore;
use sha2::{Digest, Sha256};

/// 256 random bits in hexadecimal.
pub fn random_token() -> String {
    let mut bytes = [0_u8; 32];
    rand::rng().fill_bytes(&mut bytes);
    hex(&bytes)
}

/// What is kept of a token: whoever reads the database cannot use it.
pub fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_hashes_do_not() {
        assert_eq!(random_token().len(), 64);
        assert_ne!(random_token(), random_token());
        assert_eq!(token_hash("a"), token_hash("a"));
        assert_ne!(token_hash("a"), token_hash("b"));
    }
}
