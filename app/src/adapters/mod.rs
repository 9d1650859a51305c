//! Where one feature needs a fact of another: a few lines each, or the border is in the wrong place.

mod booking;
mod counter;
mod learning;
mod payment_keys;
mod people;
mod shelf;
mod shop_facts;
mod upkeep;

pub use booking::{NumbersOfShop, PhotosOfMedia, ServicesOfCatalogue};
pub use counter::{BillsOfOrders, CustomersOfAuth, MoneyOfPayments, TeamOfAuth, TillOfPayments};
pub use learning::{
    CoursesOfPerson, FilmsOfMedia, GrantsOfCourses, SessionsOfAuth, StudentsOfAuth,
};
pub use payment_keys::KeysOfSettings;
pub use people::{AnswerersOfAuth, BuyersOfAuth, OrdersOfPerson, PaymentsOfPerson};
pub use shelf::ShelfOfCourses;
pub use shop_facts::{InboxOfShop, ShopOfContent};
pub use upkeep::PeopleOfAuth;
