//! What every part of this feature works with.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use async_trait::async_trait;
use kernel::{
    AfterRestore, Deps, Failure, Feature, Job, MailGuard, MailLinks, MailTemplate, People,
    Restored, SettingsStore, Timestamp, Tx, Wake, mail::MailShopFacts,
};
use poem_openapi::OpenApi;

use crate::{
    back_office, codes, delivery::Delivery, pruning, queue::Queue, settings::DeliverySettings,
    templates, transport::MailTransport, worker::MailWorker,
};

/// How often the queue is checked for retries that are due.
const LOOK_EVERY: Duration = Duration::from_secs(30);

/// Makes the transport of settings, for a data folder.
pub type Connect =
    Arc<dyn Fn(&Path, &DeliverySettings) -> Result<Arc<dyn MailTransport>, String> + Send + Sync>;

/// What the shop decides about its emails.
pub struct Setup {
    /// The data folder, below which they are written to files while no way for them is set up.
    pub data: PathBuf,
    pub people: Arc<dyn People>,
    pub shop: Arc<dyn MailShopFacts>,
    pub templates: Vec<MailTemplate>,
    pub links: Vec<Arc<dyn MailLinks>>,
    pub guards: Vec<Arc<dyn MailGuard>>,
    pub delivery: Delivery,
    pub settings: Arc<dyn SettingsStore>,
    /// [`crate::transport()`], except in tests.
    pub connect: Connect,
    /// Closes the shop and opens it again, in the same process.
    pub reopen: Wake,
    /// In a demo store links in emails can be read.
    pub shows_links: bool,
    /// Days after which emails that were sent are removed.
    pub retention_days: u16,
}

/// Cheap to clone.
#[derive(Clone)]
pub struct Emails(pub(crate) Arc<Parts>);

pub(crate) struct Parts {
    pub deps: Deps,
    pub queue: Queue,
    pub setup: Setup,
    pub transport: Arc<dyn MailTransport>,
}

impl Emails {
    /// # Errors
    /// A sentence, when no call can leave this machine.
    pub fn new(deps: Deps, mut setup: Setup) -> Result<Self, String> {
        setup.templates.extend(templates::TEMPLATES);
        Ok(Self(Arc::new(Parts {
            transport: (setup.connect)(&setup.data, &setup.delivery.settings)?,
            queue: Queue::of(&deps),
            deps,
            setup,
        })))
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.0.deps.clock.now()
    }

    /// Delivers what is queued.
    fn delivery_job(&self) -> Job {
        let Parts { deps, setup, .. } = &*self.0;
        let mut worker = MailWorker::new(
            deps.db.clone(),
            deps.clock.clone(),
            self.0.transport.clone(),
            setup.shop.clone(),
            setup.templates.iter().copied(),
        );
        worker.guards.clone_from(&setup.guards);
        worker.keeps_secrets = setup.shows_links;
        worker.outbox = deps.outbox.clone();
        let worker = Arc::new(worker);
        let deliver = move || {
            let worker = worker.clone();
            async move { worker.deliver().await }
        };
        Job::new("email.deliver", LOOK_EVERY, deliver).on(deps.outbox.wake())
    }
}

#[async_trait]
impl AfterRestore for Emails {
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure> {
        Queue::hold(tx, restored.now).await
    }
}

/// The feature. Its emails lie in the kernel's table, into which every feature queues its own.
pub fn feature(emails: &Emails) -> Feature<impl OpenApi + use<>> {
    Feature::new("email", back_office::api(emails))
        .codes(codes::OPERATIONS)
        .mails(templates::TEMPLATES)
        .after_restore(Arc::new(emails.clone()))
        .metrics(Arc::new(emails.clone()))
        .job(emails.delivery_job())
        .job(pruning::job(emails))
}
