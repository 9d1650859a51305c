//! Offers as one line of text; the last one is the current one.

use kernel::{Db, Failure};
use poem_openapi::Object;

/// An offer.
#[derive(Object, Clone, Debug)]
pub struct Offer {
    /// Row id.
    pub id: i64,
    /// The offer in a sentence.
    pub text: String,
}

pub async fn list(db: &Db) -> Result<Vec<Offer>, Failure> {
    let offers = sqlx::query_as!(
        Offer,
        "SELECT id, text FROM content_offer WHERE published = 1 AND deleted_at IS NULL ORDER BY position, id"
    )
    .fetch_all(db.read())
    .await?;
    Ok(offers)
}
