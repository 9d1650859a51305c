//! What FEATURE is about, in one line.

mod api;
mod back_office;
mod codes;
mod item;

use kernel::{Deps, Feature, record};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature.
pub fn feature(deps: Deps) -> Feature<impl OpenApi + use<>> {
    let sweep = record::sweep("FEATURE.sweep", &deps, &[&back_office::KIND]);
    let api = api::Api {
        db: deps.db.clone(),
    };
    Feature::new("FEATURE", api)
        .record_in_order(back_office::Items(deps))
        .migrations(&MIGRATOR)
        .job(sweep)
}
