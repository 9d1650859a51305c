//! Unsafe methods are for our own pages, and for callers that name the shop's address themselves.

use std::sync::Arc;

use kernel::{ByToken, Failure, problem::FORBIDDEN_ORIGIN};
use poem::{
    Request, Response, Result,
    http::{
        HeaderMap, Uri,
        header::{HOST, ORIGIN},
    },
};

use super::{
    layer::{Inner, Layer},
    operations::Operations,
};

/// Payment providers call from anywhere, and send browsers back by a form: what is `signed` is let through.
///
/// Without a public address (a demo store) `Origin` is compared with the authority that was called.
#[derive(Clone, Debug)]
pub struct SameOrigin {
    pub public_origin: Option<String>,
    pub operations: Arc<Operations>,
}

impl SameOrigin {
    fn allows(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let mut sites = headers.get_all("sec-fetch-site").iter().peekable();
        if sites.peek().is_some() {
            return sites.all(|site| site == "same-origin");
        }
        let mut origins = headers.get_all(ORIGIN).iter();
        let (Some(origin), None) = (origins.next(), origins.next()) else {
            return false;
        };
        let Ok(origin) = origin.to_str() else {
            return false;
        };
        match &self.public_origin {
            Some(public) => origin.eq_ignore_ascii_case(public),
            None => {
                let host = authority(uri, headers);
                let named = origin
                    .strip_prefix("http://")
                    .or_else(|| origin.strip_prefix("https://"));
                matches!((named, host), (Some(named), Some(host)) if named.eq_ignore_ascii_case(host))
            }
        }
    }
}

/// Whom the request was sent to: `:authority` of HTTP/2 and the host of an absolute address, which both stand in the
/// address, win over `Host` (RFC 9113, 8.3.1; RFC 9112, 3.2.2).
fn authority<'a>(uri: &'a Uri, headers: &'a HeaderMap) -> Option<&'a str> {
    match uri.authority() {
        Some(authority) => Some(authority.as_str()),
        None => headers.get(HOST).and_then(|host| host.to_str().ok()),
    }
}

impl Layer for SameOrigin {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let (path, method) = (request.uri().path(), request.method());
        let is_signed = || {
            let operation = self.operations.operation(path, method);
            operation.is_some_and(|operation| operation.signed)
        };
        // A token is no cookie: no other site can make a browser send it.
        let by_token = request.extensions().get::<ByToken>().is_some();
        if method.is_safe()
            || by_token
            || is_signed()
            || self.allows(request.uri(), request.headers())
        {
            return inner.call(request).await;
        }
        tracing::warn!(%method, "a call from somewhere else was refused");
        Err(Failure::new(FORBIDDEN_ORIGIN).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(public: Option<&str>, headers: &[(&'static str, &str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        SameOrigin {
            public_origin: public.map(str::to_owned),
            operations: Arc::default(),
        }
        .allows(&"/api/things".parse().unwrap(), &map)
    }

    #[test]
    fn what_the_browser_says_comes_first() {
        let public = Some("https://shop.example");
        let ours = ("origin", "https://shop.example");
        assert!(allowed(public, &[("sec-fetch-site", "same-origin")]));
        for site in [
            "same-site",
            "cross-site",
            "none",
            "",
            "same-origin, same-origin",
        ] {
            assert!(
                !allowed(public, &[("sec-fetch-site", site), ours]),
                "{site}"
            );
        }
        assert!(!allowed(
            public,
            &[
                ("sec-fetch-site", "same-origin"),
                ("sec-fetch-site", "cross-site")
            ]
        ));
    }

    #[test]
    fn without_it_the_origin_has_to_be_the_public_address() {
        let public = Some("https://shop.example");
        assert!(allowed(public, &[("origin", "https://shop.example")]));
        for origin in [
            "null",
            "http://shop.example",
            "https://shop.example:444",
            "https://shop.example.evil",
            "https://evil.example",
            "",
        ] {
            assert!(
                !allowed(public, &[("origin", origin), ("host", "evil.example")]),
                "{origin}"
            );
        }
        assert!(!allowed(public, &[]));
        assert!(!allowed(
            public,
            &[
                ("origin", "https://shop.example"),
                ("origin", "https://evil.example")
            ]
        ));
    }

    #[test]
    fn a_demo_store_compares_with_the_address_that_was_called() {
        let host = ("host", "127.0.0.1:3000");
        assert!(allowed(None, &[("origin", "http://127.0.0.1:3000"), host]));
        assert!(!allowed(None, &[("origin", "http://127.0.0.1:3001"), host]));
        assert!(!allowed(None, &[("origin", "null"), ("host", "null")]));
        assert!(!allowed(None, &[host]));
        assert!(!allowed(None, &[("origin", "http://127.0.0.1:3000")]));
    }

    #[test]
    fn the_authority_in_the_address_wins_over_host() {
        let demo = SameOrigin {
            public_origin: None,
            operations: Arc::default(),
        };
        let called: Uri = "http://127.0.0.1:3000/api/things".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert(ORIGIN, "http://127.0.0.1:3000".parse().unwrap());
        assert!(demo.allows(&called, &headers));
        headers.insert(HOST, "evil.example".parse().unwrap());
        assert!(demo.allows(&called, &headers));
        headers.insert(ORIGIN, "http://evil.example".parse().unwrap());
        assert!(!demo.allows(&called, &headers));
    }
}
