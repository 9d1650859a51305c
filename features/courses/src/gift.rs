//! Courses bought for someone else.

use kernel::{
    Email, Failure, FieldProblem, Mobile, MultiLine, Paise, Timestamp, edit::refuse, limits::Limit,
    name_problem,
};
use poem_openapi::{Enum, Object};
use sqlx::Sqlite;

use crate::{
    Courses, codes,
    course::{self, Choice},
};

/// Days in which a gift can be claimed.
pub const DAYS_TO_CLAIM: i64 = 365;
/// Limit per buyer: most gifts that are prepared are also paid.
const GIFTS: Limit = Limit::per_hour("courses.gifts", 20);

/// A course for someone else, with a mobile or an email address.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateCourseGift {
    /// Id of the course.
    pub course_id: i64,
    /// Name of the recipient.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub recipient_name: String,
    /// Indian mobile of the recipient.
    pub recipient_mobile: Option<Mobile>,
    /// The claim link is sent here.
    pub recipient_email: Option<Email>,
    /// A message to the recipient.
    #[oai(default, validator(max_length = 500))]
    pub message: MultiLine,
}

/// State of a gift.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum CourseGiftState {
    /// Not paid yet.
    Unpaid,
    /// Waiting to be claimed.
    Waiting,
    /// Claimed: the recipient has the course.
    Claimed,
    /// Not claimed in time.
    Expired,
    /// Refunded before it was claimed.
    Refunded,
}

/// A course you bought for someone else.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CourseGift {
    /// Paid as kind `course` with the reference `gift-` and this id.
    pub id: i64,
    /// Id of the course.
    pub course_id: i64,
    /// Title of the course.
    pub service_name: String,
    /// Name of the recipient.
    pub recipient_name: String,
    /// Mobile of the recipient.
    pub recipient_mobile: Option<String>,
    /// Email address of the recipient.
    pub recipient_email: Option<String>,
    /// Message to the recipient.
    pub message: String,
    /// State.
    pub state: CourseGiftState,
    /// When it was paid.
    pub paid_at: Option<Timestamp>,
    /// Last moment to claim it.
    pub claim_until: Option<Timestamp>,
    /// When it was claimed.
    pub claimed_at: Option<Timestamp>,
    /// Path of the claim link, while it is waiting.
    pub claim_path: Option<String>,
}

/// A stored gift.
pub struct StoredGift {
    pub id: i64,
    pub buyer_id: i64,
    pub course_id: i64,
    pub service_name: String,
    pub recipient_name: String,
    pub recipient_mobile: Option<String>,
    pub recipient_email: Option<String>,
    pub message: String,
    pub purchase: Option<i64>,
    pub paid_at: Option<i64>,
    pub paid_paise: i64,
    pub test: bool,
    pub expire_in_days: Option<i64>,
    pub claim_key: Option<String>,
    pub claimed_at: Option<i64>,
    pub enrolment_id: Option<i64>,
    pub closed_at: Option<i64>,
}

/// Which gifts to read: one by its id, one by its key, the paid ones of a buyer, or all paid ones.
#[derive(Clone, Copy)]
pub enum Which<'a> {
    Id(i64),
    Key(&'a str),
    PaidBy(i64),
    Paid,
}

/// Gifts, newest first, at most two hundred.
pub async fn gifts<'e>(
    db: impl sqlx::Executor<'e, Database = Sqlite>,
    which: Which<'_>,
) -> Result<Vec<StoredGift>, sqlx::Error> {
    let (id, key, buyer) = match which {
        Which::Id(id) => (Some(id), None, None),
        Which::Key(key) => (None, Some(key), None),
        Which::PaidBy(buyer) => (None, None, Some(buyer)),
        Which::Paid => (None, None, None),
    };
    let paid = matches!(which, Which::PaidBy(_) | Which::Paid);
    sqlx::query_as!(
        StoredGift,
        r#"SELECT gift.id AS "id!", gift.buyer_id, gift.course_id, course.service_name, gift.recipient_name,
                  gift.recipient_mobile, gift.recipient_email, gift.message, gift.purchase, gift.paid_at, gift.paid_paise,
                  gift.test AS "test: bool", gift.expire_in_days, gift.claim_key, gift.claimed_at, gift.enrolment_id,
                  gift.closed_at
           FROM courses_gift AS gift JOIN courses_course AS course ON course.id = gift.course_id
           WHERE (?1 IS NULL OR gift.id = ?1) AND (?2 IS NULL OR gift.claim_key = ?2)
             AND (?3 IS NULL OR gift.buyer_id = ?3) AND (NOT ?4 OR gift.paid_at IS NOT NULL)
           ORDER BY gift.id DESC LIMIT 200"#,
        id,
        key,
        buyer,
        paid
    )
    .fetch_all(db)
    .await
}

impl StoredGift {
    pub fn claim_until(&self) -> Option<Timestamp> {
        Some(Timestamp(self.paid_at?).plus_days(DAYS_TO_CLAIM))
    }

    pub fn state(&self, now: Timestamp) -> CourseGiftState {
        match (self.claim_until(), self.claimed_at, self.closed_at) {
            (_, Some(_), _) => CourseGiftState::Claimed,
            (_, None, Some(_)) => CourseGiftState::Refunded,
            (None, None, None) => CourseGiftState::Unpaid,
            (Some(until), None, None) if now > until => CourseGiftState::Expired,
            (Some(_), None, None) => CourseGiftState::Waiting,
        }
    }

    /// Path of the claim link.
    pub fn claim_path(&self) -> Option<String> {
        Some(format!("/gifts/{}", self.claim_key.as_deref()?))
    }

    pub fn shown(self, now: Timestamp) -> CourseGift {
        let state = self.state(now);
        CourseGift {
            id: self.id,
            course_id: self.course_id,
            state,
            paid_at: self.paid_at.map(Timestamp),
            claim_until: self.claim_until(),
            claimed_at: self.claimed_at.map(Timestamp),
            claim_path: self
                .claim_path()
                .filter(|_| state == CourseGiftState::Waiting),
            service_name: self.service_name,
            recipient_name: self.recipient_name,
            recipient_mobile: self.recipient_mobile,
            recipient_email: self.recipient_email,
            message: self.message,
        }
    }
}

impl Courses {
    /// The gifts that a customer has paid for, newest first.
    pub(crate) async fn gifts_by(&self, buyer: i64) -> Result<Vec<CourseGift>, Failure> {
        let now = self.now();
        let found = gifts(self.deps.db.read(), Which::PaidBy(buyer)).await?;
        Ok(found.into_iter().map(|gift| gift.shown(now)).collect())
    }

    /// Prepares a gift to be paid for.
    pub(crate) async fn prepare_gift(
        &self,
        buyer: i64,
        input: &CreateCourseGift,
    ) -> Result<CourseGift, Failure> {
        let name = input.recipient_name.trim();
        let mut problems = Vec::new();
        if name.is_empty() {
            problems.push(FieldProblem::new(
                "recipientName",
                "required",
                "Enter the name of the recipient.",
            ));
        }
        problems.extend(name_problem("recipientName", name));
        if input.recipient_mobile.is_none() && input.recipient_email.is_none() {
            let wording = "Enter a mobile number or an email address.";
            problems.push(FieldProblem::new("recipientEmail", "required", wording));
        }
        refuse(problems)?;
        let pool = self.deps.db.read();
        if course::published(pool, Choice::One(input.course_id))
            .await?
            .is_empty()
        {
            return Err(codes::COURSE_NOT_FOUND.into());
        }
        self.deps.limits.allow(GIFTS, &format!("user:{buyer}"))?;
        let mobile = input.recipient_mobile.as_ref().map(Mobile::as_str);
        let email = input.recipient_email.as_ref().map(Email::as_str);
        let (message, now) = (input.message.0.trim(), self.now());
        let mut tx = self.deps.db.write().await?;
        self.setup.people.expect_account(&mut tx, buyer).await?;
        let id = sqlx::query!(
            "INSERT INTO courses_gift (buyer_id, course_id, recipient_name, recipient_mobile, recipient_email, message,
                                       created_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            buyer,
            input.course_id,
            name,
            mobile,
            email,
            message,
            now.0
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        tx.commit().await?;
        let found = gifts(self.deps.db.read(), Which::Id(id)).await?;
        let gift = found.into_iter().next().ok_or(codes::GIFT_NOT_FOUND)?;
        Ok(gift.shown(now))
    }
}

/// What the owner sees of a gift.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CourseGiftLine {
    /// Id of the gift.
    pub id: i64,
    /// Title of the course.
    pub service_name: String,
    /// Name of the buyer; absent for a deleted account.
    pub buyer: Option<String>,
    /// Empty once the buyer's account is deleted.
    pub recipient_name: String,
    /// What was paid, in paise.
    pub paid_paise: Paise,
    /// Number of the payment order.
    pub order_id: Option<i64>,
    /// State.
    pub state: CourseGiftState,
    /// When it was paid.
    pub paid_at: Option<Timestamp>,
    /// Last moment to claim it.
    pub claim_until: Option<Timestamp>,
    /// Enrolment of the recipient, once claimed.
    pub enrolment_id: Option<i64>,
    /// Bought in test mode.
    pub test: bool,
}

impl Courses {
    /// All paid gifts, for the owner.
    pub(crate) async fn gift_lines(&self) -> Result<Vec<CourseGiftLine>, Failure> {
        let now = self.now();
        let found = gifts(self.deps.db.read(), Which::Paid).await?;
        let buyers: Vec<i64> = found.iter().map(|gift| gift.buyer_id).collect();
        let names = self.setup.people.names(&buyers).await?;
        let lines = found.into_iter().map(|gift| CourseGiftLine {
            id: gift.id,
            buyer: names.get(&gift.buyer_id).cloned(),
            paid_paise: Paise(gift.paid_paise),
            order_id: gift.purchase,
            state: gift.state(now),
            paid_at: gift.paid_at.map(Timestamp),
            claim_until: gift.claim_until(),
            enrolment_id: gift.enrolment_id,
            test: gift.test,
            service_name: gift.service_name,
            recipient_name: gift.recipient_name,
        });
        Ok(lines.collect())
    }
}
