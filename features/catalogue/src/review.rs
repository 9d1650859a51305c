//! Reviews of products by customers who had one delivered.

use kernel::{
    Checked, Failure, NoContent, SignedIn, Timestamp,
    review::{OwnReview, Rating, Review, SaveReview, shown_name},
};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use crate::{Catalogue, api::Tag, codes, review_photo::forget_photos};

/// Reviews of a product that its page shows.
const SHOWN: i64 = 60;

/// What a customer may say about a product.
#[derive(Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
struct OwnProductReview {
    /// Whether a piece of it was delivered to you, so that you may review it.
    may_review: bool,
    /// Your review, if you wrote one.
    review: Option<OwnReview>,
}

impl Catalogue {
    /// Approved reviews of a product, newest first, with the rating from all of them.
    pub async fn reviews(&self, product: i64) -> Result<(Option<Rating>, Vec<Review>), Failure> {
        let pool = self.deps.db.read();
        let sums = sqlx::query!(
            r#"SELECT coalesce(sum(stars), 0) AS "stars!: i64", count(*) AS "count!: i64" FROM catalogue_review
               WHERE product_id = ? AND approved = 1 AND deleted_at IS NULL"#,
            product
        )
        .fetch_one(pool)
        .await?;
        let rows = sqlx::query!(
            r#"SELECT id, name, stars, text, written_at AS "written_at: Timestamp" FROM catalogue_review
               WHERE product_id = ? AND approved = 1 AND deleted_at IS NULL
               ORDER BY written_at DESC, id DESC LIMIT ?"#,
            product,
            SHOWN
        )
        .fetch_all(pool)
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut photos = self.review_photos(&ids).await?;
        let reviews = rows.into_iter().map(|row| Review {
            name: row.name,
            stars: row.stars,
            text: row.text,
            date: row.written_at.day(),
            photos: photos.remove(&row.id).unwrap_or_default(),
        });
        Ok((Rating::of(sums.stars, sums.count), reviews.collect()))
    }

    async fn own_review(&self, user: i64, product: i64) -> Result<Option<OwnReview>, Failure> {
        let found = sqlx::query!(
            r#"SELECT id AS "id!", stars, text, approved AS "approved: bool", written_at AS "written_at: Timestamp"
               FROM catalogue_review WHERE user_id = ? AND product_id = ? AND deleted_at IS NULL"#,
            user,
            product
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(row) = found else {
            return Ok(None);
        };
        let mut photos = self.review_photos(&[row.id]).await?;
        Ok(Some(OwnReview {
            stars: row.stars,
            text: row.text,
            approved: row.approved,
            date: row.written_at.day(),
            photos: photos.remove(&row.id).unwrap_or_default(),
        }))
    }

    /// Deletes the customer's review of a product with its photos.
    async fn delete_review(&self, user: i64, product: i64) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let id = sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM catalogue_review WHERE user_id = ? AND product_id = ?"#,
            user,
            product
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::REVIEW_NOT_FOUND))?;
        self.publish_if_approved(&mut tx, user, product).await?;
        forget_photos(&*self.photos, &mut tx, &[id]).await?;
        sqlx::query!("DELETE FROM catalogue_review WHERE id = ?", id)
            .execute(&mut *tx)
            .await?;
        Ok(tx.commit().await?)
    }
}

pub struct ReviewApi(pub Catalogue);

#[OpenApi(prefix_path = "/me/product-reviews", tag = "Tag::Catalogue")]
impl ReviewApi {
    /// View your review of a product.
    ///
    /// With whether you may write one: a piece of the product has to be delivered first.
    #[oai(
        path = "/:product",
        method = "get",
        operation_id = "product_review_view"
    )]
    async fn view(
        &self,
        customer: SignedIn,
        /// Id of the product.
        product: Path<i64>,
    ) -> Result<Json<OwnProductReview>, Failure> {
        let user = customer.0.id;
        Ok(Json(OwnProductReview {
            may_review: self.0.buyers.buyer(user, product.0).await?.is_some(),
            review: self.0.own_review(user, product.0).await?,
        }))
    }

    /// Review a product.
    ///
    /// Published with your first name and an initial once approved. A changed review has to be approved again.
    #[oai(
        path = "/:product",
        method = "put",
        operation_id = "product_review_update"
    )]
    async fn put(
        &self,
        customer: SignedIn,
        /// Id of the product.
        product: Path<i64>,
        input: Checked<SaveReview>,
    ) -> Result<Json<OwnReview>, Failure> {
        let (user, product) = (customer.0.id, product.0);
        let buyer = self.0.buyers.buyer(user, product).await?;
        let buyer = buyer.ok_or(codes::NOT_DELIVERED)?;
        let now = self.0.deps.clock.now();
        let (name, text) = (shown_name(&buyer), input.text.0.trim());
        let mut tx = self.0.deps.db.write().await?;
        self.0.people.expect_account(&mut tx, user).await?;
        // An approved review that is rewritten is public no more.
        self.0.publish_if_approved(&mut tx, user, product).await?;
        let id = sqlx::query_scalar!(
            r#"INSERT INTO catalogue_review (product_id, user_id, name, stars, text, written_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (user_id, product_id) WHERE user_id IS NOT NULL DO UPDATE
             SET name = excluded.name, stars = excluded.stars, text = excluded.text, written_at = excluded.written_at,
                 approved = 0, hidden = 0, deleted_at = NULL, version = version + 1
             RETURNING id AS "id!""#,
            product,
            user,
            name,
            input.stars,
            text,
            now.0
        )
        .fetch_one(&mut *tx)
        .await?;
        tx.commit().await?;
        let mut photos = self.0.review_photos(&[id]).await?;
        Ok(Json(OwnReview {
            stars: input.stars,
            text: text.to_owned(),
            approved: false,
            date: now.day(),
            photos: photos.remove(&id).unwrap_or_default(),
        }))
    }

    /// Delete your review of a product.
    ///
    /// With its photos, at once and for good.
    #[oai(
        path = "/:product",
        method = "delete",
        operation_id = "product_review_delete"
    )]
    async fn delete(
        &self,
        customer: SignedIn,
        /// Id of the product.
        product: Path<i64>,
    ) -> Result<NoContent, Failure> {
        self.0.delete_review(customer.0.id, product.0).await?;
        Ok(NoContent::Done)
    }
}
