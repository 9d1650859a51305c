//! What a shop that is https by itself answers on which port: http leads to https, other domains to the public one.

use std::sync::Arc;

use poem::{
    IntoResponse, Request, Response, Result,
    http::{StatusCode, header::HOST, uri::Scheme},
};

use super::layer::{Inner, Layer};
use crate::{
    config::{https::Domain, public_address::PublicAddress},
    https::{
        challenges::{self, Challenges},
        current::CurrentCertificate,
    },
};

/// The outermost layer.
pub struct HttpsOnly {
    pub domains: Vec<Domain>,
    pub public_address: PublicAddress,
    pub challenges: Challenges,
    pub certificate: Arc<CurrentCertificate>,
}

impl Layer for HttpsOnly {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let secure = request.scheme() == &Scheme::HTTPS;
        let uri = request.uri();
        if !secure && let Some(token) = uri.path().strip_prefix(challenges::PATH) {
            return Ok(match self.challenges.answer(token) {
                Some(answer) => answer
                    .with_content_type("application/octet-stream")
                    .into_response(),
                None => StatusCode::NOT_FOUND.into(),
            });
        }
        let host = host(&request);
        // Foreign names lead nowhere, or this would redirect for any site.
        if !self.domains.iter().any(|domain| domain.as_str() == host) {
            return Ok(StatusCode::MISDIRECTED_REQUEST.into());
        }
        if secure && host == self.public_address.host() {
            return inner.call(request).await;
        }
        if !secure && self.certificate.get().is_none() {
            return Ok(getting_certificate());
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let target = format!("{}{path}", self.public_address.origin());
        Ok(StatusCode::PERMANENT_REDIRECT
            .with_header("location", target)
            .into_response())
    }
}

/// The name that was called, in lower case, without port.
fn host(request: &Request) -> String {
    let authority = match request.uri().authority() {
        Some(authority) => authority.as_str(),
        None => request.header(HOST).unwrap_or_default(),
    };
    let name = match authority.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => authority,
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

fn getting_certificate() -> Response {
    "The shop is getting its certificate. Please try again in a minute.\n"
        .with_status(StatusCode::SERVICE_UNAVAILABLE)
        .with_content_type("text/plain; charset=utf-8")
        .with_header("retry-after", "60")
        .with_header("cache-control", "no-store")
        .into_response()
}
