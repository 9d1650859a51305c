//! A user's own courses.

use std::collections::HashMap;

use kernel::{Failure, Image, ImageId, Timestamp, review::OwnReview};
use poem_openapi::Object;

use crate::{
    Courses,
    access::EnrolmentState,
    certificate::OwnCertificate,
    codes,
    enrolment::{self, Enrolment},
    own_review,
    progress::{EnrolmentLesson, Watched},
};

/// A course you bought. One per course, however often bought.
#[derive(Object)]
#[oai(
    rename = "Enrolment",
    rename_all = "camelCase",
    skip_serializing_if_is_none
)]
pub struct OwnCourse {
    /// Id of the enrolment.
    id: i64,
    /// Id of the course.
    course_id: i64,
    /// Name of the course's category.
    service_type: String,
    /// Title.
    service_name: String,
    /// Short description of what it teaches.
    service_model: String,
    /// Image, 16:9.
    service_image: Option<Image>,
    /// Plain text; paragraphs are separated by blank lines.
    main_description: String,
    /// When it was last bought.
    started_at: Timestamp,
    /// End of access, fixed with the purchase. Expired if absent.
    expires_at: Option<Timestamp>,
    state: EnrolmentState,
    /// When all payments for it were refunded.
    refunded_at: Option<Timestamp>,
    /// Watched share of all lessons, 0 to 100, weighted by length.
    watched_percent: u8,
    /// The lesson played last; absent before the first.
    last_lesson_id: Option<i64>,
    /// The lessons, in order.
    lessons: Vec<EnrolmentLesson>,
    /// Your review.
    review: Option<OwnReview>,
    /// Access is over or ends within days, and the course is still offered.
    may_be_bought_again: bool,
    /// Gained by renewing now; only in the last days of access.
    renewal: Option<CourseRenewal>,
    /// Your certificate; absent until it is issued.
    certificate: Option<OwnCertificate>,
}

/// The period gained by renewing a course.
#[derive(Object)]
pub struct CourseRenewal {
    /// Start: the current end.
    from: Timestamp,
    /// End.
    until: Timestamp,
}

impl Courses {
    pub(crate) async fn own_courses(
        &self,
        user: i64,
        one: Option<i64>,
    ) -> Result<Vec<OwnCourse>, Failure> {
        let (pool, now) = (self.deps.db.read(), self.now());
        let enrolments = enrolment::of_user(pool, user, one, now).await?;
        let ids: Vec<ImageId> = enrolments.iter().map(|one| one.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        let mut watched = self.watched_by(user, one).await?;
        let mut reviews: HashMap<i64, OwnReview> = own_review::of_user(pool, user)
            .await?
            .into_iter()
            .map(|one| (one.course_id, one.review))
            .collect();
        let shown = enrolments.into_iter().map(|one| {
            let watched = watched.remove(&one.id).unwrap_or_default();
            let review = reviews.remove(&one.course_id);
            let image = images.get(&one.image_id).cloned();
            OwnCourse::of(one, image, watched, review, now)
        });
        Ok(shown.collect())
    }

    pub(crate) async fn own_course(&self, user: i64, id: i64) -> Result<OwnCourse, Failure> {
        let found = self.own_courses(user, Some(id)).await?;
        found
            .into_iter()
            .next()
            .ok_or_else(|| codes::ENROLMENT_NOT_FOUND.into())
    }
}

impl OwnCourse {
    fn of(
        enrolment: Enrolment,
        image: Option<Image>,
        watched: Watched,
        review: Option<OwnReview>,
        now: Timestamp,
    ) -> Self {
        let state = enrolment.state(now);
        let renewal = enrolment.renewal(now);
        Self {
            id: enrolment.id,
            course_id: enrolment.course_id,
            started_at: Timestamp(enrolment.started_at),
            expires_at: enrolment.expires_at(),
            state,
            refunded_at: enrolment
                .refunded_at
                .filter(|_| state != EnrolmentState::Active)
                .map(Timestamp),
            may_be_bought_again: renewal.is_some()
                || (state != EnrolmentState::Active && enrolment.published),
            renewal: renewal.map(|(from, until)| CourseRenewal { from, until }),
            certificate: OwnCertificate::of(enrolment.certificate_number, enrolment.certificate_at),
            service_type: enrolment.service_type,
            service_name: enrolment.service_name,
            service_model: enrolment.service_model,
            service_image: image,
            main_description: enrolment.main_description,
            watched_percent: watched.percent(),
            last_lesson_id: watched.last_lesson(),
            lessons: watched.lessons,
            review,
        }
    }
}
