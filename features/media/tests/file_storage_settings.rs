//! The settings of the bucket, as the owner changes them.

use std::sync::Arc;

use kernel::{
    Wake,
    testing::{Caller, FakeWebsite, TestApp, TestSettings},
};
use media::{Machine, Media, StorageSettings};
use poem::http::Method;
use s3_server::{ACCESS_KEY_ID, BUCKET, Fault, S3Server, SECRET_ACCESS_KEY};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{runtime::Handle, task::block_in_place};

use crate::support::bucket_store;

const OWNER: Caller = Caller::owner(1);
const PATH: &str = "/admin/media/storage";

struct Shop {
    app: TestApp,
    stored: Arc<TestSettings>,
    server: S3Server,
    data: TempDir,
}

impl Shop {
    async fn open(with: impl FnOnce(&S3Server) -> Option<StorageSettings>) -> Self {
        let (server, data) = (S3Server::start().await, tempfile::tempdir().unwrap());
        let stored = Arc::new(TestSettings::default());
        let settings = with(&server);
        let app = TestApp::of(
            |deps| {
                let media = Media::open(deps.db.clone(), deps.clock.clone(), data.path());
                let media = block_in_place(|| Handle::current().block_on(media)).unwrap();
                let media = media.with_storage(settings).unwrap().with_machine(Machine {
                    settings: stored.clone(),
                    reopen: Wake::default(),
                });
                media::feature(deps, Arc::new(media), Vec::new())
            },
            &[],
        )
        .await;
        Self {
            app,
            stored,
            server,
            data,
        }
    }

    fn body(&self, changes: &Value) -> Value {
        let mut body = json!({
            "endpoint": self.server.endpoint(), "bucket": BUCKET, "region": "", "accessKeyId": ACCESS_KEY_ID,
            "secretAccessKey": SECRET_ACCESS_KEY, "pathStyle": true, "prefix": "", "cdn": "", "keepOnDisk": true,
            "target": "bucket",
        });
        let fields = body.as_object_mut().unwrap();
        fields.extend(changes.as_object().unwrap().clone());
        fields.retain(|_, value| !value.is_null());
        body
    }

    async fn put(&self, changes: Value) -> (u16, Value) {
        let body = self.body(&changes);
        self.app
            .call_as(OWNER, Method::PUT, PATH, Some(&body))
            .await
    }

    async fn test(&self, changes: Value) -> (u16, Value) {
        let path = format!("{PATH}/test");
        self.app.post_as(OWNER, &path, &self.body(&changes)).await
    }

    async fn delete(&self) -> (u16, Value) {
        self.app.call_as(OWNER, Method::DELETE, PATH, None).await
    }

    /// A file that the bucket is said to have.
    async fn note(&self, file: &str, on_disk: bool) {
        if on_disk {
            std::fs::write(self.data.path().join("uploads").join(file), b"12345").unwrap();
        }
        let mut tx = self.app.deps.db.write().await.unwrap();
        let note =
            "INSERT INTO media_bucket_file (file, public, bytes, copied_at) VALUES (?, 1, 5, 0)";
        sqlx::query(note)
            .bind(file)
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
    }

    /// Number of objects in both folders.
    fn left(&self) -> [usize; 2] {
        let objects = self.server.objects();
        ["uploads", "videos"]
            .map(|folder| std::fs::read_dir(objects.join(folder)).map_or(0, Iterator::count))
    }

    async fn noted(&self) -> Vec<String> {
        sqlx::query_scalar("SELECT file FROM media_bucket_file ORDER BY file")
            .fetch_all(self.app.deps.db.read())
            .await
            .unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storage_is_tried_out_saved_and_shown_without_its_secret() {
    let shop = Shop::open(|_| None).await;
    let (status, answer) = shop.app.get_as(OWNER, PATH).await;
    assert_eq!((status, &answer["bucket"]), (200, &Value::Null));
    assert_eq!(shop.put(json!({})).await.0, 204);
    let (section, saved) = shop.stored.0.lock().unwrap().clone().unwrap();
    assert_eq!(section, "files");
    assert_eq!(
        saved.unwrap()["bucket"]["secretAccessKey"],
        SECRET_ACCESS_KEY
    );
    let audit: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'media.storage_changed'",
    )
    .fetch_one(shop.app.deps.db.read())
    .await
    .unwrap();
    assert!(
        audit.contains(BUCKET) && !audit.contains(SECRET_ACCESS_KEY),
        "{audit}"
    );

    let shop = Shop::open(|server| Some(bucket_store::settings(server))).await;
    let (_, answer) = shop.app.get_as(OWNER, PATH).await;
    assert_eq!(answer["bucket"]["bucket"], BUCKET);
    assert!(!answer.to_string().contains(SECRET_ACCESS_KEY));
}

#[tokio::test(flavor = "multi_thread")]
async fn each_fault_names_its_field_or_says_why() {
    let shop = Shop::open(|_| None).await;
    for (changes, field) in [
        (json!({"endpoint": "http://10.0.0.1"}), "endpoint"),
        (json!({"bucket": "Not A Bucket"}), "bucket"),
        (json!({"bucket": "another-bucket"}), "bucket"),
        (json!({"accessKeyId": "UNKNOWN"}), "accessKeyId"),
        (json!({"secretAccessKey": "wrong"}), "secretAccessKey"),
        (json!({"secretAccessKey": null}), "secretAccessKey"),
        (json!({"cdn": "files.example.com"}), "cdn"),
    ] {
        let (status, answer) = shop.test(changes.clone()).await;
        assert_eq!(
            (status, &answer["fields"][0]["field"]),
            (422, &json!(field)),
            "{changes} {answer}"
        );
    }
    let clock = Fault::Answer(403, "RequestTimeTooSkewed");
    shop.server.fail_next(Method::PUT, clock);
    let (status, answer) = shop.test(json!({})).await;
    assert_eq!(
        (status, &answer["code"]),
        (409, &json!("media.storage_failed"))
    );
    assert!(answer["message"].as_str().unwrap().contains("clock"));
    assert_eq!(shop.put(json!({"secretAccessKey": "wrong"})).await.0, 422);
    assert!(shop.stored.0.lock().unwrap().is_none(), "nothing was saved");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cdn_has_to_show_public_files() {
    let shop = Shop::open(|_| None).await;
    let website = FakeWebsite::start().await;
    let (status, answer) = shop.test(json!({"cdn": website.address})).await;
    assert_eq!(
        (status, &answer["fields"][0]["field"]),
        (422, &json!("cdn"))
    );
    assert_eq!(shop.left(), [0, 0], "what was written to try it is deleted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storage_that_shows_videos_of_courses_to_everyone_is_refused() {
    for (path, folder, field, message) in [
        (
            "/asha-boutique/",
            "",
            "bucket",
            "Everyone can read this bucket",
        ),
        (
            "/cdn/",
            "",
            "cdn",
            "Videos of courses can be read by everyone",
        ),
    ] {
        let shop = Shop::open(|_| None).await;
        shop.server.show(path, folder);
        let cdn = format!("{}/cdn", shop.server.endpoint());
        let (status, answer) = shop.put(json!({"cdn": cdn})).await;
        let problem = &answer["fields"][0];
        assert_eq!(
            (status, &problem["field"]),
            (422, &json!(field)),
            "{answer}"
        );
        let said = problem["message"].as_str().unwrap();
        assert!(said.starts_with(message), "{said}");
        assert_eq!(shop.left(), [0, 0], "{path}");
        assert!(shop.stored.0.lock().unwrap().is_none(), "nothing was saved");
    }
    let shop = Shop::open(|_| None).await;
    shop.server.show("/cdn/", "uploads/");
    let cdn = format!("{}/cdn", shop.server.endpoint());
    assert_eq!(shop.put(json!({"cdn": cdn})).await.0, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_secret_goes_to_its_own_storage_only() {
    let shop = Shop::open(|server| Some(bucket_store::settings(server))).await;
    assert_eq!(shop.put(json!({"secretAccessKey": null})).await.0, 204);
    let elsewhere = S3Server::start().await;
    let changes = json!({"secretAccessKey": null, "endpoint": elsewhere.endpoint()});
    let (status, answer) = shop.put(changes).await;
    assert_eq!(
        (status, &answer["fields"][0]["field"]),
        (422, &json!("secretAccessKey"))
    );
    assert!(elsewhere.requests().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bucket_that_alone_has_files_cannot_be_left() {
    let shop = Shop::open(|server| Some(bucket_store::settings(server))).await;
    shop.note("a.webp", true).await;
    shop.note("b.webp", false).await;
    let (status, answer) = shop.delete().await;
    assert_eq!(
        (status, &answer["code"]),
        (409, &json!("media.storage_needed"))
    );
    assert_eq!(shop.put(json!({"prefix": "other"})).await.0, 409);
    assert_eq!(
        shop.put(json!({"region": "auto"})).await.0,
        204,
        "the same place"
    );
    assert_eq!(shop.noted().await, ["a.webp", "b.webp"]);
    std::fs::write(shop.data.path().join("uploads/b.webp"), b"12345").unwrap();
    assert_eq!(shop.put(json!({"prefix": "other"})).await.0, 204);
    assert!(
        shop.noted().await.is_empty(),
        "copied again to the new place"
    );
    assert_eq!(shop.delete().await.0, 204);
    assert_eq!(shop.stored.0.lock().unwrap().clone(), Some(("files", None)));

    let restored = Shop::open(|_| None).await;
    restored.note("a.webp", true).await;
    restored.note("b.webp", false).await;
    assert_eq!(restored.put(json!({})).await.0, 204);
    assert_eq!(
        restored.noted().await,
        ["b.webp"],
        "what is on disk is copied again"
    );
    assert_eq!(restored.delete().await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_sees_and_changes_it_and_after_the_password() {
    let shop = Shop::open(|server| Some(bucket_store::settings(server))).await;
    let staff = Caller::staff(2);
    assert_eq!(shop.app.get_as(staff, PATH).await.0, 403);
    shop.app.deps.clock.advance_seconds(601);
    let (status, answer) = shop.put(json!({})).await;
    assert_eq!(
        (status, &answer["code"]),
        (403, &json!("auth.confirmation_needed"))
    );
}
