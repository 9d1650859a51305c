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

/// A list to import.
#[derive(Object, Debug)]
struct PinCodeList {
    /// One area per line, such as `600004, Mylapore`, in either order, separated by comma,
    /// semicolon or tab. At most 40,000 characters.
    #[oai(validator(min_length = 1, max_length = 40_000))]
    text: MultiLine,
}

/// Visibility of an area.
#[derive(Object, Debug)]
struct PinCodeVisibility {
    /// False hides it.
    published: bool,
    /// Version that the update is based on.
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
    /// Moved to the trash, from which it can be restored for 30 days.
    #[oai(status = 204)]
    Deleted,
}

pub struct PinCodeAdminApi(pub Orders);

#[OpenApi(prefix_path = "/admin/pin-codes", tag = "Tag::BackOffice")]
impl PinCodeAdminApi {
    /// List pin codes in the back office.
    ///
    /// All pickup areas in ascending order, or the trash.
    #[oai(path = "/", method = "get", operation_id = "admin_pin_code_list")]
    async fn list(
        &self,
        _staff: Staff,
        /// `true` for the trash.
        deleted: Query<Option<bool>>,
        /// Part of a code or locality.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
    ) -> Result<Json<Vec<PinCodeEntry>>, Failure> {
        let deleted = deleted.0.unwrap_or(false);
        Ok(Json(self.0.pin_codes(deleted, q.0.as_deref()).await?))
    }

    /// Add a pin code.
    ///
    /// A pin code may have several localities, each in a row of its own.
    #[oai(path = "/", method = "post", operation_id = "admin_pin_code_create")]
    async fn create(
        &self,
        staff: Staff,
        draft: Checked<PinCodeDraft>,
    ) -> Result<PinCodeCreated, Failure> {
        let entry = self.0.add_pin_code(staff.0.id, &draft).await?;
        Ok(PinCodeCreated::Created(Json(entry)))
    }

    /// Import a list of pin codes.
    ///
    /// All or nothing: each line that cannot be read is reported as field `text.` plus its number,
    /// and nothing is added. Existing entries are skipped.
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

    /// Update a pin code.
    ///
    /// Refused if it was changed in the meantime.
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

    /// Publish or hide a pin code.
    ///
    /// A hidden one stays in the back office; visitors are told that the area is not served.
    /// Refused if it was changed in the meantime.
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
    /// The area is no longer served; existing bookings stay. It stays in the trash for 30 days.
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

    /// Restore a deleted pin code.
    ///
    /// The area is served again.
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
