//! Appointments, orders, visit slots, pickup areas, advances and measurements.

mod advance;
mod age_group;
mod alteration;
mod api;
mod approval;
mod audit;
mod back_office;
mod bill;
mod booked_products;
mod booking;
mod change;
mod codes;
mod create_appointment;
mod demo;
mod existing;
mod figures;
mod garments;
mod icalendar;
mod imported;
mod mails;
mod measurements;
mod order;
mod order_rows;
mod orders;
mod own_api;
mod payment_reminder;
mod personal;
mod photo;
mod photo_api;
mod pieces;
mod pin_code;
mod pin_code_api;
mod price;
mod print;
mod profile;
mod reschedule;
mod site_pages;
mod slot;
mod status;
mod status_link;
mod trial;
mod undo;
mod uses;
mod visit_reminder;
mod work_log;

use std::sync::Arc;

use kernel::Feature;
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use advance::{ADVANCE, PART_TERMS};
pub use approval::PieceTerms;
pub use booked_products::{booked_products, has_delivered_piece};
pub use existing::has_orders;
pub use garments::{Choice, Estimate, GarmentField, Garments, eight_fields};
pub use imported::{ImportedMeasurements, ImportedPastOrders, ImportedPinCodes};
pub use orders::{OrderMoney, OrderNumbers, Orders, Service, Services, Setup};
pub use price::{BALANCE_TERMS, TakenBalance};
pub use print::ReceivedPayment;
pub use status::OrderStatus;
pub use work_log::{FinishedWork, Work, WorkLog};

static MIGRATOR: Migrator = sqlx::migrate!();

/// The feature.
pub fn feature(orders: &Orders) -> Feature<impl OpenApi + use<>> {
    let api = (
        pin_code_api::PinCodeApi(orders.deps.db.clone()),
        api::Api(orders.clone()),
        own_api::OwnApi(orders.clone()),
        photo_api::PhotoApi(orders.clone()),
    );
    back_office::mount(Feature::new("orders", api), orders)
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .mails(mails::TEMPLATES)
        .mail_guard(Arc::new(orders.clone()))
        .job(visit_reminder::job(orders))
        .job(payment_reminder::job(orders))
        .counted(&[("orders", "orders_order")])
        .payable(Arc::new(orders.clone()))
        .personal_records(Arc::new(orders.clone()))
        .pages(Arc::new(orders.clone()))
        .uses(Arc::new(orders.clone()))
        .demo(Arc::new(demo::Rows))
}
