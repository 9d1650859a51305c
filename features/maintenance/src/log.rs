//! Maintenance of the audit log: writes counted security events and deletes entries older than a
//! year.

use std::time::Duration;

use kernel::{Failure, Job, audit};

use crate::Maintenance;

const EVERY: Duration = Duration::from_secs(300);

pub fn job(maintenance: &Maintenance) -> Job {
    let maintenance = maintenance.clone();
    Job::new("maintenance.log", EVERY, move || {
        let maintenance = maintenance.clone();
        async move { maintenance.tidy_log().await }
    })
}

impl Maintenance {
    async fn tidy_log(&self) -> Result<(), Failure> {
        let deps = &self.0.deps;
        deps.security.write_ended().await?;
        while audit::forget_old(&deps.db, self.now()).await? {}
        Ok(())
    }
}
