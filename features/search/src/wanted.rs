//! What the shop's customers want most.

use async_trait::async_trait;
use kernel::{Failure, Timestamp};
use poem_openapi::Object;

use crate::found::SearchHit;

/// How many days count.
pub const DAYS: i64 = 30;
/// How many things are named.
pub const MOST: usize = 4;
/// Smallest number of bookings that visitors see.
pub const FEWEST_SHOWN: i64 = 10;

/// A thing that was booked.
pub struct Booked {
    /// Kind of the search result.
    pub kind: &'static str,
    pub id: i64,
    /// How often.
    pub times: i64,
}

/// Knows what customers book.
#[async_trait]
pub trait Bookings: Send + Sync {
    /// What was booked since then, most often first.
    ///
    /// # Errors
    /// The bookings cannot be read.
    async fn booked_since(&self, since: Timestamp) -> Result<Vec<Booked>, Failure>;
}

/// Something that customers book often.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct WantedItem {
    /// As a search finds it.
    pub hit: SearchHit,
    /// How often it was booked in the last 30 days; absent below 10.
    pub times_booked: Option<i64>,
}
