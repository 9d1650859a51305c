//! The image library.

use std::sync::Arc;

use crate::support::samples;
use image::ImageFormat;
use kernel::testing::{Caller, TestApp};
use media::Media;
use poem::http::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{runtime::Handle, task::block_in_place};

const SELVI: Caller = Caller::staff(3);
const ASHA: Caller = Caller::customer(7);

struct Library {
    app: TestApp,
    data: TempDir,
}

impl Library {
    async fn open() -> Self {
        Self::with_floor(0).await
    }

    async fn with_floor(bytes: u64) -> Self {
        let data = tempfile::tempdir().unwrap();
        let app = TestApp::of(
            |deps| {
                let media = Media::open(deps.db.clone(), deps.clock.clone(), data.path());
                let media = block_in_place(|| Handle::current().block_on(media)).unwrap();
                media::feature(deps, Arc::new(media.with_space_floor(bytes)), Vec::new())
            },
            &[],
        )
        .await;
        Self { app, data }
    }

    async fn upload(&self, caller: Caller, query: &str, file: Vec<u8>) -> (u16, Value) {
        let path = format!("/admin/media/images{query}");
        self.app.upload_as(caller, &path, file).await
    }

    async fn list(&self, query: &str) -> Value {
        let path = format!("/admin/media/images{query}");
        let (status, page) = self.app.get_as(SELVI, &path).await;
        assert_eq!(status, 200, "{page}");
        page
    }

    fn files(&self) -> usize {
        let folder = self.data.path().join("uploads");
        std::fs::read_dir(folder).unwrap().count()
    }
}

fn small() -> Vec<u8> {
    samples::encoded(&samples::cloth(60, 40), ImageFormat::Png)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_image_is_uploaded_and_its_text_updated() {
    let library = Library::open().await;
    let photo = samples::encoded(&samples::cloth(600, 400), ImageFormat::Jpeg);
    let (status, stored) = library.upload(SELVI, "?alt=A%20blouse", photo).await;
    assert_eq!(status, 201, "{stored}");
    assert_eq!(stored["image"]["alt"], "A blouse");
    assert_eq!(stored["image"]["width"], 600);
    assert_eq!(stored["image"]["sizes"][0]["width"], 480);
    let before = library.app.deps.db.version().current();
    let path = format!("/admin/media/images/{}", stored["id"]);
    let wording = json!({"alt": "A silk blouse", "version": 1});
    let change = library
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&wording))
        .await;
    assert_eq!(change.0, 200, "{}", change.1);
    assert_eq!(change.1["image"]["alt"], "A silk blouse");
    assert!(library.app.deps.db.version().current() > before);
    assert_eq!(library.list("").await["items"][0], change.1);
    let stale = library
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&wording))
        .await;
    assert_eq!(stale.1["code"], "record.conflict");
    let missing = library
        .app
        .call_as(SELVI, Method::PUT, "/admin/media/images/99", Some(&wording))
        .await;
    assert_eq!(missing.1["code"], "media.image_not_found");
    let long = json!({"alt": "a".repeat(201), "version": 2});
    let long = library
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&long))
        .await;
    assert_eq!(
        (long.0, &long.1["fields"][0]["field"]),
        (422, &json!("alt"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn only_staff_and_owner_use_the_library() {
    let library = Library::open().await;
    assert_eq!(library.upload(ASHA, "", small()).await.0, 403);
    let path = "/admin/media/images";
    assert_eq!(library.app.get_as(ASHA, path).await.0, 403);
    assert_eq!(library.app.get(path).await.0, 401);
    assert_eq!(library.upload(Caller::owner(1), "", small()).await.0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_files_are_refused_and_leave_nothing() {
    let library = Library::open().await;
    let (status, problem) = library.upload(SELVI, "", b"<svg/>".to_vec()).await;
    assert_eq!(
        (status, &problem["code"]),
        (415, &json!("media.image_unknown_kind"))
    );
    let (status, problem) = library
        .upload(SELVI, "", vec![0; 10 * 1024 * 1024 + 1])
        .await;
    assert_eq!(
        (status, &problem["code"]),
        (413, &json!("media.image_too_large"))
    );
    assert_eq!(library.files(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_are_refused_while_the_disk_is_nearly_full() {
    let library = Library::with_floor(u64::MAX).await;
    let (status, problem) = library.upload(SELVI, "", small()).await;
    assert_eq!(
        (status, &problem["code"]),
        (507, &json!("media.disk_nearly_full"))
    );
    assert_eq!(library.files(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_library_is_paged_and_searched() {
    let library = Library::open().await;
    for number in 0..52 {
        let query = format!("?alt=Cloth%20{number:02}");
        let (status, stored) = library.upload(SELVI, &query, small()).await;
        assert_eq!(status, 201, "{stored}");
    }
    let first = library.list("").await;
    assert_eq!(first["items"].as_array().unwrap().len(), 50);
    assert_eq!(first["items"][0]["image"]["alt"], "Cloth 51");
    let rest = library.list(&format!("?before={}", first["next"])).await;
    assert_eq!(rest["items"].as_array().unwrap().len(), 2);
    assert!(rest.get("next").is_none());
    let found = library.list("?q=cloth%2017").await;
    assert_eq!(found["items"].as_array().unwrap().len(), 1);
}
