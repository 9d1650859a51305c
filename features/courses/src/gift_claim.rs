//! Claiming a gift: the recipient's access begins.

use kernel::{
    Failure, Timestamp,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    Courses,
    access::{self, EnrolmentState},
    codes, enrolment,
    gift::{self, CourseGiftState, Which},
    mails,
};

/// Claims a gift.
#[derive(Object, Debug)]
pub struct ClaimGift {
    /// Key of the claim link.
    #[oai(validator(min_length = 1, max_length = 100))]
    pub key: String,
}

/// A claimed gift.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ClaimedGift {
    /// Id of your enrolment.
    pub enrolment_id: i64,
    /// Id of the course.
    pub course_id: i64,
    /// End of access.
    pub expires_at: Timestamp,
}

impl Courses {
    /// Gives the course to the caller: access begins now, or at the end of running access that can be
    /// renewed.
    pub(crate) async fn claim_gift(&self, user: i64, key: &str) -> Result<ClaimedGift, Failure> {
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        self.setup.people.expect_account(&mut tx, user).await?;
        let found = gift::gifts(&mut *tx, Which::Key(key)).await?;
        let gift = found.into_iter().next().ok_or(codes::GIFT_NOT_FOUND)?;
        match gift.state(now) {
            CourseGiftState::Waiting => {}
            CourseGiftState::Claimed => return Err(codes::GIFT_CLAIMED.into()),
            CourseGiftState::Expired => return Err(codes::GIFT_EXPIRED.into()),
            CourseGiftState::Refunded | CourseGiftState::Unpaid => {
                return Err(codes::GIFT_NOT_FOUND.into());
            }
        }
        let (Some(purchase), Some(paid_at)) = (gift.purchase, gift.paid_at) else {
            return Err(codes::GIFT_NOT_FOUND.into());
        };
        let held = enrolment::access_to(&mut *tx, user, gift.course_id).await?;
        let renewed = held
            .as_ref()
            .and_then(|held| Some((held.started_at, held.renewed_from(now)?)));
        let active = held.is_some_and(|held| held.state(now) == EnrolmentState::Active);
        if active && renewed.is_none() {
            return Err(codes::ALREADY_OWNED.into());
        }
        let (started, from) =
            renewed.map_or((now, now), |(started, end)| (Timestamp(started), end));
        let end = access::expiry(Some(from), gift.expire_in_days)
            .ok_or_else(|| Failure::internal("a gift has no end"))?;
        let enrolment_id = enrolment::begin(&mut tx, (user, gift.course_id), started, end).await?;
        sqlx::query!(
            "INSERT INTO courses_purchase (purchase, enrolment_id, paid_paise, started_at, expires_at, bought_at, test)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            purchase,
            enrolment_id,
            gift.paid_paise,
            from.0,
            end.0,
            paid_at,
            gift.test
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "UPDATE courses_gift SET claimed_at = ?2, enrolment_id = ?3 WHERE id = ?1",
            gift.id,
            now.0,
            enrolment_id
        )
        .execute(&mut *tx)
        .await?;
        mails::bought(self, &mut tx, user, gift.course_id, end, gift.test).await?;
        let entry = Entry {
            actor: Some(user),
            action: "courses.gift_claimed",
            subject: &format!("enrolment:{enrolment_id}"),
            details: json!({"gift": gift.id, "purchase": purchase, "until": end.to_rfc3339()}),
        };
        audit::record(&mut tx, now, entry).await?;
        tx.commit().await?;
        Ok(ClaimedGift {
            enrolment_id,
            course_id: gift.course_id,
            expires_at: end,
        })
    }
}
