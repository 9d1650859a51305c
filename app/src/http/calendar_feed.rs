//! `/calendar/{secret}.ics`: the visits of the shop for a team member's own calendar program.

use auth::Auth;
use kernel::{ClientAddress, Failure, Limits, limits::Limit, problem::NOT_FOUND};
use orders::Orders;
use poem::{
    Endpoint, Request, Response, Result,
    error::MethodNotAllowedError,
    http::{
        Method,
        header::{CACHE_CONTROL, CONTENT_TYPE},
    },
};

/// Addresses that are none, from one network address.
const FAILED: Limit = Limit::in_minutes(15, "calendar.failed", 60);
/// Calendar services read the feeds of many people from few network addresses: the reader is counted.
const READ: Limit = Limit::per_hour("calendar.read", 120);

/// The feeds of all team members. Nested under `/calendar`.
pub struct CalendarFeeds {
    pub auth: Auth,
    pub orders: Orders,
    pub limits: Limits,
}

impl Endpoint for CalendarFeeds {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(MethodNotAllowedError.into());
        }
        let address = request.data::<ClientAddress>();
        let address = address.map_or("unknown", |address| &address.0);
        self.limits.allow_address(FAILED, address)?;
        let name = request.uri().path().trim_start_matches('/');
        let reader = match name.strip_suffix(".ics") {
            Some(secret) => self.auth.calendar_reader(secret).await?,
            None => None,
        };
        let Some(reader) = reader else {
            return Err(Failure::new(NOT_FOUND).into());
        };
        self.limits.uncount(FAILED, address);
        self.limits.allow(READ, &reader.id.to_string())?;
        let text = self.orders.visit_feed(&reader).await?;
        Ok(Response::builder()
            .header(CONTENT_TYPE, "text/calendar; charset=utf-8")
            .header(CACHE_CONTROL, "private, no-cache")
            .header("content-disposition", "inline; filename=\"visits.ics\"")
            .body(text))
    }
}
