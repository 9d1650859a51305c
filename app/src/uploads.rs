//! `/uploads/{file}`: public pictures, previews and captions, straight from the data folder.
//!
//! A stored name is random and never reused, so the name is its own validator. Files go out in blocks of 256 KiB:
//! poem's static file service takes a tenth of that at a time and answers 416 to a range that passes the end.

use std::{fs::File, io, os::unix::fs::FileExt, path::PathBuf, sync::Arc};

use bytes::Bytes;
use futures_util::{Stream, stream};
use kernel::{Code, Failure, problem::NOT_FOUND};
use poem::{
    Body, Endpoint, Error, Request, Response, Result,
    error::MethodNotAllowedError,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{
            ACCEPT_RANGES, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_TYPE, ETAG,
            IF_RANGE, RANGE,
        },
    },
};

use crate::server::etag;

const BLOCK: u64 = 256 * 1024;

pub const RANGE_NOT_SATISFIABLE: Code = Code::new(
    416,
    "request.range_not_satisfiable",
    "The file ends before this range begins.",
);

/// The folder of public files. Nested under `/uploads`.
pub struct Uploads {
    folder: PathBuf,
}

impl Uploads {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }
}

impl Endpoint for Uploads {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(MethodNotAllowedError.into());
        }
        let name = request.uri().path().trim_start_matches('/');
        let content_type = type_of(name).ok_or_else(not_found)?;
        let path = self.folder.join(name);
        let opened = tokio::task::spawn_blocking(move || {
            let file = File::open(path)?;
            let details = file.metadata()?;
            Ok::<_, io::Error>(details.is_file().then_some((file, details.len())))
        })
        .await;
        let (file, length) = match opened.map_err(io::Error::other) {
            Ok(Ok(Some(opened))) => opened,
            Ok(Ok(None)) => return Err(not_found()),
            Ok(Err(error)) if error.kind() == io::ErrorKind::NotFound => return Err(not_found()),
            Ok(Err(error)) | Err(error) => return Err(Failure::internal(error).into()),
        };
        let tag = HeaderValue::try_from(format!("\"{name}\"")).map_err(Failure::internal)?;
        Ok(send(
            file,
            length,
            content_type,
            tag,
            request.method(),
            request.headers(),
        ))
    }
}

fn send(
    file: File,
    length: u64,
    content_type: &'static str,
    tag: HeaderValue,
    method: &Method,
    headers: &HeaderMap,
) -> Response {
    let response = Response::builder()
        .header(ETAG, &tag)
        .header(
            CACHE_CONTROL,
            HeaderValue::from_static("public, max-age=31536000, immutable"),
        )
        .header(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    if etag::is_known(headers, &tag) {
        return response.status(StatusCode::NOT_MODIFIED).finish();
    }
    // A player that saw another file under this name wants the whole of this one.
    let same_file = headers.get(IF_RANGE).is_none_or(|seen| *seen == tag);
    let range = headers
        .get(RANGE)
        .filter(|_| same_file && *method == Method::GET)
        .and_then(|range| range.to_str().ok());
    let (response, start, end) = match range.map_or(Wanted::Whole, |range| wanted(range, length)) {
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
        _ => Body::from_bytes_stream(blocks(file, start, end)),
    };
    response
        .header(CONTENT_TYPE, HeaderValue::from_static(content_type))
        .header(CONTENT_LENGTH, end - start)
        .body(body)
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

#[derive(Debug, PartialEq, Eq)]
enum Wanted {
    Whole,
    /// From the first byte to the one after the last.
    Part(u64, u64),
    Nothing,
}

/// One range; several of them, or what is no range at all, mean the whole file.
fn wanted(range: &str, length: u64) -> Wanted {
    let parsed = range
        .strip_prefix("bytes=")
        .filter(|range| !range.contains(','))
        .and_then(|range| range.trim().split_once('-'));
    let Some((first, last)) = parsed else {
        return Wanted::Whole;
    };
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        // More digits than fit are still a place far behind the end.
        digits.then(|| text.parse::<u64>().unwrap_or(u64::MAX))
    };
    match (number(first), number(last)) {
        (Some(first), last) if last.is_some() || last_is_open(range) => {
            let end = last.map_or(length, |last| last.saturating_add(1).min(length));
            match (last.is_some_and(|last| last < first), first < length) {
                (true, _) => Wanted::Whole,
                (false, true) => Wanted::Part(first, end),
                (false, false) => Wanted::Nothing,
            }
        }
        (None, Some(last)) if first.is_empty() => match last.min(length) {
            0 => Wanted::Nothing,
            size => Wanted::Part(length - size, length),
        },
        _ => Wanted::Whole,
    }
}

fn last_is_open(range: &str) -> bool {
    range.trim().ends_with('-')
}

fn not_satisfiable(length: u64) -> Response {
    let mut response = Error::from(Failure::new(RANGE_NOT_SATISFIABLE)).into_response();
    if let Ok(size) = HeaderValue::try_from(format!("bytes */{length}")) {
        response.headers_mut().insert(CONTENT_RANGE, size);
    }
    response
}

/// The types that are stored, by ending; nothing for a name that cannot be one of ours.
fn type_of(name: &str) -> Option<&'static str> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    if name.starts_with('.') || name.len() > 128 || !name.bytes().all(plain) {
        return None;
    }
    match name.rsplit_once('.')?.1 {
        "webp" => Some("image/webp"),
        "jpg" => Some("image/jpeg"),
        "png" => Some("image/png"),
        "mp4" => Some("video/mp4"),
        "webm" => Some("video/webm"),
        "vtt" => Some("text/vtt; charset=utf-8"),
        _ => None,
    }
}

fn not_found() -> Error {
    Failure::new(NOT_FOUND).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_range_is_cut_to_the_file() {
        for (range, expected) in [
            ("bytes=0-4", Wanted::Part(0, 5)),
            ("bytes=5-", Wanted::Part(5, 10)),
            ("bytes=-3", Wanted::Part(7, 10)),
            ("bytes=-30", Wanted::Part(0, 10)),
            ("bytes=8-99999999999999999999999", Wanted::Part(8, 10)),
            ("bytes=10-", Wanted::Nothing),
            ("bytes=99999999999999999999999-", Wanted::Nothing),
            ("bytes=-0", Wanted::Nothing),
            ("bytes=4-2", Wanted::Whole),
            ("bytes=0-1,3-4", Wanted::Whole),
            ("bytes=a-b", Wanted::Whole),
            ("bytes=1-b", Wanted::Whole),
            ("bytes=--1", Wanted::Whole),
            ("bytes=-", Wanted::Whole),
            ("lines=0-4", Wanted::Whole),
        ] {
            assert_eq!(wanted(range, 10), expected, "{range}");
        }
        assert_eq!(wanted("bytes=0-", 0), Wanted::Nothing);
    }

    #[test]
    fn only_names_like_ours_are_looked_up() {
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
