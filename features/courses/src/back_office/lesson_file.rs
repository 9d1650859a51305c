//! The files of lessons, as the shop's own people see and change them. Every change is stored at once.

use kernel::{
    Failure, FieldProblem, Timestamp, Tx,
    audit::{self, Entry},
    edit::{DAYS_TO_RESTORE, expect_all, refuse},
    file::{FileDownload, FileKind},
    problem::INVALID_PARAMETER,
};
use poem::{
    Body,
    http::{HeaderMap, Method},
};
use poem_openapi::Object;
use serde_json::{Value, json};

use crate::{Courses, codes};

/// Maximum number of files of a lesson.
const MOST_FILES: usize = 5;

/// A file of a lesson, with what buyers do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LessonFileDetail {
    /// Id of the file.
    pub id: i64,
    /// Id of its lesson.
    pub lesson_id: i64,
    /// Name, without an ending.
    pub name: String,
    /// What it is.
    pub kind: FileKind,
    /// Size in bytes.
    pub bytes: i64,
    /// Pages of a PDF, if they could be counted.
    pub pages: Option<i64>,
    /// When it was removed.
    pub deleted_at: Option<Timestamp>,
    /// Id of the file that had this content before it was replaced.
    pub replaced_by: Option<i64>,
}

/// Renames a file.
#[derive(Object, Debug)]
pub struct UpdateLessonFile {
    /// Name, without an ending.
    #[oai(validator(min_length = 1, max_length = 120))]
    pub name: String,
}

/// The order of the files of a lesson.
#[derive(Object, Debug)]
pub struct LessonFileOrder {
    /// Ids of all its files.
    pub ids: Vec<i64>,
}

impl Courses {
    /// Files of all lessons of a course in their order, and those that were removed and can be restored.
    pub(super) async fn files_of_course(
        &self,
        course: i64,
    ) -> Result<Vec<LessonFileDetail>, Failure> {
        let since = self.now().plus_days(-DAYS_TO_RESTORE).0;
        let files = sqlx::query_as!(
            LessonFileDetail,
            r#"SELECT file.id AS "id!", file.lesson_id, file.name, file.kind AS "kind: FileKind", file.bytes, file.pages,
                      file.deleted_at AS "deleted_at: Timestamp", file.replaced_by
               FROM courses_lesson_file AS file JOIN courses_lesson AS lesson ON lesson.id = file.lesson_id
               WHERE lesson.course_id = ?1 AND lesson.deleted_at IS NULL
                 AND (file.deleted_at IS NULL OR file.deleted_at >= ?2)
               ORDER BY lesson.position, lesson.id, file.deleted_at IS NOT NULL, file.position, file.id"#,
            course,
            since
        );
        Ok(files.fetch_all(self.deps.db.read()).await?)
    }

    pub(super) async fn add_file(
        &self,
        actor: i64,
        lesson: i64,
        name: &str,
        body: Body,
    ) -> Result<LessonFileDetail, Failure> {
        let name = checked(name).map_err(|failure| failure.with_code(INVALID_PARAMETER))?;
        let mut tx = self.deps.db.write().await?;
        expect_room(&mut tx, lesson).await?;
        drop(tx);
        let stored = self.setup.files.store(body).await?;
        // Storing the file took time, in which others may have been added.
        let mut tx = self.deps.db.publish().await?;
        expect_room(&mut tx, lesson).await?;
        let stored_file = self.setup.files.record(&mut tx, &stored).await?;
        let id = sqlx::query!(
            "INSERT INTO courses_lesson_file (lesson_id, stored_file, name, kind, bytes, pages, position)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, coalesce(max(position), 0) + 1 FROM courses_lesson_file WHERE lesson_id = ?1",
            lesson,
            stored_file,
            name,
            stored.kind,
            stored.bytes,
            stored.pages
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let details =
            json!({"lesson": lesson, "kind": stored.kind.ending(), "bytes": stored.bytes});
        self.note_file(&mut tx, actor, "courses.lesson_file_added", id, details)
            .await?;
        let file = detail(&mut tx, id).await?;
        tx.commit().await?;
        Ok(file)
    }

    /// Replaces the content. Buyers get the new one under the same link; the earlier one is in the trash for 30 days.
    pub(super) async fn replace_file(
        &self,
        actor: i64,
        id: i64,
        body: Body,
    ) -> Result<LessonFileDetail, Failure> {
        let mut tx = self.deps.db.write().await?;
        stored_file(&mut tx, id, false).await?;
        drop(tx);
        let stored = self.setup.files.store(body).await?;
        let now = self.now().0;
        let mut tx = self.deps.db.write().await?;
        stored_file(&mut tx, id, false).await?;
        sqlx::query!(
            "INSERT INTO courses_lesson_file
               (lesson_id, stored_file, name, kind, bytes, pages, position, deleted_at, replaced_by)
             SELECT lesson_id, stored_file, name, kind, bytes, pages, position, ?2, id
             FROM courses_lesson_file WHERE id = ?1",
            id,
            now
        )
        .execute(&mut *tx)
        .await?;
        let stored_file = self.setup.files.record(&mut tx, &stored).await?;
        sqlx::query!(
            "UPDATE courses_lesson_file SET stored_file = ?2, kind = ?3, bytes = ?4, pages = ?5 WHERE id = ?1",
            id,
            stored_file,
            stored.kind,
            stored.bytes,
            stored.pages
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"kind": stored.kind.ending(), "bytes": stored.bytes});
        self.note_file(&mut tx, actor, "courses.lesson_file_replaced", id, details)
            .await?;
        let file = detail(&mut tx, id).await?;
        tx.commit().await?;
        Ok(file)
    }

    pub(super) async fn rename_file(
        &self,
        actor: i64,
        id: i64,
        name: &str,
    ) -> Result<LessonFileDetail, Failure> {
        let name = checked(name)?;
        let mut tx = self.deps.db.write().await?;
        stored_file(&mut tx, id, false).await?;
        sqlx::query!(
            "UPDATE courses_lesson_file SET name = ?2 WHERE id = ?1",
            id,
            name
        )
        .execute(&mut *tx)
        .await?;
        self.note_file(
            &mut tx,
            actor,
            "courses.lesson_file_renamed",
            id,
            json!({"name": name}),
        )
        .await?;
        let file = detail(&mut tx, id).await?;
        tx.commit().await?;
        Ok(file)
    }

    pub(super) async fn reorder_files(
        &self,
        actor: i64,
        lesson: i64,
        ids: &[i64],
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let stored = ids_of_lesson(&mut tx, lesson).await?;
        expect_all(&stored, ids)?;
        for (position, id) in (1_i64..).zip(ids) {
            sqlx::query!(
                "UPDATE courses_lesson_file SET position = ?2 WHERE id = ?1",
                id,
                position
            )
            .execute(&mut *tx)
            .await?;
        }
        let entry = Entry {
            actor: Some(actor),
            action: "courses.lesson_files_reordered",
            subject: &format!("lesson:{lesson}"),
            details: json!({}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        Ok(tx.commit().await?)
    }

    /// Moves a file to the trash, for 30 days. Its link ends at once.
    pub(super) async fn delete_file(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.now().0;
        let mut tx = self.deps.db.publish().await?;
        stored_file(&mut tx, id, false).await?;
        sqlx::query!(
            "UPDATE courses_lesson_file SET deleted_at = ?2 WHERE id = ?1",
            id,
            now
        )
        .execute(&mut *tx)
        .await?;
        self.note_file(&mut tx, actor, "courses.lesson_file_deleted", id, json!({}))
            .await?;
        Ok(tx.commit().await?)
    }

    /// Restores a file where it was, unless the lesson is full; or the earlier content of one that was replaced, which
    /// the present one then takes the place of.
    pub(super) async fn restore_file(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<LessonFileDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let restored = match earlier_content(&mut tx, id).await? {
            Some((file, earlier)) => {
                self.exchange_contents(&mut tx, file, earlier).await?;
                file
            }
            None => {
                stored_file(&mut tx, id, true).await?;
                let lesson = detail(&mut tx, id).await?.lesson_id;
                expect_room(&mut tx, lesson).await?;
                sqlx::query!(
                    "UPDATE courses_lesson_file SET deleted_at = NULL, replaced_by = NULL WHERE id = ?",
                    id
                )
                .execute(&mut *tx)
                .await?;
                id
            }
        };
        self.note_file(
            &mut tx,
            actor,
            "courses.lesson_file_restored",
            restored,
            json!({}),
        )
        .await?;
        let file = detail(&mut tx, restored).await?;
        tx.commit().await?;
        Ok(file)
    }

    /// Gives a file the content of one in the trash, and that one its own, for 30 days from now.
    async fn exchange_contents(&self, tx: &mut Tx, file: i64, earlier: i64) -> Result<(), Failure> {
        let now = self.now().0;
        sqlx::query!(
            "UPDATE courses_lesson_file SET stored_file = other.stored_file, kind = other.kind, bytes = other.bytes,
                    pages = other.pages, deleted_at = iif(courses_lesson_file.id = ?2, ?3, NULL)
             FROM (SELECT id, stored_file, kind, bytes, pages FROM courses_lesson_file WHERE id IN (?1, ?2)) AS other
             WHERE courses_lesson_file.id IN (?1, ?2) AND other.id <> courses_lesson_file.id",
            file,
            earlier,
            now
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    pub(super) async fn look_at_file(
        &self,
        id: i64,
        method: &Method,
        headers: &HeaderMap,
    ) -> Result<FileDownload, Failure> {
        let found = sqlx::query!(
            "SELECT stored_file, name FROM courses_lesson_file WHERE id = ?",
            id
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or(codes::FILE_NOT_FOUND)?;
        let files = &self.setup.files;
        let download = files.download(found.stored_file, &found.name, method, headers);
        download.await?.ok_or_else(|| codes::FILE_NOT_FOUND.into())
    }

    /// Gives the copies of a course's lessons the same files. Lessons of both have the same positions.
    pub(super) async fn copy_files(&self, tx: &mut Tx, from: i64, to: i64) -> Result<(), Failure> {
        let rows = sqlx::query!(
            r#"SELECT file.id AS "id!", file.stored_file, copy.id AS "lesson!"
               FROM courses_lesson_file AS file
               JOIN courses_lesson AS lesson ON lesson.id = file.lesson_id AND lesson.deleted_at IS NULL
               JOIN courses_lesson AS copy ON copy.course_id = ?2 AND copy.position = lesson.position
               WHERE lesson.course_id = ?1 AND file.deleted_at IS NULL"#,
            from,
            to
        )
        .fetch_all(&mut **tx)
        .await?;
        for row in rows {
            let Some(stored) = self.setup.files.copy(tx, row.stored_file).await? else {
                continue;
            };
            sqlx::query!(
                "INSERT INTO courses_lesson_file (lesson_id, stored_file, name, kind, bytes, pages, position)
                 SELECT ?1, ?2, name, kind, bytes, pages, position FROM courses_lesson_file WHERE id = ?3",
                row.lesson,
                stored,
                row.id
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }

    async fn note_file(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &str,
        id: i64,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("lesson_file:{id}"),
            details,
        };
        audit::record(tx, self.now(), entry).await
    }
}

/// The name without blanks around it and without line breaks.
fn checked(name: &str) -> Result<&str, Failure> {
    let name = name.trim();
    let wrong = name.is_empty() || name.chars().any(char::is_control);
    let problem = || FieldProblem::new("name", "invalid", "Enter a name on one line.");
    refuse(wrong.then(problem).into_iter().collect())?;
    Ok(name)
}

async fn ids_of_lesson(tx: &mut Tx, lesson: i64) -> Result<Vec<i64>, Failure> {
    let known = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM courses_lesson WHERE id = ? AND deleted_at IS NULL"#,
        lesson
    );
    if known.fetch_optional(&mut **tx).await?.is_none() {
        return Err(codes::LESSON_NOT_FOUND.into());
    }
    let ids = sqlx::query_scalar!(
        r#"SELECT id AS "id!" FROM courses_lesson_file WHERE lesson_id = ? AND deleted_at IS NULL"#,
        lesson
    );
    Ok(ids.fetch_all(&mut **tx).await?)
}

async fn expect_room(tx: &mut Tx, lesson: i64) -> Result<(), Failure> {
    if ids_of_lesson(tx, lesson).await?.len() < MOST_FILES {
        Ok(())
    } else {
        Err(codes::TOO_MANY_FILES.into())
    }
}

/// The media feature's id of a file that was removed, or was not.
async fn stored_file(tx: &mut Tx, id: i64, deleted: bool) -> Result<i64, Failure> {
    let stored = sqlx::query_scalar!(
        "SELECT stored_file FROM courses_lesson_file WHERE id = ?1 AND (deleted_at IS NOT NULL) = ?2",
        id,
        deleted
    );
    let stored = stored.fetch_optional(&mut **tx).await?;
    stored.ok_or_else(|| codes::FILE_NOT_FOUND.into())
}

/// A file outside the trash and the latest of its earlier contents, or the one that is asked for.
async fn earlier_content(tx: &mut Tx, id: i64) -> Result<Option<(i64, i64)>, Failure> {
    let found = sqlx::query!(
        r#"SELECT file.id AS "file!", earlier.id AS "earlier!"
           FROM courses_lesson_file AS earlier
           JOIN courses_lesson_file AS file ON file.id = earlier.replaced_by AND file.deleted_at IS NULL
           WHERE (earlier.id = ?1 OR file.id = ?1) AND earlier.deleted_at IS NOT NULL
           ORDER BY earlier.deleted_at DESC, earlier.id DESC LIMIT 1"#,
        id
    );
    let found = found.fetch_optional(&mut **tx).await?;
    Ok(found.map(|pair| (pair.file, pair.earlier)))
}

async fn detail(tx: &mut Tx, id: i64) -> Result<LessonFileDetail, Failure> {
    let file = sqlx::query_as!(
        LessonFileDetail,
        r#"SELECT id AS "id!", lesson_id, name, kind AS "kind: FileKind", bytes, pages,
                  deleted_at AS "deleted_at: Timestamp", replaced_by
           FROM courses_lesson_file WHERE id = ?"#,
        id
    );
    Ok(file.fetch_one(&mut **tx).await?)
}
