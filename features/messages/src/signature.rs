//! Signatures of the WhatsApp Cloud API: `sha256=` and the HMAC-SHA256 of the raw body in lower-case hexadecimal, with
//! the app secret as the key.
//! <https://developers.facebook.com/docs/graph-api/webhooks/getting-started#event-notifications>

use data_encoding::HEXLOWER;
use hmac::{Hmac, Mac};
use kernel::Failure;
use sha2::{Digest, Sha256};

/// Takes the same time wherever the two differ.
pub fn is_valid(secret: &str, body: &[u8], header: &str) -> Result<bool, Failure> {
    let Some(Ok(claimed)) = header
        .strip_prefix("sha256=")
        .map(|hex| HEXLOWER.decode(hex.as_bytes()))
    else {
        return Ok(false);
    };
    let mut code = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).map_err(Failure::internal)?;
    code.update(body);
    Ok(code.verify_slice(&claimed).is_ok())
}

/// Whether two secrets are the same; how long it takes says nothing about where they differ.
pub fn same(stored: &str, sent: &str) -> bool {
    !stored.is_empty() && Sha256::digest(stored) == Sha256::digest(sent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_signature_of_this_body_is_valid() {
        let code = "sha256=f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8";
        let body = b"The quick brown fox jumps over the lazy dog";
        assert!(is_valid("key", body, code).unwrap());
        assert!(!is_valid("other", body, code).unwrap());
        assert!(!is_valid("key", b"The quick brown fox", code).unwrap());
        for wrong in ["", "sha256=", "sha256=ab", &code[7..], &code.to_uppercase()] {
            assert!(!is_valid("key", body, wrong).unwrap(), "{wrong}");
        }
    }

    #[test]
    fn no_secret_equals_nothing() {
        assert!(same("a", "a"));
        assert!(!same("a", "b"));
        assert!(!same("", ""));
    }
}
