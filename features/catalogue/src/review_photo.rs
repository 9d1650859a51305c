//! Photos of reviews, which visitors see with an approved review.

use std::collections::HashMap;

use kernel::{
    Access, CountedTry, Failure, PhotoStore, Tx, User, limits::Limit, review::ReviewPhoto,
};
use poem::Body;

use crate::{Catalogue, codes};

/// Maximum number of photos per review.
const MOST_PHOTOS: i64 = 3;
/// Limit of photos a customer adds per day.
const A_DAY: Limit = Limit::per_day("catalogue.review_photo", 20);

/// A photo file with what may be cached of it.
pub struct ReviewPhotoFile {
    /// WebP.
    pub bytes: Vec<u8>,
    /// Whether visitors see it.
    pub approved: bool,
}

fn photo_at(id: i64) -> ReviewPhoto {
    let src = format!("/api/catalogue/review-photos/{id}");
    ReviewPhoto {
        id,
        small: format!("{src}?small=true"),
        src,
    }
}

impl Catalogue {
    /// Photos of these reviews, in the order in which they were added.
    pub async fn review_photos(
        &self,
        reviews: &[i64],
    ) -> Result<HashMap<i64, Vec<ReviewPhoto>>, Failure> {
        let reviews = format!("{reviews:?}");
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", review_id AS "review_id!" FROM catalogue_review_photo
               WHERE review_id IN (SELECT value FROM json_each(?)) ORDER BY id"#,
            reviews
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut photos: HashMap<i64, Vec<ReviewPhoto>> = HashMap::new();
        for row in rows {
            photos
                .entry(row.review_id)
                .or_default()
                .push(photo_at(row.id));
        }
        Ok(photos)
    }

    /// Adds a photo to the customer's review of a product.
    pub async fn add_review_photo(
        &self,
        user: i64,
        product: i64,
        photo: Body,
    ) -> Result<ReviewPhoto, Failure> {
        let mut tx = self.deps.db.write().await?;
        expect_room(&mut tx, user, product).await?;
        drop(tx);
        let mut counted = CountedTry::new(&self.deps.limits);
        counted.count(A_DAY, format!("user:{user}"))?;
        counted
            .run(self.store_review_photo(user, product, photo))
            .await
    }

    async fn store_review_photo(
        &self,
        user: i64,
        product: i64,
        photo: Body,
    ) -> Result<ReviewPhoto, Failure> {
        let stored = self.photos.store(photo, true).await?;
        // Storing the photo took time: others may have been added, or the review deleted.
        let mut tx = self.deps.db.write().await?;
        let review = match expect_room(&mut tx, user, product).await {
            Ok(review) => review,
            Err(failure) => {
                self.photos.delete(&mut tx, stored).await?;
                tx.commit().await?;
                return Err(failure);
            }
        };
        let now = self.deps.clock.now().0;
        let id = sqlx::query!(
            "INSERT INTO catalogue_review_photo (review_id, stored_photo, added_at) VALUES (?, ?, ?)",
            review,
            stored,
            now
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        self.publish_if_approved(&mut tx, user, product).await?;
        sqlx::query!(
            "UPDATE catalogue_review SET approved = 0, hidden = 0, version = version + 1 WHERE id = ?",
            review
        )
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(photo_at(id))
    }

    /// Reads a photo for whom it is: everyone if its review is approved, else its customer and editors.
    pub async fn review_photo(
        &self,
        caller: Option<&User>,
        id: i64,
        small: bool,
    ) -> Result<ReviewPhotoFile, Failure> {
        let row = sqlx::query!(
            r#"SELECT p.stored_photo, r.user_id, (r.approved AND r.deleted_at IS NULL) AS "approved!: bool"
               FROM catalogue_review_photo p JOIN catalogue_review r ON r.id = p.review_id WHERE p.id = ?"#,
            id
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or_else(|| Failure::new(codes::PHOTO_NOT_FOUND))?;
        let own = |user: &User| row.user_id == Some(user.id) || user.may(Access::Editor);
        if !row.approved && !caller.is_some_and(own) {
            return Err(codes::PHOTO_NOT_FOUND.into());
        }
        let file = if small {
            self.photos.small(row.stored_photo).await?
        } else {
            self.photos.read(row.stored_photo).await?
        };
        Ok(ReviewPhotoFile {
            bytes: file.ok_or_else(|| Failure::new(codes::PHOTO_NOT_FOUND))?,
            approved: row.approved,
        })
    }

    /// Removes a photo from the customer's review of a product. The review stays approved.
    pub async fn remove_review_photo(
        &self,
        user: i64,
        product: i64,
        id: i64,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let stored = sqlx::query_scalar!(
            "DELETE FROM catalogue_review_photo WHERE id = ?3
               AND review_id IN (SELECT id FROM catalogue_review WHERE user_id = ?1 AND product_id = ?2)
             RETURNING stored_photo",
            user,
            product,
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PHOTO_NOT_FOUND))?;
        self.photos.delete(&mut tx, stored).await?;
        self.publish_if_approved(&mut tx, user, product).await?;
        Ok(tx.commit().await?)
    }

    /// Publishes the write if visitors see the customer's review of a product.
    pub async fn publish_if_approved(
        &self,
        tx: &mut Tx,
        user: i64,
        product: i64,
    ) -> Result<(), Failure> {
        let approved = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_review
                 WHERE user_id = ?1 AND product_id = ?2 AND approved = 1 AND deleted_at IS NULL) AS "approved!: bool""#,
            user,
            product
        )
        .fetch_one(&mut **tx)
        .await?;
        if approved {
            tx.publish(&self.deps.db);
        }
        Ok(())
    }
}

/// Deletes all photos of these reviews.
///
/// # Errors
/// The database cannot be written.
pub async fn forget_photos(
    photos: &dyn PhotoStore,
    tx: &mut Tx,
    reviews: &[i64],
) -> Result<(), Failure> {
    let reviews = format!("{reviews:?}");
    let stored = sqlx::query_scalar!(
        "DELETE FROM catalogue_review_photo WHERE review_id IN (SELECT value FROM json_each(?)) RETURNING stored_photo",
        reviews
    )
    .fetch_all(&mut **tx)
    .await?;
    for photo in stored {
        photos.delete(tx, photo).await?;
    }
    Ok(())
}

/// The customer's review of a product. Fails if there is none, or it has the maximum number of photos.
async fn expect_room(tx: &mut Tx, user: i64, product: i64) -> Result<i64, Failure> {
    let row = sqlx::query!(
        r#"SELECT id AS "id!", (SELECT count(*) FROM catalogue_review_photo p WHERE p.review_id = r.id) AS "photos!: i64"
           FROM catalogue_review r WHERE user_id = ?1 AND product_id = ?2 AND deleted_at IS NULL"#,
        user,
        product
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::REVIEW_NOT_FOUND))?;
    if row.photos >= MOST_PHOTOS {
        return Err(codes::TOO_MANY_PHOTOS.into());
    }
    Ok(row.id)
}
