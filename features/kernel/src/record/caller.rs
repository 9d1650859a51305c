//! Who calls an operation on records.

use std::marker::PhantomData;

use poem::{Request, RequestBody, Result};
use poem_openapi::{ApiExtractor, ApiExtractorType, ExtractParamOptions, registry::Registry};

use super::Stored;
use crate::{Owner, Staff, User};

/// A staff member or the owner, as the kind of record allows; other callers are refused.
pub(super) struct Caller<R> {
    pub user: User,
    kind: PhantomData<fn() -> R>,
}

impl<'a, R: Stored> ApiExtractor<'a> for Caller<R> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::SecurityScheme];

    type ParamType = ();
    type ParamRawType = ();

    fn register(registry: &mut Registry) {
        if R::KIND.owner_only {
            Owner::register(registry);
        } else {
            Staff::register(registry);
        }
    }

    fn security_schemes() -> Vec<&'static str> {
        if R::KIND.owner_only {
            Owner::security_schemes()
        } else {
            Staff::security_schemes()
        }
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        options: ExtractParamOptions<()>,
    ) -> Result<Self> {
        let user = if R::KIND.owner_only {
            Owner::from_request(request, body, options).await?.0
        } else {
            Staff::from_request(request, body, options).await?.0
        };
        Ok(Self {
            user,
            kind: PhantomData,
        })
    }
}
