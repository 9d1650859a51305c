//! The SQLite database: several readers, exactly one writer.

use std::{
    ops::{Deref, DerefMut},
    path::Path,
    pin::Pin,
    sync::Arc,
    time::Duration,
};

use sqlx::{
    Connection, Sqlite, SqliteConnection, SqlitePool,
    pool::PoolConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tracing::Instrument as _;

use crate::{
    job::Wake,
    version::PublicVersion,
    write_figures::{OpenWrite, WriteFigures},
};

/// The shop's database. Reading and writing use separate connections, so that a read cannot write
/// by accident.
#[derive(Clone)]
pub struct Db {
    reader: SqlitePool,
    writer: SqlitePool,
    version: PublicVersion,
    writes: Arc<WriteFigures>,
}

/// Begins a transaction. Boxed, because an async function is compiled into every crate that awaits it, and its state
/// would be part of every operation that writes.
pub type Begin<'a> = Pin<Box<dyn Future<Output = Result<Tx, sqlx::Error>> + Send + 'a>>;

/// A write transaction. Rolled back if dropped without `commit`.
pub struct Tx {
    connection: Option<PoolConnection<Sqlite>>,
    open: Option<OpenWrite>,
    publishes: Option<PublicVersion>,
    wakes: Vec<Wake>,
}

impl Db {
    /// Opens the file, and creates it if `create` is set. Connections for reading follow when they are needed.
    ///
    /// # Errors
    /// The file cannot be opened, or is no database.
    pub async fn open(file: &Path, create: bool) -> Result<Self, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .pragma("mmap_size", "0")
            .pragma("trusted_schema", "OFF")
            .pragma("temp_store", "MEMORY");
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(Duration::from_secs(8))
            .connect_with(options.clone().create_if_missing(create))
            .await?;
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .acquire_timeout(Duration::from_secs(8))
            .connect_lazy_with(options.read_only(true));
        Ok(Self {
            reader,
            writer,
            version: PublicVersion::default(),
            writes: Arc::default(),
        })
    }

    /// A database that is never opened: for what features say of themselves without one. Using it is an error.
    pub fn unopened() -> Self {
        let nowhere = SqliteConnectOptions::new()
            .filename("/dev/null/no-database")
            .read_only(true);
        let pool = SqlitePoolOptions::new().connect_lazy_with(nowhere);
        Self {
            reader: pool.clone(),
            writer: pool,
            version: PublicVersion::default(),
            writes: Arc::default(),
        }
    }

    /// Connections that can only read.
    pub fn read(&self) -> &SqlitePool {
        &self.reader
    }

    /// Begins a write of private data.
    ///
    /// # Errors
    /// No connection is free in time, or the database cannot be written.
    pub fn write(&self) -> Begin<'_> {
        self.begin(None)
    }

    /// Begins a write of public data: its commit invalidates cached responses and pages.
    ///
    /// # Errors
    /// As [`Db::write`].
    pub fn publish(&self) -> Begin<'_> {
        self.begin(Some(self.version.clone()))
    }

    pub fn version(&self) -> &PublicVersion {
        &self.version
    }

    /// What the writer is doing.
    pub fn writes(&self) -> &WriteFigures {
        &self.writes
    }

    /// The connection for migrations.
    pub fn migrations(&self) -> &SqlitePool {
        &self.writer
    }

    /// Closes all connections, so that the write-ahead log is merged into the file.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }

    fn begin(&self, publishes: Option<PublicVersion>) -> Begin<'_> {
        Box::pin(async move {
            let wait = self.writes.wait();
            let tx = self.begin_in_turn(publishes).await?;
            wait.succeed();
            Ok(tx)
        })
    }

    async fn begin_in_turn(&self, publishes: Option<PublicVersion>) -> Result<Tx, sqlx::Error> {
        let mut connection = self.writer.acquire().await?;
        let writes = self.writes.clone();
        // In a task: a caller who gives up before it ends would leave a connection in a transaction that never ends.
        let begun = async move {
            if let Err(error) = sqlx::raw_sql("BEGIN IMMEDIATE")
                .execute(&mut *connection)
                .await
            {
                discard(connection).await;
                return Err(error);
            }
            Ok(Tx {
                connection: Some(connection),
                open: Some(writes.open()),
                publishes,
                wakes: Vec::new(),
            })
        };
        let begun = tokio::spawn(begun.in_current_span());
        begun.await.unwrap_or(Err(sqlx::Error::WorkerCrashed))
    }
}

impl Tx {
    /// Wakes a job after the commit; a rollback does not wake it.
    pub fn after_commit(&mut self, wake: Wake) {
        self.wakes.push(wake);
    }

    /// Marks the write as public: its commit invalidates cached responses and pages.
    pub fn publish(&mut self, db: &Db) {
        self.publishes = Some(db.version.clone());
    }

    /// Commits. After an error, the write is rolled back and its connection closed.
    ///
    /// # Errors
    /// The database cannot be written; nothing of the transaction is then stored.
    pub async fn commit(mut self) -> Result<(), sqlx::Error> {
        let Some(connection) = self.connection.take() else {
            return Ok(());
        };
        let publishes = self.publishes.take();
        let wakes = std::mem::take(&mut self.wakes);
        let open = self.open.take();
        // In a task, so that a disconnecting client cannot separate the commit from its follow-up.
        let ending = async move {
            let ended = end(connection, publishes, wakes).await;
            drop(open);
            ended
        };
        let ending = tokio::spawn(ending.in_current_span());
        ending.await.unwrap_or(Err(sqlx::Error::WorkerCrashed))
    }
}

async fn end(
    mut connection: PoolConnection<Sqlite>,
    publishes: Option<PublicVersion>,
    wakes: Vec<Wake>,
) -> Result<(), sqlx::Error> {
    if let Err(error) = sqlx::raw_sql("COMMIT").execute(&mut *connection).await {
        roll_back(connection).await;
        return Err(error);
    }
    if let Some(version) = publishes {
        version.bump();
    }
    wakes.iter().for_each(Wake::now);
    Ok(())
}

impl Deref for Tx {
    type Target = SqliteConnection;

    #[allow(clippy::expect_used)] // only `commit` and `drop` take it, and both end the value
    fn deref(&self) -> &Self::Target {
        self.connection
            .as_ref()
            .expect("an open transaction has its connection")
    }
}

impl DerefMut for Tx {
    #[allow(clippy::expect_used)] // as above
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.connection
            .as_mut()
            .expect("an open transaction has its connection")
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            let open = self.open.take();
            let ending = async move {
                roll_back(connection).await;
                drop(open);
            };
            tokio::spawn(ending.in_current_span());
        }
    }
}

/// Discards a connection whose transaction did not end: after a full disk or an I/O error it would
/// stay "in transaction" forever. The pool opens a new one.
async fn roll_back(mut connection: PoolConnection<Sqlite>) {
    if sqlx::raw_sql("ROLLBACK")
        .execute(&mut *connection)
        .await
        .is_err()
    {
        discard(connection).await;
    }
}

async fn discard(connection: PoolConnection<Sqlite>) {
    if let Err(error) = connection.detach().close_hard().await {
        tracing::warn!(%error, "closing a broken database connection failed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn fresh() -> (tempfile::TempDir, Db) {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        let mut tx = db.write().await.unwrap();
        sqlx::raw_sql("CREATE TABLE t (n INTEGER) STRICT")
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        (folder, db)
    }

    async fn count(db: &Db) -> i64 {
        sqlx::query_scalar("SELECT count(*) FROM t")
            .fetch_one(db.read())
            .await
            .unwrap()
    }

    #[tokio::test]
    async fn a_dropped_write_is_rolled_back_and_the_next_one_works() {
        let (_folder, db) = fresh().await;
        let mut tx = db.write().await.unwrap();
        sqlx::raw_sql("INSERT INTO t VALUES (1)")
            .execute(&mut *tx)
            .await
            .unwrap();
        drop(tx);
        let mut tx = db.write().await.unwrap();
        sqlx::raw_sql("INSERT INTO t VALUES (2)")
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        assert_eq!(count(&db).await, 1);
    }

    #[tokio::test]
    async fn only_published_writes_change_the_version() {
        let (_folder, db) = fresh().await;
        let before = db.version().current();
        db.write().await.unwrap().commit().await.unwrap();
        assert_eq!(db.version().current(), before);
        drop(db.publish().await.unwrap());
        assert_eq!(db.version().current(), before);
        db.publish().await.unwrap().commit().await.unwrap();
        assert_eq!(db.version().current(), before + 1);
        let mut tx = db.write().await.unwrap();
        tx.publish(&db);
        tx.commit().await.unwrap();
        assert_eq!(db.version().current(), before + 2);
    }

    #[tokio::test]
    async fn a_disconnecting_caller_does_not_separate_a_commit_from_its_version() {
        let (_folder, db) = fresh().await;
        for _ in 0..20 {
            let before = (count(&db).await, db.version().current());
            let mut tx = db.publish().await.unwrap();
            sqlx::raw_sql("INSERT INTO t VALUES (1)")
                .execute(&mut *tx)
                .await
                .unwrap();
            let mut commit = Box::pin(tx.commit());
            // Polled once, then dropped, as a server does when its client disconnects.
            let _ = std::future::poll_fn(|cx| {
                std::task::Poll::Ready(commit.as_mut().poll(cx).is_ready())
            })
            .await;
            drop(commit);
            // The next write waits for the connection, so the previous one has ended.
            drop(db.write().await.unwrap());
            assert_eq!(
                (count(&db).await, db.version().current()),
                (before.0 + 1, before.1 + 1)
            );
        }
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let (_folder, db) = fresh().await;
        let refused = sqlx::raw_sql("INSERT INTO t VALUES (1)")
            .execute(db.read())
            .await;
        assert!(refused.is_err());
    }

    #[tokio::test]
    async fn a_write_that_broke_its_transaction_does_not_break_the_next() {
        let (_folder, db) = fresh().await;
        let mut tx = db.write().await.unwrap();
        // Ends the transaction behind our back, as SQLite does on a full disk.
        sqlx::raw_sql("ROLLBACK").execute(&mut *tx).await.unwrap();
        assert!(tx.commit().await.is_err());
        let mut tx = db.write().await.unwrap();
        sqlx::raw_sql("INSERT INTO t VALUES (1)")
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        assert_eq!(count(&db).await, 1);
    }

    #[tokio::test]
    async fn a_caller_who_gives_up_while_a_write_begins_does_not_break_the_next() {
        let (folder, db) = fresh().await;
        let options = SqliteConnectOptions::new().filename(folder.path().join("shop.db"));
        let mut other = SqliteConnection::connect_with(&options).await.unwrap();
        for _ in 0..3 {
            sqlx::raw_sql("BEGIN IMMEDIATE")
                .execute(&mut other)
                .await
                .unwrap();
            let given_up = tokio::time::timeout(Duration::from_millis(100), db.write()).await;
            assert!(given_up.is_err(), "another process holds the lock");
            sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
            let tx = db.write().await.unwrap();
            tx.commit().await.unwrap();
        }
    }

    #[tokio::test]
    async fn writes_are_counted_from_asking_to_their_end() {
        let (_folder, db) = fresh().await;
        let writes = db.writes();
        let before = (
            writes.waits.read().count(),
            writes.transactions.read().count(),
        );
        let tx = db.write().await.unwrap();
        assert!(writes.open_for().is_some() && writes.last_began().is_some());
        let mut second = Box::pin(db.write());
        let waits = std::future::poll_fn(|cx| {
            std::task::Poll::Ready(second.as_mut().poll(cx).is_pending())
        });
        assert!(waits.await);
        assert_eq!(writes.waiting(), 1);
        tx.commit().await.unwrap();
        second.await.unwrap().commit().await.unwrap();
        assert_eq!((writes.waiting(), writes.failures()), (0, 0));
        assert_eq!(writes.open_for(), None);
        let after = (
            writes.waits.read().count(),
            writes.transactions.read().count(),
        );
        assert_eq!(after, (before.0 + 2, before.1 + 2));
    }
}
