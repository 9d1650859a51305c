//! Photos of an order: the customer's, and those the shop shows them.

use std::collections::HashMap;

use kernel::{Failure, Tx, limits::Limit};
use poem::Body;
use poem_openapi::{Enum, Object};

use crate::{Orders, codes, status::OrderStatus};

/// Maximum number of reference photos per order.
const MOST_PHOTOS: i64 = 5;
/// Limit of photos a customer adds per day.
const A_DAY: Limit = Limit {
    name: "orders.photo",
    most: 20,
    seconds: 86_400,
};

/// What a photo of an order shows.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum PhotoKind {
    /// A reference for what the customer wants.
    Reference,
    /// The fabric, as received.
    Cloth,
    /// The finished piece.
    Finished,
}

/// A photo of an order, visible to its customer and the shop only.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct OrderPhoto {
    /// Id of the photo.
    pub id: i64,
    /// What it shows.
    pub kind: PhotoKind,
    /// URL for the customer, as WebP.
    pub src: String,
}

impl OrderPhoto {
    pub fn new(order: i64, id: i64, kind: PhotoKind) -> Self {
        Self {
            id,
            kind,
            src: format!("/api/me/orders/{order}/photos/{id}"),
        }
    }

    /// Changes the URL to the back office's.
    pub fn for_the_shop(&mut self, order: i64) {
        self.src = Self::of_the_shop(order, self.id);
    }

    pub fn of_the_shop(order: i64, id: i64) -> String {
        format!("/api/admin/orders/{order}/photos/{id}")
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
        let counted = format!("user:{user}");
        self.deps.limits.allow(A_DAY, &counted)?;
        let added = self.store_photo(user, order, photo).await;
        // A refused photo or a disconnected sender cost work and counts; a server error does not.
        if added
            .as_ref()
            .is_err_and(|failure| failure.code().status >= 500)
        {
            self.deps.limits.uncount(A_DAY, &counted);
        }
        added
    }

    async fn store_photo(&self, user: i64, order: i64, photo: Body) -> Result<OrderPhoto, Failure> {
        let stored = self.setup.photos.keep(photo, true).await?;
        // Storing the photo took time: others may have been added, or the order closed.
        let mut tx = self.deps.db.write().await?;
        if let Err(failure) = expect_room(&mut tx, user, order).await {
            self.setup.photos.forget(&mut tx, stored).await?;
            tx.commit().await?;
            return Err(failure);
        }
        let now = self.deps.clock.now().0;
        let id = sqlx::query!(
            "INSERT INTO orders_photo (order_id, stored_photo, added_at) VALUES (?1, ?2, ?3)",
            order,
            stored,
            now
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        tx.commit().await?;
        Ok(OrderPhoto::new(order, id, PhotoKind::Reference))
    }

    /// Reads the WebP file.
    pub(crate) async fn photo(&self, user: i64, order: i64, id: i64) -> Result<Vec<u8>, Failure> {
        let stored = sqlx::query_scalar!(
            "SELECT p.stored_photo FROM orders_photo p JOIN orders_order o ON o.id = p.order_id
             WHERE p.id = ?3 AND o.id = ?2 AND o.user_id = ?1 AND p.shown",
            user,
            order,
            id
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let Some(stored) = stored else {
            return Err(codes::PHOTO_NOT_FOUND.into());
        };
        let file = self.setup.photos.read(stored).await?;
        file.ok_or_else(|| codes::PHOTO_NOT_FOUND.into())
    }

    pub(crate) async fn remove_photo(&self, user: i64, order: i64, id: i64) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let stored = sqlx::query_scalar!(
            "DELETE FROM orders_photo WHERE id = ?3 AND order_id = ?2 AND kind = 'reference'
               AND order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)
             RETURNING stored_photo",
            user,
            order,
            id
        )
        .fetch_optional(&mut *tx)
        .await?;
        let Some(stored) = stored else {
            return Err(codes::PHOTO_NOT_FOUND.into());
        };
        self.setup.photos.forget(&mut tx, stored).await?;
        Ok(tx.commit().await?)
    }

    /// Reference photos the customer added.
    pub(crate) async fn photos_of(
        &self,
        user: i64,
        order: Option<i64>,
    ) -> Result<HashMap<i64, Vec<OrderPhoto>>, Failure> {
        self.photos_by(user, order, false).await
    }

    /// Photos the shop shows the customer.
    pub(crate) async fn shown_photos_of(
        &self,
        user: i64,
        order: Option<i64>,
    ) -> Result<HashMap<i64, Vec<OrderPhoto>>, Failure> {
        self.photos_by(user, order, true).await
    }

    async fn photos_by(
        &self,
        user: i64,
        order: Option<i64>,
        shop: bool,
    ) -> Result<HashMap<i64, Vec<OrderPhoto>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!", p.order_id AS "order_id!", p.kind AS "kind!: PhotoKind" FROM orders_photo p
               JOIN orders_order o ON o.id = p.order_id
               WHERE o.user_id = ?1 AND (?2 IS NULL OR o.id = ?2) AND p.shown AND (p.kind <> 'reference') = ?3
               ORDER BY p.id"#,
            user,
            order,
            shop
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut photos: HashMap<i64, Vec<OrderPhoto>> = HashMap::new();
        for row in rows {
            let photo = OrderPhoto::new(row.order_id, row.id, row.kind);
            photos.entry(row.order_id).or_default().push(photo);
        }
        Ok(photos)
    }

    /// Deletes all photos of a customer's orders.
    pub(crate) async fn forget_photos(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        let stored = sqlx::query_scalar!(
            "DELETE FROM orders_photo WHERE order_id IN (SELECT id FROM orders_order WHERE user_id = ?1)
             RETURNING stored_photo",
            user
        )
        .fetch_all(&mut **tx)
        .await?;
        for photo in stored {
            self.setup.photos.forget(tx, photo).await?;
        }
        Ok(())
    }
}

/// Fails if the order is not an open one of this customer, or has the maximum number of photos.
async fn expect_room(tx: &mut Tx, user: i64, order: i64) -> Result<(), Failure> {
    let row = sqlx::query!(
        r#"SELECT status AS "status!: OrderStatus",
                  (SELECT count(*) FROM orders_photo p WHERE p.order_id = o.id AND p.kind = 'reference') AS "photos!: i64"
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
