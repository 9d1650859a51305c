//! Pickup areas.

use kernel::{Db, Failure};
use poem_openapi::Object;

/// A pickup and delivery area.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PinCodeArea {
    /// Six digits.
    pub pin_code: String,
    /// Name of the locality.
    pub location: String,
}

pub async fn all(db: &Db) -> Result<Vec<PinCodeArea>, Failure> {
    let areas = sqlx::query_as!(
        PinCodeArea,
        "SELECT pin_code, location FROM orders_pin_code
         WHERE deleted_at IS NULL AND published = 1 ORDER BY pin_code, location"
    )
    .fetch_all(db.read())
    .await?;
    Ok(areas)
}
