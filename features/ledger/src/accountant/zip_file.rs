//! ZIP files as responses.

use std::io::{Cursor, Write};

use kernel::{Failure, csv::Csv};
use poem_openapi::{ApiResponse, payload::Binary};
use zip::{ZipWriter, write::SimpleFileOptions};

/// A ZIP file as a response.
#[derive(ApiResponse)]
pub enum ZipFile {
    /// The tables as CSV in UTF-8, each with a header line.
    #[oai(status = 200, content_type = "application/zip")]
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

impl ZipFile {
    /// Packs tables by their file names. `name` is an ASCII file name.
    ///
    /// # Errors
    /// The tables are too large for a ZIP file.
    pub fn pack(name: &str, tables: Vec<(&str, Csv)>) -> Result<Self, Failure> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (file, table) in tables {
            zip.start_file(file, SimpleFileOptions::default())
                .map_err(Failure::internal)?;
            zip.write_all(&table.into_bytes())
                .map_err(Failure::internal)?;
        }
        let bytes = zip.finish().map_err(Failure::internal)?.into_inner();
        Ok(Self::File(
            Binary(bytes),
            format!("attachment; filename=\"{name}\""),
            "private, no-store".to_owned(),
        ))
    }
}
