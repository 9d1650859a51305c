//! What imports ask of those who own the rows, and what accounts ask of imports.

use std::sync::Arc;

use async_trait::async_trait;
use auth::{ImportedCustomers, PersonalRecords};
use catalogue::ImportedProducts;
use imports::ShopUnit;
use kernel::{
    Db, Failure, LengthUnit, Tx,
    import::{ImportKind, ImportUses},
};
use orders::{ImportedMeasurements, ImportedPastOrders, OrderNumbers, Orders};
use serde_json::Value;

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

/// Rows of files, until they are deleted.
pub struct ImportsOfPerson(pub Db);

#[async_trait]
impl PersonalRecords for ImportsOfPerson {
    fn name(&self) -> &'static str {
        "imports"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        imports::records_of(&self.0, user).await
    }

    async fn hand_over(&self, tx: &mut Tx, walk_in: i64, account: i64) -> Result<Value, Failure> {
        imports::hand_over(tx, walk_in, account).await
    }

    async fn undo_hand_over(
        &self,
        tx: &mut Tx,
        walk_in: i64,
        account: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        imports::undo_hand_over(tx, walk_in, account, moved).await
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        imports::forget_person(tx, user).await
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
