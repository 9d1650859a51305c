//! Images and videos in a bucket: moved there and back, served from there, and what becomes of each fault.

use std::{fs, sync::Arc};

use bucket::BucketProblem;
use kernel::{ImageBook, problem::NOT_FOUND};
use media::{Media, MoveError, SignedVideos, StorageCheck, StorageTarget};
use poem::{
    Response, Route,
    http::{Method, StatusCode},
    test::TestClient,
};
use s3_server::Fault;

use crate::support::{
    bucket_store::BucketStore,
    grants::{Numbered, OneGrant},
    video,
};

const NINE_DAYS: i64 = 9 * 86_400;

async fn moved(media: &Media) {
    media.move_files(&|_| {}).await.unwrap();
}

async fn problem(media: &Media) -> BucketProblem {
    match media.move_files(&|_| {}).await.unwrap_err() {
        MoveError::Bucket(error) => error.problem,
        MoveError::Store(failure) => panic!("{failure}"),
    }
}

fn location(response: &Response) -> &str {
    response.headers()["location"].to_str().unwrap()
}

async fn redirect(media: &Media, name: &str) -> Option<Response> {
    media.public_redirect(name, &Method::GET).await.unwrap()
}

fn public_video(store: &BucketStore) -> String {
    let on_disk = store.on_disk();
    let key = on_disk
        .iter()
        .find(|key| key.starts_with("uploads") && key.ends_with("mp4"));
    key.unwrap().strip_prefix("uploads/").unwrap().to_owned()
}

#[tokio::test]
async fn files_are_copied_and_served_from_the_bucket() {
    let store = BucketStore::filled().await;
    let media = store.opened(|_| {}).await;
    let name = public_video(&store);
    assert!(redirect(&media, &name).await.is_none(), "not there yet");
    moved(&media).await;
    assert_eq!(store.in_bucket(), store.on_disk());
    assert!(store.in_bucket().len() >= 4);

    let sent = redirect(&media, &name).await.unwrap();
    assert_eq!(sent.status(), StatusCode::FOUND);
    assert_eq!(sent.headers()["cache-control"], "public, max-age=43200");
    let http = reqwest::Client::new();
    let part = http
        .get(location(&sent))
        .header("range", "bytes=4-7")
        .send()
        .await
        .unwrap();
    assert_eq!(part.status(), 206);
    assert_eq!(part.headers()["content-type"], "video/mp4");
    assert_eq!(part.bytes().await.unwrap(), video::video()[4..8]);

    // A second run finds nothing to do.
    let before = store.server.requests().len();
    moved(&media).await;
    assert_eq!(store.server.requests().len(), before);
}

#[tokio::test]
async fn captions_previews_and_unknown_names_are_answered_by_the_server() {
    let store = BucketStore::filled().await;
    let media = store.opened(|_| {}).await;
    moved(&media).await;
    for file in fs::read_dir(store.store.folder("uploads")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let elsewhere = name.ends_with(".webp") || name.ends_with(".mp4");
        assert_eq!(redirect(&media, &name).await.is_some(), elsewhere, "{name}");
    }
    for name in ["none.webp", "../shop.db", ""] {
        assert!(redirect(&media, name).await.is_none(), "{name}");
        assert_eq!(media.why_absent(name).await.unwrap().code(), NOT_FOUND);
    }
}

#[tokio::test]
async fn a_cdn_serves_public_files_and_no_video_of_a_course() {
    let store = BucketStore::filled().await;
    let cdn = "https://files.example.com/shop";
    let media = store.opened(|settings| settings.cdn = cdn.to_owned()).await;
    moved(&media).await;
    let name = public_video(&store);
    let sent = redirect(&media, &name).await.unwrap();
    assert_eq!(location(&sent), format!("{cdn}/uploads/{name}"));
    let origins = media.storage_origins();
    assert_eq!(
        origins,
        [
            store.server.endpoint(),
            "https://files.example.com".to_owned()
        ]
    );
    let screen = Screen::of(&store, media);
    let sent = screen.get("video.mp4").await;
    assert!(location(&sent).starts_with(&store.server.endpoint()));
}

/// A browser that watches the private video.
struct Screen {
    grant: Arc<OneGrant>,
    client: TestClient<Route>,
}

impl Screen {
    fn of(store: &BucketStore, media: Arc<Media>) -> Self {
        let grant = Arc::new(OneGrant::of(store.video));
        let videos = SignedVideos::new(media, grant.clone(), Arc::new(Numbered));
        Self {
            grant,
            client: TestClient::new(Route::new().nest("/media", videos)),
        }
    }

    async fn get(&self, name: &str) -> Response {
        self.client
            .get(format!("/media/good/{name}"))
            .send()
            .await
            .0
    }
}

#[tokio::test]
async fn a_video_of_a_course_is_opened_by_its_grant_alone() {
    let store = BucketStore::filled().await;
    let media = store.opened(|_| {}).await;
    moved(&media).await;
    let screen = Screen::of(&store, media);
    let sent = screen.get("video.mp4").await;
    assert_eq!(sent.status(), StatusCode::FOUND);
    assert_eq!(sent.headers()["cache-control"], "private, no-store");
    let address = location(&sent).to_owned();
    // An hour beside the length, rounded up to 25 seconds.
    assert!(address.contains("X-Amz-Expires=3625"), "{address}");
    let http = reqwest::Client::new();
    let whole = http.get(&address).send().await.unwrap();
    assert_eq!(whole.bytes().await.unwrap(), video::video());
    let unsigned = address.split('?').next().unwrap();
    assert_eq!(http.get(unsigned).send().await.unwrap().status(), 403);

    let captions = screen.get("captions-en.vtt").await;
    assert_eq!(captions.status(), StatusCode::OK);
    screen
        .grant
        .over
        .store(true, std::sync::atomic::Ordering::SeqCst);
    assert_eq!(
        screen.get("video.mp4").await.status(),
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn a_run_that_is_cut_off_anywhere_is_continued() {
    let store = BucketStore::filled().await;
    let media = store.opened(|_| {}).await;
    let files = store.on_disk().len();
    // Each run has one file more than the one before, and ends by another fault.
    let faults = [
        (
            Fault::Answer(403, "AccessDenied"),
            BucketProblem::NotAllowed,
        ),
        (Fault::Answer(403, "QuotaExceeded"), BucketProblem::Full),
        (
            Fault::Answer(403, "RequestTimeTooSkewed"),
            BucketProblem::ClockWrong,
        ),
    ];
    for (round, (fault, expected)) in faults.into_iter().enumerate() {
        store.server.fail_after(1, Method::PUT, fault);
        assert_eq!(problem(&media).await, expected);
        assert_eq!(store.in_bucket().len(), round + 1);
    }
    // Killed after the upload, before the note: the file is copied once more.
    let noted = "SELECT count(*) FROM media_bucket_file";
    let count = async || -> i64 {
        sqlx::query_scalar(noted)
            .fetch_one(store.store.db.read())
            .await
            .unwrap()
    };
    assert_eq!(count().await, 3);
    let mut tx = store.store.db.write().await.unwrap();
    sqlx::query("DELETE FROM media_bucket_file")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let again = store.opened(|_| {}).await;
    moved(&again).await;
    assert_eq!(usize::try_from(count().await).unwrap(), files);
    assert_eq!(store.in_bucket(), store.on_disk());
}

#[tokio::test]
async fn copies_on_disk_are_deleted_after_a_week_and_come_back_whole() {
    let store = BucketStore::filled().await;
    let freeing = store.opened(|settings| settings.keep_on_disk = false).await;
    let all = store.on_disk();
    let contents: Vec<_> = fs::read_dir(store.store.folder("private/videos"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    moved(&freeing).await;
    store.age();
    moved(&freeing).await;
    assert_eq!(store.on_disk(), all, "in time for the next backups");
    store.store.clock.advance_seconds(NINE_DAYS);
    moved(&freeing).await;
    assert!(store.on_disk().is_empty());
    assert!(freeing.missing_files().await.unwrap().is_empty());
    assert_eq!(freeing.out_of_reach().await.unwrap(), 0);

    let back = store
        .opened(|settings| settings.target = StorageTarget::Server)
        .await;
    // Cut off in the middle, and continued.
    store
        .server
        .fail_after(2, Method::GET, Fault::Answer(403, "AccessDenied"));
    assert_eq!(problem(&back).await, BucketProblem::NotAllowed);
    assert!(store.on_disk().len() < all.len());
    moved(&back).await;
    assert_eq!(store.on_disk(), all);
    for (path, content) in contents {
        assert!(fs::read(&path).unwrap() == content, "{path:?}");
    }
    assert!(
        redirect(&back, &public_video(&store)).await.is_none(),
        "served from disk"
    );
    assert_eq!(
        store.in_bucket(),
        all,
        "objects stay until the owner deletes them"
    );
}

#[tokio::test]
async fn a_copy_is_not_deleted_that_the_bucket_lost() {
    let store = BucketStore::filled().await;
    let freeing = store.opened(|settings| settings.keep_on_disk = false).await;
    moved(&freeing).await;
    store.age();
    store.store.clock.advance_seconds(NINE_DAYS);
    let lost = public_video(&store);
    let object = store.server.objects().join("uploads").join(&lost);
    fs::write(&object, b"half").unwrap();
    let check = freeing.check_storage().await.unwrap().unwrap();
    assert_eq!(check.wrong, [format!("uploads/{lost}")]);
    moved(&freeing).await;
    assert_eq!(store.on_disk(), [format!("uploads/{lost}")].into());
    moved(&freeing).await;
    assert_eq!(fs::read(object).unwrap(), video::video(), "copied again");
}

#[tokio::test]
async fn while_the_bucket_is_gone_the_disk_answers_or_503() {
    let mut store = BucketStore::filled().await;
    let media = store.opened(|settings| settings.keep_on_disk = false).await;
    moved(&media).await;
    let name = public_video(&store);
    store.server.stop().await;
    // The job notices, here with work to do.
    let mut tx = store.store.db.write().await.unwrap();
    let forget = "DELETE FROM media_bucket_file WHERE file != ?";
    sqlx::query(forget)
        .bind(&name)
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    media.work_on_storage().await.unwrap();
    assert!(redirect(&media, &name).await.is_none(), "the copy on disk");
    fs::remove_file(store.store.folder("uploads").join(&name)).unwrap();
    let refused = media
        .public_redirect(&name, &Method::GET)
        .await
        .unwrap_err();
    assert_eq!(
        (refused.code().status, refused.code().name),
        (503, "media.storage_unreachable")
    );

    store.server.start_again().await;
    media.work_on_storage().await.unwrap();
    assert!(redirect(&media, &name).await.is_some());
}

#[tokio::test]
async fn without_its_settings_a_file_is_not_reported_as_unknown() {
    let store = BucketStore::filled().await;
    moved(&*store.opened(|_| {}).await).await;
    let name = public_video(&store);
    fs::remove_file(store.store.folder("uploads").join(&name)).unwrap();
    let without = &store.store.media;
    assert_eq!(
        without.why_absent(&name).await.unwrap().code().name,
        "media.storage_unreachable"
    );
    assert_eq!(without.out_of_reach().await.unwrap(), 1);
}

#[tokio::test]
async fn objects_outlive_their_rows_by_a_day_and_not_longer() {
    let store = BucketStore::filled().await;
    let media = store.opened(|_| {}).await;
    moved(&media).await;
    fs::write(
        store.server.objects().join("uploads/other.txt"),
        b"not ours",
    )
    .unwrap();
    let mut tx = store.store.db.write().await.unwrap();
    sqlx::query("DELETE FROM media_video")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let videos = || {
        store
            .in_bucket()
            .into_iter()
            .filter(|key| key.ends_with("mp4"))
            .count()
    };
    media.sweep_bucket().await.unwrap();
    assert_eq!(videos(), 2, "spared");
    store.store.clock.advance_seconds(NINE_DAYS);
    // Refused today, done tomorrow.
    store
        .server
        .fail_next(Method::DELETE, Fault::Answer(403, "AccessDenied"));
    media.sweep_bucket().await.unwrap();
    assert_eq!(videos(), 2);
    media.sweep_bucket().await.unwrap();
    assert_eq!(videos(), 0);
    let StorageCheck { wrong, unknown, .. } = media.check_storage().await.unwrap().unwrap();
    assert_eq!(
        (wrong.len(), unknown),
        (0, 1),
        "what the shop did not write stays"
    );
}

#[tokio::test]
async fn mails_and_crops_find_what_only_the_bucket_has() {
    let store = BucketStore::filled().await;
    let media = store.opened(|_| {}).await;
    moved(&media).await;
    let images = media.images(&[1]).await.unwrap();
    let path = &images[&1].src;
    let content = media.file(path).await.unwrap().unwrap();
    fs::remove_file(
        store
            .store
            .folder("uploads")
            .join(path.strip_prefix("/uploads/").unwrap()),
    )
    .unwrap();
    assert_eq!(media.file(path).await.unwrap(), Some(content));
}
