//! Notifies the shop before the disk is full.

use std::time::Duration;

use kernel::{
    Failure, Job, NotificationEvent,
    audit::{self, Entry},
};
use serde_json::json;

use crate::{Maintenance, mails};

const EVERY: Duration = Duration::from_secs(600);

const MEGABYTE: u64 = 1_000_000;

/// Action in the audit log.
const LOW_DISK: &str = "maintenance.low_disk";

/// Minimum time between two notifications, in seconds.
const AGAIN_SECONDS: i64 = 20 * 3_600;

pub fn job(maintenance: &Maintenance) -> Job {
    let maintenance = maintenance.clone();
    Job::new("maintenance.low_disk", EVERY, move || {
        let maintenance = maintenance.clone();
        async move {
            let setup = &maintenance.0.setup;
            let (data, free_bytes) = (setup.data.clone(), setup.free_bytes.clone());
            let free = tokio::task::spawn_blocking(move || free_bytes(&data));
            let free = free.await.map_err(Failure::internal)?;
            notify(&maintenance, free.map_err(Failure::internal)?).await
        }
    })
}

/// Notifies the shop of too few free bytes, unless that was done recently.
async fn notify(maintenance: &Maintenance, free: u64) -> Result<(), Failure> {
    if free >= maintenance.0.setup.space_floor {
        return Ok(());
    }
    let deps = &maintenance.0.deps;
    let now = maintenance.now();
    let last = audit::last(&deps.db, LOW_DISK).await?;
    // An entry with a future date was written with a wrong clock.
    if last.is_some_and(|last| (0..AGAIN_SECONDS).contains(&now.0.saturating_sub(last.at.0))) {
        return Ok(());
    }
    let data = json!({"freeMegabytes": free / MEGABYTE});
    let mut tx = deps.db.write().await?;
    deps.outbox
        .notify_shop(
            &mut tx,
            NotificationEvent::LowDisk,
            mails::LOW_DISK,
            &data,
            now,
        )
        .await?;
    let entry = Entry {
        actor: None,
        action: LOW_DISK,
        subject: "disk:0",
        details: data,
    };
    audit::record(&mut tx, now, entry).await?;
    Ok(tx.commit().await?)
}
