//! The published contract, for machines at `/openapi.json` and for people at `/docs`.

use bytes::Bytes;
use kernel::{Failure, problem::NOT_FOUND};
use poem::{
    Endpoint, Request, Response, Result,
    error::MethodNotAllowedError,
    http::{HeaderValue, Method},
};

use crate::{
    client::Client,
    server::{headers::ReferencePage, kept::Kept},
};

/// `/openapi.json`.
pub struct Contract(Kept);

impl Contract {
    pub fn new(document: String) -> Self {
        Self(Kept::new(
            HeaderValue::from_static("application/json; charset=utf-8"),
            Bytes::from(document),
        ))
    }
}

impl Endpoint for Contract {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        only_read(&request)?;
        Ok(self.0.send(request.method(), request.headers()))
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
