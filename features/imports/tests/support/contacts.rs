//! Contacts of a test: what a feature that owns imported records is like.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use async_trait::async_trait;
use kernel::{
    Db, Failure, FieldProblem, Mobile, Timestamp, Tx,
    import::{
        ImportBatch, ImportField, ImportKind, ImportOutcome, ImportRow, ImportRun, ImportTarget,
        ImportUses, Imported,
    },
};
use serde_json::{Value, json};

#[derive(Clone, Default)]
pub struct Contacts {
    /// Rows that are still imported before one never ends; negative for all.
    pub hangs_after: Arc<AtomicI64>,
    pub exported: Arc<std::sync::Mutex<Option<Db>>>,
}

pub async fn create_table(db: &Db) {
    let mut tx = db.write().await.unwrap();
    sqlx::raw_sql(
        "CREATE TABLE contact (id INTEGER PRIMARY KEY, name TEXT NOT NULL, mobile TEXT NOT NULL UNIQUE,
                               used INTEGER NOT NULL DEFAULT 0) STRICT",
    )
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
}

/// Names by mobile.
pub async fn stored(db: &Db) -> Vec<(String, String)> {
    sqlx::query_as("SELECT mobile, name FROM contact ORDER BY mobile")
        .fetch_all(db.read())
        .await
        .unwrap()
}

#[async_trait]
impl ImportBatch for Contacts {
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure> {
        let mut problems = Vec::new();
        let name = row.required("name", 80, &mut problems);
        let mobile = match Mobile::parse(row.cell("mobile").unwrap_or_default()) {
            Ok(mobile) => mobile.as_str().to_owned(),
            Err(wording) => {
                problems.push(FieldProblem::new("mobile", "invalid", wording));
                return Ok(Err(problems));
            }
        };
        let known: Option<(i64, String)> =
            sqlx::query_as("SELECT id, name FROM contact WHERE mobile = ?")
                .bind(&mobile)
                .fetch_optional(&mut **tx)
                .await?;
        sqlx::query(
            "INSERT INTO contact (mobile, name) VALUES (?, ?) ON CONFLICT (mobile) DO UPDATE SET name = excluded.name",
        )
        .bind(&mobile)
        .bind(&name)
        .execute(&mut **tx)
        .await?;
        // Refused after it was written: its row must not stay.
        if !problems.is_empty() {
            return Ok(Err(problems));
        }
        if self.hangs_after.fetch_sub(1, Ordering::Relaxed) == 1 {
            std::future::pending::<()>().await;
        }
        let record: i64 = sqlx::query_scalar("SELECT id FROM contact WHERE mobile = ?")
            .bind(&mobile)
            .fetch_one(&mut **tx)
            .await?;
        let outcome = match &known {
            None => ImportOutcome::Created,
            Some((_, before)) if *before == name => ImportOutcome::Unchanged,
            Some(_) => ImportOutcome::Updated,
        };
        Ok(Ok(Imported {
            record,
            person: Some(record),
            outcome,
            undo: json!({"before": known.map(|(_, name)| name), "after": name}),
        }))
    }
}

#[async_trait]
impl ImportTarget for Contacts {
    fn kind(&self) -> ImportKind {
        ImportKind::Customers
    }

    async fn fields(&self) -> Result<Vec<ImportField>, Failure> {
        Ok(vec![
            ImportField::new("name", "Name", &["customer"])
                .required()
                .example("Asha"),
            ImportField::new("mobile", "Mobile", &["phone"])
                .required()
                .example("9876543210"),
            ImportField {
                is_length: true,
                group: Some("Body".to_owned()),
                ..ImportField::new("bust", "Around bust", &["bust"])
            },
        ])
    }

    async fn batch(&self, _: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure> {
        Ok(Box::new(self.clone()))
    }

    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        _: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let (before, after) = (&imported.undo["before"], &imported.undo["after"]);
        let name: String = sqlx::query_scalar("SELECT name FROM contact WHERE id = ?")
            .bind(imported.record)
            .fetch_one(&mut **tx)
            .await?;
        if Value::String(name) != *after {
            return Ok(Some("Changed since.".to_owned()));
        }
        match before.as_str() {
            Some(before) => {
                sqlx::query("UPDATE contact SET name = ? WHERE id = ?")
                    .bind(before)
                    .bind(imported.record)
                    .execute(&mut **tx)
                    .await?
            }
            None => {
                sqlx::query("DELETE FROM contact WHERE id = ?")
                    .bind(imported.record)
                    .execute(&mut **tx)
                    .await?
            }
        };
        Ok(None)
    }

    async fn export(&self, _: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure> {
        let db = self.exported.lock().unwrap().clone().expect("a database");
        let rows = stored(&db).await.into_iter().zip(1..);
        Ok(rows
            .map(|((mobile, name), id)| {
                let cells = [("name", name), ("mobile", mobile)];
                (id, cells.map(|(key, cell)| (key.to_owned(), cell)).into())
            })
            .collect())
    }
}

#[async_trait]
impl ImportUses for Contacts {
    async fn used(
        &self,
        tx: &mut Tx,
        kind: ImportKind,
        record: i64,
    ) -> Result<Option<&'static str>, Failure> {
        if kind != ImportKind::Customers {
            return Ok(None);
        }
        let used: bool = sqlx::query_scalar("SELECT used FROM contact WHERE id = ?")
            .bind(record)
            .fetch_one(&mut **tx)
            .await?;
        Ok(used.then_some("Has an order."))
    }
}
