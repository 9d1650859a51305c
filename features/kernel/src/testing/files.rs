//! Files in memory.

use std::sync::Mutex;

use async_trait::async_trait;
use poem::{
    Body, Response,
    error::ReadBodyError,
    http::{HeaderMap, Method, header::CONTENT_DISPOSITION},
};

use crate::{
    db::Tx,
    file::{
        FILE_TOO_LARGE, FILE_UNKNOWN_KIND, FileDownload, FileKind, FileStore, MOST_BYTES, NewFile,
        attachment,
    },
    problem::Failure,
};

/// Stores files in memory, with the index as id. Every file that begins with `%PDF` is a PDF of two pages; the rest is
/// refused.
#[derive(Default)]
pub struct FileDrawer(Mutex<Vec<Option<String>>>);

impl FileDrawer {
    fn files(&self) -> std::sync::MutexGuard<'_, Vec<Option<String>>> {
        self.0.lock().expect("no test panicked with it")
    }

    /// How many files are recorded.
    pub fn stored(&self) -> usize {
        self.files().iter().flatten().count()
    }

    fn add(&self, text: String) -> i64 {
        let mut files = self.files();
        files.push(Some(text));
        i64::try_from(files.len()).expect("few files") - 1
    }
}

#[async_trait]
impl FileStore for FileDrawer {
    async fn store(&self, file: Body) -> Result<NewFile, Failure> {
        let bytes = match file.into_bytes_limit(MOST_BYTES).await {
            Ok(bytes) => bytes,
            Err(ReadBodyError::PayloadTooLarge) => return Err(FILE_TOO_LARGE.into()),
            Err(error) => return Err(Failure::internal(error)),
        };
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if !text.starts_with("%PDF") {
            return Err(FILE_UNKNOWN_KIND.into());
        }
        Ok(NewFile {
            bytes: i64::try_from(text.len()).expect("a small file"),
            file: text,
            kind: FileKind::Pdf,
            pages: Some(2),
        })
    }

    async fn record(&self, _: &mut Tx, file: &NewFile) -> Result<i64, Failure> {
        Ok(self.add(file.file.clone()))
    }

    async fn copy(&self, _: &mut Tx, stored: i64) -> Result<Option<i64>, Failure> {
        let text = self.files()[index(stored)].clone();
        Ok(text.map(|text| self.add(text)))
    }

    async fn delete(&self, _: &mut Tx, stored: i64) -> Result<(), Failure> {
        self.files()[index(stored)] = None;
        Ok(())
    }

    async fn download(
        &self,
        stored: i64,
        name: &str,
        _: &Method,
        _: &HeaderMap,
    ) -> Result<Option<FileDownload>, Failure> {
        let text = self.files()[index(stored)].clone();
        Ok(text.map(|text| {
            let response = Response::builder()
                .header(CONTENT_DISPOSITION, attachment(name, FileKind::Pdf))
                .body(text);
            FileDownload(response)
        }))
    }
}

fn index(stored: i64) -> usize {
    usize::try_from(stored).expect("an id of this drawer")
}
