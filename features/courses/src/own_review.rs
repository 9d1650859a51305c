//! Reviews by buyers, published once the shop approves them.

use kernel::{
    Failure, Timestamp, Tx,
    review::{OwnReview, SaveReview, shown_name},
};
use sqlx::SqlitePool;

use crate::{Courses, access::EnrolmentState, codes, enrolment};

/// A review with its course.
pub struct Reviewed {
    pub course_id: i64,
    pub review: OwnReview,
}

pub async fn of_user(pool: &SqlitePool, user: i64) -> Result<Vec<Reviewed>, sqlx::Error> {
    let rows = sqlx::query!(
        r#"SELECT course_id, stars, text, approved AS "approved: bool", written_at FROM courses_review
           WHERE user_id = ? AND deleted_at IS NULL"#,
        user
    )
    .fetch_all(pool)
    .await?;
    let reviews = rows.into_iter().map(|row| Reviewed {
        course_id: row.course_id,
        review: OwnReview {
            stars: row.stars,
            text: row.text,
            approved: row.approved,
            date: Timestamp(row.written_at).day(),
            photos: Vec::new(),
        },
    });
    Ok(reviews.collect())
}

impl Courses {
    pub(crate) async fn review(
        &self,
        user: i64,
        enrolment: i64,
        input: &SaveReview,
    ) -> Result<OwnReview, Failure> {
        let now = self.now();
        let found = enrolment::of_user(self.deps.db.read(), user, Some(enrolment), now).await?;
        let held = found.first().ok_or(codes::ENROLMENT_NOT_FOUND)?;
        if held.state(now) == EnrolmentState::Ended {
            return Err(codes::ACCESS_ENDED.into());
        }
        let student = self.setup.people.person(user).await?;
        let name = student.map_or_else(String::new, |student| shown_name(&student.name));
        let text = input.text.0.trim();
        let mut tx = self.deps.db.write().await?;
        self.setup.people.expect_account(&mut tx, user).await?;
        if was_shown(&mut tx, user, held.course_id).await? {
            tx.publish(&self.deps.db);
        }
        sqlx::query!(
            "INSERT INTO courses_review (course_id, user_id, name, stars, text, written_at, approved)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)
             ON CONFLICT (user_id, course_id) WHERE user_id IS NOT NULL DO UPDATE
             SET name = excluded.name, stars = excluded.stars, text = excluded.text, written_at = excluded.written_at,
                 approved = 0, hidden = 0, deleted_at = NULL, version = version + 1",
            held.course_id,
            user,
            name,
            input.stars,
            text,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(OwnReview {
            stars: input.stars,
            text: text.to_owned(),
            approved: false,
            date: now.day(),
            photos: Vec::new(),
        })
    }
}

async fn was_shown(tx: &mut Tx, user: i64, course: i64) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM courses_review
             WHERE user_id = ?1 AND course_id = ?2 AND approved = 1) AS "shown!: bool""#,
        user,
        course
    )
    .fetch_one(&mut **tx)
    .await
}
