//! One search over what the other features provide.

mod api;
mod codes;
mod correction;
mod fold;
mod found;
mod index;
mod missed;
mod report;
mod settings;
mod synonyms;
mod wanted;

use std::sync::Arc;

use kernel::{Deps, Feature, SearchProvider};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use wanted::{Booked, Bookings};

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature. The providers come from the features that were added before, `bookings` knows what customers want.
pub fn feature(
    deps: Deps,
    providers: Vec<Arc<dyn SearchProvider>>,
    bookings: Arc<dyn Bookings>,
) -> Feature<impl OpenApi + use<>> {
    let missed = missed::MissedQueries::new(deps.clone());
    let search = api::Api {
        index: index::Index::new(deps.db.clone(), providers),
        missed: missed.clone(),
        limits: deps.limits.clone(),
        clock: deps.clock.clone(),
        bookings,
    };
    let api = (
        search,
        report::ReportApi(missed),
        settings::SettingsApi(deps),
    );
    Feature::new("search", api)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
}
