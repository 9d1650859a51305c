//! What came at the counter of a demo store, what it spent, and its cash drawer of yesterday.

use async_trait::async_trait;
use kernel::{DemoContent, DemoLoader, Failure, Timestamp, Tx, demo::DEMO_OWNER};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Document {
    /// For orders by their number, of which the owner took it.
    counter_payments: Vec<DemoCounterPayment>,
    /// Of which the owner recorded them.
    expenses: Vec<DemoExpense>,
    /// Of yesterday, closed.
    drawer: DemoDrawer,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoExpense {
    category: String,
    method: String,
    amount_paise: i64,
    days_ago: i64,
    note: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoDrawer {
    opening_paise: i64,
    handed_over_paise: i64,
    /// Counted less expected.
    difference_paise: i64,
    note: String,
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
        for expense in document.expenses {
            let at = content.now.plus_days(-expense.days_ago);
            let day = at.day().to_string();
            sqlx::query!(
                "INSERT INTO ledger_expense (day, category, method, amount_paise, note, actor, at)
                 VALUES (?, ?, ?, ?, ?, ?, ?)",
                day,
                expense.category,
                expense.method,
                expense.amount_paise,
                expense.note,
                DEMO_OWNER,
                at.0
            )
            .execute(&mut **tx)
            .await?;
        }
        close_drawer(&document.drawer, content.now, tx).await
    }
}

/// Of yesterday, from nine in the morning to seven in the evening.
async fn close_drawer(drawer: &DemoDrawer, now: Timestamp, tx: &mut Tx) -> Result<(), Failure> {
    const HOUR: i64 = 60 * 60;
    let yesterday = now.day().plus_days(-1);
    let day = yesterday.to_string();
    let opened = yesterday.start().plus_seconds(9 * HOUR).0;
    let closed = yesterday.start().plus_seconds(19 * HOUR).0;
    sqlx::query!(
        "INSERT INTO ledger_drawer (day, opening_paise, handed_over_paise, opened_by, opened_at, expected_paise,
                                    counted_paise, note, closed_by, closed_at)
         SELECT ?1, ?2, ?3, ?4, ?5, expected, expected + ?6, ?7, ?4, ?8 FROM
           (SELECT ?2 - ?3
                   + (SELECT coalesce(sum(amount_paise), 0) FROM ledger_counter_payment WHERE day = ?1 AND method = 'cash')
                   - (SELECT coalesce(sum(amount_paise), 0) FROM ledger_expense WHERE day = ?1 AND method = 'cash')
                   AS expected)",
        day,
        drawer.opening_paise,
        drawer.handed_over_paise,
        DEMO_OWNER,
        opened,
        drawer.difference_paise,
        drawer.note,
        closed
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
