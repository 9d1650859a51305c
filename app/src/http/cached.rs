//! Bytes that are sent many times: with their tag, and packed once for each encoding.

use std::sync::OnceLock;

use bytes::Bytes;
use poem::{
    Body, Response,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, VARY},
    },
};

use super::{
    encoding::{Encoding, pack},
    etag,
};

/// Clients revalidate each time, and mostly get 304.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("no-cache");

#[derive(Debug)]
pub struct CachedResponse {
    content_type: HeaderValue,
    etag: HeaderValue,
    plain: Bytes,
    brotli: OnceLock<Option<Bytes>>,
    gzip: OnceLock<Option<Bytes>>,
}

impl CachedResponse {
    pub fn new(content_type: HeaderValue, plain: Bytes) -> Self {
        Self {
            content_type,
            etag: etag::of(&plain),
            plain,
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    pub fn etag(&self) -> &HeaderValue {
        &self.etag
    }

    /// About what it takes in memory once everything is packed.
    pub fn weight(&self) -> usize {
        // Text packs to less than half.
        self.plain.len() * 2 + 256
    }

    /// The answer to this request: the bytes as the asker takes them, or that it has them already.
    pub fn send(&self, method: &Method, headers: &HeaderMap) -> Response {
        let response = Response::builder()
            .header(ETAG, &self.etag)
            .header(CACHE_CONTROL, ASK_AGAIN)
            .header(VARY, HeaderValue::from_static("accept-encoding"));
        if etag::is_known(headers, &self.etag) {
            return response.status(StatusCode::NOT_MODIFIED).finish();
        }
        let mut response = response.header(CONTENT_TYPE, &self.content_type);
        let encoding = Encoding::accepted(headers);
        let bytes = match (self.packed(encoding), encoding.name()) {
            (Some(packed), Some(name)) => {
                response = response.header(CONTENT_ENCODING, HeaderValue::from_static(name));
                packed
            }
            _ => &self.plain,
        };
        response = response.header(CONTENT_LENGTH, bytes.len());
        response.body(if *method == Method::HEAD {
            Body::empty()
        } else {
            bytes.clone().into()
        })
    }

    fn packed(&self, encoding: Encoding) -> Option<&Bytes> {
        let packed = match encoding {
            Encoding::Brotli => &self.brotli,
            Encoding::Gzip => &self.gzip,
            Encoding::Identity => return None,
        };
        packed.get_or_init(|| pack(&self.plain, encoding)).as_ref()
    }
}
