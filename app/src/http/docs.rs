//! The published contract, for machines at `/openapi.json` and for people at `/docs`.

use kernel::{Failure, problem::NOT_FOUND};
use poem::{Endpoint, Request, Response, Result, error::MethodNotAllowedError, http::Method};

use super::headers::ReferencePage;
use crate::site::client::Client;

/// The document among the client's files.
pub const DOCUMENT: &str = "docs/openapi.json";

/// `/openapi.json`, as it was when the client was built: a test proves that the checked-in document is current.
pub struct Contract(pub Client);

impl Endpoint for Contract {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        only_read(&request)?;
        let sent = self.0.send(DOCUMENT, request.method(), request.headers());
        Ok(sent.ok_or_else(|| Failure::new(NOT_FOUND))?)
    }
}

/// `/docs` and the files beside it, all of them our own: it works with no internet. Nested under `/docs`.
pub struct Reference(pub Client);

impl Endpoint for Reference {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        only_read(&request)?;
        let rest = request.uri().path().trim_matches('/');
        let path = if rest.is_empty() {
            "docs/index.html".to_owned()
        } else {
            format!("docs/{rest}")
        };
        let sent = self.0.send(&path, request.method(), request.headers());
        let mut response = sent.ok_or_else(|| Failure::new(NOT_FOUND))?;
        response.extensions_mut().insert(ReferencePage);
        Ok(response)
    }
}

fn only_read(request: &Request) -> Result<()> {
    match *request.method() {
        Method::GET | Method::HEAD => Ok(()),
        _ => Err(MethodNotAllowedError.into()),
    }
}
