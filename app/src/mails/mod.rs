//! How mails leave the shop.

mod files;
mod message;

use std::{path::Path, sync::Arc, time::Duration};

use kernel::{
    Clock, Db, Gives, Job, Outbox,
    mail::{MailShopFacts, MailWorker},
};

use files::MailFiles;

/// Retries are due at times of their own; so often somebody looks.
const LOOK_EVERY: Duration = Duration::from_secs(30);

/// The job that delivers what is queued, as files in `DIR/outbox`.
pub fn job(
    data_folder: &Path,
    db: &Db,
    clock: &Clock,
    outbox: &Outbox,
    shop: Arc<dyn MailShopFacts>,
    gives: &[Gives],
    keeps_secrets: bool,
) -> Job {
    let mut worker = MailWorker::new(
        db.clone(),
        clock.clone(),
        Arc::new(MailFiles::below(data_folder)),
        shop,
        gives
            .iter()
            .flat_map(|feature| feature.mails.iter().copied()),
    );
    worker.keeps_secrets = keeps_secrets;
    let worker = Arc::new(worker);
    let deliver = move || {
        let worker = worker.clone();
        async move { worker.deliver().await }
    };
    Job::new("mails.deliver", LOOK_EVERY, deliver).on(outbox.wake())
}
