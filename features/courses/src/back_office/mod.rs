//! What the shop's own people change: course categories, courses with their lessons, reviews; and, for the owner alone,
//! who may watch what.

mod category;
pub mod course;
mod course_api;
mod course_fields;
pub mod decision;
mod edit;
mod enrolment;
mod enrolment_api;
mod enrolment_list;
mod gift;
mod lesson_file;
mod lesson_file_api;
mod lessons;
mod question;
mod question_api;
mod readiness;
mod review;
mod review_api;
pub mod self_publishing;
pub mod sweep;

use kernel::Feature;
use poem_openapi::{OpenApi, Tags};

use crate::Courses;

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: courses, their categories and reviews; for the owner, who may watch them.
    #[oai(rename = "Back office: courses")]
    BackOffice,
}

/// Every record, and the operations that are theirs alone.
pub fn mount<Api: OpenApi>(
    feature: Feature<Api>,
    courses: &Courses,
) -> Feature<impl OpenApi + use<Api>> {
    let reviews = review::Reviews(courses.clone());
    feature
        .record_in_order(category::Categories(courses.deps.clone()))
        .part(course_api::CourseApi(courses.clone()))
        .record_with_own_list(courses.clone())
        .part(review_api::ReviewApi(reviews.clone()))
        .trash(reviews)
        .part(enrolment_api::EnrolmentApi(courses.clone()))
        .part(question_api::QuestionApi(courses.clone()))
        .part(lesson_file_api::LessonFileApi(courses.clone()))
}
