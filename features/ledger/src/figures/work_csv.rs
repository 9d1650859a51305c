//! Due and late pieces, and days to ready, as a table.

use kernel::csv::{Csv, CsvFile};

use super::{DateRange, work::WorkReport};

impl WorkReport {
    /// A line for each piece that is late or due, then one for each number of days that orders took.
    pub fn csv(&self, range: DateRange) -> CsvFile {
        let mut csv = Csv::with_columns(&[
            "What",
            "Number",
            "Customer",
            "Item",
            "Maker",
            "Promised",
            "Days",
            "Orders",
            "Of them late",
        ]);
        for piece in &self.pieces {
            let late = piece.days_late > 0;
            csv.line(&[
                if late { "Late" } else { "Due" }.to_owned(),
                piece.number.clone(),
                piece.customer.clone(),
                piece.item.clone(),
                piece.maker.clone().unwrap_or_default(),
                piece.promised.to_string(),
                piece.days_late.to_string(),
                String::new(),
                String::new(),
            ]);
        }
        for same in &self.ready.days {
            let mut cells: [String; 9] = Default::default();
            cells[0] = "Days from order to ready".to_owned();
            cells[6] = same.days.to_string();
            cells[7] = (same.on_time + same.late).to_string();
            cells[8] = same.late.to_string();
            csv.line(&cells);
        }
        csv.file(&format!("work-{}-to-{}.csv", range.from, range.to))
    }
}
