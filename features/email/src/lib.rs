//! Emails of the shop: how they are laid out, when and by which way they leave, and what the owner sees and sets of it.

mod back_office;
mod codes;
mod delivery;
mod feature;
mod health;
mod layout;
mod metrics;
mod pruning;
mod queue;
mod settings;
mod templates;
mod transport;
mod worker;

pub use delivery::{Delivery, EmailDelivery, SetBy, UpdateEmailDelivery};
pub use feature::{Connect, Emails, Setup, feature};
pub use queue::{MailCounts, Queue};
pub use settings::{DeliverySettings, Encryption, Route, sender, service_address};
pub use transport::{Fault, MailError, MailTransport, NotSent, ReadyMail, in_time, transport};
pub use worker::MailWorker;
