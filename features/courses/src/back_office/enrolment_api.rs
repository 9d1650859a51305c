//! Operations on enrolments, for the owner.

use kernel::{Checked, Failure, Owner, edit::search_query};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    enrolment::{EnrolmentDetail, Extension, Revocation, Undoing},
    enrolment_list::{EnrolmentFilter, EnrolmentPage},
    gift::EnrolmentGift,
};
use crate::{Courses, access::EnrolmentState, gift::CourseGiftLine};

#[derive(ApiResponse)]
enum EnrolmentCreated {
    /// The customer may watch it.
    #[oai(status = 201)]
    Created(Json<EnrolmentDetail>),
}

pub struct EnrolmentApi(pub Courses);

#[OpenApi(prefix_path = "/admin/courses/enrolments", tag = "Tag::BackOffice")]
impl EnrolmentApi {
    /// List enrolments.
    ///
    /// Newest first, fifty at a time. For the owner.
    #[oai(path = "/", method = "get", operation_id = "admin_enrolment_list")]
    async fn list(
        &self,
        _owner: Owner,
        /// Only active, expired or revoked ones; all of them without it.
        state: Query<Option<EnrolmentState>>,
        /// Part of a name, of a mobile or of a course's title, or the number of a payment order.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// Id of a customer.
        #[oai(name = "userId")]
        user: Query<Option<i64>>,
        /// Id of a course.
        #[oai(name = "courseId")]
        course: Query<Option<i64>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<EnrolmentPage>, Failure> {
        let filter = EnrolmentFilter {
            one: None,
            user: user.0,
            course: course.0,
            state: state.0,
            query: search_query(q.0.as_deref()),
            before: before.0,
        };
        Ok(Json(self.0.enrolment_lines(&filter).await?))
    }

    /// List gifts.
    ///
    /// Newest first, at most two hundred. For the owner.
    #[oai(
        path = "/gifts",
        method = "get",
        operation_id = "admin_enrolment_gift_list"
    )]
    async fn gifts(&self, _owner: Owner) -> Result<Json<Vec<CourseGiftLine>>, Failure> {
        Ok(Json(self.0.gift_lines().await?))
    }

    /// View an enrolment.
    ///
    /// With how much was watched, and every payment and decision. For the owner.
    #[oai(path = "/:id", method = "get", operation_id = "admin_enrolment_view")]
    async fn view(
        &self,
        _owner: Owner,
        /// Id of the enrolment.
        id: Path<i64>,
    ) -> Result<Json<EnrolmentDetail>, Failure> {
        Ok(Json(self.0.enrolment_detail(id.0).await?))
    }

    /// Give a customer a course.
    ///
    /// As a gift, or as a sale at the counter with its receipt. An expired or revoked enrolment opens again. Refused
    /// while one is active.
    #[oai(path = "/", method = "post", operation_id = "admin_enrolment_create")]
    async fn create(
        &self,
        owner: Owner,
        gift: Checked<EnrolmentGift>,
    ) -> Result<EnrolmentCreated, Failure> {
        let detail = self.0.give(owner.0.id, &gift).await?;
        Ok(EnrolmentCreated::Created(Json(detail)))
    }

    /// Extend an enrolment.
    ///
    /// From its end, or from now when that is past.
    #[oai(
        path = "/:id/extend",
        method = "post",
        operation_id = "admin_enrolment_extend"
    )]
    async fn extend(
        &self,
        owner: Owner,
        /// Id of the enrolment.
        id: Path<i64>,
        extension: Checked<Extension>,
    ) -> Result<Json<EnrolmentDetail>, Failure> {
        Ok(Json(self.0.extend(owner.0.id, id.0, &extension).await?))
    }

    /// Revoke an enrolment.
    ///
    /// The customer can no longer watch the course, effective immediately. It can be undone.
    #[oai(
        path = "/:id/revoke",
        method = "post",
        operation_id = "admin_enrolment_revoke"
    )]
    async fn revoke(
        &self,
        owner: Owner,
        /// Id of the enrolment.
        id: Path<i64>,
        revocation: Checked<Revocation>,
    ) -> Result<Json<EnrolmentDetail>, Failure> {
        Ok(Json(self.0.revoke(owner.0.id, id.0, &revocation).await?))
    }

    /// Undo the newest decision about an enrolment.
    ///
    /// Removes added days, restores a revoked enrolment, or revokes a given one. A counter sale's payment is reversed.
    /// Refused if the customer has bought the course since.
    #[oai(
        path = "/:id/undo",
        method = "post",
        operation_id = "admin_enrolment_undo"
    )]
    async fn undo(
        &self,
        owner: Owner,
        /// Id of the enrolment.
        id: Path<i64>,
        undoing: Checked<Undoing>,
    ) -> Result<Json<EnrolmentDetail>, Failure> {
        Ok(Json(
            self.0.undo_decision(owner.0.id, id.0, &undoing).await?,
        ))
    }
}
