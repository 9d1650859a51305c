//! Access tokens through the whole program: scopes, cookies beside them, limits, and which operations they reach.

use std::{collections::BTreeSet, sync::Arc};

use async_trait::async_trait;
use boutique::{
    access_scopes,
    http::{Layers, access_tokens::CallersByToken, guard},
};
use kernel::{AccessToken, AccessTokens, Clock, Failure, Limits, testing::TEST_TIME};
use poem::{
    Route,
    http::{Method, StatusCode},
    test::TestClient,
};
use serde_json::{Value, json};

use crate::{
    belongings::person::{Answer, Call},
    document::published,
    support::{
        DemoShop,
        documented::{Documented, operations_of},
    },
};

/// Sets up a token of the demo shop's owner with these scopes.
async fn token(shop: &DemoShop, scopes: &[&str]) -> String {
    let mut owner = shop.person("owner", "demo-owner").await;
    let input = json!({"name": "Accounts sync", "scopes": scopes, "days": 30});
    let created = owner
        .call(
            &shop.client(),
            &Call::post("/admin/access-tokens").json(input),
        )
        .await;
    created.value()["secret"].as_str().unwrap().to_owned()
}

/// Scopes are about customers: what `customers:read` finds by an id is what the list shows.
#[tokio::test]
async fn a_token_reads_customers_and_no_members_of_the_team() {
    let shop = DemoShop::open().await;
    let secret = token(&shop, &["customers:read"]).await;
    let (_, list) = get(&shop, &secret, "/admin/customers").await;
    let customer = format!("/admin/customers/{}", list["items"][0]["id"]);
    assert_eq!(get(&shop, &secret, &customer).await.0, StatusCode::OK);
    let owner = get(&shop, &secret, "/admin/customers/1").await;
    assert_eq!(refused(&owner), (404, "auth.customer_not_found"));
}

/// Status, code and body of a call with these headers alone: no cookie, no `Origin`.
async fn call(
    shop: &DemoShop,
    method: Method,
    path: &str,
    headers: &[(&'static str, &str)],
    body: Option<&Value>,
) -> (StatusCode, Value) {
    let client = shop.client();
    let mut request = client.request(method, format!("/api{path}"));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if let Some(body) = body {
        request = request.body_json(body);
    }
    let response = request.send().await.0;
    let status = response.status();
    let bytes = response.into_body().into_vec().await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or_default())
}

async fn get(shop: &DemoShop, secret: &str, path: &str) -> (StatusCode, Value) {
    let bearer = format!("Bearer {secret}");
    call(shop, Method::GET, path, &[("authorization", &bearer)], None).await
}

fn refused(answer: &(StatusCode, Value)) -> (u16, &str) {
    let code = answer.1["code"].as_str().unwrap_or_default();
    (answer.0.as_u16(), code)
}

#[tokio::test]
async fn a_token_reads_and_writes_without_cookie_and_origin_and_the_log_names_it() {
    let shop = DemoShop::open().await;
    let secret = token(&shop, &["orders:read", "orders:write"]).await;
    let (status, orders) = get(&shop, &secret, "/admin/orders").await;
    assert_eq!(status, StatusCode::OK, "{orders}");
    assert!(!orders["items"].as_array().unwrap().is_empty());
    let bearer = format!("bearer {secret}");
    let area = json!({"location": "Tiruvottiyur", "pinCode": "600019"});
    let headers = [("authorization", bearer.as_str())];
    let written = call(
        &shop,
        Method::POST,
        "/admin/pin-codes",
        &headers,
        Some(&area),
    )
    .await;
    assert!(written.0.is_success(), "{written:?}");
    let details: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE actor IS NOT NULL ORDER BY id DESC LIMIT 1",
    )
    .fetch_one(shop.store.db.read())
    .await
    .unwrap();
    let details: Value = serde_json::from_str(&details).unwrap();
    assert_eq!(details["accessToken"], "Accounts sync");
    let public = get(&shop, &secret, "/catalogue/categories").await;
    assert_eq!(public.0, StatusCode::OK, "what everybody reads");
}

#[tokio::test]
async fn a_token_without_the_scope_is_refused_by_name() {
    let shop = DemoShop::open().await;
    let secret = token(&shop, &["orders:read"]).await;
    let answer = get(&shop, &secret, "/admin/customers").await;
    assert_eq!(refused(&answer), (403, "access_token.scope_needed"));
    let message = answer.1["message"].as_str().unwrap();
    assert!(message.contains("customers:read"), "{message}");
    let bearer = format!("Bearer {secret}");
    let note = json!({"text": "Fabric has arrived"});
    let headers = [("authorization", bearer.as_str())];
    let written = call(
        &shop,
        Method::POST,
        "/admin/orders/1/notes",
        &headers,
        Some(&note),
    )
    .await;
    assert_eq!(refused(&written), (403, "access_token.scope_needed"));
}

#[tokio::test]
async fn what_needs_a_person_refuses_tokens() {
    let shop = DemoShop::open().await;
    let all = scopes(&document());
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let secret = token(&shop, &all).await;
    for path in [
        "/me/account",
        "/me/sessions",
        "/session",
        "/admin/staff",
        "/admin/access-tokens",
        "/admin/payments/provider",
        "/admin/exports/customers",
        "/admin/backups",
        "/admin/audit",
        "/admin/payments/transactions.csv",
    ] {
        let answer = get(&shop, &secret, path).await;
        assert_eq!(
            refused(&answer),
            (403, "access_token.not_allowed"),
            "{path}"
        );
    }
    let bearer = format!("Bearer {secret}");
    let credentials = json!({"email": "owner@example.com", "password": "demo-owner"});
    let headers = [("authorization", bearer.as_str())];
    let login = call(
        &shop,
        Method::POST,
        "/session",
        &headers,
        Some(&credentials),
    )
    .await;
    assert_eq!(refused(&login), (403, "access_token.not_allowed"));
}

#[tokio::test]
async fn cookie_and_token_together_are_refused_and_so_is_an_invalid_token() {
    let shop = DemoShop::open().await;
    let secret = token(&shop, &["orders:read"]).await;
    let mut owner = shop.person("owner", "demo-owner").await;
    let both = Call::get("/admin/orders").header("authorization", format!("Bearer {secret}"));
    let both: Answer = owner.call(&shop.client(), &both).await;
    assert_eq!(both.status, StatusCode::UNAUTHORIZED);
    assert!(
        both.text().contains("access_token.with_cookie"),
        "{}",
        both.text()
    );
    for other in ["boutique_", "", &secret[..80], "customer-1"] {
        let answer = get(&shop, other, "/catalogue/categories").await;
        assert_eq!(refused(&answer), (401, "access_token.invalid"), "{other}");
    }
    let proxy = [("authorization", "Basic c2hvcDpzaG9w")];
    let answer = call(&shop, Method::GET, "/catalogue/categories", &proxy, None).await;
    assert_eq!(
        answer.0,
        StatusCode::OK,
        "the password of a proxy is not ours"
    );
    let cookie = format!("__Host-session={secret}");
    let as_cookie = call(
        &shop,
        Method::GET,
        "/admin/orders",
        &[("cookie", &cookie)],
        None,
    )
    .await;
    assert_eq!(
        refused(&as_cookie),
        (401, "session.needed"),
        "a token is no session"
    );
}

#[tokio::test]
async fn a_revoked_token_is_refused() {
    let shop = DemoShop::open().await;
    let secret = token(&shop, &["orders:read"]).await;
    assert_eq!(get(&shop, &secret, "/admin/orders").await.0, StatusCode::OK);
    let mut owner = shop.person("owner", "demo-owner").await;
    let client = shop.client();
    let listed = owner
        .call(&client, &Call::get("/admin/access-tokens"))
        .await;
    let id = listed.value()[0]["id"].clone();
    let revoke = Call::delete(format!("/admin/access-tokens/{id}"));
    assert_eq!(
        owner.call(&client, &revoke).await.status,
        StatusCode::NO_CONTENT
    );
    let answer = get(&shop, &secret, "/admin/orders").await;
    assert_eq!(refused(&answer), (401, "access_token.invalid"));
    let noted: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM kernel_audit WHERE action = 'security.invalid_access_token'",
    )
    .fetch_one(shop.store.db.read())
    .await
    .unwrap();
    assert_eq!(noted, 1);
}

#[tokio::test]
async fn requests_of_each_token_are_limited() {
    let shop = DemoShop::open().await;
    let secret = token(&shop, &["orders:read"]).await;
    for _ in 0..600 {
        let answer = get(&shop, &secret, "/nowhere").await;
        assert_eq!(answer.0, StatusCode::NOT_FOUND);
    }
    let answer = get(&shop, &secret, "/nowhere").await;
    assert_eq!(refused(&answer), (429, "access_token.limited"));
    let other = token(&shop, &["orders:read"]).await;
    let answer = get(&shop, &other, "/nowhere").await;
    assert_eq!(answer.0, StatusCode::NOT_FOUND, "each has its own");
}

struct NoTokens;

#[async_trait]
impl AccessTokens for NoTokens {
    async fn token(&self, _: &str) -> Result<Option<AccessToken>, Failure> {
        Ok(None)
    }
}

#[tokio::test]
async fn tokens_that_do_not_work_are_limited_for_an_address() {
    let callers = CallersByToken {
        operations: Arc::default(),
        tokens: Arc::new(NoTokens),
        limits: Limits::new(Clock::fixed(TEST_TIME), true),
    };
    let endpoint = guard(
        Route::new(),
        Layers {
            tokens: Some(callers),
            ..Layers::default()
        },
    );
    let client = TestClient::new(endpoint);
    let answer = async || {
        let request = client.get("/api/health");
        let request = request.header("authorization", "Bearer boutique_guess");
        request.send().await.0.status()
    };
    for _ in 0..60 {
        assert_eq!(answer().await, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(answer().await, StatusCode::TOO_MANY_REQUESTS);
    let without = client.get("/api/health").send().await.0.status();
    assert_eq!(without, StatusCode::NOT_FOUND, "others are not in its way");
}

fn document() -> Value {
    serde_json::from_str(published()).unwrap()
}

/// Every scope there is.
fn scopes(document: &Value) -> BTreeSet<String> {
    let scopes = &document["components"]["schemas"]["Scope"]["enum"];
    let scopes = scopes.as_array().unwrap().iter();
    scopes
        .map(|scope| scope.as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn every_operation_is_open_to_a_scope_of_its_kind_or_closed_to_tokens() {
    let document = document();
    let known = scopes(&document);
    let mut used = BTreeSet::new();
    for documented in operations_of(&document) {
        let Documented {
            path,
            method,
            id,
            operation,
        } = documented;
        let security = operation["security"].as_array().unwrap();
        let by_token = security
            .iter()
            .any(|scheme| scheme.get("AccessToken").is_some());
        let scope = operation["x-scope"].as_str();
        assert_eq!(by_token, scope.is_some(), "{id}: the scheme and the scope");
        assert!(
            security.is_empty() || !path.starts_with("/admin") || access_scopes::is_decided(&path),
            "{id}: decide in app/src/access_scopes.rs whether access tokens reach {path}"
        );
        let Some(scope) = scope else { continue };
        used.insert(scope.to_owned());
        assert!(known.contains(scope), "{id}: {scope}");
        let kind = if method == "get" { ":read" } else { ":write" };
        assert!(scope.ends_with(kind), "{id}: {method} with {scope}");
        assert!(
            path.starts_with("/admin/"),
            "{id}: {path} is a person's own"
        );
        let codes = operation["x-codes"].to_string();
        assert!(
            !codes.contains("auth.confirmation_needed"),
            "{id}: it requires a confirmed password, which a token has not: close {path}"
        );
        for closed in [
            ".csv", ".zip", "staff", "token", "key", "backup", "export", "session",
        ] {
            // The figures of a month are the same as JSON and as CSV, and name no customers.
            let is_open = !path.contains(closed) || path.ends_with("/report.csv");
            assert!(is_open, "{id}: {path} is not for tokens");
        }
    }
    assert_eq!(used, known, "each scope opens something");
}

#[tokio::test]
async fn the_table_of_scopes_names_paths_that_exist() {
    let document = document();
    let paths: Vec<&String> = document["paths"].as_object().unwrap().keys().collect();
    for path in access_scopes::paths() {
        let used = paths.iter().any(|known| {
            let below = known.strip_prefix(path);
            below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        assert!(used, "app/src/access_scopes.rs: no operation is at {path}");
    }
}
