//! The summary of a range of days: money by method, what was ordered, expenses, and what is open.

use kernel::{
    Failure,
    csv::{Csv, rupees},
};

use crate::{Ledger, days::MoneyOfDay, figures::DateRange};

impl Ledger {
    /// A line for each sum, in rupees.
    pub(super) async fn summary_table(&self, range: DateRange) -> Result<Csv, Failure> {
        let days = self.money_by_day(range.from, range.end()).await?;
        let sum = |of: fn(&MoneyOfDay) -> i64| days.iter().map(of).sum::<i64>();
        let (profit, categories) = self.profit(range).await?;
        let balances = self.balances_report().await?;
        let mut csv = Csv::with_columns(&["What", "Rupees", "Note"]);
        let mut line = |what: &str, paise: i64, note: &str| {
            csv.line(&[what, &rupees(paise), note]);
        };
        line(
            "Received in cash",
            sum(|day| day.cash_paise.0),
            "At the counter",
        );
        line(
            "Received by UPI",
            sum(|day| day.upi_paise.0),
            "At the counter",
        );
        let provider = "Through the payment provider, before its charges";
        line("Received online", sum(|day| day.online_paise.0), provider);
        line(
            "Refunded online",
            -sum(|day| day.returned_paise.0),
            "On the day of the refund",
        );
        line("Received", profit.received_paise.0, "All of the above");
        for category in &categories {
            let what = format!("Expenses: {}", category.category);
            line(&what, -category.paise.0, "");
        }
        line(
            "Expenses",
            -profit.expenses_paise.0,
            "All of the above expenses",
        );
        line("Received less expenses", profit.received_profit_paise.0, "");
        let ordered = "Agreed prices by the day of approval, without courses";
        line("Ordered", profit.ordered_paise.0, ordered);
        let today = self.now().day();
        let as_of = format!("As of {today}, whenever ordered");
        line("Advances held", balances.advances_paise.0, &as_of);
        line("Still to collect", balances.total_paise.0, &as_of);
        Ok(csv)
    }
}
