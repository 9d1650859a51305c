//! The owner's decisions about an enrolment, stored so that they can be listed and undone.

use kernel::{Failure, Paise, Timestamp, Tx, edit::expect_version};
use sqlx::SqliteExecutor;

use super::{
    enrolment::{EnrolmentEvent, EnrolmentEventKind},
    enrolment_list::EnrolmentSource,
};
use crate::{
    Courses,
    access::{self, EnrolmentState},
    codes,
};

/// An enrolment as it was before a decision.
pub struct Held {
    pub started_at: i64,
    pub expires_at: i64,
    pub ended_at: Option<i64>,
    pub version: i64,
}

/// What was decided.
pub struct Decision<'a> {
    pub kind: &'static str,
    pub days: i64,
    pub payment: Option<&'a str>,
    pub paid_paise: i64,
    pub reason: &'a str,
    /// The entry at the counter.
    pub counter_payment: Option<i64>,
}

/// A decision that was undone.
pub struct Undone {
    pub kind: String,
    /// The entry at the counter, of a sale.
    pub counter_payment: Option<i64>,
}

impl Held {
    pub async fn of(tx: &mut Tx, id: i64) -> Result<Self, Failure> {
        let held = sqlx::query_as!(
            Held,
            "SELECT started_at, expires_at, ended_at, version FROM courses_enrolment WHERE id = ?",
            id
        )
        .fetch_optional(&mut **tx)
        .await?;
        held.ok_or_else(|| codes::ENROLMENT_UNKNOWN.into())
    }

    /// The same for a change of access that has not been revoked.
    ///
    /// # Errors
    /// It is unknown, of another version, or revoked.
    pub async fn active(
        tx: &mut Tx,
        id: i64,
        version: i64,
        now: Timestamp,
    ) -> Result<Self, Failure> {
        let held = Self::of(tx, id).await?;
        expect_version(held.version, version)?;
        if held.state(now) == EnrolmentState::Ended {
            return Err(codes::ENROLMENT_REVOKED.into());
        }
        Ok(held)
    }

    pub fn state(&self, now: Timestamp) -> EnrolmentState {
        access::state(
            Some(Timestamp(self.expires_at)),
            self.ended_at.is_some(),
            now,
        )
    }
}

/// Writes it down; `held` is what was there before, if anything was.
pub async fn record(
    tx: &mut Tx,
    now: Timestamp,
    actor: i64,
    enrolment: i64,
    held: Option<&Held>,
    decision: &Decision<'_>,
) -> Result<(), Failure> {
    let started = held.map(|held| held.started_at);
    let expires = held.map(|held| held.expires_at);
    let ended = held.and_then(|held| held.ended_at);
    sqlx::query!(
        "INSERT INTO courses_decision
            (enrolment_id, at, actor, kind, days, payment, paid_paise, reason, former_started_at, former_expires_at,
             former_ended_at, counter_payment)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        enrolment,
        now.0,
        actor,
        decision.kind,
        decision.days,
        decision.payment,
        decision.paid_paise,
        decision.reason,
        started,
        expires,
        ended,
        decision.counter_payment
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// A decision that can be undone.
struct Newest {
    id: i64,
    kind: String,
    counter_payment: Option<i64>,
    former_started_at: Option<i64>,
    former_expires_at: Option<i64>,
    former_ended_at: Option<i64>,
}

/// The newest decision in effect. None after a later purchase, because undoing would remove access that was paid for,
/// and after a later full refund, because undoing would give it back.
async fn newest(
    db: impl SqliteExecutor<'_>,
    enrolment: i64,
) -> Result<Option<Newest>, sqlx::Error> {
    sqlx::query_as!(
        Newest,
        r#"SELECT id AS "id!", kind, counter_payment, former_started_at, former_expires_at, former_ended_at
           FROM courses_decision d
           WHERE id = (SELECT max(id) FROM courses_decision WHERE enrolment_id = ?1 AND undone_at IS NULL)
             AND NOT EXISTS (SELECT 1 FROM courses_purchase p
                             WHERE p.enrolment_id = ?1 AND (p.bought_at > d.at OR p.refunded_at >= d.at))"#,
        enrolment
    )
    .fetch_optional(db)
    .await
}

/// Undoes the newest decision in effect and restores the enrolment as it was before. An enrolment that began as a gift
/// or counter sale ends.
pub async fn undo(tx: &mut Tx, now: Timestamp, enrolment: i64) -> Result<Undone, Failure> {
    let newest = newest(&mut **tx, enrolment)
        .await?
        .ok_or(codes::NOTHING_TO_UNDO)?;
    let ended = match newest.former_expires_at {
        Some(_) => newest.former_ended_at,
        None => Some(now.0),
    };
    sqlx::query!(
        "UPDATE courses_enrolment SET started_at = coalesce(?, started_at), expires_at = coalesce(?, expires_at),
            ended_at = ?, reminded_at = NULL, version = version + 1
         WHERE id = ?",
        newest.former_started_at,
        newest.former_expires_at,
        ended,
        enrolment
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "UPDATE courses_decision SET undone_at = ? WHERE id = ?",
        now.0,
        newest.id
    )
    .execute(&mut **tx)
    .await?;
    Ok(Undone {
        kind: newest.kind,
        counter_payment: newest.counter_payment,
    })
}

impl Courses {
    pub(super) async fn may_be_undone(&self, enrolment: i64) -> Result<bool, Failure> {
        Ok(newest(self.deps.db.read(), enrolment).await?.is_some())
    }

    /// Purchases and decisions, newest first.
    pub(super) async fn history_of(&self, enrolment: i64) -> Result<Vec<EnrolmentEvent>, Failure> {
        let pool = self.deps.db.read();
        let decisions = sqlx::query!(
            "SELECT at, actor, kind, days, payment, paid_paise, reason, undone_at FROM courses_decision
             WHERE enrolment_id = ? ORDER BY id",
            enrolment
        )
        .fetch_all(pool)
        .await?;
        let purchases = sqlx::query!(
            r#"SELECT purchase AS "purchase!", paid_paise, bought_at, started_at, expires_at, test AS "test!: bool"
               FROM courses_purchase WHERE enrolment_id = ? ORDER BY bought_at"#,
            enrolment
        )
        .fetch_all(pool)
        .await?;
        let actors: Vec<i64> = decisions.iter().map(|row| row.actor).collect();
        let people = self.setup.people.people(&actors).await?;
        let bought = purchases.into_iter().map(|row| EnrolmentEvent {
            at: Timestamp(row.bought_at),
            kind: EnrolmentEventKind::Bought,
            actor: None,
            days: Some((row.expires_at - row.started_at) / 86_400),
            source: Some(if row.test {
                EnrolmentSource::Test
            } else {
                EnrolmentSource::Bought
            }),
            paid_paise: Some(Paise(row.paid_paise)),
            order_id: Some(row.purchase),
            reason: None,
            undone_at: None,
        });
        let mut events: Vec<EnrolmentEvent> = bought.collect();
        events.extend(decisions.into_iter().map(|row| EnrolmentEvent {
            at: Timestamp(row.at),
            kind: match row.kind.as_str() {
                "granted" => EnrolmentEventKind::Granted,
                "extended" => EnrolmentEventKind::Extended,
                _ => EnrolmentEventKind::Revoked,
            },
            actor: people.get(&row.actor).map(|person| person.name.clone()),
            days: (row.days > 0).then_some(row.days),
            source: row.payment.as_deref().map(EnrolmentSource::of_payment),
            paid_paise: (row.paid_paise > 0).then_some(Paise(row.paid_paise)),
            order_id: None,
            reason: Some(row.reason).filter(|reason| !reason.is_empty()),
            undone_at: row.undone_at.map(Timestamp),
        }));
        // A decision of the same second came after the purchase; `sort_by_key` keeps that.
        events.sort_by_key(|event| event.at.0);
        events.reverse();
        Ok(events)
    }
}
