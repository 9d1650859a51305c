//! Chooses what the columns of a file are, and starts its import.

use kernel::{Failure, edit::refuse, import::ImportField};

use crate::{codes, imports::Imports, mapping, preview::ChooseImportFields, run::ImportDetail};

impl Imports {
    pub(crate) async fn choose(&self, id: i64, chosen: &ChooseImportFields) -> Result<(), Failure> {
        let run = self.run(id).await?;
        run.expect_draft()?;
        let fields = self.file_fields(run.kind).await?;
        refuse(mapping::problems(&chosen.fields, &run.columns()?, &fields))?;
        let keys = serde_json::to_string(&chosen.fields).map_err(Failure::internal)?;
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "UPDATE imports_run SET fields = ?, unit = ? WHERE id = ? AND status = 'draft'",
            keys,
            chosen.unit,
            id
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// Starts an import with the fields that were chosen last. The job does it.
    pub(crate) async fn start(&self, id: i64, actor: i64) -> Result<ImportDetail, Failure> {
        let run = self.run(id).await?;
        run.expect_draft()?;
        let (columns, chosen) = (run.columns()?, run.fields()?);
        expect_complete(&chosen, &self.fields(run.kind).await?)?;
        let now = self.deps.clock.now();
        let mut tx = self.deps.db.write().await?;
        let started = sqlx::query!(
            "UPDATE imports_run SET status = 'running', actor = ?, started_at = ? WHERE id = ? AND status = 'draft'",
            actor,
            now.0,
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if started == 0 {
            return Err(codes::ALREADY_STARTED.into());
        }
        mapping::remember(&mut tx, run.kind, &columns, &chosen).await?;
        tx.after_commit(self.wake.clone());
        tx.commit().await?;
        self.detail(id).await
    }
}

/// Refuses an import without a column for each field that is needed.
pub fn expect_complete(chosen: &[String], fields: &[ImportField]) -> Result<(), Failure> {
    let missing = mapping::missing(chosen, fields);
    if missing.is_empty() {
        return Ok(());
    }
    let wording = format!("Choose a column for: {}.", missing.join(", "));
    Err(Failure::new(codes::COLUMN_MISSING).with_message(wording))
}
