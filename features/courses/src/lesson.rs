//! A lesson: one film of a course.

use kernel::FilmId;
use sqlx::SqlitePool;

/// A lesson as kept. The film is private.
pub struct Lesson {
    pub id: i64,
    pub title: String,
    pub film_id: FilmId,
}

/// Lessons of a course in the order in which they are taught.
pub async fn of_course(pool: &SqlitePool, course_id: i64) -> Result<Vec<Lesson>, sqlx::Error> {
    sqlx::query_as!(
        Lesson,
        r#"SELECT id AS "id!", title, film_id FROM courses_lesson WHERE course_id = ? ORDER BY position, id"#,
        course_id
    )
    .fetch_all(pool)
    .await
}
