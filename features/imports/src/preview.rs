//! What an import would do, tried with its first rows in a transaction that is rolled back.

use std::time::{Duration, Instant};

use kernel::{
    Failure, LengthUnit, Tx,
    import::{ImportOutcome, Imported},
};
use poem_openapi::Object;

use crate::{
    batch::{Batch, RowProblem, Waiting, outcome},
    imports::Imports,
    start::expect_complete,
};

/// Rows that are tried.
const TRIED: i64 = 200;
/// For how long rows are tried: other writes wait for it, and an answer has ten seconds.
pub(crate) const PATIENCE: Duration = Duration::from_secs(4);
/// Of rows without a problem, how many are shown.
const SHOWN: usize = 10;

/// What each column is, and the unit of lengths.
#[derive(Object, Debug)]
pub struct ChooseImportFields {
    /// Key of each column's field, in order; empty for what is not imported.
    #[oai(validator(max_items = "200"))]
    pub fields: Vec<String>,
    /// Unit of lengths that name none.
    pub unit: LengthUnit,
}

/// What an import would do.
#[derive(Object, Clone, Debug)]
pub struct ImportPreview {
    /// Rows that were tried, from the first.
    pub tried: i64,
    /// New records among them.
    pub created: i64,
    /// Changed records.
    pub updated: i64,
    /// Rows that change nothing.
    pub unchanged: i64,
    /// Rows that would not be imported.
    pub rejected: i64,
    /// The first rows, and all with problems.
    pub rows: Vec<PreviewRow>,
}

/// A row of the file.
#[derive(Object, Clone, Debug)]
pub struct PreviewRow {
    /// Number, as a spreadsheet counts.
    pub number: i64,
    /// Its first cells.
    pub title: String,
    /// What becomes of it.
    pub outcome: ImportOutcome,
    /// What is wrong with it.
    pub problems: Vec<RowProblem>,
}

impl Imports {
    /// Stores what the columns are, and tries the first rows.
    pub(crate) async fn preview(
        &self,
        id: i64,
        chosen: &ChooseImportFields,
    ) -> Result<ImportPreview, Failure> {
        self.choose(id, chosen).await?;
        let run = self.run(id).await?;
        expect_complete(&run.fields()?, &self.fields(run.kind).await?)?;
        let mut batch = Batch::new(self, &run, self.deps.clock.now()).await?;
        let rows = self.first_rows(id, TRIED).await?;
        // Never committed.
        let mut tx = self.deps.db.write().await?;
        batch.preview(&mut tx, &rows, PATIENCE).await
    }

    /// The first rows of a run.
    pub(crate) async fn first_rows(&self, id: i64, most: i64) -> Result<Vec<Waiting>, Failure> {
        let rows = sqlx::query_as!(
            Waiting,
            "SELECT number, cells FROM imports_row WHERE run_id = ? ORDER BY number LIMIT ?",
            id,
            most
        );
        Ok(rows.fetch_all(self.deps.db.read()).await?)
    }
}

impl Batch {
    /// Imports rows in a transaction that the caller rolls back, as many as there is time for.
    pub(crate) async fn preview(
        &mut self,
        tx: &mut Tx,
        rows: &[Waiting],
        patience: Duration,
    ) -> Result<ImportPreview, Failure> {
        let start = Instant::now();
        let mut preview = ImportPreview {
            tried: 0,
            created: 0,
            updated: 0,
            unchanged: 0,
            rejected: 0,
            rows: Vec::new(),
        };
        let mut good = 0;
        for row in rows {
            if preview.tried > 0 && start.elapsed() > patience {
                break;
            }
            preview.tried += 1;
            let (outcome, problems) = match self.import(tx, row).await? {
                Ok(imported) => {
                    note_record(tx, self.run, row.number, imported.first()).await?;
                    (outcome(&imported), Vec::new())
                }
                Err(problems) => (ImportOutcome::Rejected, problems),
            };
            *match outcome {
                ImportOutcome::Created => &mut preview.created,
                ImportOutcome::Updated => &mut preview.updated,
                ImportOutcome::Unchanged => &mut preview.unchanged,
                ImportOutcome::Rejected => &mut preview.rejected,
            } += 1;
            good += usize::from(problems.is_empty());
            if !problems.is_empty() || good <= SHOWN {
                preview.rows.push(PreviewRow {
                    number: row.number,
                    title: title(&row.cells)?,
                    outcome,
                    problems,
                });
            }
        }
        Ok(preview)
    }
}

/// So that a second row about the same record is found.
async fn note_record(
    tx: &mut Tx,
    run: i64,
    number: i64,
    first: Option<&Imported>,
) -> Result<(), Failure> {
    let record = first.map(|one| one.record);
    sqlx::query!(
        "UPDATE imports_row SET record_id = ? WHERE run_id = ? AND number = ?",
        record,
        run,
        number
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The first two cells that are filled in.
pub fn title(cells: &str) -> Result<String, Failure> {
    let cells: Vec<String> = serde_json::from_str(cells).map_err(Failure::internal)?;
    let filled = cells.iter().filter(|cell| !cell.is_empty()).take(2);
    let filled: Vec<String> = filled.map(|cell| cell.chars().take(60).collect()).collect();
    Ok(filled.join(" · "))
}
