//! What is in the cash drawer on a day, and what should be.

use kernel::{Day, Failure, Paise, Timestamp, Tx};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use crate::{Ledger, expenses::ExpenseMethod, figures::DateRange};

/// The cash drawer of a day.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CashDrawer {
    /// The day in India.
    pub day: Day,
    /// To be sent with a change.
    pub version: i64,
    /// In it in the morning, in paise; before opening, what was counted last.
    pub opening_paise: Paise,
    /// By whom it was opened.
    pub opened_by: Option<String>,
    /// When it was opened.
    pub opened_at: Option<Timestamp>,
    /// Received in cash on the day, less what was reversed, in paise.
    pub cash_in_paise: Paise,
    /// How many payments that were, without reversed ones.
    pub payments: i64,
    /// What was paid out in cash on the day.
    pub expenses: Vec<CashExpense>,
    /// All of it, in paise.
    pub expenses_paise: Paise,
    /// Taken out of it, to the owner or the bank, in paise.
    pub handed_over_paise: Paise,
    /// What should be in it, in paise: opening and cash in, less expenses and what was handed over.
    pub expected_paise: Paise,
    /// How it was closed.
    pub closing: Option<DrawerClosing>,
}

/// An expense that was paid from the drawer.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct CashExpense {
    /// What for.
    pub category: String,
    /// How much, in paise.
    pub paise: Paise,
}

/// How a drawer was closed.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct DrawerClosing {
    /// What was counted, in paise.
    pub counted_paise: Paise,
    /// Counted less expected at closing, in paise; negative if money was missing.
    pub difference_paise: Paise,
    /// Change since, by payments and expenses of the day, in paise.
    pub changed_since_paise: Option<Paise>,
    /// Name; absent if the account is gone.
    pub by: Option<String>,
    /// When.
    pub at: Timestamp,
    /// A note.
    pub note: Option<String>,
}

/// A stored drawer.
pub struct StoredDrawer {
    pub version: i64,
    pub opening_paise: i64,
    pub handed_over_paise: i64,
    pub opened_by: i64,
    pub opened_at: i64,
    pub counted_paise: Option<i64>,
    pub expected_paise: Option<i64>,
    pub note: String,
    pub closed_by: Option<i64>,
    pub closed_at: Option<i64>,
}

impl Ledger {
    pub(crate) async fn drawer(&self, day: Day) -> Result<CashDrawer, Failure> {
        let mut connection = self.deps.db.read().acquire().await?;
        let stored = stored(&mut connection, day).await?;
        let (cash_in, payments) = cash_in(&mut connection, day).await?;
        let opening = match &stored {
            Some(stored) => stored.opening_paise,
            None => last_counted(&mut connection, day).await?,
        };
        drop(connection);
        let expenses = self.cash_expenses(day).await?;
        let spent: i64 = expenses.iter().map(|expense| expense.paise.0).sum();
        let handed_over = stored.as_ref().map_or(0, |stored| stored.handed_over_paise);
        let expected = opening + cash_in - spent - handed_over;
        let people = stored.iter();
        let people = people.flat_map(|stored| [Some(stored.opened_by), stored.closed_by]);
        let people: Vec<i64> = people.flatten().collect();
        let names = self.people.names(&people).await?;
        let closing = stored.as_ref().and_then(|stored| {
            let (counted, then) = (stored.counted_paise?, stored.expected_paise?);
            Some(DrawerClosing {
                counted_paise: Paise(counted),
                difference_paise: Paise(counted - then),
                changed_since_paise: Some(Paise(expected - then)).filter(|paise| paise.0 != 0),
                by: names.get(&stored.closed_by?).cloned(),
                at: Timestamp(stored.closed_at?),
                note: Some(stored.note.clone()).filter(|note| !note.is_empty()),
            })
        });
        let opened = stored.as_ref();
        Ok(CashDrawer {
            day,
            version: opened.map_or(0, |stored| stored.version),
            opening_paise: Paise(opening),
            opened_by: opened.and_then(|stored| names.get(&stored.opened_by).cloned()),
            opened_at: opened.map(|stored| Timestamp(stored.opened_at)),
            cash_in_paise: Paise(cash_in),
            payments,
            expenses,
            expenses_paise: Paise(spent),
            handed_over_paise: Paise(handed_over),
            expected_paise: Paise(expected),
            closing,
        })
    }

    /// What was paid out in cash on the day, by category, without names.
    async fn cash_expenses(&self, day: Day) -> Result<Vec<CashExpense>, Failure> {
        let expenses = self.expenses(DateRange { from: day, to: day }).await?;
        let cash = expenses.into_iter().rev();
        let cash = cash.filter(|expense| expense.method == ExpenseMethod::Cash);
        let cash = cash.map(|expense| CashExpense {
            category: expense.category,
            paise: expense.amount_paise,
        });
        Ok(cash.collect())
    }
}

pub async fn stored(
    connection: &mut SqliteConnection,
    day: Day,
) -> Result<Option<StoredDrawer>, Failure> {
    let day = day.to_string();
    Ok(sqlx::query_as!(
        StoredDrawer,
        "SELECT version, opening_paise, handed_over_paise, opened_by, opened_at, counted_paise, expected_paise, note, closed_by,
                closed_at
         FROM ledger_drawer WHERE day = ?1",
        day
    )
    .fetch_optional(connection)
    .await?)
}

/// The same inside the transaction that changes it.
pub async fn stored_now(tx: &mut Tx, day: Day) -> Result<Option<StoredDrawer>, Failure> {
    stored(tx, day).await
}

/// Received in cash on the day, less what was reversed, in paise, and the number of payments.
async fn cash_in(connection: &mut SqliteConnection, day: Day) -> Result<(i64, i64), Failure> {
    let day = day.to_string();
    let row = sqlx::query!(
        r#"SELECT coalesce(sum(amount_paise), 0) AS "paise!: i64",
                  coalesce(sum(reverses IS NULL AND NOT EXISTS (
                    SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id AND b.day = t.day)), 0) AS "payments!: i64"
           FROM ledger_counter_payment t WHERE day = ?1 AND method = 'cash'"#,
        day
    )
    .fetch_one(connection)
    .await?;
    Ok((row.paise, row.payments))
}

/// What was counted when the drawer was closed last before the day, in paise.
async fn last_counted(connection: &mut SqliteConnection, day: Day) -> Result<i64, Failure> {
    let day = day.to_string();
    let counted = sqlx::query_scalar!(
        r#"SELECT counted_paise AS "paise!: i64" FROM ledger_drawer
           WHERE day < ?1 AND closed_at IS NOT NULL ORDER BY day DESC LIMIT 1"#,
        day
    )
    .fetch_optional(connection)
    .await?;
    Ok(counted.unwrap_or_default())
}
