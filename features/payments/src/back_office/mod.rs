//! What the owner does with money: coupons.

mod api;
mod coupon;
mod coupon_check;
mod coupon_shelf;
mod coupon_use;

use std::time::Duration;

use kernel::Job;
use poem_openapi::{OpenApi, Tags};

use crate::Payments;

#[derive(Tags)]
enum Tag {
    /// For the owner: coupons and who has used them.
    #[oai(rename = "Back office: payments")]
    BackOffice,
}

/// The operations.
pub fn api(payments: &Payments) -> impl OpenApi + use<> {
    api::CouponApi(payments.clone())
}

/// Empties the bin.
pub fn sweep(payments: &Payments) -> Job {
    let payments = payments.clone();
    Job::new("payments.sweep", Duration::from_secs(86_400), move || {
        let payments = payments.clone();
        async move { payments.sweep_coupons().await }
    })
}
