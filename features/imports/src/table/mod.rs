//! Uploaded files as tables of text.

mod csv_file;
mod xlsx_file;

use kernel::Failure;

use crate::codes;

/// Largest file, in bytes.
pub const MOST_BYTES: usize = 5 * 1024 * 1024;
const MOST_ROWS: usize = 20_000;
const MOST_COLUMNS: usize = 200;
/// Longest cell, in characters; the rest is cut off, and fields refuse less.
const LONGEST_CELL: usize = 4_000;

/// Column names and rows of a file.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Table {
    pub columns: Vec<String>,
    pub rows: Vec<TableRow>,
}

/// A row that is not empty.
#[derive(Debug, PartialEq, Eq)]
pub struct TableRow {
    /// As a spreadsheet counts: the first row of the file is 1.
    pub number: i64,
    /// As many as there are columns.
    pub cells: Vec<String>,
}

impl Table {
    /// Reads a file, whose kind follows from its content.
    ///
    /// # Errors
    /// The file is neither CSV nor XLSX, is damaged, too large or empty.
    pub fn read(bytes: &[u8]) -> Result<Self, Failure> {
        if bytes.len() > MOST_BYTES {
            return Err(codes::FILE_TOO_LARGE.into());
        }
        let rows = if bytes.starts_with(b"PK") {
            xlsx_file::rows(bytes)?
        } else {
            csv_file::rows(bytes)?
        };
        let table = Self::of(rows);
        if table.rows.is_empty() {
            return Err(codes::FILE_EMPTY.into());
        }
        Ok(table)
    }

    /// The first row has the names. Columns without a name and without a cell are left out.
    fn of(rows: Vec<TableRow>) -> Self {
        let mut rows = rows.into_iter();
        let names = rows.next().map(|row| row.cells).unwrap_or_default();
        let rows: Vec<TableRow> = rows.collect();
        let width = rows
            .iter()
            .map(|row| row.cells.len())
            .max()
            .unwrap_or_default();
        let width = width.max(names.len());
        let cell = |cells: &[String], at: usize| cells.get(at).cloned().unwrap_or_default();
        let used: Vec<usize> = (0..width)
            .filter(|at| {
                let named = names.get(*at).is_some_and(|name| !name.is_empty());
                let filled =
                    |row: &TableRow| row.cells.get(*at).is_some_and(|cell| !cell.is_empty());
                named || rows.iter().any(filled)
            })
            .collect();
        let pick = |cells: &[String]| used.iter().map(|at| cell(cells, *at)).collect();
        Self {
            columns: pick(&names),
            rows: rows
                .iter()
                .map(|row| TableRow {
                    number: row.number,
                    cells: pick(&row.cells),
                })
                .collect(),
        }
    }
}

/// Collects rows within the limits.
#[derive(Default)]
struct Rows(Vec<TableRow>);

impl Rows {
    fn push(&mut self, number: i64, cells: Vec<String>) -> Result<(), Failure> {
        if cells.iter().all(String::is_empty) {
            return Ok(());
        }
        // One more than the rows: the column names.
        if self.0.len() > MOST_ROWS || cells.len() > MOST_COLUMNS {
            return Err(codes::FILE_TOO_LARGE.into());
        }
        self.0.push(TableRow { number, cells });
        Ok(())
    }
}

/// A cell without surrounding spaces, and without the apostrophe that keeps spreadsheets from calculating it.
fn tidy(cell: &str) -> String {
    let cell = cell.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}' || c == '\0');
    let bare = cell
        .strip_prefix('\'')
        .filter(|rest| rest.starts_with(['=', '+', '-', '@']));
    bare.unwrap_or(cell).chars().take(LONGEST_CELL).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(bytes: &[u8]) -> Table {
        Table::read(bytes).unwrap()
    }

    fn code(bytes: &[u8]) -> String {
        Table::read(bytes).unwrap_err().problem().code
    }

    fn cells(table: &Table) -> Vec<(i64, Vec<&str>)> {
        let row = |row: &'_ TableRow| row.number;
        table
            .rows
            .iter()
            .map(|one| (row(one), one.cells.iter().map(String::as_str).collect()))
            .collect()
    }

    #[test]
    fn csv_is_read_with_any_separator_and_encoding() {
        let expected = vec![(2, vec!["Jos\u{e9}", "98765 43210"])];
        for text in [
            "Name,Phone\r\nJos\u{e9},98765 43210\r\n",
            "\u{feff}Name;Phone\nJos\u{e9};98765 43210",
            "Name\tPhone\n Jos\u{e9} \t98765 43210\n\n",
            "Name,Phone,\nJos\u{e9},98765 43210,\n",
        ] {
            let table = table(text.as_bytes());
            assert_eq!(table.columns, ["Name", "Phone"], "{text:?}");
            assert_eq!(cells(&table), expected, "{text:?}");
        }
        let latin = b"Name,Phone\nJos\xe9,98765 43210\n";
        assert_eq!(cells(&table(latin)), expected);
        let wide: Vec<u8> = "\u{feff}Name\tPhone\nJos\u{e9}\t98765 43210\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(cells(&table(&wide)), expected);
    }

    #[test]
    fn rows_are_counted_as_a_spreadsheet_counts() {
        let text = "Name,Note\n\nAsha,\"one\ntwo\"\n,\nUma,x\n";
        let table = table(text.as_bytes());
        assert_eq!(
            cells(&table),
            [(3, vec!["Asha", "one\ntwo"]), (5, vec!["Uma", "x"])]
        );
    }

    #[test]
    fn a_guarded_cell_is_read_without_its_guard() {
        let table = table(b"Name,Phone\n'=Asha,'+919876543210\n'tis,-\n");
        assert_eq!(
            cells(&table),
            [(2, vec!["=Asha", "+919876543210"]), (3, vec!["'tis", "-"])]
        );
    }

    #[test]
    fn what_is_too_large_empty_or_no_table_is_refused() {
        assert_eq!(code(b"Name,Phone\n"), "imports.file_empty");
        assert_eq!(code(b""), "imports.file_empty");
        assert_eq!(
            code(b"\x89PNG\r\n\x1a\n\0\0\0\0"),
            "imports.file_unreadable"
        );
        assert_eq!(code(b"PK\x03\x04 no archive"), "imports.file_unreadable");
        assert_eq!(code(&vec![b'a'; MOST_BYTES + 1]), "imports.file_too_large");
        let long = format!("Name\n{}", "x\n".repeat(MOST_ROWS + 1));
        assert_eq!(code(long.as_bytes()), "imports.file_too_large");
        let longest = format!("Name\n{}", "x\n".repeat(MOST_ROWS));
        assert_eq!(table(longest.as_bytes()).rows.len(), MOST_ROWS);
        let wide = format!("Name\n{}", "x,".repeat(MOST_COLUMNS + 1));
        assert_eq!(code(wide.as_bytes()), "imports.file_too_large");
    }
}
