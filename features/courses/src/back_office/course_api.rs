//! Operations on courses, for the shop's own people.

use kernel::{Checked, Failure, Staff, edit::wording};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    CourseDeleted, CourseOrder, CourseVisibility, Tag,
    course::{CourseDetail, CourseDetailPage, CourseFilter},
    course_form::CourseForm,
};
use crate::Courses;

#[derive(ApiResponse)]
enum CourseCreated {
    /// It is there.
    #[oai(status = 201)]
    Created(Json<CourseDetail>),
}

pub struct CourseApi(pub Courses);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl CourseApi {
    /// List courses for the shop.
    ///
    /// Hidden ones too, newest first, fifty at a time. The courses of one category come all at once, in the owner's
    /// order. One whose category is in the bin is not listed: it comes back with that.
    #[oai(path = "/courses", method = "get", operation_id = "admin_course_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// Id of a category: its courses in the owner's order, without parts.
        #[oai(name = "categoryId")]
        category: Query<Option<i64>>,
        /// Only those that are to be seen, or only the hidden ones; both without it.
        published: Query<Option<bool>>,
        /// Part of a title, of what it teaches, or of a category's name.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// The bin instead.
        #[oai(default)]
        deleted: Query<bool>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<CourseDetailPage>, Failure> {
        let filter = CourseFilter {
            category: category.0,
            published: published.0,
            deleted: deleted.0,
            wording: wording(q.0.as_deref()),
            before: before.0,
        };
        Ok(Json(self.0.course_details(&filter).await?))
    }

    /// View a course for the shop.
    ///
    /// Also one that is hidden or in the bin.
    #[oai(
        path = "/courses/:id",
        method = "get",
        operation_id = "admin_course_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// Id of the course.
        id: Path<i64>,
    ) -> Result<Json<CourseDetail>, Failure> {
        Ok(Json(self.0.course_detail(id.0).await?))
    }

    /// Add a course.
    ///
    /// It comes last in its category. A hidden one may lack nearly everything. Only the owner sets prices: what staff add has
    /// none and stays hidden until it has one.
    #[oai(
        path = "/courses",
        method = "post",
        operation_id = "admin_course_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        form: Checked<CourseForm>,
    ) -> Result<CourseCreated, Failure> {
        let course = self.0.create_course(&staff.0, &form).await?;
        Ok(CourseCreated::Created(Json(course)))
    }

    /// Change a course.
    ///
    /// With all its lessons: one that is not named is taken out, and comes back when a later change names its id. In another
    /// category it comes last. Only the owner changes prices. What is sold keeps its price and its days. Refused when
    /// somebody else has changed it meanwhile.
    #[oai(
        path = "/courses/:id",
        method = "put",
        operation_id = "admin_course_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the course.
        id: Path<i64>,
        form: Checked<CourseForm>,
    ) -> Result<Json<CourseDetail>, Failure> {
        Ok(Json(self.0.update_course(&staff.0, id.0, &form).await?))
    }

    /// Show or hide a course.
    ///
    /// One that lacks something cannot be shown; the problems say what.
    #[oai(
        path = "/courses/:id/published",
        method = "put",
        operation_id = "admin_course_publish"
    )]
    async fn publish(
        &self,
        staff: Staff,
        /// Id of the course.
        id: Path<i64>,
        input: Checked<CourseVisibility>,
    ) -> Result<Json<CourseDetail>, Failure> {
        Ok(Json(self.0.publish_course(staff.0.id, id.0, &input).await?))
    }

    /// Put the courses of a category in order.
    ///
    /// The list has to name all of them; when somebody has added or deleted one meanwhile it is refused.
    #[oai(
        path = "/courses/categories/:id/order",
        method = "put",
        operation_id = "admin_course_order"
    )]
    async fn order(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        order: Checked<CourseOrder>,
    ) -> Result<Json<CourseDetailPage>, Failure> {
        Ok(Json(
            self.0.order_courses(staff.0.id, id.0, &order.ids).await?,
        ))
    }

    /// Delete a course.
    ///
    /// It can be brought back for 30 days, and as long as anybody has bought it. Whoever has goes on watching it.
    #[oai(
        path = "/courses/:id",
        method = "delete",
        operation_id = "admin_course_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the course.
        id: Path<i64>,
    ) -> Result<CourseDeleted, Failure> {
        self.0.delete_course(staff.0.id, id.0).await?;
        Ok(CourseDeleted::Deleted)
    }

    /// Bring a course back.
    ///
    /// Refused while its category is deleted.
    #[oai(
        path = "/courses/:id/restore",
        method = "post",
        operation_id = "admin_course_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the course.
        id: Path<i64>,
    ) -> Result<Json<CourseDetail>, Failure> {
        Ok(Json(self.0.restore_course(staff.0.id, id.0).await?))
    }

    /// Copy a course.
    ///
    /// The copy is hidden, comes last in the category, has "(copy)" behind its title, and teaches with the same videos. The
    /// owner's copy keeps the price; one by staff has none yet.
    #[oai(
        path = "/courses/:id/duplicate",
        method = "post",
        operation_id = "admin_course_duplicate"
    )]
    async fn duplicate(
        &self,
        staff: Staff,
        /// Id of the course.
        id: Path<i64>,
    ) -> Result<CourseCreated, Failure> {
        let copy = self.0.duplicate_course(&staff.0, id.0).await?;
        Ok(CourseCreated::Created(Json(copy)))
    }
}
