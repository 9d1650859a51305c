//! Where the shop picks up: pin codes. Appointments and orders join them here.

mod api;
mod demo;
mod pin_code;

use std::sync::Arc;

use kernel::{Deps, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

static MIGRATOR: Migrator = sqlx::migrate!();

/// What every part of the feature works with.
#[derive(Clone)]
struct Orders {
    deps: Deps,
}

/// The feature.
pub fn feature(deps: Deps) -> Feature<impl OpenApi + use<>> {
    Feature::new("orders", api::Api(Orders { deps }))
        .migrations(&MIGRATOR)
        .demo(Arc::new(demo::Rows))
}
