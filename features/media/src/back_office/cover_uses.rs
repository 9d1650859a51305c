//! Images used as covers of videos.

use async_trait::async_trait;
use kernel::{Failure, ImageId, MediaUse, MediaUses};

use crate::Media;

#[async_trait]
impl MediaUses for Media {
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let images = format!("{images:?}");
        let rows = sqlx::query!(
            r#"SELECT id, title, cover_id AS "cover!" FROM media_video
               WHERE cover_id IN (SELECT value FROM json_each(?1))"#,
            images
        )
        .fetch_all(self.db.read())
        .await?;
        let used = rows.into_iter().map(|row| {
            let shown = MediaUse::new("video", "Cover of a video", row.id, row.title);
            (row.cover, shown)
        });
        Ok(used.collect())
    }
}
