//! The commands that keep a shop standing, against a real data folder.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that stumbles has failed"
)]

#[path = "kills/program.rs"]
#[allow(dead_code, reason = "each test uses its own part")]
mod program;

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Output},
    thread,
    time::{Duration, Instant},
};

use program::{Customer, Program};
use serde_json::{Value, json};

fn boutique(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
    command.args(arguments).arg("--data").arg(data);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BOUTIQUE_")) {
        command.env_remove(name);
    }
    command.output().unwrap()
}

fn said(data: &Path, arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = boutique(data, arguments);
    let stderr = String::from_utf8(stderr).unwrap();
    assert!(status.success(), "{arguments:?}: {stderr}");
    String::from_utf8(stdout).unwrap()
}

fn refused(data: &Path, arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = boutique(data, arguments);
    assert!(!status.success(), "{arguments:?} worked");
    String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap()
}

/// Names of whole backups.
fn backups(data: &Path) -> Vec<String> {
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

/// A demo store that is filled and closed.
fn store() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("store");
    Program::open(&data).close();
    (folder, data)
}

fn orders(port: u16) -> Vec<i64> {
    let customer = Customer::log_in(port, "customer@example.com", "demo-customer");
    let (status, orders) = customer.call(port, "GET", "/me/orders", None).unwrap();
    assert_eq!(status, 200, "{orders}");
    let orders = orders.as_array().unwrap().iter();
    orders.map(|order| order["id"].as_i64().unwrap()).collect()
}

fn sql(data: &Path, statements: &'static str) {
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

#[test]
fn a_lost_month_comes_back_by_command() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let owner = Customer::log_in(shop.port, "owner@example.com", "demo-owner");
    let before = orders(shop.port);
    assert!(!before.is_empty());
    let made = said(&data, &["backup"]);
    assert!(made.contains("made and sound"), "{made}");
    let name = backups(&data).pop().unwrap();
    assert!(
        refused(&data, &["restore", &name]).contains("in use by another boutique"),
        "an open shop is left alone"
    );
    shop.close();
    sql(
        &data,
        "UPDATE orders_order SET user_id = 0; UPDATE auth_user SET name = 'Nobody';",
    );
    fs::remove_dir_all(data.join("uploads")).unwrap();

    let restored = said(&data, &["restore", &name]);
    assert!(restored.contains("Restored"), "{restored}");
    let shop = Program::open(&data);
    let (status, _) = owner.call(shop.port, "GET", "/admin/today", None).unwrap();
    assert_eq!(status, 401, "nobody is logged in any more");
    assert_eq!(orders(shop.port), before);
    assert!(fs::read_dir(data.join("uploads")).unwrap().count() > 10);
    let kept = fs::read_dir(data.join("replaced")).unwrap().next().unwrap();
    assert!(kept.unwrap().path().join("shop.db").exists());
    assert!(!data.join("restore.json").exists());
    shop.close();
}

/// The number of the receipt of money that the owner takes at the counter now.
fn receipt_of_cash(port: u16, order: i64) -> String {
    let owner = Customer::log_in(port, "owner@example.com", "demo-owner");
    let path = format!("/admin/payments/order-ledgers/{order}/entries");
    let cash = json!({"means": "cash", "amountPaise": 10_000});
    let (status, ledger) = owner.call(port, "POST", &path, Some(&cash)).unwrap();
    assert_eq!(status, 200, "{ledger}");
    let entries = ledger["entries"].as_array().unwrap();
    let receipts = entries
        .iter()
        .filter_map(|entry| entry["receipt"]["number"].as_str());
    receipts.max().unwrap().to_owned()
}

#[test]
fn no_receipt_has_the_number_of_one_that_was_given_after_the_backup() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let order = orders(shop.port)[0];
    let before = receipt_of_cash(shop.port, order);
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    let lost = receipt_of_cash(shop.port, order);
    shop.close();
    said(&data, &["restore", &name]);
    let shop = Program::open(&data);
    let after = receipt_of_cash(shop.port, order);
    assert!(before < lost && lost < after, "{before}, {lost}, {after}");
    shop.close();
}

#[test]
fn the_open_shop_goes_back_on_the_owners_word() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let port = shop.port;
    let owner = Customer::log_in(port, "owner@example.com", "demo-owner");
    let call = |method: &str, path: &str, body: Option<&Value>| {
        owner.call(port, method, path, body).unwrap()
    };
    let empty = json!({});
    assert_eq!(call("POST", "/admin/backups", Some(&empty)).0, 202);
    let name = until(|| {
        let (_, list) = call("GET", "/admin/backups", None);
        list["items"][0]["name"].as_str().map(str::to_owned)
    });
    let before = call("GET", "/content/testimonials", None).1;
    for testimonial in before.as_array().unwrap() {
        let path = format!("/admin/content/testimonials/{}", testimonial["id"]);
        // Nothing stands in the answer, so there is none that could be read.
        owner.call(port, "DELETE", &path, None);
    }
    assert_eq!(call("GET", "/content/testimonials", None).1, json!([]));
    let shop_name = call("GET", "/content/shop", None).1["businessName"].clone();
    let wish = json!({"shopName": shop_name});
    let path = format!("/admin/backups/{name}/restore");
    let (status, answer) = call("POST", &path, Some(&wish));
    assert_eq!(status, 202, "{answer}");
    // The same address answers all the time: whoever calls in between waits at the door.
    until(|| {
        let (status, _) = owner.call(port, "GET", "/admin/today", None)?;
        (status == 401).then_some(())
    });
    assert_eq!(call("GET", "/content/testimonials", None).1, before);
    let owner = Customer::log_in(port, "owner@example.com", "demo-owner");
    let (_, list) = owner.call(port, "GET", "/admin/backups", None).unwrap();
    assert!(
        list["restored"]["keptIn"]
            .as_str()
            .unwrap()
            .starts_with("replaced/")
    );
    assert_eq!(list["items"][0]["name"], name);
    shop.close();
}

fn until<T>(look: impl Fn() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it never came");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_backup_that_is_killed_leaves_no_half_one() {
    let (_folder, data) = store();
    for milliseconds in [5, 60, 150, 300, 600] {
        let mut running = Command::new(env!("CARGO_BIN_EXE_boutique"))
            .args(["backup", "--data"])
            .arg(&data)
            .env_remove("BOUTIQUE_BACKUP_DIR")
            .output_nowhere()
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(milliseconds));
        running.kill().unwrap();
        running.wait().unwrap();
    }
    said(&data, &["backup"]);
    for name in backups(&data) {
        said(&data, &["restore", &name]);
        fs::remove_file(data.join("restore.json")).unwrap();
    }
    let left = fs::read_dir(data.join("backups")).unwrap();
    let left: Vec<String> = left
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with(".unfinished"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

trait Nowhere {
    fn output_nowhere(&mut self) -> &mut Self;
}

impl Nowhere for Command {
    fn output_nowhere(&mut self) -> &mut Self {
        self.stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
    }
}

#[test]
fn the_doctor_says_what_is_wrong() {
    let (_folder, data) = store();
    let missing = refused(&data, &["doctor"]);
    assert!(missing.contains("BAD   Backups"), "{missing}");
    said(&data, &["backup"]);
    let healthy = said(&data, &["doctor"]);
    for line in [
        "good  Data folder",
        "good  Database        sound",
        "good  Pictures, films",
        "good  Backups",
        "good  Clock",
    ] {
        assert!(healthy.contains(line), "{line}: {healthy}");
    }
    let picture = fs::read_dir(data.join("uploads")).unwrap().next().unwrap();
    fs::remove_file(picture.unwrap().path()).unwrap();
    let sick = refused(&data, &["doctor"]);
    assert!(sick.contains("files are missing"), "{sick}");
    fs::write(data.join("shop.db"), b"no database ".repeat(1000)).unwrap();
    let dead = refused(&data, &["doctor"]);
    assert!(
        dead.contains("damaged") && dead.contains("boutique restore"),
        "{dead}"
    );
}

/// What the doctor does not say of all that it should.
fn unsaid<'a>(data: &Path, lines: &[&'a str]) -> Vec<&'a str> {
    let said = refused(data, &["doctor"]);
    let mut lines = lines.to_vec();
    lines.retain(|line| !said.contains(line));
    lines
}

#[test]
fn the_doctor_notices_what_nobody_sees() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    let summary = data
        .join("backups")
        .join(&backups(&data)[0])
        .join("backup.json");
    let mut old: Value = serde_json::from_slice(&fs::read(&summary).unwrap()).unwrap();
    old["made_at"] = json!(1_767_225_600);
    fs::write(&summary, old.to_string()).unwrap();
    sql(
        &data,
        "INSERT INTO kernel_audit (at, action, subject, details) VALUES (4000000000, 'test.late', 'test:1', '{}');
         INSERT INTO kernel_outbox (message_id, template, recipient, data, created_at, due_at, state)
         VALUES ('never-sent', 'auth.reset', 'asha@example.com', '{}', 1, 1, 'failed')",
    );
    let unsaid_first = unsaid(
        &data,
        &[
            "BAD   Data folder     others on this machine can look into",
            "BAD   Clock",
            "BAD   Mails           1 did not go out",
            "BAD   Backups         the last one is of 2026-01-01",
        ],
    );
    assert!(unsaid_first.is_empty(), "{unsaid_first:?}");

    sql(
        &data,
        "UPDATE kernel_outbox SET state = 'waiting' WHERE message_id = 'never-sent'",
    );
    let stuck = unsaid(&data, &["wait for longer than they should"]);
    assert!(stuck.is_empty(), "{stuck:?}");
    sql(
        &data,
        "INSERT INTO payments_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'of a later program', 1, x'00', 0)",
    );
    let newer = unsaid(
        &data,
        &["its tables of 'payments' are newer than this program"],
    );
    assert!(newer.is_empty(), "{newer:?}");
}
