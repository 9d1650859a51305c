//! Where the shop picks up, as the shop keeps it.

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

/// An area in which the shop picks up, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PinCodeEntry {
    /// Row id.
    pub id: i64,
    /// Six digits.
    pub pin_code: String,
    /// Name of the locality.
    pub location: String,
    /// Whether visitors are told that the shop picks up there.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// An area in which the shop picks up.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PinCodeDraft {
    /// Six digits.
    pin_code: PinCode,
    /// Name of the locality; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    location: String,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

/// What became of a pasted list.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct PinCodeImport {
    /// How many areas are new.
    pub added: i64,
    /// How many were on the list already.
    pub known: i64,
}

impl Orders {
    /// In ascending order; the words are looked for in codes and localities.
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

    /// All lines or none. What is on the list already stays as it is.
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
            // The same in the bin would only come back as a second one.
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

    /// A hidden one stays on the shop's own list, and visitors are told that nobody comes there.
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

    /// Forgets what nobody can bring back any more.
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

/// Puts an area on the list, from the bin if it is there. `None` when it is on the list already.
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
    let wording = "This pin code is on the list with this place already.";
    Failure::invalid(vec![FieldProblem::new("location", "invalid", wording)])
}
