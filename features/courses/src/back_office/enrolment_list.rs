//! The owner's list of enrolments.

use std::collections::HashMap;

use kernel::{Failure, Image, Paise, Person, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    Courses,
    access::{self, EnrolmentState},
};

/// Page size of the list.
const PAGE: usize = 50;

/// How a customer got a course.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum EnrolmentSource {
    /// Bought on the site.
    Bought,
    /// Bought in test mode: no money moved, and it ends with test mode.
    Test,
    /// Given by the shop.
    Gift,
    /// Paid in cash at the counter.
    Cash,
    /// Paid by UPI at the counter.
    Upi,
}

impl EnrolmentSource {
    pub fn of_payment(payment: &str) -> Self {
        match payment {
            "cash" => Self::Cash,
            "upi" => Self::Upi,
            _ => Self::Gift,
        }
    }
}

/// One person's access to one course.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EnrolmentLine {
    /// Id of the enrolment.
    pub id: i64,
    /// Id of the customer.
    pub user_id: i64,
    /// Absent if the account is gone.
    pub customer: Option<String>,
    /// Mobile of the customer.
    pub mobile: Option<String>,
    /// Id of the course.
    pub course_id: i64,
    /// What the course is called.
    pub service_name: String,
    /// What it teaches, in a few words.
    pub service_model: String,
    pub service_image: Option<Image>,
    /// When it was bought or given, the last time.
    pub started_at: Timestamp,
    /// When it ends.
    pub expires_at: Timestamp,
    /// When it was revoked.
    pub ended_at: Option<Timestamp>,
    /// Whether it may be watched.
    pub state: EnrolmentState,
    /// How the customer got it, the last time.
    pub source: EnrolmentSource,
    /// What the customer paid the last time, in paise.
    pub paid_paise: Paise,
    /// Number of the payment order; absent when the shop gave it.
    pub order_id: Option<i64>,
    /// To be sent with a change.
    pub version: i64,
}

/// Part of the enrolments.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct EnrolmentPage {
    /// Newest first; at most fifty.
    pub items: Vec<EnrolmentLine>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
}

/// Which enrolments to list.
#[derive(Default)]
pub struct EnrolmentFilter {
    pub one: Option<i64>,
    pub user: Option<i64>,
    pub course: Option<i64>,
    pub state: Option<EnrolmentState>,
    pub query: Option<String>,
    pub before: Option<i64>,
}

struct Row {
    id: i64,
    user_id: i64,
    course_id: i64,
    service_name: String,
    service_model: String,
    image_id: i64,
    started_at: i64,
    expires_at: i64,
    ended_at: Option<i64>,
    version: i64,
    purchase: Option<i64>,
    bought_test: bool,
    bought_at: Option<i64>,
    bought_paise: Option<i64>,
    payment: Option<String>,
    given_at: Option<i64>,
    given_paise: Option<i64>,
}

/// A purchase's number, as "12" or "#12".
fn order_number(query: &str) -> Option<i64> {
    query.trim_start_matches('#').parse().ok()
}

impl Courses {
    pub(super) async fn enrolment_lines(
        &self,
        filter: &EnrolmentFilter,
    ) -> Result<EnrolmentPage, Failure> {
        let found = match &filter.query {
            Some(query) => self.setup.people.find(query).await?,
            None => Vec::new(),
        };
        let found = format!("{found:?}");
        let number = filter.query.as_deref().and_then(order_number);
        let (active, expired, ended) = match filter.state {
            None => (true, true, true),
            Some(state) => (
                state == EnrolmentState::Active,
                state == EnrolmentState::Expired,
                state == EnrolmentState::Ended,
            ),
        };
        let now = self.now();
        let most = PAGE as i64 + 1;
        let mut rows = sqlx::query_as!(
            Row,
            r#"SELECT e.id AS "id!", e.user_id, e.course_id, o.service_name, o.service_model, o.image_id, e.started_at,
                      e.expires_at, e.ended_at, e.version,
                      bought.purchase AS "purchase?", coalesce(bought.test, 0) AS "bought_test!: bool", bought.bought_at AS "bought_at?",
                      bought.paid_paise AS "bought_paise?",
                      given.payment AS "payment?", given.at AS "given_at?", given.paid_paise AS "given_paise?"
               FROM courses_enrolment e
               JOIN courses_course o ON o.id = e.course_id
               LEFT JOIN courses_purchase bought ON bought.purchase =
                 (SELECT max(purchase) FROM courses_purchase WHERE enrolment_id = e.id)
               LEFT JOIN courses_decision given ON given.id =
                 (SELECT max(id) FROM courses_decision WHERE enrolment_id = e.id AND kind = 'granted' AND undone_at IS NULL)
               WHERE (?1 IS NULL OR e.id < ?1) AND (?2 IS NULL OR e.id = ?2)
                 AND (?3 IS NULL OR e.user_id = ?3) AND (?4 IS NULL OR e.course_id = ?4)
                 AND CASE WHEN e.ended_at IS NOT NULL THEN ?5 WHEN e.expires_at < ?6 THEN ?7 ELSE ?8 END
                 AND (?9 IS NULL OR instr(lower(o.service_name), ?9) > 0
                   OR e.user_id IN (SELECT value FROM json_each(?10))
                   OR EXISTS (SELECT 1 FROM courses_purchase p WHERE p.purchase = ?11 AND p.enrolment_id = e.id))
               ORDER BY e.id DESC LIMIT ?12"#,
            filter.before,
            filter.one,
            filter.user,
            filter.course,
            ended,
            now.0,
            expired,
            active,
            filter.query,
            found,
            number,
            most
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let people: Vec<i64> = rows.iter().map(|row| row.user_id).collect();
        let people = self.setup.people.people(&people).await?;
        let images: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&images).await?;
        let items = rows
            .into_iter()
            .map(|row| line(row, &people, &images, now))
            .collect();
        Ok(EnrolmentPage { items, next })
    }
}

fn line(
    row: Row,
    people: &HashMap<i64, Person>,
    images: &HashMap<i64, Image>,
    now: Timestamp,
) -> EnrolmentLine {
    let person = people.get(&row.user_id);
    let expires_at = Timestamp(row.expires_at);
    let given = row.given_at.is_some() && row.given_at >= row.bought_at;
    let source = match &row.payment {
        Some(payment) if given => EnrolmentSource::of_payment(payment),
        _ if row.bought_test => EnrolmentSource::Test,
        _ => EnrolmentSource::Bought,
    };
    let paid = if given {
        row.given_paise
    } else {
        row.bought_paise
    };
    EnrolmentLine {
        id: row.id,
        user_id: row.user_id,
        customer: person.map(|person| person.name.clone()),
        mobile: person.and_then(|person| Some(person.mobile.as_ref()?.as_str().to_owned())),
        course_id: row.course_id,
        service_name: row.service_name,
        service_model: row.service_model,
        service_image: images.get(&row.image_id).cloned(),
        started_at: Timestamp(row.started_at),
        expires_at,
        ended_at: row.ended_at.map(Timestamp),
        state: access::state(Some(expires_at), row.ended_at.is_some(), now),
        source,
        paid_paise: Paise(paid.unwrap_or(0)),
        order_id: row.purchase.filter(|_| !given),
        version: row.version,
    }
}
