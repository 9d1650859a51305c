//! A test shop with garment types and a few products.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use garments::{Garments, OfferedProduct, Products};
use kernel::{
    Failure, Paise,
    testing::{Caller, TestApp},
};

pub const ROSHNI: Caller = Caller::owner(1);
pub const SELVI: Caller = Caller::staff(3);
pub const ASHA: Caller = Caller::customer(7);

pub const BLOUSE: i64 = 1;
/// A product of the garment type Blouse, for ₹850.
pub const PRINCESS_CUT: i64 = 21;
/// A product of no garment type.
pub const CUSHION: i64 = 22;

struct TestProducts;

#[async_trait]
impl Products for TestProducts {
    async fn offered(&self, product: i64) -> Result<Option<OfferedProduct>, Failure> {
        let garment_type = match product {
            PRINCESS_CUT => Some(BLOUSE),
            CUSHION => None,
            _ => return Ok(None),
        };
        let price = Paise(85_000);
        Ok(Some(OfferedProduct {
            garment_type,
            price,
        }))
    }

    async fn names(&self, products: &[i64]) -> Result<HashMap<i64, String>, Failure> {
        let names = [
            (PRINCESS_CUT, "Princess Cut, lined"),
            (CUSHION, "Cushion cover"),
        ];
        let wanted = names.into_iter().filter(|(id, _)| products.contains(id));
        Ok(wanted.map(|(id, name)| (id, name.to_owned())).collect())
    }
}

pub struct Shop {
    pub app: TestApp,
    pub garments: Garments,
}

impl Shop {
    pub async fn new() -> Self {
        let mut joined = None;
        let app = TestApp::of(
            |deps| {
                let garments = Garments::new(deps, Arc::new(TestProducts));
                let feature = garments::feature(&garments);
                joined = Some(garments);
                feature
            },
            &[],
        )
        .await;
        let garments = joined.unwrap();
        Self { app, garments }
    }
}
