//! A shop that comes back on a new machine, from nothing but a bucket and the recovery key.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Stdio},
    time::Duration,
};

use kernel::{Clock, secret::Secret};
use maintenance::{BackupFolder, BucketSettings, PushEnd, Pushing, RecoveryKey, RemoteSettings};
use poem::http::Method;
use s3_server::{ACCESS_KEY_ID, BUCKET, Fault, S3Server, SECRET_ACCESS_KEY};
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::{backups, command, orders, refused, said, store};
use crate::kills::program::Program;

fn settings(server: &S3Server, key: &RecoveryKey) -> RemoteSettings {
    RemoteSettings {
        bucket: BucketSettings {
            endpoint: server.endpoint(),
            bucket: BUCKET.to_owned(),
            region: String::new(),
            access_key_id: ACCESS_KEY_ID.to_owned(),
            secret_access_key: Secret::new(SECRET_ACCESS_KEY),
            path_style: true,
            prefix: String::new(),
        },
        recovery_key: Secret::new(key.text()),
        confirmed: true,
    }
}

async fn push(data: &Path, settings: &RemoteSettings) {
    let pushing = Pushing {
        folder: BackupFolder::at(&data.join("backups")),
        name: backups(data).pop().unwrap(),
        now: Clock::system().now(),
        free_bytes: u64::MAX,
        at_most: Duration::from_secs(600),
    };
    let quietly = std::sync::Arc::new(|_| {});
    let end = settings.open().unwrap().push(pushing, quietly).await;
    assert!(matches!(end, Ok(PushEnd::Done(_))), "{end:?}");
}

/// Starts a command that is going to be killed.
fn start(data: &Path, arguments: &[&str]) -> Child {
    let mut command = command(data, arguments);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// What was finished before the kill is not asked for again, and what it interrupted is: as many as run at once, at most.
fn expect_continued(before: &[String], all: &[String], at_once: usize) {
    let times = |line: &String| all.iter().filter(|other| *other == line).count();
    let (finished, again): (Vec<_>, Vec<_>) = before.iter().partition(|line| times(line) == 1);
    assert!((1..=at_once).contains(&again.len()), "{again:?}");
    assert!(again.iter().all(|line| times(line) == 2), "{again:?}");
    assert!(!finished.is_empty(), "{before:?}");
}

/// A shop with a backup in a bucket, and a new machine that knows nothing of either.
struct NewMachine {
    runtime: Runtime,
    server: S3Server,
    key: RecoveryKey,
    /// Of the shop as it was.
    old: PathBuf,
    new: PathBuf,
    key_file: PathBuf,
    _folders: [TempDir; 2],
}

impl NewMachine {
    fn of_a_shop() -> Self {
        let (folder, old) = store();
        said(&old, &["backup"]);
        let runtime = Runtime::new().unwrap();
        let server = runtime.block_on(S3Server::start());
        let key = RecoveryKey::generate();
        runtime.block_on(push(&old, &settings(&server, &key)));
        let machine = tempfile::tempdir().unwrap();
        Self {
            runtime,
            server,
            key,
            old,
            new: machine.path().join("shop"),
            key_file: machine.path().join("recovery-key"),
            _folders: [folder, machine],
        }
    }

    /// Runs the restore with `run`, a function for a data folder and arguments.
    fn restore<T>(&self, run: fn(&Path, &[&str]) -> T, more: &[&str]) -> T {
        let (endpoint, key_path) = (self.server.endpoint(), self.key_file.display().to_string());
        let given = [
            ("--endpoint", endpoint.as_str()),
            ("--bucket", BUCKET),
            ("--access-key-id", ACCESS_KEY_ID),
            ("--secret-access-key", SECRET_ACCESS_KEY),
            ("--recovery-key-file", key_path.as_str()),
        ];
        let given = given.into_iter().flat_map(|(name, value)| [name, value]);
        let all = ["restore", "--from-bucket"].into_iter().chain(given);
        let all: Vec<&str> = all.chain(more.iter().copied()).collect();
        run(&self.new, &all)
    }

    fn give_key(&self) {
        fs::write(&self.key_file, self.key.text().to_lowercase()).unwrap();
    }

    /// Images, videos and orders are those of the old shop.
    fn expect_all(&self) {
        for folder in ["uploads", "private"] {
            let listed = |data: &Path| {
                let entries = fs::read_dir(data.join(folder)).unwrap();
                let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
                names.sort();
                names
            };
            assert_eq!(listed(&self.new), listed(&self.old), "{folder}");
        }
        let (before, after) = (Program::open(&self.old), Program::open(&self.new));
        assert_eq!(orders(after.port), orders(before.port));
    }

    /// Downloads of images and videos so far.
    fn downloads(&self) -> Vec<String> {
        let requests = self.server.requests().into_iter();
        let media = requests.filter(|line| line.starts_with("GET") && line.contains("/media/"));
        media.collect()
    }
}

#[test]
fn a_new_machine_gets_the_shop_from_the_bucket_in_one_command() {
    let machine = NewMachine::of_a_shop();
    let (new, key_file) = (&machine.new, &machine.key_file);
    fs::write(key_file, "AAAA-BBBB").unwrap();
    let mistyped = machine.restore(refused, &[]);
    assert!(
        mistyped.contains("This is not a recovery key"),
        "{mistyped}"
    );
    fs::write(key_file, RecoveryKey::generate().text()).unwrap();
    let wrong = machine.restore(refused, &[]);
    assert!(wrong.contains("another recovery key"), "{wrong}");
    assert!(!new.join("shop.db").exists() && !new.join("unpacked").exists());

    machine.give_key();
    let name = backups(&machine.old).pop().unwrap();
    assert!(machine.restore(said, &["--list"]).contains(&name));
    let none = machine.restore(refused, &["20200101-000000"]);
    assert!(none.contains("no backup of this name"), "{none}");
    let restored = machine.restore(said, &[]);
    assert!(restored.contains(&name), "{restored}");
    assert!(
        !restored.contains("What was there before"),
        "there was nothing: {restored}"
    );
    machine.expect_all();
}

#[test]
fn a_killed_restore_downloads_only_what_is_missing() {
    let machine = NewMachine::of_a_shop();
    machine.give_key();
    // Two lists, three files of the backup and its description, then four images.
    machine.server.fail_after(10, Method::GET, Fault::Silence);
    let mut process = machine.restore(start, &[]);
    machine.runtime.block_on(machine.server.silent());
    process.kill().unwrap();
    process.wait().unwrap();
    let first = machine.downloads();
    assert!(first.len() > 1, "{:?}", machine.server.requests());
    assert!(!machine.new.join("shop.db").exists());

    let restored = machine.restore(said, &[]);
    assert!(restored.contains("Restored"), "{restored}");
    expect_continued(&first, &machine.downloads(), 4);
    machine.expect_all();
}

#[test]
fn killed_while_it_copies_files_to_a_bucket_the_command_continues() {
    let (_folder, data) = store();
    let runtime = Runtime::new().unwrap();
    let server = runtime.block_on(S3Server::start());
    let bucket = settings(&server, &RecoveryKey::generate()).bucket;
    let files =
        json!({"files": {"bucket": bucket, "cdn": "", "keepOnDisk": true, "target": "server"}});
    fs::write(data.join("settings.json"), files.to_string()).unwrap();
    let command = ["files", "to-bucket"];
    server.fail_after(5, Method::PUT, Fault::Silence);
    let mut process = start(&data, &command);
    runtime.block_on(server.silent());
    process.kill().unwrap();
    process.wait().unwrap();
    let uploads = || -> Vec<String> {
        let requests = server.requests().into_iter();
        requests.filter(|line| line.starts_with("PUT")).collect()
    };
    let first = uploads();
    assert_eq!(first.len(), 6);

    let done = said(&data, &command);
    assert!(done.contains("Done."), "{done}");
    expect_continued(&first, &uploads(), 1);
    // Every image and video is there, whole.
    for (folder, local) in [("uploads", "uploads"), ("videos", "private/videos")] {
        for entry in fs::read_dir(data.join(local)).unwrap() {
            let path = entry.unwrap().path();
            let moved = path
                .extension()
                .is_some_and(|kind| kind == "webp" || kind == "mp4");
            if moved {
                let object = server
                    .objects()
                    .join(folder)
                    .join(path.file_name().unwrap());
                assert!(
                    fs::read(&path).unwrap() == fs::read(object).unwrap(),
                    "{}",
                    path.display()
                );
            }
        }
    }
}
