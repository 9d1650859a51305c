//! Stores an uploaded file as rows, with a guess of what its columns are.

use kernel::{Failure, import::ImportKind};
use poem::{Body, error::ReadBodyError};

use crate::{
    codes,
    imports::Imports,
    mapping,
    run::ImportDetail,
    table::{MOST_BYTES, Table},
};

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
        let fields = self.fields(kind).await?;
        let known = mapping::known(&self.deps.db, kind).await?;
        let chosen = mapping::guess(&table.columns, &fields, &known);
        let id = self.store(actor, kind, file_name, &table, &chosen).await?;
        self.detail(id).await
    }

    async fn store(
        &self,
        actor: i64,
        kind: ImportKind,
        file_name: &str,
        table: &Table,
        chosen: &[String],
    ) -> Result<i64, Failure> {
        let unit = self.setup.unit.unit().await?;
        let now = self.deps.clock.now();
        let columns = serde_json::to_string(&table.columns).map_err(Failure::internal)?;
        let chosen = serde_json::to_string(chosen).map_err(Failure::internal)?;
        let count = i64::try_from(table.rows.len()).map_err(Failure::internal)?;
        let mut tx = self.deps.db.write().await?;
        let id = sqlx::query!(
            "INSERT INTO imports_run (kind, file_name, status, unit, columns, fields, row_count, actor, created_at)
             VALUES (?, ?, 'draft', ?, ?, ?, ?, ?, ?)",
            kind,
            file_name,
            unit,
            columns,
            chosen,
            count,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        for row in &table.rows {
            let cells = serde_json::to_string(&row.cells).map_err(Failure::internal)?;
            sqlx::query!(
                "INSERT INTO imports_row (run_id, number, cells) VALUES (?, ?, ?)",
                id,
                row.number,
                cells
            )
            .execute(&mut *tx)
            .await?;
        }
        tx.commit().await?;
        Ok(id)
    }
}
