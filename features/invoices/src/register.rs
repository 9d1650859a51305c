//! The documents of some days in the tables of an accountant: sales, credit notes, and taxes by code, rate and place.

use std::collections::BTreeMap;

use async_trait::async_trait;
use kernel::{
    Day, Failure, TaxDocumentRegister,
    csv::{Csv, rupees},
    tax_documents::DocumentTables,
};

use crate::{
    Invoices,
    accounts::{COLUMNS, Cells, lines_of},
    drawing::percent,
    stored::Wanted,
    tax::TaxSplit,
    tax_document::TaxDocument,
};

#[async_trait]
impl TaxDocumentRegister for Invoices {
    async fn register(&self, from: Day, until: Day) -> Result<DocumentTables, Failure> {
        let wanted = Wanted {
            from: Some(from),
            until: Some(until),
            ..Wanted::default()
        };
        let mut stored = self.receipts(wanted).await?;
        stored.retain(|one| !one.tax_document.test);
        stored.reverse();
        let gaps = self.gaps(from, until).await?;
        let mut summary = Summary::default();
        let (mut sales, mut credit_notes) = (gaps, Vec::new());
        for one in &stored {
            summary.add(&one.tax_document);
            let table = if one.tax_document.original.is_some() {
                &mut credit_notes
            } else {
                &mut sales
            };
            table.extend(lines_of(one));
        }
        sales.sort_by(|one, other| one[0].cmp(&other[0]));
        let table = |lines: Vec<Cells>| {
            let mut csv = Csv::with_columns(&COLUMNS);
            for line in &lines {
                csv.line(line);
            }
            csv
        };
        Ok(DocumentTables {
            sales: table(sales),
            credit_notes: table(credit_notes),
            summary: summary.csv(),
        })
    }
}

/// Taxes by code, rate in hundredths of a percent, and place of supply.
#[derive(Default)]
struct Summary(BTreeMap<(String, i64, String), Taxes>);

#[derive(Default)]
struct Taxes {
    documents: i64,
    taxable: i64,
    central: i64,
    state: i64,
    integrated: i64,
}

impl Summary {
    /// An invoice counts without the advances in it, which counted when they came.
    fn add(&mut self, document: &TaxDocument) {
        let sign = if document.original.is_some() { -1 } else { 1 };
        let Some(tax) = &document.tax else {
            return;
        };
        let code = document.lines.first().and_then(|line| line.code.clone());
        let place = document.place_of_supply.as_ref();
        let place = place.map_or_else(String::new, |place| {
            format!("{}-{}", place.code, place.name)
        });
        let key = (code.unwrap_or_default(), tax.rate, place);
        let sum = self.0.entry(key).or_default();
        sum.documents += 1;
        sum.count(tax, sign);
        for advance in document.received.iter().filter(|one| one.advance) {
            if let Some(tax) = &advance.tax {
                sum.count(tax, -sign);
            }
        }
    }

    fn csv(&self) -> Csv {
        let mut csv = Csv::with_columns(&[
            "SAC",
            "Rate",
            "Place of supply",
            "Documents",
            "Taxable value",
            "CGST",
            "SGST or UTGST",
            "IGST",
        ]);
        for ((code, rate, place), sum) in &self.0 {
            csv.line(&[
                code.clone(),
                percent(*rate),
                place.clone(),
                sum.documents.to_string(),
                rupees(sum.taxable),
                rupees(sum.central),
                rupees(sum.state),
                rupees(sum.integrated),
            ]);
        }
        csv
    }
}

impl Taxes {
    fn count(&mut self, tax: &TaxSplit, sign: i64) {
        self.taxable += sign * tax.taxable_paise;
        self.central += sign * tax.central_paise;
        self.state += sign * tax.state_paise;
        self.integrated += sign * tax.integrated_paise;
    }
}
