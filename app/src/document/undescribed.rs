//! An API that says nothing of itself.

use std::collections::HashMap;

use poem::{endpoint::BoxEndpoint, http::Method};
use poem_openapi::{
    OpenApi,
    registry::{MetaApi, Registry},
};

/// The operations of an API without their description. In a release nothing reads it but the framework, which makes it
/// once more at every start to look for an operation id that is there twice. Debug builds and tests do that.
pub struct Undescribed<Api>(pub Api);

impl<Api: OpenApi> OpenApi for Undescribed<Api> {
    fn meta() -> Vec<MetaApi> {
        Vec::new()
    }

    fn register(_: &mut Registry) {}

    fn add_routes(self, routes: &mut HashMap<String, HashMap<Method, BoxEndpoint<'static>>>) {
        self.0.add_routes(routes);
    }
}
