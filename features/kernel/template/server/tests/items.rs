//! The list of items.

use kernel::testing::{Caller, TestApp};
use poem::http::Method;
use serde_json::{Value, json};

const SELVI: Caller = Caller::staff(3);
const ASHA: Caller = Caller::customer(11);

async fn call(shop: &TestApp, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin/FEATURE/items{path}");
    let body = (!body.is_null()).then_some(body);
    shop.call_as(SELVI, method, &path, body.as_ref()).await
}

#[tokio::test]
async fn an_empty_shop_has_an_empty_list() {
    let shop = TestApp::of(FEATURE::feature, &[]).await;
    assert_eq!(shop.get("/FEATURE/items").await, (200, json!([])));
}

#[tokio::test]
async fn an_item_is_created_changed_hidden_deleted_and_restored() {
    let shop = TestApp::of(FEATURE::feature, &[]).await;
    let body = json!({"name": " First ", "published": true});
    let (status, made) = call(&shop, Method::POST, "", body).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(
        made,
        json!({"id": 1, "name": "First", "published": true, "version": 1})
    );
    let seen = json!([{"id": 1, "name": "First"}]);
    assert_eq!(shop.get("/FEATURE/items").await, (200, seen));

    let update = json!({"name": "Renamed", "published": true, "version": 1});
    assert_eq!(call(&shop, Method::PUT, "/1", update.clone()).await.0, 200);
    let (_, stale) = call(&shop, Method::PUT, "/1", update).await;
    assert_eq!(stale["code"], "record.conflict");
    let hide = json!({"published": false, "version": 2});
    assert_eq!(call(&shop, Method::PUT, "/1/published", hide).await.0, 200);
    assert_eq!(shop.get("/FEATURE/items").await, (200, json!([])));

    assert_eq!(call(&shop, Method::DELETE, "/1", Value::Null).await.0, 204);
    let (_, trash) = call(&shop, Method::GET, "?deleted=true", Value::Null).await;
    assert_eq!(trash[0]["name"], "Renamed");
    let (_, gone) = call(&shop, Method::DELETE, "/1", Value::Null).await;
    assert_eq!(gone["code"], "FEATURE.item_not_found");
    assert_eq!(
        call(&shop, Method::POST, "/1/restore", Value::Null).await.0,
        200
    );
}

#[tokio::test]
async fn customers_see_nothing_of_the_back_office() {
    let shop = TestApp::of(FEATURE::feature, &[]).await;
    assert_eq!(shop.get("/admin/FEATURE/items").await.0, 401);
    assert_eq!(shop.get_as(ASHA, "/admin/FEATURE/items").await.0, 403);
}
