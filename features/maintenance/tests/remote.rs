//! Backups in a bucket.

use std::{fs, path::Path, sync::Arc, time::Duration};

use kernel::secret::Secret;
use maintenance::{FreeBytes, RecoveryKey, RemoteSettings, Schema};
use poem::http::Method;
use s3_server::{ACCESS_KEY_ID, BUCKET, Fault, S3Server, SECRET_ACCESS_KEY};
use serde_json::{Value, json};

use crate::{
    backups::{names, quietly},
    support::{OWNER, Upkeep, upkeep},
};

const PUSH: &str = "maintenance.push";
const REHEARSAL: &str = "maintenance.rehearsal";
const PATH: &str = "/admin/backup-bucket";

fn input(server: &S3Server, secret: &str) -> Value {
    json!({
        "endpoint": server.endpoint(), "bucket": BUCKET, "region": "", "accessKeyId": ACCESS_KEY_ID,
        "secretAccessKey": secret, "pathStyle": true, "prefix": "",
    })
}

async fn put(shop: &Upkeep, input: &Value) -> (u16, Value) {
    shop.app
        .call_as(OWNER, Method::PUT, PATH, Some(input))
        .await
}

/// Sets a bucket up, whose recovery key the owner has stored.
async fn give_bucket(shop: &Upkeep) -> S3Server {
    let server = S3Server::start().await;
    let (status, saved) = put(shop, &input(&server, SECRET_ACCESS_KEY)).await;
    assert_eq!(status, 200, "{saved}");
    let key = saved["recoveryKey"].as_str().unwrap();
    let last = json!({"lastGroups": &key[60..]});
    let path = format!("{PATH}/recovery-key");
    assert_eq!(shop.app.post_as(OWNER, &path, &last).await.0, 204);
    server
}

async fn with_bucket() -> (Upkeep, S3Server) {
    let shop = upkeep().await;
    let server = give_bucket(&shop).await;
    (shop, server)
}

fn settings(shop: &Upkeep) -> RemoteSettings {
    let saved = shop.settings.0.lock().unwrap().clone().unwrap();
    assert_eq!(saved.0, "backups");
    serde_json::from_value(saved.1.unwrap()).unwrap()
}

fn plenty() -> FreeBytes {
    Arc::new(|_| Ok(u64::MAX))
}

/// All files below a folder.
fn objects(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // The server's own notes begin with a dot.
        let own = path.file_name().unwrap().to_string_lossy().starts_with('.');
        match path.is_dir() {
            true => found.extend(objects(&path)),
            false if !own => found.push(path),
            false => {}
        }
    }
    found
}

fn uploads(server: &S3Server) -> usize {
    let requests = server.requests();
    let put = |line: &&String| line.starts_with("PUT") && !line.contains("connection-test");
    requests.iter().filter(put).count()
}

async fn bucket_of(shop: &Upkeep) -> Value {
    shop.list().await["bucket"].clone()
}

async fn mails(shop: &Upkeep) -> i64 {
    sqlx::query_scalar("SELECT count(*) FROM kernel_outbox")
        .fetch_one(shop.db().read())
        .await
        .unwrap()
}

#[tokio::test]
async fn a_new_machine_restores_exactly_what_was_pushed() {
    let (shop, server) = with_bucket().await;
    shop.mail("test.plain", "asha@example.com", "sent", None)
        .await;
    let name = shop.back_up().await;
    assert_eq!(shop.list().await["items"][0]["inBucket"], false);
    shop.run(PUSH).await;
    let list = shop.list().await;
    assert_eq!(list["items"][0]["inBucket"], true, "{list}");
    assert!(list["bucket"]["pushedAt"].is_string(), "{list}");
    for object in objects(&server.objects()) {
        let bytes = fs::read(&object).unwrap();
        for plain in [
            b"an image".as_slice(),
            b"a video",
            b"SQLite format",
            b"made_at",
        ] {
            let found = bytes.windows(plain.len()).any(|part| part == plain);
            assert!(!found, "{} is not encrypted", object.display());
        }
    }

    let new = tempfile::tempdir().unwrap();
    let data = new.path().join("data");
    let remote = settings(&shop).open().unwrap();
    let scratch = data.join("unpacked");
    fs::create_dir_all(&scratch).unwrap();
    let backups = remote.backups(&scratch).await.unwrap();
    assert_eq!(backups.len(), 1);
    assert_eq!(backups[0].name, name);
    // What an interrupted download has left is used.
    server.fail_after(4, Method::GET, Fault::Answer(403, "AccessDenied"));
    let cut = remote
        .fetch(&backups[0], &scratch, &plenty(), quietly())
        .await;
    assert!(cut.is_err());
    server.recover();
    let source = remote
        .fetch(&backups[0], &scratch, &plenty(), quietly())
        .await
        .unwrap();
    let now = shop.app.deps.clock.now();
    let schema = Schema::known(&[]);
    let verified = maintenance::check(source, &schema, now, quietly())
        .await
        .unwrap();
    assert!(verified.report.is_sound());
    maintenance::prepare(&data, verified, None, now, quietly())
        .await
        .unwrap();
    maintenance::swap(&data).unwrap();
    assert_eq!(fs::read(data.join("uploads/a.webp")).unwrap(), b"an image");
    assert_eq!(
        fs::read(data.join("private/videos/b.mp4")).unwrap(),
        b"a video"
    );
    let backed_up = fs::read(shop.backups.join(&name).join("shop.db")).unwrap();
    assert!(fs::read(data.join("shop.db")).unwrap() == backed_up);
}

#[tokio::test]
async fn a_backup_is_pushed_as_soon_as_it_is_made() {
    let shop = upkeep().await;
    shop.back_up().await;
    let server = give_bucket(&shop).await;
    shop.run_woken(PUSH).await;
    assert_eq!(uploads(&server), 5, "once the key is confirmed");
    shop.app.deps.clock.advance_seconds(60);
    shop.back_up().await;
    shop.run_woken(PUSH).await;
    assert_eq!(uploads(&server), 8, "one that the owner made");
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run("maintenance.daily").await;
    shop.run_woken(PUSH).await;
    assert_eq!(uploads(&server), 11, "the nightly one");
}

#[tokio::test]
async fn a_restore_begins_only_with_room_for_it() {
    let (shop, server) = with_bucket().await;
    fs::write(shop.data.join("uploads/d.webp"), vec![7; 20_000_000]).unwrap();
    shop.back_up().await;
    shop.run(PUSH).await;
    let scratch = tempfile::tempdir().unwrap();
    let remote = settings(&shop).open().unwrap();
    let newest = remote.backups(scratch.path()).await.unwrap().remove(0);
    let with_free = async |bytes: u64| {
        let free_bytes: FreeBytes = Arc::new(move |_| Ok(bytes));
        let fetched = remote.fetch(&newest, scratch.path(), &free_bytes, quietly());
        fetched.await.map_err(|failure| failure.message)
    };
    let before = server.requests().len();
    let why = with_free(1_000_000).await.unwrap_err();
    assert!(why.contains("and 1 MB are free"), "{why}");
    assert_eq!(server.requests().len(), before, "nothing is downloaded");
    // Enough for the database, and not for the image with its encrypted copy.
    let why = with_free(80_000_000).await.unwrap_err();
    assert!(why.contains("and 80 MB are free"), "{why}");
    let media = scratch.path().join("media");
    assert!(scratch.path().join("shop.db").exists() && !media.exists());
    with_free(120_000_000).await.unwrap();
}

#[tokio::test]
async fn only_what_is_missing_is_pushed_and_only_once() {
    let (shop, server) = with_bucket().await;
    shop.run(PUSH).await;
    assert_eq!(uploads(&server), 0, "there is no backup");
    shop.back_up().await;
    shop.run(PUSH).await;
    assert_eq!(uploads(&server), 5, "an image, a video and three files");
    shop.run(PUSH).await;
    assert_eq!(uploads(&server), 5);
    shop.app.deps.clock.advance_seconds(60);
    fs::write(shop.data.join("uploads/d.webp"), b"another").unwrap();
    shop.back_up().await;
    shop.run(PUSH).await;
    assert_eq!(uploads(&server), 9, "the new image and three files");
    let items = shop.list().await["items"].clone();
    let there = |item: &Value| item["inBucket"] == true;
    assert!(items.as_array().unwrap().iter().all(there), "{items}");
}

#[tokio::test]
async fn a_refused_push_is_no_backup_is_reported_and_continues() {
    let (shop, server) = with_bucket().await;
    shop.back_up().await;
    server.fail_after(2, Method::PUT, Fault::Answer(403, "AccessDenied"));
    shop.run(PUSH).await;
    let bucket = bucket_of(&shop).await;
    let why = bucket["failure"].as_str().unwrap();
    assert!(why.contains("permission"), "{why}");
    assert_eq!(mails(&shop).await, 1, "it does not pass by itself");
    let scratch = tempfile::tempdir().unwrap();
    let remote = settings(&shop).open().unwrap();
    let none = remote.backups(scratch.path()).await.unwrap_err();
    assert!(none.message.starts_with("The backups") || none.message.starts_with("There are no"));
    assert_eq!(names(&shop.backups).len(), 4, "no scratch folder stays");

    shop.run(PUSH).await;
    assert_eq!(uploads(&server), 3, "it waits");
    shop.app.deps.clock.advance_seconds(300);
    shop.run(PUSH).await;
    assert_eq!(
        uploads(&server),
        6,
        "images and videos are not pushed again"
    );
    let bucket = bucket_of(&shop).await;
    assert!(bucket.get("failure").is_none(), "{bucket}");
    assert_eq!(remote.backups(scratch.path()).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_storage_that_is_gone_is_waited_for_before_the_owner_is_notified() {
    let (shop, mut server) = with_bucket().await;
    shop.back_up().await;
    server.stop().await;
    for (failures, wait) in [(1, 300), (2, 900), (3, 3_600)] {
        shop.run(PUSH).await;
        assert!(bucket_of(&shop).await["failure"].is_string());
        assert_eq!(mails(&shop).await, i64::from(failures == 3));
        shop.app.deps.clock.advance_seconds(wait);
    }
    server.start_again().await;
    shop.run(PUSH).await;
    let health = shop.health().await["backups"]["bucket"].clone();
    assert!(health["pushedAt"].is_string(), "{health}");
    assert!(health.get("failure").is_none(), "{health}");
}

#[tokio::test]
async fn a_push_that_is_killed_blocks_nothing() {
    let (shop, server) = with_bucket().await;
    shop.back_up().await;
    server.fail_all(Method::PUT, Fault::Silence);
    let killed = tokio::time::timeout(Duration::from_millis(500), shop.run(PUSH)).await;
    assert!(killed.is_err());
    assert!(shop.backups.join(".unfinished-push").exists());
    server.recover();
    shop.run(PUSH).await;
    assert!(bucket_of(&shop).await["pushedAt"].is_string());
    assert!(!shop.backups.join(".unfinished-push").exists());
}

#[tokio::test]
async fn without_room_to_encrypt_nothing_is_pushed() {
    let (shop, server) = with_bucket().await;
    shop.back_up().await;
    shop.free
        .store(1_000_000, std::sync::atomic::Ordering::SeqCst);
    shop.run(PUSH).await;
    let why = bucket_of(&shop).await["failure"].clone();
    assert!(why.as_str().unwrap().contains("nearly full"), "{why}");
    assert_eq!(uploads(&server), 0);
}

#[tokio::test]
async fn old_backups_and_their_images_leave_the_bucket() {
    let (shop, server) = with_bucket().await;
    let first = shop.back_up().await;
    shop.run(PUSH).await;
    fs::remove_file(shop.data.join("uploads/a.webp")).unwrap();
    shop.app.deps.clock.advance_seconds(3_600);
    let second = shop.back_up().await;
    shop.run(PUSH).await;
    assert_eq!(objects(&server.objects()).len(), 2 + 3 + 3);
    // An unfinished push of another backup, long ago.
    let folders = names(&server.objects()).into_iter();
    let mut roots = folders.filter(|name| !name.starts_with('.') && name != "connection-test");
    let root = roots.next().unwrap();
    let half = server.objects().join(root).join("backups/20200101-000000");
    fs::create_dir_all(&half).unwrap();
    fs::write(half.join("shop.db"), b"half").unwrap();

    shop.app.deps.clock.advance_seconds(400 * 86_400);
    let third = shop.back_up().await;
    shop.run(PUSH).await;
    let scratch = tempfile::tempdir().unwrap();
    let remote = settings(&shop).open().unwrap();
    let stay = remote.backups(scratch.path()).await.unwrap();
    let fetched = scratch.path().join("fetched");
    let source = remote
        .fetch(&stay[0], &fetched, &plenty(), quietly())
        .await
        .unwrap();
    let now = shop.app.deps.clock.now();
    let verified = maintenance::check(source, &Schema::known(&[]), now, quietly()).await;
    assert!(verified.unwrap().report.is_sound(), "the video stays");
    let stay: Vec<String> = stay.into_iter().map(|summary| summary.name).collect();
    assert!(!stay.contains(&first));
    assert_eq!(stay, [third, second]);
    let left = objects(&server.objects());
    assert_eq!(left.len(), 1 + 3 + 3, "{left:?}");
}

#[tokio::test]
async fn a_restore_is_rehearsed_from_the_bucket() {
    let (shop, server) = with_bucket().await;
    shop.back_up().await;
    shop.run(PUSH).await;
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run(REHEARSAL).await;
    let rehearsal = shop.health().await["backups"]["rehearsal"].clone();
    assert!(rehearsal["passedAt"].is_string(), "{rehearsal}");
    let read = server.requests();
    assert!(
        read.iter()
            .any(|line| line.starts_with("GET") && line.contains("/media/"))
    );

    let media = objects(&server.objects())
        .into_iter()
        .find(|path| path.to_string_lossy().contains("/media/"))
        .unwrap();
    fs::remove_file(media).unwrap();
    shop.app.deps.clock.advance_seconds(8 * 86_400);
    shop.run(REHEARSAL).await;
    let rehearsal = shop.health().await["backups"]["rehearsal"].clone();
    assert_eq!(
        rehearsal["failure"], "1 image or video of the backup is not in the bucket.",
        "{rehearsal}"
    );
    server.fail_all(Method::GET, Fault::Answer(503, "SlowDown"));
    shop.app.deps.clock.advance_seconds(86_400);
    shop.run(REHEARSAL).await;
    let rehearsal = shop.health().await["backups"]["rehearsal"].clone();
    assert!(rehearsal["skipped"].is_string(), "{rehearsal}");
}

#[tokio::test]
async fn backups_in_another_folder_are_found_and_named() {
    let (shop, server) = with_bucket().await;
    shop.back_up().await;
    shop.run(PUSH).await;
    let objects = objects(&server.objects());
    let mut folders = objects.iter().flat_map(|object| object.ancestors());
    let backups = folders.find(|folder| folder.ends_with("backups")).unwrap();
    let of_key = backups.parent().unwrap();
    let folder = of_key.parent().unwrap().join("shops/HM");
    fs::create_dir_all(&folder).unwrap();
    fs::rename(of_key, folder.join(of_key.file_name().unwrap())).unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let without = settings(&shop);
    let mut inside = without.clone();
    inside.bucket.prefix = "shops".to_owned();
    for given in [without, inside] {
        let refused = given.open().unwrap().backups(scratch.path()).await;
        let message = refused.unwrap_err().message;
        assert!(message.ends_with("say `--prefix shops/HM`."), "{message}");
    }
}

#[tokio::test]
async fn another_key_opens_nothing() {
    let (shop, _server) = with_bucket().await;
    shop.back_up().await;
    shop.run(PUSH).await;
    let wrong = RemoteSettings {
        recovery_key: Secret::new(RecoveryKey::generate().text()),
        ..settings(&shop)
    };
    let scratch = tempfile::tempdir().unwrap();
    let refused = wrong.open().unwrap().backups(scratch.path()).await;
    assert_eq!(
        refused.unwrap_err().message,
        "The backups in this bucket were encrypted with another recovery key, or yours lie in another folder (--prefix)."
    );
    assert!(names(scratch.path()).is_empty());
}

#[tokio::test]
async fn the_bucket_is_tried_and_the_key_is_shown_until_it_is_confirmed() {
    let (shop, server) = (upkeep().await, S3Server::start().await);
    let (status, refused) = put(&shop, &input(&server, "wrong")).await;
    assert_eq!(status, 422, "{refused}");
    assert_eq!(
        refused["fields"][0]["field"], "secretAccessKey",
        "{refused}"
    );
    assert!(shop.settings.0.lock().unwrap().is_none());

    let (_, saved) = put(&shop, &input(&server, SECRET_ACCESS_KEY)).await;
    assert!(saved["qrCode"].as_str().unwrap().contains("<svg"));
    let key = saved["recoveryKey"].as_str().unwrap().to_owned();
    shop.back_up().await;
    shop.run(PUSH).await;
    assert_eq!(uploads(&server), 0, "the owner may not have the key yet");
    assert_eq!(bucket_of(&shop).await["confirmed"], false);
    let path = format!("{PATH}/recovery-key");
    let (status, refused) = shop
        .app
        .post_as(OWNER, &path, &json!({"lastGroups": "AAAA-AAAA"}))
        .await;
    assert_eq!(status, 422, "{refused}");

    // Without a secret the saved one stays, and the key is shown again.
    let mut again = input(&server, "");
    again["prefix"] = json!("shop");
    let (_, saved) = put(&shop, &again).await;
    assert_eq!(saved["recoveryKey"], key);
    let last = json!({"lastGroups": key[60..].to_lowercase()});
    assert_eq!(shop.app.post_as(OWNER, &path, &last).await.0, 204);
    let (_, saved) = put(&shop, &again).await;
    assert!(saved.get("recoveryKey").is_none(), "{saved}");
    let list = shop.list().await.to_string();
    assert!(!list.contains(&key) && !list.contains(SECRET_ACCESS_KEY));
    shop.run(PUSH).await;
    assert_eq!(uploads(&server), 5);

    let removed = shop.app.call_as(OWNER, Method::DELETE, PATH, None).await;
    assert_eq!(removed.0, 204);
    assert!(shop.list().await.get("bucket").is_none());
    let removed = shop.app.call_as(OWNER, Method::DELETE, PATH, None).await;
    assert_eq!(removed.0, 409);
}
