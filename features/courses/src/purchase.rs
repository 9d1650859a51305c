//! A course as something that can be paid for.

use async_trait::async_trait;
use kernel::{
    Failure, Fulfilment, Paise, Payable, Quote, Receipt, Return, TakenBack, Timestamp, Tx,
    audit::{self, Entry},
};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::{
    Courses,
    access::{self, EnrolmentState},
    codes,
    course::{self, Choice},
    enrolment, mails,
};

/// What is frozen with a purchase, beside its price.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Terms {
    expire_in_days: Option<i64>,
}

#[async_trait]
impl Payable for Courses {
    fn kind(&self) -> &'static str {
        "course"
    }

    async fn quote(&self, buyer: i64, reference: &str) -> Result<Quote, Failure> {
        let id = course_id(reference).ok_or(codes::COURSE_NOT_FOUND)?;
        let pool = self.deps.db.read();
        let courses = course::published(pool, Choice::One(id)).await?;
        let course = courses.into_iter().next().ok_or(codes::COURSE_NOT_FOUND)?;
        let held = enrolment::access_to(pool, buyer, id).await?;
        if held.is_some_and(|held| held.state(self.now()) == EnrolmentState::Active) {
            return Err(codes::ALREADY_OWNED.into());
        }
        let terms = Terms {
            expire_in_days: Some(course.expire_in_days),
        };
        Ok(Quote {
            price: Paise(course.price_paise),
            title: course.service_model,
            coupons: true,
            terms: serde_json::to_string(&terms).map_err(Failure::internal)?,
        })
    }

    /// A course that is no longer published is given all the same: it was when she paid.
    async fn fulfil(&self, tx: &mut Tx, receipt: &Receipt) -> Result<Fulfilment, Failure> {
        let id = course_id(&receipt.reference).ok_or(codes::COURSE_NOT_FOUND)?;
        let told_before = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_purchase WHERE purchase = ?) AS "told!: bool""#,
            receipt.purchase
        )
        .fetch_one(&mut **tx)
        .await?;
        if told_before {
            return Ok(Fulfilment::Granted);
        }
        let held = enrolment::access_to(&mut **tx, receipt.buyer, id).await?;
        if held.is_some_and(|held| held.state(self.now()) == EnrolmentState::Active) {
            return Ok(Fulfilment::AlreadyHeld);
        }
        let terms: Terms = serde_json::from_str(&receipt.terms).map_err(Failure::internal)?;
        let end = access::expiry(Some(receipt.captured_at), terms.expire_in_days)
            .ok_or_else(|| Failure::internal("a purchase has no end"))?;
        let enrolment = enrol(tx, receipt, id, end).await?;
        mails::bought(self, tx, receipt.buyer, id, end).await?;
        let entry = Entry {
            actor: Some(receipt.buyer),
            action: "courses.enrolled",
            subject: &format!("enrolment:{enrolment}"),
            details: json!({"course": id, "purchase": receipt.purchase, "until": end.to_rfc3339()}),
        };
        audit::record(tx, self.now(), entry).await?;
        Ok(Fulfilment::Granted)
    }

    /// With the last of the money her access ends, unless a later purchase or the owner gave her more meanwhile. Who is
    /// watching stops with her player's next request.
    async fn take_back(&self, tx: &mut Tx, back: &Return) -> Result<TakenBack, Failure> {
        if !back.is_full() {
            return Ok(TakenBack::Nothing);
        }
        sqlx::query!(
            "UPDATE courses_purchase SET refunded_at = ?2 WHERE purchase = ?1",
            back.purchase,
            back.at.0
        )
        .execute(&mut **tx)
        .await?;
        let ended = sqlx::query_scalar!(
            r#"UPDATE courses_enrolment AS held SET ended_at = ?2, version = version + 1
               FROM courses_purchase AS bought
               WHERE bought.purchase = ?1 AND held.id = bought.enrolment_id AND held.ended_at IS NULL
                 AND held.started_at = bought.started_at
               RETURNING id AS "id!: i64""#,
            back.purchase,
            back.at.0
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(enrolment) = ended else {
            return Ok(TakenBack::Nothing);
        };
        let entry = Entry {
            actor: None,
            action: "courses.enrolment_refunded",
            subject: &format!("enrolment:{enrolment}"),
            details: json!({"purchase": back.purchase}),
        };
        audit::record(tx, self.now(), entry).await?;
        Ok(TakenBack::Closed)
    }

    fn page(&self, reference: &str) -> String {
        // The reference was one of a course when its price was asked for.
        match course_id(reference) {
            Some(id) => format!("/coursenames/{id}"),
            None => "/home".to_owned(),
        }
    }
}

/// Only digits: what merely reads like the same number would be another purchase of the same course.
fn course_id(reference: &str) -> Option<i64> {
    let id: i64 = reference.parse().ok()?;
    (id > 0 && id.to_string() == reference).then_some(id)
}

async fn enrol(
    tx: &mut Tx,
    receipt: &Receipt,
    course: i64,
    end: Timestamp,
) -> Result<i64, Failure> {
    let enrolment = sqlx::query_scalar!(
        r#"INSERT INTO courses_enrolment (user_id, course_id, started_at, expires_at)
           SELECT ?1, course.id, ?3, ?4 FROM courses_course AS course WHERE course.id = ?2
           ON CONFLICT (user_id, course_id) DO UPDATE
           SET started_at = excluded.started_at, expires_at = excluded.expires_at, ended_at = NULL, reminded_at = NULL,
               version = version + 1
           RETURNING id AS "id!""#,
        receipt.buyer,
        course,
        receipt.captured_at.0,
        end.0
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or(codes::COURSE_NOT_FOUND)?;
    sqlx::query!(
        "INSERT INTO courses_purchase (purchase, enrolment_id, paid_paise, started_at, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?5)",
        receipt.purchase,
        enrolment,
        receipt.paid.0,
        receipt.captured_at.0,
        end.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(enrolment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_the_id_and_nothing_that_reads_like_it() {
        assert_eq!(course_id("12"), Some(12));
        for reference in [
            "",
            "x",
            "+12",
            "012",
            " 12",
            "12 ",
            "-1",
            "0",
            "1.0",
            "99999999999999999999",
        ] {
            assert_eq!(course_id(reference), None, "{reference}");
        }
    }
}
