//! What the import of chosen lists would do, tried in one transaction that is rolled back: entries of one list name
//! those of another.

use kernel::{Failure, import::ImportKind};
use poem_openapi::Object;

use super::control::ChooseWebsiteLists;
use crate::{batch::Batch, imports::Imports, preview::ImportPreview};

/// Entries of each list that are tried. Other writes wait for it.
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
        for (kind, mut batch, rows) in batches {
            let preview = batch.preview(&mut tx, &rows).await?;
            previews.push(WebsiteListPreview { kind, preview });
        }
        Ok(previews)
    }
}
