//! Forgets messages that were sent long ago: they are full of names, numbers and what people bought.

use std::time::Duration;

use kernel::{Failure, Job};

use crate::Messages;

pub fn job(messages: &Messages) -> Job {
    let messages = messages.clone();
    Job::new(
        "messages.prune",
        Duration::from_secs(6 * 3_600),
        move || {
            let messages = messages.clone();
            async move { messages.prune().await }
        },
    )
}

impl Messages {
    async fn prune(&self) -> Result<(), Failure> {
        let days = i64::from(self.0.setup.retention_days);
        let before = self.now().plus_days(-days).0;
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query(
            "DELETE FROM kernel_message WHERE state <> 'waiting' AND coalesce(sent_at, due_at) < ?",
        )
        .bind(before)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
