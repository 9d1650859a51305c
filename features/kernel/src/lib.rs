//! Building blocks of all features. Contains no business rules.

pub mod access_token;
pub mod address;
pub mod audit;
pub mod bills;
pub mod body;
pub mod calendar;
pub mod clock;
pub mod contact;
mod counted_try;
mod counter_method;
pub mod csv;
pub mod db;
pub mod demo;
pub mod deps;
pub mod draft;
pub mod edit;
mod email;
pub mod feature;
pub mod file;
pub mod idempotency;
pub mod image;
pub mod import;
pub mod incident;
pub mod job;
mod length_unit;
pub mod limits;
pub mod listed_codes;
pub mod mail;
pub mod media_use;
mod message;
pub mod metrics;
pub mod money;
mod no_content;
mod notification;
pub mod online_payments;
pub mod order_figures;
pub mod pace;
pub mod password;
pub mod payable;
pub mod people;
pub mod person_name;
pub mod personal_records;
pub mod photo;
pub mod piecework_paid;
pub mod problem;
pub mod public_internet;
pub mod qr_code;
mod quiet_hours;
pub mod record;
pub mod restored;
pub mod review;
pub mod scalar;
pub mod search;
pub mod secret;
pub mod security_log;
pub mod session;
mod settings_store;
pub mod shuffle;
pub mod signature;
pub mod site_page;
pub mod store_kind;
pub mod tax_documents;
#[cfg(feature = "testing")]
pub mod testing;
pub mod timing;
pub mod version;
pub mod write_figures;

pub use access_token::{AccessToken, AccessTokens, ByToken};
pub use address::ClientAddress;
pub use bills::{Bill, Bills};
pub use body::Checked;
pub use calendar::{Day, Month, Timestamp};
pub use clock::Clock;
pub use contact::{Mobile, MultiLine, PinCode};
pub use counted_try::CountedTry;
pub use counter_method::CounterMethod;
pub use db::{Db, Tx};
pub use demo::{DemoContent, DemoImage, DemoLoader};
pub use deps::Deps;
pub use draft::{Draft, RefusedDraft};
pub use email::Email;
pub use feature::{Feature, Features, Gives, OperationCodes};
pub use file::FileStore;
pub use image::{
    Image, ImageBook, ImageFocus, ImageId, ImageIntake, ImageSize, KnownVideo, PreparedImage,
    Video, VideoId,
};
pub use incident::{IncidentKind, Incidents};
pub use job::{Job, Wake};
pub use length_unit::LengthUnit;
pub use limits::Limits;
pub use listed_codes::ListedCodes;
pub use mail::{MailGuard, MailLinks, MailTemplate, Outbox};
pub use media_use::{MediaUse, MediaUser, MediaUses};
pub use message::{ConsentSource, CustomerMessages, MessageConsent, MessageEvent, NewMessage};
pub use metrics::{Metric, MetricSource, Sample};
pub use money::Paise;
pub use no_content::NoContent;
pub use notification::NotificationEvent;
pub use online_payments::OnlinePayments;
pub use order_figures::OrderFigures;
pub use pace::Pace;
pub use password::{NewPassword, Password};
pub use payable::{Fulfilment, LEAST_PAYABLE, Payable, Quote, Receipt, Return, Reversal};
pub use people::{Contact, NewPerson, People, Person};
pub use person_name::name_problem;
pub use personal_records::PersonalRecords;
pub use photo::PhotoStore;
pub use piecework_paid::PieceworkPaid;
pub use problem::{Code, Failure, FieldProblem, Problem};
pub use quiet_hours::{QuietHours, QuietMinutes};
pub use restored::{AfterRestore, Counted, Restored};
pub use search::{SearchItem, SearchKind, SearchProvider};
pub use session::{
    Access, Counter, Editor, Manager, MaybeSignedIn, Owner, Role, Sessions, SignedIn, Staff,
    StaffRole, User,
};
pub use settings_store::SettingsStore;
pub use shuffle::shuffled;
pub use site_page::{NamedPath, NamedQuery, SitePage, SitePages};
pub use store_kind::StoreKind;
pub use tax_documents::{TaxDocumentRegister, TaxDocuments};
pub use version::PublicVersion;

/// Tables of the kernel itself: outbox, idempotency keys, audit log.
pub static MIGRATOR: sqlx::migrate::Migrator = sqlx::migrate!();
