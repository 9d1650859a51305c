//! Images and videos that courses show.

use async_trait::async_trait;
use kernel::{Deps, Failure, ImageId, MediaUse, MediaUser, MediaUses, VideoId};

pub struct CourseUses(pub Deps);

#[async_trait]
impl MediaUses for CourseUses {
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let images = format!("{images:?}");
        let rows = sqlx::query_as!(
            MediaUser,
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT image_id AS "media!: i64", 'course' AS "kind!: String", 'Course' AS "what!: String",
                      id AS "id!: i64", service_name AS "title!: String"
                 FROM courses_course WHERE image_id IN wanted
               UNION SELECT image_id, 'course_category', 'Course category', id, name
                 FROM courses_category WHERE image_id IN wanted"#,
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
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT preview_video_id AS "media!: i64", 'course' AS "kind!: String", 'Preview of' AS "what!: String",
                      id AS "id!: i64", service_name AS "title!: String"
                 FROM courses_course WHERE preview_video_id IN wanted
               UNION SELECT lesson.video_id, 'course', 'Lesson', lesson.course_id, lesson.title
                 FROM courses_lesson AS lesson WHERE lesson.video_id IN wanted"#,
            videos
        )
        .fetch_all(self.0.db.read())
        .await?;
        Ok(MediaUser::uses(rows))
    }
}
