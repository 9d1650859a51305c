//! Recording, correcting and removing expenses.

use kernel::{
    Code, Day, Failure, FieldProblem, Paise, Tx,
    audit::{self, Entry},
    edit::{expect_version, refuse},
    idempotency::{self, Claim, Claimed},
    secret::token_hash,
};
use poem_openapi::{Enum, Object, types::ToJSON};
use serde_json::{Value, json};

use super::expense_list::Expense;
use crate::Ledger;

pub const EXPENSE_NOT_FOUND: Code =
    Code::new(404, "ledger.expense_not_found", "There is no such expense.");

const OPERATION: &str = "admin_expense_create";

/// How an expense was paid.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum ExpenseMethod {
    /// From the cash drawer.
    Cash,
    /// By UPI.
    Upi,
    /// By card.
    Card,
    /// By bank transfer.
    Bank,
}

impl ExpenseMethod {
    pub fn wording(self) -> &'static str {
        match self {
            Self::Cash => "cash",
            Self::Upi => "upi",
            Self::Card => "card",
            Self::Bank => "bank",
        }
    }

    /// As piecework names it.
    pub fn parse(wording: &str) -> Self {
        match wording {
            "cash" => Self::Cash,
            "upi" => Self::Upi,
            _ => Self::Bank,
        }
    }
}

/// What was spent.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateExpense {
    /// On which day, today or earlier.
    pub day: Day,
    /// One of the list, or the shop's own.
    #[oai(validator(max_length = 40))]
    pub category: String,
    /// How it was paid.
    pub method: ExpenseMethod,
    /// How much, in paise.
    #[oai(validator(minimum(value = "1"), maximum(value = "1000000000")))]
    pub amount_paise: i64,
    /// Such as the supplier and the number of the bill.
    #[oai(validator(max_length = 200))]
    pub note: Option<String>,
}

/// A corrected expense.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateExpense {
    /// All of it.
    #[oai(flatten)]
    pub expense: CreateExpense,
    /// The version that was read.
    pub version: i64,
}

/// A stored expense, as far as a change needs it.
struct StoredExpense {
    day: Day,
    category: String,
    method: ExpenseMethod,
    amount_paise: i64,
    note: String,
    version: i64,
}

impl StoredExpense {
    fn shown(self, id: i64, by: Option<String>) -> Expense {
        Expense {
            id: Some(id),
            version: Some(self.version),
            day: self.day,
            category: self.category,
            method: self.method,
            amount_paise: Paise(self.amount_paise),
            note: Some(self.note).filter(|note| !note.is_empty()),
            by,
        }
    }

    fn described(&self) -> Value {
        json!({
            "day": self.day.to_string(), "category": self.category, "method": self.method.wording(),
            "amountPaise": self.amount_paise, "note": self.note,
        })
    }
}

impl Ledger {
    /// Records an expense; the same one again if it has the same key.
    pub(crate) async fn create_expense(
        &self,
        actor: i64,
        input: &CreateExpense,
        key: Option<&str>,
    ) -> Result<Expense, Failure> {
        let expense = self.parsed(input, 1).await?;
        let by = self.people.names(&[actor]).await?.remove(&actor);
        let now = self.now();
        let claim = key.map(|key| Claim {
            user: actor,
            operation: OPERATION,
            key,
            request_hash: token_hash(&input.to_json_string()),
        });
        let mut tx = self.deps.db.write().await?;
        if let Some(claim) = &claim
            && let Claimed::Again { body, .. } = idempotency::claim(&mut tx, claim, now).await?
        {
            let id = body.parse().map_err(Failure::internal)?;
            return Ok(expense.shown(id, by));
        }
        self.expect_open_drawer(&mut tx, &expense).await?;
        let (day, method) = (expense.day.to_string(), expense.method.wording());
        let id = sqlx::query!(
            "INSERT INTO ledger_expense (day, category, method, amount_paise, note, actor, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            day,
            expense.category,
            method,
            expense.amount_paise,
            expense.note,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let details = expense.described();
        self.expense_audit(&mut tx, actor, id, "payments.expense_recorded", details)
            .await?;
        if let Some(claim) = &claim {
            idempotency::answer(&mut tx, claim, 201, &id.to_string()).await?;
        }
        tx.commit().await?;
        Ok(expense.shown(id, by))
    }

    /// Corrects an expense that is as the caller saw it.
    pub(crate) async fn update_expense(
        &self,
        actor: i64,
        id: i64,
        input: &UpdateExpense,
    ) -> Result<(), Failure> {
        let expense = self.parsed(&input.expense, input.version + 1).await?;
        let mut tx = self.deps.db.write().await?;
        let before = stored(&mut tx, id).await?;
        expect_version(before.version, input.version)?;
        self.expect_open_drawer(&mut tx, &before).await?;
        self.expect_open_drawer(&mut tx, &expense).await?;
        let (day, method) = (expense.day.to_string(), expense.method.wording());
        sqlx::query!(
            "UPDATE ledger_expense SET day = ?2, category = ?3, method = ?4, amount_paise = ?5, note = ?6, version = ?7
             WHERE id = ?1",
            id,
            day,
            expense.category,
            method,
            expense.amount_paise,
            expense.note,
            expense.version
        )
        .execute(&mut *tx)
        .await?;
        let details = audit::changes(&before.described(), &expense.described());
        self.expense_audit(&mut tx, actor, id, "payments.expense_updated", details)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Removes an expense from every list and figure.
    pub(crate) async fn delete_expense(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let before = stored(&mut tx, id).await?;
        self.expect_open_drawer(&mut tx, &before).await?;
        sqlx::query!(
            "UPDATE ledger_expense SET removed_at = ?2, version = version + 1 WHERE id = ?1",
            id,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let details = before.described();
        self.expense_audit(&mut tx, actor, id, "payments.expense_removed", details)
            .await?;
        Ok(tx.commit().await?)
    }

    async fn parsed(&self, input: &CreateExpense, version: i64) -> Result<StoredExpense, Failure> {
        let mut problems = Vec::new();
        problems.extend(input.day.past_problem("day", self.now().day()));
        let category = self.category(&input.category).await?;
        if category.is_empty() {
            problems.push(FieldProblem::new(
                "category",
                "required",
                "Choose a category.",
            ));
        }
        refuse(problems)?;
        Ok(StoredExpense {
            day: input.day,
            category,
            method: input.method,
            amount_paise: Paise(input.amount_paise).0,
            note: input.note.as_deref().unwrap_or_default().trim().to_owned(),
            version,
        })
    }

    /// A closed drawer stays as it was counted.
    async fn expect_open_drawer(
        &self,
        tx: &mut Tx,
        expense: &StoredExpense,
    ) -> Result<(), Failure> {
        if expense.method == ExpenseMethod::Cash {
            self.expect_drawer_open(tx, expense.day).await?;
        }
        Ok(())
    }

    async fn expense_audit(
        &self,
        tx: &mut Tx,
        actor: i64,
        id: i64,
        action: &'static str,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("expense:{id}"),
            details,
        };
        audit::record(tx, self.now(), entry).await
    }
}

async fn stored(tx: &mut Tx, id: i64) -> Result<StoredExpense, Failure> {
    sqlx::query_as!(
        StoredExpense,
        r#"SELECT day AS "day!: Day", category, method AS "method!: ExpenseMethod", amount_paise, note, version
           FROM ledger_expense WHERE id = ?1 AND removed_at IS NULL"#,
        id
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| EXPENSE_NOT_FOUND.into())
}
