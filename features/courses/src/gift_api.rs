//! Operations on courses bought for someone else.

use kernel::{Checked, Failure, SignedIn};
use poem_openapi::{ApiResponse, OpenApi, payload::Json};

use crate::{
    Courses,
    api::Tag,
    gift::{CourseGift, CreateCourseGift},
    gift_claim::{ClaimGift, ClaimedGift},
};

#[derive(ApiResponse)]
enum GiftCreated {
    /// The gift, to be paid for.
    #[oai(status = 201)]
    Created(Json<CourseGift>),
}

pub struct GiftApi(pub Courses);

#[OpenApi(prefix_path = "/me/gifts", tag = "Tag::Courses")]
impl GiftApi {
    /// List courses you gave.
    ///
    /// Gifts that are paid for, newest first.
    #[oai(path = "/", method = "get", operation_id = "gift_list")]
    async fn gift_list(&self, customer: SignedIn) -> Result<Json<Vec<CourseGift>>, Failure> {
        Ok(Json(self.0.gifts_by(customer.0.id).await?))
    }

    /// Prepare a course as a gift.
    ///
    /// Pay for it as kind `course` with the reference `gift-` and its id. The recipient then gets a link to claim it,
    /// valid for a year.
    #[oai(path = "/", method = "post", operation_id = "gift_create")]
    async fn gift_create(
        &self,
        customer: SignedIn,
        input: Checked<CreateCourseGift>,
    ) -> Result<GiftCreated, Failure> {
        let gift = self.0.prepare_gift(customer.0.id, &input).await?;
        Ok(GiftCreated::Created(Json(gift)))
    }

    /// Claim a course you were given.
    ///
    /// Access begins now. A link works once.
    #[oai(path = "/claim", method = "post", operation_id = "gift_claim")]
    async fn gift_claim(
        &self,
        customer: SignedIn,
        input: Checked<ClaimGift>,
    ) -> Result<Json<ClaimedGift>, Failure> {
        Ok(Json(self.0.claim_gift(customer.0.id, &input.key).await?))
    }
}
