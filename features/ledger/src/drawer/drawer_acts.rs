//! Opening, handing over, closing and reopening the cash drawer.

use kernel::{
    Code, Day, Failure, Tx,
    audit::{self, Entry},
    edit::expect_version,
};
use poem_openapi::Object;
use serde_json::{Value, json};

use super::drawer_of_day::stored_now;
use crate::Ledger;

pub const DRAWER_CLOSED: Code = Code::new(
    409,
    "ledger.drawer_closed",
    "The cash drawer of this day is closed. Reopen it first.",
);
pub const DRAWER_NOT_OPEN: Code = Code::new(
    409,
    "ledger.drawer_not_open",
    "Open the cash drawer of this day first.",
);
pub const DRAWER_NOT_CLOSED: Code = Code::new(
    409,
    "ledger.drawer_not_closed",
    "The cash drawer of this day is not closed.",
);

/// What is in the drawer and was taken out of it by hand.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateCashDrawer {
    /// What was in it in the morning, in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub opening_paise: i64,
    /// Taken out of it so far, to the owner or the bank, in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub handed_over_paise: i64,
    /// The version that was read.
    pub version: i64,
}

/// How the drawer is closed.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CloseCashDrawer {
    /// What is in it, in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "1000000000")))]
    pub counted_paise: i64,
    /// A note, such as why money is missing.
    #[oai(validator(max_length = 200))]
    pub note: Option<String>,
}

impl Ledger {
    /// Opens the drawer of a day, or corrects it while it is open.
    pub(crate) async fn update_drawer(
        &self,
        actor: i64,
        day: Day,
        input: &UpdateCashDrawer,
    ) -> Result<(), Failure> {
        let now = self.now();
        if let Some(problem) = day.past_problem("day", now.day()) {
            return Err(Failure::invalid(vec![problem]));
        }
        let mut tx = self.deps.db.write().await?;
        self.expect_drawer_open(&mut tx, day).await?;
        let stored = stored_now(&mut tx, day).await?;
        expect_version(stored.map_or(0, |stored| stored.version), input.version)?;
        let name = day.to_string();
        sqlx::query!(
            "INSERT INTO ledger_drawer (day, opening_paise, handed_over_paise, opened_by, opened_at) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (day) DO UPDATE SET opening_paise = excluded.opening_paise,
                                             handed_over_paise = excluded.handed_over_paise,
                                             version = version + 1",
            name,
            input.opening_paise,
            input.handed_over_paise,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({
            "openingPaise": input.opening_paise, "handedOverPaise": input.handed_over_paise,
        });
        self.drawer_audit(&mut tx, actor, day, "payments.drawer_opened", details)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Closes the drawer with what was counted.
    pub(crate) async fn close_drawer(
        &self,
        actor: i64,
        day: Day,
        input: &CloseCashDrawer,
    ) -> Result<(), Failure> {
        let now = self.now();
        let note = input.note.as_deref().unwrap_or_default().trim();
        let mut tx = self.deps.db.write().await?;
        if stored_now(&mut tx, day).await?.is_none() {
            return Err(DRAWER_NOT_OPEN.into());
        }
        self.expect_drawer_open(&mut tx, day).await?;
        // Read while this is the one writer: no payment comes in between.
        let expected = self.drawer(day).await?.expected_paise.0;
        let name = day.to_string();
        sqlx::query!(
            "UPDATE ledger_drawer SET counted_paise = ?2, expected_paise = ?3, note = ?4, closed_by = ?5, closed_at = ?6
             WHERE day = ?1",
            name,
            input.counted_paise,
            expected,
            note,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"countedPaise": input.counted_paise, "expectedPaise": expected});
        self.drawer_audit(&mut tx, actor, day, "payments.drawer_closed", details)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Opens a closed drawer again. The activity log keeps what was counted.
    pub(crate) async fn reopen_drawer(&self, actor: i64, day: Day) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let stored = stored_now(&mut tx, day).await?;
        let counted = stored.and_then(|stored| stored.counted_paise);
        let counted = counted.ok_or_else(|| Failure::new(DRAWER_NOT_CLOSED))?;
        let name = day.to_string();
        sqlx::query!(
            "UPDATE ledger_drawer SET counted_paise = NULL, expected_paise = NULL, note = '', closed_by = NULL,
                    closed_at = NULL WHERE day = ?1",
            name
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"countedPaise": counted});
        self.drawer_audit(&mut tx, actor, day, "payments.drawer_reopened", details)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Refuses what would change a closed drawer.
    pub(crate) async fn expect_drawer_open(&self, tx: &mut Tx, day: Day) -> Result<(), Failure> {
        match stored_now(tx, day).await? {
            Some(stored) if stored.closed_at.is_some() => Err(DRAWER_CLOSED.into()),
            _ => Ok(()),
        }
    }

    async fn drawer_audit(
        &self,
        tx: &mut Tx,
        actor: i64,
        day: Day,
        action: &'static str,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("drawer:{day}"),
            details,
        };
        audit::record(tx, self.now(), entry).await
    }
}
