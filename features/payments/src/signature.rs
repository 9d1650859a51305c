//! What a provider signs of a checkout.

/// What a checkout hands to the browser is signed over this.
pub fn checkout_message(order_id: &str, payment_id: &str) -> Vec<u8> {
    format!("{order_id}|{payment_id}").into_bytes()
}

#[cfg(test)]
mod tests {
    use kernel::signature::is_valid;

    use super::*;

    /// Published by a payment provider for its libraries.
    #[test]
    fn a_published_checkout_signature() {
        let message = checkout_message("order_IEIaMR65cu6nz3", "pay_IH4NVgf4Dreq1l");
        let signature = "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f";
        assert!(is_valid("EnLs21M47BllR3X8PSFtjtbd", &message, signature).unwrap());
    }
}
