//! What clients said.

use kernel::{Deps, Failure, Image};
use poem_openapi::Object;

/// What a client said.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct Testimonial {
    /// Row id.
    pub id: i64,
    /// Who said it.
    pub name: String,
    /// Where they are from, or what they had made.
    pub company: String,
    /// What they said.
    pub quote: String,
    /// An image of the person or of the piece.
    pub main_image: Image,
}

/// Newest first.
pub async fn list(deps: &Deps) -> Result<Vec<Testimonial>, Failure> {
    let rows = sqlx::query!(
        "SELECT id, name, company, quote, image_id FROM content_testimonial WHERE published = 1 AND deleted_at IS NULL
         ORDER BY day DESC, id DESC"
    )
    .fetch_all(deps.db.read())
    .await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
    let stored = deps.images.images(&ids).await?;
    Ok(rows
        .into_iter()
        .filter_map(|row| {
            Some(Testimonial {
                id: row.id,
                name: row.name,
                company: row.company,
                quote: row.quote,
                main_image: stored.get(&row.image_id).cloned()?,
            })
        })
        .collect())
}
