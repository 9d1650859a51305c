//! How mails leave the shop.

mod admin;
mod files;
mod message;
mod service;
mod smtp;
mod wording;

use std::{path::Path, sync::Arc, time::Duration};

use kernel::{
    Deps, Gives, Job,
    mail::{MailShopFacts, MailTransport, MailWorker},
};

use crate::config::mail::MailSettings;
pub use admin::EmailDelivery;
use files::MailFiles;
use service::MailService;
use smtp::Smtp;

/// Retries are due at times of their own; so often somebody looks.
const LOOK_EVERY: Duration = Duration::from_secs(30);

/// The way that is set up; without one, files in `DIR/outbox`.
pub fn transport(
    data_folder: &Path,
    settings: Option<&MailSettings>,
) -> Result<Arc<dyn MailTransport>, String> {
    Ok(match settings {
        None => files_below(data_folder),
        Some(MailSettings::Smtp(smtp)) => Arc::new(Smtp::new(smtp.clone())),
        Some(MailSettings::Service(service)) => Arc::new(MailService::new(service.clone())?),
    })
}

fn files_below(data_folder: &Path) -> Arc<dyn MailTransport> {
    Arc::new(MailFiles::below(data_folder))
}

/// The job that delivers what is queued.
pub fn job(
    transport: Arc<dyn MailTransport>,
    deps: &Deps,
    shop: Arc<dyn MailShopFacts>,
    gives: &[Gives],
    keeps_secrets: bool,
) -> Job {
    let mut worker = MailWorker::new(
        deps.db.clone(),
        deps.clock.clone(),
        transport,
        shop,
        gives
            .iter()
            .flat_map(|feature| feature.mails.iter().copied()),
    );
    worker.guards = gives
        .iter()
        .filter_map(|feature| feature.mail_guard.clone())
        .collect();
    worker.keeps_secrets = keeps_secrets;
    let worker = Arc::new(worker);
    let deliver = move || {
        let worker = worker.clone();
        async move { worker.deliver().await }
    };
    Job::new("mails.deliver", LOOK_EVERY, deliver).on(deps.outbox.wake())
}
