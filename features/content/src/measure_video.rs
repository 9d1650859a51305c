//! Videos that show how to measure.

use kernel::{Deps, Failure, Image, Video};
use poem_openapi::Object;

/// A video that shows how to measure.
#[derive(Object, Clone, Debug)]
pub struct MeasureVideo {
    /// Row id.
    pub id: i64,
    /// The video.
    pub url: Video,
    /// What is shown before it plays.
    pub image: Image,
}

pub async fn list(deps: &Deps) -> Result<Vec<MeasureVideo>, Failure> {
    let rows = sqlx::query!(
        "SELECT id, video_id, image_id FROM content_measure_video
         WHERE published = 1 AND deleted_at IS NULL ORDER BY position, id"
    )
    .fetch_all(deps.db.read())
    .await?;
    let videos: Vec<i64> = rows.iter().map(|row| row.video_id).collect();
    let images: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
    let videos = deps.images.videos(&videos).await?;
    let images = deps.images.images(&images).await?;
    Ok(rows
        .into_iter()
        .filter_map(|row| {
            Some(MeasureVideo {
                id: row.id,
                url: videos.get(&row.video_id).cloned()?,
                image: images.get(&row.image_id).cloned()?,
            })
        })
        .collect())
}
