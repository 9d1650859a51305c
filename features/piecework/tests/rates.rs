//! Rates by maker and day.

use poem::http::Method;
use serde_json::json;

use crate::support::{ASHA, BLOUSE, SELVI, Shop, piece};

#[tokio::test]
async fn a_maker_has_their_own_rate_or_the_default() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.rate(BLOUSE, Some(3), 25_000, None).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    shop.finish(piece(2, 11, BLOUSE, Some(4))).await;
    assert_eq!(shop.sums(3).await.1, 25_000);
    assert_eq!(shop.sums(4).await.1, 22_000);
    let none = json!({"garmentTypeId": BLOUSE, "makerId": 3});
    shop.done(Method::PUT, "/rates", none).await;
    shop.finish(piece(3, 12, BLOUSE, Some(3))).await;
    assert_eq!(
        shop.sums(3).await.1,
        25_000 + 22_000,
        "without their own the default"
    );
}

#[tokio::test]
async fn a_rate_counts_from_its_day_on() {
    let shop = Shop::open().await;
    shop.rate(BLOUSE, None, 22_000, None).await;
    shop.rate(BLOUSE, None, 24_000, Some("2026-08-03")).await;
    shop.finish(piece(1, 10, BLOUSE, Some(3))).await;
    assert_eq!(shop.sums(3).await.1, 22_000);
    shop.pass_days(1);
    shop.finish(piece(2, 11, BLOUSE, Some(3))).await;
    assert_eq!(shop.sums(3).await.1, 44_000, "the day before");
    shop.pass_days(1);
    shop.finish(piece(3, 12, BLOUSE, Some(3))).await;
    assert_eq!(
        shop.sums(3).await.1,
        68_000,
        "what was counted keeps its rate"
    );
    let rates = shop.done(Method::GET, "/rates", json!(null)).await;
    assert_eq!(
        rates["rates"],
        json!([{"garmentTypeId": 1, "ratePaise": 24_000, "fromDay": "2026-08-03"}]),
        "those that count today and later"
    );
    let past = json!({"garmentTypeId": BLOUSE, "ratePaise": 1, "fromDay": "2026-08-02"});
    let (status, problem) = shop.call(Method::PUT, "/rates", past).await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("fromDay"))
    );
    let unknown = json!({"garmentTypeId": 77, "makerId": 11, "ratePaise": 1});
    let (_, problem) = shop.call(Method::PUT, "/rates", unknown).await;
    assert_eq!(problem["fields"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn rates_are_the_owners() {
    let shop = Shop::open().await;
    assert_eq!(shop.app.get("/admin/piecework/rates").await.0, 401);
    for caller in [SELVI, ASHA] {
        assert_eq!(
            shop.app.get_as(caller, "/admin/piecework/rates").await.0,
            403
        );
        let path = "/admin/piecework/makers?month=2026-08";
        assert_eq!(shop.app.get_as(caller, path).await.0, 403);
    }
}
