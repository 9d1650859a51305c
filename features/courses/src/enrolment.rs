//! Enrolments: who can watch which course, and until when.

use kernel::{Failure, ImageId, Timestamp, Tx};
use sqlx::{Sqlite, SqlitePool};

use crate::{
    Courses,
    access::{self, EnrolmentState},
    codes,
};

/// An enrolment with the display data of its course, published or not.
pub struct Enrolment {
    pub id: i64,
    pub course_id: i64,
    pub service_type: String,
    pub service_name: String,
    pub service_model: String,
    pub main_description: String,
    pub image_id: ImageId,
    pub published: bool,
    pub started_at: i64,
    pub expires_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// The course's current days of access.
    pub expire_in_days: i64,
    /// When the newest purchase was fully refunded, in Unix seconds.
    pub refunded_at: Option<i64>,
    pub certificate_number: Option<String>,
    pub certificate_at: Option<i64>,
}

impl Enrolment {
    pub fn expires_at(&self) -> Option<Timestamp> {
        self.expires_at.map(Timestamp)
    }

    pub fn state(&self, now: Timestamp) -> EnrolmentState {
        access::state(self.expires_at(), self.ended_at.is_some(), now)
    }

    /// Start and end of access if the course is renewed now; `None` if it cannot be renewed.
    pub fn renewal(&self, now: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let end = self.expires_at().filter(|_| self.published)?;
        let started = Timestamp(self.started_at);
        let open = self.ended_at.is_none() && access::is_renewable(started, end, now);
        let until = access::expiry(Some(end), Some(self.expire_in_days)).filter(|_| open);
        until.map(|until| (end, until))
    }
}

/// All or one of a user's enrolments: active ones first, then newest first.
pub async fn of_user(
    pool: &SqlitePool,
    user: i64,
    one: Option<i64>,
    now: Timestamp,
) -> Result<Vec<Enrolment>, sqlx::Error> {
    sqlx::query_as!(
        Enrolment,
        r#"SELECT enrolment.id AS "id!", enrolment.course_id, category.name AS service_type, course.service_name,
                  course.service_model, course.main_description, course.image_id,
                  (course.published = 1 AND course.deleted_at IS NULL
                    AND category.published = 1 AND category.deleted_at IS NULL) AS "published!: bool",
                  enrolment.started_at, enrolment.expires_at AS "expires_at?", enrolment.ended_at, course.expire_in_days,
                  (SELECT max(bought.refunded_at) FROM courses_purchase AS bought
                   WHERE bought.enrolment_id = enrolment.id AND bought.started_at = enrolment.started_at)
                      AS "refunded_at?: i64",
                  issued.number AS "certificate_number?", issued.issued_at AS "certificate_at?"
           FROM courses_enrolment AS enrolment
           LEFT JOIN courses_certificate AS issued ON issued.enrolment_id = enrolment.id
           JOIN courses_course AS course ON course.id = enrolment.course_id
           JOIN courses_category AS category ON category.id = course.category_id
           WHERE enrolment.user_id = ?1 AND (?2 IS NULL OR enrolment.id = ?2)
           ORDER BY enrolment.ended_at IS NULL AND enrolment.expires_at >= ?3 DESC, enrolment.started_at DESC, enrolment.id DESC"#,
        user,
        one,
        now.0
    )
    .fetch_all(pool)
    .await
}

impl Courses {
    /// The course of a user's enrolment, if its access is running.
    pub(crate) async fn active_course(&self, user: i64, enrolment: i64) -> Result<i64, Failure> {
        let held = sqlx::query!(
            r#"SELECT course_id, expires_at AS "expires_at?: i64", ended_at FROM courses_enrolment
               WHERE id = ?1 AND user_id = ?2"#,
            enrolment,
            user
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or(codes::ENROLMENT_NOT_FOUND)?;
        let end = held.expires_at.map(Timestamp);
        match access::state(end, held.ended_at.is_some(), self.now()) {
            EnrolmentState::Active => Ok(held.course_id),
            EnrolmentState::Expired => Err(codes::ACCESS_EXPIRED.into()),
            EnrolmentState::Ended => Err(codes::ACCESS_ENDED.into()),
        }
    }
}

/// An enrolment without its course.
pub struct Access {
    pub started_at: i64,
    pub expires_at: Option<i64>,
    pub ended_at: Option<i64>,
}

impl Access {
    pub fn state(&self, now: Timestamp) -> EnrolmentState {
        access::state(self.expires_at.map(Timestamp), self.ended_at.is_some(), now)
    }

    /// Start of the new period, if a purchase at this time renews this access.
    pub fn renewed_from(&self, at: Timestamp) -> Option<Timestamp> {
        let end = self.expires_at.filter(|_| self.ended_at.is_none());
        let end = end.map(Timestamp)?;
        access::is_renewable(Timestamp(self.started_at), end, at).then_some(end)
    }
}

/// A user's access to a course.
pub async fn access_to<'e>(
    db: impl sqlx::Executor<'e, Database = Sqlite>,
    user: i64,
    course: i64,
) -> Result<Option<Access>, sqlx::Error> {
    sqlx::query_as!(
        Access,
        r#"SELECT started_at, expires_at AS "expires_at?", ended_at FROM courses_enrolment WHERE user_id = ?1 AND course_id = ?2"#,
        user,
        course
    )
    .fetch_optional(db)
    .await
}

/// Gives access to a course, or new access to one that was watched before. Returns the id of the enrolment.
pub async fn begin(
    tx: &mut Tx,
    (user, course): (i64, i64),
    started: Timestamp,
    end: Timestamp,
) -> Result<i64, Failure> {
    let id = sqlx::query_scalar!(
        r#"INSERT INTO courses_enrolment (user_id, course_id, started_at, expires_at) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (user_id, course_id) DO UPDATE
           SET started_at = excluded.started_at, expires_at = excluded.expires_at, ended_at = NULL,
               reminded_at = NULL, version = version + 1
           RETURNING id AS "id!""#,
        user,
        course,
        started.0,
        end.0
    );
    Ok(id.fetch_one(&mut **tx).await?)
}
