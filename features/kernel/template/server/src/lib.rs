//! What FEATURE is about, in one line.

mod api;
mod item;

use kernel::{Deps, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature.
pub fn feature(deps: Deps) -> Feature<impl OpenApi + use<>> {
    Feature::new("FEATURE", api::Api { db: deps.db }).migrations(&MIGRATOR)
}
