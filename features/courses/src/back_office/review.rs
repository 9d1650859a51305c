//! Reviews as the shop's own people see them: what a visitor would see, and nothing more of who wrote it.

use kernel::{Day, Failure, Timestamp, Tx, edit::expect_version};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{Courses, codes};

/// So many at a time.
const PAGE: usize = 50;

/// What becomes of a review.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum ReviewState {
    /// Nobody has decided yet.
    Waiting,
    /// Everybody sees it, and it counts.
    Approved,
    /// Only its buyer sees it.
    Hidden,
}

/// A review, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ReviewDetail {
    /// Id of the review.
    pub id: i64,
    /// Id of the course.
    pub course_id: i64,
    /// What the course is called.
    pub course_name: String,
    /// The buyer as she is shown: first name and initial.
    pub name: String,
    /// 1 to 5.
    pub stars: i64,
    /// Plain text; may be empty.
    pub text: String,
    /// Day in India on which it was written.
    pub date: Day,
    /// What became of it.
    pub state: ReviewState,
    /// To be sent with a change. When the buyer writes it anew, it counts up and the review waits again.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// Part of the reviews.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct ReviewDetailPage {
    /// Newest first; at most fifty.
    pub items: Vec<ReviewDetail>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
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
    /// What becomes of it; `waiting` takes the decision back.
    pub state: ReviewState,
    /// The version that was read.
    pub version: i64,
}

/// Which reviews to list.
pub struct ReviewFilter {
    pub state: Option<ReviewState>,
    pub course: Option<i64>,
    pub deleted: bool,
    pub wording: Option<String>,
    pub before: Option<i64>,
}

fn state(approved: bool, hidden: bool) -> ReviewState {
    match (approved, hidden) {
        (true, _) => ReviewState::Approved,
        (false, true) => ReviewState::Hidden,
        (false, false) => ReviewState::Waiting,
    }
}

impl Courses {
    pub(super) async fn waiting_reviews(&self) -> Result<ReviewsWaiting, Failure> {
        let count = sqlx::query_scalar!(
            "SELECT count(*) FROM courses_review WHERE approved = 0 AND hidden = 0 AND deleted_at IS NULL"
        )
        .fetch_one(self.deps.db.read())
        .await?;
        Ok(ReviewsWaiting { count })
    }

    pub(super) async fn review_details(
        &self,
        filter: &ReviewFilter,
    ) -> Result<ReviewDetailPage, Failure> {
        let most = PAGE as i64 + 1;
        let approved = filter.state.map(|state| state == ReviewState::Approved);
        let hidden = match filter.state {
            Some(ReviewState::Waiting) => Some(false),
            Some(ReviewState::Hidden) => Some(true),
            Some(ReviewState::Approved) | None => None,
        };
        let rows = sqlx::query!(
            r#"SELECT r.id AS "id!", r.course_id, o.service_name, r.name, r.stars, r.text, r.written_at,
                      r.approved AS "approved: bool", r.hidden AS "hidden: bool", r.version, r.deleted_at
               FROM courses_review r JOIN courses_course o ON o.id = r.course_id
               WHERE (?1 IS NULL OR r.id < ?1) AND (r.deleted_at IS NOT NULL) = ?2
                 AND (?3 IS NULL OR r.course_id = ?3)
                 AND (?4 IS NULL OR r.approved = ?4) AND (?5 IS NULL OR r.hidden = ?5)
                 AND (?6 IS NULL OR instr(lower(r.name || ' ' || r.text || ' ' || o.service_name), ?6) > 0)
               ORDER BY r.id DESC LIMIT ?7"#,
            filter.before,
            filter.deleted,
            filter.course,
            approved,
            hidden,
            filter.wording,
            most
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let more = rows.len() > PAGE;
        let items: Vec<ReviewDetail> = rows
            .into_iter()
            .take(PAGE)
            .map(|row| ReviewDetail {
                id: row.id,
                course_id: row.course_id,
                course_name: row.service_name,
                name: row.name,
                stars: row.stars,
                text: row.text,
                date: Timestamp(row.written_at).day(),
                state: state(row.approved, row.hidden),
                version: row.version,
                deleted_at: row.deleted_at.map(Timestamp),
            })
            .collect();
        let next = items.last().map(|one| one.id).filter(|_| more);
        Ok(ReviewDetailPage { items, next })
    }

    async fn review_detail(&self, id: i64) -> Result<ReviewDetail, Failure> {
        let row = sqlx::query!(
            r#"SELECT r.course_id, o.service_name, r.name, r.stars, r.text, r.written_at,
                      r.approved AS "approved: bool", r.hidden AS "hidden: bool", r.version, r.deleted_at
               FROM courses_review r JOIN courses_course o ON o.id = r.course_id WHERE r.id = ?"#,
            id
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or(codes::REVIEW_NOT_FOUND)?;
        Ok(ReviewDetail {
            id,
            course_id: row.course_id,
            course_name: row.service_name,
            name: row.name,
            stars: row.stars,
            text: row.text,
            date: Timestamp(row.written_at).day(),
            state: state(row.approved, row.hidden),
            version: row.version,
            deleted_at: row.deleted_at.map(Timestamp),
        })
    }

    /// Whoever says yes has read what stands there: what was written anew meanwhile is told.
    pub(super) async fn decide_review(
        &self,
        actor: i64,
        id: i64,
        decision: &ReviewDecision,
    ) -> Result<ReviewDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        let version = sqlx::query_scalar!(
            "SELECT version FROM courses_review WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or(codes::REVIEW_NOT_FOUND)?;
        expect_version(version, decision.version)?;
        let approved = decision.state == ReviewState::Approved;
        let hidden = decision.state == ReviewState::Hidden;
        sqlx::query!(
            "UPDATE courses_review SET approved = ?, hidden = ?, version = version + 1 WHERE id = ?",
            approved,
            hidden,
            id
        )
        .execute(&mut *tx)
        .await?;
        let action = match decision.state {
            ReviewState::Approved => "courses.review_approved",
            ReviewState::Hidden => "courses.review_hidden",
            ReviewState::Waiting => "courses.review_reopened",
        };
        self.note_review(&mut tx, actor, action, id).await?;
        tx.commit().await?;
        self.review_detail(id).await
    }

    pub(super) async fn delete_review(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.now().0;
        let mut tx = self.deps.db.publish().await?;
        let deleted = sqlx::query!(
            "UPDATE courses_review SET deleted_at = ?, version = version + 1 WHERE id = ? AND deleted_at IS NULL",
            now,
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if deleted == 0 {
            return Err(codes::REVIEW_NOT_FOUND.into());
        }
        self.note_review(&mut tx, actor, "courses.review_deleted", id)
            .await?;
        Ok(tx.commit().await?)
    }

    pub(super) async fn restore_review(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<ReviewDetail, Failure> {
        let mut tx = self.deps.db.publish().await?;
        sqlx::query!(
            "UPDATE courses_review SET deleted_at = NULL, version = version + 1
             WHERE id = ? AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        self.note_review(&mut tx, actor, "courses.review_restored", id)
            .await?;
        tx.commit().await?;
        self.review_detail(id).await
    }

    async fn note_review(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        id: i64,
    ) -> Result<(), Failure> {
        let subject = format!("review:{id}");
        self.note(tx, actor, action, &subject, json!({})).await
    }
}
