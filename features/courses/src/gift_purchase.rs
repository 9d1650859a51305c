//! Gifts as a payable: a course with the reference `gift-` and the id of the gift.

use kernel::{
    Failure, Fulfilment, Paise, Quote, Receipt, Return, Reversal, Timestamp, Tx,
    audit::{self, Entry},
    secret::random_token,
};
use serde_json::json;

use crate::{
    Courses, codes,
    course::{self, Choice},
    gift::{self, StoredGift, Which},
    gift_mails,
    purchase::Terms,
};

const PREFIX: &str = "gift-";

/// The gift that a reference names.
pub fn gift_id(reference: &str) -> Option<i64> {
    crate::purchase::positive_id(reference.strip_prefix(PREFIX)?)
}

async fn stored(tx: &mut Tx, gift: i64) -> Result<StoredGift, Failure> {
    let found = gift::gifts(&mut **tx, Which::Id(gift)).await?;
    found
        .into_iter()
        .next()
        .ok_or_else(|| codes::GIFT_NOT_FOUND.into())
}

impl Courses {
    /// The price of a gift for its buyer: that of the course.
    pub(crate) async fn gift_quote(&self, buyer: i64, gift: i64) -> Result<Quote, Failure> {
        let pool = self.deps.db.read();
        let found = gift::gifts(pool, Which::Id(gift)).await?;
        let gift = found.into_iter().find(|gift| gift.buyer_id == buyer);
        let gift = gift.ok_or(codes::GIFT_NOT_FOUND)?;
        if gift.paid_at.is_some() || gift.closed_at.is_some() {
            return Err(codes::GIFT_PAID.into());
        }
        let courses = course::published(pool, Choice::One(gift.course_id)).await?;
        let course = courses.into_iter().next().ok_or(codes::COURSE_NOT_FOUND)?;
        let terms = Terms {
            expire_in_days: Some(course.expire_in_days),
        };
        Ok(Quote {
            price: Paise(course.price_paise),
            title: format!("{} (gift)", course.service_model),
            coupons: true,
            terms: serde_json::to_string(&terms).map_err(Failure::internal)?,
        })
    }

    /// Makes the claim link and sends it. Access begins when it is claimed.
    pub(crate) async fn fulfil_gift(
        &self,
        tx: &mut Tx,
        receipt: &Receipt,
        gift: i64,
    ) -> Result<Fulfilment, Failure> {
        let before = stored(tx, gift).await?;
        match before.purchase {
            Some(purchase) if purchase == receipt.purchase => return Ok(Fulfilment::Granted),
            Some(_) => return Ok(Fulfilment::AlreadyHeld),
            None => {}
        }
        let terms: Terms = serde_json::from_str(&receipt.terms).map_err(Failure::internal)?;
        let key = random_token();
        sqlx::query!(
            "UPDATE courses_gift SET purchase = ?2, paid_at = ?3, paid_paise = ?4, test = ?5, expire_in_days = ?6,
                    claim_key = ?7
             WHERE id = ?1",
            gift,
            receipt.purchase,
            receipt.captured_at.0,
            receipt.paid.0,
            receipt.test,
            terms.expire_in_days,
            key
        )
        .execute(&mut **tx)
        .await?;
        let paid = stored(tx, gift).await?;
        gift_mails::bought(self, tx, &paid).await?;
        let entry = Entry {
            actor: Some(receipt.buyer),
            action: "courses.gift_bought",
            subject: &format!("gift:{gift}"),
            details: json!({"course": paid.course_id, "purchase": receipt.purchase, "test": receipt.test}),
        };
        audit::record(tx, self.now(), entry).await?;
        Ok(Fulfilment::Granted)
    }

    /// Withdraws the link of a gift that was refunded before it was claimed.
    pub(crate) async fn reverse_gift(
        &self,
        tx: &mut Tx,
        back: &Return,
    ) -> Result<Reversal, Failure> {
        let closed = close(tx, back.purchase, back.at).await?;
        let Some(gift) = closed else {
            return Ok(Reversal::Nothing);
        };
        let entry = Entry {
            actor: None,
            action: "courses.gift_refunded",
            subject: &format!("gift:{gift}"),
            details: json!({"purchase": back.purchase}),
        };
        audit::record(tx, self.now(), entry).await?;
        Ok(Reversal::Closed)
    }
}

/// Withdraws the link of the gift that this purchase paid for. Returns the gift's id if it was not
/// claimed yet.
pub async fn close(tx: &mut Tx, purchase: i64, at: Timestamp) -> Result<Option<i64>, Failure> {
    Ok(sqlx::query_scalar!(
        r#"UPDATE courses_gift SET closed_at = ?2
           WHERE purchase = ?1 AND claimed_at IS NULL AND closed_at IS NULL RETURNING id AS "id!: i64""#,
        purchase,
        at.0
    )
    .fetch_optional(&mut **tx)
    .await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_of_a_gift_differs_from_that_of_a_course() {
        assert_eq!(gift_id("gift-12"), Some(12));
        for reference in ["12", "gift-", "gift-012", "gift-0", "gift--1", "Gift-1"] {
            assert_eq!(gift_id(reference), None, "{reference}");
        }
    }
}
