//! The data folder: one process at a time, one sound database, the schema this program knows.

mod current_tables;
mod kind;
mod leftovers;
pub mod modes;
mod presence;
pub mod private_file;
mod refusal;
mod soundness;
mod updating;
pub mod version;
pub mod writer_watch;

pub use presence::Presence;
pub use soundness::Soundness;

use std::{
    fs::{DirBuilder, TryLockError},
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};

use kernel::{Db, Gives};
use maintenance::FolderLock;
use sqlx::{
    SqliteConnection,
    migrate::{MigrateError, Migrator},
};

use self::leftovers::{something_in, stored_file_in};

const DATABASE: &str = "shop.db";

/// Older ones can corrupt a database when its write-ahead log starts over.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// An open data folder. It is this process's alone until the value is dropped.
pub struct Store {
    pub folder: PathBuf,
    pub db: Db,
    _lock: FolderLock,
}

impl Store {
    /// Opens the folder, and creates it if it is missing.
    ///
    /// # Errors
    /// A sentence for the operator: the folder cannot be created, is in use, or its database cannot be opened.
    pub async fn open(folder: &Path) -> Result<Self, String> {
        let (store, soundness) = Self::begin(folder).await?;
        soundness.verdict().await?;
        Ok(store)
    }

    /// The same, without waiting for the check of the database. Nothing may be written before its verdict.
    ///
    /// # Errors
    /// As above.
    pub async fn begin(folder: &Path) -> Result<(Self, Soundness), String> {
        let shown = folder.display();
        DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(folder)
            .map_err(|error| {
                format!(
                    "The data folder {shown} cannot be made. {}",
                    refusal::of_path(folder, &error)
                )
            })?;
        let lock = lock(folder)?;
        if let Some((path, error)) = modes::close_to_others(folder) {
            tracing::warn!(path = %path.display(), %error, "others on this machine may read this, and it cannot be changed");
        }
        // A restore that was asked for, or one that was cut short.
        maintenance::swap(folder)?;
        let (db, soundness) = begin_to_open(folder).await?;
        let store = Self {
            folder: folder.to_owned(),
            db,
            _lock: lock,
        };
        Ok((store, soundness))
    }

    /// The database file as it was opened.
    ///
    /// # Errors
    /// A sentence, when the file cannot be looked at.
    pub fn presence(&self) -> Result<Presence, String> {
        let file = self.folder.join(DATABASE);
        Presence::of(&file).map_err(|error| refusal::of_path(&file, &error))
    }

    /// Brings every feature's tables up to what this program knows.
    ///
    /// # Errors
    /// A sentence for the operator: a newer program has used the store, or a migration failed.
    pub async fn migrate(&self, gives: &[Gives]) -> Result<(), String> {
        for (name, migrations) in migrators(gives) {
            migrations.run(self.db.migrations()).await.map_err(|error| match error {
                MigrateError::VersionMissing(version) => format!(
                    "The tables of '{name}' are newer (version {version}) than this program knows. Start the newer \
                     program again, or restore a backup made before it."
                ),
                MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => format!(
                    "The tables of '{name}' could not be brought up to date. {}",
                    refusal::of_database(&self.folder.join(DATABASE), &error)
                ),
                other => format!("The tables of '{name}' could not be brought up to date: {other}."),
            })?;
        }
        Ok(())
    }
}

/// The migrations of the kernel and of each feature that has tables, by its name.
pub fn migrators(gives: &[Gives]) -> impl Iterator<Item = (&'static str, &'static Migrator)> {
    let features = gives
        .iter()
        .filter_map(|feature| Some((feature.name, feature.migrations?)));
    std::iter::once(("kernel", &kernel::MIGRATOR)).chain(features)
}

/// Whether the next start would make a new shop in this folder.
pub fn is_new(folder: &Path) -> bool {
    !folder.join(DATABASE).exists() && something_in(folder).is_none()
}

/// Opens the database of a data folder, or makes it in an empty one, if it is sound and belongs to what else lies there.
/// `boutique doctor` uses it too, to check whether a shop would start.
///
/// # Errors
/// A sentence that says what is wrong and what to do.
pub async fn open_database(folder: &Path) -> Result<Db, String> {
    let (db, soundness) = begin_to_open(folder).await?;
    soundness.verdict().await?;
    Ok(db)
}

async fn begin_to_open(folder: &Path) -> Result<(Db, Soundness), String> {
    let shown = folder.display();
    let file = folder.join(DATABASE);
    let exists = file
        .try_exists()
        .map_err(|error| format!("The data folder {shown} cannot be read: {error}."))?;
    if !exists && let Some(other) = something_in(folder) {
        return Err(format!(
            "The data folder {shown} holds {other} but no database ({DATABASE}). An empty shop is not opened over \
             an existing one: put the database back, bring back a backup with `boutique restore`, or choose an empty \
             folder with --data."
        ));
    }
    let opened = Db::open(&file, !exists).await;
    let db = opened.map_err(|error| refusal::of_database(&file, &error))?;
    let (checked, folder) = (db.clone(), folder.to_owned());
    let soundness = Soundness::begin(async move {
        let refused = |error: sqlx::Error| refusal::of_database(&file, &error);
        // The first connection for reading is wanted right after the verdict.
        let (writer, reader) = tokio::join!(
            async {
                // Nobody writes before the verdict, and a connection of its own would read the tables' schema again.
                let mut connection = checked.migrations().acquire().await.map_err(refused)?;
                require_usable(&mut connection, &file, &folder, exists).await?;
                soundness::check(&mut connection, &file).await
            },
            checked.read().acquire()
        );
        writer.and(reader.map(drop).map_err(refused))
    });
    Ok((db, soundness))
}

/// Locks the data folder for this process.
///
/// # Errors
/// A sentence for the operator: the folder cannot be written, or another process uses it.
pub fn lock(folder: &Path) -> Result<FolderLock, String> {
    let shown = folder.display();
    FolderLock::acquire(folder).map_err(|refused| match refused {
        TryLockError::WouldBlock => format!(
            "The data folder {shown} is in use by another boutique. Stop that one, or choose another folder with --data."
        ),
        TryLockError::Error(error) => format!(
            "The data folder {shown} cannot be written to. {}",
            refusal::of_path(folder, &error)
        ),
    })
}

/// Refuses a database that this program's SQLite would corrupt, and an empty one of an existing shop.
async fn require_usable(
    db: &mut SqliteConnection,
    file: &Path,
    folder: &Path,
    exists: bool,
) -> Result<(), String> {
    require_sqlite(db).await?;
    let empty = exists
        && has_no_tables(db)
            .await
            .map_err(|error| refusal::of_database(file, &error))?;
    if empty && let Some(other) = stored_file_in(folder) {
        return Err(format!(
            "The database {} is empty, and the data folder holds files of a shop ({other}). An empty shop is not \
             opened over an existing one: restore the database from a backup, or choose an empty folder with \
             --data.",
            file.display()
        ));
    }
    Ok(())
}

/// So is the file that a full disk, or a copy without the write-ahead log, leaves behind.
async fn has_no_tables(db: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master")
        .fetch_one(db)
        .await?;
    Ok(tables == 0)
}

async fn require_sqlite(db: &mut SqliteConnection) -> Result<(), String> {
    let version: String = sqlx::query_scalar("SELECT sqlite_version()")
        .fetch_one(db)
        .await
        .map_err(|error| format!("The database does not answer: {error}."))?;
    let parts: Vec<u32> = version
        .split('.')
        .filter_map(|part| part.parse().ok())
        .collect();
    if parts.as_slice() < OLDEST_SQLITE.as_slice() {
        return Err(format!(
            "This program was built with SQLite {version}, which can corrupt a store."
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt};

    use super::*;

    async fn refusal(folder: &Path) -> String {
        match Store::open(folder).await {
            Ok(_) => panic!("the store was opened"),
            Err(sentence) => sentence,
        }
    }

    async fn stored_store() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        store.migrate(&[]).await.unwrap();
        store.db.close().await;
        folder
    }

    #[tokio::test]
    async fn a_new_folder_is_its_owners_alone() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("a").join("store");
        let store = Store::open(&inside).await.unwrap();
        assert_eq!(
            fs::metadata(&inside).unwrap().permissions().mode() & 0o777,
            0o700
        );
        store.db.close().await;
        drop(store);
        assert!(Store::open(&inside).await.is_ok());
    }

    #[tokio::test]
    async fn one_process_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = Store::open(folder.path()).await.unwrap();
        assert!(
            refusal(folder.path())
                .await
                .contains("in use by another boutique")
        );
        drop(first);
        assert!(Store::open(folder.path()).await.is_ok());
    }

    #[tokio::test]
    async fn an_empty_shop_is_never_opened_over_an_existing_one() {
        let folder = stored_store().await;
        fs::remove_file(folder.path().join(DATABASE)).unwrap();
        fs::create_dir_all(folder.path().join("uploads")).unwrap();
        let sentence = refusal(folder.path()).await;
        assert!(sentence.contains("uploads but no database"), "{sentence}");
        assert!(!folder.path().join(DATABASE).exists());
    }

    #[tokio::test]
    async fn nor_over_one_whose_database_was_emptied() {
        let folder = stored_store().await;
        let uploads = folder.path().join("uploads");
        fs::create_dir_all(&uploads).unwrap();
        fs::write(folder.path().join(DATABASE), b"").unwrap();
        assert!(
            Store::open(folder.path()).await.is_ok(),
            "a first start cut short"
        );
        fs::write(uploads.join("a.webp"), b"image").unwrap();
        for _ in 0..2 {
            let sentence = refusal(folder.path()).await;
            assert!(
                sentence.contains("is empty") && sentence.contains("a.webp"),
                "{sentence}"
            );
        }
    }

    #[tokio::test]
    async fn a_damaged_database_stops_the_start() {
        let folder = stored_store().await;
        let file = folder.path().join(DATABASE);
        let sound = fs::read(&file).unwrap();
        let mut torn = sound.clone();
        for byte in torn.iter_mut().skip(4_096).take(4_096 * 3) {
            *byte = 0x5a;
        }
        for damaged in [
            b"no database at all, but long enough to be looked at".repeat(100),
            torn,
        ] {
            fs::write(&file, damaged).unwrap();
            let sentence = refusal(folder.path()).await;
            assert!(
                sentence.contains("is damaged") && sentence.contains("backup"),
                "{sentence}"
            );
        }
        fs::write(&file, sound).unwrap();
        assert!(Store::open(folder.path()).await.is_ok());
    }

    #[tokio::test]
    async fn tables_newer_than_the_program_stop_the_start() {
        let folder = stored_store().await;
        let store = Store::open(folder.path()).await.unwrap();
        let mut tx = store.db.write().await.unwrap();
        sqlx::raw_sql(
            "INSERT INTO kernel_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'from the future', 1, x'00', 0)",
        )
        .execute(&mut *tx)
        .await
        .unwrap();
        tx.commit().await.unwrap();
        let sentence = store.migrate(&[]).await.unwrap_err();
        assert!(sentence.contains("newer (version 9999)"), "{sentence}");
    }
}
