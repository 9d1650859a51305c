//! A finished page.

use std::time::{Duration, Instant};

use bytes::Bytes;
use poem::{
    Response,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header::LOCATION},
};

use crate::server::{etag, headers::InlineStyle, kept::Kept};

const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");

/// A page that failed is tried again after this, not at each visit: the failure may cost half a second.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(10);

pub struct Page {
    status: StatusCode,
    kept: Kept,
    style: InlineStyle,
    redirect: Option<HeaderValue>,
    good_until: Option<Instant>,
}

impl Page {
    pub fn new(status: StatusCode, text: String, style: &InlineStyle) -> Self {
        Self {
            status,
            kept: Kept::new(HTML, Bytes::from(text)),
            style: style.clone(),
            redirect: None,
            good_until: None,
        }
    }

    /// Leads elsewhere on this site.
    pub fn redirecting(mut self, address: HeaderValue) -> Self {
        self.redirect = Some(address);
        self
    }

    /// Not what it should be; soon to be tried again.
    pub fn for_now(mut self) -> Self {
        self.good_until = Some(Instant::now() + TRY_AGAIN_AFTER);
        self
    }

    pub fn is_good(&self) -> bool {
        self.good_until.is_none_or(|until| Instant::now() < until)
    }

    pub fn weight(&self) -> usize {
        self.kept.weight()
    }

    pub fn is_known_to(&self, headers: &HeaderMap) -> bool {
        etag::is_known(headers, self.kept.etag())
    }

    pub fn send(&self, method: &Method, headers: &HeaderMap) -> Response {
        if let Some(address) = &self.redirect {
            return Response::builder()
                .status(StatusCode::FOUND)
                .header(LOCATION, address)
                .finish();
        }
        let mut response = self.kept.send(method, headers);
        if response.status() == StatusCode::OK {
            response.set_status(self.status);
        }
        response.extensions_mut().insert(self.style.clone());
        response
    }
}
