//! All documents of some months, as an accountant wants them.

use kernel::{
    Day, Failure, Month,
    csv::{Csv, CsvFile, rupees},
};

use crate::{
    Invoices,
    continue_numbering::{Gap, gaps},
    drawing::percent,
    number::written,
    setting,
    stored::{StoredTaxDocument, Wanted},
    tax::TaxSplit,
    tax_document::{TaxDocument, TaxDocumentOriginal, TaxDocumentReceived},
};

/// A line of the table.
pub type Cells = [String; 18];

pub const COLUMNS: [&str; 18] = [
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
    "Against",
    "Paid",
    "Payment reference",
    "Money",
    "Belongs to",
];

impl Invoices {
    /// Oldest first and without test mode; what is given back counts less than nothing. An invoice of a whole order is followed by the advances
    /// in it, which count less than nothing there: each column of tax can be added up, and so can the money.
    pub(crate) async fn accounts(&self, from: Month, until: Month) -> Result<CsvFile, Failure> {
        let wanted = Wanted {
            from: Some(from.first_day()),
            until: Some(until.end()),
            ..Wanted::default()
        };
        let mut stored = self.receipts(wanted).await?;
        stored.retain(|one| !one.tax_document.test);
        stored.reverse();
        let mut lines: Vec<Cells> = stored.iter().flat_map(lines_of).collect();
        lines.extend(self.gaps(from.first_day(), until.end()).await?);
        lines.sort_by(|one, other| one[0].cmp(&other[0]));
        let mut csv = Csv::with_columns(&COLUMNS);
        for line in &lines {
            csv.line(line);
        }
        Ok(csv.file(&format!("receipts-{from}-to-{until}.csv")))
    }
}

impl Invoices {
    /// Why numbers are missing, on the days when backups were restored.
    pub(crate) async fn gaps(&self, from: Day, until: Day) -> Result<Vec<Cells>, Failure> {
        let gaps = gaps(self.deps.db.read(), from, until).await?;
        let setting = setting::load(self.deps.db.read()).await?;
        let shop = self.issuer.shop.mail_shop().await?;
        let prefix = setting.prefix_of(&shop.business_name);
        let line = |gap: Gap| {
            let [first, last] =
                [gap.first, gap.last].map(|place| written(&prefix, &gap.year, gap.series, place));
            let mut cells: Cells = Default::default();
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

/// The document, and what it counts in.
pub fn lines_of(StoredTaxDocument { tax_document, .. }: &StoredTaxDocument) -> Vec<Cells> {
    let mut lines = vec![cells(tax_document)];
    let advances = tax_document.received.iter().filter(|one| one.advance);
    lines.extend(advances.map(|one| counted_in(tax_document, one)));
    lines
}

fn cells(tax_document: &TaxDocument) -> Cells {
    let sign = if tax_document.original.is_some() {
        -1
    } else {
        1
    };
    let total = rupees(sign * tax_document.total_paise);
    let named = |named: &Option<TaxDocumentOriginal>| {
        let number = named.as_ref().map(|original| original.number.clone());
        number.unwrap_or_default()
    };
    let paid = tax_document.paid.as_ref();
    let rest = [
        // What only settles an invoice is in that one's total.
        if tax_document.against.is_some() {
            String::new()
        } else {
            total.clone()
        },
        named(&tax_document.original),
        paid.map_or_else(String::new, |paid| paid.how.clone()),
        paid.map_or_else(String::new, |paid| paid.reference.clone()),
        if tax_document.is_of_whole() {
            String::new()
        } else {
            total
        },
        named(&tax_document.against),
    ];
    line(
        tax_document,
        tax_document.kind.title(),
        (tax_document.tax.as_ref(), sign),
        rest,
    )
}

/// An advance that an invoice includes, or that is one again because the invoice was reversed.
fn counted_in(tax_document: &TaxDocument, one: &TaxDocumentReceived) -> Cells {
    let again = tax_document.original.is_some();
    let sign = if again { 1 } else { -1 };
    let wording = if again {
        "Received before, open again"
    } else {
        "Received before it"
    };
    let mut rest: [String; 6] = Default::default();
    rest[0] = rupees(sign * one.paise);
    rest[5].clone_from(&one.number);
    line(tax_document, wording, (one.tax.as_ref(), sign), rest)
}

/// What every line begins with, and the rest of its columns.
fn line(
    tax_document: &TaxDocument,
    document: &str,
    (tax, sign): (Option<&TaxSplit>, i64),
    [total, reverses, paid, reference, money, belongs_to]: [String; 6],
) -> Cells {
    let [taxable, rate, central, state, integrated] = taxes(tax, sign);
    let [day, number, buyer, place, item, code] = about(tax_document);
    [
        day,
        number,
        document.to_owned(),
        buyer,
        place,
        item,
        code,
        taxable,
        rate,
        central,
        state,
        integrated,
        total,
        reverses,
        paid,
        reference,
        money,
        belongs_to,
    ]
}

fn about(tax_document: &TaxDocument) -> [String; 6] {
    let line = tax_document.lines.first();
    let place = tax_document.place_of_supply.as_ref();
    [
        tax_document.day.clone(),
        tax_document.number.clone(),
        tax_document.buyer.name.clone(),
        place.map_or_else(String::new, |place| {
            format!("{}-{}", place.code, place.name)
        }),
        tax_document.title().to_owned(),
        line.and_then(|line| line.code.clone()).unwrap_or_default(),
    ]
}

fn taxes(tax: Option<&TaxSplit>, sign: i64) -> [String; 5] {
    let Some(tax) = tax else {
        return Default::default();
    };
    let money = |paise: i64| rupees(sign * paise);
    [
        money(tax.taxable_paise),
        percent(tax.rate),
        money(tax.central_paise),
        money(tax.state_paise),
        money(tax.integrated_paise),
    ]
}
