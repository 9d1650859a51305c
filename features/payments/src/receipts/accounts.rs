//! All documents of some months, as an accountant wants them.

use kernel::{
    Failure, Month,
    csv::{Csv, CsvFile, rupees},
};

use super::{
    go_on::{Gap, gaps},
    number::written,
    pdf::percent,
    setting,
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
        let mut lines: Vec<[String; 16]> = kept.iter().map(cells).collect();
        lines.extend(self.gaps(from, until).await?);
        lines.sort_by(|one, other| one[0].cmp(&other[0]));
        let mut csv = Csv::with_columns(&COLUMNS);
        for line in &lines {
            csv.line(line);
        }
        Ok(csv.file(&format!("receipts-{from}-to-{until}.csv")))
    }
}

impl Payments {
    /// Why numbers are missing, on the days when backups were restored.
    async fn gaps(&self, from: Month, until: Month) -> Result<Vec<[String; 16]>, Failure> {
        let gaps = gaps(self.0.deps.db.read(), from.first_day(), until.end()).await?;
        let setting = setting::load(self.0.deps.db.read()).await?;
        let shop = self.0.shop.mail_shop().await?;
        let prefix = setting.prefix_of(&shop.business_name);
        let line = |gap: Gap| {
            let [first, last] =
                [gap.first, gap.last].map(|place| written(&prefix, &gap.year, gap.series, place));
            let mut cells: [String; 16] = Default::default();
            cells[0] = gap.day;
            cells[1] = if first == last {
                first
            } else {
                format!("{first} to {last}")
            };
            cells[2] = "Not in these books".to_owned();
            cells[5] = if gap.given_out {
                "Given out between a backup and the day it was restored".to_owned()
            } else {
                "Left free when a backup was restored: some may have been given out".to_owned()
            };
            cells
        };
        Ok(gaps.into_iter().map(line).collect())
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
