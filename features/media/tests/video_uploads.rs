//! Video uploads by tus.

use std::{fs::File, io, time::Duration};

use crate::support::{
    video,
    video_shop::{SELVI, UPLOADS, VideoShop},
};
use bytes::Bytes;
use futures_util::stream;
use kernel::testing::{Caller, TEST_TIME};
use poem::{Body, http::Method};

const OTHER: Caller = Caller::owner(1);
/// measuring.mp4
const NAMED: &str = "filename bWVhc3VyaW5nLm1wNA==";

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_resumes_where_it_was_interrupted() {
    let shop = VideoShop::open(|media| media).await;
    let video = video::video();
    let path = shop.begin(SELVI, video.len(), NAMED).await;
    assert_eq!(shop.offset(SELVI, &path).await, 0);

    // The connection breaks after a thousand bytes: they are stored.
    let arriving = stream::iter([
        Ok(Bytes::copy_from_slice(&video[..1000])),
        Err(io::Error::from(io::ErrorKind::ConnectionReset)),
    ]);
    let broken = shop
        .patch(SELVI, &path, 0, Body::from_bytes_stream(arriving))
        .await;
    assert_eq!(broken.status, 503, "{:?}", broken.body);
    assert_eq!(shop.offset(SELVI, &path).await, 1000);

    let wrong = shop.patch(SELVI, &path, 999, video[999..].to_vec()).await;
    assert_eq!(
        (wrong.status, wrong.body["code"].as_str()),
        (409, Some("media.upload_offset"))
    );
    let part = shop
        .patch(SELVI, &path, 1000, video[1000..2000].to_vec())
        .await;
    assert_eq!(
        (part.status, part.headers["upload-offset"].to_str().unwrap()),
        (204, "2000")
    );
    assert!(
        part.headers["upload-expires"]
            .to_str()
            .unwrap()
            .ends_with(" GMT")
    );
    let view = shop.video(1).await;
    assert_eq!(
        (view["state"].as_str(), view["arrived"].as_u64()),
        (Some("uploading"), Some(2000))
    );
    assert_eq!(
        (view["title"].as_str(), view["uploaderId"].as_i64()),
        (Some("measuring"), Some(3))
    );

    let rest = shop.patch(SELVI, &path, 2000, video[2000..].to_vec()).await;
    assert_eq!(rest.status, 204, "{:?}", rest.body);
    // The last response may get lost as well.
    assert_eq!(shop.offset(SELVI, &path).await, video.len() as u64);
    assert_eq!(shop.video(1).await["state"], "processing");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_users_upload_is_not_found() {
    let shop = VideoShop::open(|media| media).await;
    let video = video::video();
    let path = shop.begin(SELVI, video.len(), NAMED).await;
    for method in [Method::HEAD, Method::DELETE] {
        assert_eq!(shop.plain(OTHER, method, &path).await.status, 404);
    }
    assert_eq!(shop.patch(OTHER, &path, 0, video.clone()).await.status, 404);
    let asha = Caller::customer(7);
    assert_eq!(shop.create(asha, "5", NAMED).await.status, 403);
    assert_eq!(shop.offset(SELVI, &path).await, 0);

    assert_eq!(shop.plain(SELVI, Method::DELETE, &path).await.status, 204);
    assert_eq!(shop.plain(SELVI, Method::HEAD, &path).await.status, 404);
    assert_eq!(shop.files("temp"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_files_are_refused_early() {
    let shop = VideoShop::open(|media| media).await;
    let code = |answer: kernel::testing::Answer| {
        (
            answer.status,
            answer.body["code"].as_str().unwrap_or_default().to_owned(),
        )
    };
    let large = (2_u64 * 1024 * 1024 * 1024 + 1).to_string();
    let refused = code(shop.create(SELVI, &large, NAMED).await);
    assert_eq!(refused, (413, "media.video_too_large".to_owned()));
    let refused = code(shop.create(SELVI, "0", NAMED).await);
    assert_eq!(refused, (400, "media.upload_length".to_owned()));
    let refused = code(shop.create(SELVI, "5", "filename %%").await);
    assert_eq!(refused, (400, "media.upload_metadata".to_owned()));
    let headers = [("upload-length", "5".to_owned())];
    let none = shop
        .app
        .send_as(SELVI, Method::POST, UPLOADS, &headers, Body::empty());
    assert_eq!(code(none.await), (412, "media.upload_version".to_owned()));

    let path = shop.begin(SELVI, 5000, NAMED).await;
    let text = shop
        .patch(SELVI, &path, 0, "#EXTM3U\nhttp://inside/".repeat(20))
        .await;
    assert_eq!(code(text), (415, "media.video_unknown_kind".to_owned()));
    assert_eq!(shop.plain(SELVI, Method::HEAD, &path).await.status, 404);

    let path = shop.begin(SELVI, 100, NAMED).await;
    let more = shop.patch(SELVI, &path, 0, video::video()).await;
    assert_eq!(code(more), (413, "media.upload_overlong".to_owned()));
    assert_eq!(
        shop.plain(SELVI, Method::OPTIONS, UPLOADS).await.headers["tus-version"],
        "1.0.0"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn videos_are_refused_while_the_disk_is_nearly_full() {
    let shop = VideoShop::open(|media| media.with_space_floor(u64::MAX)).await;
    let refused = shop.create(SELVI, "5", NAMED).await;
    assert_eq!(
        (refused.status, refused.body["code"].as_str()),
        (507, Some("media.disk_nearly_full"))
    );
    assert_eq!(shop.files("temp"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_upload_expires_after_a_day() {
    let shop = VideoShop::open(|media| media).await;
    let now = TEST_TIME.0.unsigned_abs();
    for (age, left) in [(3600, true), (25 * 3600, false)] {
        let path = shop.begin(SELVI, 5000, NAMED).await;
        shop.patch(SELVI, &path, 0, video::video()[..2000].to_vec())
            .await;
        let part = std::fs::read_dir(shop.data.path().join("temp"))
            .unwrap()
            .next()
            .unwrap();
        let part = File::options()
            .write(true)
            .open(part.unwrap().path())
            .unwrap();
        let at = std::time::UNIX_EPOCH + Duration::from_secs(now - age);
        part.set_modified(at).unwrap();
        let video = path.rsplit_once('/').unwrap().1.parse::<i64>().unwrap();
        let mut tx = shop.app.deps.db.write().await.unwrap();
        let begun = TEST_TIME.0 - i64::try_from(age).unwrap();
        sqlx::query("UPDATE media_video_upload SET last_at = ? WHERE video_id = ?")
            .bind(begun)
            .bind(video)
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        shop.run("media.sweep").await;
        assert_eq!(
            shop.plain(SELVI, Method::HEAD, &path).await.status == 200,
            left,
            "after {age} seconds"
        );
        if left {
            shop.plain(SELVI, Method::DELETE, &path).await;
        }
    }
    assert_eq!(shop.files("temp"), 0);
}
