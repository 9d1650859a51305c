//! What imports ask of those who own the rows.

use std::sync::Arc;

use async_trait::async_trait;
use auth::ImportedCustomers;
use catalogue::ImportedProducts;
use imports::ShopUnit;
use kernel::{
    Failure, LengthUnit, Tx,
    import::{ImportKind, ImportUses},
};
use orders::{ImportedMeasurements, ImportedPastOrders, OrderNumbers, Orders};

use super::NumbersOfShop;
use crate::context::Context;

#[async_trait]
impl ShopUnit for NumbersOfShop {
    async fn unit(&self) -> Result<LengthUnit, Failure> {
        OrderNumbers::unit(self).await
    }
}

/// A walk-in may have bought a course at the counter.
struct EnrolmentsOfCourses;

#[async_trait]
impl ImportUses for EnrolmentsOfCourses {
    async fn used(
        &self,
        tx: &mut Tx,
        kind: ImportKind,
        record: i64,
    ) -> Result<Option<&'static str>, Failure> {
        let enrolled = kind == ImportKind::Customers && courses::is_enrolled(tx, record).await?;
        Ok(enrolled.then_some("Has a course."))
    }
}

impl Context {
    pub fn imports(&self, orders: &Orders) -> imports::Setup {
        let db = &self.deps.db;
        imports::Setup {
            targets: vec![
                Arc::new(ImportedCustomers(db.clone())),
                Arc::new(ImportedMeasurements(orders.clone())),
                Arc::new(ImportedProducts(db.clone())),
                Arc::new(ImportedPastOrders(orders.clone())),
            ],
            uses: vec![Arc::new(orders.clone()), Arc::new(EnrolmentsOfCourses)],
            unit: Arc::new(NumbersOfShop(self.shop())),
        }
    }
}
