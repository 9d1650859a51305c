//! The cash drawer of a day: opened, counted and closed at the counter.

mod drawer_acts;
mod drawer_api;
mod drawer_of_day;

pub use drawer_acts::{DRAWER_CLOSED, DRAWER_NOT_CLOSED, DRAWER_NOT_OPEN};
pub use drawer_api::DrawerApi;
