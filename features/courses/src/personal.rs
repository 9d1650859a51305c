//! Personal records for data download and account deletion.

use async_trait::async_trait;
use kernel::{Email, Failure, PersonalRecords, Tx};
use poem_openapi::types::ToJSON;
use serde_json::Value;

use crate::{Courses, question};

/// Whether a user has or had a course.
///
/// # Errors
/// The database cannot be read.
pub async fn is_enrolled(tx: &mut Tx, user: i64) -> Result<bool, Failure> {
    let enrolled = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM courses_enrolment WHERE user_id = ?) AS "enrolled!: bool""#,
        user
    );
    Ok(enrolled.fetch_one(&mut **tx).await?)
}

#[async_trait]
impl PersonalRecords for Courses {
    fn name(&self) -> &'static str {
        "courses"
    }

    /// Everything stored about a user: courses with progress, review and questions.
    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let own = self.own_courses(user, None).await?;
        let mut records = own.to_json().unwrap_or_default();
        let questions = question::of_user(self.deps.db.read(), user).await?;
        for record in records.as_array_mut().into_iter().flatten() {
            let course = record["courseId"].as_i64();
            let about = questions.iter().filter(|(of, _)| Some(*of) == course);
            let about: Vec<Value> = about
                .filter_map(|(_, question)| question.to_json())
                .collect();
            record["questions"] = about.into();
        }
        Ok(records)
    }

    /// Deletes certificates, progress, reviews and questions and ends playback. Purchases, and gifts that the user got,
    /// are retained without personal data.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        let now = self.now().0;
        sqlx::query!("DELETE FROM courses_grant WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        sqlx::query!(
            "DELETE FROM courses_progress WHERE enrolment_id IN (SELECT id FROM courses_enrolment WHERE user_id = ?)",
            user
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE courses_enrolment SET ended_at = ?2 WHERE user_id = ?1 AND ended_at IS NULL",
            user,
            now
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!(
            "UPDATE courses_decision SET reason = ''
             WHERE enrolment_id IN (SELECT id FROM courses_enrolment WHERE user_id = ?)",
            user
        )
        .execute(&mut **tx)
        .await?;
        let person = self.setup.people.person_in(tx, user).await?;
        let email = person.and_then(|person| person.email);
        let email = email.as_ref().map(Email::as_str);
        // Before it is paid, a gift is a draft of its buyer: its email says where the link goes.
        sqlx::query!(
            "UPDATE courses_gift SET recipient_name = '', recipient_mobile = NULL, recipient_email = NULL, message = ''
             WHERE enrolment_id IN (SELECT id FROM courses_enrolment WHERE user_id = ?1)
                OR paid_at IS NOT NULL AND recipient_email = ?2",
            user,
            email
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!("DELETE FROM courses_question WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        let certificates = sqlx::query!(
            "DELETE FROM courses_certificate WHERE enrolment_id IN (SELECT id FROM courses_enrolment WHERE user_id = ?)",
            user
        )
        .execute(&mut **tx)
        .await?
        .rows_affected();
        let reviews = sqlx::query!("DELETE FROM courses_review WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?
            .rows_affected();
        if reviews + certificates > 0 {
            tx.publish(&self.deps.db);
        }
        Ok(())
    }
}

/// Courses that a person bought for others.
pub struct Gifts(pub Courses);

#[async_trait]
impl PersonalRecords for Gifts {
    fn name(&self) -> &'static str {
        "courseGifts"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let gifts = self.0.gifts_by(user).await?;
        Ok(gifts.to_json().unwrap_or_default())
    }

    /// Removes what a user wrote about the recipients of gifts. A link that was sent still works.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        sqlx::query!(
            "UPDATE courses_gift SET recipient_name = '', recipient_mobile = NULL, recipient_email = NULL, message = ''
             WHERE buyer_id = ?",
            user
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
