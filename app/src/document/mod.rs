//! What the API says about itself: the words that stand before its operations, and the codes of its own rules. The
//! document made of it is checked in and built into the client, so a release has no part of what writes it.

#[cfg(debug_assertions)]
mod bodies;
#[cfg(debug_assertions)]
mod components;
#[cfg(debug_assertions)]
mod default_security;
#[cfg(debug_assertions)]
mod examples;
#[cfg(debug_assertions)]
mod obvious;
#[cfg(debug_assertions)]
mod parameters;
#[cfg(debug_assertions)]
mod publish;
#[cfg(debug_assertions)]
mod references;
#[cfg(debug_assertions)]
mod responses;
#[cfg(debug_assertions)]
mod silent;
#[cfg(debug_assertions)]
mod text;

use std::collections::BTreeMap;

#[cfg(debug_assertions)]
use kernel::ListedCodes;
use kernel::{Code, Counted, Gives, listed_codes::RULES, problem::METHOD_NOT_ALLOWED};
use maintenance::Schema;
use poem_openapi::{OpenApi, OpenApiService};

#[cfg(not(debug_assertions))]
use crate::http::operations::CHECKED_IN;
#[cfg(debug_assertions)]
use crate::http::{
    health::HealthApi,
    operations::{as_checked_in, described},
};
use crate::{context::Context, features, setup::opening::NOT_OPEN};

const DESCRIPTION: &str = "Money is whole paise, times are RFC 3339 in UTC, days are India's. \
    Unknown query parameters are ignored, unknown body fields are refused. \
    Unsafe methods need an `Origin` header that names the shop's public address, unless the caller has an access token.";

/// What a newcomer tries first, with addresses of the shop whose reference this is.
const FIRST_EXAMPLE: &str = r#"## A first example

What does the shop stitch, without a login:

```
curl https://shop.example.com/api/catalogue/categories?seed=1
```

Log in, keep the cookie, and read your orders:

```
curl --cookie-jar cookies --header 'Origin: https://shop.example.com' --json '{"mobile": "98765 43210", "password": "three rani petticoats"}' https://shop.example.com/api/session
curl --cookie cookies https://shop.example.com/api/me/orders
```

A price of `125000` is ₹1,250.

## A program of your own

The owner creates an access token under Settings, Access tokens. This one has the scopes `orders:read` and
`orders:write`; an operation names its own as `x-scope`. No cookie and no `Origin` is needed:

```
export TOKEN=boutique_...
curl --header "Authorization: Bearer $TOKEN" https://shop.example.com/api/admin/orders
curl --header "Authorization: Bearer $TOKEN" --json '{"text": "Fabric has arrived"}' https://shop.example.com/api/admin/orders/12/notes
```

A token acts as its creator, may make 600 requests a minute, and cannot do what requires a confirmed password."#;

/// What stands before the list of codes that follow from what an operation is.
const ERRORS: &str = "Every error has the same shape: a stable `code`, a sentence, and for forms every field to correct. \
    [All codes, with statuses and sentences](/docs/errors). `Retry-After` says how many seconds to wait. `X-Request-Id` \
    names an answer in the server's log. `x-codes` are those of an operation's own rules; with \
    `auth.confirmation_needed` the password must be confirmed within the last 10 minutes: `session_confirm`. The \
    others follow from what it is:";

/// How requests are repeated.
const REPEATED: &str = "## Sending again\n\nPublic reads have an `ETag`: sent as `If-None-Match`, the answer is 304 \
    while nothing has changed. The same `Idempotency-Key` gets the same user the same answer for 24 hours.";

/// The service under `/api`.
pub fn service<Api: OpenApi>(api: Api) -> OpenApiService<Api, ()> {
    OpenApiService::new(api, "Boutique", env!("CARGO_PKG_VERSION"))
        .description(description())
        .server("/api")
}

fn description() -> String {
    let names = |codes: &[kernel::Code]| {
        let names: Vec<String> = codes
            .iter()
            .map(|code| format!("`{}`", code.name))
            .collect();
        names.join(", ")
    };
    let rules = RULES.iter();
    let lines: Vec<String> = rules
        .map(|rule| format!("- {}: {}", rule.of, names(rule.codes)))
        .collect();
    format!(
        "{DESCRIPTION}\n\n{FIRST_EXAMPLE}\n\n{REPEATED}\n\n## Errors\n\n{ERRORS}\n\n{}",
        lines.join("\n")
    )
}

/// Every code that an operation answers with, by its name: those of the features, those that follow from what an
/// operation is, and those of a request that reaches none.
pub fn codes(gives: &[Gives]) -> BTreeMap<&'static str, Code> {
    let own = gives.iter().flat_map(|feature| &feature.codes);
    let own = own.flat_map(|(_, codes)| codes);
    let derived = RULES.iter().flat_map(|rule| rule.codes);
    let codes = own.chain(derived).chain([&METHOD_NOT_ALLOWED, &NOT_OPEN]);
    codes.map(|code| (code.name, *code)).collect()
}

/// Which codes the operations of an API with these parts answer with.
///
/// # Errors
/// A sentence about a list that is wrong.
#[cfg(debug_assertions)]
pub fn listed_codes<Api: OpenApi>(_: &Api, gives: &[Gives]) -> Result<ListedCodes, String> {
    listed_codes_of::<Api>(gives)
}

#[cfg(debug_assertions)]
fn listed_codes_of<Api: OpenApi>(gives: &[Gives]) -> Result<ListedCodes, String> {
    // What can be paid for adds its own refusals to the operations that take the money.
    let listed = ListedCodes::of::<Api>(gives.iter().flat_map(|feature| feature.codes.clone()))?;
    match listed.elsewhere() {
        [] => Ok(listed),
        [id, ..] => Err(format!(
            "there are codes for the operation '{id}', which does not exist"
        )),
    }
}

/// The API document. A release has the one that was checked in when it was built.
///
/// # Errors
/// A sentence, when the client of a release has none.
#[cfg(not(debug_assertions))]
pub fn document() -> Result<String, String> {
    crate::site::client::Client::built().text(crate::http::docs::DOCUMENT)
}

/// The API document, made of the features' shape alone: no database is opened.
///
/// # Errors
/// A sentence about a list of codes that is wrong.
#[cfg(debug_assertions)]
pub fn document() -> Result<String, String> {
    published().map(|(document, _)| document)
}

/// The list of operations with which this program was built.
///
/// # Errors
/// None.
#[cfg(not(debug_assertions))]
pub fn operations() -> Result<String, String> {
    Ok(CHECKED_IN.to_owned())
}

/// The list of operations with which a release is built.
///
/// # Errors
/// A sentence, when an operation is no JSON.
#[cfg(debug_assertions)]
pub fn operations() -> Result<String, String> {
    operations_of(&features::join(&Context::unopened()?)?)
}

#[cfg(debug_assertions)]
fn operations_of<Api: OpenApi>(_: &features::Joined<Api>) -> Result<String, String> {
    as_checked_in(&described::<(Api, HealthApi)>())
}

/// The API document and the codes that its operations answer with.
///
/// # Errors
/// A sentence about a list of codes that is wrong.
#[cfg(debug_assertions)]
pub fn published() -> Result<(String, ListedCodes), String> {
    published_of(&features::join(&Context::unopened()?)?)
}

#[cfg(debug_assertions)]
fn published_of<Api: OpenApi>(
    joined: &features::Joined<Api>,
) -> Result<(String, ListedCodes), String> {
    let listed = listed_codes_of::<(Api, HealthApi)>(&joined.gives)?;
    let gives = || joined.gives.iter();
    let payables = gives().flat_map(|feature| &feature.payables);
    let facts = publish::Facts {
        codes: codes(&joined.gives),
        search_kinds: gives().flat_map(Gives::search_kinds).copied().collect(),
        payables: payables.map(|payable| payable.kind()).collect(),
    };
    let document = publish::publish::<(Api, HealthApi)>(&listed, facts)?;
    Ok((document, listed))
}

/// The tables that this program knows, and what people would miss if they were gone.
///
/// # Errors
/// None of its own: the features join as they do for the shop.
pub fn known_tables() -> Result<(Schema, Vec<Counted>), String> {
    let gives = features::join(&Context::unopened()?)?.gives;
    let counted = gives.iter().map(|feature| feature.counted).collect();
    Ok((Schema::known(&gives), counted))
}
