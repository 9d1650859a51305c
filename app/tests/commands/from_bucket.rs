//! A shop that comes back on a new machine, from nothing but a bucket and the recovery key.

use std::{fs, path::Path, time::Duration};

use kernel::{Clock, secret::Secret};
use maintenance::{BackupFolder, BucketSettings, PushEnd, Pushing, RecoveryKey, RemoteSettings};
use s3_server::{ACCESS_KEY_ID, BUCKET, S3Server, SECRET_ACCESS_KEY};

use super::{backups, orders, refused, said, store};
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

#[test]
fn a_new_machine_gets_the_shop_from_the_bucket_in_one_command() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(S3Server::start());
    let key = RecoveryKey::generate();
    runtime.block_on(push(&data, &settings(&server, &key)));

    let machine = tempfile::tempdir().unwrap();
    let new = machine.path().join("shop");
    let key_file = machine.path().join("recovery-key");
    let (endpoint, key_path) = (server.endpoint(), key_file.display().to_string());
    let command = |more: &[&'static str]| -> Vec<String> {
        let given = [
            ("--endpoint", endpoint.as_str()),
            ("--bucket", BUCKET),
            ("--access-key-id", ACCESS_KEY_ID),
            ("--secret-access-key", SECRET_ACCESS_KEY),
            ("--recovery-key-file", key_path.as_str()),
        ];
        let given = given.into_iter().flat_map(|(name, value)| [name, value]);
        let all = ["restore", "--from-bucket"].into_iter().chain(given);
        all.chain(more.iter().copied()).map(str::to_owned).collect()
    };
    let run = |run: fn(&Path, &[&str]) -> String, more: &[&'static str]| {
        let arguments = command(more);
        run(
            &new,
            &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
        )
    };

    fs::write(&key_file, "AAAA-BBBB").unwrap();
    let mistyped = run(refused, &[]);
    assert!(
        mistyped.contains("This is not a recovery key"),
        "{mistyped}"
    );
    fs::write(&key_file, RecoveryKey::generate().text()).unwrap();
    let wrong = run(refused, &[]);
    assert!(wrong.contains("another recovery key"), "{wrong}");
    assert!(!new.join("shop.db").exists() && !new.join("unpacked").exists());

    fs::write(&key_file, key.text().to_lowercase()).unwrap();
    let name = backups(&data).pop().unwrap();
    assert!(run(said, &["--list"]).contains(&name));
    let none = run(refused, &["20200101-000000"]);
    assert!(none.contains("no backup of this name"), "{none}");
    let restored = run(said, &[]);
    assert!(restored.contains(&name), "{restored}");
    for folder in ["uploads", "private"] {
        let listed = |data: &Path| {
            let entries = fs::read_dir(data.join(folder)).unwrap();
            let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
            names.sort();
            names
        };
        assert_eq!(listed(&new), listed(&data), "{folder}");
    }
    let (before, after) = (Program::open(&data), Program::open(&new));
    assert_eq!(orders(after.port), orders(before.port));
}
