//! A bucket of an S3-compatible storage (AWS, Cloudflare R2, Backblaze B2, Wasabi, MinIO).
//!
//! Each feature that needs one has settings of its own for it; nothing here knows what the objects are.

mod error;
mod fields;
mod objects;
mod open_address;
mod settings;
mod try_out;
mod upload;

use std::{fmt, sync::Arc, time::Duration};

use object_store::{
    BackoffConfig, ClientOptions, RetryConfig,
    aws::{AmazonS3, AmazonS3Builder},
    path::Path,
};

pub use error::{BucketError, BucketProblem};
pub use fields::BucketFields;
pub use objects::{BucketObject, ObjectFacts};
pub use open_address::{is_open, origin_of};
pub use settings::BucketSettings;
pub use upload::ObjectHeaders;

/// How long a bucket is waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// A connection.
    pub connect: Duration,
    /// A whole request, of at most one part of a file ([`PART`]).
    pub request: Duration,
    /// How often a request is repeated that failed for a reason that passes.
    pub retries: usize,
}

impl Default for Patience {
    /// A part takes two minutes at half a megabit per second.
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(10),
            request: Duration::from_secs(150),
            retries: 3,
        }
    }
}

/// Bytes that one request carries at most. The smallest part that S3 takes has 5 MiB, and a file 10,000 parts.
pub const PART: u64 = 8 * 1024 * 1024;

/// Cheap to clone.
#[derive(Clone)]
pub struct Bucket {
    store: Arc<AmazonS3>,
    /// With a slash at its end, or empty.
    prefix: String,
    origin: String,
}

impl fmt::Debug for Bucket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bucket").finish_non_exhaustive()
    }
}

impl Bucket {
    /// Connects to nothing yet.
    ///
    /// # Errors
    /// The settings cannot be used.
    pub fn open(settings: &BucketSettings) -> Result<Self, BucketError> {
        Self::open_with(settings, Patience::default())
    }

    /// # Errors
    /// The settings cannot be used.
    pub fn open_with(settings: &BucketSettings, patience: Patience) -> Result<Self, BucketError> {
        // Whichever call of the process comes first installs it.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let endpoint = settings.endpoint_of_requests().ok_or_else(|| {
            BucketError::new(BucketProblem::Unreachable, "the endpoint is no address")
        })?;
        let client = ClientOptions::new()
            .with_connect_timeout(patience.connect)
            .with_timeout(patience.request)
            .with_allow_http(endpoint.is_plain);
        let retry = RetryConfig {
            backoff: BackoffConfig {
                init_backoff: Duration::from_millis(100),
                max_backoff: Duration::from_secs(3),
                base: 2.,
            },
            max_retries: patience.retries,
            // Credentials of a repeated request are those of the first one.
            retry_timeout: patience.request,
        };
        let store = AmazonS3Builder::new()
            .with_endpoint(&endpoint.address)
            .with_bucket_name(&settings.bucket)
            .with_region(settings.region_or_default())
            .with_access_key_id(&settings.access_key_id)
            .with_secret_access_key(settings.secret_access_key.reveal())
            .with_virtual_hosted_style_request(!settings.path_style)
            .with_allow_http(endpoint.is_plain)
            // Not every storage knows tags or deletes many objects at once.
            .with_disable_tagging(true)
            .with_disable_bulk_delete(true)
            .with_client_options(client)
            .with_retry(retry)
            .build()?;
        Ok(Self {
            store: Arc::new(store),
            prefix: settings.folder(),
            origin: endpoint.origin,
        })
    }

    /// Scheme, host and port of signed addresses, as a content security policy names them.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The folder in which all objects are, with a slash at its end, or empty.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    fn path(&self, key: &str) -> Path {
        Path::from(format!("{}{key}", self.prefix))
    }
}
