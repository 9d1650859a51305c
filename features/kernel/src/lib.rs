//! What features are made of. Nothing here knows what a tailor is.

pub mod address;
pub mod audit;
pub mod body;
pub mod calendar;
pub mod clock;
pub mod contact;
pub mod csv;
pub mod db;
pub mod demo;
pub mod deps;
pub mod draft;
pub mod edit;
mod email;
pub mod feature;
pub mod idempotency;
pub mod job;
pub mod kept_use;
mod length_unit;
pub mod limits;
pub mod listed_codes;
pub mod mail;
pub mod money;
pub mod pace;
pub mod password;
pub mod payable;
pub mod picture;
pub mod problem;
pub mod restored;
pub mod scalar;
pub mod search;
pub mod secret;
pub mod security_log;
pub mod session;
pub mod shuffle;
pub mod site_page;
pub mod store_kind;
#[cfg(feature = "testing")]
pub mod testing;
pub mod version;

pub use address::ClientAddress;
pub use body::Checked;
pub use calendar::{Day, Month, Timestamp};
pub use clock::Clock;
pub use contact::{Mobile, MultiLine, PinCode};
pub use db::{Db, Tx};
pub use demo::{DemoContent, DemoLoader, DemoPicture};
pub use deps::Deps;
pub use draft::{Draft, RefusedDraft};
pub use email::Email;
pub use feature::{Feature, Features, Gives, OperationCodes};
pub use job::{Job, Wake};
pub use kept_use::{KeptUse, KeptUses};
pub use length_unit::LengthUnit;
pub use limits::Limits;
pub use listed_codes::ListedCodes;
pub use mail::{MailGuard, MailLinks, MailTemplate, Outbox};
pub use money::Paise;
pub use pace::Pace;
pub use password::{NewPassword, Password};
pub use payable::{Fulfilment, Payable, Quote, Receipt, Return, TakenBack};
pub use picture::{
    Film, FilmId, KnownFilm, Picture, PictureBook, PictureFocus, PictureId, PictureSize,
};
pub use problem::{Code, Failure, FieldProblem, Problem};
pub use restored::{AfterRestore, Counted, Restored};
pub use search::{SearchItem, SearchKind, SearchProvider};
pub use session::{MaybeSignedIn, Owner, Role, Sessions, SignedIn, Staff, User};
pub use shuffle::shuffled;
pub use site_page::{NamedQuery, SitePage, SitePages};
pub use store_kind::StoreKind;
pub use version::PublicVersion;

/// Tables of the kernel itself: outbox, idempotency keys, audit log.
pub static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();
