//! Which bucket, and with which keys.

use std::net::IpAddr;

use kernel::{FieldProblem, secret::Secret};
use reqwest::Url;
use serde::{Deserialize, Serialize};

/// What providers without regions call theirs.
const ANY_REGION: &str = "auto";

const LONGEST: usize = 200;

/// A bucket with its keys. Kept outside the database, which is copied to other machines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BucketSettings {
    /// `https://` and the host of the storage, without the bucket.
    pub endpoint: String,
    pub bucket: String,
    /// `auto` if empty.
    #[serde(default)]
    pub region: String,
    pub access_key_id: String,
    pub secret_access_key: Secret,
    /// The bucket stands in the path of addresses instead of before the host.
    #[serde(default = "yes")]
    pub path_style: bool,
    /// Folder in the bucket, for a bucket that several things share; may be empty.
    #[serde(default)]
    pub prefix: String,
}

fn yes() -> bool {
    true
}

pub(crate) struct Endpoint {
    /// With the bucket before the host, unless it stands in the path.
    pub address: String,
    pub origin: String,
    pub is_plain: bool,
}

impl BucketSettings {
    /// What is wrong with the fields, each named as in JSON. Whether the bucket exists and takes the keys, only
    /// [`try_out`](crate::Bucket::try_out) can tell.
    pub fn check(&self) -> Vec<FieldProblem> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, code: &str, message: &str| {
            problems.push(FieldProblem::new(field, code, message));
        };
        match endpoint(&self.endpoint) {
            Some(url) if url.scheme() == "http" && !is_loopback(&url) => wrong(
                "endpoint",
                "invalid",
                "The address must begin with https://.",
            ),
            Some(_) => {}
            None => wrong(
                "endpoint",
                "invalid",
                "Enter the address of the storage, such as https://s3.example.com, without the bucket.",
            ),
        }
        if !is_bucket_name(&self.bucket) {
            wrong(
                "bucket",
                "invalid",
                "Enter the bucket's name: 3 to 63 small letters, digits, dots and hyphens.",
            );
        }
        if !self.region.is_empty() && !is_plain(&self.region, "-_") {
            wrong(
                "region",
                "invalid",
                "A region looks like ap-south-1. Leave it empty if your storage has none.",
            );
        }
        if !is_plain(&self.access_key_id, "-_./+=") {
            wrong(
                "accessKeyId",
                "invalid",
                "Enter the access key ID as your storage shows it.",
            );
        }
        let secret = self.secret_access_key.reveal();
        if secret.is_empty()
            || secret.len() > LONGEST
            || !secret.bytes().all(|b| b.is_ascii_graphic())
        {
            wrong(
                "secretAccessKey",
                "invalid",
                "Enter the secret access key as your storage showed it.",
            );
        }
        if !self.prefix.is_empty() && !is_folder(&self.prefix) {
            wrong(
                "prefix",
                "invalid",
                "Use letters, digits, hyphens and slashes, such as shop/files.",
            );
        }
        problems
    }

    /// Whether both mean the same objects.
    pub fn is_same_place(&self, other: &Self) -> bool {
        self.endpoint == other.endpoint
            && self.bucket == other.bucket
            && self.folder() == other.folder()
    }

    pub(crate) fn has_same_keys(&self, other: &Self) -> bool {
        self.endpoint == other.endpoint && self.access_key_id == other.access_key_id
    }

    pub(crate) fn region_or_default(&self) -> &str {
        match self.region.as_str() {
            "" => ANY_REGION,
            region => region,
        }
    }

    /// The prefix with a slash at its end, or nothing.
    pub(crate) fn folder(&self) -> String {
        match self.prefix.trim_matches('/') {
            "" => String::new(),
            prefix => format!("{prefix}/"),
        }
    }

    pub(crate) fn endpoint_of_requests(&self) -> Option<Endpoint> {
        let mut url = endpoint(&self.endpoint)?;
        if !self.path_style {
            let host = format!("{}.{}", self.bucket, url.host_str()?);
            url.set_host(Some(&host)).ok()?;
        }
        let origin = url.origin().ascii_serialization();
        Some(Endpoint {
            is_plain: url.scheme() == "http",
            address: origin.clone(),
            origin,
        })
    }
}

/// Scheme, host and port, and nothing else.
fn endpoint(text: &str) -> Option<Url> {
    let url = Url::parse(text).ok()?;
    let only_a_host = url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    let fits = matches!(url.scheme(), "http" | "https") && only_a_host && text.len() <= LONGEST;
    fits.then_some(url)
}

/// Whether calls stay on this machine, out of reach of the network.
pub(crate) fn is_loopback(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

/// <https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html>, without its rarer rules.
fn is_bucket_name(text: &str) -> bool {
    let inner = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'.' | b'-');
    let ends = |text: &str| {
        let ends = [text.bytes().next(), text.bytes().next_back()];
        ends.into_iter()
            .flatten()
            .all(|b| b.is_ascii_alphanumeric())
    };
    (3..=63).contains(&text.len()) && text.bytes().all(inner) && ends(text) && !text.contains("..")
}

fn is_plain(text: &str, also: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || also.contains(c);
    !text.is_empty() && text.len() <= LONGEST && text.chars().all(fits)
}

fn is_folder(text: &str) -> bool {
    let part = |part: &str| is_plain(part, "-_.") && !matches!(part, "." | "..");
    text.len() <= LONGEST && text.trim_matches('/').split('/').all(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> BucketSettings {
        BucketSettings {
            endpoint: "https://s3.ap-south-1.amazonaws.com".to_owned(),
            bucket: "asha-boutique".to_owned(),
            region: "ap-south-1".to_owned(),
            access_key_id: "AKIAIOSFODNN7EXAMPLE".to_owned(),
            secret_access_key: Secret::new("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
            path_style: false,
            prefix: String::new(),
        }
    }

    fn wrong_fields(change: impl FnOnce(&mut BucketSettings)) -> Vec<String> {
        let mut settings = good();
        change(&mut settings);
        settings
            .check()
            .into_iter()
            .map(|problem| problem.field)
            .collect()
    }

    #[test]
    fn every_wrong_field_is_named() {
        assert_eq!(wrong_fields(|_| {}), [""; 0]);
        assert_eq!(wrong_fields(|s| s.region.clear()), [""; 0]);
        assert_eq!(
            wrong_fields(|s| s.prefix = "shop/files/".to_owned()),
            [""; 0]
        );
        for endpoint in [
            "",
            "s3.example.com",
            "ftp://s3.example.com",
            "https://s3.example.com/bucket",
            "https://key:secret@s3.example.com",
            "http://s3.example.com",
            "http://192.168.1.5:9000",
        ] {
            let fields = wrong_fields(|s| s.endpoint = endpoint.to_owned());
            assert_eq!(fields, ["endpoint"], "{endpoint}");
        }
        for endpoint in [
            "http://127.0.0.1:9000",
            "http://localhost:9000",
            "http://[::1]:9000",
        ] {
            assert_eq!(
                wrong_fields(|s| s.endpoint = endpoint.to_owned()),
                [""; 0],
                "{endpoint}"
            );
        }
        for bucket in ["", "ab", "Asha", "a_b_c", "-asha", "a..sha", "asha/files"] {
            assert_eq!(
                wrong_fields(|s| s.bucket = bucket.to_owned()),
                ["bucket"],
                "{bucket}"
            );
        }
        assert_eq!(
            wrong_fields(|s| s.region = "ap south".to_owned()),
            ["region"]
        );
        assert_eq!(wrong_fields(|s| s.access_key_id.clear()), ["accessKeyId"]);
        assert_eq!(
            wrong_fields(|s| s.secret_access_key = Secret::default()),
            ["secretAccessKey"]
        );
        for prefix in ["../up", "a//b", "a b", "/"] {
            assert_eq!(
                wrong_fields(|s| s.prefix = prefix.to_owned()),
                ["prefix"],
                "{prefix}"
            );
        }
    }

    #[test]
    fn the_bucket_is_in_the_host_or_in_the_path() {
        let origin = |settings: &BucketSettings| settings.endpoint_of_requests().unwrap().origin;
        let mut settings = good();
        assert_eq!(
            origin(&settings),
            "https://asha-boutique.s3.ap-south-1.amazonaws.com"
        );
        settings.path_style = true;
        assert_eq!(origin(&settings), "https://s3.ap-south-1.amazonaws.com");
        settings.endpoint = "http://127.0.0.1:9000".to_owned();
        assert_eq!(origin(&settings), "http://127.0.0.1:9000");
    }

    #[test]
    fn the_secret_is_saved_and_never_printed() {
        let settings = good();
        assert!(!format!("{settings:?}").contains("wJalr"));
        let saved = serde_json::to_value(&settings).unwrap();
        assert_eq!(
            serde_json::from_value::<BucketSettings>(saved).unwrap(),
            settings
        );
    }
}
