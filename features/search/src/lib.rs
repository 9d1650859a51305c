//! One search over what the other features provide.

mod api;
mod codes;
mod found;
mod index;
mod missed;

use std::sync::Arc;

use kernel::{Deps, Feature, SearchProvider};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature. The providers come from the features that were added before.
pub fn feature(
    deps: Deps,
    providers: Vec<Arc<dyn SearchProvider>>,
) -> Feature<impl OpenApi + use<>> {
    let api = api::Api {
        index: index::Index::new(deps.db.version().clone(), providers),
        missed: missed::MissedQueries::new(deps.clone()),
        limits: deps.limits,
    };
    Feature::new("search", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
}
