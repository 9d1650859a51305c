//! Why a bucket did not do what it was asked, for logs and for the owner.

use std::{error::Error as StdError, fmt, io};

use object_store::client::{HttpError, HttpErrorKind};

/// Longest text of a storage that is logged, in bytes.
const LONGEST_DETAIL: usize = 300;

/// What is wrong, in terms that an owner can act on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BucketProblem {
    KeyUnknown,
    SecretWrong,
    NotAllowed,
    NoBucket,
    WrongRegion,
    ClockWrong,
    Unreachable,
    Certificate,
    Slow,
    Full,
    Busy,
    Missing,
    Incomplete,
    LocalFile,
    Unexpected,
}

impl BucketProblem {
    /// Stable name, for codes, logs and metrics.
    pub fn name(self) -> &'static str {
        match self {
            Self::KeyUnknown => "key_unknown",
            Self::SecretWrong => "secret_wrong",
            Self::NotAllowed => "not_allowed",
            Self::NoBucket => "no_bucket",
            Self::WrongRegion => "wrong_region",
            Self::ClockWrong => "clock_wrong",
            Self::Unreachable => "unreachable",
            Self::Certificate => "certificate",
            Self::Slow => "slow",
            Self::Full => "full",
            Self::Busy => "busy",
            Self::Missing => "missing",
            Self::Incomplete => "incomplete",
            Self::LocalFile => "local_file",
            Self::Unexpected => "unexpected",
        }
    }

    /// A sentence for the owner: what is wrong, and what to do.
    pub fn message(self) -> &'static str {
        match self {
            Self::KeyUnknown => "The storage does not know this access key ID. Copy it again.",
            Self::SecretWrong => {
                "The secret access key does not belong to this access key ID. Copy it again."
            }
            Self::NotAllowed => {
                "The keys may not read, write and delete files in this bucket. Give them that permission."
            }
            Self::NoBucket => {
                "There is no bucket of this name. Create it first, or check its name and the region."
            }
            Self::WrongRegion => {
                "The bucket is in another region. Check the region and the endpoint."
            }
            Self::ClockWrong => {
                "The clock of this server is wrong, so the storage refuses its requests. Set the time."
            }
            Self::Unreachable => {
                "The storage cannot be reached at this address. Check the endpoint."
            }
            Self::Certificate => {
                "The storage's certificate is not valid for this address. Check the endpoint."
            }
            Self::Slow => "The storage did not answer in time. Try again in a few minutes.",
            Self::Full => "The storage is full. Delete files there, or choose a larger plan.",
            Self::Busy => "The storage is not available right now. Try again in a few minutes.",
            Self::Missing => "The file is not in the bucket.",
            Self::Incomplete => "The file in the bucket is not complete.",
            Self::LocalFile => "The file on this server cannot be read or written.",
            Self::Unexpected => {
                "The storage answered with an error that the shop does not know. The log has the details."
            }
        }
    }

    /// The setting to look at, as named in JSON, if it is one.
    pub fn field(self) -> Option<&'static str> {
        match self {
            Self::KeyUnknown | Self::NotAllowed => Some("accessKeyId"),
            Self::SecretWrong => Some("secretAccessKey"),
            Self::NoBucket => Some("bucket"),
            Self::WrongRegion => Some("region"),
            Self::Unreachable | Self::Certificate => Some("endpoint"),
            _ => None,
        }
    }

    /// Whether it may be over in a while without anybody's doing.
    pub fn passes(self) -> bool {
        matches!(self, Self::Unreachable | Self::Slow | Self::Busy)
    }

    /// <https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html>, and what MinIO and B2 say.
    fn of_code(code: &str) -> Option<Self> {
        Some(match code {
            "InvalidAccessKeyId" | "NotSignedUp" | "Unauthorized" | "InvalidToken" => {
                Self::KeyUnknown
            }
            "SignatureDoesNotMatch" => Self::SecretWrong,
            "AccessDenied" | "AllAccessDisabled" | "AccountProblem" | "NotEntitled" => {
                Self::NotAllowed
            }
            "NoSuchBucket" | "InvalidBucketName" => Self::NoBucket,
            "AuthorizationHeaderMalformed"
            | "PermanentRedirect"
            | "IllegalLocationConstraintException"
            | "InvalidRegionName" => Self::WrongRegion,
            "RequestTimeTooSkewed" | "RequestExpired" => Self::ClockWrong,
            "NoSuchKey" | "NoSuchUpload" => Self::Missing,
            "QuotaExceeded"
            | "XMinioStorageFull"
            | "XMinioAdminBucketQuotaExceeded"
            | "StorageCapExceeded" => Self::Full,
            "SlowDown" | "InternalError" | "ServiceUnavailable" => Self::Busy,
            "RequestTimeout" => Self::Slow,
            "BadDigest" | "IncompleteBody" | "XAmzContentSHA256Mismatch" => Self::Incomplete,
            _ => return None,
        })
    }
}

/// A failed call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BucketError {
    pub problem: BucketProblem,
    /// For the log. Contains no key and no signed address.
    pub detail: String,
}

impl BucketError {
    pub fn new(problem: BucketProblem, detail: impl Into<String>) -> Self {
        Self {
            problem,
            detail: detail.into(),
        }
    }
}

impl fmt::Display for BucketError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.problem.message(), self.detail)
    }
}

impl StdError for BucketError {}

impl From<io::Error> for BucketError {
    fn from(error: io::Error) -> Self {
        Self::new(BucketProblem::LocalFile, error.to_string())
    }
}

impl From<object_store::Error> for BucketError {
    fn from(error: object_store::Error) -> Self {
        let text = with_causes(&error);
        // The storage's own error says most. Its other elements may name keys.
        if let Some(code) = between(&text, "<Code>", "</Code>") {
            let problem = BucketProblem::of_code(code).unwrap_or(BucketProblem::Unexpected);
            return Self::new(problem, code);
        }
        let problem = match &error {
            object_store::Error::NotFound { .. } => BucketProblem::Missing,
            object_store::Error::PermissionDenied { .. }
            | object_store::Error::Unauthenticated { .. } => BucketProblem::NotAllowed,
            object_store::Error::Precondition { .. } => BucketProblem::Incomplete,
            _ => of_transport(&error, &text),
        };
        Self::new(problem, shortened(text))
    }
}

fn of_transport(error: &object_store::Error, text: &str) -> BucketProblem {
    // Told by its text alone: the verifier's error is behind several libraries.
    if text.contains("certificate") {
        return BucketProblem::Certificate;
    }
    if text.contains("redirect without LOCATION") {
        return BucketProblem::WrongRegion;
    }
    let mut cause: Option<&(dyn StdError + 'static)> = Some(error);
    while let Some(current) = cause {
        if let Some(http) = current.downcast_ref::<HttpError>() {
            return match http.kind() {
                HttpErrorKind::Connect => BucketProblem::Unreachable,
                HttpErrorKind::Timeout => BucketProblem::Slow,
                HttpErrorKind::Request | HttpErrorKind::Interrupted | HttpErrorKind::Decode => {
                    BucketProblem::Busy
                }
                _ => BucketProblem::Unexpected,
            };
        }
        cause = current.source();
    }
    // An answer of a proxy or a load balancer, without an error of S3.
    match ["500", "502", "503", "504"]
        .iter()
        .any(|status| text.contains(&format!("status code: {status}")))
    {
        true => BucketProblem::Busy,
        false => BucketProblem::Unexpected,
    }
}

/// The error and its causes, of which each repeats what it was caused by or leaves it out.
fn with_causes(error: &(dyn StdError + 'static)) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(current) = cause {
        let further = current.to_string();
        if !text.contains(&further) {
            text = format!("{text}: {further}");
        }
        cause = current.source();
    }
    text
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(start)?;
    Some(rest.split_once(end)?.0)
}

fn shortened(mut text: String) -> String {
    if text.len() > LONGEST_DETAIL {
        let end = text.floor_char_boundary(LONGEST_DETAIL);
        text.truncate(end);
    }
    text
}
