//! Whether a database belongs to a demo or a real shop. Demo accounts have published passwords, and
//! a demo fills a new database with fictional people.

use std::path::Path;

use sqlx::{
    AssertSqlSafe, Connection as _, Executor, Sqlite, SqliteConnection,
    sqlite::SqliteConnectOptions,
};

/// Kind of store. Written into the database file itself (SQLite's `application_id`), so that copies
/// and backups retain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    Demo,
    Shop,
}

impl StoreKind {
    /// "BQde" and "BQsh".
    fn mark(self) -> i64 {
        match self {
            Self::Demo => 0x4251_6465,
            Self::Shop => 0x4251_7368,
        }
    }

    /// Kind of an open database; `None` if it was never marked.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn of(
        executor: impl Executor<'_, Database = Sqlite>,
    ) -> Result<Option<Self>, sqlx::Error> {
        let mark: i64 = sqlx::query_scalar("PRAGMA application_id")
            .fetch_one(executor)
            .await?;
        let kinds = [Self::Demo, Self::Shop];
        Ok(kinds.into_iter().find(|kind| kind.mark() == mark))
    }

    /// Kind of a database file. Set `copy` if no process writes to it, so that no files are created
    /// next to it.
    ///
    /// # Errors
    /// If the file cannot be read as a database.
    pub async fn of_file(file: &Path, copy: bool) -> Result<Option<Self>, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(false)
            .read_only(true)
            .immutable(copy);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let kind = Self::of(&mut connection).await?;
        connection.close().await?;
        Ok(kind)
    }

    /// Marks the database. Call inside a write.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn write(
        self,
        executor: impl Executor<'_, Database = Sqlite>,
    ) -> Result<(), sqlx::Error> {
        let mark = AssertSqlSafe(format!("PRAGMA application_id = {}", self.mark()));
        sqlx::query(mark).execute(executor).await?;
        Ok(())
    }
}
