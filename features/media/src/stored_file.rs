//! Serves a stored file, whole or in part.
//!
//! A stored name is random and never reused, so it serves as the ETag. Files are sent in blocks of
//! 256 KiB: poem's static file service reads a tenth of that at a time and answers 416 to a range
//! that extends past the end.

use std::{fs::File, io, os::unix::fs::FileExt, path::Path, sync::Arc};

use bytes::Bytes;
use futures_util::{Stream, stream};
use kernel::{Failure, file::RANGE_NOT_SATISFIABLE};
use poem::{
    Body, Error, Response,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{
            ACCEPT_RANGES, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, ETAG, IF_RANGE, RANGE,
        },
    },
};

use crate::range::{Wanted, wanted};

const BLOCK: u64 = 256 * 1024;

/// An open file of a known length, not read into memory.
pub struct StoredFile {
    file: File,
    length: u64,
    content_type: &'static str,
    tag: HeaderValue,
}

impl StoredFile {
    /// Opens a file; `None` if the folder has no such file or the name cannot be a stored one.
    ///
    /// # Errors
    /// The file exists and cannot be read.
    pub async fn open(folder: &Path, name: &str) -> Result<Option<Self>, Failure> {
        let Some(content_type) = type_of(name) else {
            return Ok(None);
        };
        let path = folder.join(name);
        let tag = HeaderValue::try_from(format!("\"{name}\"")).map_err(Failure::internal)?;
        let opened = tokio::task::spawn_blocking(move || {
            let file = File::open(path)?;
            let details = file.metadata()?;
            Ok::<_, io::Error>(details.is_file().then_some((file, details.len())))
        })
        .await;
        match opened.map_err(io::Error::other) {
            Ok(Ok(opened)) => Ok(opened.map(|(file, length)| Self {
                file,
                length,
                content_type,
                tag,
            })),
            Ok(Err(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Ok(Err(error)) | Err(error) => Err(Failure::internal(error)),
        }
    }

    /// ETag of the file.
    pub fn tag(&self) -> &HeaderValue {
        &self.tag
    }

    /// Builds the response: the whole file or one range. HEAD gets the headers of GET.
    pub fn answer(self, method: &Method, headers: &HeaderMap) -> Response {
        let length = self.length;
        // A player that cached another version gets the whole file.
        let same_file = headers.get(IF_RANGE).is_none_or(|seen| *seen == self.tag);
        let range = headers
            .get(RANGE)
            .filter(|_| same_file && *method == Method::GET)
            .and_then(|range| range.to_str().ok());
        let response = Response::builder()
            .header(ETAG, &self.tag)
            .header(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        let (response, start, end) =
            match range.map_or(Wanted::Whole, |range| wanted(range, length)) {
                Wanted::Whole => (response, 0, length),
                Wanted::Part(start, end) => {
                    let part = format!("bytes {start}-{}/{length}", end.saturating_sub(1));
                    (
                        response
                            .status(StatusCode::PARTIAL_CONTENT)
                            .header(CONTENT_RANGE, part),
                        start,
                        end,
                    )
                }
                Wanted::Nothing => return not_satisfiable(length),
            };
        let body = match *method {
            Method::HEAD => Body::empty(),
            _ => Body::from_bytes_stream(blocks(self.file, start, end)),
        };
        response
            .header(CONTENT_TYPE, HeaderValue::from_static(self.content_type))
            .header(CONTENT_LENGTH, end - start)
            .body(body)
    }
}

fn blocks(
    file: File,
    start: u64,
    end: u64,
) -> impl Stream<Item = io::Result<Bytes>> + Send + 'static {
    let file = Arc::new(file);
    stream::try_unfold(start, move |at| {
        let file = file.clone();
        async move {
            if at >= end {
                return Ok(None);
            }
            let size = usize::try_from(BLOCK.min(end - at)).map_err(io::Error::other)?;
            let block = tokio::task::spawn_blocking(move || {
                let mut block = vec![0; size];
                file.read_exact_at(&mut block, at).map(|()| block)
            });
            let block = block.await.map_err(io::Error::other)??;
            Ok(Some((Bytes::from(block), at + size as u64)))
        }
    })
}

fn not_satisfiable(length: u64) -> Response {
    let mut response = Error::from(Failure::new(RANGE_NOT_SATISFIABLE)).into_response();
    if let Ok(size) = HeaderValue::try_from(format!("bytes */{length}")) {
        response.headers_mut().insert(CONTENT_RANGE, size);
    }
    response
}

/// Content type of stored files by extension; `None` if the name cannot be a stored one.
pub(crate) fn type_of(name: &str) -> Option<&'static str> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    if name.starts_with('.') || name.len() > 128 || !name.bytes().all(plain) {
        return None;
    }
    match name.rsplit_once('.')?.1 {
        "webp" => Some("image/webp"),
        "jpg" => Some("image/jpeg"),
        "png" => Some("image/png"),
        "pdf" => Some("application/pdf"),
        "mp4" => Some("video/mp4"),
        "webm" => Some("video/webm"),
        "vtt" => Some("text/vtt; charset=utf-8"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_stored_files_are_opened() {
        assert_eq!(type_of("0a1b-480.webp"), Some("image/webp"));
        for name in [
            "",
            ".env",
            "../shop.db",
            "a/b.webp",
            "..%2fshop.db",
            "%2e.webp",
            "a.svg",
            "a.db",
            "a",
            "a\0.png",
        ] {
            assert_eq!(type_of(name), None, "{name}");
        }
    }
}
