//! Whether the store accepts work.

use std::{path::PathBuf, sync::Arc, time::Duration};

use kernel::{Db, Failure, problem::BUSY};
use maintenance::FreeBytes;
use poem_openapi::{
    Enum, Object, OpenApi, Tags,
    payload::{Json, Response},
};
use tokio::{
    sync::Mutex,
    time::{Instant, timeout},
};

use crate::store::{Presence, Store};

/// With less room than this, in bytes, writes are about to fail.
const LEAST_FREE_BYTES: u64 = 16 << 20;
/// A write that waits longer for its turn finds the shop stuck, and a read likewise.
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// How long the result of a check is reused.
const LOOK_HOLDS: Duration = Duration::from_secs(5);
const RETRY_AFTER_SECONDS: u64 = 10;

#[derive(Tags)]
enum Tag {
    /// The store as a machine.
    Store,
}

/// State of the store.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
enum State {
    Ok,
}

/// How the store is.
#[derive(Object, Clone, Debug)]
struct Health {
    /// `ok` while the store accepts work.
    status: State,
}

/// The health operation.
pub struct HealthApi {
    db: Db,
    folder: PathBuf,
    presence: Presence,
    free_bytes: FreeBytes,
    last: Mutex<Option<Look>>,
}

/// What was found, and when.
#[derive(Clone, Copy)]
struct Look {
    at: Instant,
    problem: Option<&'static str>,
}

impl HealthApi {
    /// # Errors
    /// A sentence, when the database file cannot be looked at.
    pub fn new(store: &Store) -> Result<Self, String> {
        let presence = store.presence()?;
        Ok(Self {
            db: store.db.clone(),
            folder: presence.folder().to_owned(),
            presence,
            free_bytes: Arc::new(maintenance::free_bytes),
            last: Mutex::new(None),
        })
    }

    /// What lets writes fail. Those who ask at the same time, or soon after, share one look: however often it is asked,
    /// the writer and the disk are asked once in five seconds.
    async fn problem(&self) -> Result<Option<&'static str>, Failure> {
        let mut last = self.last.lock().await;
        if let Some(look) = last.filter(|look| look.at.elapsed() < LOOK_HOLDS) {
            return Ok(look.problem);
        }
        let problem = self.examine().await?;
        let at = Instant::now();
        *last = Some(Look { at, problem });
        Ok(problem)
    }

    /// Looks at everything that lets a write fail, without writing.
    async fn examine(&self) -> Result<Option<&'static str>, Failure> {
        if self.presence.problem().is_some() {
            return Ok(Some("the database file was deleted or replaced"));
        }
        let free = (self.free_bytes)(&self.folder).map_err(Failure::internal)?;
        if free < LEAST_FREE_BYTES {
            return Ok(Some("the disk is full"));
        }
        let answer = sqlx::query("SELECT 1").execute(self.db.read());
        match timeout(LONGEST_WAIT, answer).await {
            Ok(answer) => answer?,
            Err(_) => return Ok(Some("the database does not answer")),
        };
        Ok((!self.can_write().await).then_some("no write can begin"))
    }

    /// Begins a write and gives it up, unless another one has just begun and ended.
    async fn can_write(&self) -> bool {
        let writes = self.db.writes();
        let began = writes.last_began().is_some_and(|ago| ago < LOOK_HOLDS);
        if began && writes.open_for().is_none() && writes.waiting() == 0 {
            return true;
        }
        matches!(timeout(LONGEST_WAIT, self.db.write()).await, Ok(Ok(_)))
    }
}

fn unwell(cause: &'static str) -> Failure {
    Failure::internal(cause)
        .with_code(BUSY)
        .retry_after(RETRY_AFTER_SECONDS)
}

#[OpenApi(tag = "Tag::Store")]
impl HealthApi {
    /// View the store's health.
    ///
    /// For monitoring: 200 while the store accepts work, 503 when writes would fail.
    #[oai(path = "/health", method = "get", operation_id = "health_view")]
    async fn view(&self) -> Result<Response<Json<Health>>, Failure> {
        if let Some(problem) = self.problem().await? {
            return Err(unwell(problem));
        }
        Ok(Response::new(Json(Health { status: State::Ok })).header("Cache-Control", "no-store"))
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

    use super::*;

    async fn open() -> (tempfile::TempDir, Store, HealthApi) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let health = HealthApi::new(&store).unwrap();
        (folder, store, health)
    }

    async fn status(health: &HealthApi) -> u16 {
        match health.view().await {
            Ok(_) => 200,
            Err(failure) => failure.code().status,
        }
    }

    #[tokio::test]
    async fn a_sound_store_is_well() {
        let (_folder, _store, health) = open().await;
        assert_eq!(status(&health).await, 200);
    }

    #[tokio::test]
    async fn a_full_disk_is_reported() {
        for (free, expected) in [(LEAST_FREE_BYTES, 200), (LEAST_FREE_BYTES - 1, 503)] {
            let (_folder, _store, mut health) = open().await;
            health.free_bytes = Arc::new(move |_| Ok(free));
            assert_eq!(status(&health).await, expected, "{free} bytes");
        }
    }

    #[tokio::test]
    async fn a_database_that_is_gone_is_reported() {
        let (folder, _store, health) = open().await;
        std::fs::remove_file(folder.path().join("shop.db")).unwrap();
        assert_eq!(status(&health).await, 503);
    }

    #[tokio::test]
    async fn a_writer_that_is_held_is_reported_and_one_look_holds_for_a_while() {
        let (_folder, store, health) = open().await;
        let held = store.db.write().await.unwrap();
        // Only here: SQLite works on threads of its own, whose answers a paused clock would not wait for.
        tokio::time::pause();
        assert!(!health.can_write().await);
        tokio::time::resume();
        *health.last.lock().await = Some(Look {
            at: Instant::now(),
            problem: Some("no write can begin"),
        });
        drop(held);
        assert_eq!(status(&health).await, 503, "the look holds");
        *health.last.lock().await = None;
        assert_eq!(status(&health).await, 200);
    }

    #[tokio::test]
    async fn however_often_it_is_asked_few_writes_begin() {
        let (_folder, store, health) = open().await;
        store.db.write().await.unwrap().commit().await.unwrap();
        let began = || store.db.writes().waits.read().count();
        let before = began();
        for _ in 0..100 {
            assert_eq!(status(&health).await, 200);
        }
        assert_eq!(began(), before, "the last write says enough");
    }

    #[tokio::test]
    async fn a_lock_of_another_process_is_reported_and_breaks_no_later_write() {
        let (folder, store, health) = open().await;
        let file = SqliteConnectOptions::new().filename(folder.path().join("shop.db"));
        let mut other = SqliteConnection::connect_with(&file).await.unwrap();
        sqlx::raw_sql("BEGIN IMMEDIATE")
            .execute(&mut other)
            .await
            .unwrap();
        assert_eq!(status(&health).await, 503);
        assert_eq!(store.db.writes().failures(), 1);
        sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
        store.db.write().await.unwrap().commit().await.unwrap();
    }
}
