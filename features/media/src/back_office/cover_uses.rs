//! Which pictures films show before they play.

use async_trait::async_trait;
use kernel::{Failure, KeptUse, KeptUses, PictureId};

use crate::Media;

#[async_trait]
impl KeptUses for Media {
    async fn of_pictures(
        &self,
        pictures: &[PictureId],
    ) -> Result<Vec<(PictureId, KeptUse)>, Failure> {
        let pictures = format!("{pictures:?}");
        let rows = sqlx::query!(
            r#"SELECT id, title, cover_id AS "cover!" FROM media_film
               WHERE cover_id IN (SELECT value FROM json_each(?1))"#,
            pictures
        )
        .fetch_all(self.db.read())
        .await?;
        let used = rows.into_iter().map(|row| {
            let href = format!("/admin/content/films?id={}", row.id);
            (row.cover, KeptUse::new("Cover of a film", row.title, href))
        });
        Ok(used.collect())
    }
}
