//! Reviews of products as the team sees them: of the buyer, only what a visitor would see.

use kernel::{
    Checked, Day, Deps, Editor, Failure, Timestamp,
    record::{Kind, Selection, Stored, expired},
    review::{ReviewDecision, ReviewPhoto, ReviewState, ReviewsWaiting, decide},
};
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{Tag, product};
use crate::{Catalogue, codes, review_photo::forget_photos};

/// Page size of the list.
const PAGE: usize = 50;

/// A review of a product, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ProductReviewDetail {
    /// Id of the review.
    pub id: i64,
    /// Id of the product.
    pub product_id: i64,
    /// Heading of the product.
    pub product_name: String,
    /// The buyer's name as shown: first name and initial.
    pub name: String,
    /// 1 to 5.
    pub stars: i64,
    /// Plain text; may be empty.
    pub text: String,
    /// Day in India on which it was written.
    pub date: Day,
    /// The buyer's photos, at most three.
    pub photos: Vec<ReviewPhoto>,
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
pub struct ProductReviewPage {
    /// Newest first; at most fifty.
    pub items: Vec<ProductReviewDetail>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
}

/// Which reviews to list.
#[derive(Default)]
struct ReviewFilter {
    selection: Selection,
    state: Option<ReviewState>,
    before: Option<i64>,
}

pub const KIND: Kind = Kind::new(
    "product_review",
    "catalogue_review",
    "/admin/catalogue/reviews",
    codes::REVIEW_NOT_FOUND,
)
.called("a review of a product", "reviews of products")
.below(&product::KIND, "product_id", codes::ABOVE_DELETED)
.notes(&[
    (
        "delete",
        "It stays in the trash for 30 days. Its buyer may write another one.",
    ),
    ("restore", "As it was: approved, hidden or waiting."),
]);

#[derive(Clone)]
pub struct Reviews(pub Catalogue);

impl Stored for Reviews {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = ProductReviewDetail;

    fn deps(&self) -> &Deps {
        &self.0.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<ProductReviewDetail>, Failure> {
        let filter = ReviewFilter {
            selection: selection.clone(),
            ..ReviewFilter::default()
        };
        Ok(self.page(&filter).await?.items)
    }
}

impl Reviews {
    /// Deletes the photos of reviews that the trash is about to lose.
    pub async fn forget_expired_photos(&self) -> Result<(), Failure> {
        let Catalogue { deps, photos, .. } = &self.0;
        let expired = expired(&deps.db, &deps.clock, &KIND).await?;
        if expired.is_empty() {
            return Ok(());
        }
        let mut tx = deps.db.write().await?;
        forget_photos(&**photos, &mut tx, &expired).await?;
        Ok(tx.commit().await?)
    }

    async fn page(&self, filter: &ReviewFilter) -> Result<ProductReviewPage, Failure> {
        let most = PAGE as i64 + 1;
        let selection = &filter.selection;
        let (approved, hidden) = filter.state.map(ReviewState::columns).unzip();
        let hidden = hidden.flatten();
        let rows = sqlx::query!(
            r#"SELECT r.id AS "id!", r.product_id, p.main_title, r.name, r.stars, r.text,
                      r.written_at AS "written_at: Timestamp", r.approved AS "approved: bool",
                      r.hidden AS "hidden: bool", r.version, r.deleted_at AS "deleted_at: Timestamp"
               FROM catalogue_review r JOIN catalogue_product p ON p.id = r.product_id
               WHERE (?1 IS NULL OR r.id < ?1) AND (?2 IS NULL OR (r.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR r.approved = ?3) AND (?4 IS NULL OR r.hidden = ?4)
                 AND (?5 IS NULL OR instr(lower(r.name || ' ' || r.text || ' ' || p.main_title), ?5) > 0)
                 AND (?6 IS NULL OR r.id = ?6)
               ORDER BY r.id DESC LIMIT ?7"#,
            filter.before,
            selection.deleted,
            approved,
            hidden,
            selection.query,
            selection.id,
            most
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let more = rows.len() > PAGE;
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut photos = self.0.review_photos(&ids).await?;
        let rows = rows.into_iter().take(PAGE);
        let items: Vec<ProductReviewDetail> = rows
            .map(|row| ProductReviewDetail {
                id: row.id,
                product_id: row.product_id,
                product_name: row.main_title,
                name: row.name,
                stars: row.stars,
                text: row.text,
                date: row.written_at.day(),
                photos: photos.remove(&row.id).unwrap_or_default(),
                state: ReviewState::of(row.approved, row.hidden),
                version: row.version,
                deleted_at: row.deleted_at,
            })
            .collect();
        let next = items.last().map(|one| one.id).filter(|_| more);
        Ok(ProductReviewPage { items, next })
    }
}

pub struct ReviewApi(pub Reviews);

#[OpenApi(prefix_path = "/admin/catalogue/reviews", tag = "Tag::BackOffice")]
impl ReviewApi {
    /// List reviews of products for the shop.
    ///
    /// Newest first, fifty at a time.
    #[oai(path = "/", method = "get", operation_id = "admin_product_review_list")]
    async fn list(
        &self,
        _staff: Editor,
        /// Only those that wait, are approved or are hidden; all of them without it.
        state: Query<Option<ReviewState>>,
        /// Part of a name, of a text or of a product's heading.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `true` for the trash instead.
        #[oai(default)]
        deleted: Query<bool>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<ProductReviewPage>, Failure> {
        let filter = ReviewFilter {
            selection: Selection::list(None, deleted.0, q.0.as_deref()),
            state: state.0,
            before: before.0,
        };
        Ok(Json(self.0.page(&filter).await?))
    }

    /// Count the reviews of products to approve.
    ///
    /// Neither approved nor hidden.
    #[oai(
        path = "/waiting",
        method = "get",
        operation_id = "admin_product_review_waiting_view"
    )]
    async fn waiting(&self, _staff: Editor) -> Result<Json<ReviewsWaiting>, Failure> {
        let count = sqlx::query_scalar!(
            "SELECT count(*) FROM catalogue_review WHERE approved = 0 AND hidden = 0 AND deleted_at IS NULL"
        )
        .fetch_one(self.0.0.deps.db.read())
        .await?;
        Ok(Json(ReviewsWaiting { count }))
    }

    /// Approve or hide a review of a product.
    ///
    /// An approved review shows on the product and counts for its stars.
    #[oai(
        path = "/:id",
        method = "put",
        operation_id = "admin_product_review_update"
    )]
    async fn decide(
        &self,
        staff: Editor,
        /// Id of the review.
        id: Path<i64>,
        decision: Checked<ReviewDecision>,
    ) -> Result<Json<ProductReviewDetail>, Failure> {
        let deps = self.0.deps();
        let mut tx = deps.db.publish().await?;
        let by = (staff.0.id, deps.clock.now());
        decide(&mut tx, &KIND, by, id.0, &decision).await?;
        tx.commit().await?;
        Ok(Json(self.0.one(id.0).await?))
    }
}
