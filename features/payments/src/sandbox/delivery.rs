//! Delivering the sandbox's webhooks to the shop's own address.

use kernel::Failure;

use super::{Sandbox, post};
use crate::signature;

/// Seconds until the next try; after the last the shop is on its own.
const RETRIES: [i64; 8] = [5, 15, 60, 120, 300, 900, 3_600, 21_600];

struct Waiting {
    id: i64,
    event_id: String,
    body: String,
    attempts: i64,
}

impl Sandbox {
    /// Delivers everything that is due.
    pub async fn deliver(&self) -> Result<(), Failure> {
        let Some(address) = self.own_address.callable() else {
            return Ok(());
        };
        let mut after = 0;
        while let Some(waiting) = self.next_delivery(after).await? {
            after = waiting.id;
            let signature =
                signature::sign(&self.keys().await?.webhook_secret, waiting.body.as_bytes())?;
            let message = post::Message {
                event_id: &waiting.event_id,
                signature: &signature,
                body: &waiting.body,
            };
            match post::post(address, message).await {
                Ok(()) => self.delivered(waiting.id).await?,
                Err(why) => {
                    tracing::info!(%why, "a test payment's webhook was not delivered yet");
                    self.not_delivered(&waiting).await?;
                }
            }
        }
        Ok(())
    }

    async fn next_delivery(&self, after: i64) -> Result<Option<Waiting>, Failure> {
        let now = self.clock.now().0;
        Ok(sqlx::query_as!(
            Waiting,
            "SELECT id, event_id, body, attempts FROM payments_sandbox_delivery
             WHERE state = 'waiting' AND due_at <= ? AND id > ? ORDER BY id LIMIT 1",
            now,
            after
        )
        .fetch_optional(self.db.read())
        .await?)
    }

    async fn delivered(&self, id: i64) -> Result<(), Failure> {
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "UPDATE payments_sandbox_delivery SET state = 'delivered', attempts = attempts + 1 WHERE id = ?",
            id
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    async fn not_delivered(&self, waiting: &Waiting) -> Result<(), Failure> {
        let wait = usize::try_from(waiting.attempts)
            .ok()
            .and_then(|tried| RETRIES.get(tried));
        let (state, due_at) = match wait {
            Some(seconds) => ("waiting", self.clock.now().0 + seconds),
            None => ("lost", self.clock.now().0),
        };
        let mut tx = self.db.write().await?;
        sqlx::query!(
            "UPDATE payments_sandbox_delivery SET state = ?, due_at = ?, attempts = attempts + 1 WHERE id = ?",
            state,
            due_at,
            waiting.id
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
