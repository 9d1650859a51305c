//! Keeps test payments out of a store that has taken real money: a test card would buy real goods.

use kernel::Failure;

use crate::{
    payments::Payments,
    razorpay::{self, Mode},
};

impl Payments {
    /// Refuses to continue without live keys where purchases were made with some.
    ///
    /// # Errors
    /// A sentence for the operator: these are not live keys, or the purchases cannot be read.
    pub async fn refuse_mixed_keys(&self) -> Result<(), String> {
        let mode = self.0.provider.key_id().and_then(Mode::of);
        if mode == Some(Mode::Live) || !self.has_live_purchases().await.map_err(unread)? {
            return Ok(());
        }
        Err(
            "BOUTIQUE_RAZORPAY_KEY_ID is a test key or not set, and this store has purchases that were made with a live \
             key: with test payments anybody could have its goods for nothing. Put the live keys back, or try test \
             payments in another data folder with --data."
                .to_owned(),
        )
    }

    /// Whether a customer has begun to pay real money here.
    pub(crate) async fn has_live_purchases(&self) -> Result<bool, Failure> {
        let provider = razorpay::NAME;
        let found = sqlx::query_scalar!(
            "SELECT id FROM payments_order WHERE provider = ? AND substr(key_id, 1, 9) = 'rzp_live_' LIMIT 1",
            provider
        )
        .fetch_optional(self.0.deps.db.read())
        .await?;
        Ok(found.is_some())
    }
}

fn unread(failure: Failure) -> String {
    format!("The purchases cannot be read: {failure}.")
}
