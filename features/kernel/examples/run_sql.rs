//! Runs a file of SQL on a store's database, which no program may have open: `run_sql DATABASE FILE`.
//! Only the benchmark uses it.

use std::{error::Error, fs, path::Path};

use kernel::Db;
use sqlx::AssertSqlSafe;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(database), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("name a database and a file of SQL".into());
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
