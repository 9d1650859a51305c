//! One enrolment with its history, and what the owner changes about it.

use kernel::{Failure, Paise, Timestamp, Tx, edit::expect_version};
use poem_openapi::{Enum, Object};
use serde_json::{Value, json};

use super::{
    decision::{self, Decision, Held},
    enrolment_list::{EnrolmentFilter, EnrolmentLine, EnrolmentSource},
};
use crate::{Courses, codes};

/// One person's access to one course.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EnrolmentDetail {
    /// The enrolment as in lists.
    pub enrolment: EnrolmentLine,
    /// Share of all lessons that was watched, 0 to 100.
    pub watched_percent: u8,
    /// What happened, newest first.
    pub history: Vec<EnrolmentEvent>,
    /// The newest decision can be undone.
    pub may_be_undone: bool,
}

/// What happened to an enrolment.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum EnrolmentEventKind {
    /// The customer bought it on the site.
    Bought,
    /// The shop gave it.
    Granted,
    /// It was extended.
    Extended,
    /// It was revoked.
    Revoked,
}

/// One thing that happened to an enrolment.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct EnrolmentEvent {
    /// When.
    pub at: Timestamp,
    /// What.
    pub kind: EnrolmentEventKind,
    /// Who decided it; absent for a purchase on the site, or a deleted account.
    pub actor: Option<String>,
    /// How many days it gave.
    pub days: Option<i64>,
    /// How it was paid; absent when nothing was sold or given.
    pub source: Option<EnrolmentSource>,
    /// What was paid, in paise.
    pub paid_paise: Option<Paise>,
    /// Number of the payment order.
    pub order_id: Option<i64>,
    /// Why, in the words of who decided it.
    pub reason: Option<String>,
    /// When it was undone.
    pub undone_at: Option<Timestamp>,
}

/// Extends an enrolment.
#[derive(Object, Debug)]
pub struct Extension {
    /// From the end, or from now when that is past.
    #[oai(validator(minimum(value = "1"), maximum(value = "3650")))]
    pub days: i64,
    /// Why; at most 500 characters, may be empty. Only the shop reads it.
    #[oai(default, validator(max_length = 500))]
    pub reason: String,
    /// The version that was read.
    pub version: i64,
}

/// Revokes an enrolment.
#[derive(Object, Debug)]
pub struct Revocation {
    /// Why; at most 500 characters. Only the shop reads it.
    #[oai(validator(min_length = 1, max_length = 500))]
    pub reason: String,
    /// The version that was read.
    pub version: i64,
}

/// Undoes the newest decision.
#[derive(Object, Debug)]
pub struct Undoing {
    /// The version that was read.
    pub version: i64,
}

impl Courses {
    pub(super) async fn enrolment_detail(&self, id: i64) -> Result<EnrolmentDetail, Failure> {
        let filter = EnrolmentFilter {
            one: Some(id),
            ..EnrolmentFilter::default()
        };
        let page = self.enrolment_lines(&filter).await?;
        let line = page.items.into_iter().next();
        let line = line.ok_or(codes::ENROLMENT_UNKNOWN)?;
        let watched = self.watched_by(line.user_id, Some(id)).await?;
        let history = self.history_of(id).await?;
        Ok(EnrolmentDetail {
            may_be_undone: self.may_be_undone(id).await?,
            watched_percent: watched
                .get(&id)
                .map_or(0, crate::progress::Watched::percent),
            enrolment: line,
            history,
        })
    }

    pub(super) async fn extend(
        &self,
        actor: i64,
        id: i64,
        input: &Extension,
    ) -> Result<EnrolmentDetail, Failure> {
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let held = Held::active(&mut tx, id, input.version, now).await?;
        let from = held.expires_at.max(now.0);
        let end = Timestamp(from).plus_days(input.days);
        // Another end has another reminder.
        sqlx::query!(
            "UPDATE courses_enrolment SET expires_at = ?, reminded_at = NULL, version = version + 1 WHERE id = ?",
            end.0,
            id
        )
        .execute(&mut *tx)
        .await?;
        let decision = Decision {
            kind: "extended",
            days: input.days,
            payment: None,
            paid_paise: 0,
            reason: input.reason.trim(),
            counter_payment: None,
        };
        decision::record(&mut tx, now, actor, id, Some(&held), &decision).await?;
        let details = json!({"days": input.days, "until": end.to_rfc3339()});
        self.finish(tx, actor, "courses.enrolment_extended", id, details)
            .await
    }

    /// Revokes an enrolment. Playback stops with the player's next request.
    pub(super) async fn revoke(
        &self,
        actor: i64,
        id: i64,
        input: &Revocation,
    ) -> Result<EnrolmentDetail, Failure> {
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let held = Held::active(&mut tx, id, input.version, now).await?;
        sqlx::query!(
            "UPDATE courses_enrolment SET ended_at = ?, version = version + 1 WHERE id = ?",
            now.0,
            id
        )
        .execute(&mut *tx)
        .await?;
        let decision = Decision {
            kind: "revoked",
            days: 0,
            payment: None,
            paid_paise: 0,
            reason: input.reason.trim(),
            counter_payment: None,
        };
        decision::record(&mut tx, now, actor, id, Some(&held), &decision).await?;
        self.finish(tx, actor, "courses.enrolment_revoked", id, json!({}))
            .await
    }

    /// Undoes the newest decision, unless the customer has bought the course since.
    pub(super) async fn undo_decision(
        &self,
        actor: i64,
        id: i64,
        input: &Undoing,
    ) -> Result<EnrolmentDetail, Failure> {
        let now = self.now();
        let mut tx = self.deps.db.write().await?;
        let held = Held::of(&mut tx, id).await?;
        expect_version(held.version, input.version)?;
        let undone = decision::undo(&mut tx, now, id).await?;
        if let Some(entry) = undone.counter_payment {
            self.setup.counter.reverse(&mut tx, actor, entry).await?;
        }
        let details = json!({"decision": undone.kind});
        self.finish(tx, actor, "courses.enrolment_undone", id, details)
            .await
    }

    /// Records a decision in the audit log, commits, and returns the enrolment.
    async fn finish(
        &self,
        mut tx: Tx,
        actor: i64,
        action: &'static str,
        id: i64,
        details: Value,
    ) -> Result<EnrolmentDetail, Failure> {
        let subject = format!("enrolment:{id}");
        self.note(&mut tx, actor, action, &subject, details).await?;
        tx.commit().await?;
        self.enrolment_detail(id).await
    }
}
