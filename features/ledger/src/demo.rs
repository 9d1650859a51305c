//! What came at the counter of a demo store.

use async_trait::async_trait;
use kernel::{DemoContent, DemoLoader, Failure, Tx, demo::DEMO_OWNER};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Document {
    /// For orders by their number, of which the owner took it.
    counter_payments: Vec<DemoCounterPayment>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoCounterPayment {
    kind: String,
    reference: String,
    method: String,
    amount_paise: i64,
    days_ago: i64,
    note: String,
}

pub struct DemoCounter;

#[async_trait]
impl DemoLoader for DemoCounter {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        if !content.made_up_shop {
            return Ok(());
        }
        let document: Document = content.document("ledger")?;
        for payment in document.counter_payments {
            let at = content.now.plus_days(-payment.days_ago);
            let day = at.day().to_string();
            sqlx::query!(
                "INSERT INTO ledger_counter_payment (kind, reference, method, amount_paise, day, note, actor, at)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                payment.kind,
                payment.reference,
                payment.method,
                payment.amount_paise,
                day,
                payment.note,
                DEMO_OWNER,
                at.0
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}
