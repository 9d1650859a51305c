//! A real shop without payment keys sells nothing online.

use poem::http::StatusCode;
use serde_json::json;

use crate::{belongings::person::Call, support::DemoShop};

#[tokio::test]
async fn a_shop_without_payment_keys_accepts_no_test_payments() {
    let shop = DemoShop::open_as_shop().await;
    let client = shop.client();
    let mut customer = shop.person("customer", "demo-customer").await;
    let about = customer.call(&client, &Call::get("/content/shop")).await;
    assert_eq!(about.value()["onlinePayment"], "closed");

    let course: i64 = sqlx::query_scalar(
        "SELECT min(id) FROM courses_course WHERE id NOT IN (SELECT course_id FROM courses_enrolment)",
    )
    .fetch_one(shop.store.db.read())
    .await
    .unwrap();
    let buy = json!({"kind": "course", "reference": course.to_string()});
    let refused = customer
        .call(&client, &Call::post("/payments/orders").json(buy))
        .await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused.text().contains("payments.closed"),
        "{}",
        refused.text()
    );
    let pay = Call::post("/payments/sandbox/pay").json(json!({"providerOrderId": "order_made_up"}));
    assert!(customer.call(&client, &pay).await.status.is_client_error());
    for provider in ["sandbox", "none"] {
        let webhook = Call::post(format!("/payments/webhooks/{provider}"))
            .header("content-type", "application/json")
            .bytes(b"{}".to_vec());
        let status = customer.call(&client, &webhook).await.status;
        assert!(status.is_client_error(), "{provider}: {status}");
    }
    shop.store.db.close().await;
}
