//! Reference photos of an order.

use std::collections::HashMap;

use kernel::{Failure, Tx, limits::Limit};
use poem::{Body, error::ReadBodyError};
use poem_openapi::Object;

use crate::{Orders, codes, status::OrderStatus};

/// What one photo may weigh.
const MOST_BYTES: usize = 10 * 1024 * 1024;
/// How many an order has.
const MOST_PHOTOS: i64 = 5;
/// How many a customer adds in a day.
const A_DAY: Limit = Limit {
    name: "orders.photo",
    most: 20,
    seconds: 86_400,
};

/// A reference photo. Only its customer and the shop see it.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct OrderPhoto {
    /// Its id.
    pub id: i64,
    /// Where its customer fetches it, as WebP.
    pub src: String,
}

impl OrderPhoto {
    fn new(order: i64, id: i64) -> Self {
        Self {
            id,
            src: format!("/api/me/orders/{order}/photos/{id}"),
        }
    }

    /// The same photo where the shop fetches it.
    pub fn for_the_shop(&mut self, order: i64) {
        self.src = format!("/api/admin/orders/{order}/photos/{}", self.id);
    }
}

impl Orders {
    /// Adds a photo to an open order of this customer.
    pub(crate) async fn add_photo(
        &self,
        user: i64,
        order: i64,
        photo: Body,
    ) -> Result<OrderPhoto, Failure> {
        let mut tx = self.deps.db.write().await?;
        expect_room(&mut tx, user, order).await?;
        drop(tx);
        self.deps.limits.allow(A_DAY, &format!("user:{user}"))?;
        let bytes = match photo.into_bytes_limit(MOST_BYTES).await {
            Ok(bytes) => bytes.into(),
            Err(ReadBodyError::PayloadTooLarge) => return Err(codes::PHOTO_TOO_LARGE.into()),
            Err(_) => return Err(codes::PHOTO_BROKEN.into()),
        };
        let kept = self.setup.photos.keep(bytes).await?;
        // Keeping it took a while: meanwhile others may have come, or the order may be over.
        let mut tx = self.deps.db.write().await?;
        if let Err(failure) = expect_room(&mut tx, user, order).await {
            self.setup.photos.forget(&mut tx, kept).await?;
            tx.commit().await?;
            return Err(failure);
        }
        let now = self.deps.clock.now().0;
        let id = sqlx::query!(
            "INSERT INTO orders_photo (order_id, kept_photo, added_at) VALUES (?1, ?2, ?3)",
            order,
            kept,
            now
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        tx.commit().await?;
        Ok(OrderPhoto::new(order, id))
    }

    /// The WebP file.
    pub(crate) async fn photo(&self, user: i64, order: i64, id: i64) -> Result<Vec<u8>, Failure> {
        let kept = sqlx::query_scalar!(
            "SELECT p.kept_photo FROM orders_photo p JOIN orders_order o ON o.id = p.order_id
             WHERE p.id = ?3 AND o.id = ?2 AND o.user_id = ?1",
            user,
            order,
            id
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(kept) = kept else {
            return Err(codes::PHOTO_NOT_FOUND.into());
        };
        let file = self.setup.photos.read(kept).await?;
        file.ok_or_else(|| codes::PHOTO_NOT_FOUND.into())
    }

    pub(crate) async fn remove_photo(&self, user: i64, order: i64, id: i64) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let kept = sqlx::query_scalar!(
            "DELETE FROM orders_photo WHERE id = ?3 AND order_id = ?2
               AND order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)
             RETURNING kept_photo",
            user,
            order,
            id
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(kept) = kept else {
            return Err(codes::PHOTO_NOT_FOUND.into());
        };
        self.setup.photos.forget(&mut tx, kept).await?;
        Ok(tx.commit().await?)
    }

    pub(crate) async fn photos_of(
        &self,
        user: i64,
        order: Option<i64>,
    ) -> Result<HashMap<i64, Vec<OrderPhoto>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!", p.order_id AS "order_id!" FROM orders_photo p
               JOIN orders_order o ON o.id = p.order_id
               WHERE o.user_id = ?1 AND (?2 IS NULL OR o.id = ?2)
               ORDER BY p.id"#,
            user,
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut photos: HashMap<i64, Vec<OrderPhoto>> = HashMap::new();
        for row in rows {
            let photo = OrderPhoto::new(row.order_id, row.id);
            photos.entry(row.order_id).or_default().push(photo);
        }
        Ok(photos)
    }

    /// All of somebody's photos.
    pub(crate) async fn forget_photos(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        let kept = sqlx::query_scalar!(
            "DELETE FROM orders_photo WHERE order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)
             RETURNING kept_photo",
            user
        )
        .fetch_all(&mut **tx)
        .await?;
        for photo in kept {
            self.setup.photos.forget(tx, photo).await?;
        }
        Ok(())
    }
}

/// An open order of this customer that has fewer photos than it may have.
async fn expect_room(tx: &mut Tx, user: i64, order: i64) -> Result<(), Failure> {
    let row = sqlx::query!(
        r#"SELECT status AS "status!: OrderStatus",
                  (SELECT count(*) FROM orders_photo p WHERE p.order_id = o.id) AS "photos!: i64"
           FROM orders_order o WHERE id = ?1 AND user_id = ?2"#,
        order,
        user
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
    if !row.status.is_open() {
        Err(codes::ORDER_OVER.into())
    } else if row.photos >= MOST_PHOTOS {
        Err(codes::TOO_MANY_PHOTOS.into())
    } else {
        Ok(())
    }
}
