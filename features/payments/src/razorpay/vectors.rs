//! Signatures that the provider publishes with its own libraries.

use kernel::signature::is_valid;

use crate::signature::checkout_message;

const SECRET: &str = "EnLs21M47BllR3X8PSFtjtbd";

#[test]
fn published_checkout_signatures_are_good() {
    for (secret, order, payment, signature) in [
        (
            SECRET,
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
        let message = checkout_message(order, payment);
        assert!(is_valid(secret, &message, signature).unwrap(), "{order}");
        let turned = checkout_message(payment, order);
        assert!(!is_valid(secret, &turned, signature).unwrap(), "{order}");
    }
}

#[test]
fn the_signature_of_another_product_is_none_of_a_checkout() {
    let subscription = "601f383334975c714c91a7d97dd723eb56520318355863dcf3821c0d07a17693";
    let message = checkout_message("sub_ID6MOhgkcoHj9I", "pay_IDZNwZZFtnjyym");
    assert!(!is_valid(SECRET, &message, subscription).unwrap());
}

#[test]
fn a_published_webhook_signature_is_good_for_exactly_these_bytes() {
    let signature = "2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc";
    assert!(is_valid("123456", br#"{"a":1,"b":2,"c":{"d":3}}"#, signature).unwrap());
    assert!(!is_valid("123456", br#"{"a":1,"b":2,"c":{"d":3}} "#, signature).unwrap());
}
