//! A JSON body for operations with further rules, so that a form gets the problems of all its
//! fields together.

use poem::{Request, RequestBody};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ExtractParamOptions, registry::MetaRequest, registry::Registry,
    types::ParseFromJSON,
};
use serde_json::Value;

use crate::{
    body::{Checked, parse, read},
    problem::{Failure, FieldProblem},
};

/// Like `Checked`, but a malformed body reaches the operation too.
pub struct Draft<T>(pub Result<T, RefusedDraft>);

/// A malformed body: its problems and its JSON.
pub struct RefusedDraft {
    failure: Failure,
    body: Value,
}

impl RefusedDraft {
    /// The text field with this name, as sent.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.body.get(name)?.as_str()
    }

    /// The items of the list with this name, as sent; none if it is no list.
    pub fn items(&self, name: &str) -> &[Value] {
        self.body[name].as_array().map_or(&[], Vec::as_slice)
    }

    /// Combines the problems of the shape with those of the operation's own rules.
    pub fn with(self, more: Vec<FieldProblem>) -> Failure {
        let mut fields = self.failure.problem().fields.unwrap_or_default();
        fields.extend(more);
        self.failure.with_fields(fields)
    }
}

impl<'a, T: ParseFromJSON> ApiExtractor<'a> for Draft<T> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::RequestObject];

    type ParamType = ();
    type ParamRawType = ();

    fn register(registry: &mut Registry) {
        Checked::<T>::register(registry);
    }

    fn request_meta() -> Option<MetaRequest> {
        Checked::<T>::request_meta()
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        _options: ExtractParamOptions<()>,
    ) -> poem::Result<Self> {
        let value = read(request, body).await?;
        let parsed = parse::<T>(value.clone());
        Ok(Self(parsed.map_err(|failure| RefusedDraft {
            failure,
            body: value,
        })))
    }
}
