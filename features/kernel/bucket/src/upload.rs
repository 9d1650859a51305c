//! Writing objects, of any size, and whether they arrived whole.

use std::path::Path as FilePath;

use bytes::Bytes;
use object_store::{
    Attribute, Attributes, MultipartUpload, ObjectStore, PutMultipartOptions, PutOptions,
    PutPayload,
};
use tokio::{fs::File, io::AsyncReadExt};

use crate::{Bucket, BucketError, BucketProblem, PART};

/// Parts of a file at most, as S3 allows.
const MOST_PARTS: u64 = 10_000;

/// What the storage says of an object when it serves it.
#[derive(Clone, Copy, Debug, Default)]
pub struct ObjectHeaders {
    pub content_type: &'static str,
    /// `Cache-Control`; none if empty.
    pub cache_control: &'static str,
}

impl ObjectHeaders {
    pub fn of_type(content_type: &'static str) -> Self {
        Self {
            content_type,
            cache_control: "",
        }
    }

    fn attributes(self) -> Attributes {
        let mut attributes = Attributes::new();
        attributes.insert(Attribute::ContentType, self.content_type.into());
        if !self.cache_control.is_empty() {
            attributes.insert(Attribute::CacheControl, self.cache_control.into());
        }
        attributes
    }
}

impl Bucket {
    /// Writes a small object. The storage checks it against the SHA-256 that the request is signed with.
    ///
    /// # Errors
    /// The bucket cannot be reached or refuses it.
    pub async fn put(
        &self,
        key: &str,
        bytes: Bytes,
        headers: ObjectHeaders,
    ) -> Result<(), BucketError> {
        let options = PutOptions::from(headers.attributes());
        let payload = PutPayload::from_bytes(bytes);
        self.store
            .put_opts(&self.path(key), payload, options)
            .await?;
        Ok(())
    }

    /// Copies a file into the bucket and returns its size. It is there under its name only once it is whole: the storage
    /// checks each part against the SHA-256 that its request is signed with, and the size is compared in the end. At most
    /// one part is in memory.
    ///
    /// Dropped while it runs it may leave parts that cost and are not listed; a rule of the bucket removes those.
    ///
    /// # Errors
    /// The file cannot be read, or changed during the upload; the bucket cannot be reached or refuses it; what is there has
    /// another size.
    pub async fn upload(
        &self,
        key: &str,
        file: &FilePath,
        headers: ObjectHeaders,
    ) -> Result<u64, BucketError> {
        let mut file = File::open(file).await?;
        let bytes = file.metadata().await?.len();
        if bytes <= PART {
            let whole = next_part(&mut file, bytes).await?;
            self.put(key, whole, headers).await?;
        } else {
            self.upload_parts(key, &mut file, bytes, headers).await?;
        }
        let there = self.facts(key).await?.map_or(0, |facts| facts.bytes);
        if there == bytes {
            Ok(bytes)
        } else {
            let detail = format!("{there} of {bytes} bytes of {key} are there");
            Err(BucketError::new(BucketProblem::Incomplete, detail))
        }
    }

    async fn upload_parts(
        &self,
        key: &str,
        file: &mut File,
        bytes: u64,
        headers: ObjectHeaders,
    ) -> Result<(), BucketError> {
        let options = PutMultipartOptions::from(headers.attributes());
        let mut upload = self
            .store
            .put_multipart_opts(&self.path(key), options)
            .await?;
        match send_parts(upload.as_mut(), file, bytes).await {
            Ok(()) => Ok(()),
            Err(error) => {
                // What went wrong first is told; parts that stay are removed by a rule of the bucket.
                let _ = upload.abort().await;
                Err(error)
            }
        }
    }
}

async fn send_parts(
    upload: &mut dyn MultipartUpload,
    file: &mut File,
    bytes: u64,
) -> Result<(), BucketError> {
    let part = PART.max(bytes.div_ceil(MOST_PARTS));
    let mut sent = 0;
    while sent < bytes {
        let size = part.min(bytes - sent);
        let payload = PutPayload::from_bytes(next_part(file, size).await?);
        upload.put_part(payload).await?;
        sent += size;
    }
    upload.complete().await?;
    Ok(())
}

async fn next_part(file: &mut File, size: u64) -> Result<Bytes, BucketError> {
    let size = usize::try_from(size)
        .map_err(|_| BucketError::new(BucketProblem::LocalFile, "a part is too large"))?;
    let mut part = vec![0; size];
    file.read_exact(&mut part).await?;
    Ok(Bytes::from(part))
}
