//! Operations of one address that come from several parts of a feature.

use std::collections::HashMap;

use poem::{endpoint::BoxEndpoint, http::Method};
use poem_openapi::{
    OpenApi,
    registry::{MetaApi, MetaPath, Registry},
};

/// An API whose document names each address once; the framework would lose all but the last operations of it.
pub struct OnePath<Api>(pub Api);

impl<Api: OpenApi> OpenApi for OnePath<Api> {
    fn meta() -> Vec<MetaApi> {
        let mut paths: Vec<MetaPath> = Vec::new();
        for path in Api::meta().into_iter().flat_map(|api| api.paths) {
            match paths.iter_mut().find(|known| known.path == path.path) {
                Some(known) => known.operations.extend(path.operations),
                None => paths.push(path),
            }
        }
        vec![MetaApi { paths }]
    }

    fn register(registry: &mut Registry) {
        Api::register(registry);
    }

    fn add_routes(self, routes: &mut HashMap<String, HashMap<Method, BoxEndpoint<'static>>>) {
        self.0.add_routes(routes);
    }
}
