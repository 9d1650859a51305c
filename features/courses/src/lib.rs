//! Courses, categories, lessons and reviews; enrolments and progress.

mod access;
mod after_restore;
mod api;
mod back_office;
mod category;
mod certificate;
mod certificate_api;
mod certificate_drawing;
mod codes;
mod course;
mod courses;
mod demo;
mod demo_enrolments;
mod device;
mod enrolment;
mod gift;
mod gift_api;
mod gift_claim;
mod gift_mails;
mod gift_purchase;
mod grant;
mod imported;
mod lesson;
mod lesson_file;
mod mails;
mod own_api;
mod own_courses;
mod own_review;
mod personal;
mod ping;
mod played;
mod progress;
mod purchase;
mod question;
mod question_mails;
mod reminder;
mod review;
mod search;
mod site_pages;
mod sweep;
mod uses;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use courses::{
    Captions, CounterSale, CounterSales, Courses, LessonVideos, LiveSessions, OfferedCourse, Setup,
    VideoAddress,
};
pub use imported::{ImportedCourses, ImportedEnrolments};
pub use personal::is_enrolled;

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature.
pub fn feature(courses: &Courses) -> Feature<impl OpenApi + use<>> {
    let deps = courses.deps.clone();
    let api = (
        api::Api::new(deps.clone()),
        own_api::OwnApi(courses.clone()),
        certificate_api::CertificateApi(courses.clone()),
        gift_api::GiftApi(courses.clone()),
    );
    back_office::mount(Feature::new("courses", api), courses)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .mails(mails::TEMPLATES)
        .mail_guard(Arc::new(courses.clone()))
        .after_restore(Arc::new(after_restore::NothingPlays))
        .counted(&[
            ("courses", "courses_course"),
            ("enrolments", "courses_enrolment"),
            ("reviews", "courses_review"),
            ("questions", "courses_question"),
            ("certificates", "courses_certificate"),
            ("lesson files", "courses_lesson_file"),
            ("gifts", "courses_gift"),
        ])
        .payable(Arc::new(courses.clone()))
        .personal_records(Arc::new(courses.clone()))
        .personal_records(Arc::new(personal::Gifts(courses.clone())))
        .job(reminder::job(courses))
        .job(sweep::job(courses))
        .job(back_office::self_publishing::job(courses))
        .search(Arc::new(search::CourseSearch::new(deps.clone())))
        .uses(Arc::new(uses::CourseUses(deps.clone())))
        .pages(Arc::new(site_pages::CoursePages::new(deps)))
        .demo(Arc::new(demo::Rows))
}
