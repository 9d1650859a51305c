//! Courses, their categories, lessons and reviews.

mod api;
mod category;
mod codes;
mod course;
mod demo;
mod lesson;
mod pages;
mod review;
mod search;

use std::sync::Arc;

use kernel::{Deps, Feature};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use category::Courses;

pub static MIGRATOR: Migrator = sqlx::migrate!();

pub fn feature(deps: Deps) -> Feature<impl OpenApi + use<>> {
    Feature::new("courses", api::CoursesApi::new(deps.clone()))
        .codes(&[("course_view", &[codes::COURSE_NOT_FOUND])])
        .migrations(&MIGRATOR)
        .search(Arc::new(search::CourseSearch::new(deps.clone())))
        .pages(Arc::new(pages::CoursePages::new(deps)))
        .demo(Arc::new(demo::DemoCourses))
}
