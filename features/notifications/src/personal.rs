//! What belongs to one person, for the download of their data.

use kernel::Failure;
use serde_json::{Value, json};

use crate::Notifications;

impl Notifications {
    /// The devices of a person, without the keys that only machines need.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn records_of(&self, user: i64) -> Result<Value, Failure> {
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
}
