//! Mails: queued in the transaction that causes them and written by their feature. Who lays them out and delivers them
//! is a feature of its own.

mod content;
mod data;
mod outbox;
mod shop;
mod wording;

use async_trait::async_trait;
use serde_json::Value;

use crate::problem::Failure;

pub use content::{Facts, MailContent};
pub use data::{number, text};
pub use outbox::{MailMoment, NewMail, Notification, Outbox, ShopInbox};
pub use shop::{BackOfficePage, MailLogo, MailShop, MailShopFacts};
pub use wording::{row, rupees, spoken};

/// How a mail of one kind is worded. `render` gets the row's data and the secret of its link.
#[derive(Clone, Copy)]
pub struct MailTemplate {
    /// Feature and kind, like `auth.welcome`.
    pub name: &'static str,
    /// Its kind in the list of mails, like `Welcome`.
    pub label: &'static str,
    pub render: RenderMail,
}

/// Writes a mail from its data, the secret of its link, and what it says about the shop.
pub type RenderMail = fn(&Value, Option<&str>, &MailShop) -> Result<MailContent, Failure>;

impl MailTemplate {
    pub const fn new(name: &'static str, label: &'static str, render: RenderMail) -> Self {
        Self {
            name,
            label,
            render,
        }
    }
}

/// A mail as its feature queued it.
#[derive(Clone, Debug)]
pub struct QueuedMail {
    pub template: String,
    /// Empty once the person has left the shop.
    pub recipient: String,
    pub data: Value,
}

/// Issues new links for one feature's mails: an old link cannot be restored from what is stored of it.
#[async_trait]
pub trait MailLinks: Send + Sync {
    /// Whether mails of this kind carry such a link.
    fn carries_link(&self, template: &str) -> bool;

    /// Queues the mail again with a new link and revokes the old one. `false` if the link is no longer needed.
    async fn renew(&self, mail: &QueuedMail) -> Result<bool, Failure>;
}

/// Decides at the moment of sending whether a mail still holds: a reminder of a visit that was moved misleads.
#[async_trait]
pub trait MailGuard: Send + Sync {
    /// Why a mail of this kind with this data is no longer to be sent, as a sentence for the owner; `None` to send it.
    async fn over(&self, template: &str, data: &Value) -> Result<Option<String>, Failure>;
}
