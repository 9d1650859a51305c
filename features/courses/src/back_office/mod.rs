//! What the shop's own people change: course categories, courses with their lessons, reviews; and, for the owner alone,
//! who may watch what.

mod category;
mod category_api;
mod category_store;
mod course;
mod course_api;
mod course_form;
mod course_store;
mod decision;
mod edit;
mod enrolment;
mod enrolment_api;
mod enrolment_list;
mod gift;
mod lessons;
mod readiness;
mod review;
mod review_api;
pub mod self_publishing;
pub mod sweep;

use poem_openapi::{ApiResponse, Object, OpenApi, Tags};

use crate::Courses;

#[derive(Tags)]
enum Tag {
    /// For the shop's own people: courses, their categories and reviews; for the owner, who may watch them.
    #[oai(rename = "Back office: courses")]
    BackOffice,
}

/// Whether visitors see it.
#[derive(Object, Debug)]
struct CourseVisibility {
    /// False hides it. Whoever bought a course goes on watching it.
    published: bool,
    /// The version that was looked at.
    version: i64,
}

/// A new order.
#[derive(Object, Debug)]
struct CourseOrder {
    /// All ids of the list, in their new order.
    #[oai(validator(max_items = 1000))]
    ids: Vec<i64>,
}

#[derive(ApiResponse)]
enum CourseDeleted {
    /// It is in the bin.
    #[oai(status = 204)]
    Deleted,
}

/// The operations.
pub fn api(courses: &Courses) -> impl OpenApi + use<> {
    (
        category_api::CategoryApi(courses.clone()),
        course_api::CourseApi(courses.clone()),
        review_api::ReviewApi(courses.clone()),
        enrolment_api::EnrolmentApi(courses.clone()),
    )
}
