//! What the orders around these payments consist of, and what makers were paid.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{
    Day, Failure, OrderFigures, PieceworkPaid, Timestamp,
    order_figures::{
        ApprovedOrder, DueSince, LatestOrder, OrderedPiece, PromisedPiece, ReadyOrder,
    },
    piecework_paid::PaidPiecework,
    testing::TEST_TIME,
};

use super::{ASHA, ThreeOrders, WALK_IN};

/// Orders 1 and 2 were approved ten and forty days ago. Order 1 has two pieces, became ready three days ago, a day late,
/// and is not delivered.
#[async_trait]
impl OrderFigures for ThreeOrders {
    async fn approved(
        &self,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<ApprovedOrder>, Failure> {
        let order = |order, days: i64, price, returning| ApprovedOrder {
            order,
            buyer: ASHA.id,
            customer: "Asha Raman".to_owned(),
            price_paise: Some(price),
            approved_at: TEST_TIME.plus_days(-days),
            returning,
        };
        let orders = [order(2, 40, 15_050, false), order(1, 10, 200_000, true)];
        let within = |order: &ApprovedOrder| (from..until).contains(&order.approved_at);
        Ok(orders.into_iter().filter(within).collect())
    }

    async fn pieces(&self, orders: &[i64]) -> Result<Vec<OrderedPiece>, Failure> {
        let piece = |order, service: &str, product: &str, maker, price| OrderedPiece {
            order,
            service: service.to_owned(),
            product: product.to_owned(),
            product_id: None,
            quantity: 1,
            maker,
            price_paise: price,
        };
        let pieces = [
            piece(1, "Blouses", "Bridal blouse", Some(1), Some(150_000)),
            piece(1, "", "Fall and pico", None, Some(30_000)),
            piece(2, "Blouses", "Bridal blouse", Some(1), None),
        ];
        let asked = |piece: &OrderedPiece| orders.contains(&piece.order);
        Ok(pieces.into_iter().filter(asked).collect())
    }

    async fn buyers(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let buyer = |order: &i64| if *order == 4 { WALK_IN } else { ASHA.id };
        Ok(orders.iter().map(|order| (*order, buyer(order))).collect())
    }

    async fn latest(&self, buyers: &[i64]) -> Result<HashMap<i64, LatestOrder>, Failure> {
        let latest = LatestOrder {
            order: 1,
            number: "HM-1".to_owned(),
            at: TEST_TIME.plus_days(-11),
        };
        let asha = buyers.contains(&ASHA.id).then_some((ASHA.id, latest));
        Ok(asha.into_iter().collect())
    }

    async fn undelivered(&self) -> Result<Vec<i64>, Failure> {
        Ok(vec![1])
    }

    async fn due_since(&self, orders: &[i64]) -> Result<Vec<DueSince>, Failure> {
        let since = |order: &i64| DueSince {
            order: *order,
            at: TEST_TIME.plus_days(if *order == 1 { -3 } else { -40 }),
            is_ready: *order == 1,
            is_delivered: false,
        };
        Ok(orders.iter().map(since).collect())
    }

    async fn promised(&self, until: Day) -> Result<Vec<PromisedPiece>, Failure> {
        let piece = |number: &str, days: i64| PromisedPiece {
            order: 2,
            number: number.to_owned(),
            customer: "Asha Raman".to_owned(),
            item: "Bridal blouse".to_owned(),
            promised: TEST_TIME.day().plus_days(days),
            maker: Some(1),
        };
        let pieces = [piece("HM-2/1", -5), piece("HM-2/2", 0), piece("HM-2/3", 6)];
        let in_time = |piece: &PromisedPiece| piece.promised <= until;
        Ok(pieces.into_iter().filter(in_time).collect())
    }

    async fn made_ready(
        &self,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<ReadyOrder>, Failure> {
        let ready_at = TEST_TIME.plus_days(-3);
        if !(from..until).contains(&ready_at) {
            return Ok(Vec::new());
        }
        Ok(vec![ReadyOrder {
            order: 1,
            number: "HM-1".to_owned(),
            item: "Bridal blouse".to_owned(),
            approved_at: TEST_TIME.plus_days(-10),
            ready_at,
            promised: Some(TEST_TIME.day().plus_days(-4)),
        }])
    }
}

/// ₹400 in cash to Roshni, on the day of the tests.
pub struct OnePayment;

#[async_trait]
impl PieceworkPaid for OnePayment {
    async fn paid(&self, from: Day, until: Day) -> Result<Vec<PaidPiecework>, Failure> {
        let day = TEST_TIME.day();
        let paid = PaidPiecework {
            day,
            maker: 1,
            method: "cash".to_owned(),
            paise: 40_000,
            note: String::new(),
        };
        Ok((from..until)
            .contains(&day)
            .then_some(paid)
            .into_iter()
            .collect())
    }
}
