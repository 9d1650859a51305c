//! Which images and videos the rows of this feature show.

use async_trait::async_trait;
use kernel::{Deps, Failure, ImageId, MediaUse, MediaUses, VideoId};

pub struct ContentUses(pub Deps);

#[async_trait]
impl MediaUses for ContentUses {
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let images = format!("{images:?}");
        let rows = sqlx::query!(
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT image_id AS "image!: i64", 'Testimonial' AS "what!: String", name AS "title!: String",
                      '/admin/content/testimonials/' || id AS "href!: String"
                 FROM content_testimonial WHERE image_id IN wanted
               UNION SELECT main_image_id, 'Story', title, '/admin/content/events/' || id
                 FROM content_event WHERE main_image_id IN wanted
               UNION SELECT image.image_id, 'Story', event.title, '/admin/content/events/' || event.id
                 FROM content_event_image AS image JOIN content_event AS event ON event.id = image.event_id
                 WHERE image.image_id IN wanted
               UNION SELECT image.image_id, 'Gallery', item.title, '/admin/content/gallery/' || item.id
                 FROM content_gallery_image AS image JOIN content_gallery_item AS item ON item.id = image.item_id
                 WHERE image.image_id IN wanted
               UNION SELECT image_id, 'How to measure', 'Video ' || (position + 1), '/admin/content/how-to-measure'
                 FROM content_measure_video WHERE image_id IN wanted"#,
            images
        )
        .fetch_all(self.0.db.read())
        .await?;
        let used = rows
            .into_iter()
            .map(|row| (row.image, MediaUse::new(&row.what, row.title, row.href)));
        Ok(used.collect())
    }

    async fn of_videos(&self, videos: &[VideoId]) -> Result<Vec<(VideoId, MediaUse)>, Failure> {
        let videos = format!("{videos:?}");
        let rows = sqlx::query!(
            r#"SELECT video_id, 'Video ' || (position + 1) AS "title!: String" FROM content_measure_video
               WHERE video_id IN (SELECT value FROM json_each(?1))"#,
            videos
        )
        .fetch_all(self.0.db.read())
        .await?;
        let used = rows.into_iter().map(|row| {
            let href = "/admin/content/how-to-measure";
            (
                row.video_id,
                MediaUse::new("How to measure", row.title, href),
            )
        });
        Ok(used.collect())
    }
}
