//! Where one feature needs a fact of another: a few lines each, or the border is in the wrong place.

mod booking;
mod counter;
mod garments;
mod imports;
mod learning;
mod messages;
mod notifications;
mod people;
mod piecework;
mod shop_facts;
mod store;
mod upkeep;
mod wanted;

pub use booking::{NumbersOfShop, ServicesOfCatalogue};
pub use counter::{CounterSalesOfLedger, MoneyOfOrders, ReceivedInAll};
pub use learning::{GrantsOfCourses, SessionsOfAuth, VideosOfMedia};
pub use piecework::WorkOfPiecework;
pub use shop_facts::{InboxOfShop, OrdersOfShop, ShopOfContent};
pub use store::{BuyersOfOrders, ListOfCourses};
pub use wanted::BookingsOfOrders;
