//! What accounts ask of everybody who keeps something about them.

use std::sync::Arc;

use async_trait::async_trait;
use auth::{Auth, OpenOrders, PersonalRecords};
use courses::Courses;
use invoices::Invoices;
use kernel::{Failure, Tx};
use messages::Messages;
use notifications::Notifications;
use orders::Orders;
use payments::Payments;
use serde_json::Value;

use super::{
    CatalogueOfPerson, CourseGiftsOfPerson, CoursesOfPerson, ImportsOfPerson,
    messages::MessagesOfPerson, notifications::DevicesOfPerson,
};
use crate::{
    context::Context,
    setup::{Place, Setup},
};

/// An account stays while something is being sewn for it; what was sewn goes into its owner's copy.
pub struct OrdersOfPerson(pub Orders);

#[async_trait]
impl OpenOrders for OrdersOfPerson {
    async fn has_open_order(&self, tx: &mut Tx, user: i64) -> Result<bool, Failure> {
        self.0.has_open_order(tx, user).await
    }
}

#[async_trait]
impl PersonalRecords for OrdersOfPerson {
    fn name(&self) -> &'static str {
        "orders"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        self.0.personal_records(user).await
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        self.0.forget_person(tx, user).await
    }

    async fn hand_over(&self, tx: &mut Tx, walk_in: i64, account: i64) -> Result<Value, Failure> {
        self.0.hand_over(tx, walk_in, account).await
    }

    async fn undo_hand_over(
        &self,
        tx: &mut Tx,
        walk_in: i64,
        account: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        self.0.undo_hand_over(tx, walk_in, account, moved).await
    }
}

/// What was paid stays in the books when the account goes, with the receipts: the law wants them.
pub struct PaymentsOfPerson(pub Payments, pub Invoices);

#[async_trait]
impl PersonalRecords for PaymentsOfPerson {
    fn name(&self) -> &'static str {
        "payments"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        self.0.records_of(user).await
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        self.1.forget_person(tx, user).await
    }
}

impl Context {
    pub fn auth(
        &self,
        orders: &Orders,
        courses: &Courses,
        payments: &Payments,
        invoices: &Invoices,
        (notifications, messages): (&Notifications, &Messages),
    ) -> auth::Neighbours {
        let orders = Arc::new(OrdersOfPerson(orders.clone()));
        auth::Neighbours {
            open_orders: orders.clone(),
            records: vec![
                orders,
                Arc::new(CoursesOfPerson(courses.clone())),
                Arc::new(CourseGiftsOfPerson(courses.clone())),
                Arc::new(CatalogueOfPerson {
                    db: self.deps.db.clone(),
                    photos: self.media.clone(),
                }),
                Arc::new(PaymentsOfPerson(payments.clone(), invoices.clone())),
                Arc::new(DevicesOfPerson(notifications.clone())),
                Arc::new(MessagesOfPerson(messages.clone())),
                Arc::new(ImportsOfPerson(self.deps.db.clone())),
            ],
            shop: self.shop(),
            two_factor_key: self.options.two_factor_key.clone(),
        }
    }

    pub fn setup(&self, auth: &Auth) -> Setup {
        let options = &self.options;
        Setup {
            deps: self.deps.clone(),
            auth: auth.clone(),
            media: self.media.clone(),
            link: options.setup.clone(),
            place: Place {
                folder: options.data.clone(),
                public_address: options.public_address.as_ref().map(ToString::to_string),
            },
            reopen: options.reopen.clone(),
        }
    }
}
