//! What the search asks of orders.

use async_trait::async_trait;
use kernel::{Db, Failure, Timestamp};
use search::{Booked, Bookings};

pub struct BookingsOfOrders(pub Db);

#[async_trait]
impl Bookings for BookingsOfOrders {
    async fn booked_since(&self, since: Timestamp) -> Result<Vec<Booked>, Failure> {
        let booked = orders::booked_products(&self.0, since).await?;
        let booked = booked.into_iter().map(|(id, times)| Booked {
            kind: catalogue::PRODUCT.id,
            id,
            times,
        });
        Ok(booked.collect())
    }
}
