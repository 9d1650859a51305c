//! Error codes of each operation: those of its own rules, listed by its feature, and those that
//! follow from the kind of operation. In debug builds a response with any other code panics, so the
//! lists are complete.

use std::collections::BTreeMap;

use poem::{Response, http::Method};
use poem_openapi::{
    OpenApi, OperationId,
    registry::{MetaOperation, MetaParamIn},
};

use crate::{
    access_token::{
        SCOPE_NEEDED, TOKEN_INVALID, TOKEN_LIMITED, TOKEN_NOT_ALLOWED, TOKEN_WITH_COOKIE,
    },
    idempotency::{self, KEY_INVALID, KEY_REUSED, STILL_RUNNING},
    problem::{
        BODY_TOO_LARGE, BROKEN_JSON, BUSY, Code, FORBIDDEN_ORIGIN, Failure, INTERNAL, INVALID_BODY,
        INVALID_PARAMETER, NOT_FOUND, TIMEOUT, TOO_MANY_REQUESTS, UNSUPPORTED_MEDIA_TYPE,
    },
    session::{LOGIN_NEEDED, NOT_ALLOWED},
};

/// Codes that follow from the kind of operation and are listed by no feature.
pub struct Rule {
    /// Name in the API document.
    pub name: &'static str,
    /// Which operations it applies to, as described in the API document.
    pub of: &'static str,
    pub codes: &'static [Code],
    applies: fn(&MetaOperation) -> bool,
}

/// Tag of operations that may be called from any origin, because they check a signature.
pub const SIGNED: &str = "Signed";

pub const RULES: &[Rule] = &[
    Rule {
        name: "always",
        of: "every operation",
        codes: &[INTERNAL, BUSY, TIMEOUT],
        applies: |_| true,
    },
    Rule {
        name: "parameters",
        of: "an operation with parameters",
        codes: &[INVALID_PARAMETER],
        applies: |operation| !operation.params.is_empty(),
    },
    // A path that is not valid UTF-8 once it is percent-decoded.
    Rule {
        name: "path",
        of: "an operation with parameters in its path",
        codes: &[NOT_FOUND],
        applies: |operation| {
            let mut places = operation.params.iter().map(|parameter| parameter.in_type);
            places.any(|place| place == MetaParamIn::Path)
        },
    },
    Rule {
        name: "key",
        of: "an operation that takes an `Idempotency-Key`",
        codes: &[KEY_INVALID, KEY_REUSED, STILL_RUNNING],
        applies: |operation| {
            let mut names = operation.params.iter().map(|parameter| &parameter.name);
            names.any(|name| name == idempotency::HEADER)
        },
    },
    Rule {
        name: "unsafe",
        of: "every method but GET, unless the operation has the tag `Signed`",
        codes: &[FORBIDDEN_ORIGIN, BODY_TOO_LARGE, TOO_MANY_REQUESTS],
        applies: |operation| operation.method != Method::GET && !is_signed(operation),
    },
    Rule {
        name: "signed",
        of: "an operation with the tag `Signed`, which may be called from any origin",
        codes: &[BODY_TOO_LARGE, TOO_MANY_REQUESTS],
        applies: is_signed,
    },
    Rule {
        name: "body",
        of: "an operation that takes a body",
        codes: &[BROKEN_JSON, UNSUPPORTED_MEDIA_TYPE],
        applies: |operation| operation.request.is_some(),
    },
    Rule {
        name: "json",
        of: "an operation that takes JSON",
        codes: &[INVALID_BODY],
        applies: takes_json,
    },
    Rule {
        name: "login",
        of: "an operation for people who are logged in",
        codes: &[LOGIN_NEEDED],
        applies: needs_login,
    },
    Rule {
        name: "role",
        of: "an operation for Staff, or for some of its roles",
        codes: &[NOT_ALLOWED],
        applies: needs_role,
    },
    // The client sends none, so its types leave this rule out (`web/build/schema.mjs`).
    Rule {
        name: "token",
        of: "every operation, called with an access token",
        codes: &[
            TOKEN_INVALID,
            TOKEN_WITH_COOKIE,
            TOKEN_NOT_ALLOWED,
            SCOPE_NEEDED,
            TOKEN_LIMITED,
        ],
        applies: |_| true,
    },
];

/// Whether an operation may be called from any origin, because its input is signed.
pub fn is_signed(operation: &MetaOperation) -> bool {
    operation.tags.contains(&SIGNED)
}

fn takes_json(operation: &MetaOperation) -> bool {
    operation.request.as_ref().is_some_and(|request| {
        let mut contents = request.content.iter();
        contents.any(|content| content.content_type.starts_with("application/json"))
    })
}

/// Whether an operation requires a login. An empty security scheme admits visitors.
pub fn needs_login(operation: &MetaOperation) -> bool {
    let schemes = &operation.security;
    !schemes.is_empty() && schemes.iter().all(|scheme| !scheme.is_empty())
}

/// Names of the security schemes that require a role.
const ROLE_SCHEMES: &[&str] = &["Staff", "Editor", "Counter", "Manager", "Owner"];

fn needs_role(operation: &MetaOperation) -> bool {
    let mut names = operation.security.iter().flat_map(|scheme| scheme.keys());
    needs_login(operation) && names.all(|name| ROLE_SCHEMES.contains(name))
}

/// The codes of one operation.
#[derive(Clone, Debug, Default)]
struct Promised {
    own: Vec<Code>,
    derived: Vec<Code>,
}

/// The codes of all operations of an API, by operation id.
#[derive(Clone, Debug, Default)]
pub struct ListedCodes {
    operations: BTreeMap<&'static str, Promised>,
    /// Operation ids that are listed but belong to other features.
    elsewhere: Vec<&'static str>,
}

impl ListedCodes {
    /// The codes of an API's operations, with those of their own rules by their ids.
    ///
    /// # Errors
    /// A message about a redundant list entry.
    pub fn of<Api: OpenApi>(
        lists: impl IntoIterator<Item = (&'static str, Vec<Code>)>,
    ) -> Result<Self, String> {
        let mut listed = Self::default();
        let operations = Api::meta().into_iter().flat_map(|api| api.paths);
        for operation in operations.flat_map(|path| path.operations) {
            let applying = RULES.iter().filter(|rule| (rule.applies)(&operation));
            let promised = Promised {
                own: Vec::new(),
                derived: applying.flat_map(|rule| rule.codes).copied().collect(),
            };
            let id = operation.operation_id.unwrap_or_default();
            listed.operations.insert(id, promised);
        }
        for (id, codes) in lists {
            let Some(promised) = listed.operations.get_mut(id) else {
                listed.elsewhere.push(id);
                continue;
            };
            for code in codes {
                if promised.derived.contains(&code) {
                    let name = code.name;
                    return Err(format!(
                        "'{name}' of '{id}' follows from what the operation is: take it out of the list"
                    ));
                }
                if promised.own.contains(&code) {
                    return Err(format!("'{}' is listed twice for '{id}'", code.name));
                }
                promised.own.push(code);
            }
        }
        Ok(listed)
    }

    /// Listed ids that no operation has.
    pub fn elsewhere(&self) -> &[&'static str] {
        &self.elsewhere
    }

    /// The codes of an operation's own rules, as listed by its feature.
    pub fn own(&self, id: &str) -> &[Code] {
        self.operations
            .get(id)
            .map_or(&[], |promised| &promised.own)
    }

    /// All codes that an operation can return.
    pub fn codes(&self, id: &str) -> impl Iterator<Item = Code> {
        let promised = self.operations.get(id).into_iter();
        promised.flat_map(|promised| promised.own.iter().chain(&promised.derived).copied())
    }

    /// Ids of all operations.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.operations.keys().copied()
    }

    /// In debug builds, panics if this operation does not list the code.
    pub fn hold(&self, id: &str, code: Code) {
        let listed = || self.codes(id).any(|listed| listed.name == code.name);
        debug_assert!(
            listed(),
            "'{id}' answered '{}', which its feature does not list among its codes",
            code.name
        );
    }

    /// Checks a response of a single feature's operation. A code passed on from another feature is
    /// listed by that one, and checked in the complete program.
    pub fn hold_answer(&self, answer: &poem::Result<Response>) {
        let (id, code) = match answer {
            Ok(response) => (
                response.data::<OperationId>(),
                response.extensions().get::<Code>().copied(),
            ),
            Err(error) => (
                error.data::<OperationId>(),
                error.downcast_ref::<Failure>().map(Failure::code),
            ),
        };
        if let (Some(OperationId(id)), Some(code)) = (id, code)
            && self.knows_feature_of(code)
        {
            self.hold(id, code);
        }
    }

    fn knows_feature_of(&self, code: Code) -> bool {
        let feature = |code: Code| code.name.split('.').next();
        self.ids()
            .flat_map(|id| self.codes(id))
            .any(|listed| feature(listed) == feature(code))
    }
}

#[cfg(test)]
mod tests {
    use poem_openapi::{Object, Tags, param::Path, payload::PlainText};

    use super::*;
    use crate::{Checked, idempotency::IdempotencyKey, session::Staff};

    const GONE: Code = Code::new(404, "things.gone", "It is gone.");

    #[derive(Object)]
    struct Change {
        name: String,
    }

    #[derive(Tags)]
    enum Tag {
        Signed,
    }

    struct Things;

    #[OpenApi]
    impl Things {
        #[oai(path = "/things", method = "get", operation_id = "thing_list")]
        async fn list(&self) -> PlainText<String> {
            PlainText(String::new())
        }

        #[oai(path = "/things/:id", method = "put", operation_id = "thing_update")]
        async fn update(
            &self,
            _staff: Staff,
            _id: Path<i64>,
            #[oai(name = "Idempotency-Key")] _key: IdempotencyKey,
            change: Checked<Change>,
        ) -> PlainText<String> {
            PlainText(change.0.name)
        }

        #[oai(
            path = "/things/heard",
            method = "post",
            operation_id = "thing_hear",
            tag = "Tag::Signed"
        )]
        async fn hear(&self) -> PlainText<String> {
            PlainText(String::new())
        }
    }

    #[test]
    fn codes_follow_from_what_an_operation_is() {
        let listed = ListedCodes::of::<Things>([]).unwrap();
        let without_token = |id| {
            let codes = listed.codes(id);
            codes
                .filter(|code| !code.name.starts_with("access_token."))
                .collect::<Vec<Code>>()
        };
        assert_eq!(without_token("thing_list"), [INTERNAL, BUSY, TIMEOUT]);
        for code in RULES.iter().flat_map(|rule| rule.codes) {
            assert!(listed.codes("thing_update").any(|listed| listed == *code));
        }
        let expected = [INTERNAL, BUSY, TIMEOUT, BODY_TOO_LARGE, TOO_MANY_REQUESTS];
        assert_eq!(
            without_token("thing_hear"),
            expected,
            "it may be called from any origin"
        );
    }

    #[test]
    fn nothing_is_said_twice() {
        let derived = [("thing_update", vec![GONE, NOT_ALLOWED])];
        let derived = ListedCodes::of::<Things>(derived);
        assert!(derived.unwrap_err().contains("follows from what"));
        let twice = ListedCodes::of::<Things>([("thing_list", vec![GONE, GONE])]);
        assert!(twice.unwrap_err().contains("twice"));
        let elsewhere = ListedCodes::of::<Things>([("thing_eat", vec![GONE])]).unwrap();
        assert_eq!(elsewhere.elsewhere(), ["thing_eat"]);
    }

    #[test]
    fn a_listed_code_is_held() {
        let listed = ListedCodes::of::<Things>([("thing_list", vec![GONE])]).unwrap();
        listed.hold("thing_list", GONE);
        listed.hold("thing_list", BUSY);
    }

    #[test]
    #[should_panic(expected = "'thing_list' answered 'session.not_allowed'")]
    fn an_unlisted_code_panics() {
        let listed = ListedCodes::of::<Things>([]).unwrap();
        listed.hold("thing_list", NOT_ALLOWED);
    }
}
