//! Undoes an import as a whole, except for what was used or changed since.

use std::sync::Arc;

use kernel::{
    Failure, Tx,
    import::{ImportKind, ImportOutcome, ImportTarget, Imported},
};
use serde_json::{Value, json};

use crate::{
    batch::{BATCH, log},
    codes,
    imports::Imports,
    run::{ImportDetail, ImportStatus, Run},
};

struct ImportedRow {
    number: i64,
    undo: Option<String>,
}

impl Imports {
    /// Begins to undo a run. The job does it.
    pub(crate) async fn undo(&self, id: i64) -> Result<ImportDetail, Failure> {
        let run = self.run(id).await?;
        if run.status == ImportStatus::Undoing {
            return self.detail(id).await;
        }
        if !run.can_undo(self.deps.clock.now()) {
            return Err(codes::NOT_UNDOABLE.into());
        }
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "UPDATE imports_run SET status = 'undoing' WHERE id = ? AND status = 'done'",
            id
        )
        .execute(&mut *tx)
        .await?;
        tx.after_commit(self.wake.clone());
        tx.commit().await?;
        self.detail(id).await
    }

    /// Undoes a batch, the last rows first.
    pub(crate) async fn undo_batch(&self, run: &Run) -> Result<(), Failure> {
        let targets = self.targets(run.kind);
        let mut tx = self.deps.db.write().await?;
        let rows = sqlx::query_as!(
            ImportedRow,
            "SELECT number, undo FROM imports_row
             WHERE run_id = ? AND outcome IN ('created', 'updated') AND undone IS NULL ORDER BY number DESC LIMIT ?",
            run.id,
            BATCH
        )
        .fetch_all(&mut *tx)
        .await?;
        if rows.is_empty() {
            self.end_undo(&mut tx, run).await?;
            return Ok(tx.commit().await?);
        }
        for row in rows {
            let all = imported(row.undo.as_deref())?;
            sqlx::query("SAVEPOINT imports_row")
                .execute(&mut *tx)
                .await?;
            let undo_problem = self.undo_row(&mut tx, run.kind, &targets, &all).await?;
            if undo_problem.is_some() {
                sqlx::query("ROLLBACK TO imports_row")
                    .execute(&mut *tx)
                    .await?;
            }
            sqlx::query("RELEASE imports_row").execute(&mut *tx).await?;
            let undone = undo_problem.is_none();
            sqlx::query!(
                "UPDATE imports_row SET undone = ?, undo_problem = ? WHERE run_id = ? AND number = ?",
                undone,
                undo_problem,
                run.id,
                row.number
            )
            .execute(&mut *tx)
            .await?;
        }
        sqlx::query!(
            "UPDATE imports_run SET (undone, not_undone) =
                 (SELECT coalesce(sum(undone), 0), coalesce(sum(NOT undone), 0) FROM imports_row WHERE run_id = ?1)
             WHERE id = ?1",
            run.id
        )
        .execute(&mut *tx)
        .await?;
        if run.kind.is_public() {
            tx.publish(&self.deps.db);
        }
        Ok(tx.commit().await?)
    }

    /// Undoes what all targets did with a row, the last first, or says why not.
    async fn undo_row(
        &self,
        tx: &mut Tx,
        kind: ImportKind,
        targets: &[Arc<dyn ImportTarget>],
        all: &[Imported],
    ) -> Result<Option<String>, Failure> {
        for (position, (target, one)) in targets.iter().zip(all).enumerate().rev() {
            if position == 0 && one.outcome == ImportOutcome::Created {
                for uses in &self.setup.uses {
                    if let Some(reason) = uses.used(tx, kind, one.record).await? {
                        return Ok(Some(reason.to_owned()));
                    }
                }
            }
            if let Some(reason) = target.undo(tx, one, self.deps.clock.now()).await? {
                return Ok(Some(reason));
            }
        }
        Ok(None)
    }

    async fn end_undo(&self, tx: &mut Tx, run: &Run) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        sqlx::query!(
            "UPDATE imports_run SET status = 'undone', undone_at = ? WHERE id = ?",
            now.0,
            run.id
        )
        .execute(&mut **tx)
        .await?;
        let counts = sqlx::query!(
            "SELECT undone, not_undone FROM imports_run WHERE id = ?",
            run.id
        )
        .fetch_one(&mut **tx)
        .await?;
        let details = json!({"kind": run.kind.as_str(), "undone": counts.undone, "notUndone": counts.not_undone});
        log(tx, now, run, "imports.undone", details).await
    }
}

/// What the targets noted of a row.
fn imported(undo: Option<&str>) -> Result<Vec<Imported>, Failure> {
    let all: Vec<Value> = serde_json::from_str(undo.unwrap_or("[]")).map_err(Failure::internal)?;
    let one = |value: Value| Imported {
        record: value["record"].as_i64().unwrap_or_default(),
        person: None,
        outcome: if value["created"] == true {
            ImportOutcome::Created
        } else {
            ImportOutcome::Updated
        },
        undo: value["undo"].clone(),
    };
    Ok(all.into_iter().map(one).collect())
}
