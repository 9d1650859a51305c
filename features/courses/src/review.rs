//! Approved reviews of courses.

use kernel::{Timestamp, review::Review};
use sqlx::SqlitePool;

/// Approved reviews of a course, newest first.
pub async fn approved(pool: &SqlitePool, course_id: i64) -> Result<Vec<Review>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT name, stars, text, written_at AS "written_at: Timestamp" FROM courses_review
           WHERE course_id = ? AND approved = 1 AND deleted_at IS NULL ORDER BY written_at DESC, id DESC"#,
        course_id
    )
    .fetch_all(pool)
    .await?;
    let reviews = rows.into_iter().map(|row| Review {
        name: row.name,
        stars: row.stars,
        text: row.text,
        date: row.written_at.day(),
        photos: Vec::new(),
    });
    Ok(reviews.collect())
}
