//! Reviews of products: who may write one, and what visitors see of it.

use crate::support::{ASHA, LEAVING, SELVI, Shop};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const OTHER: Caller = Caller::customer(8);

async fn review(shop: &Shop, caller: Caller, product: i64, stars: i64) -> (u16, Value) {
    let place = format!("/me/product-reviews/{product}");
    let body = json!({"stars": stars, "text": " Fits at the first trial.\n\nThank you. "});
    shop.app
        .call_as(caller, Method::PUT, &place, Some(&body))
        .await
}

async fn shown(shop: &Shop) -> Value {
    let (_, extras) = shop.app.get("/catalogue/products/1/extras").await;
    extras
}

async fn decide(shop: &Shop, id: i64, state: &str, version: i64) -> (u16, Value) {
    let body = json!({"state": state, "version": version});
    shop.call(SELVI, Method::PUT, &format!("/reviews/{id}"), body)
        .await
}

#[tokio::test]
async fn only_a_buyer_with_a_delivered_piece_may_review() {
    let shop = Shop::empty().await;
    shop.blouse().await;
    let (status, refused) = review(&shop, Caller::customer(9), 1, 5).await;
    assert_eq!(
        (status, &refused["code"]),
        (403, &json!("catalogue.not_delivered"))
    );
    let (_, own) = shop
        .app
        .call_as(
            Caller::customer(9),
            Method::GET,
            "/me/product-reviews/1",
            None,
        )
        .await;
    assert_eq!(own, json!({"mayReview": false}));
    let (status, written) = review(&shop, ASHA, 1, 4).await;
    assert_eq!(status, 200, "{written}");
    assert_eq!(written["text"], "Fits at the first trial.\n\nThank you.");
    let (_, own) = shop
        .app
        .call_as(ASHA, Method::GET, "/me/product-reviews/1", None)
        .await;
    assert_eq!(
        (&own["mayReview"], &own["review"]["approved"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(review(&shop, ASHA, 1, 6).await.0, 422, "five stars at most");
}

#[tokio::test]
async fn a_review_is_shown_and_counted_once_it_is_approved() {
    let shop = Shop::empty().await;
    shop.blouse().await;
    review(&shop, ASHA, 1, 4).await;
    review(&shop, OTHER, 1, 5).await;
    let before = shown(&shop).await;
    assert_eq!(before["reviews"], json!([]));
    assert!(before.get("rating").is_none(), "nothing is invented");
    let waiting = shop.see("/reviews/waiting").await;
    assert_eq!(waiting["count"], 2);

    let (status, approved) = decide(&shop, 1, "approved", 1).await;
    assert_eq!((status, &approved["state"]), (200, &json!("approved")));
    decide(&shop, 2, "approved", 1).await;
    let after = shown(&shop).await;
    assert_eq!(after["rating"], json!({"average": 4.5, "count": 2}));
    assert_eq!(after["reviews"][0]["name"], "Asha R.");
    assert_eq!(after["reviews"].as_array().unwrap().len(), 2);
    decide(&shop, 2, "hidden", 2).await;
    assert_eq!(shown(&shop).await["rating"]["count"], 1);
}

#[tokio::test]
async fn a_rewritten_review_waits_again_and_an_old_decision_is_refused() {
    let shop = Shop::empty().await;
    shop.blouse().await;
    review(&shop, ASHA, 1, 4).await;
    decide(&shop, 1, "approved", 1).await;
    review(&shop, ASHA, 1, 2).await;
    assert_eq!(shown(&shop).await["reviews"], json!([]));
    let (status, refused) = decide(&shop, 1, "approved", 2).await;
    assert_eq!((status, &refused["code"]), (409, &json!("record.conflict")));
    let list = shop.see("/reviews?state=waiting").await;
    assert_eq!(
        list["items"].as_array().unwrap().len(),
        1,
        "one of each customer"
    );
    assert_eq!(list["items"][0]["stars"], 2);
}

#[tokio::test]
async fn a_deleted_account_leaves_no_review() {
    let shop = Shop::empty().await;
    shop.blouse().await;
    review(&shop, ASHA, 1, 4).await;
    decide(&shop, 1, "approved", 1).await;
    let db = &shop.app.deps.db;
    let own = shop.app.personal_records("catalogue", 7).await;
    assert_eq!(own["reviews"][0]["stars"], 4);
    let version = db.version().current();
    shop.app.erase_person(7).await;
    assert!(db.version().current() > version, "visitors see it no more");
    assert_eq!(shown(&shop).await["reviews"], json!([]));
}

#[tokio::test]
async fn an_account_that_is_being_deleted_gets_no_review() {
    let shop = Shop::empty().await;
    shop.blouse().await;
    let (status, refused) = review(&shop, LEAVING, 1, 4).await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    let own = shop.app.personal_records("catalogue", LEAVING.id).await;
    assert_eq!(own["reviews"], json!([]));
}
