//! The commands that keep a shop standing, against a real data folder.

use std::{
    fs,
    io::{BufRead, Read, Write},
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    process::{Command, Output},
    thread,
    time::{Duration, Instant},
};

use crate::kills::program::{Customer, Program};
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
    let key = fs::read(data.join("two-factor.key")).unwrap();
    let folder = data.join("backups").join(&name);
    for file in fs::read_dir(&folder).unwrap() {
        let bytes = fs::read(file.unwrap().path()).unwrap();
        let held = bytes.windows(64).any(|part| part == &key[..64]);
        assert!(
            !held,
            "the backup holds the key of two-factor authentication"
        );
    }
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
    assert!(!restored.contains("two-factor.key"), "{restored}");
    assert_eq!(fs::read(data.join("two-factor.key")).unwrap(), key);
    let elsewhere = tempfile::tempdir().unwrap();
    let moved = said(elsewhere.path(), &["restore", folder.to_str().unwrap()]);
    assert!(moved.contains("two-factor.key"), "{moved}");
    let shop = Program::open(&data);
    let (status, _) = owner.call(shop.port, "GET", "/admin/today", None).unwrap();
    assert_eq!(status, 401, "nobody is logged in any more");
    assert_eq!(orders(shop.port), before);
    assert!(fs::read_dir(data.join("uploads")).unwrap().count() > 10);
    let stored = fs::read_dir(data.join("replaced")).unwrap().next().unwrap();
    assert!(stored.unwrap().path().join("shop.db").exists());
    assert!(!data.join("restore.json").exists());
    shop.close();
}

/// The number of the receipt of money that the owner takes at the counter now.
fn receipt_of_cash(port: u16, order: i64) -> String {
    let owner = Customer::log_in(port, "owner@example.com", "demo-owner");
    let path = format!("/admin/payments/order-ledgers/{order}/entries");
    let cash = json!({"method": "cash", "amountPaise": 10_000});
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
    let input = json!({"shopName": shop_name});
    let path = format!("/admin/backups/{name}/restore");
    let (status, answer) = call("POST", &path, Some(&input));
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
        list["restored"]["storedIn"]
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
        "good  Images, videos",
        "good  Backups         1 of them",
        "read from end to end",
        "good  Clock",
        "good  Two-factor",
    ] {
        assert!(healthy.contains(line), "{line}: {healthy}");
    }
    let image = fs::read_dir(data.join("uploads")).unwrap().next().unwrap();
    fs::remove_file(image.unwrap().path()).unwrap();
    let sick = refused(&data, &["doctor"]);
    assert!(sick.contains("files are missing"), "{sick}");
    fs::write(data.join("shop.db"), b"no database ".repeat(1000)).unwrap();
    let dead = refused(&data, &["doctor"]);
    assert!(
        dead.contains("damaged") && dead.contains("boutique restore"),
        "{dead}"
    );
}

/// What the program says when it is asked to open this folder, which it must refuse.
fn refused_start(data: &Path) -> String {
    refused(
        data,
        &[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--public-url",
            "https://shop.example",
        ],
    )
}

#[test]
fn the_doctor_says_of_a_database_what_the_start_says() {
    let (_folder, data) = store();
    let database = data.join("shop.db");
    let sound = fs::read(&database).unwrap();
    let spoil: [(&str, &dyn Fn()); 3] = [
        ("gone", &|| fs::remove_file(&database).unwrap()),
        ("empty", &|| fs::write(&database, b"").unwrap()),
        ("damaged", &|| {
            fs::write(&database, b"no database ".repeat(1000)).unwrap()
        }),
    ];
    for (how, spoil) in spoil {
        spoil();
        let start = refused_start(&data);
        let sentence = start.trim().trim_start_matches("boutique: ");
        let doctor = refused(&data, &["doctor"]);
        assert!(doctor.contains(sentence), "{how}: {sentence}\n{doctor}");
        fs::write(&database, &sound).unwrap();
    }
    fs::write(data.join("settings.json"), "{\"publicAddres\": 1}").unwrap();
    let doctor = refused(&data, &["doctor"]);
    assert!(
        doctor.contains("settings.json cannot be understood"),
        "{doctor}"
    );
    assert!(
        refused(&data, &["serve", "--listen", "127.0.0.1:0"])
            .contains("settings.json cannot be understood")
    );
}

#[test]
fn a_damaged_upload_is_named_by_backup_doctor_and_restore() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    let upload = fs::read_dir(data.join("uploads")).unwrap().next().unwrap();
    let upload = upload.unwrap();
    let file = upload.file_name().into_string().unwrap();
    let mut bytes = fs::read(upload.path()).unwrap();
    bytes[10] ^= 1;
    fs::write(upload.path(), bytes).unwrap();

    let sick = refused(&data, &["doctor"]);
    assert!(
        sick.contains("BAD   Images, videos") && sick.contains(&file),
        "{sick}"
    );
    assert!(
        sick.contains("BAD   Backups") && sick.contains(&name),
        "{sick}"
    );
    let made = said(&data, &["backup"]);
    assert!(made.contains("NOT SOUND") && made.contains(&file), "{made}");
    let restored = said(&data, &["restore", &name]);
    assert!(
        restored.contains("missing") && restored.contains(&file),
        "{restored}"
    );
    assert!(!upload.path().exists());
    assert!(fs::read_dir(data.join("uploads")).unwrap().count() > 10);

    let undone = said(&data, &["restore", "--undo"]);
    assert!(undone.contains("before the restore of"), "{undone}");
    assert!(upload.path().exists(), "the shop is what it was");
    Program::open(&data).close();
    let none = refused(&data, &["restore", "replaced/20200101-000000"]);
    assert!(none.contains("There is no shop in"), "{none}");
}

/// Everything below a folder, and the folder itself.
fn everything(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![folder.to_owned()];
    let mut next = 0;
    while let Some(path) = found.get(next).cloned() {
        next += 1;
        if path.is_dir() {
            let entries = fs::read_dir(path).unwrap();
            found.extend(entries.map(|entry| entry.unwrap().path()));
        }
    }
    found
}

#[test]
fn what_the_shop_has_is_its_users_alone() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    for path in everything(&data) {
        let mode = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    }
    Program::open(&data).close();
    said(&data, &["backup"]);
    for path in everything(&data) {
        let facts = fs::metadata(&path).unwrap();
        let mode = if facts.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(
            facts.permissions().mode() & 0o777,
            mode,
            "{}",
            path.display()
        );
    }
}

#[test]
fn what_root_does_stays_the_owners() {
    const SERVICE: u32 = 12_345;
    // Only root can become somebody else. The rule itself is tested for everybody.
    if !rustix::process::geteuid().is_root() {
        return;
    }
    let (folder, data) = store();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    for path in everything(&data) {
        std::os::unix::fs::chown(path, Some(SERVICE), Some(SERVICE)).unwrap();
    }
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    said(&data, &["restore", &name]);
    said(&data, &["owner", "link", "owner@example.com"]);
    for path in everything(&data) {
        let facts = fs::metadata(&path).unwrap();
        assert_eq!(
            (facts.uid(), facts.gid()),
            (SERVICE, SERVICE),
            "{}",
            path.display()
        );
    }
}

#[test]
fn a_shop_on_a_new_machine_asks_for_its_address_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    said(
        &old,
        &[
            "owner",
            "create",
            "--name",
            "Asha",
            "--mobile",
            "9812345670",
            "--email",
            "asha@example.com",
        ],
    );
    // As the set-up screen was told.
    fs::write(
        old.join("settings.json"),
        "{\"publicAddress\": \"https://shop.example\"}",
    )
    .unwrap();
    said(&old, &["backup"]);
    let backup = old.join("backups").join(backups(&old).pop().unwrap());
    let restored = said(&new, &["restore", backup.to_str().unwrap()]);
    assert!(restored.contains("BOUTIQUE_PUBLIC_URL"), "{restored}");

    let mut shop = Serve::open(&new);
    let link = shop.line_with("/setup/");
    assert!(link.contains("does not know its public address"), "{link}");
    let token = link
        .split("/setup/")
        .nth(1)
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    shop.line_with("the shop is open");
    assert_eq!(shop.status("GET", "/", None), 503);
    let key = json!({"token": token});
    assert_eq!(shop.status("POST", "/api/setup/view", Some(&key)), 200);
    let address = format!("http://127.0.0.1:{}", shop.port);
    let wrong = json!({"token": token, "publicAddress": "http://shop.example"});
    assert_eq!(shop.status("POST", "/api/setup/address", Some(&wrong)), 422);
    let set = json!({"token": token, "publicAddress": address});
    assert_eq!(shop.status("POST", "/api/setup/address", Some(&set)), 200);
    shop.line_with("the shop is open");
    assert_eq!(shop.status("GET", "/", None), 200);
    assert_eq!(
        shop.status("POST", "/api/setup/address", Some(&set)),
        404,
        "it works once"
    );
}

/// A real shop without a public address, on a free port.
struct Serve {
    process: std::process::Child,
    lines: std::io::BufReader<std::process::ChildStderr>,
    port: u16,
}

impl Serve {
    fn open(data: &Path) -> Self {
        let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = taken.local_addr().unwrap().port();
        drop(taken);
        let mut process = Command::new(env!("CARGO_BIN_EXE_boutique"))
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .env_remove("BOUTIQUE_PUBLIC_URL")
            .env_remove("RUST_LOG")
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let lines = std::io::BufReader::new(process.stderr.take().unwrap());
        Self {
            process,
            lines,
            port,
        }
    }

    fn line_with(&mut self, wording: &str) -> String {
        loop {
            let mut line = String::new();
            let read = self.lines.read_line(&mut line).unwrap();
            assert!(read > 0, "the program ended without saying '{wording}'");
            if line.contains(wording) {
                return line;
            }
            // Else a shop that leaves the line out would be waited for without end.
            assert!(
                !line.contains("the shop is open"),
                "it opened without saying '{wording}'"
            );
        }
    }

    fn status(&self, method: &str, path: &str, body: Option<&Value>) -> u16 {
        let mut stream = std::net::TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let host = format!("127.0.0.1:{}", self.port);
        let body = body.map(Value::to_string).unwrap_or_default();
        let kind = if body.is_empty() {
            ""
        } else {
            "Content-Type: application/json\r\n"
        };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{kind}Content-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer);
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Serve {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
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
         VALUES ('never-sent', 'auth.reset', 'asha@example.com', '{}', 1, 1, 'failed');
         INSERT INTO auth_two_factor (user_id, sealed_secret, confirmed_at) VALUES (1, 'of another key', 1)",
    );
    let unsaid_first = unsaid(
        &data,
        &[
            "BAD   Data folder     others on this machine can look into",
            "BAD   Clock",
            "BAD   Mails           1 failed",
            "BAD   Backups         the last one is of 2026-01-01",
            "BAD   Two-factor      codes of 1 authenticator app cannot be checked: two-factor.key of this folder",
        ],
    );
    assert!(unsaid_first.is_empty(), "{unsaid_first:?}");
    fs::write(data.join("two-factor.key"), "no key").unwrap();
    let damaged = unsaid(
        &data,
        &["two-factor.key is damaged. Put the right file back"],
    );
    assert!(damaged.is_empty(), "{damaged:?}");
    fs::remove_file(data.join("two-factor.key")).unwrap();
    let missing = unsaid(&data, &["BAD   Two-factor      codes of 1"]);
    assert!(missing.is_empty(), "{missing:?}");
    assert!(
        !data.join("two-factor.key").exists(),
        "looking makes no key"
    );

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
