//! Whether the store accepts work.

use std::{path::PathBuf, time::Duration};

use kernel::{Db, Failure, problem::BUSY};
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
    least_free_bytes: u64,
    writer: Mutex<Option<Look>>,
}

/// Whether a write could begin, and when that was tried.
#[derive(Clone, Copy)]
struct Look {
    at: Instant,
    free: bool,
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
            least_free_bytes: LEAST_FREE_BYTES,
            writer: Mutex::new(None),
        })
    }

    /// Looks at everything that lets a write fail, without writing.
    async fn examine(&self) -> Result<(), Failure> {
        if self.presence.problem().is_some() {
            return Err(unwell("the database file was deleted or replaced"));
        }
        let free = maintenance::free_bytes(&self.folder).map_err(Failure::internal)?;
        if free < self.least_free_bytes {
            return Err(unwell("the disk is full"));
        }
        let answer = sqlx::query("SELECT 1").execute(self.db.read());
        match timeout(LONGEST_WAIT, answer).await {
            Ok(answer) => answer?,
            Err(_) => return Err(unwell("the database does not answer")),
        };
        if self.can_write().await {
            Ok(())
        } else {
            Err(unwell("no write can begin"))
        }
    }

    /// Begins a write and gives it up. Those who ask at the same time share one try.
    async fn can_write(&self) -> bool {
        let mut last = self.writer.lock().await;
        if let Some(look) = last.filter(|look| look.at.elapsed() < LOOK_HOLDS) {
            return look.free;
        }
        let free = matches!(timeout(LONGEST_WAIT, self.db.write()).await, Ok(Ok(_)));
        let at = Instant::now();
        *last = Some(Look { at, free });
        free
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
    /// Answers 200 while the store accepts work, and 503 when writes would fail: with a full disk, a writer that does
    /// not come free, or a database file that is gone. For monitoring; says nothing about the machine.
    #[oai(path = "/health", method = "get", operation_id = "health_view")]
    async fn view(&self) -> Result<Response<Json<Health>>, Failure> {
        self.examine().await?;
        Ok(Response::new(Json(Health { status: State::Ok })).header("Cache-Control", "no-store"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn open() -> (tempfile::TempDir, Store, HealthApi) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let health = HealthApi::new(&store).unwrap();
        (folder, store, health)
    }

    async fn status(health: &HealthApi) -> u16 {
        health
            .examine()
            .await
            .map_or_else(|failure| failure.code().status, |()| 200)
    }

    #[tokio::test]
    async fn a_sound_store_is_well() {
        let (_folder, _store, health) = open().await;
        assert_eq!(status(&health).await, 200);
    }

    #[tokio::test]
    async fn a_full_disk_is_reported() {
        let (_folder, _store, mut health) = open().await;
        health.least_free_bytes = u64::MAX;
        assert_eq!(status(&health).await, 503);
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
        drop(held);
        assert_eq!(status(&health).await, 503, "the look holds");
        *health.writer.lock().await = None;
        assert_eq!(status(&health).await, 200);
    }
}
