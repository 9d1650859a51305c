//! Mails as they travel.

use kernel::{
    Timestamp,
    mail::{MailContent, MailShop},
};
use poem_openapi::Object;

use crate::{
    queue::MailState,
    transport::{MailError, NotSent},
};

/// A mail in the list.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MailEntry {
    /// Row id.
    pub id: i64,
    /// Feature and kind, like `auth.welcome`.
    pub template: String,
    /// The same for people, like `Welcome`.
    pub label: String,
    /// To whom; empty once that person has left the shop.
    pub recipient: String,
    /// Empty if it was forgotten with its reader.
    pub subject: String,
    /// Where it is.
    pub state: MailState,
    /// When it was queued.
    pub created_at: Timestamp,
    /// When it is tried the next time, while it waits.
    pub due_at: Option<Timestamp>,
    /// When it left.
    pub sent_at: Option<Timestamp>,
    /// How often it was tried.
    pub attempts: i64,
    /// What the last try ran into.
    pub last_error: Option<String>,
}

/// A part of the mails.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MailPage {
    /// Newest first.
    pub items: Vec<MailEntry>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
    /// How many of all wait.
    pub waiting: i64,
    /// How many of all are on hold since the shop was restored.
    pub held: i64,
    /// How many of all did not go out.
    pub failed: i64,
}

/// Label and value in an email.
#[derive(Object, Clone, Debug)]
pub struct MailFact {
    /// What it is.
    pub label: String,
    /// What it says.
    pub value: String,
}

/// What an email says, in reading order. Secrets in links are masked, except in a demo store.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MailPreview {
    /// The large line at the top.
    pub heading: String,
    /// What follows it.
    pub paragraphs: Vec<String>,
    /// Address of an image.
    pub image: Option<String>,
    /// What the image shows.
    pub image_alt: Option<String>,
    /// Facts below it.
    pub facts: Vec<MailFact>,
    /// Text of the button.
    pub button: Option<String>,
    /// Where the button leads.
    pub button_address: Option<String>,
    /// What is said after the button.
    pub closing: Vec<String>,
    /// What happens next, in order.
    pub steps: Vec<String>,
    /// The shop's name and how to reach it, at the bottom.
    pub footer: Vec<String>,
}

/// An email as its reader sees it.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct MailDetail {
    /// The mail.
    pub mail: MailEntry,
    /// Absent when it was forgotten with its reader.
    pub content: Option<MailPreview>,
}

/// Outcome of a test of email delivery.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct MailTried {
    /// The error; absent if there was none.
    pub error: Option<MailError>,
    /// The same as a sentence, with the other side's own words.
    pub says: Option<String>,
}

impl From<Result<(), NotSent>> for MailTried {
    fn from(outcome: Result<(), NotSent>) -> Self {
        let why = outcome.err();
        Self {
            error: why.as_ref().map(|why| why.mail_error),
            says: why.map(|why| why.to_string()),
        }
    }
}

/// A test and what came of it.
#[derive(Object, Clone, Debug)]
pub struct MailTested {
    /// The mail.
    pub mail: MailEntry,
    /// Whether it left.
    pub tried: MailTried,
}

/// A decision about the emails on hold.
#[derive(Object, Debug)]
pub struct HeldMails {
    /// `true` sends them, `false` gives them up.
    pub send: bool,
}

/// How many mails it was about.
#[derive(Object, Debug)]
pub struct MailsReleased {
    /// How many.
    pub count: u64,
}

impl MailPreview {
    pub fn of(content: MailContent, shop: &MailShop) -> Self {
        let (image, image_alt) = content.image.unzip();
        let (button, button_address) = content.button.unzip();
        let facts = content
            .facts
            .into_iter()
            .map(|(label, value)| MailFact { label, value });
        let mut footer = vec![shop.business_name.clone()];
        footer.extend(shop.address.iter().cloned());
        footer.push(format!("{} · {}", shop.phone, shop.email));
        footer.push(shop.public_address.clone());
        Self {
            heading: content.heading,
            paragraphs: content.paragraphs,
            image,
            image_alt,
            facts: facts.collect(),
            button,
            button_address,
            closing: content.closing,
            steps: content.steps,
            footer,
        }
    }
}
