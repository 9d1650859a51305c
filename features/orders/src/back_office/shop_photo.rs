//! Photos by the shop: references, the fabric as received, and the finished piece.

use kernel::{Failure, Timestamp, Tx};
use poem::Body;
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{
    Orders, codes,
    photo::{OrderPhoto, PhotoKind, expect_room_for_reference, piece_of},
};

/// Maximum number of shop photos per order.
const MOST_PHOTOS: i64 = 10;

/// What a shop photo shows.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum ShopPhotoKind {
    /// A reference from the customer, at most five for a piece; the customer always sees it.
    Reference,
    /// The fabric, as received.
    Cloth,
    /// The finished piece.
    Finished,
}

impl ShopPhotoKind {
    fn wording(self) -> &'static str {
        match self {
            Self::Reference => "reference",
            Self::Cloth => "cloth",
            Self::Finished => "finished",
        }
    }
}

/// A photo taken by the shop.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ShopPhoto {
    /// Id of the photo.
    pub id: i64,
    /// What it shows: `cloth` or `finished`.
    pub kind: PhotoKind,
    /// URL for the back office, as WebP.
    pub src: String,
    /// Whether the customer sees it.
    pub shown: bool,
    /// Piece it belongs to.
    pub piece_id: Option<i64>,
    /// When it was added.
    pub added_at: Timestamp,
}

impl Orders {
    pub(crate) async fn shop_photos(&self, order: i64) -> Result<Vec<ShopPhoto>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id, piece_id, kind AS "kind!: PhotoKind", shown AS "shown!: bool", added_at
               FROM orders_photo WHERE order_id = ?1 AND kind <> 'reference' ORDER BY id"#,
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let photos = rows.into_iter().map(|row| ShopPhoto {
            id: row.id,
            kind: row.kind,
            src: OrderPhoto::of_the_shop(order, row.id),
            shown: row.shown,
            piece_id: row.piece_id,
            added_at: Timestamp(row.added_at),
        });
        Ok(photos.collect())
    }

    pub(crate) async fn add_shop_photo(
        &self,
        (order, piece): (i64, Option<i64>),
        actor: i64,
        kind: ShopPhotoKind,
        shown: bool,
        photo: Body,
    ) -> Result<(), Failure> {
        let reference = kind == ShopPhotoKind::Reference;
        let mut tx = self.deps.db.write().await?;
        expect_room(&mut tx, (order, piece), reference).await?;
        drop(tx);
        let stored = self.setup.photos.store(photo, false).await?;
        // Storing the photo took time, in which others may have been added.
        let mut tx = self.deps.db.write().await?;
        let piece = match expect_room(&mut tx, (order, piece), reference).await {
            Ok(piece) => piece,
            Err(failure) => {
                self.setup.photos.delete(&mut tx, stored).await?;
                tx.commit().await?;
                return Err(failure);
            }
        };
        let now = self.deps.clock.now();
        let (kind, shown) = (kind.wording(), shown || reference);
        sqlx::query!(
            "INSERT INTO orders_photo (order_id, piece_id, stored_photo, added_at, kind, shown)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            order,
            piece,
            stored,
            now.0,
            kind,
            shown
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"kind": kind, "shown": shown});
        self.log_and_commit(tx, order, actor, "orders.photo_added", details)
            .await
    }

    pub(crate) async fn show_shop_photo(
        &self,
        order: i64,
        photo: i64,
        shown: bool,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let changed = sqlx::query!(
            "UPDATE orders_photo SET shown = ?3 WHERE id = ?2 AND order_id = ?1 AND kind <> 'reference'",
            order,
            photo,
            shown
        )
        .execute(&mut *tx)
        .await?;
        if changed.rows_affected() == 0 {
            return Err(codes::PHOTO_NOT_FOUND.into());
        }
        Ok(tx.commit().await?)
    }

    pub(crate) async fn remove_shop_photo(
        &self,
        order: i64,
        actor: i64,
        photo: i64,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let stored = sqlx::query_scalar!(
            "DELETE FROM orders_photo WHERE id = ?2 AND order_id = ?1 RETURNING stored_photo",
            order,
            photo
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PHOTO_NOT_FOUND))?;
        self.setup.photos.delete(&mut tx, stored).await?;
        let details = json!({"photo": photo});
        self.log_and_commit(tx, order, actor, "orders.photo_removed", details)
            .await
    }
}

/// The piece that a photo is added to. Fails if the order has the maximum number of shop photos, or the piece that of
/// reference photos.
async fn expect_room(
    tx: &mut Tx,
    (order, piece): (i64, Option<i64>),
    reference: bool,
) -> Result<Option<i64>, Failure> {
    let photos = sqlx::query_scalar!(
        r#"SELECT (SELECT count(*) FROM orders_photo p WHERE p.order_id = o.id AND p.kind <> 'reference') AS "photos!: i64"
           FROM orders_order o WHERE id = ?1"#,
        order
    )
    .fetch_optional(&mut **tx)
    .await?
    .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
    let piece = piece_of(tx, order, piece).await?;
    if reference {
        expect_room_for_reference(tx, order, piece).await?;
    } else if photos >= MOST_PHOTOS {
        return Err(codes::TOO_MANY_SHOP_PHOTOS.into());
    }
    Ok(piece)
}
