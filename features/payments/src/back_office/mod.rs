//! What the owner does with money online: coupons, payments, refunds, disputes.

mod api;
mod coupon;
mod coupon_check;
mod coupon_store;
mod coupon_use;
mod disputes;
mod keeping;
mod payment_api;
mod payment_detail;
mod provider_api;
mod provider_detail;
mod unmatched_api;
mod unmatched_match;
mod waiting;

use std::time::Duration;

use kernel::Job;
use poem_openapi::{OpenApi, Tags};

use crate::Payments;

#[derive(Tags)]
enum Tag {
    /// For the owner: coupons, payments, refunds and disputes.
    #[oai(rename = "Back office: payments")]
    BackOffice,
}

/// The operations.
pub fn api(payments: &Payments) -> impl OpenApi + use<> {
    (
        api::CouponApi(payments.clone()),
        provider_api::ProviderApi(payments.clone()),
        disputes::DisputeApi(payments.clone()),
        payment_api::PaymentApi(payments.clone()),
        unmatched_api::UnmatchedApi(payments.clone()),
    )
}

/// Empties the bin.
pub fn sweep(payments: &Payments) -> Job {
    let payments = payments.clone();
    Job::new("payments.sweep", Duration::from_secs(86_400), move || {
        let payments = payments.clone();
        async move { payments.sweep_coupons().await }
    })
}
