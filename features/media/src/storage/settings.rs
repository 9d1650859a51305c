//! Which bucket, and what is done with it.

use bucket::{BucketSettings, origin_of};
use kernel::FieldProblem;
use poem_openapi::Enum;
use serde::{Deserialize, Serialize};

/// Where images and videos belong.
#[derive(Enum, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum StorageTarget {
    /// They are copied to the bucket.
    #[default]
    Bucket,
    /// They are copied back to the server.
    Server,
}

/// A bucket for images and videos.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StorageSettings {
    pub bucket: BucketSettings,
    /// Address under which everyone may read the folder of public files, without a slash at its end; empty for none.
    #[serde(default)]
    pub cdn: String,
    /// Whether files stay on disk once the bucket has them.
    #[serde(default = "yes")]
    pub keep_on_disk: bool,
    #[serde(default)]
    pub target: StorageTarget,
}

fn yes() -> bool {
    true
}

impl StorageSettings {
    pub(crate) fn check(&self) -> Vec<FieldProblem> {
        let mut problems = self.bucket.check();
        if !self.cdn.is_empty() && self.cdn_origin().is_none() {
            let message = "Enter an address such as https://files.example.com, or leave it empty.";
            problems.push(FieldProblem::new("cdn", "invalid", message));
        }
        problems
    }

    pub(crate) fn cdn_origin(&self) -> Option<String> {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~/:[]".contains(c);
        let fits = self.cdn.chars().all(plain) && !self.cdn.ends_with('/');
        fits.then(|| origin_of(&self.cdn)).flatten()
    }

    /// Address of a key that everyone may read.
    pub(crate) fn cdn_address(&self, key: &str) -> Option<String> {
        if self.cdn.is_empty() {
            return None;
        }
        Some(match self.bucket.prefix.trim_matches('/') {
            "" => format!("{}/{key}", self.cdn),
            prefix => format!("{}/{prefix}/{key}", self.cdn),
        })
    }
}
