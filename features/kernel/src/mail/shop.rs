//! What mails say about the shop, and where their links lead.

use std::fmt::{self, Display, Formatter};

use async_trait::async_trait;

use crate::{image::ImageBook, problem::Failure};

/// What every mail says about the shop.
#[derive(Clone, Debug)]
pub struct MailShop {
    pub business_name: String,
    /// Where visitors reach the shop, without a slash at the end.
    pub public_address: String,
    pub phone: String,
    pub email: String,
    pub address: Vec<String>,
    /// Of buttons, `#RRGGBB`.
    pub theme_colour: String,
    /// Absent while there is none.
    pub logo: Option<MailLogo>,
}

/// The logo of a shop, as it stands on papers and in mails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailLogo {
    /// Path of a public image.
    pub path: String,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
}

/// Provides the shop's details for mails.
#[async_trait]
pub trait MailShopFacts: Send + Sync {
    async fn mail_shop(&self) -> Result<MailShop, Failure>;
}

impl MailShop {
    /// The absolute address of a path of the site, on the configured public address and never on a request's headers.
    pub fn link(&self, path: impl Display) -> String {
        format!("{}{path}", self.public_address)
    }

    /// The file of the logo, for papers; `None` without one.
    ///
    /// # Errors
    /// The file cannot be read.
    pub async fn logo_file(&self, images: &dyn ImageBook) -> Result<Option<Vec<u8>>, Failure> {
        match &self.logo {
            Some(logo) => images.file(&logo.path).await,
            None => Ok(None),
        }
    }

    /// A mail's button that opens this path.
    pub fn button(&self, label: &str, path: impl Display) -> Option<(String, String)> {
        Some((label.to_owned(), self.link(path)))
    }
}

/// A page of the back office that mails and printed codes open. The client has the same addresses; a test of the client
/// opens each of them.
#[derive(Clone, Copy, Debug)]
pub enum BackOfficePage {
    Backups,
    Disputes,
    Enquiries,
    FailedEmails,
    /// Of this id.
    Order(i64),
    Payment(i64),
    PaymentKeys,
    Payments,
    /// Of customers about lessons.
    Questions,
    /// A piece of an order, by its position from 1.
    Piece {
        order: i64,
        position: i64,
    },
}

impl Display for BackOfficePage {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Backups => f.write_str("/admin/settings/backups"),
            Self::Disputes => f.write_str("/admin/payments/disputes"),
            Self::Enquiries => f.write_str("/admin/content/enquiries"),
            Self::FailedEmails => f.write_str("/admin/settings/mails?filter=failed"),
            Self::Order(id) => write!(f, "/admin/orders/{id}"),
            Self::Payment(id) => write!(f, "/admin/payments/{id}"),
            Self::PaymentKeys => f.write_str("/admin/settings/payments"),
            Self::Payments => f.write_str("/admin/payments"),
            Self::Questions => f.write_str("/admin/courses/questions"),
            Self::Piece { order, position } => write!(f, "/admin/orders/{order}/pieces/{position}"),
        }
    }
}
