//! Error answers, sent in place of a result.

use poem::{IntoResponse, Response, http::StatusCode};
use serde::Serialize;
use serde_json::{Value, json};

/// An error answer in the provider's format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub status: StatusCode,
    pub code: &'static str,
    pub description: String,
    pub field: Option<&'static str>,
    pub source: &'static str,
    pub step: &'static str,
    pub reason: &'static str,
    pub metadata: Box<Metadata>,
}

/// Which payment a refusal is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Metadata {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order_id: Option<String>,
}

impl Refusal {
    pub fn new(description: impl Into<String>) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            code: "BAD_REQUEST_ERROR",
            description: description.into(),
            field: None,
            source: "business",
            step: "payment_initiation",
            reason: "input_validation_failed",
            metadata: Box::default(),
        }
    }

    pub fn of_field(field: &'static str, description: impl Into<String>) -> Self {
        Self {
            field: Some(field),
            ..Self::new(description)
        }
    }

    pub fn unknown_id() -> Self {
        Self::new("The id provided does not exist")
    }

    pub fn status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    pub fn because(
        mut self,
        source: &'static str,
        step: &'static str,
        reason: &'static str,
    ) -> Self {
        (self.source, self.step, self.reason) = (source, step, reason);
        self
    }

    pub fn about(mut self, order_id: &str, payment_id: Option<&str>) -> Self {
        self.metadata = Box::new(Metadata {
            payment_id: payment_id.map(str::to_owned),
            order_id: Some(order_id.to_owned()),
        });
        self
    }

    /// The inner object, which the checkout hands to the page as it is.
    pub fn error(&self) -> Value {
        json!({
            "code": self.code,
            "description": self.description,
            "field": self.field,
            "source": self.source,
            "step": self.step,
            "reason": self.reason,
            "metadata": self.metadata,
        })
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        json_answer(self.status, &json!({ "error": self.error() }))
    }
}

pub fn json_answer(status: StatusCode, body: &Value) -> Response {
    Response::builder()
        .status(status)
        .content_type("application/json")
        .body(body.to_string())
}

/// Success is 200, on creates too.
pub fn answer(result: Result<Value, Refusal>) -> Response {
    match result {
        Ok(body) => json_answer(StatusCode::OK, &body),
        Err(refusal) => refusal.into_response(),
    }
}
