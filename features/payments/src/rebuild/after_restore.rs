//! After a restore, the provider still knows what was paid and refunded since the backup: everything open is looked up
//! at once, and purchases made since then are recreated.

use async_trait::async_trait;
use kernel::{AfterRestore, Failure, Restored, Tx};

/// Ids that were given out after the backup belong to those purchases; they are not used a second time.
const IDS_LEFT_FREE: i64 = 10_000;
/// Clocks differ, and the last purchase may have been recorded a little late.
const BEFORE_SECONDS: i64 = 3_600;
/// A store without purchases is asked about for so long back.
const LONG_AGO_DAYS: i64 = 180;

pub struct AskAboutEverything;

#[async_trait]
impl AfterRestore for AskAboutEverything {
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
        let now = restored.now;
        sqlx::query!(
            "UPDATE payments_order SET check_due_at = ?1
             WHERE state IN ('awaiting_payment', 'abandoned') AND provider_order_id IS NOT NULL",
            now.0
        )
        .execute(&mut **tx)
        .await?;
        let long_ago = now.plus_days(-LONG_AGO_DAYS).0;
        sqlx::query!(
            "INSERT INTO payments_rebuild (only, since)
             SELECT 1, coalesce(max(created_at) - ?1, ?2) FROM payments_order WHERE true
             ON CONFLICT (only) DO UPDATE SET since = min(since, excluded.since)",
            BEFORE_SECONDS,
            long_ago
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "INSERT INTO sqlite_sequence (name, seq) SELECT 'payments_order', 0
             WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'payments_order')"
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'payments_order'",
            IDS_LEFT_FREE
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
