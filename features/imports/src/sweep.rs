//! Deletes rows of old imports, and uploads and websites of which nothing was started.

use std::time::Duration;

use kernel::{Failure, Job};

use crate::{imports::Imports, run::DAYS_TO_UNDO};

const EVERY: Duration = Duration::from_secs(3_600);
const DAYS_OF_DRAFTS: i64 = 1;

pub fn job(imports: &Imports) -> Job {
    let shared = imports.clone();
    let run = move || {
        let imports = shared.clone();
        async move { imports.sweep().await }
    };
    Job::new("imports.sweep", EVERY, run)
}

impl Imports {
    pub(crate) async fn sweep(&self) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let drafts_before = now.plus_days(-DAYS_OF_DRAFTS).0;
        let before = now.plus_days(-DAYS_TO_UNDO).0;
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "DELETE FROM imports_run WHERE status = 'draft' AND created_at < ?",
            drafts_before
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "DELETE FROM imports_website WHERE created_at < ? AND NOT EXISTS
                (SELECT 1 FROM imports_run WHERE website_id = imports_website.id)",
            drafts_before
        )
        .execute(&mut *tx)
        .await?;
        sqlx::query!(
            "DELETE FROM imports_row WHERE run_id IN
                (SELECT id FROM imports_run WHERE status IN ('done', 'undone') AND ended_at < ?)",
            before
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
