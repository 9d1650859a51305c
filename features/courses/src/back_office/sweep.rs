//! Empties the trash: deletes for good what was deleted more than 30 days ago, except courses that were bought or are a
//! gift. Gifts that were prepared so long ago and never paid go too, with the address of who was to receive them.

use kernel::{Failure, Tx, edit::DAYS_TO_RESTORE};

use crate::Courses;

/// Deletes dependent rows first. A sold course stays for its buyers, and so does its category. So does the course of a gift.
pub async fn sweep(courses: &Courses) -> Result<(), Failure> {
    let before = courses.now().plus_days(-DAYS_TO_RESTORE).0;
    let mut tx = courses.deps.db.write().await?;
    sqlx::query!("DELETE FROM courses_review WHERE deleted_at < ?", before)
        .execute(&mut *tx)
        .await?;
    sqlx::query!(
        "DELETE FROM courses_gift WHERE purchase IS NULL AND created_at < ?",
        before
    )
    .execute(&mut *tx)
    .await?;
    let lessons = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM courses_lesson WHERE deleted_at < ?"#,
        before
    )
    .fetch_all(&mut *tx)
    .await?;
    delete_lessons(courses, &mut tx, &lessons).await?;
    delete_files(courses, &mut tx, before).await?;
    let unsold = sqlx::query_scalar!(
        r#"SELECT o.id AS "id!" FROM courses_course o JOIN courses_category c ON c.id = o.category_id
           WHERE (o.deleted_at < ?1 OR c.deleted_at < ?1)
             AND NOT EXISTS (SELECT 1 FROM courses_enrolment e WHERE e.course_id = o.id)
             AND NOT EXISTS (SELECT 1 FROM courses_gift g WHERE g.course_id = o.id)"#,
        before
    )
    .fetch_all(&mut *tx)
    .await?;
    for course in unsold {
        let lessons = sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM courses_lesson WHERE course_id = ?"#,
            course
        )
        .fetch_all(&mut *tx)
        .await?;
        delete_lessons(courses, &mut tx, &lessons).await?;
        sqlx::query!("DELETE FROM courses_review WHERE course_id = ?", course)
            .execute(&mut *tx)
            .await?;
        sqlx::query!("DELETE FROM courses_course WHERE id = ?", course)
            .execute(&mut *tx)
            .await?;
    }
    sqlx::query!(
        "DELETE FROM courses_category WHERE deleted_at < ?
           AND NOT EXISTS (SELECT 1 FROM courses_course o WHERE o.category_id = courses_category.id)",
        before
    )
    .execute(&mut *tx)
    .await?;
    Ok(tx.commit().await?)
}

/// Deletes files that were removed before this time, in Unix seconds.
async fn delete_files(courses: &Courses, tx: &mut Tx, before: i64) -> Result<(), Failure> {
    let stored = sqlx::query_scalar!(
        "DELETE FROM courses_lesson_file WHERE deleted_at < ? RETURNING stored_file",
        before
    )
    .fetch_all(&mut **tx)
    .await?;
    forget(courses, tx, &stored).await
}

async fn forget(courses: &Courses, tx: &mut Tx, stored: &[i64]) -> Result<(), Failure> {
    for file in stored {
        courses.setup.files.delete(tx, *file).await?;
    }
    Ok(())
}

/// With how far they were watched, who was watching, what was asked about them, and their files.
async fn delete_lessons(courses: &Courses, tx: &mut Tx, lessons: &[i64]) -> Result<(), Failure> {
    for lesson in lessons {
        let stored = sqlx::query_scalar!(
            "DELETE FROM courses_lesson_file WHERE lesson_id = ? RETURNING stored_file",
            lesson
        )
        .fetch_all(&mut **tx)
        .await?;
        forget(courses, tx, &stored).await?;
        sqlx::query!("DELETE FROM courses_grant WHERE lesson_id = ?", lesson)
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM courses_progress WHERE lesson_id = ?", lesson)
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM courses_question WHERE lesson_id = ?", lesson)
            .execute(&mut **tx)
            .await?;
        sqlx::query!("DELETE FROM courses_lesson WHERE id = ?", lesson)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}
