//! Imports rows in batches: each is one transaction, in which every row also notes what became of it. A run that is cut
//! off continues after its last batch, so no row is imported twice.

use std::time::Duration;

use kernel::{
    Failure, FieldProblem, Job, Timestamp, Tx,
    audit::{self, Entry},
    import::{ImportBatch, ImportField, ImportKind, ImportOutcome, ImportRow, ImportRun, Imported},
};
use poem_openapi::{Object, types::ToJSON};
use serde_json::{Value, json};
use sqlx::SqliteExecutor;

use crate::{
    imports::Imports,
    mapping::Mapping,
    run::{ImportStatus, Run, label_of},
    website::images::{StoredImages, addresses},
};

/// Rows of a batch. Other writes wait for it.
pub const BATCH: i64 = 100;
/// The same of rows whose images are fetched first.
const BATCH_WITH_IMAGES: i64 = 20;
const EVERY: Duration = Duration::from_secs(300);

/// What is wrong with a row.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct RowProblem {
    /// Name of the field.
    pub field: String,
    /// What is wrong with it.
    pub message: String,
}

/// Continues every run that has been started.
pub fn job(imports: &Imports) -> Job {
    let shared = imports.clone();
    let run = move || {
        let imports = shared.clone();
        async move {
            while let Some(id) = imports.unfinished().await? {
                imports.continue_run(id).await?;
            }
            Ok(())
        }
    };
    Job::new("imports.run", EVERY, run).on(imports.wake.clone())
}

/// A row of the file that is to be imported.
pub struct Waiting {
    pub number: i64,
    pub cells: String,
}

/// The targets of a run, ready for rows.
pub struct Batch {
    pub run: i64,
    kind: ImportKind,
    fields: Vec<ImportField>,
    mapping: Mapping,
    /// Images that the rows name; in a preview, none is fetched and each is taken for good.
    images: Option<StoredImages>,
    targets: Vec<Box<dyn ImportBatch>>,
}

impl Batch {
    pub async fn new(imports: &Imports, run: &Run, at: Timestamp) -> Result<Self, Failure> {
        let fields = imports.fields(run.kind).await?;
        let about = ImportRun {
            id: run.id,
            actor: run.actor,
            at,
            unit: run.unit,
        };
        let mut targets = Vec::new();
        for target in imports.targets(run.kind) {
            targets.push(target.batch(&about).await?);
        }
        Ok(Self {
            run: run.id,
            kind: run.kind,
            mapping: Mapping::new(&run.columns()?, &run.fields()?, &fields),
            fields,
            targets,
            images: None,
        })
    }

    /// Imports a row, or rolls back what it has written so far.
    pub async fn import(
        &mut self,
        tx: &mut Tx,
        row: &Waiting,
    ) -> Result<Result<Vec<Imported>, Vec<RowProblem>>, Failure> {
        sqlx::query("SAVEPOINT imports_row")
            .execute(&mut **tx)
            .await?;
        let imported = self.try_import(tx, row).await?;
        if imported.is_err() {
            sqlx::query("ROLLBACK TO imports_row")
                .execute(&mut **tx)
                .await?;
        }
        sqlx::query("RELEASE imports_row")
            .execute(&mut **tx)
            .await?;
        Ok(imported.map_err(|problems| self.named(problems)))
    }

    async fn try_import(
        &mut self,
        tx: &mut Tx,
        row: &Waiting,
    ) -> Result<Result<Vec<Imported>, Vec<FieldProblem>>, Failure> {
        let cells: Vec<String> = serde_json::from_str(&row.cells).map_err(Failure::internal)?;
        let mut cells = self.mapping.row(&cells);
        self.put_images(&mut cells);
        let mut all: Vec<Imported> = Vec::new();
        for target in &mut self.targets {
            match target.import(tx, &cells).await? {
                Ok(imported) => {
                    if cells.record.is_none()
                        && let Some(problem) =
                            twice(tx, self.run, self.kind, imported.record).await?
                    {
                        return Ok(Err(vec![problem]));
                    }
                    cells.record.get_or_insert(imported.record);
                    all.push(imported);
                }
                Err(problems) => return Ok(Err(problems)),
            }
        }
        Ok(Ok(all))
    }

    fn has_images(&self) -> bool {
        self.fields.iter().any(|field| field.is_image)
    }

    /// Replaces addresses of images by stored images.
    fn put_images(&self, row: &mut ImportRow) {
        for field in self.fields.iter().filter(|field| field.is_image) {
            let Some(cell) = row.cells.remove(&field.key) else {
                continue;
            };
            let images = match &self.images {
                Some(images) => images.of(&cell),
                None => addresses(&cell).map(|_| 0).collect(),
            };
            row.images.insert(field.key.clone(), images);
        }
        row.blank_image = self.images.as_ref().map_or(0, |images| images.blank);
    }

    /// Problems with the names of their fields.
    fn named(&self, problems: Vec<FieldProblem>) -> Vec<RowProblem> {
        let named = problems.into_iter().map(|problem| RowProblem {
            field: label_of(&problem.field, &self.fields),
            message: problem.message,
        });
        named.collect()
    }
}

/// A second row about one record, such as two customers with one number: it would overwrite the first.
async fn twice(
    tx: &mut Tx,
    run: i64,
    kind: ImportKind,
    record: i64,
) -> Result<Option<FieldProblem>, Failure> {
    let first = sqlx::query_scalar!(
        "SELECT number FROM imports_row WHERE run_id = ? AND record_id = ? LIMIT 1",
        run,
        record
    )
    .fetch_optional(&mut **tx)
    .await?;
    let key = match kind {
        ImportKind::Customers | ImportKind::Enrolments => "mobile",
        ImportKind::PastOrders => "number",
        ImportKind::GalleryItems | ImportKind::Events => "title",
        ImportKind::Offers => "text",
        ImportKind::BannerLines => "subtitle",
        ImportKind::PinCodes | ImportKind::Coupons => "code",
        _ => "name",
    };
    let problem = |first| FieldProblem::new(key, "taken", format!("Row {first} has the same."));
    Ok(first.map(problem))
}

/// What became of a row that all targets have imported.
pub fn outcome(imported: &[Imported]) -> ImportOutcome {
    let first = imported.first().map(|one| one.outcome);
    let changed = imported
        .iter()
        .any(|one| one.outcome != ImportOutcome::Unchanged);
    match first {
        Some(ImportOutcome::Created) => ImportOutcome::Created,
        _ if changed => ImportOutcome::Updated,
        _ => ImportOutcome::Unchanged,
    }
}

impl Imports {
    /// The next run that is not at its end: lists of a website in their order, and undone in the opposite one.
    async fn unfinished(&self) -> Result<Option<i64>, Failure> {
        let id = sqlx::query_scalar!(
            r#"SELECT r.id AS "id!: i64" FROM imports_run r
               LEFT JOIN imports_website w ON w.id = r.website_id
               LEFT JOIN imports_website_list l ON l.run_id = r.id
               WHERE r.status IN ('running', 'undoing') AND coalesce(w.stopped, 0) = 0
               ORDER BY r.status = 'undoing', iif(r.status = 'undoing', -l.position, l.position), r.id LIMIT 1"#
        );
        Ok(id.fetch_optional(self.deps.db.read()).await?)
    }

    /// Imports or undoes one batch.
    pub(crate) async fn continue_run(&self, id: i64) -> Result<(), Failure> {
        let run = self.run(id).await?;
        match run.status {
            ImportStatus::Running => self.import_batch(&run).await,
            ImportStatus::Undoing => self.undo_batch(&run).await,
            ImportStatus::Draft | ImportStatus::Done | ImportStatus::Undone => Ok(()),
        }
    }

    async fn import_batch(&self, run: &Run) -> Result<(), Failure> {
        let now = self.deps.clock.now();
        let mut batch = Batch::new(self, run, now).await?;
        let website = run.website_id.filter(|_| batch.has_images());
        let most = match website {
            Some(_) => BATCH_WITH_IMAGES,
            None => BATCH,
        };
        if let Some(website) = website {
            let rows = self.waiting(self.deps.db.read(), run.id, most).await?;
            batch.images = self.images_of(website, &batch.mapping, &rows).await?;
            if batch.images.is_none() {
                return Ok(());
            }
        }
        let mut tx = self.deps.db.write().await?;
        let rows = self.waiting(&mut *tx, run.id, most).await?;
        if rows.is_empty() {
            self.end(&mut tx, run, now).await?;
            return Ok(tx.commit().await?);
        }
        for row in &rows {
            match batch.import(&mut tx, row).await? {
                Ok(imported) => note_imported(&mut tx, run.id, row.number, &imported).await?,
                Err(problems) => note_rejected(&mut tx, run.id, row.number, &problems).await?,
            }
        }
        self.count(&mut tx, run.id).await?;
        if run.kind.is_public() {
            tx.publish(&self.deps.db);
        }
        Ok(tx.commit().await?)
    }

    async fn waiting(
        &self,
        db: impl SqliteExecutor<'_>,
        run: i64,
        most: i64,
    ) -> Result<Vec<Waiting>, Failure> {
        let rows = sqlx::query_as!(
            Waiting,
            "SELECT number, cells FROM imports_row WHERE run_id = ? AND outcome IS NULL ORDER BY number LIMIT ?",
            run,
            most
        );
        Ok(rows.fetch_all(db).await?)
    }

    async fn count(&self, tx: &mut Tx, run: i64) -> Result<(), Failure> {
        sqlx::query!(
            "UPDATE imports_run SET (created, updated, unchanged, rejected) =
                 (SELECT coalesce(sum(outcome = 'created'), 0), coalesce(sum(outcome = 'updated'), 0),
                         coalesce(sum(outcome = 'unchanged'), 0), coalesce(sum(outcome = 'rejected'), 0)
                  FROM imports_row WHERE run_id = ?1)
             WHERE id = ?1",
            run
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    async fn end(&self, tx: &mut Tx, run: &Run, now: Timestamp) -> Result<(), Failure> {
        sqlx::query!(
            "UPDATE imports_run SET status = 'done', ended_at = ? WHERE id = ?",
            now.0,
            run.id
        )
        .execute(&mut **tx)
        .await?;
        let counts = sqlx::query!(
            "SELECT created, updated, unchanged, rejected FROM imports_run WHERE id = ?",
            run.id
        )
        .fetch_one(&mut **tx)
        .await?;
        let details = json!({
            "kind": run.kind.as_str(), "created": counts.created, "updated": counts.updated,
            "unchanged": counts.unchanged, "rejected": counts.rejected,
        });
        log(tx, now, run, "imports.imported", details).await
    }
}

/// Writes a line of the audit log about a run.
pub async fn log(
    tx: &mut Tx,
    now: Timestamp,
    run: &Run,
    action: &str,
    details: Value,
) -> Result<(), Failure> {
    let entry = Entry {
        actor: Some(run.actor),
        action,
        subject: &format!("import:{}", run.id),
        details,
    };
    audit::record(tx, now, entry).await
}

async fn note_imported(
    tx: &mut Tx,
    run: i64,
    number: i64,
    imported: &[Imported],
) -> Result<(), Failure> {
    let outcome = outcome(imported);
    let record = imported.first().map(|one| one.record);
    let person = imported.first().and_then(|one| one.person);
    let undo = imported.iter().map(|one| {
        json!({"record": one.record, "created": one.outcome == ImportOutcome::Created, "undo": one.undo})
    });
    let undo = Value::from_iter(undo).to_string();
    sqlx::query!(
        "UPDATE imports_row SET outcome = ?, record_id = ?, person_id = ?, undo = ? WHERE run_id = ? AND number = ?",
        outcome,
        record,
        person,
        undo,
        run,
        number
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn note_rejected(
    tx: &mut Tx,
    run: i64,
    number: i64,
    problems: &[RowProblem],
) -> Result<(), Failure> {
    let problems = problems.to_vec().to_json_string();
    sqlx::query!(
        "UPDATE imports_row SET outcome = 'rejected', problems = ? WHERE run_id = ? AND number = ?",
        problems,
        run,
        number
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
