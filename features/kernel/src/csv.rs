//! CSV files whose cells are safe to open in a spreadsheet.

use poem_openapi::{ApiResponse, payload::Binary};

/// A CSV file as a response.
#[derive(ApiResponse)]
pub enum CsvFile {
    /// The table as CSV in UTF-8, with a header line.
    #[oai(status = 200, content_type = "text/csv")]
    File(
        Binary<Vec<u8>>,
        /// File name.
        #[oai(header = "content-disposition")]
        String,
        /// Always `private, no-store`.
        #[oai(header = "cache-control")]
        String,
    ),
}

/// A table under construction.
pub struct Csv {
    text: String,
}

impl Csv {
    /// Starts a table with column names, and a byte order mark so that spreadsheets detect UTF-8.
    pub fn with_columns(names: &[&str]) -> Self {
        let mut csv = Self {
            text: "\u{feff}".to_owned(),
        };
        csv.line(names);
        csv
    }

    pub fn line<Cell: AsRef<str>>(&mut self, cells: &[Cell]) {
        for (position, cell) in cells.iter().enumerate() {
            if position > 0 {
                self.text.push(',');
            }
            self.cell(cell.as_ref());
        }
        self.text.push_str("\r\n");
    }

    /// Adds a cell. Escapes texts that look like a formula, and quotes where needed.
    fn cell(&mut self, cell: &str) {
        let number = cell
            .strip_prefix('-')
            .is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_digit() || b == b'.'));
        let formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) && !number;
        let guarded = if formula { "'" } else { "" };
        let quoted = cell.contains([',', '"', '\r', '\n', ';', '\t']);
        if quoted {
            let cell = cell.replace('"', "\"\"");
            self.text.push_str(&format!("\"{guarded}{cell}\""));
        } else {
            self.text.push_str(guarded);
            self.text.push_str(cell);
        }
    }

    /// The file, for a place other than a response.
    pub fn into_bytes(self) -> Vec<u8> {
        self.text.into_bytes()
    }

    /// Makes the response. `name` is an ASCII file name, such as `orders-2026-11.csv`.
    pub fn file(self, name: &str) -> CsvFile {
        CsvFile::File(
            Binary(self.text.into_bytes()),
            format!("attachment; filename=\"{name}\""),
            "private, no-store".to_owned(),
        )
    }
}

/// Formats paise as rupees for a spreadsheet: `1450.50`.
pub fn rupees(paise: i64) -> String {
    let sign = if paise < 0 { "-" } else { "" };
    let paise = paise.unsigned_abs();
    format!("{sign}{}.{:02}", paise / 100, paise % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(cells: &[&str]) -> String {
        let mut csv = Csv::with_columns(&["name"]);
        csv.line(cells);
        csv.text
    }

    #[test]
    fn no_cell_is_read_as_a_formula() {
        for (cell, stored) in [
            ("=1+1", "'=1+1"),
            ("+cmd", "'+cmd"),
            ("-cmd", "'-cmd"),
            ("@sum", "'@sum"),
            ("\t=1", "\"'\t=1\""),
            ("=a,b", "\"'=a,b\""),
            ("-12.50", "-12.50"),
            ("+5", "'+5"),
            ("blouse", "blouse"),
        ] {
            assert_eq!(lines(&[cell]), format!("\u{feff}name\r\n{stored}\r\n"));
        }
    }

    #[test]
    fn quotes_commas_and_line_breaks_stay_in_their_cell() {
        let text = lines(&["a \"b\"", "c,d", "e\nf"]);
        assert!(text.ends_with("\"a \"\"b\"\"\",\"c,d\",\"e\nf\"\r\n"));
    }

    #[test]
    fn rupees_have_two_places() {
        assert_eq!(rupees(145_050), "1450.50");
        assert_eq!(rupees(-5), "-0.05");
    }
}
