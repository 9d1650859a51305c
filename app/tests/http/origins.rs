use boutique::http::accept::Connections;
use poem::{
    http::{Method, StatusCode},
    test::TestClient,
};
use serde_json::{Value, json};

use crate::{
    http::shop::{Running, small_shop},
    support::{DemoShop, documented::operations_of, published_document},
};

async fn create(public_address: Option<&str>, headers: &[(&str, &str)]) -> (StatusCode, String) {
    let client = TestClient::new(small_shop(public_address).endpoint);
    let mut request = client
        .post("/api/things")
        .body_json(&json!({"name": "Asha"}));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = request.send().await.0;
    (
        response.status(),
        response.into_body().into_string().await.unwrap(),
    )
}

#[tokio::test]
async fn a_write_has_to_come_from_the_shops_origin() {
    let public = Some("https://shop.example");
    for headers in [
        &[("sec-fetch-site", "same-origin")],
        &[("origin", "https://shop.example")],
    ] {
        assert_eq!(
            create(public, headers).await,
            (StatusCode::OK, "Asha".to_owned())
        );
    }
    let refused: [&[(&str, &str)]; 5] = [
        &[],
        &[
            ("sec-fetch-site", "cross-site"),
            ("origin", "https://shop.example"),
        ],
        &[("origin", "null")],
        &[("origin", "https://evil.example")],
        &[("origin", "http://evil.example"), ("host", "evil.example")],
    ];
    for headers in refused {
        let (status, body) = create(public, headers).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{headers:?}");
        assert!(body.contains("request.forbidden_origin"), "{body}");
    }
}

#[tokio::test]
async fn a_demo_compares_with_the_address_that_was_called() {
    let called = ("host", "127.0.0.1:3000");
    assert_eq!(
        create(None, &[called, ("origin", "http://127.0.0.1:3000")])
            .await
            .0,
        StatusCode::OK
    );
    assert_eq!(
        create(None, &[called, ("origin", "http://127.0.0.1:4000")])
            .await
            .0,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn a_demo_accepts_writes_over_http_2() {
    let shop = small_shop(None).endpoint;
    let server = Running::start(shop, Connections::default()).await;
    // Every client of this crate needs one, even without TLS.
    let _ = rustls::crypto::ring::default_provider().install_default();
    // Prior knowledge, as used by a proxy in front of the shop. Such a request names its host in
    // `:authority` only.
    let caller = reqwest::Client::builder().http2_prior_knowledge();
    let caller = caller.build().unwrap();
    let own = format!("http://{}", server.address);
    for (origin, status) in [
        (own.as_str(), 200),
        ("http://evil.example", 403),
        ("null", 403),
    ] {
        let request = caller
            .post(format!("{own}/api/things"))
            .header("origin", origin)
            .json(&json!({"name": "Asha"}));
        let answer = request.send().await.unwrap();
        assert_eq!(answer.version(), reqwest::Version::HTTP_2);
        assert_eq!(answer.status().as_u16(), status, "{origin}");
    }
}

#[tokio::test]
async fn reads_have_no_origin_check_and_no_cors_headers() {
    let client = TestClient::new(small_shop(Some("https://shop.example")).endpoint);
    let request = client
        .get("/api/things/7")
        .header("origin", "https://evil.example");
    let response = request
        .header("sec-fetch-site", "cross-site")
        .send()
        .await
        .0;
    assert_eq!(response.status(), StatusCode::OK);
    assert!(
        response
            .headers()
            .keys()
            .all(|name| !name.as_str().starts_with("access-control"))
    );
}

#[tokio::test]
async fn clients_cannot_choose_the_address_for_limits() {
    let client = TestClient::new(small_shop(None).endpoint);
    for header in ["x-forwarded-for", "x-real-ip", "forwarded"] {
        let answer = client
            .get("/whose")
            .header(header, "203.0.113.9")
            .send()
            .await
            .0;
        assert_eq!(
            answer.into_body().into_string().await.unwrap(),
            "127.0.0.1",
            "{header}"
        );
    }
}

#[tokio::test]
async fn only_signed_operations_accept_other_origins() {
    let demo = DemoShop::open().await;
    let client = demo.client();
    let document: Value = serde_json::from_str(&published_document()).unwrap();
    let mut answered = Vec::new();
    for operation in operations_of(&document) {
        let method = operation.method.to_uppercase().parse::<Method>().unwrap();
        if method.is_safe() {
            continue;
        }
        let path = operation.path.split('/');
        let path = path.map(|part| if part.starts_with('{') { "1" } else { part });
        let address = format!("/api{}", path.collect::<Vec<_>>().join("/"));
        let call = client.request(method, &address);
        let answer = call.header("origin", "https://evil.example").send().await;
        let text = answer.0.into_body().into_string().await.unwrap();
        if !text.contains("request.forbidden_origin") {
            answered.push(operation.id);
        }
    }
    let signed = [
        "payment_webhook",
        "payment_callback",
        "message_webhook_whatsapp",
        "message_webhook_sms",
    ];
    assert_eq!(answered, signed);
}
