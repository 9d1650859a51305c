//! Operations on the list of pin codes.

use kernel::{Checked, Failure, MultiLine, Staff};
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    pin_codes::{PinCodeDraft, PinCodeEntry, PinCodeImport},
};
use crate::Orders;

/// A list to put on the shop's own.
#[derive(Object, Debug)]
struct PinCodeList {
    /// One area a line, like `600004, Mylapore`, either way round; commas, semicolons and tabs part them. At most 40,000
    /// characters.
    #[oai(validator(min_length = 1, max_length = 40_000))]
    text: MultiLine,
}

/// Whether visitors are told of an area.
#[derive(Object, Debug)]
struct PinCodeVisibility {
    /// False hides it.
    published: bool,
    /// The version that was looked at.
    version: i64,
}

#[derive(ApiResponse)]
enum PinCodeCreated {
    /// The new area.
    #[oai(status = 201)]
    Created(Json<PinCodeEntry>),
}

#[derive(ApiResponse)]
enum PinCodeDeleted {
    /// It is in the bin, and can be brought back for 30 days.
    #[oai(status = 204)]
    Deleted,
}

pub struct PinCodeAdminApi(pub Orders);

#[OpenApi(prefix_path = "/admin/pin-codes", tag = "Tag::BackOffice")]
impl PinCodeAdminApi {
    /// List pin codes for the shop.
    ///
    /// Every area in which the shop picks up, in ascending order; or what is in the bin.
    #[oai(path = "/", method = "get", operation_id = "admin_pin_code_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
        /// Part of a code or of a locality.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
    ) -> Result<Json<Vec<PinCodeEntry>>, Failure> {
        let deleted = deleted.0.unwrap_or(false);
        Ok(Json(self.0.pin_codes(deleted, q.0.as_deref()).await?))
    }

    /// Add a pin code.
    ///
    /// One pin code may stand for several localities, each in a row of its own.
    #[oai(path = "/", method = "post", operation_id = "admin_pin_code_create")]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<PinCodeDraft>,
    ) -> Result<PinCodeCreated, Failure> {
        let entry = self.0.add_pin_code(staff.0.id, &draft).await?;
        Ok(PinCodeCreated::Created(Json(entry)))
    }

    /// Add a pasted list of pin codes.
    ///
    /// All of it or nothing: a line that cannot be read is named as field `text.` and its number, and no other line is
    /// added either. What is on the list already is no problem.
    #[oai(
        path = "/import",
        method = "post",
        operation_id = "admin_pin_code_import"
    )]
    async fn import(
        &self,
        staff: Staff,
        list: Checked<PinCodeList>,
    ) -> Result<Json<PinCodeImport>, Failure> {
        let import = self.0.import_pin_codes(staff.0.id, &list.text.0).await?;
        Ok(Json(import))
    }

    /// Change a pin code.
    ///
    /// Refused when somebody else has changed it meanwhile.
    #[oai(path = "/:id", method = "put", operation_id = "admin_pin_code_update")]
    async fn update(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        draft: Checked<PinCodeDraft>,
    ) -> Result<Json<PinCodeEntry>, Failure> {
        let entry = self.0.change_pin_code(staff.0.id, id.0, &draft).await?;
        Ok(Json(entry))
    }

    /// Show or hide a pin code.
    ///
    /// A hidden one stays on the shop's own list; visitors are told that nobody comes there. Refused when somebody else
    /// has changed it meanwhile.
    #[oai(
        path = "/:id/published",
        method = "put",
        operation_id = "admin_pin_code_publish"
    )]
    async fn publish(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
        input: Checked<PinCodeVisibility>,
    ) -> Result<Json<PinCodeEntry>, Failure> {
        let actor = staff.0.id;
        let entry = self
            .0
            .publish_pin_code(actor, id.0, input.published, input.version)
            .await?;
        Ok(Json(entry))
    }

    /// Delete a pin code.
    ///
    /// The shop no longer offers to pick up there; what is booked stays. It stays in the bin for 30 days.
    #[oai(
        path = "/:id",
        method = "delete",
        operation_id = "admin_pin_code_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<PinCodeDeleted, Failure> {
        self.0.remove_pin_code(staff.0.id, id.0).await?;
        Ok(PinCodeDeleted::Deleted)
    }

    /// Bring a deleted pin code back.
    ///
    /// The shop picks up there again.
    #[oai(
        path = "/:id/restore",
        method = "post",
        operation_id = "admin_pin_code_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Row id.
        id: Path<i64>,
    ) -> Result<Json<PinCodeEntry>, Failure> {
        let entry = self.0.restore_pin_code(staff.0.id, id.0).await?;
        Ok(Json(entry))
    }
}
