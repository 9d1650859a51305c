//! Purchases, coupons, the payment provider, and the settlement of payments.

mod adoption;
mod api;
mod back_office;
mod books;
mod callback;
mod checkout;
mod closed;
mod codes;
mod confirm;
mod coupon;
mod coupon_check;
mod demo;
mod dispute;
mod imported;
mod ledger;
mod look_up;
mod mails;
mod metrics;
mod mixed_keys;
mod payment;
mod payments;
mod personal;
mod price;
mod provider;
mod provider_keys;
mod purchase;
pub mod razorpay;
mod rebuild;
mod received;
mod reconcile;
mod refund;
mod reservation;
mod schedule;
mod settle;
mod signature;
mod store_mark;
mod test_mode;
mod unmatched;
mod user_locks;
mod webhook;
mod webhook_alarm;
mod window;
mod wire;

use std::{sync::Arc, time::Duration};

use kernel::{Failure, Feature, Job};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use imported::ImportedCoupons;
pub use look_up::{Found, LookedUp};
pub use payments::{Payments, Provision, Setup};
pub use provider::{
    CURRENCY, Checkout, CreateRefund, DisputeNews, NewProviderOrder, PaymentStatus, Provider,
    ProviderError, ProviderOrder, ProviderPayment, ProviderWindow, RefundNews, RefundStatus,
    WebhookEvent,
};
pub use provider_keys::{PaymentsConfig, ProviderEnvironment, ProviderKeys, SavedKeys, TypedKeys};
pub use received::{received, received_in_test, received_now, received_without};
pub use unmatched::{Unmatched, unmatched};
pub use window::{Sign, Storefront};

pub static MIGRATOR: Migrator = sqlx::migrate!();

impl Payments {
    /// Asks the provider about every purchase that is due.
    ///
    /// # Errors
    /// The database cannot be read or written. A provider that does not answer is asked again later.
    pub async fn reconcile(&self) -> Result<(), Failure> {
        reconcile::run(self).await
    }

    /// Processes recorded webhook events.
    ///
    /// # Errors
    /// The database cannot be read or written.
    pub async fn work_on_webhooks(&self) -> Result<(), Failure> {
        webhook::work(self).await
    }

    /// Asks the provider about the orders of events that are not known here.
    ///
    /// # Errors
    /// The database cannot be read or written. A provider that does not answer is asked again later.
    pub async fn look_up_unknown_orders(&self) -> Result<(), Failure> {
        webhook::look_up(self).await
    }

    /// Writes to the owners while payments come without their webhooks.
    ///
    /// # Errors
    /// The database cannot be read or written.
    pub async fn watch_webhooks(&self) -> Result<(), Failure> {
        webhook_alarm::watch(self).await
    }

    /// Asks the provider about every refund that is due.
    ///
    /// # Errors
    /// The database cannot be read or written. A provider that does not answer is asked again later.
    pub async fn work_on_refunds(&self) -> Result<(), Failure> {
        refund::work(self).await
    }
}

pub fn feature(payments: Payments) -> Feature<impl OpenApi + use<>> {
    let api = api::Api::new(payments.clone());
    let mut feature = back_office::mount(Feature::new("payments", api), &payments)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .metrics(Arc::new(payments.clone()))
        .mails(mails::TEMPLATES)
        .after_restore(Arc::new(rebuild::AskAboutEverything))
        .counted(&[("payments", "payments_real_payment")])
        .personal_records(Arc::new(payments.clone()))
        .demo(Arc::new(demo::DemoCoupons));
    for job in jobs(&payments) {
        feature = feature.job(job);
    }
    feature
}

/// The rows say what is due; the jobs only look often enough.
fn jobs(payments: &Payments) -> Vec<Job> {
    let (asking, working) = (payments.clone(), payments.clone());
    let refunding = payments.clone();
    let (looking_up, watching) = (payments.clone(), payments.clone());
    vec![
        Job::new("payments.reconcile", Duration::from_secs(15), move || {
            let payments = asking.clone();
            async move { payments.reconcile().await }
        })
        .on(payments.0.reconcile.clone()),
        Job::new("payments.webhooks", Duration::from_secs(60), move || {
            let payments = working.clone();
            async move { payments.work_on_webhooks().await }
        })
        .on(payments.0.webhooks.clone()),
        Job::new(
            "payments.unknown_orders",
            Duration::from_secs(60),
            move || {
                let payments = looking_up.clone();
                async move { payments.look_up_unknown_orders().await }
            },
        )
        .on(payments.0.unknown_orders.clone()),
        Job::new(
            "payments.webhook_alarm",
            Duration::from_secs(300),
            move || {
                let payments = watching.clone();
                async move { payments.watch_webhooks().await }
            },
        ),
        Job::new("payments.refunds", Duration::from_secs(30), move || {
            let payments = refunding.clone();
            async move { payments.work_on_refunds().await }
        })
        .on(payments.0.refunds.clone()),
    ]
}
