//! Photos of an order: the customer's, and those the shop shows them.

use std::collections::HashMap;

use kernel::{CountedTry, Failure, Tx, limits::Limit};
use poem::Body;
use poem_openapi::{Enum, Object};

use crate::{Orders, codes, status::OrderStatus};

/// Maximum number of reference photos per piece.
const MOST_PHOTOS: i64 = 5;
/// Limit of photos a customer adds per day.
const A_DAY: Limit = Limit::per_day("orders.photo", 20);

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

/// A photo with the piece it belongs to; `None` for the order as a whole.
#[derive(Clone, Debug)]
pub struct PlacedPhoto {
    pub piece: Option<i64>,
    pub photo: OrderPhoto,
}

impl PlacedPhoto {
    pub fn of_the_shop(&self) -> bool {
        self.photo.kind != PhotoKind::Reference
    }
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
        piece: Option<i64>,
        photo: Body,
    ) -> Result<OrderPhoto, Failure> {
        let mut tx = self.deps.db.write().await?;
        expect_room(&mut tx, user, order, piece).await?;
        drop(tx);
        let mut counted = CountedTry::new(&self.deps.limits);
        counted.count(A_DAY, format!("user:{user}"))?;
        counted
            .run(self.store_photo(user, order, piece, photo))
            .await
    }

    async fn store_photo(
        &self,
        user: i64,
        order: i64,
        piece: Option<i64>,
        photo: Body,
    ) -> Result<OrderPhoto, Failure> {
        let stored = self.setup.photos.store(photo, true).await?;
        // Storing the photo took time: others may have been added, or the order closed.
        let mut tx = self.deps.db.write().await?;
        let piece = match expect_room(&mut tx, user, order, piece).await {
            Ok(piece) => piece,
            Err(failure) => {
                self.setup.photos.delete(&mut tx, stored).await?;
                tx.commit().await?;
                return Err(failure);
            }
        };
        let now = self.deps.clock.now().0;
        let id = sqlx::query!(
            "INSERT INTO orders_photo (order_id, piece_id, stored_photo, added_at) VALUES (?1, ?2, ?3, ?4)",
            order,
            piece,
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
        self.setup.photos.delete(&mut tx, stored).await?;
        Ok(tx.commit().await?)
    }

    /// Photos of these orders that their customer sees.
    pub(crate) async fn photos_of(
        &self,
        orders: &[i64],
    ) -> Result<HashMap<i64, Vec<PlacedPhoto>>, Failure> {
        let orders = format!("{orders:?}");
        let rows = sqlx::query!(
            r#"SELECT id AS "id!", order_id AS "order_id!", piece_id, kind AS "kind!: PhotoKind" FROM orders_photo
               WHERE order_id IN (SELECT value FROM json_each(?1)) AND shown ORDER BY id"#,
            orders
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut photos: HashMap<i64, Vec<PlacedPhoto>> = HashMap::new();
        for row in rows {
            photos.entry(row.order_id).or_default().push(PlacedPhoto {
                piece: row.piece_id,
                photo: OrderPhoto::new(row.order_id, row.id, row.kind),
            });
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
            self.setup.photos.delete(tx, photo).await?;
        }
        Ok(())
    }
}

/// The piece a photo belongs to: the one named, or the first one. Fails if the order is not an open
/// one of this customer, or the piece has the maximum number of photos.
async fn expect_room(
    tx: &mut Tx,
    user: i64,
    order: i64,
    piece: Option<i64>,
) -> Result<Option<i64>, Failure> {
    let status = sqlx::query_scalar!(
        r#"SELECT status AS "status!: OrderStatus" FROM orders_order WHERE id = ?1 AND user_id = ?2"#,
        order,
        user
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
    let piece = piece_of(tx, order, piece).await?;
    if !status.is_open() {
        return Err(codes::ORDER_OVER.into());
    }
    expect_room_for_reference(tx, order, piece).await?;
    Ok(piece)
}

/// Fails if a piece has the maximum number of reference photos.
pub async fn expect_room_for_reference(
    tx: &mut Tx,
    order: i64,
    piece: Option<i64>,
) -> Result<(), Failure> {
    let photos = sqlx::query_scalar!(
        r#"SELECT count(*) AS "photos!: i64" FROM orders_photo
           WHERE order_id = ?1 AND piece_id IS ?2 AND kind = 'reference'"#,
        order,
        piece
    )
    .fetch_one(&mut **tx)
    .await?;
    if photos >= MOST_PHOTOS {
        Err(codes::TOO_MANY_PHOTOS.into())
    } else {
        Ok(())
    }
}

/// The named piece of an order, or its first one.
///
/// # Errors
/// `orders.piece_not_found` for a piece of another order.
pub async fn piece_of(tx: &mut Tx, order: i64, piece: Option<i64>) -> Result<Option<i64>, Failure> {
    let found = sqlx::query_scalar!(
        r#"SELECT id AS "id!: i64" FROM orders_piece WHERE order_id = ?1 AND (?2 IS NULL OR id = ?2)
           ORDER BY position LIMIT 1"#,
        order,
        piece
    )
    .fetch_optional(&mut **tx)
    .await?;
    if piece.is_some() && found.is_none() {
        return Err(codes::PIECE_NOT_FOUND.into());
    }
    Ok(found)
}
