//! Errors: a code, a message and, for forms, the fields concerned.

use std::{borrow::Cow, error::Error as StdError};

use poem::{Response, error::ResponseError, http::StatusCode};
use poem_openapi::{
    ApiResponse, Object,
    registry::{MetaResponses, Registry},
    types::{ToJSON, Type},
};

/// A stable error code, with its HTTP status and English message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    pub status: u16,
    pub name: &'static str,
    pub message: &'static str,
}

impl Code {
    pub const fn new(status: u16, name: &'static str, message: &'static str) -> Self {
        Self {
            status,
            name,
            message,
        }
    }
}

/// Declares error codes, a line each: constant, HTTP status, stable name and English message.
#[macro_export]
macro_rules! error_codes {
    ($($(#[$doc:meta])* $visibility:vis $constant:ident: $status:literal $name:literal $message:literal;)*) => {
        $($(#[$doc])* $visibility const $constant: $crate::Code = $crate::Code::new($status, $name, $message);)*
    };
}

error_codes! {
    pub INVALID_BODY: 422 "request.invalid_body" "Please check the highlighted fields.";
    pub BROKEN_JSON: 400 "request.broken_json" "The body is not valid JSON.";
    pub INVALID_PARAMETER: 400 "request.invalid_parameter" "A parameter of the address is not valid.";
    pub NOT_FOUND: 404 "request.not_found" "This address does not exist.";
    pub METHOD_NOT_ALLOWED: 405 "request.method_not_allowed" "This address does not support this method.";
    pub UNSUPPORTED_MEDIA_TYPE: 415 "request.unsupported_media_type" "Send the body as application/json.";
    pub BODY_TOO_LARGE: 413 "request.body_too_large" "The body is too large.";
    pub FORBIDDEN_ORIGIN: 403 "request.forbidden_origin" "This request has to come from the shop's own pages.";
    pub TOO_MANY_REQUESTS: 429 "request.too_many" "Too many attempts. Please wait a moment.";
    pub TIMEOUT: 503 "request.timeout" "This took too long. Please try again.";
    pub BUSY: 503 "store.busy" "The shop is busy. Please try again in a moment.";
    pub INTERNAL: 500 "store.internal" "Something went wrong. Please try again.";
}

/// The response body of every error.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(skip_serializing_if_is_none)]
pub struct Problem {
    /// Stable code, `feature.reason`.
    pub code: String,
    /// English message.
    pub message: String,
    /// Problems of single fields, if the error is about a form.
    pub fields: Option<Vec<FieldProblem>>,
}

/// A problem of one field.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
pub struct FieldProblem {
    /// As in the request; nested ones with dots.
    pub field: String,
    /// What is wrong: `unknown` for fields and ids that do not exist, `taken` for what another record
    /// has, `invalid` for all that no other code names.
    pub code: String,
    /// Message that says what to do.
    pub message: String,
}

/// Codes of fields. The API document lists them.
pub const FIELD_CODES: [&str; 9] = [
    "control_characters",
    "invalid",
    "out_of_range",
    "required",
    "taken",
    "too_long",
    "too_short",
    "unknown",
    "wrong_type",
];

impl FieldProblem {
    /// In debug builds, panics if the code is none of [`FIELD_CODES`].
    pub fn new(field: impl Into<String>, code: &str, message: impl Into<String>) -> Self {
        debug_assert!(
            FIELD_CODES.contains(&code),
            "'{code}' is no code of a field"
        );
        Self {
            field: field.into(),
            code: code.to_owned(),
            message: message.into(),
        }
    }
}

/// A failed operation: the response for the caller, and the cause for the log.
#[derive(Debug)]
pub struct Failure {
    code: Code,
    message: Cow<'static, str>,
    fields: Vec<FieldProblem>,
    retry_after_seconds: Option<u64>,
    cause: Option<Box<dyn StdError + Send + Sync>>,
}

impl Failure {
    pub fn new(code: Code) -> Self {
        Self {
            code,
            message: Cow::Borrowed(code.message),
            fields: Vec::new(),
            retry_after_seconds: None,
            cause: None,
        }
    }

    pub fn invalid(fields: Vec<FieldProblem>) -> Self {
        Self {
            fields,
            ..Self::new(INVALID_BODY)
        }
    }

    pub fn internal(cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        Self {
            cause: Some(cause.into()),
            ..Self::new(INTERNAL)
        }
    }

    pub fn with_message(mut self, message: impl Into<Cow<'static, str>>) -> Self {
        self.message = message.into();
        self
    }

    pub fn with_fields(mut self, fields: Vec<FieldProblem>) -> Self {
        self.fields = fields;
        self
    }

    /// Replaces the code; keeps fields and waiting time.
    pub fn with_code(mut self, code: Code) -> Self {
        self.code = code;
        self.message = Cow::Borrowed(code.message);
        self
    }

    pub fn retry_after(mut self, seconds: u64) -> Self {
        self.retry_after_seconds = Some(seconds);
        self
    }

    pub fn code(&self) -> Code {
        self.code
    }

    /// The cause, for the log; never sent.
    pub fn cause(&self) -> Option<&(dyn StdError + Send + Sync + 'static)> {
        self.cause.as_deref()
    }

    pub fn problem(&self) -> Problem {
        Problem {
            code: self.code.name.to_owned(),
            message: self.message.clone().into_owned(),
            fields: (!self.fields.is_empty()).then(|| self.fields.clone()),
        }
    }
}

impl From<Code> for Failure {
    fn from(code: Code) -> Self {
        Self::new(code)
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        let busy = match &error {
            sqlx::Error::PoolTimedOut => true,
            // SQLITE_BUSY, SQLITE_LOCKED and SQLITE_FULL, with extended codes in the upper bytes:
            // all are temporary.
            sqlx::Error::Database(db) => db
                .code()
                .and_then(|code| code.parse::<u32>().ok())
                .is_some_and(|code| matches!(code & 0xff, 5 | 6 | 13)),
            _ => false,
        };
        if busy {
            Self {
                cause: Some(Box::new(error)),
                ..Self::new(BUSY).retry_after(2)
            }
        } else {
            Self::internal(error)
        }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code.name, self.message)
    }
}

impl StdError for Failure {}

impl ResponseError for Failure {
    fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.code.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn as_response(&self) -> Response {
        if let Some(cause) = &self.cause {
            tracing::error!(code = self.code.name, cause = %cause, "operation failed");
        }
        let body = self.problem().to_json_string();
        let mut response = Response::builder()
            .status(self.status())
            .content_type("application/json; charset=utf-8")
            .header("cache-control", "no-store")
            // For the server's middleware, which records denials.
            .extension(self.code);
        if let Some(seconds) = self.retry_after_seconds {
            response = response.header("retry-after", seconds.to_string());
        }
        response.body(body)
    }
}

impl ApiResponse for Failure {
    /// All operations share one error response; [`crate::ListedCodes`] knows the codes of each.
    fn meta() -> MetaResponses {
        MetaResponses {
            responses: Vec::new(),
        }
    }

    fn register(registry: &mut Registry) {
        Problem::register(registry);
    }
}
