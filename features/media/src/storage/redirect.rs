//! Redirects requests for a file to the bucket, so that its bytes do not pass the server.

use std::time::Duration;

use bucket::BucketProblem;
use kernel::{Failure, problem::NOT_FOUND};
use poem::{
    Response,
    http::{
        HeaderValue, Method, StatusCode,
        header::{CACHE_CONTROL, LOCATION},
    },
};

use super::{Storage, StorageTarget, key};
use crate::{Media, codes::STORAGE_UNREACHABLE, stored_file::type_of};

/// A redirect to a CDN may be remembered for a day: the shop may move its files back.
const TO_CDN: HeaderValue = HeaderValue::from_static("public, max-age=86400");

/// Half as long as the signed address is valid.
const TO_BUCKET: HeaderValue = HeaderValue::from_static("public, max-age=43200");

/// How long a signed address of a public file is valid.
const PUBLIC_VALID: Duration = Duration::from_secs(86_400);

/// How long one of a course's video is valid, beside its length: browsers go on reading from the address that they were
/// sent to, after pauses too.
const VIDEO_VALID: Duration = Duration::from_secs(3_600);

impl Media {
    /// The redirect to a public file; `None` if the server has to answer with the file itself.
    ///
    /// # Errors
    /// [`STORAGE_UNREACHABLE`]: only the bucket has the file, and does not answer.
    pub async fn public_redirect(
        &self,
        name: &str,
        method: &Method,
    ) -> Result<Option<Response>, Failure> {
        let Some(storage) = self.storage_of(true, name).await? else {
            return Ok(None);
        };
        let key = key(true, name);
        if let Some(address) = storage.settings.cdn_address(&key) {
            return Ok(Some(redirect(address, TO_CDN)));
        }
        let address = signed(storage, method, &key, PUBLIC_VALID).await?;
        Ok(Some(redirect(address, TO_BUCKET)))
    }

    /// The same for a video of a course of so many seconds. Whether the caller may watch it is known already.
    pub(crate) async fn video_redirect(
        &self,
        name: &str,
        method: &Method,
        seconds: i64,
    ) -> Result<Option<Response>, Failure> {
        let Some(storage) = self.storage_of(false, name).await? else {
            return Ok(None);
        };
        let valid = VIDEO_VALID + Duration::from_secs(seconds.unsigned_abs());
        let address = signed(storage, method, &key(false, name), valid).await?;
        let never = HeaderValue::from_static("private, no-store");
        Ok(Some(redirect(address, never)))
    }

    /// Why a file is not on disk: unknown, or only in a bucket that cannot be used.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn why_absent(&self, name: &str) -> Result<Failure, Failure> {
        let known = type_of(name).is_some() && self.is_in_bucket(name).await?;
        Ok(if known {
            unreachable()
        } else {
            NOT_FOUND.into()
        })
    }

    /// The storage, if it serves this file.
    async fn storage_of(&self, public: bool, name: &str) -> Result<Option<&Storage>, Failure> {
        let Some(storage) = &self.storage else {
            return Ok(None);
        };
        if type_of(name).is_none() || !self.is_in_bucket(name).await? {
            return Ok(None);
        }
        // A CDN may have it, whatever the bucket does.
        let by_cdn = public && !storage.settings.cdn.is_empty();
        let fails = storage.problem().is_some_and(BucketProblem::passes) && !by_cdn;
        let leaving = storage.settings.target == StorageTarget::Server;
        if (fails || leaving) && self.on_disk(public, name).is_file() {
            return Ok(None);
        }
        if fails {
            return Err(unreachable());
        }
        Ok(Some(storage))
    }
}

async fn signed(
    storage: &Storage,
    method: &Method,
    key: &str,
    valid: Duration,
) -> Result<String, Failure> {
    let signed = storage.bucket.signed_address(method.clone(), key, valid);
    signed.await.map_err(Failure::internal)
}

fn redirect(address: String, cache: HeaderValue) -> Response {
    Response::builder()
        .status(StatusCode::FOUND)
        .header(LOCATION, address)
        .header(CACHE_CONTROL, cache)
        .finish()
}

fn unreachable() -> Failure {
    Failure::new(STORAGE_UNREACHABLE).retry_after(60)
}
