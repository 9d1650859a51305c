//! Courses, their categories, lessons and reviews.

mod api;
mod category;
mod codes;
mod course;
mod demo;
mod lesson;
mod review;
mod search;
mod site_pages;

use std::sync::Arc;

use kernel::{Deps, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use category::Courses;

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature.
pub fn feature(deps: Deps) -> Feature<impl OpenApi + use<>> {
    Feature::new("courses", api::Api::new(deps.clone()))
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .search(Arc::new(search::CourseSearch::new(deps.clone())))
        .pages(Arc::new(site_pages::CoursePages::new(deps)))
        .demo(Arc::new(demo::Rows))
}
