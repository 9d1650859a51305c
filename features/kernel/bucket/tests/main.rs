#![allow(clippy::unwrap_used)] // a failed set-up ends the test
//! A bucket against a real S3 server on this machine, and what becomes of each fault.

use std::{path::PathBuf, time::Duration};

use bucket::{Bucket, BucketProblem, BucketSettings, ObjectHeaders, PART, Patience};
use bytes::Bytes;
use http::Method;
use kernel::secret::Secret;
use s3_server::{ACCESS_KEY_ID, BUCKET, Fault, S3Server, SECRET_ACCESS_KEY};
use tempfile::TempDir;

/// Short enough for a test that waits for nothing else.
const IMPATIENT: Patience = Patience {
    connect: Duration::from_secs(2),
    request: Duration::from_millis(400),
    retries: 0,
};

const BINARY: ObjectHeaders = ObjectHeaders {
    content_type: "application/octet-stream",
    cache_control: "",
};

fn settings(server: &S3Server) -> BucketSettings {
    BucketSettings {
        endpoint: server.endpoint(),
        bucket: BUCKET.to_owned(),
        region: String::new(),
        access_key_id: ACCESS_KEY_ID.to_owned(),
        secret_access_key: Secret::new(SECRET_ACCESS_KEY),
        path_style: true,
        prefix: "shop/files".to_owned(),
    }
}

fn without_retries(settings: &BucketSettings) -> Bucket {
    let patience = Patience {
        retries: 0,
        ..Patience::default()
    };
    Bucket::open_with(settings, patience).unwrap()
}

/// A file of so many bytes that differ.
fn file(bytes: u64) -> (TempDir, PathBuf, Vec<u8>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    let content: Vec<u8> = (0..bytes).map(|at| (at % 251) as u8).collect();
    std::fs::write(&path, &content).unwrap();
    (folder, path, content)
}

#[tokio::test]
async fn objects_are_written_read_listed_and_deleted() {
    let server = S3Server::start().await;
    let bucket = Bucket::open(&settings(&server)).unwrap();
    bucket.try_out().await.unwrap();
    assert_eq!(bucket.list("").await.unwrap(), []);

    let (_folder, path, content) = file(1000);
    assert_eq!(
        bucket
            .upload("uploads/a.webp", &path, BINARY)
            .await
            .unwrap(),
        1000
    );
    assert_eq!(
        std::fs::read(server.objects().join("shop/files/uploads/a.webp")).unwrap(),
        content
    );
    bucket
        .put("videos/b.mp4", Bytes::from_static(b"b"), BINARY)
        .await
        .unwrap();

    let part = bucket.read("uploads/a.webp", 10..20).await.unwrap();
    assert_eq!(part, content[10..20]);
    let facts = bucket.facts("uploads/a.webp").await.unwrap().unwrap();
    assert_eq!(facts.bytes, 1000);
    assert_eq!(bucket.facts("uploads/none.webp").await.unwrap(), None);
    let keys = |objects: Vec<bucket::BucketObject>| -> Vec<String> {
        objects.into_iter().map(|object| object.key).collect()
    };
    assert_eq!(
        keys(bucket.list("uploads").await.unwrap()),
        ["uploads/a.webp"]
    );
    assert_eq!(
        keys(bucket.list("").await.unwrap()),
        ["uploads/a.webp", "videos/b.mp4"]
    );

    bucket.delete("uploads/a.webp").await.unwrap();
    bucket.delete("uploads/a.webp").await.unwrap();
    assert_eq!(keys(bucket.list("").await.unwrap()), ["videos/b.mp4"]);
}

#[tokio::test]
async fn a_large_file_travels_in_parts_both_ways() {
    let server = S3Server::start().await;
    let bucket = Bucket::open(&settings(&server)).unwrap();
    let (folder, path, content) = file(PART * 2 + 5);
    bucket.upload("videos/a.mp4", &path, BINARY).await.unwrap();
    let parts = server
        .requests()
        .iter()
        .filter(|line| line.starts_with("PUT"))
        .count();
    assert_eq!(parts, 3);

    let back = folder.path().join("back");
    let mut file = tokio::fs::File::create(&back).await.unwrap();
    assert_eq!(
        bucket.download("videos/a.mp4", &mut file).await.unwrap(),
        PART * 2 + 5
    );
    assert!(std::fs::read(back).unwrap() == content);
}

#[tokio::test]
async fn a_signed_address_opens_one_object_until_it_expires() {
    let server = S3Server::start().await;
    let bucket = Bucket::open(&settings(&server)).unwrap();
    bucket
        .put("videos/a.mp4", Bytes::from_static(b"0123456789"), BINARY)
        .await
        .unwrap();
    let http = reqwest::Client::new();
    let hour = Duration::from_secs(3600);

    let address = bucket
        .signed_address(Method::GET, "videos/a.mp4", hour)
        .await
        .unwrap();
    assert!(address.starts_with(&format!("{}/", bucket.origin())));
    let part = http
        .get(&address)
        .header("range", "bytes=2-4")
        .send()
        .await
        .unwrap();
    assert_eq!(part.status(), 206);
    assert_eq!(part.text().await.unwrap(), "234");

    let other = address.replace("a.mp4", "b.mp4");
    assert_eq!(http.get(other).send().await.unwrap().status(), 403);
    let at_once = bucket.signed_address(Method::GET, "videos/a.mp4", Duration::ZERO);
    assert_eq!(
        http.get(at_once.await.unwrap())
            .send()
            .await
            .unwrap()
            .status(),
        403
    );
}

#[tokio::test]
async fn each_wrong_setting_has_a_problem_of_its_own() {
    let server = S3Server::start().await;
    let tried = async |change: fn(&mut BucketSettings)| {
        let mut settings = settings(&server);
        change(&mut settings);
        let error = without_retries(&settings).try_out().await.unwrap_err();
        assert!(!error.detail.contains(SECRET_ACCESS_KEY), "{error}");
        (error.problem, error.problem.field())
    };
    let found = tried(|s| s.access_key_id = "UNKNOWN".to_owned()).await;
    assert_eq!(found, (BucketProblem::KeyUnknown, Some("accessKeyId")));
    let found = tried(|s| s.secret_access_key = Secret::new("another")).await;
    assert_eq!(found, (BucketProblem::SecretWrong, Some("secretAccessKey")));
    let found = tried(|s| s.bucket = "another".to_owned()).await;
    assert_eq!(found, (BucketProblem::NoBucket, Some("bucket")));
    let found = tried(|s| s.endpoint = s.endpoint.replace("http:", "https:")).await;
    assert_eq!(found.1, Some("endpoint"));
}

#[tokio::test]
async fn each_answer_of_a_storage_has_its_problem() {
    let server = S3Server::start().await;
    let bucket = without_retries(&settings(&server));
    for (status, code, problem) in [
        (403, "AccessDenied", BucketProblem::NotAllowed),
        (403, "RequestTimeTooSkewed", BucketProblem::ClockWrong),
        (
            400,
            "AuthorizationHeaderMalformed",
            BucketProblem::WrongRegion,
        ),
        (507, "XMinioStorageFull", BucketProblem::Full),
        (503, "SlowDown", BucketProblem::Busy),
        (418, "Teapot", BucketProblem::Unexpected),
    ] {
        server.fail_next(Method::PUT, Fault::Answer(status, code));
        let error = bucket.try_out().await.unwrap_err();
        assert_eq!((error.problem, error.detail.as_str()), (problem, code));
    }
    // Written, and then neither read nor deleted.
    for method in [Method::GET, Method::DELETE] {
        server.fail_next(method.clone(), Fault::Answer(403, "AccessDenied"));
        let error = bucket.try_out().await.unwrap_err();
        assert_eq!(error.problem, BucketProblem::NotAllowed, "{method}");
    }
}

#[tokio::test]
async fn a_storage_that_is_silent_or_gone_is_not_waited_for() {
    let mut server = S3Server::start().await;
    let bucket = Bucket::open_with(&settings(&server), IMPATIENT).unwrap();
    server.fail_next(Method::PUT, Fault::Silence);
    assert_eq!(
        bucket.try_out().await.unwrap_err().problem,
        BucketProblem::Slow
    );
    server.stop().await;
    let error = bucket.try_out().await.unwrap_err();
    assert_eq!(error.problem, BucketProblem::Unreachable);
    assert!(error.problem.passes());
    server.start_again().await;
    bucket.try_out().await.unwrap();
}

#[tokio::test]
async fn a_fault_that_passes_is_not_noticed() {
    let server = S3Server::start().await;
    let bucket = Bucket::open(&settings(&server)).unwrap();
    let (folder, path, content) = file(PART + 5);
    server.fail_next(Method::PUT, Fault::Answer(503, "SlowDown"));
    server.fail_after(1, Method::PUT, Fault::CutUpload(1000));
    bucket.upload("videos/a.mp4", &path, BINARY).await.unwrap();

    server.fail_next(Method::GET, Fault::CutAnswer(1000));
    let back = folder.path().join("back");
    let mut file = tokio::fs::File::create(&back).await.unwrap();
    bucket.download("videos/a.mp4", &mut file).await.unwrap();
    assert!(std::fs::read(back).unwrap() == content);
}

#[tokio::test]
async fn an_upload_that_is_cut_leaves_nothing() {
    let server = S3Server::start().await;
    let bucket = without_retries(&settings(&server));
    let (_folder, path, _) = file(PART * 2);
    server.fail_after(1, Method::PUT, Fault::CutUpload(1000));
    let error = bucket
        .upload("videos/a.mp4", &path, BINARY)
        .await
        .unwrap_err();
    assert!(
        matches!(
            error.problem,
            BucketProblem::Busy | BucketProblem::Unreachable
        ),
        "{error}"
    );
    assert_eq!(bucket.facts("videos/a.mp4").await.unwrap(), None);
    let aborted = server
        .requests()
        .iter()
        .filter(|line| line.starts_with("DELETE"))
        .count();
    assert_eq!(aborted, 1);
}
