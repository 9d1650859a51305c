//! Balances by age as a table.

use kernel::{
    Day,
    csv::{Csv, CsvFile, rupees},
};

use super::balances::BalancesReport;

impl BalancesReport {
    /// A line for each order with a balance, due longest first, in rupees; then the advances held.
    pub fn table(&self) -> Csv {
        let mut csv =
            Csv::with_columns(&["Order", "Customer", "Due since", "Days", "Ready", "Balance"]);
        for order in &self.orders {
            csv.line(&[
                order.number.clone(),
                order.customer.clone(),
                order.since.to_string(),
                order.days.to_string(),
                if order.is_ready { "yes" } else { "no" }.to_owned(),
                rupees(order.balance_paise.0),
            ]);
        }
        let sum = |what: &str, count: i64, paise: i64| {
            let mut cells: [String; 6] = Default::default();
            cells[0] = what.to_owned();
            cells[3] = format!("{count} orders");
            cells[5] = rupees(paise);
            cells
        };
        csv.line(&sum("Still to collect", self.count, self.total_paise.0));
        let advances = (self.advances_count, self.advances_paise.0);
        csv.line(&sum("Advances held", advances.0, advances.1));
        csv
    }

    pub fn csv(&self, today: Day) -> CsvFile {
        self.table().file(&format!("balances-{today}.csv"))
    }
}
