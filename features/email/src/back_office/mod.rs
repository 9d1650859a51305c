//! What the owner sees and does about emails.

mod api;
mod mails;
mod wire;

use poem_openapi::{OpenApi, Tags};

use crate::Emails;

#[derive(Tags)]
enum Tag {
    /// For the owner: emails, and how they leave.
    #[oai(rename = "Back office: email")]
    BackOffice,
}

/// Every operation of the back office.
pub fn api(emails: &Emails) -> impl OpenApi + use<> {
    api::MailApi(emails.clone())
}
