//! Operations on the shop's stories.

use kernel::{Checked, Deps, Failure, Staff, edit::wording};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Created, Deleted, Tag,
    event::{self, EventDraft, EventEntry},
};

pub struct EventApi(pub Deps);

#[OpenApi(prefix_path = "/admin/content", tag = "Tag::BackOffice")]
impl EventApi {
    /// List stories for the shop.
    ///
    /// All of them, newest first, whole and hidden ones too; or what is in the bin.
    #[oai(path = "/events", method = "get", operation_id = "admin_event_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
        /// Part of a title or text.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
    ) -> Result<Json<Vec<EventEntry>>, Failure> {
        let entries = event::list(
            &self.0,
            deleted.0.unwrap_or(false),
            wording(q.0.as_deref()).as_deref(),
        )
        .await?;
        Ok(Json(entries))
    }

    /// Add a story.
    ///
    /// With its main image and up to ten more, each of which can be hidden.
    #[oai(path = "/events", method = "post", operation_id = "admin_event_create")]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<EventDraft>,
    ) -> Result<Created<EventEntry>, Failure> {
        let entry = event::create(&self.0, staff.0.id, &draft).await?;
        Ok(Created::Created(Json(entry)))
    }

    /// Change, hide or show a story.
    ///
    /// Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/events/:id",
        method = "put",
        operation_id = "admin_event_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        draft: Checked<EventDraft>,
    ) -> Result<Json<EventEntry>, Failure> {
        let entry = event::update(&self.0, staff.0.id, id.0, &draft).await?;
        Ok(Json(entry))
    }

    /// Delete a story.
    ///
    /// It stays in the bin for 30 days.
    #[oai(
        path = "/events/:id",
        method = "delete",
        operation_id = "admin_event_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Deleted, Failure> {
        event::delete(&self.0, staff.0.id, id.0).await?;
        Ok(Deleted::Deleted)
    }

    /// Bring a deleted story back.
    ///
    /// It comes back as it was, shown or hidden.
    #[oai(
        path = "/events/:id/restore",
        method = "post",
        operation_id = "admin_event_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<EventEntry>, Failure> {
        let entry = event::restore(&self.0, staff.0.id, id.0).await?;
        Ok(Json(entry))
    }
}
