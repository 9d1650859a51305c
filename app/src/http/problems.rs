//! Whatever goes wrong in the framework leaves as the one problem shape, with a stable code.

use std::{any::Any, sync::Arc};

use kernel::{
    Code, Failure, FieldProblem,
    problem::{
        BODY_TOO_LARGE, BROKEN_JSON, BUSY, INTERNAL, INVALID_PARAMETER, METHOD_NOT_ALLOWED,
        NOT_FOUND, UNSUPPORTED_MEDIA_TYPE,
    },
    session::LOGIN_NEEDED,
};
use poem::{
    Error, Request, Response, Result,
    error::{
        MethodNotAllowedError, NotFoundError, ParsePathError as UnreadablePath, ReadBodyError,
        ResponseError,
    },
    http::{HeaderValue, StatusCode, Uri, header::ALLOW},
};
use poem_openapi::error::{
    ContentTypeError, ParseParamError, ParsePathError, ParseRequestPayloadError,
};

use super::{
    layer::{Inner, Layer},
    operations::Operations,
};

/// Errors become problems here; answers pass unchanged.
#[derive(Clone, Default)]
pub struct Problems(pub Arc<Operations>);

impl Layer for Problems {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let uri = request.uri().clone();
        #[cfg(debug_assertions)]
        let method = request.method().clone();
        let mut response = match inner.call(request).await {
            Ok(response) => response,
            Err(error) => response_of(error, |name| self.0.parameter_name(uri.path(), name)),
        };
        #[cfg(debug_assertions)]
        self.0.hold(&method, &uri, &response);
        if response.status() == StatusCode::METHOD_NOT_ALLOWED {
            response.headers_mut().insert(ALLOW, allowed(&self.0, &uri));
        }
        Ok(response)
    }
}

/// Everything outside the API is only read.
fn allowed(operations: &Operations, uri: &Uri) -> HeaderValue {
    operations
        .methods_of(uri.path())
        .and_then(|methods| HeaderValue::try_from(methods).ok())
        .unwrap_or(HeaderValue::from_static("GET, HEAD"))
}

/// An error as it is sent. Its cause is logged here or, for a [`Failure`], where that is turned into an answer.
fn response_of<'a>(error: Error, parameter_name: impl Fn(&'a str) -> &'a str) -> Response {
    if error.is_from_response() {
        return error.into_response();
    }
    // The failure makes its own answer: `Error::into_response` would drop the code from its extensions.
    match error.downcast_ref::<Failure>() {
        Some(failure) => failure.as_response(),
        None => failure_of(&error, parameter_name).as_response(),
    }
}

fn failure_of<'a>(error: &Error, parameter_name: impl Fn(&'a str) -> &'a str) -> Failure {
    if let Some(ParseParamError { name, .. }) = error.downcast_ref() {
        return invalid_parameter(parameter_name(name));
    }
    if let Some(ParsePathError { name, .. }) = error.downcast_ref() {
        return invalid_parameter(parameter_name(name));
    }
    if error.is::<ParseRequestPayloadError>() {
        return BROKEN_JSON.into();
    }
    if error.is::<ContentTypeError>() {
        return UNSUPPORTED_MEDIA_TYPE.into();
    }
    // The second is an address that is no text once its escapes are undone: nothing can be there either.
    if error.is::<NotFoundError>() || error.is::<UnreadablePath>() {
        return NOT_FOUND.into();
    }
    if error.is::<MethodNotAllowedError>() {
        return METHOD_NOT_ALLOWED.into();
    }
    match error.downcast_ref() {
        Some(ReadBodyError::PayloadTooLarge) => return BODY_TOO_LARGE.into(),
        Some(ReadBodyError::Io(_) | ReadBodyError::Utf8(_)) => {
            return Failure::from(BROKEN_JSON)
                .with_message("The body could not be read to its end.");
        }
        _ => {}
    }
    by_status(error)
}

fn by_status(error: &Error) -> Failure {
    let code = match error.status() {
        // No session cookie at all: the framework says no before anybody has looked at it.
        StatusCode::UNAUTHORIZED => LOGIN_NEEDED,
        StatusCode::NOT_FOUND => NOT_FOUND,
        StatusCode::METHOD_NOT_ALLOWED => METHOD_NOT_ALLOWED,
        StatusCode::PAYLOAD_TOO_LARGE => BODY_TOO_LARGE,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => UNSUPPORTED_MEDIA_TYPE,
        StatusCode::SERVICE_UNAVAILABLE => BUSY,
        status if status.is_client_error() => Code {
            status: status.as_u16(),
            ..INVALID_PARAMETER
        },
        _ => return Failure::internal(error.to_string()),
    };
    code.into()
}

fn invalid_parameter(name: &str) -> Failure {
    let problem = FieldProblem::new(name, "invalid", "This value does not fit.");
    Failure::from(INVALID_PARAMETER)
        .with_message(format!("The parameter '{name}' is not valid."))
        .with_fields(vec![problem])
}

/// A panic ends its request and nothing else. What it said is written by the panic hook, with the request's id.
pub fn after_panic(_: Box<dyn Any + Send + 'static>) -> Response {
    Error::from(Failure::new(INTERNAL)).into_response()
}
