//! The coupons of a demo store.

use async_trait::async_trait;
use kernel::{DemoContent, DemoLoader, Failure, Tx};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    coupons: Vec<DemoCoupon>,
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
        Ok(())
    }
}
