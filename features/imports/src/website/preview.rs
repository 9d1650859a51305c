//! What the import of chosen lists would do, tried in one transaction that is rolled back: entries of one list name
//! those of another.

use std::time::Instant;

use kernel::{Failure, import::ImportKind};
use poem_openapi::Object;

use super::control::ChooseWebsiteLists;
use crate::{
    batch::Batch,
    imports::Imports,
    preview::{ImportPreview, PATIENCE},
};

/// Entries of each list that are tried, if there is time for them.
const TRIED: i64 = 400;

/// What the import of a list would do.
#[derive(Object, Clone, Debug)]
pub struct WebsiteListPreview {
    /// What the list becomes.
    pub kind: ImportKind,
    /// What would happen.
    pub preview: ImportPreview,
}

impl Imports {
    pub(crate) async fn preview_website(
        &self,
        id: i64,
        chosen: &ChooseWebsiteLists,
    ) -> Result<Vec<WebsiteListPreview>, Failure> {
        let mut batches = Vec::new();
        for (kind, run) in self.chosen_runs(id, chosen).await? {
            let run = self.run(run).await?;
            run.expect_draft()?;
            let batch = Batch::new(self, &run, self.deps.clock.now()).await?;
            batches.push((kind, batch, self.first_rows(run.id, TRIED).await?));
        }
        let mut previews = Vec::new();
        // Never committed.
        let mut tx = self.deps.db.write().await?;
        let start = Instant::now();
        let mut left = u32::try_from(batches.len()).unwrap_or(u32::MAX);
        for (kind, mut batch, rows) in batches {
            // What a list does not need is for those after it.
            let share = PATIENCE.saturating_sub(start.elapsed()) / left;
            left -= 1;
            let preview = batch.preview(&mut tx, &rows, share).await?;
            previews.push(WebsiteListPreview { kind, preview });
        }
        Ok(previews)
    }
}
