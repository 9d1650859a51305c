//! The caller's network address, for limits.

use poem::{FromRequest, Request, RequestBody};

/// The caller's address as determined by the server: an IPv4 address, or the /64 of an IPv6 one.
/// Never taken from a header that the client could have set.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ClientAddress(pub String);

impl<'a> FromRequest<'a> for ClientAddress {
    async fn from_request(request: &'a Request, _body: &mut RequestBody) -> poem::Result<Self> {
        Ok(request
            .extensions()
            .get::<Self>()
            .cloned()
            .unwrap_or_else(|| Self("unknown".to_owned())))
    }
}
