//! Signatures with a shared secret: HMAC-SHA256 in lower-case hexadecimal.

use data_encoding::HEXLOWER;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::Failure;

/// Whether the signature is of this message. Takes the same time wherever the two differ.
///
/// # Errors
/// The secret cannot be a key.
pub fn is_valid(secret: &str, message: &[u8], signature: &str) -> Result<bool, Failure> {
    let Ok(claimed) = HEXLOWER.decode(signature.as_bytes()) else {
        return Ok(false);
    };
    let mut code = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).map_err(Failure::internal)?;
    code.update(message);
    Ok(code.verify_slice(&claimed).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOX: &[u8] = b"The quick brown fox jumps over the lazy dog";
    const CODE: &str = "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8";

    #[test]
    fn the_published_code_of_the_quick_brown_fox() {
        assert!(is_valid("key", FOX, CODE).unwrap());
    }

    #[test]
    fn anything_else_is_refused() {
        assert!(!is_valid("other", FOX, CODE).unwrap());
        assert!(!is_valid("key", &FOX[1..], CODE).unwrap());
        for wrong in ["", "ab", "zz", &CODE[..62], "é", &CODE.to_uppercase()] {
            assert!(!is_valid("key", FOX, wrong).unwrap(), "{wrong}");
        }
    }
}
