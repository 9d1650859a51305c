//! Starts, stops, continues, undoes and discards the import of a website.

use kernel::{Failure, FieldProblem, edit::refuse, import::ImportKind};
use poem_openapi::Object;

use super::detail::WebsiteDetail;
use crate::{codes, imports::Imports};

/// Lists of a website.
#[derive(Object, Debug)]
pub struct ChooseWebsiteLists {
    /// What the lists become.
    #[oai(validator(min_items = 1, max_items = 14))]
    pub kinds: Vec<ImportKind>,
}

impl Imports {
    /// Ids of the imports of these lists, in the order in which they are imported.
    pub(crate) async fn chosen_runs(
        &self,
        id: i64,
        chosen: &ChooseWebsiteLists,
    ) -> Result<Vec<(ImportKind, i64)>, Failure> {
        let detail = self.website_detail(id).await?;
        let mut problems = Vec::new();
        for (at, kind) in chosen.kinds.iter().enumerate() {
            let list = detail.lists.iter().find(|list| list.kind == *kind);
            if list.is_none_or(|list| list.import.is_none()) {
                let wording = "This list is not read.";
                problems.push(FieldProblem::new(format!("kinds.{at}"), "invalid", wording));
            }
        }
        refuse(problems)?;
        let lists = detail.lists.into_iter();
        let chosen = lists.filter(|list| chosen.kinds.contains(&list.kind));
        Ok(chosen
            .filter_map(|list| Some((list.kind, list.import?.id)))
            .collect())
    }

    /// Imports the chosen lists. The job does it.
    pub(crate) async fn start_website(
        &self,
        id: i64,
        actor: i64,
        chosen: &ChooseWebsiteLists,
    ) -> Result<WebsiteDetail, Failure> {
        let runs = self.chosen_runs(id, chosen).await?;
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        for (_, run) in runs {
            let started = sqlx::query!(
                "UPDATE imports_run SET status = 'running', actor = ?, started_at = ? WHERE id = ? AND status = 'draft'",
                actor,
                now.0,
                run
            )
            .execute(&mut *tx)
            .await?
            .rows_affected();
            if started == 0 {
                return Err(codes::ALREADY_STARTED.into());
            }
        }
        tx.after_commit(self.wake.clone());
        tx.commit().await?;
        self.website_detail(id).await
    }

    /// Stops reading and importing after the entry at which they are, or continues.
    pub(crate) async fn stop_website(&self, id: i64, stop: bool) -> Result<WebsiteDetail, Failure> {
        self.website_row(id).await?;
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "UPDATE imports_website SET stopped = ? WHERE id = ?",
            stop,
            id
        )
        .execute(&mut *tx)
        .await?;
        tx.after_commit(self.wake.clone());
        tx.after_commit(self.read_wake.clone());
        tx.commit().await?;
        self.website_detail(id).await
    }

    /// Undoes everything that was imported, the last list first. The job does it.
    pub(crate) async fn undo_website(&self, id: i64) -> Result<WebsiteDetail, Failure> {
        let detail = self.website_detail(id).await?;
        if !detail.can_undo {
            return Err(codes::NOT_UNDOABLE.into());
        }
        let mut tx = self.deps.db.write().await?;
        for import in detail.lists.into_iter().filter_map(|list| list.import) {
            if import.can_undo {
                sqlx::query!(
                    "UPDATE imports_run SET status = 'undoing' WHERE id = ? AND status = 'done'",
                    import.id
                )
                .execute(&mut *tx)
                .await?;
            }
        }
        sqlx::query!("UPDATE imports_website SET stopped = 0 WHERE id = ?", id)
            .execute(&mut *tx)
            .await?;
        tx.after_commit(self.wake.clone());
        tx.commit().await?;
        self.website_detail(id).await
    }

    /// Deletes what was read, if nothing of it was started.
    pub(crate) async fn delete_website(&self, id: i64) -> Result<(), Failure> {
        self.website_row(id).await?;
        let mut tx = self.deps.db.write().await?;
        let deleted = sqlx::query!(
            "DELETE FROM imports_website WHERE id = ?1 AND NOT EXISTS
                (SELECT 1 FROM imports_run WHERE website_id = ?1 AND status <> 'draft')",
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if deleted == 0 {
            return Err(codes::ALREADY_STARTED.into());
        }
        Ok(tx.commit().await?)
    }
}
