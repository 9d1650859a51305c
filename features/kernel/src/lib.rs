//! What features are made of. Nothing here knows what a tailor is.

pub mod address;
pub mod body;
pub mod calendar;
pub mod clock;
pub mod contact;
pub mod db;
pub mod demo;
pub mod deps;
pub mod feature;
pub mod limits;
pub mod money;
pub mod picture;
pub mod problem;
pub mod scalar;
pub mod search;
pub mod shuffle;
pub mod site_page;
#[cfg(feature = "testing")]
pub mod testing;
pub mod version;

pub use address::ClientAddress;
pub use body::Checked;
pub use calendar::{Day, Timestamp};
pub use clock::Clock;
pub use contact::{Email, Mobile, MultiLine, PinCode};
pub use db::{Db, Tx};
pub use demo::{DemoContent, DemoLoader, DemoPicture};
pub use deps::Deps;
pub use feature::{Feature, Features, Gives, OperationCodes};
pub use limits::Limits;
pub use money::Paise;
pub use picture::{Film, FilmId, Picture, PictureBook, PictureId, PictureSize};
pub use problem::{Code, Failure, FieldProblem, Problem};
pub use search::{SearchItem, SearchKind, SearchProvider};
pub use shuffle::shuffled;
pub use site_page::{SitePage, SitePages};
pub use version::PublicVersion;
