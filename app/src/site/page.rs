//! A finished page.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bytes::Bytes;
use poem::{
    Response,
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{IF_NONE_MATCH, LOCATION, RETRY_AFTER},
    },
};

use crate::http::{cached::CachedResponse, etag, headers::InlineHashes};

const HTML: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");

/// A page that failed is tried again after this, not at each visit: the failure may cost a second of work.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(10);
/// When a crawler may ask again for what could not be rendered, in seconds.
const ASK_AGAIN_AFTER: HeaderValue = HeaderValue::from_static("10");

pub struct Page {
    status: StatusCode,
    cached: CachedResponse,
    inline: Arc<InlineHashes>,
    redirect: Option<HeaderValue>,
    good_until: Option<Instant>,
    turned_away: bool,
}

impl Page {
    pub fn new(status: StatusCode, text: String, inline: InlineHashes) -> Self {
        Self {
            status,
            cached: CachedResponse::new(HTML, Bytes::from(text)),
            inline: Arc::new(inline),
            redirect: None,
            good_until: None,
            turned_away: false,
        }
    }

    /// Leads to this address of the site, percent-encoded; to the home page if that is no address.
    pub fn redirect(address: &str) -> Self {
        let home = HeaderValue::from_static("/");
        Self::new(StatusCode::FOUND, String::new(), InlineHashes::default())
            .redirecting(HeaderValue::try_from(address).unwrap_or(home))
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

    /// Marks a page that the renderer had no time for, so that the next visitor does not get it.
    pub fn turned_away(mut self) -> Self {
        self.turned_away = true;
        self.good_until = Some(Instant::now());
        self
    }

    pub fn was_turned_away(&self) -> bool {
        self.turned_away
    }

    pub fn is_good(&self) -> bool {
        self.good_until.is_none_or(|until| Instant::now() < until)
    }

    pub fn weight(&self) -> usize {
        self.cached.weight()
    }

    pub fn is_known_to(&self, headers: &HeaderMap) -> bool {
        etag::is_known(headers, self.cached.etag())
    }

    pub fn send(&self, method: &Method, headers: &HeaderMap) -> Response {
        if let Some(address) = &self.redirect {
            return Response::builder()
                .status(StatusCode::FOUND)
                .header(LOCATION, address)
                .finish();
        }
        let mut response = if self.status == StatusCode::OK {
            self.cached.send(method, headers)
        } else {
            // Only a page can be unchanged; an error is sent in full each time.
            let mut unconditional = headers.clone();
            unconditional.remove(IF_NONE_MATCH);
            let mut response = self.cached.send(method, &unconditional);
            response.set_status(self.status);
            if self.status == StatusCode::SERVICE_UNAVAILABLE {
                response.headers_mut().insert(RETRY_AFTER, ASK_AGAIN_AFTER);
            }
            response
        };
        response.extensions_mut().insert(self.inline.clone());
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_never_answered_with_unchanged() {
        let mut headers = HeaderMap::new();
        headers.insert(IF_NONE_MATCH, HeaderValue::from_static("*"));
        for (status, answer) in [
            (StatusCode::OK, StatusCode::NOT_MODIFIED),
            (StatusCode::NOT_FOUND, StatusCode::NOT_FOUND),
        ] {
            let page = Page::new(status, "text".to_owned(), InlineHashes::default());
            assert_eq!(page.send(&Method::GET, &headers).status(), answer);
        }
    }
}
