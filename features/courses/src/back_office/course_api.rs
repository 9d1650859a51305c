//! Operations on courses, for the shop's own people.

use kernel::{
    Editor, Failure,
    record::{Created, Selection},
};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    course::{CourseDetail, CourseDetailPage, CourseFilter},
};
use crate::Courses;

pub struct CourseApi(pub Courses);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl CourseApi {
    /// List courses for the shop.
    ///
    /// Hidden ones too, newest first, fifty at a time; those of one category all at once, in the owner's order.
    #[oai(path = "/courses", method = "get", operation_id = "admin_course_list")]
    async fn list(
        &self,
        _staff: Editor,
        /// Courses of this category, in the owner's order, without parts.
        #[oai(name = "categoryId")]
        category: Query<Option<i64>>,
        /// Only visible or only hidden ones.
        published: Query<Option<bool>>,
        /// Part of a title, of what it teaches, or of a category's name.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `true` for the trash instead.
        #[oai(default)]
        deleted: Query<bool>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<CourseDetailPage>, Failure> {
        let filter = CourseFilter {
            selection: Selection::list(category.0, deleted.0, q.0.as_deref()),
            published: published.0,
            before: before.0,
        };
        Ok(Json(self.0.course_page(&filter).await?))
    }

    /// Copy a course.
    ///
    /// The copy is hidden and comes last in the category. Only the owner's has the price.
    #[oai(
        path = "/courses/:id/duplicate",
        method = "post",
        operation_id = "admin_course_duplicate"
    )]
    async fn duplicate(
        &self,
        staff: Editor,
        /// Id of the course.
        id: Path<i64>,
    ) -> Result<Created<CourseDetail>, Failure> {
        let copy = self.0.duplicate_course(&staff.0, id.0).await?;
        Ok(Created::Created(Json(copy)))
    }
}
