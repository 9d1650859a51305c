//! What every part of this feature works with.

use std::{path::PathBuf, sync::Arc};

use async_trait::async_trait;
use kernel::{
    Counted, Deps, Failure, MailLinks, MailTemplate, Timestamp, Wake, mail::MailShopFacts,
};

use crate::{
    backup::{BackupFolder, Schema},
    email_delivery::EmailDelivery,
    mails,
    runs::Runs,
};

/// Somebody who works for the shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: i64,
    pub name: String,
    pub email: Option<String>,
}

/// Knows people by their ids.
#[async_trait]
pub trait People: Send + Sync {
    /// Those of these who still have an account.
    async fn named(&self, ids: &[i64]) -> Result<Vec<Person>, Failure>;

    /// Owner and staff.
    async fn team(&self) -> Result<Vec<Person>, Failure>;

    /// Owners alone.
    async fn owners(&self) -> Result<Vec<Person>, Failure>;
}

/// What the shop decides about its own upkeep.
pub struct Setup {
    /// The data folder.
    pub data: PathBuf,
    pub backups: PathBuf,
    pub people: Arc<dyn People>,
    pub shop: Arc<dyn MailShopFacts>,
    pub templates: Vec<MailTemplate>,
    pub links: Vec<Arc<dyn MailLinks>>,
    /// What people would miss if it were gone.
    pub counted: Vec<Counted>,
    /// The tables that this program knows.
    pub schema: Schema,
    /// Closes the shop and opens it again, in the same process.
    pub reopen: Wake,
    /// In a demo store links in mails can be read.
    pub shows_links: bool,
    pub mails: Arc<dyn EmailDelivery>,
    /// So many days after a mail was sent it is removed.
    pub mail_days: u16,
    /// No provider takes money: payments are tests.
    pub test_payments: bool,
    pub public_address: String,
}

/// Cheap to clone.
#[derive(Clone)]
pub struct Maintenance(pub(crate) Arc<Parts>);

pub(crate) struct Parts {
    pub deps: Deps,
    pub setup: Setup,
    pub folder: BackupFolder,
    pub runs: Runs,
    pub opened_at: Timestamp,
}

impl Maintenance {
    pub fn new(deps: Deps, mut setup: Setup) -> Self {
        setup.templates.extend(mails::TEMPLATES);
        Self(Arc::new(Parts {
            folder: BackupFolder::at(&setup.backups),
            runs: Runs::default(),
            opened_at: deps.clock.now(),
            deps,
            setup,
        }))
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.deps.clock.now()
    }

    /// What people would miss, by name, with the table that is counted.
    pub(crate) fn counted(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.setup.counted.iter().copied().flatten().copied()
    }
}
