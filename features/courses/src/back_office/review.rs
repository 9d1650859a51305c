//! Reviews as the team sees them: of the buyer, only what a visitor would see.

use kernel::{
    Day, Deps, Failure, Timestamp,
    record::{Kind, Selection, Stored},
    review::{ReviewDecision, ReviewState, ReviewsWaiting, decide},
};
use poem_openapi::Object;

use super::Tag;
use crate::{Courses, codes};

/// Page size of the list.
const PAGE: usize = 50;

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
    /// The buyer's name as shown: first name and initial.
    pub name: String,
    /// 1 to 5.
    pub stars: i64,
    /// Plain text; may be empty.
    pub text: String,
    /// Day in India on which it was written.
    pub date: Day,
    /// Its state.
    pub state: ReviewState,
    /// Also goes up when the buyer rewrites the review, which then waits again.
    pub version: i64,
    /// When it was moved to the trash.
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

/// Which reviews to list.
#[derive(Default)]
pub struct ReviewFilter {
    pub selection: Selection,
    pub state: Option<ReviewState>,
    pub course: Option<i64>,
    pub before: Option<i64>,
}

pub const KIND: Kind = Kind::new(
    "review",
    "courses_review",
    "/admin/courses/reviews",
    codes::REVIEW_NOT_FOUND,
)
.called("a review", "reviews")
.notes(&[
    (
        "delete",
        "It stays in the trash for 30 days. Its buyer may write another one.",
    ),
    ("restore", "As it was: approved, hidden or waiting."),
]);

#[derive(Clone)]
pub struct Reviews(pub Courses);

impl Stored for Reviews {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = ReviewDetail;

    fn deps(&self) -> &Deps {
        &self.0.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<ReviewDetail>, Failure> {
        let filter = ReviewFilter {
            selection: selection.clone(),
            ..ReviewFilter::default()
        };
        Ok(self.page(&filter).await?.items)
    }
}

impl Reviews {
    pub async fn waiting(&self) -> Result<ReviewsWaiting, Failure> {
        let count = sqlx::query_scalar!(
            "SELECT count(*) FROM courses_review WHERE approved = 0 AND hidden = 0 AND deleted_at IS NULL"
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        Ok(ReviewsWaiting { count })
    }

    pub async fn page(&self, filter: &ReviewFilter) -> Result<ReviewDetailPage, Failure> {
        let most = PAGE as i64 + 1;
        let selection = &filter.selection;
        let (approved, hidden) = filter.state.map(ReviewState::columns).unzip();
        let hidden = hidden.flatten();
        let rows = sqlx::query!(
            r#"SELECT r.id AS "id!", r.course_id, o.service_name, r.name, r.stars, r.text, r.written_at,
                      r.approved AS "approved: bool", r.hidden AS "hidden: bool", r.version,
                      r.deleted_at AS "deleted_at: Timestamp"
               FROM courses_review r JOIN courses_course o ON o.id = r.course_id
               WHERE (?1 IS NULL OR r.id < ?1) AND (?2 IS NULL OR (r.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR r.course_id = ?3)
                 AND (?4 IS NULL OR r.approved = ?4) AND (?5 IS NULL OR r.hidden = ?5)
                 AND (?6 IS NULL OR instr(lower(r.name || ' ' || r.text || ' ' || o.service_name), ?6) > 0)
                 AND (?8 IS NULL OR r.id = ?8)
               ORDER BY r.id DESC LIMIT ?7"#,
            filter.before,
            selection.deleted,
            filter.course,
            approved,
            hidden,
            selection.query,
            most,
            selection.id
        )
        .fetch_all(self.0.deps.db.read())
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
                state: ReviewState::of(row.approved, row.hidden),
                version: row.version,
                deleted_at: row.deleted_at,
            })
            .collect();
        let next = items.last().map(|one| one.id).filter(|_| more);
        Ok(ReviewDetailPage { items, next })
    }

    /// Approves or hides a review. The version ensures that the decision is about the text that was read.
    pub async fn decide(
        &self,
        actor: i64,
        id: i64,
        decision: &ReviewDecision,
    ) -> Result<ReviewDetail, Failure> {
        let mut tx = self.0.deps.db.publish().await?;
        let by = (actor, self.0.now());
        decide(&mut tx, &KIND, by, id, decision).await?;
        tx.commit().await?;
        self.one(id).await
    }
}
