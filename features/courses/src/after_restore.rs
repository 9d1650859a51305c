//! Invalidates playback grants after a restore.

use async_trait::async_trait;
use kernel::{AfterRestore, Failure, Restored, Tx};

pub struct NothingPlays;

#[async_trait]
impl AfterRestore for NothingPlays {
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
        sqlx::query!(
            "UPDATE courses_grant SET ended_at = ? WHERE ended_at IS NULL",
            restored.now.0
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
