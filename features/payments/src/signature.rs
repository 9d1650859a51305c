//! Signatures with a shared secret: HMAC-SHA256 in lower-case hexadecimal.

use data_encoding::HEXLOWER;
use hmac::{Hmac, Mac};
use kernel::Failure;
use sha2::Sha256;

/// Takes the same time wherever the two differ.
pub fn is_valid(secret: &str, message: &[u8], signature: &str) -> Result<bool, Failure> {
    let Ok(claimed) = HEXLOWER.decode(signature.as_bytes()) else {
        return Ok(false);
    };
    Ok(keyed(secret, message)?.verify_slice(&claimed).is_ok())
}

/// What a checkout hands to the browser is signed over this.
pub fn checkout_message(order_id: &str, payment_id: &str) -> Vec<u8> {
    format!("{order_id}|{payment_id}").into_bytes()
}

fn keyed(secret: &str, message: &[u8]) -> Result<Hmac<Sha256>, Failure> {
    let mut code = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).map_err(Failure::internal)?;
    code.update(message);
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sign(secret: &str, message: &[u8]) -> Result<String, Failure> {
        let code = keyed(secret, message)?.finalize().into_bytes();
        Ok(code.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    #[test]
    fn the_published_code_of_the_quick_brown_fox() {
        let expected = "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8";
        let message = b"The quick brown fox jumps over the lazy dog";
        assert_eq!(sign("key", message).unwrap(), expected);
        assert!(is_valid("key", message, expected).unwrap());
    }

    /// Published by a payment provider for its libraries.
    #[test]
    fn a_published_checkout_signature() {
        let message = checkout_message("order_IEIaMR65cu6nz3", "pay_IH4NVgf4Dreq1l");
        let signature = "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f";
        assert!(is_valid("EnLs21M47BllR3X8PSFtjtbd", &message, signature).unwrap());
    }

    #[test]
    fn anything_else_is_refused() {
        let signature = sign("secret", b"order_1|pay_1").unwrap();
        let valid =
            |secret, message: &[u8], signature: &str| is_valid(secret, message, signature).unwrap();
        assert!(valid("secret", b"order_1|pay_1", &signature));
        assert!(!valid("other", b"order_1|pay_1", &signature));
        assert!(!valid("secret", b"order_2|pay_1", &signature));
        assert!(!valid(
            "secret",
            b"order_1|pay_1",
            &signature.to_uppercase()
        ));
        for short in ["", "ab", "zz", &signature[..62], "é"] {
            assert!(!valid("secret", b"order_1|pay_1", short), "{short}");
        }
    }
}
