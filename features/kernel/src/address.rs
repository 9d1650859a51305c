//! Who is calling, as far as a limit is concerned.

use poem::{FromRequest, Request, RequestBody};

/// The caller's address as the server determined it: an IPv4 address, or the /64 of an IPv6 one.
/// Never taken from a header that anybody could have sent.
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
