//! Operations on the files of lessons, for the shop's own people.

use kernel::{Checked, Editor, Failure, NoContent, file::FileDownload, record::Created};
use poem::{
    Body,
    http::{HeaderMap, Method},
};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use super::{
    Tag,
    lesson_file::{LessonFileDetail, LessonFileOrder, UpdateLessonFile},
};
use crate::Courses;

pub struct LessonFileApi(pub Courses);

#[OpenApi(prefix_path = "/admin/courses", tag = "Tag::BackOffice")]
impl LessonFileApi {
    /// List the files of a course.
    ///
    /// In their order; removed ones that can be restored last.
    #[oai(
        path = "/:id/files",
        method = "get",
        operation_id = "admin_lesson_file_list"
    )]
    async fn list(
        &self,
        _staff: Editor,
        /// Id of the course.
        id: Path<i64>,
    ) -> Result<Json<Vec<LessonFileDetail>>, Failure> {
        Ok(Json(self.0.files_of_course(id.0).await?))
    }

    /// Add a file to a lesson.
    ///
    /// A PDF, PNG or JPEG of at most 20 MB; five per lesson. Buyers of the course get it at once.
    #[oai(
        path = "/lessons/:id/files",
        method = "post",
        operation_id = "admin_lesson_file_create"
    )]
    async fn create(
        &self,
        staff: Editor,
        /// Id of the lesson.
        id: Path<i64>,
        /// Name for buyers, without an ending.
        #[oai(validator(min_length = 1, max_length = 120))]
        name: Query<String>,
        file: Binary<Body>,
    ) -> Result<Created<LessonFileDetail>, Failure> {
        let added = self.0.add_file(staff.0.id, id.0, &name.0, file.0).await?;
        Ok(Created::Created(Json(added)))
    }

    /// Reorder the files of a lesson.
    ///
    /// All of them have to be named.
    #[oai(
        path = "/lessons/:id/files/order",
        method = "put",
        operation_id = "admin_lesson_file_reorder"
    )]
    async fn reorder(
        &self,
        staff: Editor,
        /// Id of the lesson.
        id: Path<i64>,
        input: Checked<LessonFileOrder>,
    ) -> Result<NoContent, Failure> {
        self.0.reorder_files(staff.0.id, id.0, &input.ids).await?;
        Ok(NoContent::Done)
    }

    /// Rename a file of a lesson.
    ///
    /// The link to it stays the same.
    #[oai(
        path = "/files/:id",
        method = "put",
        operation_id = "admin_lesson_file_update"
    )]
    async fn update(
        &self,
        staff: Editor,
        /// Id of the file.
        id: Path<i64>,
        input: Checked<UpdateLessonFile>,
    ) -> Result<Json<LessonFileDetail>, Failure> {
        let renamed = self.0.rename_file(staff.0.id, id.0, &input.name).await?;
        Ok(Json(renamed))
    }

    /// Delete a file from its lesson.
    ///
    /// Its link ends at once. It can be restored for 30 days.
    #[oai(
        path = "/files/:id",
        method = "delete",
        operation_id = "admin_lesson_file_delete"
    )]
    async fn delete(
        &self,
        staff: Editor,
        /// Id of the file.
        id: Path<i64>,
    ) -> Result<NoContent, Failure> {
        self.0.delete_file(staff.0.id, id.0).await?;
        Ok(NoContent::Done)
    }

    /// Restore a file of a lesson.
    ///
    /// Under the same link as before. For one that was replaced, its earlier content.
    #[oai(
        path = "/files/:id/restore",
        method = "post",
        operation_id = "admin_lesson_file_restore"
    )]
    async fn restore(
        &self,
        staff: Editor,
        /// Id of the file.
        id: Path<i64>,
    ) -> Result<Json<LessonFileDetail>, Failure> {
        Ok(Json(self.0.restore_file(staff.0.id, id.0).await?))
    }

    /// Download a file of a lesson for the shop.
    ///
    /// As buyers get it; removed ones too.
    #[oai(
        path = "/files/:id/content",
        method = "get",
        operation_id = "admin_lesson_file_download"
    )]
    async fn download(
        &self,
        _staff: Editor,
        method: Method,
        headers: &HeaderMap,
        /// Id of the file.
        id: Path<i64>,
    ) -> Result<FileDownload, Failure> {
        self.0.look_at_file(id.0, &method, headers).await
    }

    /// Replace a file of a lesson.
    ///
    /// Buyers get the new content under the same link and name. The earlier content can be restored for 30 days.
    #[oai(
        path = "/files/:id/content",
        method = "put",
        operation_id = "admin_lesson_file_replace"
    )]
    async fn replace(
        &self,
        staff: Editor,
        /// Id of the file.
        id: Path<i64>,
        file: Binary<Body>,
    ) -> Result<Json<LessonFileDetail>, Failure> {
        let replaced = self.0.replace_file(staff.0.id, id.0, file.0).await?;
        Ok(Json(replaced))
    }
}
