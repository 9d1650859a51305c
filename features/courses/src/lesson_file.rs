//! Files that buyers download with a lesson, such as patterns.

use std::collections::HashMap;

use kernel::{
    Failure,
    file::{FileDownload, FileKind},
};
use poem::http::{HeaderMap, Method};
use poem_openapi::Object;
use sqlx::SqlitePool;

use crate::{Courses, codes};

/// A file of a lesson.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct LessonFile {
    /// Id of the file.
    pub id: i64,
    /// Name, without an ending.
    pub name: String,
    /// What it is.
    pub kind: FileKind,
    /// Size in bytes.
    pub bytes: i64,
    /// Pages of a PDF, if they could be counted.
    pub pages: Option<i64>,
}

/// Files by lesson, for the courses that a user may watch now, in the shop's order.
pub async fn of_user(
    pool: &SqlitePool,
    user: i64,
    now: i64,
) -> Result<HashMap<i64, Vec<LessonFile>>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT file.id AS "id!", file.lesson_id, file.name, file.kind AS "kind: FileKind", file.bytes, file.pages
           FROM courses_enrolment AS enrolment
           JOIN courses_lesson AS lesson ON lesson.course_id = enrolment.course_id AND lesson.deleted_at IS NULL
           JOIN courses_lesson_file AS file ON file.lesson_id = lesson.id AND file.deleted_at IS NULL
           WHERE enrolment.user_id = ?1 AND enrolment.ended_at IS NULL AND enrolment.expires_at >= ?2
           ORDER BY file.lesson_id, file.position, file.id"#,
        user,
        now
    )
    .fetch_all(pool)
    .await?;
    let mut files: HashMap<i64, Vec<LessonFile>> = HashMap::new();
    for row in rows {
        files.entry(row.lesson_id).or_default().push(LessonFile {
            id: row.id,
            name: row.name,
            kind: row.kind,
            bytes: row.bytes,
            pages: row.pages,
        });
    }
    Ok(files)
}

/// How many files the buyers of a course can download.
pub async fn count(pool: &SqlitePool, course: i64) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar!(
        r#"SELECT count(*) AS "count!: i64" FROM courses_lesson_file AS file
           JOIN courses_lesson AS lesson ON lesson.id = file.lesson_id
           WHERE lesson.course_id = ? AND lesson.deleted_at IS NULL AND file.deleted_at IS NULL"#,
        course
    )
    .fetch_one(pool)
    .await
}

impl Courses {
    /// A file for one who may watch its lesson now, whole or in part.
    pub(crate) async fn download_file(
        &self,
        user: i64,
        enrolment: i64,
        file: i64,
        method: &Method,
        headers: &HeaderMap,
    ) -> Result<FileDownload, Failure> {
        let course = self.active_course(user, enrolment).await?;
        let found = sqlx::query!(
            "SELECT file.stored_file, file.name FROM courses_lesson_file AS file
             JOIN courses_lesson AS lesson ON lesson.id = file.lesson_id
             WHERE file.id = ?1 AND lesson.course_id = ?2 AND file.deleted_at IS NULL AND lesson.deleted_at IS NULL",
            file,
            course
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or(codes::FILE_NOT_FOUND)?;
        let files = &self.setup.files;
        let download = files.download(found.stored_file, &found.name, method, headers);
        download.await?.ok_or_else(|| codes::FILE_NOT_FOUND.into())
    }
}
