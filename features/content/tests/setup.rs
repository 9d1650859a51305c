//! The set-up of a new shop, through HTTP.

use crate::support::{SELVI, Shop};
use kernel::{Email, Mobile, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const MEENA: Caller = Caller::owner(1);
const PATH: &str = "/admin/content/setup";

async fn decide(shop: &Shop, step: &str, decided: bool) -> (u16, Value) {
    let body = json!({ "step": step, "decided": decided });
    let path = format!("{PATH}/steps");
    shop.app
        .call_as(MEENA, Method::PUT, &path, Some(&body))
        .await
}

#[tokio::test]
async fn a_new_shop_is_closed_to_visitors_until_its_owner_opens_it() {
    let shop = Shop::open().await;
    let db = &shop.app.deps.db;
    assert!(
        !content::is_preparing(db).await.unwrap(),
        "a shop that was set up before is open"
    );
    let mut tx = db.publish().await.unwrap();
    content::prepare(&mut tx).await.unwrap();
    tx.commit().await.unwrap();
    assert!(content::is_preparing(db).await.unwrap());
    let (_, setup) = shop.app.get_as(MEENA, PATH).await;
    assert_eq!(setup, json!({"open": false, "decided": []}));

    let open = format!("{PATH}/open");
    let call = |caller| shop.app.call_as(caller, Method::POST, &open, None);
    assert_eq!(call(SELVI).await.0, 403);
    for _ in 0..2 {
        let (status, setup) = call(MEENA).await;
        assert_eq!((status, &setup["open"]), (200, &json!(true)));
    }
    assert!(!content::is_preparing(db).await.unwrap());
    let logged: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM kernel_audit WHERE action = 'content.shop_opened'",
    )
    .fetch_one(db.read())
    .await
    .unwrap();
    assert_eq!(logged, 1, "the second call changes nothing");
}

#[tokio::test]
async fn a_step_without_a_setting_is_decided_and_withdrawn() {
    let shop = Shop::open().await;
    assert_eq!(decide(&shop, "payments", true).await.0, 200);
    let (_, setup) = decide(&shop, "gst", true).await;
    assert_eq!(setup["decided"], json!(["gst", "payments"]));
    let (_, setup) = decide(&shop, "gst", false).await;
    assert_eq!(setup["decided"], json!(["payments"]));
    assert_eq!(decide(&shop, "shop", true).await.0, 422);
    let path = format!("{PATH}/steps");
    let body = json!({"step": "gst", "decided": true});
    let (status, _) = shop
        .app
        .call_as(SELVI, Method::PUT, &path, Some(&body))
        .await;
    assert_eq!(status, 403);
}

#[tokio::test]
async fn the_answers_of_the_set_up_become_the_shops_facts() {
    let shop = Shop::open().await;
    let mut tx = shop.app.deps.db.publish().await.unwrap();
    let facts = content::NewShop {
        business_name: "Needle & Thread",
        owner: "Meena Selvam",
        mobile: &Mobile::parse("098400 12345").unwrap(),
        email: &Email::parse("meena@example.com").unwrap(),
    };
    content::name_shop(&mut tx, &facts).await.unwrap();
    tx.commit().await.unwrap();
    let seen = shop.public("shop").await;
    for (field, value) in [
        ("businessName", "Needle & Thread"),
        ("legalName", "Needle & Thread"),
        ("phone", "+91 98400 12345"),
        ("whatsapp", "919840012345"),
        ("email", "meena@example.com"),
        ("orderPrefix", "NT"),
    ] {
        assert_eq!(seen[field], value, "{field}");
    }
    assert_eq!(seen["grievanceOfficer"]["name"], "Meena Selvam");
    assert_eq!(seen["grievanceOfficer"]["phone"], "+91 98400 12345");
}
