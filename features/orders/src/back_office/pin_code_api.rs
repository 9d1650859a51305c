//! The import of a list of pin codes.

use kernel::{
    Checked, Failure, Manager, MultiLine,
    audit::{self, Entry},
};
use poem_openapi::{Object, OpenApi, payload::Json};
use serde_json::json;

use super::{Tag, pin_codes::add, pin_list};
use crate::Orders;

/// A list to import.
#[derive(Object, Debug)]
struct PinCodeList {
    /// One area a line, such as `600004, Mylapore`, in either order; comma, semicolon or tab. At most 40,000
    /// characters.
    #[oai(validator(min_length = 1, max_length = 40_000))]
    text: MultiLine,
}

/// Result of an import.
#[derive(Object, Clone, Debug)]
struct PinCodeImport {
    /// Number of new areas.
    added: i64,
    /// Number of areas that existed already.
    known: i64,
}

pub struct PinCodeImportApi(pub Orders);

#[OpenApi(prefix_path = "/admin/pin-codes", tag = "Tag::BackOffice")]
impl PinCodeImportApi {
    /// Import a list of pin codes.
    ///
    /// All or nothing: each line that cannot be read is reported as field `text.` plus its number. Existing entries are
    /// skipped.
    #[oai(
        path = "/import",
        method = "post",
        operation_id = "admin_pin_code_import"
    )]
    async fn import(
        &self,
        staff: Manager,
        list: Checked<PinCodeList>,
    ) -> Result<Json<PinCodeImport>, Failure> {
        let areas = pin_list::read(&list.text.0).map_err(Failure::invalid)?;
        let deps = &self.0.deps;
        let mut tx = deps.db.publish().await?;
        let mut import = PinCodeImport { added: 0, known: 0 };
        for area in areas {
            match add(&mut tx, area.pin_code.as_str(), &area.location).await? {
                Some(_) => import.added += 1,
                None => import.known += 1,
            }
        }
        let entry = Entry {
            actor: Some(staff.0.id),
            action: "orders.pin_codes_imported",
            subject: "pin_codes",
            details: json!({"added": import.added, "known": import.known}),
        };
        audit::record(&mut tx, deps.clock.now(), entry).await?;
        tx.commit().await?;
        Ok(Json(import))
    }
}
