//! The status link of an order: its progress for anyone with the link, without any personal data.

use kernel::{Day, Failure, Image, Timestamp, Tx, secret::random_token};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{
    Orders, codes,
    order::{Order, StatusChange},
    pieces::OrderPiece,
    status::OrderStatus,
};

/// Hexadecimal digits of a key: 128 bits, short enough for a chat message.
const KEY_LENGTH: usize = 32;

/// Days for which the link of a closed order still works.
const DAYS_AFTER_CLOSING: i64 = 30;

/// A key for the status link of an order.
pub fn new_key() -> String {
    let mut key = random_token();
    key.truncate(KEY_LENGTH);
    key
}

/// Whether a status link works.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum StatusLink {
    /// It works.
    On,
    /// The customer or the shop switched it off.
    Off,
    /// It ended, 30 days after the order was delivered, declined or cancelled.
    Ended,
}

impl StatusLink {
    /// The link of an order with this history, oldest change first.
    pub fn of(has_key: bool, history: &[StatusChange], now: Timestamp) -> Self {
        let closed = history.last().filter(|change| !change.status.is_open());
        let ended = |change: &StatusChange| now >= change.at.plus_days(DAYS_AFTER_CLOSING);
        match closed {
            Some(change) if ended(change) => Self::Ended,
            _ if has_key => Self::On,
            _ => Self::Off,
        }
    }
}

/// Switches a status link.
#[derive(Object, Clone, Copy, Debug)]
pub struct UpdateStatusLink {
    /// Whether the link works. Switching it on again makes a new one; the old one stays dead.
    pub on: bool,
}

/// Progress of an order.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderProgress {
    /// Order number, such as `HM-1048`.
    pub number: String,
    /// Status.
    pub status: OrderStatus,
    /// Highlighted steps of the tracker, out of four.
    pub step: Option<u8>,
    /// Status changes, oldest first.
    pub history: Vec<OrderProgressChange>,
    /// Pieces, by position.
    pub pieces: Vec<PieceProgress>,
    /// The day for which the shop promised the last piece.
    pub promised_day: Option<Day>,
}

/// A status change on the public status page.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct OrderProgressChange {
    /// New status.
    pub status: OrderStatus,
    /// When.
    pub at: Timestamp,
}

/// Progress of a piece.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PieceProgress {
    /// Type, name and model of the product. Absent for an item in the shop's own words, which may name a person.
    pub service_name: Option<String>,
    /// How many of it.
    pub quantity: i64,
    /// Image of the product, 4:5.
    pub image: Option<Image>,
    /// Status of the piece.
    pub status: OrderStatus,
    /// Highlighted steps of the tracker, out of four.
    pub step: Option<u8>,
    /// The day for which the shop promised it.
    pub promised_day: Option<Day>,
}

impl From<Order> for OrderProgress {
    fn from(order: Order) -> Self {
        let history = order.history.into_iter();
        Self {
            number: order.number,
            status: order.status,
            step: order.step,
            history: history
                .map(|change| OrderProgressChange {
                    status: change.status,
                    at: change.at,
                })
                .collect(),
            pieces: order.pieces.into_iter().map(PieceProgress::from).collect(),
            promised_day: order.promised_day,
        }
    }
}

impl From<OrderPiece> for PieceProgress {
    fn from(piece: OrderPiece) -> Self {
        // The full name of a product is longer than its model; an item in free text has one name.
        let is_product = piece.service_name != piece.service_model;
        Self {
            service_name: is_product.then_some(piece.service_name),
            quantity: piece.quantity,
            image: piece.image,
            status: piece.status,
            step: piece.step,
            promised_day: piece.promised_day,
        }
    }
}

impl Orders {
    /// Progress of the order with this key.
    ///
    /// # Errors
    /// `orders.order_not_found` for a key that belongs to no order, `orders.status_link_ended` for a
    /// link whose time is over.
    pub(crate) async fn progress(&self, key: &str) -> Result<OrderProgress, Failure> {
        let row = sqlx::query!(
            "SELECT id, user_id FROM orders_order WHERE status_key = ?1",
            key
        )
        .fetch_optional(self.deps.db.read())
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let order = self.order_of(row.user_id, row.id).await?;
        if order.status_link == StatusLink::Ended {
            return Err(codes::STATUS_LINK_ENDED.into());
        }
        Ok(order.into())
    }

    /// Switches the status link of the customer's own order. Returns the order.
    ///
    /// # Errors
    /// `orders.order_not_found`, also for another customer's order.
    pub(crate) async fn switch_own_status_link(
        &self,
        user: i64,
        order: i64,
        to: UpdateStatusLink,
    ) -> Result<Order, Failure> {
        let own = self.order_of(user, order).await?;
        self.switch_status_link(own.id, user, to).await?;
        self.order_of(user, order).await
    }

    /// Switches the status link of an order. One that is on keeps its key.
    ///
    /// # Errors
    /// `orders.order_not_found`.
    pub(crate) async fn switch_status_link(
        &self,
        order: i64,
        actor: i64,
        UpdateStatusLink { on }: UpdateStatusLink,
    ) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let is_on = sqlx::query_scalar!(
            r#"SELECT status_key IS NOT NULL AS "is_on!: bool" FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        if is_on == on {
            return Ok(());
        }
        store_key(&mut tx, order, on.then(new_key)).await?;
        let details = json!({"on": {"from": is_on, "to": on}});
        self.log(
            &mut tx,
            order,
            actor,
            "orders.status_link_switched",
            details,
        )
        .await?;
        tx.commit().await?;
        Ok(())
    }
}

async fn store_key(tx: &mut Tx, order: i64, key: Option<String>) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE orders_order SET status_key = ?2 WHERE id = ?1",
        order,
        key
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::Party;

    const DAY: i64 = 86_400;

    fn changed(status: OrderStatus) -> [StatusChange; 1] {
        let (at, by) = (Timestamp(0), Party::Shop);
        [StatusChange { status, at, by }]
    }

    #[test]
    fn a_link_ends_30_days_after_the_order() {
        for (status, after, link) in [
            (OrderStatus::Delivered, 30 * DAY - 1, StatusLink::On),
            (OrderStatus::Delivered, 30 * DAY, StatusLink::Ended),
            (OrderStatus::Rejected, 30 * DAY, StatusLink::Ended),
            (OrderStatus::Cancelled, 30 * DAY, StatusLink::Ended),
            (OrderStatus::ReadyForPickup, 400 * DAY, StatusLink::On),
        ] {
            let of = StatusLink::of(true, &changed(status), Timestamp(after));
            assert_eq!(of, link, "{status:?} after {after} s");
        }
    }

    #[test]
    fn a_link_without_a_key_is_off_until_it_ends() {
        let of = |after| {
            StatusLink::of(
                false,
                &changed(OrderStatus::Delivered),
                Timestamp(after * DAY),
            )
        };
        assert_eq!(of(29), StatusLink::Off);
        assert_eq!(of(30), StatusLink::Ended);
    }
}
