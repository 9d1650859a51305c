//! Port to the catalogue feature.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{Failure, Paise};

/// What a product is and costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferedProduct {
    /// Its own, or that of its service.
    pub garment_type: Option<i64>,
    /// Price of the stitching, without choices.
    pub price: Paise,
}

/// Looks products up. The app connects it to the catalogue feature.
#[async_trait]
pub trait Products: Send + Sync {
    /// `None` for a product that is unknown or no longer offered.
    async fn offered(&self, product: i64) -> Result<Option<OfferedProduct>, Failure>;

    /// Names of products, also of hidden ones, by id. Those in the trash are left out.
    async fn names(&self, products: &[i64]) -> Result<HashMap<i64, String>, Failure>;
}
