//! Pickup areas in the back office.

use kernel::{
    Failure, FieldProblem, PinCode, Timestamp, Tx,
    audit::{self, Entry},
    edit::{DAYS_TO_RESTORE, expect_version, seen_version},
};
use poem_openapi::Object;
use serde_json::json;
use sqlx::SqliteConnection;

use super::pin_list::{self, tidy};
use crate::{Orders, codes};

/// A pickup area, as shown in the back office.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PinCodeEntry {
    /// Row id.
    pub id: i64,
    /// Six digits.
    pub pin_code: String,
    /// Name of the locality.
    pub location: String,
    /// Whether visitors are told that the area is served.
    pub published: bool,
    /// Version of the record; an update names the version it is based on.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// A pickup area to create or update.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PinCodeDraft {
    /// Six digits.
    pin_code: PinCode,
    /// Name of the locality, at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    location: String,
    /// Version that the update is based on; absent for a new area.
    version: Option<i64>,
}

/// Result of an import.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct PinCodeImport {
    /// Number of new areas.
    pub added: i64,
    /// Number of areas that existed already.
    pub known: i64,
}

impl Orders {
    /// Lists pickup areas in ascending order. `wording` is searched in codes and localities.
    pub(crate) async fn pin_codes(
        &self,
        deleted: bool,
        wording: Option<&str>,
    ) -> Result<Vec<PinCodeEntry>, Failure> {
        let wording = wording.map(|wording| wording.trim().to_lowercase());
        let wording = wording.filter(|wording| !wording.is_empty());
        let rows = sqlx::query!(
            r#"SELECT id, pin_code, location, published AS "published: bool", version, deleted_at FROM orders_pin_code
             WHERE (deleted_at IS NOT NULL) = ?1 AND (?2 IS NULL OR instr(lower(pin_code || ' ' || location), ?2) > 0)
             ORDER BY pin_code, location"#,
            deleted,
            wording
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let entries = rows.into_iter().map(|row| PinCodeEntry {
            id: row.id,
            pin_code: row.pin_code,
            location: row.location,
            published: row.published,
            version: row.version,
            deleted_at: row.deleted_at.map(Timestamp),
        });
        Ok(entries.collect())
    }

    pub(crate) async fn add_pin_code(
        &self,
        actor: i64,
        draft: &PinCodeDraft,
    ) -> Result<PinCodeEntry, Failure> {
        let location = tidy(&draft.location);
        let mut tx = self.deps.db.publish().await?;
        let id = add(&mut tx, draft.pin_code.as_str(), &location)
            .await?
            .ok_or_else(taken)?;
        self.log_pin_code(&mut tx, actor, "orders.pin_code_created", id)
            .await?;
        let entry = one(&mut tx, id).await?;
        tx.commit().await?;
        Ok(entry)
    }

    /// Imports all lines or none. Existing areas stay as they are.
    pub(crate) async fn import_pin_codes(
        &self,
        actor: i64,
        text: &str,
    ) -> Result<PinCodeImport, Failure> {
        let areas = pin_list::read(text).map_err(Failure::invalid)?;
        let mut tx = self.deps.db.publish().await?;
        let mut import = PinCodeImport { added: 0, known: 0 };
        for area in areas {
            match add(&mut tx, area.pin_code.as_str(), &area.location).await? {
                Some(_) => import.added += 1,
                None => import.known += 1,
            }
        }
        let entry = Entry {
            actor: Some(actor),
            action: "orders.pin_codes_imported",
            subject: "pin_codes",
            details: json!({"added": import.added, "known": import.known}),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        tx.commit().await?;
        Ok(import)
    }

    pub(crate) async fn change_pin_code(
        &self,
        actor: i64,
        id: i64,
        draft: &PinCodeDraft,
    ) -> Result<PinCodeEntry, Failure> {
        let location = tidy(&draft.location);
        let pin_code = draft.pin_code.as_str();
        let version = seen_version(draft.version)?;
        let mut tx = self.deps.db.publish().await?;
        expect_version(one(&mut tx, id).await?.version, version)?;
        let twin = sqlx::query!(
            "SELECT id, deleted_at FROM orders_pin_code WHERE pin_code = ?1 AND location = ?2 AND id <> ?3",
            pin_code,
            location,
            id
        )
        .fetch_optional(&mut *tx)
        .await?;
        match twin {
            Some(twin) if twin.deleted_at.is_none() => return Err(taken()),
            // The same area in the trash would become a duplicate when restored.
            Some(twin) => forget(&mut tx, twin.id).await?,
            None => {}
        }
        sqlx::query!(
            "UPDATE orders_pin_code SET pin_code = ?2, location = ?3, version = version + 1 WHERE id = ?1",
            id,
            pin_code,
            location
        )
        .execute(&mut *tx)
        .await?;
        self.log_pin_code(&mut tx, actor, "orders.pin_code_updated", id)
            .await?;
        let entry = one(&mut tx, id).await?;
        tx.commit().await?;
        Ok(entry)
    }

    /// Publishes or hides a pickup area. A hidden one stays in the back office, and visitors are
    /// told that it is not served.
    pub(crate) async fn publish_pin_code(
        &self,
        actor: i64,
        id: i64,
        published: bool,
        version: i64,
    ) -> Result<PinCodeEntry, Failure> {
        let mut tx = self.deps.db.publish().await?;
        expect_version(one(&mut tx, id).await?.version, version)?;
        sqlx::query!(
            "UPDATE orders_pin_code SET published = ?2, version = version + 1 WHERE id = ?1",
            id,
            published
        )
        .execute(&mut *tx)
        .await?;
        let action = if published {
            "orders.pin_code_published"
        } else {
            "orders.pin_code_hidden"
        };
        self.log_pin_code(&mut tx, actor, action, id).await?;
        let entry = one(&mut tx, id).await?;
        tx.commit().await?;
        Ok(entry)
    }

    pub(crate) async fn remove_pin_code(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.deps.clock.now().0;
        let mut tx = self.deps.db.publish().await?;
        let done = sqlx::query!(
            "UPDATE orders_pin_code SET deleted_at = ?2 WHERE id = ?1 AND deleted_at IS NULL",
            id,
            now
        )
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Err(codes::PIN_CODE_NOT_FOUND.into());
        }
        self.log_pin_code(&mut tx, actor, "orders.pin_code_deleted", id)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(crate) async fn restore_pin_code(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<PinCodeEntry, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let done = sqlx::query!(
            "UPDATE orders_pin_code SET deleted_at = NULL WHERE id = ?1 AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Err(codes::PIN_CODE_NOT_FOUND.into());
        }
        self.log_pin_code(&mut tx, actor, "orders.pin_code_restored", id)
            .await?;
        let entry = one(&mut tx, id).await?;
        tx.commit().await?;
        Ok(entry)
    }

    /// Deletes areas that can no longer be restored.
    pub(crate) async fn sweep_pin_codes(&self) -> Result<(), Failure> {
        let before = self.deps.clock.now().plus_days(-DAYS_TO_RESTORE).0;
        let mut tx = self.deps.db.write().await?;
        sqlx::query!("DELETE FROM orders_pin_code WHERE deleted_at < ?1", before)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn log_pin_code(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        id: i64,
    ) -> Result<(), Failure> {
        let subject = format!("pin_code:{id}");
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &subject,
            details: json!({}),
        };
        audit::record(tx, self.deps.clock.now(), entry).await
    }
}

/// Adds an area, or restores it from the trash. Returns `None` if it exists already.
async fn add(tx: &mut Tx, pin_code: &str, location: &str) -> Result<Option<i64>, Failure> {
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

async fn forget(tx: &mut Tx, id: i64) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM orders_pin_code WHERE id = ?1", id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn one(connection: &mut SqliteConnection, id: i64) -> Result<PinCodeEntry, Failure> {
    let row = sqlx::query!(
        r#"SELECT id, pin_code, location, published AS "published: bool", version FROM orders_pin_code
           WHERE id = ?1 AND deleted_at IS NULL"#,
        id
    )
    .fetch_optional(connection)
    .await?
    .ok_or(codes::PIN_CODE_NOT_FOUND)?;
    Ok(PinCodeEntry {
        id: row.id,
        pin_code: row.pin_code,
        location: row.location,
        published: row.published,
        version: row.version,
        deleted_at: None,
    })
}

fn taken() -> Failure {
    let wording = "This pin code and locality are already on the list.";
    Failure::invalid(vec![FieldProblem::new("location", "invalid", wording)])
}
