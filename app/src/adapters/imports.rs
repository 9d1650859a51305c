//! What imports ask of those who own the rows.

use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use auth::ImportedCustomers;
use catalogue::{ImportedCategories, ImportedProducts, ImportedServices};
use content::{
    ImportedBanner, ImportedEvents, ImportedGallery, ImportedOffers, ImportedTestimonials,
};
use courses::{Courses, ImportedCourses, ImportedEnrolments};
use imports::ShopUnit;
use kernel::{
    Failure, LengthUnit, Tx,
    import::{ImportKind, ImportUses, Once},
    public_internet::Reach,
};
use orders::{ImportedMeasurements, ImportedPastOrders, ImportedPinCodes, OrderNumbers, Orders};

use payments::ImportedCoupons;

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

/// How long a previous website may take for one answer, such as a list of 20 MB.
const WEBSITE_PATIENCE: Duration = Duration::from_secs(60);

impl Context {
    pub fn imports(&self, orders: &Orders, courses: &Courses) -> imports::Setup {
        let db = &self.deps.db;
        imports::Setup {
            targets: vec![
                Arc::new(ImportedCustomers(db.clone())),
                Arc::new(ImportedMeasurements(orders.clone())),
                Arc::new(ImportedProducts(db.clone())),
                Arc::new(ImportedPastOrders(orders.clone())),
                Arc::new(Once(ImportedCategories)),
                Arc::new(Once(ImportedServices)),
                Arc::new(Once(ImportedCourses)),
                Arc::new(Once(ImportedEnrolments(courses.clone()))),
                Arc::new(Once(ImportedGallery)),
                Arc::new(Once(ImportedEvents)),
                Arc::new(Once(ImportedTestimonials)),
                Arc::new(Once(ImportedOffers)),
                Arc::new(Once(ImportedBanner)),
                Arc::new(Once(ImportedPinCodes)),
                Arc::new(Once(ImportedCoupons)),
            ],
            uses: vec![Arc::new(orders.clone()), Arc::new(EnrolmentsOfCourses)],
            unit: Arc::new(NumbersOfShop(self.shop())),
            images: self.media.clone(),
            reach: if self.options.import_from_this_machine {
                Reach::ThisMachine
            } else {
                Reach::Websites
            },
            patience: WEBSITE_PATIENCE,
        }
    }
}
