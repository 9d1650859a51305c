//! Courses that customers have bought on a previous website, known by mobile and course.

use async_trait::async_trait;
use kernel::{
    Day, Failure, FieldProblem, Mobile, Timestamp, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
};

use super::course::days;
use crate::{
    Courses,
    back_office::decision::{self, Decision},
    enrolment,
};

/// Records enrolments as given by the owner: their money was taken elsewhere.
#[derive(Clone)]
pub struct ImportedEnrolments(pub Courses);

/// What a row says of an enrolment.
pub struct WantedEnrolment {
    mobile: Option<Mobile>,
    course: String,
    line: String,
    day: Option<Day>,
    days: i64,
    reason: String,
}

/// Who has which course.
struct Found {
    user: i64,
    course: i64,
}

#[async_trait]
impl ImportedOnce for ImportedEnrolments {
    type Wanted = WantedEnrolment;
    const KIND: ImportKind = ImportKind::Enrolments;

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("mobile", "Mobile", &[]).required(),
            ImportField::new("course", "Course", &[]).required(),
            ImportField::new("line", "Subtitle", &[]),
            ImportField::new("day", "Bought on", &[]).required(),
            ImportField::new("days", "Days", &[]),
            ImportField::new("paid", "Paid", &[]),
            ImportField::new("payment", "Payment", &[]),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> WantedEnrolment {
        for key in ["mobile", "day"] {
            row.required(key, 100, problems);
        }
        let paid = row.text("paid", 20, problems);
        let payment = row.text("payment", 60, problems);
        let mut reason = "Bought on the previous website".to_owned();
        if !paid.is_empty() {
            reason.push_str(&format!(" for ₹{paid}"));
        }
        if !payment.is_empty() {
            reason.push_str(&format!(" ({payment})"));
        }
        WantedEnrolment {
            mobile: row.parsed("mobile", Mobile::parse, problems),
            course: row.required("course", 80, problems),
            line: row.text("line", 120, problems),
            day: row.day("day", problems),
            days: days(row, problems),
            reason,
        }
    }

    async fn known(
        &self,
        tx: &mut Tx,
        wanted: &WantedEnrolment,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let found = match self.found(tx, wanted).await? {
            Ok(found) => found,
            Err(problem) => return Ok(Err(problem)),
        };
        let known = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM courses_enrolment WHERE user_id = ? AND course_id = ?"#,
            found.user,
            found.course
        );
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    /// From the day on which it was bought, for as long as it was then: it may be over.
    async fn create(
        &self,
        tx: &mut Tx,
        run: &ImportRun,
        wanted: &WantedEnrolment,
    ) -> Result<i64, Failure> {
        let found = self.found(tx, wanted).await?;
        let (Ok(found), Some(day)) = (found, wanted.day) else {
            return Err(Failure::internal("an enrolment of a customer who is known"));
        };
        let started = day.start();
        let end = started.plus_days(wanted.days);
        let created = enrolment::begin(tx, (found.user, found.course), started, end).await?;
        let decision = Decision {
            kind: "granted",
            days: wanted.days,
            payment: Some("gift"),
            paid_paise: 0,
            reason: &wanted.reason,
            counter_payment: None,
        };
        decision::record(tx, run.at, run.actor, created, None, &decision).await?;
        Ok(created)
    }

    async fn person(&self, tx: &mut Tx, record: i64) -> Result<Option<i64>, Failure> {
        let user =
            sqlx::query_scalar!("SELECT user_id FROM courses_enrolment WHERE id = ?", record);
        Ok(user.fetch_optional(&mut **tx).await?)
    }

    async fn remove(
        &self,
        tx: &mut Tx,
        record: i64,
        _: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let used = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_progress WHERE enrolment_id = ?1)
                   OR EXISTS (SELECT 1 FROM courses_grant WHERE enrolment_id = ?1)
                   OR EXISTS (SELECT 1 FROM courses_purchase WHERE enrolment_id = ?1)
                   OR EXISTS (SELECT 1 FROM courses_certificate WHERE enrolment_id = ?1)
                   OR EXISTS (SELECT 1 FROM courses_gift WHERE enrolment_id = ?1)
                   OR (SELECT count(*) FROM courses_decision WHERE enrolment_id = ?1) > 1 AS "used!: bool""#,
            record
        )
        .fetch_one(&mut **tx)
        .await?;
        if used {
            return Ok(Some("Used or changed since.".to_owned()));
        }
        sqlx::query!(
            "DELETE FROM courses_decision WHERE enrolment_id = ?",
            record
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query!("DELETE FROM courses_enrolment WHERE id = ?", record)
            .execute(&mut **tx)
            .await?;
        Ok(None)
    }
}

impl ImportedEnrolments {
    async fn found(
        &self,
        tx: &mut Tx,
        wanted: &WantedEnrolment,
    ) -> Result<Result<Found, FieldProblem>, Failure> {
        let user = match &wanted.mobile {
            Some(mobile) => self.0.setup.people.known_walk_in(tx, mobile).await?,
            None => None,
        };
        let Some(user) = user else {
            let wording = "There is no customer with this number. Import the customers first.";
            return Ok(Err(FieldProblem::new("mobile", "unknown", wording)));
        };
        // Several courses may have one name; then the subtitle tells them apart.
        let course = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM courses_course
               WHERE service_name = ?1 COLLATE NOCASE AND deleted_at IS NULL
               ORDER BY service_model <> ?2 COLLATE NOCASE, id LIMIT 1"#,
            wanted.course,
            wanted.line
        )
        .fetch_optional(&mut **tx)
        .await?;
        Ok(course.map(|course| Found { user, course }).ok_or_else(|| {
            let wording = "There is no course of this name. Import the courses first.";
            FieldProblem::new("course", "unknown", wording)
        }))
    }
}
