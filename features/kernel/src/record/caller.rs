//! Who calls an operation on records.

use std::marker::PhantomData;

use poem::{Request, RequestBody, Result};
use poem_openapi::{ApiExtractor, ApiExtractorType, ExtractParamOptions, registry::Registry};

use super::Stored;
use crate::{
    User,
    session::{Access, Counter, Editor, Manager, Owner, Staff},
};

/// A team member with the access that the kind of record requires; other callers are refused.
pub(super) struct Caller<R> {
    pub user: User,
    kind: PhantomData<fn() -> R>,
}

/// Evaluates an expression with the security scheme of an access level.
macro_rules! with_scheme {
    ($access:expr, $Scheme:ident => $value:expr) => {
        match $access {
            Access::Staff => {
                type $Scheme = Staff;
                $value
            }
            Access::Editor => {
                type $Scheme = Editor;
                $value
            }
            Access::Counter => {
                type $Scheme = Counter;
                $value
            }
            Access::Manager => {
                type $Scheme = Manager;
                $value
            }
            Access::Owner => {
                type $Scheme = Owner;
                $value
            }
        }
    };
}

impl<'a, R: Stored> ApiExtractor<'a> for Caller<R> {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::SecurityScheme];

    type ParamType = ();
    type ParamRawType = ();

    fn register(registry: &mut Registry) {
        with_scheme!(R::KIND.access, Scheme => Scheme::register(registry));
    }

    fn security_schemes() -> Vec<&'static str> {
        with_scheme!(R::KIND.access, Scheme => Scheme::security_schemes())
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        options: ExtractParamOptions<()>,
    ) -> Result<Self> {
        let user = with_scheme!(R::KIND.access, Scheme => {
            Scheme::from_request(request, body, options).await?.0
        });
        Ok(Self {
            user,
            kind: PhantomData,
        })
    }
}
