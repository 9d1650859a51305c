//! Wish lists: joining a device's list with that of the account.

use crate::support::{ASHA, LEAVING, Shop, path, product, with};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

async fn favourites(shop: &Shop, caller: Caller, method: Method, path: &str, body: Value) -> Value {
    let body = (!body.is_null()).then_some(body);
    let path = format!("/me/favourites{path}");
    let (status, answer) = shop.app.call_as(caller, method, &path, body.as_ref()).await;
    assert!((200..300).contains(&status), "{answer}");
    answer["products"].clone()
}

#[tokio::test]
async fn a_device_joins_the_account_and_each_product_is_listed_once() {
    let shop = Shop::empty().await;
    let (_, service, first) = shop.blouse().await;
    let form = with(product(&service), json!({"serviceModel": "Deep back"}));
    let second = shop.done(Method::POST, "/products", form).await;
    let (first, second) = (&first["id"], &second["id"]);
    let add = |ids: Value| favourites(&shop, ASHA, Method::POST, "", json!({"products": ids}));

    assert_eq!(
        add(json!([first, 999])).await,
        json!([first]),
        "unknown ones are left out"
    );
    assert_eq!(add(json!([second, first])).await, json!([second, first]));
    let other = favourites(&shop, Caller::customer(8), Method::GET, "", Value::Null).await;
    assert_eq!(other, json!([]), "of another customer");
    favourites(
        &shop,
        ASHA,
        Method::DELETE,
        &format!("/{first}"),
        Value::Null,
    )
    .await;
    favourites(
        &shop,
        ASHA,
        Method::DELETE,
        &format!("/{first}"),
        Value::Null,
    )
    .await;
    let left = favourites(&shop, ASHA, Method::GET, "", Value::Null).await;
    assert_eq!(left, json!([second]));
}

#[tokio::test]
async fn what_is_no_longer_offered_comes_back_with_its_product() {
    let shop = Shop::empty().await;
    let (_, _, made) = shop.blouse().await;
    let ids = json!({"products": [made["id"]]});
    favourites(&shop, ASHA, Method::POST, "", ids).await;
    let place = path("products", &made, "/published");
    let hide = json!({"published": false, "version": 1});
    shop.done(Method::PUT, &place, hide).await;
    let list = favourites(&shop, ASHA, Method::GET, "", Value::Null).await;
    assert_eq!(list, json!([]));
    let show = json!({"published": true, "version": 2});
    shop.done(Method::PUT, &place, show).await;
    let list = favourites(&shop, ASHA, Method::GET, "", Value::Null).await;
    assert_eq!(list, json!([made["id"]]));
}

#[tokio::test]
async fn a_deleted_account_leaves_no_favourites() {
    let shop = Shop::empty().await;
    let (_, _, made) = shop.blouse().await;
    let ids = json!({"products": [made["id"]]});
    favourites(&shop, ASHA, Method::POST, "", ids).await;
    let own = shop.app.personal_records("catalogue", 7).await;
    assert_eq!(own["favourites"][0]["product"], "Silk blouse, Princess cut");
    shop.app.erase_person(7).await;
    let own = shop.app.personal_records("catalogue", 7).await;
    assert_eq!(own["favourites"], json!([]));
}

#[tokio::test]
async fn an_account_that_is_being_deleted_gets_no_favourites() {
    let shop = Shop::empty().await;
    let (_, _, made) = shop.blouse().await;
    let ids = json!({"products": [made["id"]]});
    let (status, refused) = shop.app.post_as(LEAVING, "/me/favourites", &ids).await;
    assert_eq!((status, &refused["code"]), (401, &json!("session.needed")));
    let own = shop.app.personal_records("catalogue", LEAVING.id).await;
    assert_eq!(own["favourites"], json!([]));
}
