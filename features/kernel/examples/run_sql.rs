//! Runs a file of SQL on a store's database, which no other program may have open: `run_sql
//! DATABASE FILE`. Used by the benchmark only.

use std::{error::Error, fs, path::Path};

use kernel::Db;
use sqlx::AssertSqlSafe;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(database), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("usage: run_sql DATABASE FILE".into());
    };
    let statements = fs::read_to_string(file)?;
    let db = Db::open(Path::new(&database), false).await?;
    let mut connection = db.migrations().acquire().await?;
    sqlx::raw_sql(AssertSqlSafe(statements))
        .execute(&mut *connection)
        .await?;
    drop(connection);
    db.close().await;
    Ok(())
}
