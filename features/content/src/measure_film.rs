//! Films that show how to measure.

use kernel::{Deps, Failure, Film, Picture};
use poem_openapi::Object;

/// A film that shows how to measure.
#[derive(Object, Clone, Debug)]
pub struct MeasureFilm {
    /// Row id.
    pub id: i64,
    /// The film.
    pub url: Film,
    /// What is shown before it plays.
    pub image: Picture,
}

pub async fn list(deps: &Deps) -> Result<Vec<MeasureFilm>, Failure> {
    let rows = sqlx::query!(
        "SELECT id, film_id, picture_id FROM content_measure_film
         WHERE published = 1 AND deleted_at IS NULL ORDER BY position, id"
    )
    .fetch_all(deps.db.read())
    .await?;
    let films: Vec<i64> = rows.iter().map(|row| row.film_id).collect();
    let pictures: Vec<i64> = rows.iter().map(|row| row.picture_id).collect();
    let films = deps.pictures.films(&films).await?;
    let pictures = deps.pictures.pictures(&pictures).await?;
    Ok(rows
        .into_iter()
        .filter_map(|row| {
            Some(MeasureFilm {
                id: row.id,
                url: films.get(&row.film_id).cloned()?,
                image: pictures.get(&row.picture_id).cloned()?,
            })
        })
        .collect())
}
