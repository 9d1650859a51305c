//! The coupons of a demo store, and what came at its counter.

use async_trait::async_trait;
use kernel::{DemoContent, DemoLoader, Failure, Tx, demo::DEMO_OWNER};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    coupons: Vec<DemoCoupon>,
    /// For orders by their number, of which the owner took it.
    #[serde(default)]
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

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct DemoCoupon {
    code: String,
    percent: i64,
    most_uses: Option<i64>,
    kind: Option<String>,
}

pub struct DemoCoupons;

#[async_trait]
impl DemoLoader for DemoCoupons {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        if !content.made_up_shop {
            return Ok(());
        }
        let document: Document = content.document("payments")?;
        for coupon in document.coupons {
            sqlx::query!(
                "INSERT INTO payments_coupon (code, percent, most_uses, kind, created_at) VALUES (?, ?, ?, ?, ?)",
                coupon.code,
                coupon.percent,
                coupon.most_uses,
                coupon.kind,
                content.now.0
            )
            .execute(&mut **tx)
            .await?;
        }
        for counter_payment in document.counter_payments {
            let at = content.now.plus_days(-counter_payment.days_ago);
            let day = at.day().to_string();
            sqlx::query!(
                "INSERT INTO payments_counter_payment (kind, reference, method, amount_paise, day, note, actor, at)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                counter_payment.kind,
                counter_payment.reference,
                counter_payment.method,
                counter_payment.amount_paise,
                day,
                counter_payment.note,
                DEMO_OWNER,
                at.0
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}
