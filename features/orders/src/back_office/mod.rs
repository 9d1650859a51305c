//! What the shop's own people see and do: the requests, the board, one order, the calendar.

pub mod api;
pub mod board;
pub mod calendar;
pub mod pin_code_api;
pub mod pin_codes;
mod pin_list;
pub mod sheet;
pub mod today;

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Tag {
    /// For the shop's own people: requests, orders and the calendar.
    #[oai(rename = "Back office: orders")]
    BackOffice,
}
