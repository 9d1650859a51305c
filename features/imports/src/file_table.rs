//! Tables as files for spreadsheets.

use std::io::{Cursor, Write};

use kernel::{Failure, csv::Csv};
use poem_openapi::{ApiResponse, Enum, payload::Binary};
use zip::{ZipWriter, write::SimpleFileOptions};

/// Kind of file.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum FileFormat {
    /// CSV in UTF-8.
    Csv,
    /// XLSX.
    Xlsx,
}

/// A table as a file.
#[derive(ApiResponse)]
pub enum TableFile {
    /// The table as CSV in UTF-8 or as XLSX, with a header line.
    #[oai(status = 200, content_type = "application/octet-stream")]
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

/// Makes the response. `name` is an ASCII file name without its ending.
pub fn file(
    name: &str,
    format: FileFormat,
    columns: &[String],
    rows: &[Vec<String>],
) -> Result<TableFile, Failure> {
    let (bytes, ending) = match format {
        FileFormat::Csv => (csv(columns, rows), "csv"),
        FileFormat::Xlsx => (xlsx(columns, rows).map_err(Failure::internal)?, "xlsx"),
    };
    Ok(TableFile::File(
        Binary(bytes),
        format!("attachment; filename=\"{name}.{ending}\""),
        "private, no-store".to_owned(),
    ))
}

fn csv(columns: &[String], rows: &[Vec<String>]) -> Vec<u8> {
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    let mut csv = Csv::with_columns(&columns);
    rows.iter().for_each(|row| csv.line(row));
    csv.into_bytes()
}

const CONTENT_TYPES: &str = concat!(
    r#"<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">"#,
    r#"<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>"#,
    r#"<Override PartName="/xl/workbook.xml" "#,
    r#"ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>"#,
    r#"<Override PartName="/xl/worksheets/sheet1.xml" "#,
    r#"ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>"#,
);
const PACKAGE: &str = concat!(
    r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" "#,
    r#"Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" "#,
    r#"Target="xl/workbook.xml"/></Relationships>"#,
);
const WORKBOOK: &str = concat!(
    r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" "#,
    r#"xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">"#,
    r#"<sheets><sheet name="Table" sheetId="1" r:id="r1"/></sheets></workbook>"#,
);
const WORKBOOK_PARTS: &str = concat!(
    r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" "#,
    r#"Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" "#,
    r#"Target="worksheets/sheet1.xml"/></Relationships>"#,
);

/// A workbook of one table whose cells are all text: no spreadsheet calculates them or shortens a mobile number.
fn xlsx(columns: &[String], rows: &[Vec<String>]) -> zip::result::ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let mut part = |name: &str, xml: &str| -> zip::result::ZipResult<()> {
        zip.start_file(name, SimpleFileOptions::default())?;
        zip.write_all(br#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#)?;
        Ok(zip.write_all(xml.as_bytes())?)
    };
    part("[Content_Types].xml", CONTENT_TYPES)?;
    part("_rels/.rels", PACKAGE)?;
    part("xl/workbook.xml", WORKBOOK)?;
    part("xl/_rels/workbook.xml.rels", WORKBOOK_PARTS)?;
    part("xl/worksheets/sheet1.xml", &worksheet(columns, rows))?;
    Ok(zip.finish()?.into_inner())
}

fn worksheet(columns: &[String], rows: &[Vec<String>]) -> String {
    let mut xml = String::from(
        r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>"#,
    );
    let all = [columns].into_iter().chain(rows.iter().map(Vec::as_slice));
    for (row, cells) in (1..).zip(all) {
        xml.push_str(&format!(r#"<row r="{row}">"#));
        for (column, cell) in cells.iter().enumerate() {
            if cell.is_empty() {
                continue;
            }
            let at = column_name(column);
            xml.push_str(&format!(
                r#"<c r="{at}{row}" t="inlineStr"><is><t xml:space="preserve">"#
            ));
            escape(cell, &mut xml);
            xml.push_str("</t></is></c>");
        }
        xml.push_str("</row>");
    }
    xml.push_str("</sheetData></worksheet>");
    xml
}

/// `A` to `Z`, `AA` and so on.
fn column_name(index: usize) -> String {
    const LETTERS: &[u8; 26] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let last = char::from(LETTERS[index % 26]);
    if index < 26 {
        last.to_string()
    } else {
        format!("{}{last}", column_name(index / 26 - 1))
    }
}

/// XML has no way to write most control characters.
fn escape(cell: &str, xml: &mut String) {
    for c in cell.chars() {
        match c {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '\n' | '\t' => xml.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => xml.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Table;

    #[test]
    fn what_is_written_is_read_again() {
        let columns: Vec<String> = (0..60).map(|at| format!("Column {at}")).collect();
        let mut row = vec![String::new(); 60];
        row[0] = "Asha <&> \"R\"\u{1}".to_owned();
        row[1] = "=1+1".to_owned();
        row[30] = "one\ntwo".to_owned();
        row[59] = "9876543210".to_owned();
        let rows = vec![row];
        for bytes in [csv(&columns, &rows), xlsx(&columns, &rows).unwrap()] {
            let table = Table::read(&bytes).unwrap();
            assert_eq!(table.columns, columns);
            let cells = &table.rows[0].cells;
            assert_eq!(cells[0].trim_end_matches('\u{1}'), "Asha <&> \"R\"");
            assert_eq!(cells[1], "=1+1");
            assert_eq!(cells[30], "one\ntwo");
            assert_eq!(cells[59], "9876543210");
        }
    }

    #[test]
    fn columns_are_named_as_in_a_spreadsheet() {
        for (index, name) in [
            (0, "A"),
            (25, "Z"),
            (26, "AA"),
            (51, "AZ"),
            (52, "BA"),
            (702, "AAA"),
        ] {
            assert_eq!(column_name(index), name);
        }
    }
}
