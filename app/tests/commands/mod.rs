//! The commands that keep a shop standing, against a real data folder.

mod backup;
mod doctor;
mod folder;
mod from_bucket;
mod new_machine;
mod restore;
mod upgrade;

use std::{
    fs,
    path::Path,
    process::{Command, Output},
    thread,
    time::{Duration, Instant},
};

pub use crate::kills::filled::{store, store_of_its_own};
use crate::kills::program::Customer;

pub fn command(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
    command.args(arguments).arg("--data").arg(data);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BOUTIQUE_")) {
        command.env_remove(name);
    }
    command
}

pub fn boutique(data: &Path, arguments: &[&str]) -> Output {
    command(data, arguments).output().unwrap()
}

pub fn said(data: &Path, arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = boutique(data, arguments);
    let stderr = String::from_utf8(stderr).unwrap();
    assert!(status.success(), "{arguments:?}: {stderr}");
    String::from_utf8(stdout).unwrap()
}

/// Without an owner a shop is not open to visitors.
pub fn create_owner(data: &Path) {
    let owner = [
        ("--name", "Asha"),
        ("--mobile", "9812345670"),
        ("--email", "asha@example.com"),
    ];
    let owner = owner.into_iter().flat_map(|(name, value)| [name, value]);
    let create = ["owner", "create"].into_iter().chain(owner);
    said(data, &create.collect::<Vec<_>>());
}

pub fn refused(data: &Path, arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = boutique(data, arguments);
    assert!(!status.success(), "{arguments:?} worked");
    String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap()
}

/// Names of whole backups.
pub fn backups(data: &Path) -> Vec<String> {
    let folders = fs::read_dir(data.join("backups")).into_iter().flatten();
    let mut names: Vec<String> = folders
        .map(|entry| entry.unwrap().path())
        .filter(|folder| folder.join("backup.json").exists())
        .filter(|folder| !folder.to_string_lossy().contains(".unfinished"))
        .map(|folder| folder.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

pub fn orders(port: u16) -> Vec<i64> {
    let customer = Customer::log_in(port, "customer@example.com", "demo-customer");
    let (status, orders) = customer.call(port, "GET", "/me/orders", None).unwrap();
    assert_eq!(status, 200, "{orders}");
    let orders = orders.as_array().unwrap().iter();
    orders.map(|order| order["id"].as_i64().unwrap()).collect()
}

pub fn sql(data: &Path, statements: &'static str) {
    let database = data.join("shop.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let db = kernel::Db::open(&database, false).await.unwrap();
        let mut tx = db.write().await.unwrap();
        sqlx::raw_sql(statements).execute(&mut *tx).await.unwrap();
        tx.commit().await.unwrap();
        db.close().await;
    });
}

pub fn until<T>(look: impl Fn() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it never came");
        thread::sleep(Duration::from_millis(50));
    }
}
