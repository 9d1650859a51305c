//! What a maker does with a piece of theirs: the steps before it is delivered, photos and notes.
//!
//! A piece is a maker's if it is assigned to them, or an open alteration of it is; only the one to
//! whom the piece is assigned moves it.

use std::collections::HashMap;

use kernel::{Failure, User, session::NOT_ALLOWED};
use poem::Body;

use super::shop_photo::ShopPhotoKind;
use crate::{Orders, codes, price::BalanceOnDelivery, status::OrderStatus};

impl Orders {
    /// Moves a piece assigned to the caller to another step before 'Delivered'.
    ///
    /// # Errors
    /// [`codes::PIECE_NOT_FOUND`] if it is not assigned to the caller, and if it is or becomes
    /// delivered that the caller is not allowed to.
    pub(crate) async fn move_own_piece(
        &self,
        piece: i64,
        caller: &User,
        (from, to): (OrderStatus, OrderStatus),
    ) -> Result<(), Failure> {
        let order = sqlx::query_scalar!(
            "SELECT order_id FROM orders_piece WHERE id = ?1 AND assigned_to = ?2",
            piece,
            caller.id
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or_else(|| Failure::new(codes::PIECE_NOT_FOUND))?;
        // Taking back a delivery reopens the customer's bill.
        if [from, to].contains(&OrderStatus::Delivered) {
            return Err(NOT_ALLOWED.into());
        }
        let steps = (from, to);
        self.move_piece(order, piece, caller.id, steps, BalanceOnDelivery::Unpaid)
            .await
    }

    /// Adds a photo of the finished piece, visible to the shop only until the counter shows it.
    ///
    /// # Errors
    /// [`codes::PIECE_NOT_FOUND`] if it is not the caller's; also those of photos.
    pub(crate) async fn photograph_own_piece(
        &self,
        piece: i64,
        caller: &User,
        photo: Body,
    ) -> Result<(), Failure> {
        let order = self.order_of_own(piece, caller.id).await?;
        let kind = ShopPhotoKind::Finished;
        self.add_shop_photo((order, Some(piece)), caller.id, kind, false, photo)
            .await
    }

    /// Adds a note about the piece, which the counter and its makers read.
    ///
    /// # Errors
    /// [`codes::PIECE_NOT_FOUND`] if it is not the caller's.
    pub(crate) async fn note_own_piece(
        &self,
        piece: i64,
        caller: &User,
        text: &str,
    ) -> Result<(), Failure> {
        let order = self.order_of_own(piece, caller.id).await?;
        self.add_note((order, Some(piece)), caller.id, text).await
    }

    /// Reads a photo of a piece of this team member.
    ///
    /// # Errors
    /// [`codes::PHOTO_NOT_FOUND`] if the piece is not theirs or has no such photo.
    pub(crate) async fn photo_of_own_piece(
        &self,
        (piece, photo): (i64, i64),
        member: i64,
    ) -> Result<Vec<u8>, Failure> {
        let order = sqlx::query_scalar!(
            "SELECT order_id FROM orders_photo WHERE id = ?1 AND piece_id = ?2",
            photo,
            piece
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        match order {
            Some(order) if self.own_among(&[piece], member).await?.contains_key(&piece) => {
                self.photo_for_the_shop(order, photo).await
            }
            _ => Err(codes::PHOTO_NOT_FOUND.into()),
        }
    }

    /// The order of a piece of this team member.
    async fn order_of_own(&self, piece: i64, member: i64) -> Result<i64, Failure> {
        let order = self.own_among(&[piece], member).await?.remove(&piece);
        order.ok_or_else(|| codes::PIECE_NOT_FOUND.into())
    }

    /// Those of these pieces that are this team member's, each with its order.
    pub(crate) async fn own_among(
        &self,
        pieces: &[i64],
        member: i64,
    ) -> Result<HashMap<i64, i64>, Failure> {
        let pieces = format!("{pieces:?}");
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!", p.order_id AS "order_id!" FROM orders_piece p
               WHERE p.id IN (SELECT value FROM json_each(?1))
                 AND (p.assigned_to = ?2 OR EXISTS (SELECT 1 FROM orders_alteration a
                     WHERE a.piece_id = p.id AND a.assigned_to = ?2 AND a.status <> 'Handed Over'))"#,
            pieces,
            member
        )
        .fetch_all(self.deps.db.read())
        .await?;
        Ok(rows.into_iter().map(|row| (row.id, row.order_id)).collect())
    }
}
