//! The words that take turns on the home page.

use kernel::{Db, Failure};
use poem_openapi::Object;

/// One of the texts that take turns.
#[derive(Object, Clone, Debug)]
pub struct BannerLine {
    /// Row id.
    pub id: i64,
    /// A service in two or three words.
    pub subtitle: String,
}

pub async fn list(db: &Db) -> Result<Vec<BannerLine>, Failure> {
    let lines = sqlx::query_as!(
        BannerLine,
        "SELECT id, subtitle FROM content_banner WHERE published = 1 AND deleted_at IS NULL ORDER BY position, id"
    )
    .fetch_all(db.read())
    .await?;
    Ok(lines)
}
