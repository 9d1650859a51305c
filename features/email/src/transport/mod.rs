//! The way mails leave the shop, and why one did not.

mod files;
mod message;
mod service;
mod smtp;
mod wording;

pub use files::FOLDER;

use std::{fmt, path::Path, sync::Arc, time::Duration};

use async_trait::async_trait;
use kernel::mail::{MailContent, MailShop};
use poem_openapi::Enum;
use serde_json::Value;

use self::{files::MailFiles, service::MailService, smtp::Smtp};
use crate::{
    layout,
    settings::{DeliverySettings, Route},
};

/// The whole of one sending, our own timer around everything a transport does: name, connection, encryption, greeting,
/// log-in, data.
const DEADLINE: Duration = Duration::from_secs(20);

/// A mail ready to send. Only `text` and `html` have line breaks.
#[derive(Clone, Debug)]
pub struct ReadyMail {
    /// The same however often the mail is tried, so that its reader has it once.
    pub message_id: String,
    pub from_name: String,
    /// The shop's address, where answers are read; empty when it has none.
    pub reply_to: String,
    pub recipient: String,
    /// What the recipient is called; empty when the mail does not know.
    pub recipient_name: String,
    /// The recipient's mobile number, where the mail speaks of it; else empty.
    pub recipient_mobile: String,
    pub subject: String,
    pub text: String,
    pub html: String,
    /// Where the mail's button leads; empty without one.
    pub link: String,
}

impl ReadyMail {
    /// Lays out a rendered mail for its recipient. `data` is what its template was filled with.
    pub fn of(
        content: &MailContent,
        shop: &MailShop,
        message_id: &str,
        recipient: &str,
        data: &Value,
    ) -> Self {
        let said = |name: &str| one_line(data[name].as_str().unwrap_or_default());
        let link = content.button.as_ref().map(|(_, address)| address.as_str());
        Self {
            message_id: message_id.to_owned(),
            from_name: one_line(&shop.business_name),
            reply_to: one_line(&shop.email),
            recipient: recipient.to_owned(),
            recipient_name: said("name"),
            recipient_mobile: said("mobile"),
            subject: one_line(&content.subject),
            text: layout::text(content, shop),
            html: layout::html(content, shop),
            link: link.unwrap_or_default().to_owned(),
        }
    }
}

/// Removes line breaks and other control characters: a name can hold any input, and a header ends at a line break.
fn one_line(text: &str) -> String {
    let plain = text.replace(char::is_control, " ");
    plain.trim().to_owned()
}

/// Why an email was not sent.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum MailError {
    /// The other side cannot be reached.
    Unreachable,
    /// It did not answer in time.
    Silent,
    /// Its certificate is not valid.
    Certificate,
    /// It does not encrypt, so nothing was sent to it.
    Unencrypted,
    /// It accepts neither user and password nor keys.
    Login,
    /// It does not accept the sender.
    Sender,
    /// It does not accept the recipient.
    Recipient,
    /// It accepts no more mails for now.
    TooMany,
    /// It said something else.
    Refused,
    /// The mail itself could not be written.
    Unwritten,
}

impl MailError {
    fn wording(self) -> &'static str {
        match self {
            Self::Unreachable => "The mail server cannot be reached",
            Self::Silent => "The mail server did not answer in time",
            Self::Certificate => "The mail server's certificate is not valid",
            Self::Unencrypted => "The mail server does not encrypt",
            Self::Login => "The mail server did not accept the log-in",
            Self::Sender => "The mail server did not accept the sender",
            Self::Recipient => "The mail server did not accept the recipient",
            Self::TooMany => "The mail server takes no more mails for now",
            Self::Refused => "The mail server refused",
            Self::Unwritten => "The mail could not be written",
        }
    }
}

/// Whose fault it is that a mail did not go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The whole transport is down; not the fault of this mail.
    Transport,
    /// This mail was refused, and may be taken later.
    MailForNow,
    /// This mail was refused, and would be again.
    MailForGood,
}

/// Why a mail did not go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotSent {
    pub fault: Fault,
    pub mail_error: MailError,
    /// The other side's own words; may be empty.
    pub says: String,
}

impl NotSent {
    pub fn down(mail_error: MailError, says: impl Into<String>) -> Self {
        Self::new(Fault::Transport, mail_error, says)
    }

    pub fn for_now(mail_error: MailError, says: impl Into<String>) -> Self {
        Self::new(Fault::MailForNow, mail_error, says)
    }

    pub fn for_good(mail_error: MailError, says: impl Into<String>) -> Self {
        Self::new(Fault::MailForGood, mail_error, says)
    }

    pub fn new(fault: Fault, mail_error: MailError, says: impl Into<String>) -> Self {
        Self {
            fault,
            mail_error,
            says: says.into(),
        }
    }
}

impl fmt::Display for NotSent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mail_error.wording())?;
        if self.says.is_empty() {
            f.write_str(".")
        } else {
            write!(f, ": {}", self.says)
        }
    }
}

/// The way mails leave the shop.
#[async_trait]
pub trait MailTransport: Send + Sync {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent>;

    /// Reaches the other side and logs in, as far as that can be done without sending anything.
    async fn check(&self) -> Result<(), NotSent>;
}

/// Gives up on a sending or a check that takes too long.
///
/// # Errors
/// The error of the work, or [`MailError::Silent`] at the deadline.
pub async fn in_time(work: impl Future<Output = Result<(), NotSent>>) -> Result<(), NotSent> {
    let done = tokio::time::timeout(DEADLINE, work).await;
    done.unwrap_or_else(|_| Err(NotSent::down(MailError::Silent, "")))
}

/// The way that is set up; without one, files in `DIR/outbox`.
///
/// # Errors
/// A sentence, when no call can leave this machine.
pub fn transport(
    data_folder: &Path,
    settings: &DeliverySettings,
) -> Result<Arc<dyn MailTransport>, String> {
    Ok(match settings.route {
        Route::Files => Arc::new(MailFiles::below(data_folder)),
        Route::Smtp => Arc::new(Smtp::new(settings.clone())),
        Route::MailService => Arc::new(MailService::new(settings.clone())?),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_typed_line_break_ends_no_head_line() {
        let shop = MailShop {
            business_name: "Hem & Mogra\r\nBcc: all@example.com".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: String::new(),
            email: "shop@example.com\n".to_owned(),
            address: Vec::new(),
            ..kernel::testing::mail_shop()
        };
        let content = MailContent {
            subject: "Hello\r\nX-Spam: no".to_owned(),
            ..MailContent::default()
        };
        let data = json!({"name": "Asha\u{0}\nBcc: all@example.com"});
        let mail = ReadyMail::of(&content, &shop, "1", "asha@example.com", &data);
        for line in [
            &mail.subject,
            &mail.from_name,
            &mail.reply_to,
            &mail.recipient_name,
        ] {
            assert!(!line.contains(char::is_control), "{line:?}");
        }
        assert_eq!(mail.reply_to, "shop@example.com");
    }

    #[test]
    fn what_happened_is_a_sentence() {
        let silent = NotSent::down(MailError::Silent, "");
        assert_eq!(
            silent.to_string(),
            "The mail server did not answer in time."
        );
        let login = NotSent::down(MailError::Login, "535 5.7.8 Username not accepted");
        assert_eq!(
            login.to_string(),
            "The mail server did not accept the log-in: 535 5.7.8 Username not accepted"
        );
    }
}
