//! Lessons: each is one video of a course.

use kernel::VideoId;
use poem_openapi::Object;
use sqlx::SqlitePool;

/// A stored lesson. The video is private.
pub struct Lesson {
    pub id: i64,
    pub title: String,
    pub video_id: VideoId,
}

/// A lesson of a course. The URL of its video is for buyers only.
#[derive(Object)]
#[oai(rename = "Lesson")]
pub struct CourseLesson {
    /// Id of the lesson.
    pub id: i64,
    /// Title.
    pub title: String,
    /// Length of the video in seconds.
    pub seconds: u32,
}

/// Lessons of a course, in order.
pub async fn of_course(pool: &SqlitePool, course_id: i64) -> Result<Vec<Lesson>, sqlx::Error> {
    sqlx::query_as!(
        Lesson,
        r#"SELECT id AS "id!", title, video_id FROM courses_lesson
           WHERE course_id = ? AND deleted_at IS NULL ORDER BY position, id"#,
        course_id
    )
    .fetch_all(pool)
    .await
}
