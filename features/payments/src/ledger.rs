//! The book of money: rows are only added.

use kernel::{Failure, Timestamp, Tx};

/// One line of it.
pub struct Line {
    pub purchase: i64,
    pub payment: Option<i64>,
    /// `captured`, `free`, `refunded`, `recorded`.
    pub entry: &'static str,
    /// Money in, in paise; negative for money out.
    pub amount: i64,
    /// Who decided it, when it was a person.
    pub actor: Option<i64>,
}

pub async fn enter(tx: &mut Tx, line: Line, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "INSERT INTO payments_ledger (at, order_id, payment_id, entry, amount_paise, actor) VALUES (?, ?, ?, ?, ?, ?)",
        now.0,
        line.purchase,
        line.payment,
        line.entry,
        line.amount,
        line.actor
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
