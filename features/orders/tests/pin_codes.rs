//! The public list of pickup areas.

use crate::support::Store;
use serde_json::json;

#[tokio::test]
async fn pin_codes_are_listed_in_order() {
    let rows = json!({"pinCodes": [
        {"pinCode": "600041", "location": "Thiruvanmiyur"},
        {"pinCode": "600 004", "location": "Mylapore"},
    ]});
    let past = r#"{"orders": []}"#;
    let store = Store::with(&[("orders", &rows.to_string()), ("past_orders", past)]).await;
    let expected = json!([
        {"pinCode": "600004", "location": "Mylapore"},
        {"pinCode": "600041", "location": "Thiruvanmiyur"},
    ]);
    assert_eq!(store.app.get("/orders/pin-codes").await, (200, expected));
}

#[tokio::test]
async fn an_empty_shop_has_none() {
    let store = Store::open().await;
    assert_eq!(store.app.get("/orders/pin-codes").await, (200, json!([])));
}
