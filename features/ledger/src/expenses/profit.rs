//! Profit of a range of days: what was received, and what was ordered, each less expenses.

use kernel::{Failure, Paise};
use poem_openapi::Object;

use super::expense_list::{ExpensesOfCategory, by_category};
use crate::{
    Ledger,
    figures::{Comparison, DateRange},
};

/// Two views of profit, never added together.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ProfitReport {
    /// The days.
    pub range: DateRange,
    /// The days that they are compared with; absent without a comparison.
    pub compared: Option<DateRange>,
    /// Profit of the days.
    pub profit: Profit,
    /// The same of the days that are compared.
    pub before: Option<Profit>,
    /// Expenses by category, most first.
    pub categories: Vec<ExpensesOfCategory>,
}

/// Profit, in paise.
#[derive(Object, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct Profit {
    /// Payments by their day, less what went back.
    pub received_paise: Paise,
    /// Agreed prices by the day of approval.
    pub ordered_paise: Paise,
    /// Expenses by their day, with what makers were paid.
    pub expenses_paise: Paise,
    /// Received less expenses: what the days brought in.
    pub received_profit_paise: Paise,
    /// Ordered less expenses: what the orders of the days are worth, paid or not. Without courses.
    pub ordered_profit_paise: Paise,
}

impl Ledger {
    pub(crate) async fn profit_report(
        &self,
        range: DateRange,
        compare: Option<Comparison>,
    ) -> Result<ProfitReport, Failure> {
        let (profit, categories) = self.profit(range).await?;
        let compared = compare.map(|with| range.compared(with));
        let before = match compared {
            Some(range) => Some(self.profit(range).await?.0),
            None => None,
        };
        Ok(ProfitReport {
            range,
            compared,
            profit,
            before,
            categories,
        })
    }

    pub(crate) async fn profit(
        &self,
        range: DateRange,
    ) -> Result<(Profit, Vec<ExpensesOfCategory>), Failure> {
        let (from, until) = (range.from.start(), range.end().start());
        let items = self.money_of_items(range).await?;
        let received: i64 = items.values().map(|item| item.paise).sum();
        let approved = self.orders.approved(from, until).await?;
        let ordered: i64 = approved.iter().filter_map(|order| order.price_paise).sum();
        let expenses = self.expenses(range).await?;
        let spent: i64 = expenses.iter().map(|expense| expense.amount_paise.0).sum();
        let profit = Profit {
            received_paise: Paise(received),
            ordered_paise: Paise(ordered),
            expenses_paise: Paise(spent),
            received_profit_paise: Paise(received - spent),
            ordered_profit_paise: Paise(ordered - spent),
        };
        Ok((profit, by_category(&expenses)))
    }
}
