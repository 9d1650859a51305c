//! Which images and videos the rows of this feature show.

use async_trait::async_trait;
use kernel::{Deps, Failure, ImageId, MediaUse, MediaUser, MediaUses, VideoId};

pub struct ContentUses(pub Deps);

#[async_trait]
impl MediaUses for ContentUses {
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let images = format!("{images:?}");
        let rows = sqlx::query_as!(
            MediaUser,
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT image_id AS "media!: i64", 'testimonial' AS "kind!: String", 'Testimonial' AS "what!: String",
                      id AS "id!: i64", name AS "title!: String"
                 FROM content_testimonial WHERE image_id IN wanted
               UNION SELECT main_image_id, 'event', 'Story', id, title
                 FROM content_event WHERE main_image_id IN wanted
               UNION SELECT image.image_id, 'event', 'Story', event.id, event.title
                 FROM content_event_image AS image JOIN content_event AS event ON event.id = image.event_id
                 WHERE image.image_id IN wanted
               UNION SELECT image.image_id, 'gallery', 'Gallery', item.id, item.title
                 FROM content_gallery_image AS image JOIN content_gallery_item AS item ON item.id = image.item_id
                 WHERE image.image_id IN wanted
               UNION SELECT logo_image_id, 'shop', 'Logo', id, business_name
                 FROM content_setting WHERE logo_image_id IN wanted
               UNION SELECT image_id, 'measure_video', 'How to measure', id, 'Video ' || (position + 1)
                 FROM content_measure_video WHERE image_id IN wanted"#,
            images
        )
        .fetch_all(self.0.db.read())
        .await?;
        Ok(MediaUser::uses(rows))
    }

    async fn of_videos(&self, videos: &[VideoId]) -> Result<Vec<(VideoId, MediaUse)>, Failure> {
        let videos = format!("{videos:?}");
        let rows = sqlx::query_as!(
            MediaUser,
            r#"SELECT video_id AS "media!: i64", 'measure_video' AS "kind!: String", 'How to measure' AS "what!: String",
                      id AS "id!: i64", 'Video ' || (position + 1) AS "title!: String"
               FROM content_measure_video WHERE video_id IN (SELECT value FROM json_each(?1))"#,
            videos
        )
        .fetch_all(self.0.db.read())
        .await?;
        Ok(MediaUser::uses(rows))
    }
}
