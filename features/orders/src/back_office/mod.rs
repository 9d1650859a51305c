//! Back office: requests, board, orders, calendar, reports.

mod alteration_api;
mod assignment;
mod balance;
mod board;
mod board_api;
mod calendar;
mod calendar_api;
mod detail;
mod detail_api;
mod history;
mod line;
mod load;
mod needed_by;
mod notes;
mod order_api;
mod own_piece;
mod own_piece_acts;
mod own_piece_api;
mod photo_api;
mod piece_api;
mod piece_board;
mod piece_summary;
mod pin_code_api;
pub mod pin_codes;
mod pin_list;
mod print_api;
mod profile_api;
mod report;
mod report_api;
mod shop_photo;
mod status_link_api;
mod today;
mod today_api;
mod visit_assignment;
mod visit_feed;
mod visit_line;
mod walk_in;

use kernel::{Feature, record};
use poem_openapi::{OpenApi, Tags};

use crate::Orders;

pub use assignment::{TeamMember, assignee_problem, at_work, expect_assignee};
pub use balance::sees_prices;
pub use detail::OrderDetail;

#[derive(Tags)]
pub enum Tag {
    /// Back office: requests, orders and the calendar.
    #[oai(rename = "Back office: orders")]
    BackOffice,
}

/// Mounts the back office.
pub fn mount<Api: OpenApi>(
    feature: Feature<Api>,
    orders: &Orders,
) -> Feature<impl OpenApi + use<Api>> {
    let api = (
        today_api::TodayApi(orders.clone()),
        board_api::BoardApi(orders.clone()),
        order_api::OrderApi(orders.clone()),
        piece_api::PieceApi(orders.clone()),
        alteration_api::AlterationApi(orders.clone()),
        own_piece_api::OwnPieceApi(orders.clone()),
        detail_api::OrderDetailApi(orders.clone()),
        photo_api::PhotoAdminApi(orders.clone()),
        calendar_api::CalendarApi(orders.clone()),
        report_api::ReportApi(orders.clone()),
        print_api::PrintApi(orders.clone()),
        profile_api::ProfileAdminApi(orders.clone()),
        status_link_api::StatusLinkApi(orders.clone()),
        crate::price::PriceSettingsApi(orders.clone()),
        pin_code_api::PinCodeImportApi(orders.clone()),
        crate::imported::PastOrderApi(orders.clone()),
    );
    let sweep = record::sweep("orders.sweep_pin_codes", &orders.deps, &[&pin_codes::KIND]);
    feature
        .part(api)
        .record(pin_codes::PinCodes(orders.clone()))
        .job(sweep)
}
