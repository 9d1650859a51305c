//! What belongs to one person: for the download of their data, and when they leave.

use async_trait::async_trait;
use kernel::{Failure, PersonalRecords, Tx};
use serde_json::{Value, json};

use crate::Notifications;

#[async_trait]
impl PersonalRecords for Notifications {
    fn name(&self) -> &'static str {
        "notificationDevices"
    }

    /// The devices of a person, without the keys that only machines need.
    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let rows = sqlx::query!(
            "SELECT label, created_at FROM notifications_device WHERE user_id = ? ORDER BY id",
            user
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let devices = rows.into_iter().map(|row| {
            let since = kernel::Timestamp(row.created_at).to_rfc3339();
            json!({"device": row.label, "since": since})
        });
        Ok(devices.collect())
    }

    /// Removes a person's devices and choices, and what they were about to be notified of.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM notifications_device WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM notifications_push_off WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        sqlx::query!(
            "DELETE FROM notifications_quiet_hours WHERE user_id = ?",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query("DELETE FROM kernel_notification WHERE user_id = ?")
            .bind(user)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}
