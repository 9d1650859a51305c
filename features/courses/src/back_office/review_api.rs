//! Operations on reviews, for the shop's own people.

use kernel::{
    Checked, Editor, Failure,
    record::Selection,
    review::{ReviewDecision, ReviewState, ReviewsWaiting},
};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    review::{ReviewDetail, ReviewDetailPage, ReviewFilter, Reviews},
};

pub struct ReviewApi(pub Reviews);

#[OpenApi(prefix_path = "/admin/courses/reviews", tag = "Tag::BackOffice")]
impl ReviewApi {
    /// List reviews for the shop.
    ///
    /// Newest first, fifty at a time.
    #[oai(path = "/", method = "get", operation_id = "admin_review_list")]
    async fn list(
        &self,
        _staff: Editor,
        /// Only those that wait, are approved or are hidden; all of them without it.
        state: Query<Option<ReviewState>>,
        /// Id of a course.
        #[oai(name = "courseId")]
        course: Query<Option<i64>>,
        /// Part of a name, of a text or of a course's title.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `true` for the trash instead.
        #[oai(default)]
        deleted: Query<bool>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<ReviewDetailPage>, Failure> {
        let filter = ReviewFilter {
            selection: Selection::list(None, deleted.0, q.0.as_deref()),
            state: state.0,
            course: course.0,
            before: before.0,
        };
        Ok(Json(self.0.page(&filter).await?))
    }

    /// Count the reviews to approve.
    ///
    /// Neither approved nor hidden.
    #[oai(
        path = "/waiting",
        method = "get",
        operation_id = "admin_review_waiting_view"
    )]
    async fn waiting(&self, _staff: Editor) -> Result<Json<ReviewsWaiting>, Failure> {
        Ok(Json(self.0.waiting().await?))
    }

    /// Approve or hide a review.
    ///
    /// An approved review shows on the course and counts for its stars.
    #[oai(path = "/:id", method = "put", operation_id = "admin_review_update")]
    async fn decide(
        &self,
        staff: Editor,
        /// Id of the review.
        id: Path<i64>,
        decision: Checked<ReviewDecision>,
    ) -> Result<Json<ReviewDetail>, Failure> {
        Ok(Json(self.0.decide(staff.0.id, id.0, &decision).await?))
    }
}
