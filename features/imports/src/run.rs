//! Import runs as the back office sees them.

use kernel::{
    Failure, LengthUnit, Timestamp,
    import::{ImportField, ImportKind},
};
use poem_openapi::{Enum, Object};

use crate::{codes, imports::Imports, mapping};

/// Days for which an import can be undone and its rows are stored.
pub const DAYS_TO_UNDO: i64 = 30;
/// How many the list has.
const MOST_LISTED: i64 = 50;
/// Rows of which a column shows cells.
const SAMPLES: i64 = 3;

/// How far an import is.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum ImportStatus {
    /// Uploaded; nothing is imported yet.
    Draft,
    /// In progress.
    Running,
    /// All rows are imported or rejected.
    Done,
    /// Being undone.
    Undoing,
    /// Undone.
    Undone,
}

/// An import.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ImportSummary {
    /// Id.
    pub id: i64,
    /// What it is about.
    pub kind: ImportKind,
    /// Name of the file.
    pub file_name: String,
    /// How far it is.
    pub status: ImportStatus,
    /// Rows of the file.
    pub row_count: i64,
    /// New records.
    pub created: i64,
    /// Changed records.
    pub updated: i64,
    /// Rows that changed nothing.
    pub unchanged: i64,
    /// Rows that were not imported.
    pub rejected: i64,
    /// Rows that were undone.
    pub undone: i64,
    /// Rows that could not be undone.
    pub not_undone: i64,
    /// When the file was uploaded.
    pub created_at: Timestamp,
    /// When all rows were done.
    pub ended_at: Option<Timestamp>,
    /// When it was undone.
    pub undone_at: Option<Timestamp>,
    /// Whether it can be undone.
    pub can_undo: bool,
}

/// An import with its columns.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ImportDetail {
    /// The import.
    pub import: ImportSummary,
    /// Unit of lengths that name none.
    pub unit: LengthUnit,
    /// Columns of the file.
    pub columns: Vec<ImportColumn>,
    /// What a column can be.
    pub fields: Vec<ImportFieldChoice>,
}

/// A column of the file.
#[derive(Object, Clone, Debug)]
pub struct ImportColumn {
    /// Its name; empty without one.
    pub name: String,
    /// Cells of the first rows; none once they are deleted.
    pub samples: Vec<String>,
    /// Key of the field that it is; empty if it is not imported.
    pub field: String,
}

/// A field to import.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct ImportFieldChoice {
    /// Key.
    pub key: String,
    /// Name.
    pub label: String,
    /// Heading under which it is listed.
    pub group: Option<String>,
    /// Whether a column has to be this field.
    pub required: bool,
    /// Whether it is a length.
    pub length: bool,
}

impl From<&ImportField> for ImportFieldChoice {
    fn from(field: &ImportField) -> Self {
        Self {
            key: field.key.clone(),
            label: field.label.clone(),
            group: field.group.clone(),
            required: field.required,
            length: field.is_length,
        }
    }
}

/// A row of the table of runs.
pub struct Run {
    pub id: i64,
    /// Id of the website whose list it is.
    pub website_id: Option<i64>,
    pub kind: ImportKind,
    pub file_name: String,
    pub status: ImportStatus,
    pub unit: LengthUnit,
    columns: String,
    fields: String,
    row_count: i64,
    created: i64,
    updated: i64,
    unchanged: i64,
    rejected: i64,
    undone: i64,
    not_undone: i64,
    pub actor: i64,
    created_at: i64,
    ended_at: Option<i64>,
    undone_at: Option<i64>,
}

impl Run {
    /// Names of the columns.
    pub fn columns(&self) -> Result<Vec<String>, Failure> {
        serde_json::from_str(&self.columns).map_err(Failure::internal)
    }

    /// What each column is.
    pub fn fields(&self) -> Result<Vec<String>, Failure> {
        serde_json::from_str(&self.fields).map_err(Failure::internal)
    }

    pub fn expect_draft(&self) -> Result<(), Failure> {
        if self.status == ImportStatus::Draft {
            Ok(())
        } else {
            Err(codes::ALREADY_STARTED.into())
        }
    }

    pub fn can_undo(&self, now: Timestamp) -> bool {
        let changed = self.created + self.updated > 0;
        let lately = self
            .ended_at
            .is_some_and(|ended| ended > now.plus_days(-DAYS_TO_UNDO).0);
        self.status == ImportStatus::Done && changed && lately
    }

    pub fn summary(self, now: Timestamp) -> ImportSummary {
        ImportSummary {
            can_undo: self.can_undo(now),
            id: self.id,
            kind: self.kind,
            file_name: self.file_name,
            status: self.status,
            row_count: self.row_count,
            created: self.created,
            updated: self.updated,
            unchanged: self.unchanged,
            rejected: self.rejected,
            undone: self.undone,
            not_undone: self.not_undone,
            created_at: Timestamp(self.created_at),
            ended_at: self.ended_at.map(Timestamp),
            undone_at: self.undone_at.map(Timestamp),
        }
    }
}

impl Imports {
    pub(crate) async fn runs(&self) -> Result<Vec<ImportSummary>, Failure> {
        let runs = self.stored_runs(None).await?;
        let now = self.deps.clock.now();
        Ok(runs.into_iter().map(|run| run.summary(now)).collect())
    }

    pub(crate) async fn run(&self, id: i64) -> Result<Run, Failure> {
        let run = self.stored_runs(Some(id)).await?.pop();
        run.ok_or_else(|| codes::IMPORT_NOT_FOUND.into())
    }

    /// One of them, or all files, newest first.
    async fn stored_runs(&self, id: Option<i64>) -> Result<Vec<Run>, Failure> {
        let runs = sqlx::query_as!(
            Run,
            r#"SELECT id, website_id, kind AS "kind: ImportKind", file_name, status AS "status: ImportStatus",
                      unit AS "unit: LengthUnit", columns, fields, row_count, created, updated, unchanged, rejected,
                      undone, not_undone, actor, created_at, ended_at, undone_at
               FROM imports_run WHERE iif(?1 IS NULL, website_id IS NULL, id = ?1) ORDER BY id DESC LIMIT ?2"#,
            id,
            MOST_LISTED
        );
        Ok(runs.fetch_all(self.deps.db.read()).await?)
    }

    pub(crate) async fn detail(&self, id: i64) -> Result<ImportDetail, Failure> {
        let run = self.run(id).await?;
        let first = sqlx::query_scalar!(
            "SELECT cells FROM imports_row WHERE run_id = ? ORDER BY number LIMIT ?",
            id,
            SAMPLES
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut samples = Vec::new();
        for cells in first {
            let cells: Vec<String> = serde_json::from_str(&cells).map_err(Failure::internal)?;
            samples.push(cells);
        }
        let sample = |at: usize| -> Vec<String> {
            let cells = samples.iter().filter_map(|cells| cells.get(at));
            cells.filter(|cell| !cell.is_empty()).cloned().collect()
        };
        let columns = run.columns()?.into_iter().zip(run.fields()?).enumerate();
        let columns = columns.map(|(at, (name, field))| ImportColumn {
            name,
            samples: sample(at),
            field,
        });
        let fields = self.file_fields(run.kind).await?;
        Ok(ImportDetail {
            unit: run.unit,
            columns: columns.collect(),
            fields: fields.iter().map(ImportFieldChoice::from).collect(),
            import: run.summary(self.deps.clock.now()),
        })
    }

    /// Deletes an upload that was not started.
    pub(crate) async fn delete_draft(&self, id: i64) -> Result<(), Failure> {
        let mut tx = self.deps.db.write().await?;
        let deleted = sqlx::query!(
            "DELETE FROM imports_run WHERE id = ? AND status = 'draft'",
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if deleted == 0 {
            self.run(id).await?;
            return Err(codes::ALREADY_STARTED.into());
        }
        Ok(tx.commit().await?)
    }
}

/// What a column of the file may be called in a message.
pub fn label_of(key: &str, fields: &[ImportField]) -> String {
    let field = fields.iter().find(|field| field.key == key);
    field.map_or_else(|| key.to_owned(), mapping::title)
}
