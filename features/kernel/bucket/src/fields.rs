//! The fields of a bucket as the owner sees and changes them.

use kernel::secret::Secret;
use poem_openapi::Object;

use crate::BucketSettings;

/// A bucket of an S3-compatible storage.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct BucketFields {
    /// `https://` and the host of the storage, without the bucket.
    #[oai(validator(max_length = 200))]
    pub endpoint: String,
    /// Name of the bucket.
    #[oai(validator(max_length = 63))]
    pub bucket: String,
    /// Empty if the storage has none.
    #[oai(validator(max_length = 200))]
    pub region: String,
    /// Access key ID.
    #[oai(validator(max_length = 200))]
    pub access_key_id: String,
    /// Never shown. Left out retains the one of the same endpoint and access key ID.
    #[oai(write_only, validator(max_length = 200))]
    pub secret_access_key: Option<String>,
    /// Whether addresses have the bucket in their path.
    pub path_style: bool,
    /// Folder in the bucket; may be empty.
    #[oai(validator(max_length = 200))]
    pub prefix: String,
}

impl From<&BucketSettings> for BucketFields {
    fn from(settings: &BucketSettings) -> Self {
        Self {
            endpoint: settings.endpoint.clone(),
            bucket: settings.bucket.clone(),
            region: settings.region.clone(),
            access_key_id: settings.access_key_id.clone(),
            secret_access_key: None,
            path_style: settings.path_style,
            prefix: settings.prefix.clone(),
        }
    }
}

impl BucketFields {
    /// The settings that these fields mean. [`BucketSettings::check`] says what is wrong with them.
    pub fn completed(&self, saved: Option<&BucketSettings>) -> BucketSettings {
        let trimmed = |text: &str| text.trim().to_owned();
        let mut settings = BucketSettings {
            endpoint: trimmed(&self.endpoint).trim_end_matches('/').to_owned(),
            bucket: trimmed(&self.bucket),
            region: trimmed(&self.region),
            access_key_id: trimmed(&self.access_key_id),
            secret_access_key: Secret::default(),
            path_style: self.path_style,
            prefix: trimmed(&self.prefix).trim_matches('/').to_owned(),
        };
        let given = self.secret_access_key.as_deref().unwrap_or_default().trim();
        settings.secret_access_key = match given {
            // A stored secret signs requests to the storage it was given for, and to no other.
            "" => saved
                .filter(|saved| saved.has_same_keys(&settings))
                .map(|saved| saved.secret_access_key.clone())
                .unwrap_or_default(),
            given => Secret::new(given),
        };
        settings
    }
}
