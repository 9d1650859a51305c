//! Records with an image of a test, which an import creates and never changes.

use async_trait::async_trait;
use kernel::{
    Db, Failure, FieldProblem, ImageId, Timestamp, Tx,
    import::{ImportField, ImportKind, ImportRow, ImportRun, ImportedOnce},
};

#[derive(Clone)]
pub struct Topics;

pub async fn create_table(db: &Db) {
    let mut tx = db.write().await.unwrap();
    sqlx::raw_sql(
        "CREATE TABLE topic (id INTEGER PRIMARY KEY, name TEXT NOT NULL, image INTEGER NOT NULL) STRICT",
    )
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
}

/// Names with their images.
pub async fn topics(db: &Db) -> Vec<(String, ImageId)> {
    sqlx::query_as("SELECT name, image FROM topic ORDER BY id")
        .fetch_all(db.read())
        .await
        .unwrap()
}

#[async_trait]
impl ImportedOnce for Topics {
    type Wanted = (String, ImageId);
    const KIND: ImportKind = ImportKind::Categories;

    fn fields(&self) -> Vec<ImportField> {
        vec![
            ImportField::new("name", "Name", &[]).required(),
            ImportField::images("image", "Image"),
        ]
    }

    fn parse(&self, row: &ImportRow, problems: &mut Vec<FieldProblem>) -> Self::Wanted {
        let image = row.image("image").unwrap_or(row.blank_image);
        (row.required("name", 60, problems), image)
    }

    async fn known(
        &self,
        tx: &mut Tx,
        (name, _): &Self::Wanted,
    ) -> Result<Result<Option<i64>, FieldProblem>, Failure> {
        let known = sqlx::query_scalar("SELECT id FROM topic WHERE name = ?").bind(name);
        Ok(Ok(known.fetch_optional(&mut **tx).await?))
    }

    async fn create(
        &self,
        tx: &mut Tx,
        _: &ImportRun,
        (name, image): &Self::Wanted,
    ) -> Result<i64, Failure> {
        let created = sqlx::query("INSERT INTO topic (name, image) VALUES (?, ?)")
            .bind(name)
            .bind(image)
            .execute(&mut **tx)
            .await?;
        Ok(created.last_insert_rowid())
    }

    async fn remove(
        &self,
        tx: &mut Tx,
        record: i64,
        _: Timestamp,
    ) -> Result<Option<String>, Failure> {
        sqlx::query("DELETE FROM topic WHERE id = ?")
            .bind(record)
            .execute(&mut **tx)
            .await?;
        Ok(None)
    }
}
