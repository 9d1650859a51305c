//! Ends every session and invalidates every link, access token and calendar address after a restore: the ones in the
//! backup may have been revoked since it was made.

use async_trait::async_trait;
use kernel::{AfterRestore, Failure, Restored, Tx};

pub struct NobodyIsLoggedIn;

#[async_trait]
impl AfterRestore for NobodyIsLoggedIn {
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
        sqlx::query!(
            "UPDATE auth_session SET ended_at = ? WHERE ended_at IS NULL",
            restored.now.0
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!("DELETE FROM auth_reset")
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM auth_contact_change")
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM auth_calendar_feed")
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM auth_access_token")
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}
