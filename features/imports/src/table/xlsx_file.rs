//! Reads the first sheet of an XLSX file.

use std::io::{self, Cursor, Read};

use calamine::{DataRef, Reader, Xlsx};
use kernel::Failure;
use zip::ZipArchive;

use super::{MOST_COLUMNS, MOST_ROWS, Rows, TableRow, tidy};
use crate::codes;

/// Most bytes of all files in the archive, unpacked.
const MOST_UNPACKED: u64 = 64 * 1024 * 1024;
const MOST_FILES: usize = 500;

pub fn rows(bytes: &[u8]) -> Result<Vec<TableRow>, Failure> {
    expect_small(bytes)?;
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(|_| codes::FILE_UNREADABLE)?;
    let first = book.sheets_metadata().first();
    let first = first.ok_or(codes::FILE_EMPTY)?.name.clone();
    let mut cells = book
        .worksheet_cells_reader(&first)
        .map_err(|_| codes::FILE_UNREADABLE)?;
    let mut rows = Rows::default();
    let mut number = 0;
    let mut current = Vec::new();
    // Cells come row by row; a table of the whole sheet could be of any size, as a single cell far out makes it.
    while let Some(cell) = cells.next_cell().map_err(|_| codes::FILE_UNREADABLE)? {
        let (row, column) = cell.get_position();
        let text = tidy(&text(cell.get_value()));
        if text.is_empty() {
            continue;
        }
        if column as usize >= MOST_COLUMNS {
            return Err(codes::FILE_TOO_LARGE.into());
        }
        if row != number {
            rows.push(i64::from(number) + 1, std::mem::take(&mut current))?;
            number = row;
        }
        if current.len() <= column as usize {
            current.resize(column as usize + 1, String::new());
        }
        if let Some(cell) = current.get_mut(column as usize) {
            *cell = text;
        }
        if rows.0.len() > MOST_ROWS + 1 {
            return Err(codes::FILE_TOO_LARGE.into());
        }
    }
    rows.push(i64::from(number) + 1, current)?;
    Ok(rows.0)
}

/// Unpacks everything once and counts: sizes that an archive claims need not be true.
fn expect_small(bytes: &[u8]) -> Result<(), Failure> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| codes::FILE_UNREADABLE)?;
    if archive.len() > MOST_FILES {
        return Err(codes::FILE_TOO_LARGE.into());
    }
    let mut left = MOST_UNPACKED;
    for index in 0..archive.len() {
        let file = archive
            .by_index(index)
            .map_err(|_| codes::FILE_UNREADABLE)?;
        let unpacked = io::copy(&mut file.take(left + 1), &mut io::sink());
        let unpacked = unpacked.map_err(|_| codes::FILE_UNREADABLE)?;
        left = left.checked_sub(unpacked).ok_or(codes::FILE_TOO_LARGE)?;
    }
    Ok(())
}

fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Int(number) => number.to_string(),
        // Mobile numbers are numbers in spreadsheets; `{}` never writes an exponent.
        DataRef::Float(number) => format!("{}", (number * 1e6).round() / 1e6),
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
            text.clone()
        }
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Bool(yes) => if *yes { "Yes" } else { "No" }.to_owned(),
        DataRef::DateTime(time) => {
            let (year, month, day, ..) = time.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        DataRef::Error(_) | DataRef::Empty => String::new(),
    }
}
