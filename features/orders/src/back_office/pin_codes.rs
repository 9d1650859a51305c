//! Pickup areas, as the shop edits them.

use kernel::{
    Access, Failure, FieldProblem, PinCode, Timestamp, Tx, User,
    record::{Kind, Record, Saved, Selection, Stored},
};
use poem_openapi::Object;

use super::{Tag, pin_list::tidy};
use crate::{Orders, codes::PIN_CODE_NOT_FOUND};

/// A pickup area, as shown in the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AdminPinCode {
    /// Row id.
    pub id: i64,
    /// Six digits.
    pub pin_code: String,
    /// Name of the locality.
    pub location: String,
    /// Whether visitors are told that the area is served.
    pub published: bool,
    /// The version that was read.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A pickup area to create; it is published.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreatePinCode {
    /// Six digits.
    pin_code: PinCode,
    /// Name of the locality, at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    location: String,
}

pub const KIND: Kind = Kind::new(
    "pin_code",
    "orders_pin_code",
    "/admin/pin-codes",
    PIN_CODE_NOT_FOUND,
)
.called("a pin code", "pin codes")
.access(Access::Manager)
.notes(&[
    (
        "list",
        "All pickup areas in ascending order, or the trash. The search looks in codes and localities.",
    ),
    (
        "create",
        "A pin code may have several localities, each in a row of its own. An area in the trash is restored.",
    ),
    (
        "publish",
        "A hidden one stays in the back office; visitors are told that the area is not served.",
    ),
    (
        "delete",
        "The area is no longer served; existing bookings stay. It stays in the trash for 30 days.",
    ),
]);

pub struct PinCodes(pub Orders);

impl Stored for PinCodes {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = AdminPinCode;

    fn deps(&self) -> &kernel::Deps {
        &self.0.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<AdminPinCode>, Failure> {
        let areas = sqlx::query_as!(
            AdminPinCode,
            r#"SELECT id, pin_code, location, published AS "published: bool", version,
                      deleted_at AS "deleted_at: Timestamp"
               FROM orders_pin_code
               WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR (deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(pin_code || ' ' || location), ?3) > 0)
               ORDER BY pin_code, location"#,
            selection.id,
            selection.deleted,
            selection.query
        );
        Ok(areas.fetch_all(self.0.deps.db.read()).await?)
    }
}

impl Record for PinCodes {
    type Fields = CreatePinCode;

    async fn save(
        &self,
        tx: &mut Tx,
        _writer: &User,
        id: Option<i64>,
        fields: &CreatePinCode,
    ) -> Result<Saved, Failure> {
        let (pin_code, location) = (fields.pin_code.as_str(), tidy(&fields.location));
        let id = match id {
            Some(id) => change(tx, id, pin_code, &location).await?,
            None => add(tx, pin_code, &location).await?.ok_or_else(taken)?,
        };
        Ok(Saved::new(id))
    }
}

/// Adds an area, or restores it from the trash. Returns `None` if it exists already.
pub async fn add(tx: &mut Tx, pin_code: &str, location: &str) -> Result<Option<i64>, Failure> {
    let id = sqlx::query_scalar!(
        r#"INSERT INTO orders_pin_code (pin_code, location) VALUES (?1, ?2)
           ON CONFLICT (pin_code, location) DO UPDATE SET deleted_at = NULL, published = 1, version = version + 1
               WHERE deleted_at IS NOT NULL
           RETURNING id AS "id!: i64""#,
        pin_code,
        location
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(id)
}

async fn change(tx: &mut Tx, id: i64, pin_code: &str, location: &str) -> Result<i64, Failure> {
    // The same area in the trash would become a duplicate when restored.
    sqlx::query!(
        "DELETE FROM orders_pin_code
         WHERE pin_code = ?1 AND location = ?2 AND id <> ?3 AND deleted_at IS NOT NULL",
        pin_code,
        location,
        id
    )
    .execute(&mut **tx)
    .await?;
    let changed = sqlx::query!(
        "UPDATE OR IGNORE orders_pin_code SET pin_code = ?2, location = ?3 WHERE id = ?1",
        id,
        pin_code,
        location
    )
    .execute(&mut **tx)
    .await?;
    match changed.rows_affected() {
        0 => Err(taken()),
        _ => Ok(id),
    }
}

fn taken() -> Failure {
    let wording = "This pin code and locality are already on the list.";
    Failure::invalid(vec![FieldProblem::new("location", "taken", wording)])
}
