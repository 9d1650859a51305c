//! Signatures of the WhatsApp Cloud API: `sha256=` and the HMAC-SHA256 of the raw body in lower-case hexadecimal, with
//! the app secret as the key.
//! <https://developers.facebook.com/docs/graph-api/webhooks/getting-started#event-notifications>

use kernel::{Failure, signature};
use sha2::{Digest, Sha256};

/// Whether the header is the signature of this body.
pub fn is_valid(secret: &str, body: &[u8], header: &str) -> Result<bool, Failure> {
    match header.strip_prefix("sha256=") {
        Some(code) => signature::is_valid(secret, body, code),
        None => Ok(false),
    }
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
