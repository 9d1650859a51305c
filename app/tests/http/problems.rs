use poem::{
    Response,
    http::{Method, StatusCode},
    test::TestClient,
};
use serde_json::{Value, json};

use crate::http::shop::small_shop;

struct Answer {
    response: Response,
    body: Value,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.response
            .headers()
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(method: Method, path: &str, content_type: &str, body: &str) -> Answer {
    let client = TestClient::new(small_shop(None).endpoint);
    let mut request = client
        .request(method, path)
        .header("sec-fetch-site", "same-origin")
        .body(body.to_owned());
    if !content_type.is_empty() {
        request = request.header("content-type", content_type);
    }
    let mut response = request.send().await.0;
    let text = response.take_body().into_string().await.unwrap();
    let body =
        serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path} answered no JSON: {text:?}"));
    Answer { response, body }
}

async fn get(path: &str) -> Answer {
    ask(Method::GET, path, "", "").await
}

async fn post(content_type: &str, body: &str) -> Answer {
    ask(Method::POST, "/api/things", content_type, body).await
}

fn expect(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.response.status().as_u16(), status, "{}", answer.body);
    assert_eq!(answer.body["code"], code);
    assert!(answer.body["message"].as_str().unwrap().len() > 10);
    assert_eq!(
        answer.header("content-type"),
        "application/json; charset=utf-8"
    );
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert!(
        answer
            .header("content-security-policy")
            .contains("script-src 'self';")
    );
    assert_eq!(answer.header("x-request-id").len(), 32);
}

#[tokio::test]
async fn an_unknown_address() {
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/things/",
        "/api/things/7/8",
        "/nothing",
        "/api/%2e%2e/x",
        "/api/%ff",
        "/%ff",
    ] {
        expect(&get(path).await, 404, "request.not_found");
    }
}

#[tokio::test]
async fn an_unsupported_method_lists_the_supported_ones() {
    for (method, path, allowed) in [
        (Method::DELETE, "/api/things", "GET, HEAD, POST"),
        (Method::OPTIONS, "/api/things/7", "GET, HEAD"),
        (Method::GET, "/api/bytes", "POST"),
        (Method::POST, "/whose", "GET, HEAD"),
        (
            Method::from_bytes(b"BREW").unwrap(),
            "/api/things",
            "GET, HEAD, POST",
        ),
    ] {
        let answer = ask(method, path, "", "").await;
        expect(&answer, 405, "request.method_not_allowed");
        assert_eq!(answer.header("allow"), allowed, "{path}");
    }
}

#[tokio::test]
async fn an_invalid_parameter_is_named() {
    for (path, name) in [
        ("/api/things/abc", "id"),
        ("/api/things/99999999999999999999", "id"),
        ("/api/things?seed=many", "seed"),
    ] {
        let answer = get(path).await;
        expect(&answer, 400, "request.invalid_parameter");
        assert_eq!(answer.body["fields"][0]["field"], name);
        assert!(answer.body["message"].as_str().unwrap().contains(name));
    }
}

#[tokio::test]
async fn a_body_that_is_not_a_json_object() {
    expect(
        &post("text/plain", "x").await,
        415,
        "request.unsupported_media_type",
    );
    expect(&post("", "{}").await, 415, "request.unsupported_media_type");
    for broken in ["", "{", "{\"name\":}", "\u{feff}{}", "nonsense"] {
        expect(
            &post("application/json", broken).await,
            400,
            "request.broken_json",
        );
    }
    let answer = post("application/json", "{\"name\": 1, \"role\": \"owner\"}").await;
    expect(&answer, 422, "request.invalid_body");
    let fields: Vec<_> = answer.body["fields"]
        .as_array()
        .unwrap()
        .iter()
        .map(|field| &field["field"])
        .collect();
    assert_eq!(fields, [&json!("name"), &json!("role")]);
}

#[tokio::test]
async fn a_panic_ends_its_request_only() {
    let client = TestClient::new(small_shop(None).endpoint);
    for _ in 0..2 {
        let response = client.get("/api/panic").send().await.0;
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(response.headers().contains_key("content-security-policy"));
        let text = response.into_body().into_string().await.unwrap();
        assert!(
            text.contains("store.internal") && !text.contains("secret"),
            "{text}"
        );
    }
    client
        .get("/api/things/7")
        .send()
        .await
        .assert_status_is_ok();
}

#[tokio::test]
async fn internal_errors_reveal_nothing() {
    let answer = get("/api/broken").await;
    expect(&answer, 500, "store.internal");
    assert!(!answer.body.to_string().contains("secret"));
}

#[tokio::test]
async fn a_busy_store_sends_retry_after() {
    let answer = get("/api/busy").await;
    expect(&answer, 503, "store.busy");
    assert_eq!(answer.header("retry-after"), "2");
}

#[tokio::test]
async fn unknown_parameters_are_ignored() {
    let client = TestClient::new(small_shop(None).endpoint);
    for query in ["utm_source=x&fbclid=y", "&&=", "seed", "%ff=%fe", "x[]=1"] {
        let response = client.get(format!("/api/things/7?{query}")).send().await;
        response.assert_status_is_ok();
    }
}
