//! Deletes ended sessions, expired links and expired access tokens.

use std::time::Duration;

use kernel::{Deps, Job};

use crate::{access_token, contact_change, reset, session};

pub fn job(deps: Deps) -> Job {
    Job::new("auth.sweep", Duration::from_secs(3_600), move || {
        let deps = deps.clone();
        async move {
            let now = deps.clock.now();
            let mut tx = deps.db.write().await?;
            session::sweep(&mut tx, now).await?;
            access_token::sweep(&mut tx, now).await?;
            contact_change::sweep(&mut tx, now).await?;
            reset::sweep(&mut tx, now).await?;
            Ok(tx.commit().await?)
        }
    })
}
