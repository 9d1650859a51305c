//! The expenses of a range of days, with what makers were paid in it and what the payment provider charged.

use kernel::{
    Day, Failure, Paise,
    csv::{Csv, CsvFile, rupees},
};
use poem_openapi::Object;

use super::{
    ExpenseMethod,
    categories::{FEES, PIECEWORK},
};
use crate::{Ledger, figures::DateRange};

/// The expenses of a range of days.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ExpenseList {
    /// The days.
    pub range: DateRange,
    /// All of them, in paise.
    pub total_paise: Paise,
    /// By category, most first.
    pub categories: Vec<ExpensesOfCategory>,
    /// Newest first.
    pub items: Vec<Expense>,
    /// Categories to choose from: the common ones and the shop's own.
    pub choices: Vec<String>,
}

/// What was spent for one category.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct ExpensesOfCategory {
    /// The category.
    pub category: String,
    /// How many expenses.
    pub count: i64,
    /// How much, in paise.
    pub paise: Paise,
}

/// One expense.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Expense {
    /// Its id; absent for what piecework or payments recorded.
    pub id: Option<i64>,
    /// For a change of it.
    pub version: Option<i64>,
    /// The day in India.
    pub day: Day,
    /// What for.
    pub category: String,
    /// How it was paid.
    pub method: ExpenseMethod,
    /// How much, in paise.
    pub amount_paise: Paise,
    /// A note; for piecework the name of the maker.
    pub note: Option<String>,
    /// Name of the team member who recorded it.
    pub by: Option<String>,
}

impl Ledger {
    pub(crate) async fn expense_list(&self, range: DateRange) -> Result<ExpenseList, Failure> {
        let items = self.expenses(range).await?;
        Ok(ExpenseList {
            range,
            total_paise: Paise(items.iter().map(|item| item.amount_paise.0).sum()),
            categories: by_category(&items),
            items,
            choices: self.categories().await?,
        })
    }

    /// Newest first, with what makers were paid and what the payment provider charged.
    pub(crate) async fn expenses(&self, range: DateRange) -> Result<Vec<Expense>, Failure> {
        let (from, until) = (range.from.to_string(), range.end().to_string());
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", version, day AS "day!: Day", category, method AS "method!: ExpenseMethod", amount_paise,
                      note, actor
               FROM ledger_expense WHERE day >= ?1 AND day < ?2 AND removed_at IS NULL ORDER BY day DESC, id DESC"#,
            from,
            until
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let paid = self.piecework.paid(range.from, range.end()).await?;
        let makers = paid.iter().map(|paid| paid.maker);
        let people: Vec<i64> = rows.iter().map(|row| row.actor).chain(makers).collect();
        let names = self.people.names(&people).await?;
        let recorded = rows.into_iter().map(|row| Expense {
            id: Some(row.id),
            version: Some(row.version),
            day: row.day,
            category: row.category,
            method: row.method,
            amount_paise: Paise(row.amount_paise),
            note: Some(row.note).filter(|note| !note.is_empty()),
            by: names.get(&row.actor).cloned(),
        });
        let mut items: Vec<Expense> = recorded.collect();
        items.extend(paid.into_iter().map(|paid| Expense {
            id: None,
            version: None,
            day: paid.day,
            category: PIECEWORK.to_owned(),
            method: ExpenseMethod::parse(&paid.method),
            amount_paise: Paise(paid.paise),
            note: names.get(&paid.maker).cloned(),
            by: None,
        }));
        let fees = self.online.fees(range.from, range.end()).await?;
        items.extend(fees.into_iter().map(|fees| Expense {
            id: None,
            version: None,
            day: fees.day,
            category: FEES.to_owned(),
            method: ExpenseMethod::Bank,
            amount_paise: Paise(fees.paise),
            note: Some(match fees.payments {
                1 => "1 online payment".to_owned(),
                payments => format!("{payments} online payments"),
            }),
            by: None,
        }));
        items.sort_by_key(|item| (std::cmp::Reverse(item.day), std::cmp::Reverse(item.id)));
        Ok(items)
    }
}

/// Most first.
pub fn by_category(items: &[Expense]) -> Vec<ExpensesOfCategory> {
    let mut categories: Vec<ExpensesOfCategory> = Vec::new();
    for item in items {
        let known = categories
            .iter_mut()
            .find(|one| one.category == item.category);
        if let Some(known) = known {
            known.count += 1;
            known.paise.0 += item.amount_paise.0;
        } else {
            categories.push(ExpensesOfCategory {
                category: item.category.clone(),
                count: 1,
                paise: item.amount_paise,
            });
        }
    }
    categories.sort_by(|one, other| {
        let by_money = other.paise.cmp(&one.paise);
        by_money.then_with(|| one.category.cmp(&other.category))
    });
    categories
}

/// A line for each expense, oldest first, in rupees.
pub fn expense_table(items: &[Expense]) -> Csv {
    let mut csv = Csv::with_columns(&[
        "Day",
        "Category",
        "Paid by",
        "Note",
        "Amount",
        "Recorded by",
    ]);
    for item in items.iter().rev() {
        csv.line(&[
            item.day.to_string(),
            item.category.clone(),
            item.method.wording().to_owned(),
            item.note.clone().unwrap_or_default(),
            rupees(item.amount_paise.0),
            item.by.clone().unwrap_or_default(),
        ]);
    }
    csv
}

impl ExpenseList {
    pub fn csv(&self) -> CsvFile {
        let name = format!("expenses-{}-to-{}.csv", self.range.from, self.range.to);
        expense_table(&self.items).file(&name)
    }
}
