//! The demo store's pin codes, from `data/demo/orders.json`.

use async_trait::async_trait;
use kernel::{DemoContent, DemoLoader, Failure, PinCode, Tx};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Document {
    pin_codes: Vec<PinCodeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct PinCodeRow {
    pin_code: String,
    location: String,
}

pub struct Rows;

#[async_trait]
impl DemoLoader for Rows {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        let document: Document = content.document("orders")?;
        for row in document.pin_codes {
            let pin_code = PinCode::parse(&row.pin_code).map_err(Failure::internal)?;
            let pin_code = pin_code.as_str();
            sqlx::query!(
                "INSERT INTO orders_pin_code (pin_code, location) VALUES (?, ?)",
                pin_code,
                row.location
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}
