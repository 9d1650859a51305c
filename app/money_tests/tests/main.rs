//! Payments, invoices and the books joined as in the shop: one binary, so that the program is linked once.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    dead_code,
    reason = "a test that cannot prepare stops; a support function may serve few tests"
)]

mod adoption;
mod back_office;
mod callback;
mod checkout;
mod coupons;
mod documents;
mod figures;
mod history;
mod invoices;
mod ledger;
mod razorpay;
mod receipts;
mod refunds;
mod sandbox_webhook;
mod support;
mod test_mode;
mod transactions;
mod whole_orders;
