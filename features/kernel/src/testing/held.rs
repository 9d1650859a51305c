//! Checks operations against their lists of error codes.

use poem::{Endpoint, Request, Response, Result, endpoint::BoxEndpoint};

use crate::listed_codes::ListedCodes;

pub struct Held {
    pub service: BoxEndpoint<'static>,
    pub listed: ListedCodes,
}

impl Endpoint for Held {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        let answer = self.service.call(request).await;
        self.listed.hold_answer(&answer);
        answer
    }
}
