//! Personal records for data download and account deletion.

use async_trait::async_trait;
use kernel::{Failure, PersonalRecords, Timestamp, Tx};
use serde_json::{Value, json};

use crate::{Catalogue, review_photo::forget_photos};

/// Favourites and reviews.
#[async_trait]
impl PersonalRecords for Catalogue {
    fn name(&self) -> &'static str {
        "catalogue"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let favourites = sqlx::query!(
        r#"SELECT s.name || ', ' || p.model AS "product!: String", w.added_at AS "added_at: Timestamp"
           FROM catalogue_favourite w JOIN catalogue_product p ON p.id = w.product_id
           JOIN catalogue_service s ON s.id = p.service_id
           WHERE w.user_id = ? ORDER BY w.added_at DESC"#,
        user
    )
    .fetch_all(self.deps.db.read())
    .await?;
        let favourites = favourites
        .into_iter()
        .map(|favourite| json!({"product": favourite.product, "addedOn": favourite.added_at.day().to_string()}));
        let reviews = sqlx::query!(
        r#"SELECT p.main_title AS product, r.stars, r.text, r.written_at AS "written_at: Timestamp",
                  (SELECT count(*) FROM catalogue_review_photo h WHERE h.review_id = r.id) AS "photos!: i64"
           FROM catalogue_review r JOIN catalogue_product p ON p.id = r.product_id
           WHERE r.user_id = ? ORDER BY r.id"#,
        user
    )
    .fetch_all(self.deps.db.read())
    .await?;
        let reviews = reviews.into_iter().map(|review| {
            let date = review.written_at.day().to_string();
            json!({
                "product": review.product, "stars": review.stars, "text": review.text, "date": date,
                "photos": review.photos,
            })
        });
        Ok(json!({
            "favourites": favourites.collect::<Vec<_>>(),
            "reviews": reviews.collect::<Vec<_>>(),
        }))
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM catalogue_favourite WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        let reviews = sqlx::query_scalar!(
            r#"SELECT id AS "id!" FROM catalogue_review WHERE user_id = ?"#,
            user
        )
        .fetch_all(&mut **tx)
        .await?;
        if reviews.is_empty() {
            return Ok(());
        }
        forget_photos(&*self.photos, tx, &reviews).await?;
        sqlx::query!("DELETE FROM catalogue_review WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        tx.publish(&self.deps.db);
        Ok(())
    }
}
