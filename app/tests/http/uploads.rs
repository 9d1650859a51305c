use std::sync::Arc;

use boutique::http::{Layers, accept::Connections, guard, uploads::Uploads};
use kernel::{Clock, Db};
use media::Media;
use poem::{Endpoint, Route, http::StatusCode, test::TestClient};

use crate::http::shop::Running;

const SIZE: usize = 700_000;

struct Folder {
    _folder: tempfile::TempDir,
    bytes: Vec<u8>,
}

async fn shop() -> (Folder, impl Endpoint<Output = poem::Response> + 'static) {
    let folder = tempfile::tempdir().unwrap();
    let uploads = folder.path().join("uploads");
    std::fs::create_dir_all(uploads.join("folder.webp")).unwrap();
    let bytes: Vec<u8> = (0..SIZE).map(|number| (number % 251) as u8).collect();
    std::fs::write(uploads.join("video.mp4"), &bytes).unwrap();
    std::fs::write(uploads.join("empty.vtt"), b"").unwrap();
    std::fs::write(uploads.join("preview.jpg"), b"an image").unwrap();
    std::fs::write(folder.path().join("shop.db"), b"secret").unwrap();
    std::fs::write(uploads.join(".hidden.webp"), b"secret").unwrap();
    let db = Db::open(&folder.path().join("media.db"), true)
        .await
        .unwrap();
    media::MIGRATOR.run(db.migrations()).await.unwrap();
    let media = Media::unopened(db, Clock::system(), folder.path());
    let addresses = Route::new().nest("/uploads", Uploads(Arc::new(media)));
    let endpoint = guard(addresses, Layers::default());
    (
        Folder {
            _folder: folder,
            bytes,
        },
        endpoint,
    )
}

#[tokio::test]
async fn a_file_is_sent_immutable_and_with_its_type() {
    let (folder, endpoint) = shop().await;
    let response = TestClient::new(endpoint)
        .get("/uploads/video.mp4")
        .send()
        .await;
    response.assert_status_is_ok();
    for (name, value) in [
        ("content-type", "video/mp4"),
        ("content-length", "700000"),
        ("accept-ranges", "bytes"),
        ("cache-control", "public, max-age=31536000, immutable"),
        ("x-content-type-options", "nosniff"),
        ("etag", "\"video.mp4\""),
    ] {
        response.assert_header(name, value);
    }
    assert_eq!(
        response.0.into_body().into_vec().await.unwrap(),
        folder.bytes
    );
}

#[tokio::test]
async fn only_images_of_emails_can_be_embedded_by_other_origins() {
    let (_folder, endpoint) = shop().await;
    let client = TestClient::new(endpoint);
    for (file, may) in [
        ("preview.jpg", "cross-origin"),
        ("video.mp4", "same-origin"),
    ] {
        let response = client.get(format!("/uploads/{file}")).send().await;
        response.assert_status_is_ok();
        response.assert_header("cross-origin-resource-policy", may);
    }
}

#[tokio::test]
async fn a_range_is_clipped_to_the_file() {
    let (folder, endpoint) = shop().await;
    let client = TestClient::new(endpoint);
    for (range, start, end) in [
        ("bytes=0-0", 0, 1),
        ("bytes=262143-524289", 262_143, 524_290),
        ("bytes=699990-", 699_990, SIZE),
        ("bytes=-10", 699_990, SIZE),
        ("bytes=699990-9999999", 699_990, SIZE),
    ] {
        let response = client
            .get("/uploads/video.mp4")
            .header("range", range)
            .send()
            .await;
        response.assert_status(StatusCode::PARTIAL_CONTENT);
        response.assert_header("content-range", format!("bytes {start}-{}/{SIZE}", end - 1));
        response.assert_header("content-length", (end - start).to_string());
        assert!(
            response.0.into_body().into_vec().await.unwrap() == folder.bytes[start..end],
            "{range}"
        );
    }
}

#[tokio::test]
async fn a_range_past_the_end_is_refused_and_several_get_the_whole_file() {
    let (_folder, endpoint) = shop().await;
    let client = TestClient::new(endpoint);
    for (file, range) in [
        ("video.mp4", "bytes=700000-"),
        ("video.mp4", "bytes=-0"),
        ("empty.vtt", "bytes=0-"),
    ] {
        let response = client
            .get(format!("/uploads/{file}"))
            .header("range", range)
            .send()
            .await;
        response.assert_status(StatusCode::RANGE_NOT_SATISFIABLE);
        let size = if file == "video.mp4" { SIZE } else { 0 };
        response.assert_header("content-range", format!("bytes */{size}"));
        assert!(
            response
                .0
                .into_body()
                .into_string()
                .await
                .unwrap()
                .contains("request.range_not_satisfiable")
        );
    }
    for range in ["bytes=0-1,5-6", "bytes=9-2", "pages=1-2", "bytes=x"] {
        let response = client
            .get("/uploads/video.mp4")
            .header("range", range)
            .send()
            .await;
        response.assert_status_is_ok();
        response.assert_header("content-length", SIZE.to_string());
    }
}

#[tokio::test]
async fn a_range_of_another_version_gets_the_whole_file() {
    let (_folder, endpoint) = shop().await;
    let client = TestClient::new(endpoint);
    let request = client
        .get("/uploads/video.mp4")
        .header("range", "bytes=0-9");
    request
        .header("if-range", "\"other.mp4\"")
        .send()
        .await
        .assert_status_is_ok();
    let request = client
        .get("/uploads/video.mp4")
        .header("range", "bytes=0-9");
    request
        .header("if-range", "\"video.mp4\"")
        .send()
        .await
        .assert_status(StatusCode::PARTIAL_CONTENT);
    // Only GET supports ranges.
    let request = client
        .head("/uploads/video.mp4")
        .header("range", "bytes=0-9");
    let response = request.send().await;
    response.assert_status_is_ok();
    response.assert_header("content-length", SIZE.to_string());
    let request = client
        .get("/uploads/video.mp4")
        .header("if-none-match", "\"video.mp4\"");
    request.send().await.assert_status(StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn only_files_of_the_folder_itself_are_found() {
    let (_folder, endpoint) = shop().await;
    let client = TestClient::new(endpoint);
    for path in [
        "/uploads",
        "/uploads/",
        "/uploads/nothing.webp",
        "/uploads/folder.webp",
        "/uploads/.hidden.webp",
        "/uploads/../shop.db",
        "/uploads/..%2fshop.db",
        "/uploads/%2e%2e/shop.db",
        "/uploads/a/video.mp4",
        "/uploads/video.mp4%00.webp",
    ] {
        let response = client.get(path).send().await;
        response.assert_status(StatusCode::NOT_FOUND);
        assert!(
            response
                .0
                .into_body()
                .into_string()
                .await
                .unwrap()
                .contains("request.not_found"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_head_over_the_wire_has_the_length_and_no_body() {
    let (_folder, endpoint) = shop().await;
    let server = Running::start(endpoint, Connections::default()).await;
    let ask = "HEAD /uploads/video.mp4 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    let answer = server.ask(ask).await;
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.contains("content-length: 700000"),
        "{answer}"
    );
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
}
