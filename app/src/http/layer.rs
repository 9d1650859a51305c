//! Layers that requests and answers pass between the socket and an operation.

use std::future::Future;

use poem::{Endpoint, EndpointExt, Request, Response, Result, endpoint::BoxEndpoint};

/// The endpoint inside a layer. Boxed: the types of eleven nested layers are too deep for the compiler.
pub type Inner = BoxEndpoint<'static, Response>;

/// One of the layers around an endpoint.
pub trait Layer: Send + Sync {
    /// Answers the request, as a rule by calling the `inner` endpoint.
    fn call(
        &self,
        inner: &Inner,
        request: Request,
    ) -> impl Future<Output = Result<Response>> + Send;
}

/// An endpoint behind a layer.
pub struct Layered<L> {
    layer: L,
    inner: Inner,
}

impl<L: Layer> Endpoint for Layered<L> {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        self.layer.call(&self.inner, request).await
    }
}

/// Puts endpoints behind layers. The layer that is added last gets a request first.
pub trait Behind: Endpoint + Sized + 'static {
    fn behind<L: Layer>(self, layer: L) -> Layered<L> {
        let inner = self.map_to_response().boxed();
        Layered { layer, inner }
    }
}

impl<E: Endpoint + 'static> Behind for E {}
