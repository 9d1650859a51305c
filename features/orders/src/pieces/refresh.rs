//! What an order row repeats of its pieces.

use kernel::{Failure, Tx};

use crate::{
    Orders, alteration::alterations_in_price, change::Change, mails, price::sum_of_extras,
    status::OrderStatus,
};

/// Status of an approved order with these pieces: it follows the first piece until stitching, and
/// the last one from there. 'Order Placed' without pieces.
pub fn derived_status(pieces: &[OrderStatus]) -> OrderStatus {
    let all = |step: OrderStatus| pieces.iter().all(|status| status.place() >= step.place());
    let any = |step: OrderStatus| pieces.iter().any(|status| status.place() >= step.place());
    if pieces.is_empty() {
        OrderStatus::OrderPlaced
    } else if all(OrderStatus::Delivered) {
        OrderStatus::Delivered
    } else if all(OrderStatus::ReadyForPickup) {
        OrderStatus::ReadyForPickup
    } else if any(OrderStatus::StitchingInProgress) {
        OrderStatus::StitchingInProgress
    } else if any(OrderStatus::CuttingStarted) {
        OrderStatus::CuttingStarted
    } else {
        OrderStatus::OrderPlaced
    }
}

/// What several pieces are called together: the first one's name and the number of others.
pub struct Summary;

impl Summary {
    pub fn name(first: &str, pieces: usize) -> String {
        match pieces {
            0 | 1 => first.to_owned(),
            more => format!("{first} and {} more", more - 1),
        }
    }
}

/// Sum of the pieces' prices with what is added, extras and rush fee, and without the discount, in
/// paise; `None` while no piece has a price.
fn price(pieces: impl Iterator<Item = Option<i64>>, added: i64, discount: i64) -> Option<i64> {
    let sum = pieces.flatten().reduce(|sum, price| sum + price)?;
    Some((sum + added - discount).max(0))
}

/// The price with what alterations add to it, in paise.
fn with_alterations(price: Option<i64>, alterations: i64) -> Option<i64> {
    match (price, alterations) {
        (None, 0) => None,
        (price, alterations) => Some(price.unwrap_or(0) + alterations),
    }
}

impl Orders {
    /// Updates everything that the order row repeats of its pieces: names, image, price, promised
    /// day, and once it is approved its status, with history, email and ledger. Call it in the
    /// transaction of every change of a piece, as its last step. Returns the status change it made.
    ///
    /// # Errors
    /// The database cannot be written.
    pub(crate) async fn refresh(
        &self,
        tx: &mut Tx,
        order: i64,
        actor: i64,
    ) -> Result<Option<i64>, Failure> {
        let pieces = sqlx::query!(
            r#"SELECT service_name, service_model, image_id, price_paise, promised_day,
                      status AS "status!: OrderStatus"
               FROM orders_piece WHERE order_id = ?1 ORDER BY position"#,
            order
        )
        .fetch_all(&mut **tx)
        .await?;
        let Some(first) = pieces.first() else {
            return Ok(None);
        };
        let row = sqlx::query!(
            r#"SELECT status AS "status!: OrderStatus", rush_paise, discount_paise FROM orders_order WHERE id = ?1"#,
            order
        )
        .fetch_one(&mut **tx)
        .await?;
        let alterations = alterations_in_price(tx, order).await?;
        let name = Summary::name(&first.service_name, pieces.len());
        let model = Summary::name(&first.service_model, pieces.len());
        let prices = pieces.iter().map(|piece| piece.price_paise);
        let added = row.rush_paise + sum_of_extras(tx, order).await?;
        let price = price(prices, added, row.discount_paise);
        let price = with_alterations(price, alterations);
        let promised_day = pieces
            .iter()
            .filter_map(|piece| piece.promised_day.as_deref())
            .max();
        sqlx::query!(
            "UPDATE orders_order SET service_name = ?2, service_model = ?3, image_id = ?4, price_paise = ?5,
                    promised_day = ?6 WHERE id = ?1",
            order,
            name,
            model,
            first.image_id,
            price,
            promised_day
        )
        .execute(&mut **tx)
        .await?;
        let steps: Vec<OrderStatus> = pieces.iter().map(|piece| piece.status).collect();
        let derived = derived_status(&steps);
        if !row.status.is_approved() || derived == row.status {
            return Ok(None);
        }
        let number = self.number(order).await?;
        let change = Change::to(derived, actor);
        let made = self
            .change(tx, order, number, change, mails::STEP_CHANGED)
            .await?;
        self.notify_ledger(tx, order, row.status, derived).await?;
        Ok(Some(made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: [OrderStatus; 5] = [
        OrderStatus::OrderPlaced,
        OrderStatus::CuttingStarted,
        OrderStatus::StitchingInProgress,
        OrderStatus::ReadyForPickup,
        OrderStatus::Delivered,
    ];

    #[test]
    fn an_order_of_one_piece_has_its_status() {
        for step in STEPS {
            assert_eq!(derived_status(&[step]), step);
        }
    }

    #[test]
    fn the_first_piece_starts_cutting_and_stitching_and_the_last_one_ends_them() {
        use OrderStatus::{
            CuttingStarted as Cutting, Delivered, OrderPlaced as Placed, ReadyForPickup as Ready,
            StitchingInProgress as Stitching,
        };
        for (pieces, derived) in [
            ([Placed, Placed, Placed], Placed),
            ([Placed, Cutting, Placed], Cutting),
            ([Placed, Cutting, Stitching], Stitching),
            ([Ready, Placed, Placed], Stitching),
            ([Ready, Delivered, Stitching], Stitching),
            ([Ready, Ready, Ready], Ready),
            ([Ready, Delivered, Delivered], Ready),
            ([Delivered, Delivered, Delivered], Delivered),
        ] {
            assert_eq!(derived_status(&pieces), derived, "{pieces:?}");
        }
    }

    #[test]
    fn the_price_is_the_sum_of_what_is_agreed() {
        assert_eq!(price([None, None].into_iter(), 500, 0), None);
        assert_eq!(
            price([Some(1_000), None].into_iter(), 500, 200),
            Some(1_300)
        );
        assert_eq!(price([Some(1_000)].into_iter(), 0, 2_000), Some(0));
    }

    #[test]
    fn what_alterations_cost_is_added() {
        assert_eq!(with_alterations(Some(1_000), 200), Some(1_200));
        assert_eq!(with_alterations(Some(0), 0), Some(0));
        assert_eq!(with_alterations(None, 200), Some(200));
        assert_eq!(with_alterations(None, 0), None);
    }

    #[test]
    fn a_summary_names_the_first_piece_and_counts_the_others() {
        assert_eq!(Summary::name("Blouse", 1), "Blouse");
        assert_eq!(Summary::name("Blouse", 3), "Blouse and 2 more");
    }
}
