//! Tries settings before they are saved: whether the bucket does its work, and whether it shows what it must not.

use bucket::{Bucket, BucketError, BucketProblem, ObjectHeaders, is_open};
use bytes::Bytes;
use kernel::{Failure, FieldProblem, secret::random_token};

use super::{PRIVATE, PUBLIC, StorageSettings};
use crate::codes::STORAGE_FAILED;

/// Tries settings out.
///
/// # Errors
/// What is wrong: the field's, or [`STORAGE_FAILED`] with a sentence of its own.
pub(crate) async fn try_out(settings: &StorageSettings) -> Result<(), Failure> {
    let problems = settings.check();
    if !problems.is_empty() {
        return Err(Failure::invalid(problems));
    }
    let bucket = Bucket::open(&settings.bucket).map_err(refused)?;
    bucket.try_out().await.map_err(refused)?;
    let token = random_token();
    let private = format!("{PRIVATE}/connection-test-{token}.txt");
    let public = format!("{PUBLIC}/connection-test-{token}.txt");
    let seen = look(&bucket, settings, &private, &public).await;
    // Whatever was found; what stays is as good as empty.
    let _ = bucket.delete(&private).await;
    let _ = bucket.delete(&public).await;
    seen
}

async fn look(
    bucket: &Bucket,
    settings: &StorageSettings,
    private: &str,
    public: &str,
) -> Result<(), Failure> {
    for key in [private, public] {
        let text = Bytes::from_static(b"connection test");
        let headers = ObjectHeaders::of_type("text/plain");
        bucket.put(key, text, headers).await.map_err(refused)?;
    }
    // A signed address names its object: without its signature it would open a course's video for good.
    if bucket.is_open(private).await.map_err(refused)? {
        let message = "Everyone can read this bucket, videos of courses too. Make it private; only the folder \
                       uploads may be public.";
        return Err(wrong("bucket", message));
    }
    let Some(shown) = settings.cdn_address(public) else {
        return Ok(());
    };
    if !matches!(is_open(&shown).await, Ok(true)) {
        let message =
            "Files of the bucket cannot be read at this address. Check it, or leave it empty.";
        return Err(wrong("cdn", message));
    }
    let hidden = settings.cdn_address(private).unwrap_or_default();
    if matches!(is_open(&hidden).await, Ok(true)) {
        let message = "Videos of courses can be read by everyone at this address. Let it show the folder uploads only.";
        return Err(wrong("cdn", message));
    }
    Ok(())
}

fn wrong(field: &str, message: &str) -> Failure {
    Failure::invalid(vec![FieldProblem::new(field, "invalid", message)])
}

fn refused(error: BucketError) -> Failure {
    tracing::warn!(
        problem = error.problem.name(),
        detail = error.detail,
        "a storage for files was tried"
    );
    match error.problem.field() {
        Some(field) => wrong(field, error.problem.message()),
        None if error.problem == BucketProblem::Missing => {
            wrong("bucket", BucketProblem::NoBucket.message())
        }
        None => Failure::new(STORAGE_FAILED).with_message(error.problem.message()),
    }
}
