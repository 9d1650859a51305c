//! Bonuses, deductions, advances and payments of a statement.

use kernel::{
    Day, Failure, FieldProblem, Month, Paise,
    audit::{self, Entry},
    edit::{RECORD_CONFLICT, refuse},
};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{Piecework, codes, counting::stored_day};

/// What an entry of a statement is.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum StatementEntryKind {
    /// Added to what the maker earned.
    Bonus,
    /// Taken off what the maker earned.
    Deduction,
    /// Paid to the maker before the work was done.
    Advance,
    /// Paid to the maker.
    Payment,
}

impl StatementEntryKind {
    pub fn wording(self) -> &'static str {
        match self {
            Self::Bonus => "bonus",
            Self::Deduction => "deduction",
            Self::Advance => "advance",
            Self::Payment => "payment",
        }
    }

    /// Whether money goes to the maker with it.
    pub fn is_paid(self) -> bool {
        matches!(self, Self::Advance | Self::Payment)
    }
}

/// How a maker was paid.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum PayMethod {
    /// Cash.
    Cash,
    /// UPI.
    Upi,
    /// Bank transfer.
    Bank,
}

impl PayMethod {
    pub fn wording(self) -> &'static str {
        match self {
            Self::Cash => "cash",
            Self::Upi => "upi",
            Self::Bank => "bank",
        }
    }

    /// As a document says it.
    pub fn printed(self) -> &'static str {
        match self {
            Self::Cash => "cash",
            Self::Upi => "UPI",
            Self::Bank => "bank transfer",
        }
    }
}

/// An entry of a statement.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct StatementEntry {
    /// Id.
    pub id: i64,
    /// What it is.
    pub kind: StatementEntryKind,
    /// How it was paid; absent for a bonus or deduction.
    pub method: Option<PayMethod>,
    /// Amount in paise.
    pub amount_paise: Paise,
    /// The day in India.
    pub day: Day,
    /// Note.
    pub note: Option<String>,
    /// Name; absent if the account is gone.
    pub by: Option<String>,
}

/// A new entry of a statement.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateStatementEntry {
    /// The month, `yyyy-mm`.
    pub month: Month,
    /// What it is.
    pub kind: StatementEntryKind,
    /// How it was paid: for an advance or payment, and only then.
    pub method: Option<PayMethod>,
    /// Amount in paise.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000000000")))]
    pub amount_paise: i64,
    /// The day; today without it, and no later one.
    pub day: Option<Day>,
    /// Note. Required for a bonus or deduction.
    #[oai(validator(max_length = 200))]
    pub note: Option<String>,
    /// Sum to pay as known to the caller, in paise, so that nothing is recorded twice.
    pub from_due_paise: i64,
}

impl CreateStatementEntry {
    fn problems(&self, day: Day, today: Day) -> Vec<FieldProblem> {
        let mut problems = Vec::from_iter(day.past_problem("day", today));
        let mut wrong = |field, code, text| problems.push(FieldProblem::new(field, code, text));
        if self.month > today.month() {
            wrong(
                "month",
                "out_of_range",
                "Choose this month or an earlier one.",
            );
        }
        match (self.kind.is_paid(), self.method) {
            (true, None) => wrong("method", "required", "Say how it was paid."),
            (false, Some(_)) => wrong("method", "invalid", "Nothing is paid with this entry."),
            _ => {}
        }
        if !self.kind.is_paid() && self.note.as_deref().unwrap_or_default().trim().is_empty() {
            wrong("note", "required", "Say what it is for.");
        }
        problems
    }
}

impl Piecework {
    pub(crate) async fn entries(
        &self,
        maker: i64,
        month: &str,
    ) -> Result<Vec<StatementEntry>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", kind AS "kind!: StatementEntryKind", method AS "method: PayMethod", amount_paise, day, note,
                      actor
               FROM piecework_entry WHERE maker_id = ?1 AND month = ?2 ORDER BY day DESC, id DESC"#,
            maker,
            month
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let actors: Vec<i64> = rows.iter().map(|row| row.actor).collect();
        let names = self.people.names(&actors).await?;
        let rows = rows.into_iter().map(|row| {
            Ok(StatementEntry {
                id: row.id,
                kind: row.kind,
                method: row.method,
                amount_paise: Paise(row.amount_paise),
                day: stored_day(&row.day)?,
                note: (!row.note.is_empty()).then_some(row.note),
                by: names.get(&row.actor).cloned(),
            })
        });
        rows.collect()
    }

    /// Adds an entry to a statement that is as the caller saw it.
    pub(crate) async fn add_entry(
        &self,
        actor: i64,
        maker: i64,
        input: &CreateStatementEntry,
    ) -> Result<(), Failure> {
        self.maker(maker).await?;
        let now = self.deps.clock.now();
        let day = input.day.unwrap_or_else(|| now.day());
        let problems = input.problems(day, now.day());
        refuse(problems)?;
        let month = input.month.to_string();
        let mut tx = self.deps.db.write().await?;
        self.expect_open(&mut tx, maker, &month).await?;
        if self.due_in(&mut tx, maker, &month).await? != input.from_due_paise {
            return Err(RECORD_CONFLICT.into());
        }
        let (kind, method) = (input.kind.wording(), input.method.map(PayMethod::wording));
        let (note, day) = (
            input.note.as_deref().unwrap_or_default().trim(),
            day.to_string(),
        );
        sqlx::query!(
            "INSERT INTO piecework_entry (maker_id, month, kind, method, amount_paise, day, note, actor, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            maker,
            month,
            kind,
            method,
            input.amount_paise,
            day,
            note,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "piecework.entry_added",
            subject: &format!("user:{maker}"),
            details: json!({
                "month": month, "kind": kind, "method": method, "amountPaise": input.amount_paise, "day": day,
            }),
        };
        audit::record(&mut tx, now, entry).await?;
        Ok(tx.commit().await?)
    }

    /// Deletes an entry that was recorded by mistake.
    pub(crate) async fn delete_entry(
        &self,
        actor: i64,
        maker: i64,
        id: i64,
    ) -> Result<Month, Failure> {
        self.maker(maker).await?;
        let mut tx = self.deps.db.write().await?;
        let row = sqlx::query!(
            "SELECT month, kind, amount_paise FROM piecework_entry WHERE id = ?1 AND maker_id = ?2",
            id,
            maker
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ENTRY_NOT_FOUND))?;
        self.expect_open(&mut tx, maker, &row.month).await?;
        sqlx::query!("DELETE FROM piecework_entry WHERE id = ?", id)
            .execute(&mut *tx)
            .await?;
        let entry = Entry {
            actor: Some(actor),
            action: "piecework.entry_deleted",
            subject: &format!("user:{maker}"),
            details: json!({"month": row.month, "kind": row.kind, "amountPaise": row.amount_paise}),
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        tx.commit().await?;
        Month::parse(&row.month).ok_or_else(|| Failure::internal("an entry has no month"))
    }
}
