//! Files that the shop gives to its customers, such as patterns. They have no public address: the feature that offers
//! one decides who may download it.

use async_trait::async_trait;
use poem::{
    Body, IntoResponse, Response,
    http::{HeaderMap, Method},
};
use poem_openapi::{
    ApiResponse, Enum,
    payload::{Binary, Payload},
    registry::{MetaMediaType, MetaResponse, MetaResponses, Registry},
};

use crate::{db::Tx, problem::Failure};

crate::error_codes! {
    pub FILE_TOO_LARGE: 413 "file.too_large" "Files can be at most 20 MB.";
    pub FILE_UNKNOWN_KIND: 415 "file.unknown_kind" "Files can be PDF, PNG or JPEG.";
    pub FILE_BROKEN: 422 "file.broken" "This file is damaged or incomplete. Please save it again and retry.";
    pub FILE_NO_ROOM: 507 "file.no_room"
        "Less than 1 GB of disk space is free on the server, so nothing can be uploaded. Please free up space first.";
    pub RANGE_NOT_SATISFIABLE: 416 "request.range_not_satisfiable" "The file ends before this range begins.";
}

/// Largest file, in bytes.
pub const MOST_BYTES: usize = 20 * 1024 * 1024;

/// What a file is, by its content.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum FileKind {
    Pdf,
    Png,
    Jpeg,
}

impl FileKind {
    /// Ending of file names.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Png => "png",
            Self::Jpeg => "jpg",
        }
    }
}

/// A file on disk that no row names yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewFile {
    /// Name on disk.
    pub file: String,
    pub kind: FileKind,
    pub bytes: i64,
    /// Pages of a PDF; `None` if they cannot be counted.
    pub pages: Option<i64>,
}

/// Stores files. Implemented by the media feature.
#[async_trait]
pub trait FileStore: Send + Sync {
    /// Writes a file to disk after a check of its content, images without their metadata. If [`FileStore::record`]
    /// does not follow, it is removed later.
    ///
    /// # Errors
    /// [`FILE_TOO_LARGE`], [`FILE_UNKNOWN_KIND`], [`FILE_BROKEN`] or [`FILE_NO_ROOM`], or the file cannot be written.
    async fn store(&self, file: Body) -> Result<NewFile, Failure>;

    /// Records a file in the transaction that begins to use it. Returns its id, which is never given twice.
    ///
    /// # Errors
    /// The database cannot be written.
    async fn record(&self, tx: &mut Tx, file: &NewFile) -> Result<i64, Failure>;

    /// Records the same bytes under another id; `None` if the file does not exist.
    ///
    /// # Errors
    /// The database cannot be written.
    async fn copy(&self, tx: &mut Tx, stored: i64) -> Result<Option<i64>, Failure>;

    /// Deletes a file with the transaction; its bytes are removed later.
    ///
    /// # Errors
    /// The database cannot be written.
    async fn delete(&self, tx: &mut Tx, stored: i64) -> Result<(), Failure>;

    /// Answers a request with a file, whole or one range of it, as a download of this name; `None` once it is deleted.
    ///
    /// # Errors
    /// [`RANGE_NOT_SATISFIABLE`], or the file cannot be read.
    async fn download(
        &self,
        stored: i64,
        name: &str,
        method: &Method,
        headers: &HeaderMap,
    ) -> Result<Option<FileDownload>, Failure>;
}

/// A file for download.
pub struct FileDownload(pub Response);

impl IntoResponse for FileDownload {
    fn into_response(self) -> Response {
        self.0
    }
}

impl ApiResponse for FileDownload {
    fn meta() -> MetaResponses {
        let answer = |status: u16, description: &'static str| MetaResponse {
            description,
            status: Some(status),
            status_range: None,
            content: ["application/pdf", "image/*"]
                .map(|content_type| MetaMediaType {
                    content_type,
                    schema: Binary::<Body>::schema_ref(),
                })
                .into(),
            headers: Vec::new(),
        };
        MetaResponses {
            responses: vec![
                answer(200, "The file, as a download."),
                answer(206, "The requested range."),
            ],
        }
    }

    fn register(_: &mut Registry) {}
}

/// The header `Content-Disposition` of a download, by RFC 6266: any name, and one in ASCII for old browsers.
pub fn attachment(name: &str, kind: FileKind) -> String {
    let name: String = name
        .chars()
        .map(|character| match character {
            '/' | '\\' | ':' => '-',
            character if character.is_control() => ' ',
            character => character,
        })
        .collect();
    let name = format!("{}.{}", name.trim(), kind.ending());
    let plain: String = name
        .chars()
        .map(|character| match character {
            '"' | '%' => '_',
            character if character.is_ascii() => character,
            _ => '_',
        })
        .collect();
    let encoded: String = name
        .bytes()
        .map(|byte| match byte {
            b'.' | b'-' | b'_' => char::from(byte).to_string(),
            byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect();
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{encoded}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_download_has_its_name_in_any_script() {
        assert_eq!(
            attachment("Blouse front, A4", FileKind::Pdf),
            "attachment; filename=\"Blouse front, A4.pdf\"; filename*=UTF-8''Blouse%20front%2C%20A4.pdf"
        );
        assert_eq!(
            attachment("அளவு", FileKind::Png),
            "attachment; filename=\"____.png\"; \
             filename*=UTF-8''%E0%AE%85%E0%AE%B3%E0%AE%B5%E0%AF%81.png"
        );
    }

    #[test]
    fn no_name_leaves_its_header_or_folder() {
        let header = attachment("../a\"b\r\nc", FileKind::Jpeg);
        assert_eq!(
            header,
            "attachment; filename=\"..-a_b  c.jpg\"; filename*=UTF-8''..-a%22b%20%20c.jpg"
        );
    }
}
