//! A course given by hand: a gift, or a sale at the counter.

use kernel::{CounterMethod, Failure, FieldProblem, Mobile, Timestamp, edit::refuse};
use poem_openapi::{Enum, Object};
use serde_json::json;

use super::{
    decision::{self, Decision, Held},
    enrolment::EnrolmentDetail,
};
use crate::{Courses, access::EnrolmentState, codes, courses::CounterSale, enrolment, mails};

/// How a course given by the shop was paid.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum GiftPayment {
    /// Not at all.
    Gift,
    /// In cash.
    Cash,
    /// By UPI.
    Upi,
}

impl GiftPayment {
    fn as_str(self) -> &'static str {
        match self {
            Self::Gift => "gift",
            Self::Cash => "cash",
            Self::Upi => "upi",
        }
    }

    fn counter_method(self) -> Option<CounterMethod> {
        match self {
            Self::Gift => None,
            Self::Cash => Some(CounterMethod::Cash),
            Self::Upi => Some(CounterMethod::Upi),
        }
    }
}

/// A course given to a customer, named by either id or mobile.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct EnrolmentGift {
    /// Id of the course; it may be hidden.
    pub course_id: i64,
    /// Id of a customer with an account.
    pub user_id: Option<i64>,
    /// The mobile of the customer's account.
    pub mobile: Option<Mobile>,
    /// Days of access; those of the course without it.
    #[oai(validator(minimum(value = "1"), maximum(value = "3650")))]
    pub days: Option<i64>,
    /// How it was paid.
    pub payment: GiftPayment,
    /// What was paid, in paise; not for a gift.
    #[oai(validator(minimum(value = "100"), maximum(value = "1000000000")))]
    pub paid_paise: Option<i64>,
    /// Why; at most 500 characters. Only the shop reads it.
    #[oai(validator(min_length = 1, max_length = 500))]
    pub reason: String,
}

/// A course that is given.
struct Given {
    expire_in_days: i64,
    title: String,
}

impl Courses {
    /// Gives a course to a customer, who gets the same mail as a buyer.
    pub(super) async fn give(
        &self,
        actor: i64,
        input: &EnrolmentGift,
    ) -> Result<EnrolmentDetail, Failure> {
        let now = self.now();
        let (user, mut problems) = self.receiver(input).await?;
        problems.extend(payment_problem(input));
        let mut tx = self.deps.db.write().await?;
        let course = sqlx::query_as!(
            Given,
            r#"SELECT expire_in_days,
                      CASE service_model WHEN '' THEN service_name ELSE service_model END AS "title!: String"
               FROM courses_course WHERE id = ? AND deleted_at IS NULL"#,
            input.course_id
        )
        .fetch_optional(&mut *tx)
        .await?;
        if course.is_none() {
            let wording = "Choose one of the courses.";
            problems.push(FieldProblem::new("courseId", "invalid", wording));
        }
        refuse(problems)?;
        let course = course.ok_or(codes::COURSE_NOT_FOUND)?;
        let days = input.days.unwrap_or(course.expire_in_days);
        let held = sqlx::query_as!(
            Held,
            "SELECT started_at, expires_at, ended_at, version FROM courses_enrolment WHERE user_id = ? AND course_id = ?",
            user,
            input.course_id
        )
        .fetch_optional(&mut *tx)
        .await?;
        if let Some(held) = &held
            && held.state(now) == EnrolmentState::Active
        {
            return Err(codes::WATCHES_ALREADY.into());
        }
        let end = now.plus_days(days);
        let id = enrolment::begin(&mut tx, (user, input.course_id), now, end).await?;
        let counter_payment = match (input.payment.counter_method(), input.paid_paise) {
            (Some(method), Some(paise)) => {
                let sale = CounterSale {
                    course: input.course_id,
                    title: course.title,
                    buyer: user,
                    method,
                    paise,
                    actor,
                };
                Some(self.setup.counter.take(&mut tx, &sale).await?)
            }
            _ => None,
        };
        let decision = Decision {
            kind: "granted",
            days,
            payment: Some(input.payment.as_str()),
            paid_paise: input.paid_paise.unwrap_or(0),
            reason: input.reason.trim(),
            counter_payment,
        };
        decision::record(&mut tx, now, actor, id, held.as_ref(), &decision).await?;
        mails::bought(self, &mut tx, user, input.course_id, end, false).await?;
        self.note_gift(&mut tx, actor, id, input, end).await?;
        tx.commit().await?;
        self.enrolment_detail(id).await
    }

    async fn note_gift(
        &self,
        tx: &mut kernel::Tx,
        actor: i64,
        enrolment: i64,
        input: &EnrolmentGift,
        end: Timestamp,
    ) -> Result<(), Failure> {
        let subject = format!("enrolment:{enrolment}");
        let details = json!({"course": input.course_id, "payment": input.payment.as_str(),
            "paidPaise": input.paid_paise.unwrap_or(0), "until": end.to_rfc3339()});
        self.note(tx, actor, "courses.enrolment_granted", &subject, details)
            .await
    }

    /// The customer who gets the course; customers without an account cannot watch it.
    async fn receiver(&self, input: &EnrolmentGift) -> Result<(i64, Vec<FieldProblem>), Failure> {
        let wrong =
            |field: &str, wording: &str| (0, vec![FieldProblem::new(field, "invalid", wording)]);
        match (input.user_id, &input.mobile) {
            (Some(user), None) => {
                let people = self.setup.people.people(&[user]).await?;
                let account = people.get(&user).is_some_and(|person| person.has_account);
                Ok(if account {
                    (user, Vec::new())
                } else {
                    wrong(
                        "userId",
                        "This customer has no account, so they cannot watch it.",
                    )
                })
            }
            (None, Some(mobile)) => {
                let wording = "No account has this mobile. The customer has to register first.";
                let user = self.setup.people.account_of(mobile).await?;
                Ok(user.map_or_else(|| wrong("mobile", wording), |user| (user, Vec::new())))
            }
            (Some(_), Some(_)) | (None, None) => Ok(wrong("mobile", "Say whom it is for.")),
        }
    }
}

fn payment_problem(input: &EnrolmentGift) -> Option<FieldProblem> {
    let wording = match (input.payment, input.paid_paise) {
        (GiftPayment::Gift, Some(_)) => "A gift costs nothing.",
        (GiftPayment::Cash | GiftPayment::Upi, None) => "Say how much was paid.",
        _ => return None,
    };
    Some(FieldProblem::new("paidPaise", "invalid", wording))
}
