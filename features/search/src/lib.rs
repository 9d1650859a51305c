//! One search over what the other features provide.

mod api;
mod codes;
mod found;
mod index;
mod missed;
mod report;

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
    let missed = missed::MissedQueries::new(deps.clone());
    let search = api::Api {
        index: index::Index::new(deps.db.version().clone(), providers),
        missed: missed.clone(),
        limits: deps.limits,
    };
    let api = (search, report::ReportApi(missed));
    Feature::new("search", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
}
