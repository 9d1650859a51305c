//! Pickup areas in the back office.

use crate::support::{ASHA, Store, input_with};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

const SELVI: Caller = Caller::staff(3);

async fn act(store: &Store, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin/pin-codes{path}");
    let body = (!body.is_null()).then_some(&body);
    store.app.call_as(SELVI, method, &path, body).await
}

/// The areas visitors see.
async fn places(store: &Store) -> Vec<String> {
    let (_, list) = store.app.get("/orders/pin-codes").await;
    let rows = list.as_array().unwrap().iter();
    rows.map(|row| row["location"].as_str().unwrap().to_owned())
        .collect()
}

async fn paste(store: &Store, text: &str) -> (u16, Value) {
    act(store, Method::POST, "/import", json!({"text": text})).await
}

#[tokio::test]
async fn an_import_is_all_or_nothing() {
    let store = Store::open().await;
    let (status, problem) =
        paste(&store, "600004, Mylapore\nsomewhere 12\n600028, Mandaveli").await;
    assert_eq!(status, 422);
    assert_eq!(problem["fields"][0]["field"], "text.2");
    assert!(!places(&store).await.contains(&"Mylapore".to_owned()));

    let before = store.app.deps.db.version().current();
    let (status, answer) = paste(
        &store,
        "Pin code;Place\n600004;Mylapore\n600028;Mandaveli\n600004;Mylapore",
    )
    .await;
    assert_eq!((status, answer), (200, json!({"added": 2, "known": 1})));
    assert!(store.app.deps.db.version().current() > before);
    let seen = places(&store).await;
    assert!(seen.contains(&"Mylapore".to_owned()) && seen.contains(&"Mandaveli".to_owned()));
    assert_eq!(
        paste(&store, "600004 Mylapore").await.1,
        json!({"added": 0, "known": 1})
    );
    assert_eq!(paste(&store, " \n ").await.0, 422);
}

#[tokio::test]
async fn an_area_is_added_changed_deleted_and_restored() {
    let store = Store::open().await;
    let draft = json!({"pinCode": "600 004", "location": " Mylapore  East "});
    let (status, entry) = act(&store, Method::POST, "", draft.clone()).await;
    assert_eq!(
        (status, &entry["pinCode"], &entry["location"]),
        (201, &json!("600004"), &json!("Mylapore East"))
    );
    let at = format!("/{}", entry["id"]);
    let (status, problem) = act(&store, Method::POST, "", draft).await;
    assert_eq!(
        (status, &problem["fields"][0]["field"]),
        (422, &json!("location")),
        "twice"
    );

    let change = json!({"pinCode": "600004", "location": "Mylapore", "version": 1});
    assert_eq!(act(&store, Method::PUT, &at, change.clone()).await.0, 200);
    let (status, problem) = act(&store, Method::PUT, &at, change).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    assert!(places(&store).await.contains(&"Mylapore".to_owned()));

    assert_eq!(act(&store, Method::DELETE, &at, Value::Null).await.0, 204);
    assert!(!places(&store).await.contains(&"Mylapore".to_owned()));
    let (status, problem) = act(&store, Method::DELETE, &at, Value::Null).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("orders.pin_code_not_found"))
    );
    let (_, trash) = act(&store, Method::GET, "?deleted=true", Value::Null).await;
    assert_eq!(trash[0]["location"], "Mylapore");
    let (status, _) = act(&store, Method::POST, &format!("{at}/restore"), Value::Null).await;
    assert_eq!(status, 200);
    assert!(places(&store).await.contains(&"Mylapore".to_owned()));
    let (_, found) = act(&store, Method::GET, "?q=myla", Value::Null).await;
    assert_eq!(found.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn adding_a_deleted_area_restores_it() {
    let store = Store::open().await;
    let draft = json!({"pinCode": "600004", "location": "Mylapore"});
    let (_, first) = act(&store, Method::POST, "", draft.clone()).await;
    let at = format!("/{}", first["id"]);
    act(&store, Method::DELETE, &at, Value::Null).await;
    let (status, again) = act(&store, Method::POST, "", draft).await;
    assert_eq!((status, &again["id"]), (201, &first["id"]));
    act(&store, Method::DELETE, &at, Value::Null).await;
    let (_, other) = act(
        &store,
        Method::POST,
        "",
        json!({"pinCode": "600005", "location": "Mylapore"}),
    )
    .await;
    let change = json!({"pinCode": "600004", "location": "Mylapore", "version": 1});
    let (status, _) = act(&store, Method::PUT, &format!("/{}", other["id"]), change).await;
    assert_eq!(status, 200, "the one in the trash does not conflict");
}

#[tokio::test]
async fn a_hidden_area_stays_in_the_back_office_only() {
    let store = Store::open().await;
    let draft = json!({"pinCode": "600004", "location": "Mylapore"});
    let (_, entry) = act(&store, Method::POST, "", draft.clone()).await;
    assert_eq!(entry["published"], true);
    let at = format!("/{}", entry["id"]);
    let place = format!("{at}/published");
    let before = store.app.deps.db.version().current();
    let hide = json!({"published": false, "version": 1});
    let (status, hidden) = act(&store, Method::PUT, &place, hide.clone()).await;
    assert_eq!(
        (status, &hidden["published"], &hidden["version"]),
        (200, &json!(false), &json!(2))
    );
    assert!(store.app.deps.db.version().current() > before);
    assert!(!places(&store).await.contains(&"Mylapore".to_owned()));
    let order = store
        .book(ASHA, &input_with(&json!({"pinCode": "600004"})))
        .await;
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    assert_eq!(order["picksUp"], false, "{order}");
    let (_, list) = act(&store, Method::GET, "", Value::Null).await;
    assert_eq!(list[0]["published"], false);
    let (status, problem) = act(&store, Method::PUT, &place, hide).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    assert_eq!(
        paste(&store, "600004, Mylapore").await.1,
        json!({"added": 0, "known": 1})
    );
    assert!(
        !places(&store).await.contains(&"Mylapore".to_owned()),
        "existing areas stay as they are"
    );

    // An area in the trash is published when it is added again.
    act(&store, Method::DELETE, &at, Value::Null).await;
    let (status, again) = act(&store, Method::POST, "", draft).await;
    assert_eq!((status, &again["published"]), (201, &json!(true)));
    let version = again["version"].clone();
    let hide = json!({"published": false, "version": version});
    act(&store, Method::PUT, &place, hide).await;
    act(&store, Method::DELETE, &at, Value::Null).await;
    let (_, back) = act(&store, Method::POST, &format!("{at}/restore"), Value::Null).await;
    assert_eq!(back["published"], false, "it is restored unchanged");
    let show = json!({"published": true, "version": back["version"]});
    assert_eq!(act(&store, Method::PUT, &place, show).await.0, 200);
    assert!(places(&store).await.contains(&"Mylapore".to_owned()));
    let gone = json!({"published": true, "version": 1});
    assert_eq!(
        act(&store, Method::PUT, "/999/published", gone).await.0,
        404
    );
}

#[tokio::test]
async fn customers_cannot_change_pickup_areas() {
    let store = Store::open().await;
    assert_eq!(store.app.get("/admin/pin-codes").await.0, 401);
    assert_eq!(store.app.get_as(ASHA, "/admin/pin-codes").await.0, 403);
    let text = json!({"text": "600004, Mylapore"});
    let (status, _) = store
        .app
        .post_as(ASHA, "/admin/pin-codes/import", &text)
        .await;
    assert_eq!(status, 403);
}
