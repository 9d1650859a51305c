//! Stores an uploaded file as rows, with a guess of what its columns are.

use kernel::{Failure, Tx, import::ImportKind};
use poem::{Body, error::ReadBodyError};

use crate::{
    codes,
    imports::Imports,
    mapping,
    run::ImportDetail,
    table::{MOST_BYTES, Table, TableRow},
};

/// A file or a list of a website, before it is stored.
pub struct NewRun<'a> {
    /// User id of the owner.
    pub actor: i64,
    /// Id of the website.
    pub website: Option<i64>,
    pub kind: ImportKind,
    pub name: &'a str,
    pub columns: &'a [String],
    /// What each column is.
    pub fields: &'a [String],
    pub rows: &'a [TableRow],
}

impl Imports {
    pub(crate) async fn upload(
        &self,
        actor: i64,
        kind: ImportKind,
        file_name: &str,
        file: Body,
    ) -> Result<ImportDetail, Failure> {
        let bytes = match file.into_bytes_limit(MOST_BYTES).await {
            Ok(bytes) => bytes,
            Err(ReadBodyError::PayloadTooLarge) => return Err(codes::FILE_TOO_LARGE.into()),
            Err(error) => return Err(Failure::internal(error)),
        };
        let table = tokio::task::spawn_blocking(move || Table::read(&bytes));
        let table = table.await.map_err(Failure::internal)??;
        let fields = self.file_fields(kind).await?;
        let known = mapping::known(&self.deps.db, kind).await?;
        let chosen = mapping::guess(&table.columns, &fields, &known);
        let mut tx = self.deps.db.write().await?;
        let run = NewRun {
            actor,
            website: None,
            kind,
            name: file_name,
            columns: &table.columns,
            fields: &chosen,
            rows: &table.rows,
        };
        let id = self.store(&mut tx, &run).await?;
        tx.commit().await?;
        self.detail(id).await
    }

    /// Stores a run that is not started. Returns its id.
    pub(crate) async fn store(&self, tx: &mut Tx, run: &NewRun<'_>) -> Result<i64, Failure> {
        let unit = self.setup.unit.unit().await?;
        let now = self.deps.clock.now();
        let columns = serde_json::to_string(run.columns).map_err(Failure::internal)?;
        let fields = serde_json::to_string(run.fields).map_err(Failure::internal)?;
        let count = i64::try_from(run.rows.len()).map_err(Failure::internal)?;
        let id = sqlx::query!(
            "INSERT INTO imports_run
                (website_id, kind, file_name, status, unit, columns, fields, row_count, actor, created_at)
             VALUES (?, ?, ?, 'draft', ?, ?, ?, ?, ?, ?)",
            run.website,
            run.kind,
            run.name,
            unit,
            columns,
            fields,
            count,
            run.actor,
            now.0
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        for row in run.rows {
            let cells = serde_json::to_string(&row.cells).map_err(Failure::internal)?;
            sqlx::query!(
                "INSERT INTO imports_row (run_id, number, cells) VALUES (?, ?, ?)",
                id,
                row.number,
                cells
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(id)
    }
}
