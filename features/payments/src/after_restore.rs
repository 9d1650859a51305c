//! What was paid after a backup was made, the provider still knows: everything open is asked about at once.

use async_trait::async_trait;
use kernel::{AfterRestore, Failure, Timestamp, Tx};

pub struct AskAboutEverything;

#[async_trait]
impl AfterRestore for AskAboutEverything {
    async fn after_restore(&self, tx: &mut Tx, now: Timestamp) -> Result<(), Failure> {
        sqlx::query!(
            "UPDATE payments_order SET check_due_at = ?1
             WHERE state IN ('awaiting_payment', 'abandoned') AND provider_order_id IS NOT NULL",
            now.0
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
