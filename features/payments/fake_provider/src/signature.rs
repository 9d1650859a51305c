//! HMAC-SHA256 in lower-case hexadecimal. Written apart from the shop's own, so that one proves the other.

use data_encoding::HEXLOWER;
use hmac::{Hmac, Mac};
use sha2::Sha256;

pub fn sign(secret: &str, message: &[u8]) -> String {
    // A key of any length is one.
    let Ok(mut code) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
        return String::new();
    };
    code.update(message);
    HEXLOWER.encode(&code.finalize().into_bytes())
}

/// What the checkout hands to the page is signed like this.
pub fn of_checkout(key_secret: &str, order_id: &str, payment_id: &str) -> String {
    sign(key_secret, format!("{order_id}|{payment_id}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published by the provider for its libraries.
    #[test]
    fn the_published_signatures() {
        for (secret, order, payment, expected) in [
            (
                "EnLs21M47BllR3X8PSFtjtbd",
                "order_IEIaMR65cu6nz3",
                "pay_IH4NVgf4Dreq1l",
                "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
            ),
            (
                "key_secret",
                "fake_order_id",
                "fake_payment_id",
                "b2335e3b0801106b84a7faff035df56ecffde06918c9ddd1f0fafbb37a51cc89",
            ),
            (
                "key_secret",
                "fake_other_id",
                "fake_payment_id",
                "965ee2de4c5c4e6f006fb0a5a1736d992e5d4d52f9fe10b98c9b97ee169ebe18",
            ),
        ] {
            assert_eq!(of_checkout(secret, order, payment), expected);
        }
        assert_eq!(
            sign("123456", br#"{"a":1,"b":2,"c":{"d":3}}"#),
            "2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc"
        );
    }
}
