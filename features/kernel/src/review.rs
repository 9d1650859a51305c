//! Reviews by buyers, published once the shop approves them. A feature has a table with the columns `stars`, `text`, `name`,
//! `written_at`, `approved` and `hidden`, and those of a record; this is what all of them share.

use poem_openapi::{Enum, Object};
use serde_json::json;
use sqlx::AssertSqlSafe;

use crate::{
    Day, Failure, MultiLine, Timestamp, Tx,
    audit::{self, Entry},
    record::{Kind, claim},
};

/// A buyer's review.
#[derive(Object, Clone, Debug)]
pub struct Review {
    /// Public name of the buyer.
    pub name: String,
    /// 1 to 5.
    pub stars: i64,
    /// Plain text.
    pub text: String,
    /// Day in India on which it was written.
    pub date: Day,
    /// Photos by the buyer, at most three.
    pub photos: Vec<ReviewPhoto>,
}

/// A buyer's photo of what the review is about.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct ReviewPhoto {
    /// Id of the photo.
    pub id: i64,
    /// URL, as WebP.
    pub src: String,
    /// URL of a copy at most 480 pixels wide and high.
    pub small: String,
}

/// Rating from all approved reviews.
#[derive(Object, Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Average stars of approved reviews, 1 to 5 with one decimal.
    pub average: f64,
    /// Number of approved reviews.
    pub count: i64,
}

impl Rating {
    /// `None` before the first review.
    #[must_use]
    pub fn of(star_sum: i64, count: i64) -> Option<Self> {
        if count <= 0 {
            return None;
        }
        // Integer arithmetic: tenths, rounded half up.
        let tenths = (star_sum * 20 + count) / (count * 2);
        Some(Self {
            average: tenths as f64 / 10.0,
            count,
        })
    }
}

/// A review to save.
#[derive(Object)]
pub struct SaveReview {
    /// 1 to 5.
    #[oai(validator(minimum(value = "1"), maximum(value = "5")))]
    pub stars: i64,
    /// Plain text; may be empty.
    #[oai(validator(max_length = 1000))]
    pub text: MultiLine,
}

/// Your review.
#[derive(Object, Clone)]
pub struct OwnReview {
    /// 1 to 5.
    pub stars: i64,
    /// Plain text.
    pub text: String,
    /// Whether the shop has approved it, so that it is public.
    pub approved: bool,
    /// Day in India on which it was written.
    pub date: Day,
    /// Your photos, at most three.
    pub photos: Vec<ReviewPhoto>,
}

/// Public form of a name, such as "Shabnam N.".
#[must_use]
pub fn shown_name(name: &str) -> String {
    let mut wording = name.split_whitespace();
    let first = wording.next().unwrap_or_default();
    match wording.next_back().and_then(|last| last.chars().next()) {
        Some(initial) => format!("{first} {}.", initial.to_uppercase()),
        None => first.to_owned(),
    }
}

/// State of a review.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum ReviewState {
    /// Not decided yet.
    Waiting,
    /// Shown to all visitors, and counted in the rating.
    Approved,
    /// Shown only to its buyer.
    Hidden,
}

impl ReviewState {
    #[must_use]
    pub fn of(approved: bool, hidden: bool) -> Self {
        match (approved, hidden) {
            (true, _) => Self::Approved,
            (false, true) => Self::Hidden,
            (false, false) => Self::Waiting,
        }
    }

    /// The values of `approved` and `hidden` of such reviews, as far as the state says them.
    #[must_use]
    pub fn columns(self) -> (bool, Option<bool>) {
        match self {
            Self::Waiting => (false, Some(false)),
            Self::Hidden => (false, Some(true)),
            Self::Approved => (true, None),
        }
    }
}

/// What waits for a decision.
#[derive(Object, Debug)]
pub struct ReviewsWaiting {
    /// How many reviews.
    pub count: i64,
}

/// A decision about a review.
#[derive(Object, Debug)]
pub struct ReviewDecision {
    /// Its new state; `waiting` undoes the decision.
    pub state: ReviewState,
    /// The version that was read.
    pub version: i64,
}

/// Approves or hides a review. The version ensures that the decision is about the text that was read. `feature` and the
/// decision name the action in the audit log, as in `courses.review_approved`.
///
/// # Errors
/// It does not exist, was changed since it was read, or the database cannot be written.
pub async fn decide(
    tx: &mut Tx,
    kind: &Kind,
    (actor, now): (i64, Timestamp),
    id: i64,
    decision: &ReviewDecision,
) -> Result<(), Failure> {
    claim(tx, kind, id, decision.version).await?;
    let table = kind.table;
    sqlx::query(AssertSqlSafe(format!(
        "UPDATE {table} SET approved = ?, hidden = ? WHERE id = ?"
    )))
    .bind(decision.state == ReviewState::Approved)
    .bind(decision.state == ReviewState::Hidden)
    .bind(id)
    .execute(&mut **tx)
    .await?;
    let verb = match decision.state {
        ReviewState::Approved => "approved",
        ReviewState::Hidden => "hidden",
        ReviewState::Waiting => "reopened",
    };
    let entry = Entry {
        actor: Some(actor),
        action: &kind.action(verb),
        subject: &kind.subject(id),
        details: json!({}),
    };
    audit::record(tx, now, entry).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn average(sum: i64, count: i64) -> Option<f64> {
        Rating::of(sum, count).map(|rating| rating.average)
    }

    #[test]
    fn the_average_has_one_decimal_and_halves_go_up() {
        assert_eq!(average(19, 4), Some(4.8));
        assert_eq!(average(14, 3), Some(4.7));
        assert_eq!(average(13, 3), Some(4.3));
        assert_eq!(average(5, 1), Some(5.0));
    }

    #[test]
    fn without_reviews_there_is_no_average() {
        assert_eq!(average(0, 0), None);
    }

    #[test]
    fn a_review_does_not_show_the_full_name() {
        assert_eq!(shown_name("Shabnam Noor Ansari"), "Shabnam A.");
        assert_eq!(shown_name("  revathi  k "), "revathi K.");
        assert_eq!(shown_name("Devika"), "Devika");
        assert_eq!(shown_name("கவிதா ராமன்"), "கவிதா ர.");
        assert_eq!(shown_name(""), "");
    }
}
