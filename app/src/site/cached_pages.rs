//! Cached pages are answered before everything that guards the rest: they are the same for every visitor, and only read.

use poem::{Request, Response, Result};

use super::Site;
use crate::{
    http::layer::{Inner, Layer},
    setup::opening::Opening,
};

/// Has to be inside the layers that name requests and set security headers, and outside all others.
pub struct CachedPages {
    pub site: Site,
    /// Visitors of a shop that is not open yet see no pages.
    pub opening: Opening,
}

/// A store without an address shows its set-up and nothing else.
impl Layer for Option<CachedPages> {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        if let Some(CachedPages { site, opening }) = self
            && opening.is_known_open()
            && let Some(page) = site.cached_page(&request).await
        {
            return Ok(page.send(request.method(), request.headers()));
        }
        inner.call(request).await
    }
}
