use kernel::Db;
use poem::{
    Response,
    endpoint::BoxEndpoint,
    http::{HeaderMap, StatusCode},
    test::TestClient,
};

use crate::http::shop::{SmallShop, small_shop, small_shop_on};

struct Shop {
    asked: crate::http::shop::Asked,
    clock: kernel::Clock,
    client: TestClient<BoxEndpoint<'static, Response>>,
}

fn shop() -> Shop {
    shop_of(small_shop(None))
}

fn shop_of(shop: SmallShop) -> Shop {
    Shop {
        asked: shop.asked,
        clock: shop.clock,
        client: TestClient::new(shop.endpoint),
    }
}

impl Shop {
    async fn get(&self, path: &str, headers: &[(&str, &str)]) -> (StatusCode, HeaderMap, Vec<u8>) {
        let mut request = self.client.get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = request.send().await.0;
        let (status, headers) = (response.status(), response.headers().clone());
        (
            status,
            headers,
            response.into_body().into_vec().await.unwrap(),
        )
    }

    async fn text(&self, path: &str) -> String {
        String::from_utf8(self.get(path, &[]).await.2).unwrap()
    }
}

#[tokio::test]
async fn a_public_response_is_made_once_and_has_an_etag() {
    let shop = shop();
    let (status, headers, body) = shop.get("/api/things", &[]).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(headers["cache-control"], "no-cache");
    assert_eq!(headers["vary"], "accept-encoding");
    let tag = headers["etag"].to_str().unwrap();
    assert!(tag.starts_with('"') && tag.ends_with('"'));
    assert_eq!(shop.get("/api/things", &[]).await.2, body);

    let (status, headers, body) = shop.get("/api/things", &[("if-none-match", tag)]).await;
    assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0));
    assert_eq!(headers["etag"], tag);
    assert!(headers.contains_key("content-security-policy"));
    assert_eq!(
        shop.get("/api/things", &[("if-none-match", "\"other\"")])
            .await
            .0,
        StatusCode::OK
    );
    assert_eq!(shop.asked.times(), 1);
}

#[tokio::test]
async fn it_is_compressed_for_clients_that_accept_it() {
    let shop = shop();
    let plain = shop.get("/api/things", &[]).await.2;
    for (accepted, sent) in [("gzip, br", "br"), ("gzip", "gzip")] {
        let (_, headers, body) = shop
            .get("/api/things", &[("accept-encoding", accepted)])
            .await;
        assert_eq!(headers["content-encoding"], sent);
        assert_eq!(headers["content-length"], body.len().to_string());
        assert!(body.len() * 2 < plain.len());
    }
    let mut unpacked = Vec::new();
    let packed = shop
        .get("/api/things", &[("accept-encoding", "br")])
        .await
        .2;
    brotli::BrotliDecompress(&mut packed.as_slice(), &mut unpacked).unwrap();
    assert_eq!(unpacked, plain);
}

#[tokio::test]
async fn only_known_parameters_make_another_response() {
    let shop = shop();
    let bare = shop.text("/api/things").await;
    assert_eq!(shop.text("/api/things?utm_source=a").await, bare);
    assert!(shop.text("/api/things?seed=2").await.contains("order 2"));
    assert_eq!(
        shop.text("/api/things?fbclid=1&seed=2").await,
        shop.text("/api/things?seed=2").await
    );
    assert_eq!(shop.asked.times(), 2);
    // An encoded name is the same parameter, so it must not become a cached response for all
    // visitors.
    assert!(shop.text("/api/things?%73eed=3").await.contains("order 3"));
    assert_eq!(shop.text("/api/things").await, bare);
}

#[tokio::test]
async fn it_is_rendered_again_when_public_data_changes() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::open(&folder.path().join("shop.db"), true)
        .await
        .unwrap();
    let shop = shop_of(small_shop_on(db.version().clone(), None));
    let (_, before, body) = shop.get("/api/things", &[]).await;
    db.write().await.unwrap().commit().await.unwrap();
    assert_eq!(
        shop.get("/api/things", &[]).await.2,
        body,
        "private data changed nothing here"
    );
    db.publish().await.unwrap().commit().await.unwrap();
    let known = [("if-none-match", before["etag"].to_str().unwrap())];
    let (status, after, _) = shop.get("/api/things", &known).await;
    assert_eq!(status, StatusCode::OK);
    assert_ne!(after["etag"], before["etag"]);
}

#[tokio::test]
async fn it_is_rendered_again_when_the_day_changes_in_india() {
    let shop = shop();
    let noon = shop.text("/api/things").await;
    shop.clock.advance_seconds(11 * 3_600);
    assert_eq!(shop.text("/api/things").await, noon);
    shop.clock.advance_seconds(2 * 3_600);
    assert_ne!(shop.text("/api/things").await, noon);
}

#[tokio::test]
async fn parallel_requests_share_one_read() {
    let shop = shop();
    let asking = (0..20).map(|_| shop.text("/api/things"));
    let answers = futures_util::future::join_all(asking).await;
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    assert_eq!(shop.asked.times(), 1);
}

#[tokio::test]
async fn a_disconnecting_caller_does_not_affect_the_others() {
    let shop = shop();
    let mut leaving = Box::pin(shop.text("/api/things"));
    let mut staying = Box::pin(shop.text("/api/things"));
    assert!(futures_util::poll!(&mut leaving).is_pending());
    assert!(futures_util::poll!(&mut staying).is_pending());
    drop(leaving);
    assert!(staying.await.contains("thing 0"));
}

#[tokio::test]
async fn no_store_and_failed_responses_are_not_cached() {
    let shop = shop();
    assert_eq!(
        (shop.text("/api/fresh").await, shop.text("/api/fresh").await),
        ("0".to_owned(), "1".to_owned())
    );
    let (status, headers, _) = shop.get("/api/things/abc", &[]).await;
    assert_eq!(
        (status, headers.get("etag")),
        (StatusCode::BAD_REQUEST, None)
    );
}

#[tokio::test]
async fn a_response_that_is_not_cached_is_not_shared_either() {
    let shop = shop();
    let mut answers = futures_util::future::join_all((0..5).map(|_| shop.text("/api/fresh"))).await;
    answers.sort();
    assert_eq!(answers, ["0", "1", "2", "3", "4"]);
}

#[tokio::test]
async fn head_has_the_headers_of_get() {
    let shop = shop();
    let (_, of_get, body) = shop.get("/api/things", &[]).await;
    for path in ["/api/things", "/api/things?seed=4"] {
        let response = shop.client.head(path).send().await.0;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], of_get["content-type"]);
        assert_eq!(response.headers()["content-length"], body.len().to_string());
        assert!(response.into_body().into_vec().await.unwrap().is_empty());
    }
}
