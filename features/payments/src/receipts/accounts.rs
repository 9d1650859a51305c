//! All documents of some months, as an accountant wants them.

use kernel::{
    Failure, Month,
    csv::{Csv, CsvFile, rupees},
};

use super::{
    pdf::percent,
    shelf::{Kept, Wanted},
};
use crate::Payments;

const COLUMNS: [&str; 16] = [
    "Date",
    "Number",
    "Document",
    "Buyer",
    "State",
    "Item",
    "SAC",
    "Taxable value",
    "Rate",
    "CGST",
    "SGST or UTGST",
    "IGST",
    "Total",
    "Takes back",
    "Paid",
    "Payment reference",
];

impl Payments {
    /// Oldest first; what is given back counts less than nothing.
    pub(crate) async fn accounts(&self, from: Month, until: Month) -> Result<CsvFile, Failure> {
        let wanted = Wanted {
            from: Some(from.first_day()),
            until: Some(until.end()),
            ..Wanted::default()
        };
        let mut kept = self.receipts(wanted).await?;
        kept.reverse();
        let mut csv = Csv::with_columns(&COLUMNS);
        for one in &kept {
            csv.line(&cells(one));
        }
        Ok(csv.file(&format!("receipts-{from}-to-{until}.csv")))
    }
}

fn cells(Kept { paper, .. }: &Kept) -> [String; 16] {
    let sign = if paper.original.is_some() { -1 } else { 1 };
    let money = |paise: i64| rupees(sign * paise);
    let of_tax = |paise: fn(&super::tax::TaxSplit) -> i64| {
        paper
            .tax
            .as_ref()
            .map_or_else(String::new, |tax| money(paise(tax)))
    };
    let line = paper.lines.first();
    [
        paper.day.clone(),
        paper.number.clone(),
        paper.kind.title().to_owned(),
        paper.buyer.name.clone(),
        paper
            .place_of_supply
            .as_ref()
            .map_or_else(String::new, |place| {
                format!("{}-{}", place.code, place.name)
            }),
        line.map_or_else(String::new, |line| line.description.clone()),
        line.and_then(|line| line.code.clone()).unwrap_or_default(),
        of_tax(|tax| tax.taxable_paise),
        paper
            .tax
            .as_ref()
            .map_or_else(String::new, |tax| percent(tax.rate)),
        of_tax(|tax| tax.central_paise),
        of_tax(|tax| tax.state_paise),
        of_tax(|tax| tax.integrated_paise),
        money(paper.total_paise),
        paper
            .original
            .as_ref()
            .map_or_else(String::new, |original| original.number.clone()),
        paper.paid.how.clone(),
        paper.paid.reference.clone(),
    ]
}
