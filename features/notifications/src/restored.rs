//! What must not come back with a backup.

use async_trait::async_trait;
use kernel::{AfterRestore, Failure, Restored, Tx};

/// Forgets what was about to be shown: it is long over.
pub struct Forget;

#[async_trait]
impl AfterRestore for Forget {
    async fn after_restore(&self, tx: &mut Tx, _: Restored<'_>) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM notifications_push")
            .execute(&mut **tx)
            .await?;
        sqlx::query("DELETE FROM kernel_notification")
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}
