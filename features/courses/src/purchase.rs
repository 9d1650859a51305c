//! Courses as a payable.

use async_trait::async_trait;
use kernel::{
    Failure, Fulfilment, Paise, Payable, Quote, Receipt, Return, Reversal, Timestamp, Tx,
    audit::{self, Entry},
};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::{
    Courses,
    access::{self, EnrolmentState},
    codes,
    course::{self, Choice},
    enrolment::{self, Access},
    gift_purchase::{self, gift_id},
    mails,
};

/// Terms stored with a purchase, in addition to its price.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    pub expire_in_days: Option<i64>,
}

#[async_trait]
impl Payable for Courses {
    fn kind(&self) -> &'static str {
        "course"
    }

    async fn quote(&self, buyer: i64, reference: &str) -> Result<Quote, Failure> {
        if let Some(gift) = gift_id(reference) {
            return self.gift_quote(buyer, gift).await;
        }
        let id = positive_id(reference).ok_or(codes::COURSE_NOT_FOUND)?;
        let pool = self.deps.db.read();
        let courses = course::published(pool, Choice::One(id)).await?;
        let course = courses.into_iter().next().ok_or(codes::COURSE_NOT_FOUND)?;
        let held = enrolment::access_to(pool, buyer, id).await?;
        let now = self.now();
        let owned = |held: &Access| {
            held.state(now) == EnrolmentState::Active && held.renewed_from(now).is_none()
        };
        if held.as_ref().is_some_and(owned) {
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

    /// Grants access even if the course is no longer published: it was when the buyer paid.
    async fn fulfil(&self, tx: &mut Tx, receipt: &Receipt) -> Result<Fulfilment, Failure> {
        if let Some(gift) = gift_id(&receipt.reference) {
            return self.fulfil_gift(tx, receipt, gift).await;
        }
        let id = positive_id(&receipt.reference).ok_or(codes::COURSE_NOT_FOUND)?;
        let reported_before = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM courses_purchase WHERE purchase = ?) AS "reported!: bool""#,
            receipt.purchase
        )
        .fetch_one(&mut **tx)
        .await?;
        if reported_before {
            return Ok(Fulfilment::Granted);
        }
        let held = enrolment::access_to(&mut **tx, receipt.buyer, id).await?;
        let renewed = held
            .as_ref()
            .and_then(|held| Some((held.started_at, held.renewed_from(receipt.captured_at)?)));
        let active = held.is_some_and(|held| held.state(self.now()) == EnrolmentState::Active);
        if active && renewed.is_none() {
            return Ok(Fulfilment::AlreadyHeld);
        }
        let (started, from) = renewed.map_or(
            (receipt.captured_at, receipt.captured_at),
            |(started, end)| (Timestamp(started), end),
        );
        let terms: Terms = serde_json::from_str(&receipt.terms).map_err(Failure::internal)?;
        let end = access::expiry(Some(from), terms.expire_in_days)
            .ok_or_else(|| Failure::internal("a purchase has no end"))?;
        let period = Period { started, from, end };
        let enrolment = enrol(tx, receipt, id, &period).await?;
        mails::bought(self, tx, receipt.buyer, id, end, receipt.test).await?;
        let entry = Entry {
            actor: Some(receipt.buyer),
            action: "courses.enrolled",
            subject: &format!("enrolment:{enrolment}"),
            details: json!({
                "course": id, "purchase": receipt.purchase, "from": from.to_rfc3339(), "until": end.to_rfc3339(),
                "test": receipt.test,
            }),
        };
        audit::record(tx, self.now(), entry).await?;
        Ok(Fulfilment::Granted)
    }

    /// Withdraws the remaining days of a fully refunded purchase. Access ends, unless it had days
    /// before them or another purchase gave days as well; then it becomes shorter. Days given by a
    /// later purchase or the owner are kept. The link of a gift that was not claimed is withdrawn. Playback stops at the player's next request.
    async fn reverse(&self, tx: &mut Tx, back: &Return) -> Result<Reversal, Failure> {
        if !back.is_full() {
            return Ok(Reversal::Nothing);
        }
        let refunded = sqlx::query_scalar!(
            r#"UPDATE courses_purchase SET refunded_at = ?2 WHERE purchase = ?1 AND refunded_at IS NULL
               RETURNING enrolment_id AS "id!: i64""#,
            back.purchase,
            back.at.0
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(enrolment) = refunded else {
            return self.reverse_gift(tx, back).await;
        };
        // Excludes access that began later.
        let left = sqlx::query!(
            r#"SELECT CASE WHEN bought.started_at > held.started_at OR EXISTS (
                          SELECT 1 FROM courses_purchase other
                          WHERE other.enrolment_id = held.id AND other.purchase <> bought.purchase
                            AND other.started_at >= held.started_at AND other.refunded_at IS NULL)
                      THEN held.expires_at - max(0, bought.expires_at - max(?2, bought.started_at)) END AS "end?: i64"
               FROM courses_purchase bought JOIN courses_enrolment held ON held.id = bought.enrolment_id
               WHERE bought.purchase = ?1 AND held.ended_at IS NULL AND bought.started_at >= held.started_at"#,
            back.purchase,
            back.at.0
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(left) = left else {
            return Ok(Reversal::Nothing);
        };
        let shorter = left.end.filter(|end| *end > back.at.0);
        let ended = shorter.is_none().then_some(back.at.0);
        sqlx::query!(
            "UPDATE courses_enrolment SET expires_at = coalesce(?1, expires_at), ended_at = ?2, reminded_at = NULL,
                    version = version + 1 WHERE id = ?3",
            shorter,
            ended,
            enrolment
        )
        .execute(&mut **tx)
        .await?;
        let until = shorter.map(|end| Timestamp(end).to_rfc3339());
        let entry = Entry {
            actor: None,
            action: "courses.enrolment_refunded",
            subject: &format!("enrolment:{enrolment}"),
            details: json!({"purchase": back.purchase, "until": until}),
        };
        audit::record(tx, self.now(), entry).await?;
        Ok(if ended.is_some() {
            Reversal::Closed
        } else {
            Reversal::Nothing
        })
    }

    /// Ends access that a purchase in test mode gave, unless a later purchase or the shop extended
    /// it.
    async fn end_test(&self, tx: &mut Tx, purchase: i64, at: Timestamp) -> Result<(), Failure> {
        gift_purchase::close(tx, purchase, at).await?;
        let Some(enrolment) = end_access(tx, purchase, at).await? else {
            return Ok(());
        };
        let entry = Entry {
            actor: None,
            action: "courses.test_enrolment_ended",
            subject: &format!("enrolment:{enrolment}"),
            details: json!({"purchase": purchase}),
        };
        audit::record(tx, at, entry).await
    }

    fn page(&self, reference: &str) -> String {
        // The reference was valid when the quote was made.
        match positive_id(reference) {
            Some(id) => format!("/coursenames/{id}"),
            None if gift_id(reference).is_some() => "/mycourses".to_owned(),
            None => "/home".to_owned(),
        }
    }
}

/// Parses an id. Accepts digits only: another notation of the same number would be another purchase of
/// the same course.
pub fn positive_id(reference: &str) -> Option<i64> {
    let id: i64 = reference.parse().ok()?;
    (id > 0 && id.to_string() == reference).then_some(id)
}

/// Period of access given by a purchase.
struct Period {
    /// Start of the access it extends; its own start if it extends none.
    started: Timestamp,
    /// Start of the period.
    from: Timestamp,
    end: Timestamp,
}

/// Ends the access that this purchase gave last. Returns the enrolment's id if it was active.
async fn end_access(tx: &mut Tx, purchase: i64, at: Timestamp) -> Result<Option<i64>, Failure> {
    Ok(sqlx::query_scalar!(
        r#"UPDATE courses_enrolment AS held SET ended_at = ?2, version = version + 1
           FROM courses_purchase AS bought
           WHERE bought.purchase = ?1 AND held.id = bought.enrolment_id AND held.ended_at IS NULL
             AND held.started_at = bought.started_at
           RETURNING id AS "id!: i64""#,
        purchase,
        at.0
    )
    .fetch_optional(&mut **tx)
    .await?)
}

async fn enrol(
    tx: &mut Tx,
    receipt: &Receipt,
    course: i64,
    period: &Period,
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
        period.started.0,
        period.end.0
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or(codes::COURSE_NOT_FOUND)?;
    sqlx::query!(
        "INSERT INTO courses_purchase (purchase, enrolment_id, paid_paise, started_at, expires_at, bought_at, test)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        receipt.purchase,
        enrolment,
        receipt.paid.0,
        period.from.0,
        period.end.0,
        receipt.captured_at.0,
        receipt.test
    )
    .execute(&mut **tx)
    .await?;
    Ok(enrolment)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_the_id_in_canonical_notation() {
        assert_eq!(positive_id("12"), Some(12));
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
            assert_eq!(positive_id(reference), None, "{reference}");
        }
    }
}
