//! Layers that requests and answers pass between the socket and an operation.

use std::future::Future;

use futures_util::future::BoxFuture;
use poem::{Endpoint, IntoResponse as _, Request, Response, Result};

/// The endpoint inside a layer. Behind a pointer: the types of eleven nested layers are too deep for the compiler.
pub struct Inner(Box<dyn Answer>);

impl Inner {
    /// Answers the request.
    pub fn call(&self, request: Request) -> BoxFuture<'_, Result<Response>> {
        self.0.answer(request)
    }
}

/// One future for a layer; a boxed endpoint of poem has five, and each moves the request and the response.
trait Answer: Send + Sync {
    fn answer(&self, request: Request) -> BoxFuture<'_, Result<Response>>;
}

/// What no layer is inside of.
struct Innermost<E>(E);

impl<E: Endpoint> Answer for Innermost<E> {
    fn answer(&self, request: Request) -> BoxFuture<'_, Result<Response>> {
        Box::pin(async move { Ok(self.0.call(request).await?.into_response()) })
    }
}

/// One of the layers around an endpoint.
pub trait Layer: Send + Sync + 'static {
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

impl<L: Layer> Layered<L> {
    /// Puts it behind another layer, without the wrapper that other endpoints need.
    pub fn behind<M: Layer>(self, layer: M) -> Layered<M> {
        let inner = Inner(Box::new(self));
        Layered { layer, inner }
    }
}

impl<L: Layer> Answer for Layered<L> {
    fn answer(&self, request: Request) -> BoxFuture<'_, Result<Response>> {
        Box::pin(self.layer.call(&self.inner, request))
    }
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
        let inner = Inner(Box::new(Innermost(self)));
        Layered { layer, inner }
    }
}

impl<E: Endpoint + 'static> Behind for E {}
