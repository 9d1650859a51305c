//! What must not come back with a backup.

use async_trait::async_trait;
use kernel::{AfterRestore, Failure, Restored, Tx};

/// Gives up what waited when the backup was made: it may have been sent since. The owner can send it again.
pub struct GiveUp;

#[async_trait]
impl AfterRestore for GiveUp {
    async fn after_restore(&self, tx: &mut Tx, _: Restored<'_>) -> Result<(), Failure> {
        sqlx::query(
            "UPDATE kernel_message SET state = 'failed', last_error = 'The shop was restored from a backup.'
             WHERE state = 'waiting'",
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
