//! Operations on what clients said.

use kernel::{Checked, Deps, Failure, Staff, edit::wording};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Created, Deleted, Tag,
    testimonial::{self, TestimonialDraft, TestimonialEntry},
};

pub struct TestimonialApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content", tag = "Tag::BackOffice")]
impl TestimonialApi {
    /// List testimonials for the shop.
    ///
    /// All of them, newest first, hidden ones too; or what is in the bin.
    #[oai(
        path = "/testimonials",
        method = "get",
        operation_id = "admin_testimonial_list"
    )]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
        /// Part of a name or of what was said.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
    ) -> Result<Json<Vec<TestimonialEntry>>, Failure> {
        let entries = testimonial::list(
            &self.0,
            deleted.0.unwrap_or(false),
            wording(q.0.as_deref()).as_deref(),
        )
        .await?;
        Ok(Json(entries))
    }

    /// Add a testimonial.
    ///
    /// The shop writes down what a client said.
    #[oai(
        path = "/testimonials",
        method = "post",
        operation_id = "admin_testimonial_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<TestimonialDraft>,
    ) -> Result<Created<TestimonialEntry>, Failure> {
        let entry = testimonial::create(&self.0, staff.0.id, &draft).await?;
        Ok(Created::Created(Json(entry)))
    }

    /// Change, hide or show a testimonial.
    ///
    /// Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/testimonials/:id",
        method = "put",
        operation_id = "admin_testimonial_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        draft: Checked<TestimonialDraft>,
    ) -> Result<Json<TestimonialEntry>, Failure> {
        let entry = testimonial::update(&self.0, staff.0.id, id.0, &draft).await?;
        Ok(Json(entry))
    }

    /// Delete a testimonial.
    ///
    /// It stays in the bin for 30 days.
    #[oai(
        path = "/testimonials/:id",
        method = "delete",
        operation_id = "admin_testimonial_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Deleted, Failure> {
        testimonial::delete(&self.0, staff.0.id, id.0).await?;
        Ok(Deleted::Deleted)
    }

    /// Bring a deleted testimonial back.
    ///
    /// It comes back as it was, shown or hidden.
    #[oai(
        path = "/testimonials/:id/restore",
        method = "post",
        operation_id = "admin_testimonial_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<TestimonialEntry>, Failure> {
        let entry = testimonial::restore(&self.0, staff.0.id, id.0).await?;
        Ok(Json(entry))
    }
}
