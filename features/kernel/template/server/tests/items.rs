//! FEATURE through HTTP.

use kernel::testing::TestApp;

#[tokio::test]
async fn an_empty_shop_has_an_empty_list() {
    let shop = TestApp::of(FEATURE::feature, &[]).await;
    assert_eq!(shop.get("/FEATURE/items").await, (200, serde_json::json!([])));
}
