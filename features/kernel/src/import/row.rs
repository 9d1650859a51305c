//! Cells as people write them, and as exports do.

use std::collections::{BTreeMap, HashMap};

use crate::{calendar::Day, image::ImageId, length_unit::LengthUnit, problem::FieldProblem};

/// The cells of a row by field, without surrounding spaces. Empty cells are left out: they change nothing.
#[derive(Clone, Debug, Default)]
pub struct ImportRow {
    pub cells: BTreeMap<String, String>,
    /// Unit that the header of a length names.
    pub units: BTreeMap<String, LengthUnit>,
    /// The record of the row, for targets after the first of their kind.
    pub record: Option<i64>,
    /// Stored images by field, which are copies of those that a cell names.
    pub images: BTreeMap<String, Vec<ImageId>>,
    /// A blank image, for records that cannot be without one.
    pub blank_image: ImageId,
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

    /// A cell read by `parse`, whose error is the problem.
    pub fn parsed<T>(
        &self,
        key: &str,
        parse: impl Fn(&str) -> Result<T, String>,
        problems: &mut Vec<FieldProblem>,
    ) -> Option<T> {
        match parse(self.cell(key)?) {
            Ok(value) => Some(value),
            Err(wording) => {
                problems.push(FieldProblem::new(key, "invalid", wording));
                None
            }
        }
    }

    /// A cell of yes or no.
    pub fn yes(&self, key: &str, problems: &mut Vec<FieldProblem>) -> Option<bool> {
        self.parsed(key, yes, problems)
    }

    /// The first image of a field.
    pub fn image(&self, key: &str) -> Option<ImageId> {
        self.images.get(key)?.first().copied()
    }

    /// An amount in rupees, such as `1,450.50` or `₹ 800`, in paise.
    pub fn paise(&self, key: &str, problems: &mut Vec<FieldProblem>) -> Option<i64> {
        let wording = "Enter an amount in rupees, such as 1450 or 1,450.50.";
        let paise = |cell: &str| paise(cell).ok_or_else(|| wording.to_owned());
        self.parsed(key, paise, problems)
    }

    /// A day, such as `14/03/2025`, `14 Mar 25` or `2025-03-14`. Numbers are day, month, year, as in India.
    pub fn day(&self, key: &str, problems: &mut Vec<FieldProblem>) -> Option<Day> {
        let wording = "Enter a date such as 14/03/2025.";
        let day = |cell: &str| day(cell).ok_or_else(|| wording.to_owned());
        self.parsed(key, day, problems)
    }
}

/// What was read from a row, or its problems.
///
/// # Errors
/// The problems, if there are any.
pub fn without_problems<T>(wanted: T, problems: Vec<FieldProblem>) -> Result<T, Vec<FieldProblem>> {
    if problems.is_empty() {
        Ok(wanted)
    } else {
        Err(problems)
    }
}

/// A text, or another in place of an empty one.
pub fn filled(text: &str, other: &str) -> String {
    if text.is_empty() { other } else { text }.to_owned()
}

/// The cells of an exported record by field.
pub fn cells<const FIELDS: usize>(cells: [(&str, String); FIELDS]) -> HashMap<String, String> {
    HashMap::from(cells.map(|(key, cell)| (key.to_owned(), cell)))
}

fn yes(cell: &str) -> Result<bool, String> {
    match cell.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "published" | "active" => Ok(true),
        "no" | "n" | "false" | "0" | "hidden" | "inactive" => Ok(false),
        _ => Err("Enter yes or no.".to_owned()),
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
