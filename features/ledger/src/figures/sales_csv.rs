//! Sales of a range of days as a table.

use kernel::csv::{Csv, CsvFile, rupees};

use super::sales::{SalesAmounts, SalesLine, SalesReport};

impl SalesReport {
    /// A line for each thing and person, in rupees; the comparison in columns of its own.
    pub fn table(&self) -> Csv {
        let mut csv = Csv::with_columns(&[
            "By",
            "Name",
            "Count",
            "Ordered",
            "Received",
            "Count before",
            "Ordered before",
            "Received before",
        ]);
        let lists: [(&str, &[SalesLine]); 5] = [
            ("Service", &self.services),
            ("Product", &self.products),
            ("Course", &self.courses),
            ("Maker", &self.makers),
            ("Customer", &self.customers),
        ];
        for (by, lines) in lists {
            for line in lines {
                let mut cells = vec![by.to_owned(), line.name.clone()];
                cells.extend(amounts(Some(line.sold)));
                cells.extend(amounts(line.before));
                csv.line(&cells);
            }
        }
        let mut total = vec!["Total".to_owned(), String::new()];
        for totals in [Some(self.totals), self.totals_before] {
            total.extend(amounts(totals.map(|totals| SalesAmounts {
                count: totals.orders,
                ordered_paise: totals.ordered_paise,
                received_paise: totals.received_paise,
            })));
        }
        csv.line(&total);
        csv
    }

    pub fn csv(&self) -> CsvFile {
        let range = self.range;
        self.table()
            .file(&format!("sales-{}-to-{}.csv", range.from, range.to))
    }
}

fn amounts(amounts: Option<SalesAmounts>) -> [String; 3] {
    let Some(amounts) = amounts else {
        return Default::default();
    };
    [
        amounts.count.to_string(),
        rupees(amounts.ordered_paise.0),
        rupees(amounts.received_paise.0),
    ]
}
