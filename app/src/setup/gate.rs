//! Until the shop has an address customers cannot buy: emails need it for links, and cookies for their domain.

use kernel::{Code, Failure};
use poem::{Error, IntoResponse as _, Request, Response, Result, http::StatusCode};

use crate::{
    http::layer::{Inner, Layer},
    site::client::Client,
};

pub const NOT_SET_UP: Code = Code::new(
    503,
    "setup.unfinished",
    "This shop is being set up. Please come back a little later.",
);

const PAGE: &str = "This shop is being set up. Please come back a little later.\n\n\
    Are you its owner? The program printed a link when it started: open that one.\n";

/// Lets through what the set-up itself needs, as long as it is closed.
#[derive(Clone)]
pub struct Gate {
    pub closed: bool,
    pub client: Client,
}

impl Layer for Gate {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let path = request.uri().path();
        if !self.closed || is_of_setup(path) || self.client.holds(path) {
            return inner.call(request).await;
        }
        if path.starts_with("/api/") {
            return Ok(refused(NOT_SET_UP));
        }
        let mut page = PAGE
            .with_status(StatusCode::SERVICE_UNAVAILABLE)
            .with_content_type("text/plain; charset=utf-8")
            .with_header("retry-after", "300")
            .with_header("cache-control", "no-store")
            .into_response();
        page.extensions_mut().insert(ClosedShop);
        Ok(page)
    }
}

/// In the extensions of an answer that says that the shop is not open yet: no failure, although its status is 503.
#[derive(Clone, Copy, Debug)]
pub struct ClosedShop;

/// The answer of a gate before an operation is asked: its code is in no operation's list, and held to none.
pub fn refused(code: Code) -> Response {
    let mut response = Error::from(Failure::new(code)).into_response();
    response.extensions_mut().remove::<Code>();
    response.extensions_mut().insert(ClosedShop);
    response
}

fn is_of_setup(path: &str) -> bool {
    // Every page of the client asks who is logged in, and what the shop is called.
    matches!(
        path,
        "/api/health"
            | "/api/setup"
            | "/api/setup/view"
            | "/api/setup/address"
            | "/api/session"
            | "/api/content/shop"
    ) || path.starts_with("/setup/")
}
