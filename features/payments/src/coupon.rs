//! Discounts by code. Which codes exist is never revealed.

use kernel::{Day, Failure};
use sqlx::SqliteExecutor;

use crate::codes;

/// A coupon that may be applied today.
#[derive(Clone, Debug)]
pub struct Coupon {
    pub id: i64,
    pub code: String,
    pub percent: i64,
    pub most_uses: Option<i64>,
}

/// What the customer wants to buy with it.
#[derive(Clone, Copy, Debug)]
pub struct Item<'a> {
    pub kind: &'a str,
    pub reference: &'a str,
}

/// The coupon of this code, if it is on, today is one of its days, and it is for this item. All refusals are alike.
pub async fn find(
    executor: impl SqliteExecutor<'_>,
    code: &str,
    item: Item<'_>,
    today: Day,
) -> Result<Coupon, Failure> {
    let code = code.trim().to_uppercase();
    let today = today.to_string();
    sqlx::query_as!(
        Coupon,
        r#"SELECT id, code, percent, most_uses FROM payments_coupon
           WHERE code = ?1 AND published = 1 AND deleted_at IS NULL
             AND (first_day IS NULL OR first_day <= ?2) AND (last_day IS NULL OR last_day >= ?2)
             AND (kind IS NULL OR kind = ?3) AND (reference IS NULL OR reference = ?4)"#,
        code,
        today,
        item.kind,
        item.reference
    )
    .fetch_optional(executor)
    .await?
    .ok_or_else(|| codes::COUPON_INVALID.into())
}
