//! Operations on course categories, for the shop's own people.

use kernel::{Checked, Failure, Staff};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    CourseDeleted, CourseOrder, CourseVisibility, Tag,
    category::{CourseCategoryDetail, CourseCategoryForm},
};
use crate::Courses;

#[derive(ApiResponse)]
enum CourseCategoryCreated {
    /// It is there.
    #[oai(status = 201)]
    Created(Json<CourseCategoryDetail>),
}

pub struct CategoryApi(pub Courses);

#[OpenApi(prefix_path = "/admin/courses", tag = "Tag::BackOffice")]
impl CategoryApi {
    /// List course categories for the shop.
    ///
    /// Hidden ones too, in the owner's order.
    #[oai(
        path = "/categories",
        method = "get",
        operation_id = "admin_course_category_list"
    )]
    async fn list(
        &self,
        _staff: Staff,
        /// Part of a name.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// The bin instead.
        #[oai(default)]
        deleted: Query<bool>,
    ) -> Result<Json<Vec<CourseCategoryDetail>>, Failure> {
        Ok(Json(
            self.0.category_details(deleted.0, q.0.as_deref()).await?,
        ))
    }

    /// View a course category for the shop.
    ///
    /// Also one that is hidden or in the bin.
    #[oai(
        path = "/categories/:id",
        method = "get",
        operation_id = "admin_course_category_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// Id of the category.
        id: Path<i64>,
    ) -> Result<Json<CourseCategoryDetail>, Failure> {
        Ok(Json(self.0.category_detail(id.0).await?))
    }

    /// Add a course category.
    ///
    /// It comes last in the order.
    #[oai(
        path = "/categories",
        method = "post",
        operation_id = "admin_course_category_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        form: Checked<CourseCategoryForm>,
    ) -> Result<CourseCategoryCreated, Failure> {
        let category = self.0.create_category(staff.0.id, &form).await?;
        Ok(CourseCategoryCreated::Created(Json(category)))
    }

    /// Change a course category.
    ///
    /// Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/categories/:id",
        method = "put",
        operation_id = "admin_course_category_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        form: Checked<CourseCategoryForm>,
    ) -> Result<Json<CourseCategoryDetail>, Failure> {
        Ok(Json(self.0.update_category(staff.0.id, id.0, &form).await?))
    }

    /// Show or hide a course category.
    ///
    /// Its courses go out of sight with it; whoever bought one goes on watching it.
    #[oai(
        path = "/categories/:id/published",
        method = "put",
        operation_id = "admin_course_category_publish"
    )]
    async fn publish(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        input: Checked<CourseVisibility>,
    ) -> Result<Json<CourseCategoryDetail>, Failure> {
        Ok(Json(
            self.0.publish_category(staff.0.id, id.0, &input).await?,
        ))
    }

    /// Put the course categories in order.
    ///
    /// The list has to name all of them; when somebody has added or deleted one meanwhile it is refused.
    #[oai(
        path = "/categories/order",
        method = "put",
        operation_id = "admin_course_category_order"
    )]
    async fn order(
        &self,
        staff: Staff,
        order: Checked<CourseOrder>,
    ) -> Result<Json<Vec<CourseCategoryDetail>>, Failure> {
        Ok(Json(self.0.order_categories(staff.0.id, &order.ids).await?))
    }

    /// Delete a course category.
    ///
    /// It can be brought back for 30 days. One with courses is refused, with how many, unless they are to go along.
    #[oai(
        path = "/categories/:id",
        method = "delete",
        operation_id = "admin_course_category_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        /// Take its courses along. They come back with it.
        #[oai(name = "withEverything", default)]
        with_everything: Query<bool>,
    ) -> Result<CourseDeleted, Failure> {
        let (actor, all) = (staff.0.id, with_everything.0);
        self.0.delete_category(actor, id.0, all).await?;
        Ok(CourseDeleted::Deleted)
    }

    /// Bring a course category back.
    ///
    /// With everything that went along. Refused when another one has its name by now.
    #[oai(
        path = "/categories/:id/restore",
        method = "post",
        operation_id = "admin_course_category_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
    ) -> Result<Json<CourseCategoryDetail>, Failure> {
        Ok(Json(self.0.restore_category(staff.0.id, id.0).await?))
    }
}
