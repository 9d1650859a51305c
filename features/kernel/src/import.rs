//! Rows of a table that become records, such as customers of a spreadsheet. The features that own the records
//! implement [`ImportTarget`]; the imports feature reads files, maps columns and keeps the runs.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use poem_openapi::Enum;
use serde_json::Value;

use crate::{
    calendar::{Day, Timestamp},
    db::Tx,
    length_unit::LengthUnit,
    problem::{Failure, FieldProblem},
};

/// What a file is about.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum ImportKind {
    /// Customers with their measurements, known by mobile.
    Customers,
    /// Products, known by service and name.
    Products,
    /// Orders of an older system, known by its order number.
    PastOrders,
}

impl ImportKind {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Customers => "customers",
            Self::Products => "products",
            Self::PastOrders => "past_orders",
        }
    }
}

/// What a column can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportField {
    /// Key in mappings, such as `mobile`; never changes.
    pub key: String,
    /// Name, which is also the header of an export.
    pub label: String,
    /// Heading under which the field is listed; `None` for the main ones.
    pub group: Option<String>,
    /// A row without it is rejected.
    pub required: bool,
    /// A length: its header may name the unit.
    pub is_length: bool,
    /// Other headers that mean it, in lower case.
    pub headers: Vec<String>,
    /// A value as it may stand in a file.
    pub example: String,
}

impl ImportField {
    pub fn new(key: impl Into<String>, label: impl Into<String>, headers: &[&str]) -> Self {
        Self {
            key: key.into(),
            label: label.into(),
            group: None,
            required: false,
            is_length: false,
            headers: headers.iter().map(|header| (*header).to_owned()).collect(),
            example: String::new(),
        }
    }

    pub fn required(mut self) -> Self {
        self.required = true;
        self
    }

    pub fn example(mut self, example: &str) -> Self {
        example.clone_into(&mut self.example);
        self
    }
}

/// The run that a row belongs to.
#[derive(Clone, Copy, Debug)]
pub struct ImportRun {
    pub id: i64,
    /// User id of the owner who started it.
    pub actor: i64,
    pub at: Timestamp,
    /// Unit of lengths that name none.
    pub unit: LengthUnit,
}

/// The cells of a row by field, without surrounding spaces. Empty cells are left out: they change nothing.
#[derive(Clone, Debug, Default)]
pub struct ImportRow {
    pub cells: BTreeMap<String, String>,
    /// Unit that the header of a length names.
    pub units: BTreeMap<String, LengthUnit>,
    /// The record of the row, for targets after the first of their kind.
    pub record: Option<i64>,
}

impl ImportRow {
    pub fn cell(&self, key: &str) -> Option<&str> {
        self.cells.get(key).map(String::as_str)
    }

    /// A cell of at most this many characters, or a problem and an empty text.
    pub fn text(&self, key: &str, most: usize, problems: &mut Vec<FieldProblem>) -> String {
        let Some(cell) = self.cell(key) else {
            return String::new();
        };
        if cell.chars().count() > most {
            let wording = format!("Use at most {most} characters.");
            problems.push(FieldProblem::new(key, "too_long", wording));
        } else if cell.chars().any(|c| c.is_control() && c != '\n') {
            let wording = "Remove the invisible characters.";
            problems.push(FieldProblem::new(key, "control_characters", wording));
        } else {
            return cell.to_owned();
        }
        String::new()
    }

    /// As [`ImportRow::text`]; an empty cell is a problem too.
    pub fn required(&self, key: &str, most: usize, problems: &mut Vec<FieldProblem>) -> String {
        if self.cell(key).is_none() {
            problems.push(FieldProblem::new(key, "required", "This is missing."));
        }
        self.text(key, most, problems)
    }

    /// An amount in rupees, such as `1,450.50` or `₹ 800`, in paise.
    pub fn paise(&self, key: &str, problems: &mut Vec<FieldProblem>) -> Option<i64> {
        let cell = self.cell(key)?;
        let paise = paise(cell);
        if paise.is_none() {
            let wording = "Enter an amount in rupees, such as 1450 or 1,450.50.";
            problems.push(FieldProblem::new(key, "invalid", wording));
        }
        paise
    }
}

impl ImportRow {
    /// A day, such as `14/03/2025`, `14 Mar 25` or `2025-03-14`. Numbers are day, month, year, as in India.
    pub fn day(&self, key: &str, problems: &mut Vec<FieldProblem>) -> Option<Day> {
        let cell = self.cell(key)?;
        let day = day(cell);
        if day.is_none() {
            let wording = "Enter a date such as 14/03/2025.";
            problems.push(FieldProblem::new(key, "invalid", wording));
        }
        day
    }
}

fn day(text: &str) -> Option<Day> {
    let text = text.trim().to_lowercase();
    // What follows is a time of day.
    let date = text.split_once('t').filter(|(date, _)| date.len() == 10);
    let date = date.map_or(text.as_str(), |(date, _)| date);
    let mut parts = date
        .split(['-', '/', '.', ' ', ','])
        .filter(|part| !part.is_empty());
    let (first, second, third) = (parts.next()?, parts.next()?, parts.next()?);
    let (day, month, year) = if first.len() == 4 {
        (third, second, first)
    } else {
        (first, second, third)
    };
    let year = match (year.len(), year.parse::<u16>().ok()?) {
        (2, year) => 2000 + year,
        (4, year) => year,
        _ => return None,
    };
    let (day, month) = (day.parse::<u8>().ok()?, month_number(month)?);
    Day::parse(&format!("{year:04}-{month:02}-{day:02}"))
}

fn month_number(text: &str) -> Option<usize> {
    const MONTHS: [&str; 12] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ];
    text.parse().ok().or_else(|| {
        let start = text.get(..3)?;
        MONTHS
            .iter()
            .position(|name| *name == start)
            .map(|at| at + 1)
    })
}

/// Largest amount of a cell, in paise: one crore rupees.
const MOST_PAISE: i64 = 1_000_000_000;

fn paise(text: &str) -> Option<i64> {
    let text = text.trim().to_lowercase();
    let text = ["₹", "rs.", "rs", "inr"]
        .iter()
        .find_map(|sign| text.strip_prefix(sign))
        .unwrap_or(&text);
    let text = text.strip_suffix("/-").unwrap_or(text);
    let digits: String = text.chars().filter(|c| !matches!(c, ',' | ' ')).collect();
    let (rupees, part) = digits.split_once('.').unwrap_or((&digits, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    // Spreadsheets write 999.9 and 1450.500 for what was typed with two places.
    let (part, rest) = part.split_at_checked(2).unwrap_or((part, ""));
    if rupees.is_empty()
        || !is_number(rupees)
        || !is_number(part)
        || !rest.trim_matches('0').is_empty()
    {
        return None;
    }
    let paise = rupees.parse::<i64>().ok()?.checked_mul(100)?;
    let part = format!("{part:0<2}").parse::<i64>().ok()?;
    let paise = paise.checked_add(part)?;
    (paise <= MOST_PAISE).then_some(paise)
}

/// What became of a row.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
#[sqlx(rename_all = "snake_case")]
pub enum ImportOutcome {
    /// A new record.
    Created,
    /// A known record has new values.
    Updated,
    /// A known record has these values already.
    Unchanged,
    /// Not imported.
    Rejected,
}

/// What a target did with a row.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Id of the record.
    pub record: i64,
    /// User id of whom the row is about.
    pub person: Option<i64>,
    pub outcome: ImportOutcome,
    /// What the target needs to undo it.
    pub undo: Value,
}

/// Takes in the rows of a batch, with what is read once for all of them.
#[async_trait]
pub trait ImportBatch: Send {
    /// Imports a row, or returns what is wrong with it, each by field. Whatever a refused row has written is rolled
    /// back. Importing the same row again changes nothing.
    ///
    /// # Errors
    /// If the database cannot be written.
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure>;
}

/// A feature that owns imported records, or a part of them.
#[async_trait]
pub trait ImportTarget: Send + Sync {
    fn kind(&self) -> ImportKind;

    /// What columns can be, in the order of an export.
    async fn fields(&self) -> Result<Vec<ImportField>, Failure>;

    /// Begins a batch.
    async fn batch(&self, run: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure>;

    /// Undoes what the target did with a row, unless it was used or changed since: then it returns why, as a
    /// sentence.
    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        at: Timestamp,
    ) -> Result<Option<String>, Failure>;

    /// The records of the kind, or those of these records for targets after the first: cells by field and record, in
    /// the order of the ids.
    async fn export(&self, of: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure>;
}

/// A feature whose rows name records that an import may have created.
#[async_trait]
pub trait ImportUses: Send + Sync {
    /// What the feature has of this record, as in "has an order"; `None` for nothing.
    async fn used(
        &self,
        tx: &mut Tx,
        kind: ImportKind,
        record: i64,
    ) -> Result<Option<&'static str>, Failure>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rupees_are_read_as_people_write_them() {
        for (text, expected) in [
            ("1450", 145_000),
            ("1,450.50", 145_050),
            ("₹ 800", 80_000),
            ("Rs. 1,20,000", 12_000_000),
            ("rs 99.9", 9_990),
            ("1450.500", 145_050),
            ("500/-", 50_000),
            ("0", 0),
        ] {
            assert_eq!(paise(text), Some(expected), "{text}");
        }
        for text in [
            "",
            "abc",
            "-5",
            "1.234",
            "12e3",
            "99999999999",
            ".",
            "1.2.3",
        ] {
            assert_eq!(paise(text), None, "{text}");
        }
    }

    #[test]
    fn days_are_read_as_people_write_them() {
        for text in [
            "14/03/2025",
            "14-3-25",
            "14.03.2025",
            "14 Mar 2025",
            "14-March-25",
            "2025-03-14",
            "2025-03-14 10:30:00",
            "2025-03-14T10:30:00",
        ] {
            assert_eq!(day(text), Day::parse("2025-03-14"), "{text}");
        }
        for text in [
            "",
            "14/13/2025",
            "31/02/2025",
            "14 03",
            "tomorrow",
            "14/03/123",
        ] {
            assert_eq!(day(text), None, "{text}");
        }
    }
}
