//! The published contract, for machines at `/openapi.json` and for people at `/docs`.

use std::{collections::BTreeMap, fmt::Write};

use kernel::{Code, Failure, problem::NOT_FOUND};
use poem::IntoResponse;
use poem::{
    Endpoint, Request, Response, Result, error::MethodNotAllowedError, http::Method, web::Html,
};

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

/// `/docs/errors`: every code with its status and its sentence, written from the codes of this program.
pub struct ErrorReference(String);

impl ErrorReference {
    pub fn of(codes: &BTreeMap<&'static str, Code>) -> Self {
        let mut rows = String::new();
        for code in codes.values() {
            let (name, status) = (code.name, code.status);
            let sentence = escaped(code.message);
            // Writing to a string cannot fail.
            let _ = writeln!(
                rows,
                "<tr id=\"{name}\"><td><code>{name}</code></td><td>{status}</td><td>{sentence}</td></tr>"
            );
        }
        Self(format!(
            "{ERRORS_HEAD}{rows}</tbody></table></main></body></html>"
        ))
    }
}

impl Endpoint for ErrorReference {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        only_read(&request)?;
        let mut response = Html(self.0.clone()).into_response();
        response.extensions_mut().insert(ReferencePage);
        Ok(response)
    }
}

const ERRORS_HEAD: &str = r#"<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error codes</title>
<style>
body { margin: 0; color: #3b4151; background: #fff; font: 1rem/1.5 sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
table { border-collapse: collapse; }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #d8dde7; text-align: left; vertical-align: top; }
code { overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Error codes</h1>
<p>The <code>code</code> of an error, its HTTP status and its sentence in general; an answer may have a sentence that says more.
Codes and statuses are stable, sentences are not. The operations are in the <a href="/docs">API reference</a>.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Sentence</th></tr></thead>
<tbody>
"#;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn only_read(request: &Request) -> Result<()> {
    match *request.method() {
        Method::GET | Method::HEAD => Ok(()),
        _ => Err(MethodNotAllowedError.into()),
    }
}
