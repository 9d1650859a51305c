//! Makes a new database from all migrations, for checking queries at compile time. Depends on no
//! feature, so that it works while a feature's queries do not compile.
//!
//! Usage: `cargo run --bin schema_database -- FEATURES_FOLDER NEW_FILE`

use std::{error::Error, path::PathBuf};

use sqlx::{migrate::Migrator, sqlite::SqliteConnectOptions};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(PathBuf::from);
    let (Some(features), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("usage: schema_database FEATURES_FOLDER NEW_FILE".into());
    };
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await?;
    let mut folders: Vec<PathBuf> = std::fs::read_dir(&features)?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.join("migrations").is_dir())
        .collect();
    folders.sort();
    for folder in folders {
        let name = folder
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default()
            .to_owned();
        let mut migrator = Migrator::new(folder.join("migrations")).await?;
        migrator.dangerous_set_table_name(format!("{name}_migrations"));
        migrator.run(&pool).await?;
    }
    pool.close().await;
    Ok(())
}
