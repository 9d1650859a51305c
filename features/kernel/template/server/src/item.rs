//! An item as visitors see it.

use kernel::{Db, Failure};
use poem_openapi::Object;

/// An item of FEATURE.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct FEATURE_TITLEItem {
    /// Id of the item.
    pub id: i64,
    /// Name.
    pub name: String,
}

pub async fn all(db: &Db) -> Result<Vec<FEATURE_TITLEItem>, Failure> {
    let items = sqlx::query_as!(
        FEATURE_TITLEItem,
        "SELECT id, name FROM FEATURE_item WHERE published = 1 AND deleted_at IS NULL ORDER BY position, id"
    )
    .fetch_all(db.read())
    .await?;
    Ok(items)
}
