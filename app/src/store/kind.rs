//! A demo store and a real shop never open each other's data folder.

use kernel::{Db, StoreKind};

use super::Store;
use crate::config::Mode;

impl Store {
    /// Refuses a data folder of the other kind, and marks a new one. Call before anything else is written.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn claim(&self, mode: Mode) -> Result<(), String> {
        let unread = |error: sqlx::Error| format!("The database does not answer: {error}.");
        let marked = StoreKind::of(self.db.read()).await.map_err(unread)?;
        let found = match marked {
            Some(kind) => Some(kind),
            None => unmarked(&self.db).await.map_err(unread)?,
        };
        let folder = self.folder.display();
        let wanted = match mode {
            Mode::Demo => StoreKind::Demo,
            Mode::Serve => StoreKind::Shop,
        };
        match (found, wanted) {
            (Some(StoreKind::Demo), StoreKind::Shop) => {
                return Err(format!(
                    "The data folder {folder} was made by `boutique demo`: its people are made up, and everybody knows \
                     their passwords. A real shop does not open with them. Choose an empty folder with --data \
                     (BOUTIQUE_DATA), or open this one with `boutique demo`."
                ));
            }
            (Some(StoreKind::Shop), StoreKind::Demo) => {
                return Err(format!(
                    "The data folder {folder} holds a real shop, and a demo would mix made-up people and payments into \
                     it. Choose an empty folder with --data (BOUTIQUE_DATA), or open this one with `boutique serve`."
                ));
            }
            _ => {}
        }
        if marked.is_none() {
            let mut tx = self.db.write().await.map_err(unread)?;
            wanted.write(&mut *tx).await.map_err(unread)?;
            tx.commit().await.map_err(unread)?;
        }
        Ok(())
    }
}

/// What a folder is that was made before there were marks; `None` for a new one.
async fn unmarked(db: &Db) -> Result<Option<StoreKind>, sqlx::Error> {
    let tables: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = 'auth_user'")
            .fetch_one(db.read())
            .await?;
    if tables == 0 {
        return Ok(None);
    }
    Ok(Some(if auth::has_demo_people(db).await? {
        StoreKind::Demo
    } else {
        StoreKind::Shop
    }))
}
