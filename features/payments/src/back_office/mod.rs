//! What the owner does with money: coupons, what comes at the counter, what came and went back, the month.

mod api;
mod counter_payment;
mod coupon;
mod coupon_check;
mod coupon_store;
mod coupon_use;
mod customer_money;
mod days;
mod disputes;
mod keeping;
mod last_days;
mod lately;
mod ledger_api;
mod order_ledger;
mod payment_api;
mod payment_detail;
mod provider_api;
mod provider_detail;
mod receipt_api;
mod report;
mod report_api;
mod tax;
mod transaction;
mod transaction_list;
mod transaction_rows;
mod unmatched_api;
mod unmatched_match;

use std::time::Duration;

use kernel::{
    Failure, Job,
    audit::{self, Entry},
};
use poem_openapi::{OpenApi, Tags};
use serde_json::Value;

use crate::Payments;

#[derive(Tags)]
enum Tag {
    /// For the owner: coupons, payments, refunds, the money of orders, and reports.
    #[oai(rename = "Back office: payments")]
    BackOffice,
}

/// The operations.
pub fn api(payments: &Payments) -> impl OpenApi + use<> {
    (
        api::CouponApi(payments.clone()),
        provider_api::ProviderApi(payments.clone()),
        disputes::DisputeApi(payments.clone()),
        ledger_api::LedgerApi(payments.clone()),
        report_api::ReportApi(payments.clone()),
        receipt_api::ReceiptApi(payments.clone()),
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

/// Writes down that a file with customers in it left the shop.
async fn note_export(
    payments: &Payments,
    actor: i64,
    action: &'static str,
    details: Value,
) -> Result<(), Failure> {
    let mut tx = payments.0.deps.db.write().await?;
    let entry = Entry {
        actor: Some(actor),
        action,
        subject: "payments",
        details,
    };
    audit::record(&mut tx, payments.now(), entry).await?;
    Ok(tx.commit().await?)
}
