//! Personal records for data download and account deletion: rows of files, until they are deleted.

use async_trait::async_trait;
use kernel::{Failure, PersonalRecords, Timestamp, Tx};
use serde_json::{Value, json};

use crate::Imports;

#[async_trait]
impl PersonalRecords for Imports {
    fn name(&self) -> &'static str {
        "imports"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let rows = sqlx::query!(
        r#"SELECT u.file_name, u.created_at AS "created_at: Timestamp", r.cells
           FROM imports_row r JOIN imports_run u ON u.id = r.run_id WHERE r.person_id = ? ORDER BY u.id, r.number"#,
        user
    )
    .fetch_all(self.deps.db.read())
    .await?;
        let mut records = Vec::new();
        for row in rows {
            let cells: Value = serde_json::from_str(&row.cells).map_err(Failure::internal)?;
            let day = row.created_at.day().to_string();
            records.push(json!({"file": row.file_name, "day": day, "cells": cells}));
        }
        Ok(json!({"rows": records}))
    }

    /// Moves the rows about a walk-in to the account. Returns their ids.
    async fn hand_over(&self, tx: &mut Tx, from: i64, to: i64) -> Result<Value, Failure> {
        let rows = sqlx::query!(
            "UPDATE imports_row SET person_id = ? WHERE person_id = ? RETURNING run_id, number",
            to,
            from
        )
        .fetch_all(&mut **tx)
        .await?;
        Ok(rows
            .into_iter()
            .map(|row| json!([row.run_id, row.number]))
            .collect())
    }

    /// Moves back what `hand_over` moved.
    async fn undo_hand_over(
        &self,
        tx: &mut Tx,
        from: i64,
        to: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        let moved = if moved.is_array() {
            moved.to_string()
        } else {
            "[]".to_owned()
        };
        sqlx::query!(
            "UPDATE imports_row SET person_id = ?1
         WHERE person_id = ?2 AND (run_id, number) IN
             (SELECT value ->> 0, value ->> 1 FROM json_each(?3))",
            from,
            to,
            moved
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Empties the rows about a user. Their import can no longer be undone for them.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        sqlx::query!(
        "UPDATE imports_row SET cells = '[]', undo = NULL, problems = NULL, person_id = NULL WHERE person_id = ?",
        user
    )
    .execute(&mut **tx)
    .await?;
        Ok(())
    }
}
