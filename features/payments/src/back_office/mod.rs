//! What the owner does with money online: coupons, payments, refunds, disputes.

pub(crate) mod coupon;
pub(crate) mod coupon_check;
mod coupon_use;
mod disputes;
mod payment_api;
mod payment_detail;
mod provider_api;
mod provider_detail;
mod retention;
mod unmatched_api;
mod unmatched_match;

use kernel::{Feature, record};
use poem_openapi::{OpenApi, Tags};

use crate::Payments;

#[derive(Tags)]
pub enum Tag {
    /// For the owner: coupons, payments, refunds and disputes.
    #[oai(rename = "Back office: payments")]
    BackOffice,
}

/// Mounts the back office.
pub fn mount<Api: OpenApi>(
    feature: Feature<Api>,
    payments: &Payments,
) -> Feature<impl OpenApi + use<Api>> {
    let api = (
        coupon_use::CouponUseApi(payments.clone()),
        provider_api::ProviderApi(payments.clone()),
        disputes::DisputeApi(payments.clone()),
        payment_api::PaymentApi(payments.clone()),
        unmatched_api::UnmatchedApi(payments.clone()),
    );
    let sweep = record::sweep("payments.sweep", &payments.0.deps, &[&coupon::KIND]);
    feature
        .part(api)
        .record(coupon::Coupons(payments.clone()))
        .job(sweep)
}
