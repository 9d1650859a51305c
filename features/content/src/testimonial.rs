//! What clients said.

use kernel::{Deps, Failure, Picture};
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
    /// A picture of the person or of the piece.
    pub main_image: Picture,
}

/// Newest first.
pub async fn list(deps: &Deps) -> Result<Vec<Testimonial>, Failure> {
    let rows = sqlx::query!(
        "SELECT id, name, company, quote, picture_id FROM content_testimonial WHERE published = 1 AND deleted_at IS NULL
         ORDER BY day DESC, id DESC"
    )
    .fetch_all(deps.db.read())
    .await?;
    let ids: Vec<i64> = rows.iter().map(|row| row.picture_id).collect();
    let kept = deps.pictures.pictures(&ids).await?;
    Ok(rows
        .into_iter()
        .filter_map(|row| {
            Some(Testimonial {
                id: row.id,
                name: row.name,
                company: row.company,
                quote: row.quote,
                main_image: kept.get(&row.picture_id).cloned()?,
            })
        })
        .collect())
}
