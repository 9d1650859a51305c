//! Reads CSV files as spreadsheets write them: with commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252.

use encoding_rs::{UTF_8, WINDOWS_1252};
use kernel::Failure;

use super::{Rows, TableRow, tidy};
use crate::codes;

pub fn rows(bytes: &[u8]) -> Result<Vec<TableRow>, Failure> {
    let text = decoded(bytes);
    if text.contains('\0') {
        return Err(codes::FILE_UNREADABLE.into());
    }
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator(&text))
        .from_reader(text.as_bytes());
    let mut rows = Rows::default();
    let mut record = csv::StringRecord::new();
    // Lines before the record, and those of them that were inside cells: a spreadsheet counts such a row once.
    let (mut read, mut lines, mut inside) = (0, 0, 0);
    while reader
        .read_record(&mut record)
        .map_err(|_| codes::FILE_UNREADABLE)?
    {
        let start = record.position().map_or(0, csv::Position::byte);
        let start = usize::try_from(start).map_err(Failure::internal)?;
        // A record may begin with the empty lines above it.
        let rest = text.get(start..).unwrap_or_default();
        let start = start + rest.len() - rest.trim_start_matches('\n').len();
        lines += breaks(text.get(read..start).unwrap_or_default());
        read = start;
        let number = 1 + lines - inside;
        inside += record.iter().map(breaks).sum::<i64>();
        rows.push(number, record.iter().map(tidy).collect())?;
    }
    Ok(rows.0)
}

fn breaks(text: &str) -> i64 {
    text.matches('\n').map(|_| 1).sum()
}

/// With `\n` as line breaks. A byte order mark decides; without one it is UTF-8 if it can be.
fn decoded(bytes: &[u8]) -> String {
    let (text, _, broken) = UTF_8.decode(bytes);
    let text = if broken {
        WINDOWS_1252.decode(bytes).0
    } else {
        text
    };
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Of comma, semicolon and tab, the one that the first line has most of.
fn separator(text: &str) -> u8 {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let first = first.unwrap_or_default().as_bytes();
    let count = |separator: u8| first.iter().filter(|byte| **byte == separator).count();
    *b"\t;,"
        .iter()
        .max_by_key(|separator| count(**separator))
        .unwrap_or(&b',')
}
