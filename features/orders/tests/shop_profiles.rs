//! Measurements of a family as the shop takes them, and "same as last time".

use crate::support::{ASHA, BEENA, Store, fields, versioned};
use kernel::{StaffRole, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);
const KALA: Caller = Caller::with_role(4, StaffRole::Maker);
const DEEPA: Caller = Caller::with_role(3, StaffRole::Counter);
const OWN: &str = "/me/measurement-profiles";

async fn send(store: &Store, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin{path}");
    store.app.call_as(SELVI, method, &path, Some(&body)).await
}

async fn done(store: &Store, method: Method, path: &str, body: Value) -> Value {
    let (status, answer) = send(store, method, path, body).await;
    assert!((200..300).contains(&status), "{path}: {answer}");
    answer
}

/// Adds a person to a customer's family. Returns the id of the profile.
async fn person(store: &Store, customer: i64, name: &str) -> Value {
    let path = format!("/measurement-profiles/{customer}");
    let profile = done(store, Method::POST, &path, json!({"name": name})).await;
    profile["id"].clone()
}

/// Takes an order of this piece in the shop. Returns the paths of the order and its piece.
async fn take(store: &Store, customer: Value, piece: Value) -> (String, String) {
    let mut order = json!({"pieces": [piece], "advancePaise": 0});
    for (name, value) in customer.as_object().unwrap() {
        order[name.as_str()] = value.clone();
    }
    let taken = done(store, Method::POST, "/orders", order).await;
    let order = format!("/orders/{}", taken["order"]["id"]);
    let piece = format!("{order}/pieces/{}", taken["order"]["pieces"][0]["id"]);
    (order, piece)
}

async fn history(store: &Store, customer: i64) -> Vec<(Option<i64>, String, f64)> {
    let path = format!("/admin/measurement-profiles/{customer}");
    let (status, family) = store.app.get_as(SELVI, &path).await;
    assert_eq!(status, 200, "{family}");
    let mut history = Vec::new();
    for garment in family[0]["garments"].as_array().unwrap() {
        for measuring in garment["history"].as_array().unwrap() {
            history.push((
                garment["garmentTypeId"].as_i64(),
                measuring["measuredBy"].as_str().unwrap().to_owned(),
                measuring["lengths"][0]["cm"].as_f64().unwrap(),
            ));
        }
    }
    history
}

async fn last(store: &Store, query: &str) -> Value {
    let path = format!("/admin/measurement-profiles/{query}");
    let (status, last) = store.app.get_as(SELVI, &path).await;
    assert_eq!(status, 200, "{last}");
    last
}

#[tokio::test]
async fn what_the_shop_measures_is_noted_in_the_profile() {
    let store = Store::open().await;
    let kamala = person(&store, 11, "Kamala").await;
    let asha = json!({"customerId": 11});
    let measured = |cm: f64| json!({"measurements": {"aroundBust": cm}});
    let mut piece = measured(90.0);
    piece["productId"] = json!(7);
    piece["profileId"] = kamala.clone();
    let (order, piece) = take(&store, asha, piece).await;
    let by_shop = |cm: f64| (Some(1), "shop".to_owned(), cm);
    assert_eq!(history(&store, 11).await, [by_shop(90.0)]);

    let measure = format!("{piece}/measurements");
    done(
        &store,
        Method::PUT,
        &measure,
        versioned(&store, &piece, measured(91.0)).await,
    )
    .await;
    assert_eq!(
        history(&store, 11).await,
        [by_shop(91.0)],
        "a correction of the same day"
    );
    store.app.deps.clock.advance_seconds(5 * 86_400);
    done(
        &store,
        Method::PUT,
        &measure,
        versioned(&store, &piece, measured(92.5)).await,
    )
    .await;
    assert_eq!(history(&store, 11).await, [by_shop(92.5), by_shop(91.0)]);
    done(
        &store,
        Method::PUT,
        &measure,
        versioned(&store, &piece, measured(91.0)).await,
    )
    .await;
    assert_eq!(
        history(&store, 11).await,
        [by_shop(91.0)],
        "what was undone is gone"
    );
    let (_, own) = store.app.get_as(ASHA, OWN).await;
    assert_eq!(own[0]["garments"][0]["history"][0]["measuredBy"], "shop");

    let removed = format!("{OWN}/{kamala}");
    let deleted = store
        .app
        .call_as(ASHA, Method::DELETE, &removed, None)
        .await;
    assert_eq!(deleted.0, 204);
    let (_, seen) = store.app.get_as(SELVI, &format!("/admin{order}")).await;
    let piece = &seen["order"]["pieces"][0];
    assert_eq!(
        (&piece["forWhom"], &piece["measurements"]),
        (&json!("Kamala"), &json!({"aroundBust": 91.0}))
    );
    assert!(piece.get("profileId").is_none());
}

#[tokio::test]
async fn a_piece_gets_its_person_when_it_is_measured() {
    let store = Store::open().await;
    let kamala = person(&store, 11, "Kamala").await;
    let of_beena = person(&store, 12, "Chitra").await;
    let (_, piece) = take(
        &store,
        json!({"customerId": 11}),
        json!({"work": "Trousers", "garmentTypeId": 9}),
    )
    .await;
    let path = format!("{piece}/measurements");
    let body = |profile: &Value| json!({"measurements": {"length": 98}, "profileId": profile});
    let (status, problem) = send(
        &store,
        Method::PUT,
        &path,
        versioned(&store, &piece, body(&of_beena)).await,
    )
    .await;
    assert_eq!((status, fields(&problem)), (422, vec!["profileId"]));
    let detail = done(
        &store,
        Method::PUT,
        &path,
        versioned(&store, &piece, body(&kamala)).await,
    )
    .await;
    assert_eq!(detail["order"]["pieces"][0]["forWhom"], "Kamala");
    assert_eq!(
        history(&store, 11).await,
        [(Some(9), "shop".to_owned(), 98.0)]
    );
}

#[tokio::test]
async fn a_person_without_a_profile_gets_one_when_the_shop_measures() {
    let store = Store::open().await;
    let names = async |customer: i64| {
        let path = format!("/admin/measurement-profiles/{customer}");
        let (_, family) = store.app.get_as(SELVI, &path).await;
        let mut names = Vec::new();
        for person in family.as_array().unwrap() {
            let taken = person["garments"].as_array().unwrap().len();
            names.push((person["name"].as_str().unwrap().to_owned(), taken));
        }
        names
    };
    let named = |name: &str, garments: usize| (name.to_owned(), garments);
    let walk_in = json!({"name": "Kamala Devi", "mobile": "98400 12345"});
    let measured = json!({"productId": 7, "measurements": {"aroundBust": 88}});
    let (order, _) = take(&store, walk_in, measured).await;
    assert_eq!(names(40).await, [named("Kamala Devi", 1)]);
    let (_, seen) = store.app.get_as(SELVI, &format!("/admin{order}")).await;
    assert!(seen["order"]["pieces"][0]["profileId"].is_i64(), "{seen}");
    assert!(seen["order"]["pieces"][0].get("forWhom").is_none());

    let known = json!({"customerId": 40});
    let frock =
        json!({"work": "Frock", "garmentTypeId": 9, "forWhom": "Priya", "ageGroup": "child"});
    let (_, piece) = take(&store, known.clone(), frock).await;
    assert_eq!(names(40).await.len(), 1, "not measured yet");
    let path = format!("{piece}/measurements");
    let body = json!({"measurements": {"length": 60}});
    done(
        &store,
        Method::PUT,
        &path,
        versioned(&store, &piece, body.clone()).await,
    )
    .await;
    done(
        &store,
        Method::PUT,
        &path,
        versioned(&store, &piece, body).await,
    )
    .await;
    let again = json!({"productId": 7, "forWhom": "priya", "measurements": {"aroundBust": 60}});
    take(&store, known, again).await;
    assert_eq!(
        names(40).await,
        [named("Kamala Devi", 1), named("Priya", 2)]
    );
    let (_, family) = store
        .app
        .get_as(SELVI, "/admin/measurement-profiles/40")
        .await;
    assert_eq!(family[1]["ageGroup"], "child");
}

#[tokio::test]
async fn the_last_lengths_are_of_this_person_and_garment() {
    let store = Store::open().await;
    let never = last(&store, "11/last?garmentType=1").await;
    assert_eq!(never, json!({"lengths": []}));
    let kamala = person(&store, 11, "Kamala").await;
    let asha = json!({"customerId": 11});
    let pieces = [
        json!({"productId": 7, "measurements": {"aroundBust": 88}}),
        json!({"productId": 7, "forWhom": "Priya", "measurements": {"aroundBust": 70}}),
        json!({"work": "Trousers", "garmentTypeId": 9, "measurements": {"length": 98}}),
        json!({"productId": 7, "profileId": kamala, "measurements": {"aroundBust": 95}}),
        json!({"productId": 7, "measurements": {"aroundBust": 89}}),
        json!({"productId": 7}),
    ];
    let mut orders = Vec::new();
    for piece in pieces {
        orders.push(take(&store, asha.clone(), piece).await.0);
        store.app.deps.clock.advance_seconds(60);
    }
    let cm = async |query: &str| {
        let found = last(&store, &format!("11/last?{query}")).await;
        found["lengths"][0]["cm"].as_f64()
    };
    assert_eq!(cm("garmentType=1").await, Some(89.0));
    assert_eq!(cm("garmentType=1&forWhom=priya").await, Some(70.0));
    assert_eq!(cm("garmentType=9").await, Some(98.0));
    assert_eq!(
        cm(&format!("garmentType=1&profile={kamala}")).await,
        Some(95.0)
    );
    assert_eq!(cm(&format!("garmentType=9&profile={kamala}")).await, None);
    let found = last(&store, "11/last?garmentType=1").await;
    let number = orders[4].replace("/orders/", "HM-");
    assert_eq!(found["orderNumber"], json!(number));

    let profile = format!("/measurement-profiles/11/{kamala}");
    let newer = json!({"name": "Kamala", "garmentTypeId": 1, "measurements": {"aroundBust": 96.5}});
    done(&store, Method::PUT, &profile, newer).await;
    let found = last(&store, &format!("11/last?garmentType=1&profile={kamala}")).await;
    assert_eq!(found["lengths"][0]["cm"], 96.5);
    assert!(found.get("orderNumber").is_none());
    assert_eq!(
        last(&store, &format!("12/last?garmentType=1&profile={kamala}")).await["lengths"],
        json!([]),
        "another customer's profile"
    );
}

#[tokio::test]
async fn measurements_of_a_walk_in_move_to_the_linked_account() {
    let store = Store::open().await;
    let walk_in = json!({"name": "Kamala", "mobile": "98400 12345"});
    take(&store, walk_in, json!({"work": "Hem"})).await;
    let kamala = person(&store, 40, "Kamala").await;
    let piece = json!({"productId": 7, "profileId": kamala, "measurements": {"aroundBust": 90}});
    take(&store, json!({"customerId": 40}), piece).await;

    let moved = store.app.hand_over(40, 12).await;
    let (_, family) = store.app.get_as(BEENA, OWN).await;
    assert_eq!(family[0]["name"], "Kamala");
    assert_eq!(
        family[0]["garments"][0]["history"][0]["lengths"][0]["cm"],
        90.0
    );
    let query = format!("12/last?garmentType=1&profile={kamala}");
    assert_eq!(last(&store, &query).await["lengths"][0]["cm"], 90.0);

    store.app.undo_hand_over(40, 12, &moved).await;
    assert_eq!(store.app.get_as(BEENA, OWN).await.1, json!([]));
    assert_eq!(history(&store, 40).await.len(), 1);
}

#[tokio::test]
async fn only_the_counter_reads_and_writes_a_customers_family() {
    let store = Store::open().await;
    let kamala = person(&store, 11, "Kamala").await;
    let family = "/admin/measurement-profiles/11";
    let one = format!("{family}/{kamala}");
    let body = json!({"name": "Kamala"});
    let last = format!("{family}/last?garmentType=1");
    for who in [ASHA, KALA] {
        assert_eq!(store.app.get_as(who, family).await.0, 403);
        assert_eq!(store.app.get_as(who, &last).await.0, 403);
        assert_eq!(store.app.post_as(who, family, &body).await.0, 403);
        let put = store.app.call_as(who, Method::PUT, &one, Some(&body)).await;
        assert_eq!(put.0, 403);
    }
    assert_eq!(store.app.get_as(DEEPA, family).await.0, 200);
    let (status, problem) = send(
        &store,
        Method::PUT,
        &format!("/measurement-profiles/12/{kamala}"),
        body.clone(),
    )
    .await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("orders.profile_not_found"))
    );
    let (status, problem) = send(&store, Method::POST, "/measurement-profiles/77", body).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("orders.customer_not_found"))
    );
}

#[tokio::test]
async fn only_the_owner_sees_measurements_of_team_members() {
    let store = Store::open().await;
    let family = "/admin/measurement-profiles/4";
    let kala = json!({"name": "Kala", "garmentTypeId": 1, "measurements": {"aroundBust": 88}});
    let (status, profile) = store.app.post_as(ROSHNI, family, &kala).await;
    assert_eq!(status, 201, "{profile}");
    let one = format!("{family}/{}", profile["id"]);
    let last = format!("{family}/last?garmentType=1&profile={}", profile["id"]);
    for who in [SELVI, DEEPA] {
        assert_eq!(store.app.get_as(who, family).await, (200, json!([])));
        let (status, found) = store.app.get_as(who, &last).await;
        assert_eq!((status, found), (200, json!({"lengths": []})));
        let (status, problem) = store.app.post_as(who, family, &kala).await;
        assert_eq!(
            (status, &problem["code"]),
            (404, &json!("orders.customer_not_found"))
        );
        let (status, problem) = store.app.call_as(who, Method::PUT, &one, Some(&kala)).await;
        assert_eq!(
            (status, &problem["code"]),
            (404, &json!("orders.profile_not_found"))
        );
    }
    let (_, seen) = store.app.get_as(ROSHNI, family).await;
    assert_eq!(seen.as_array().unwrap().len(), 1, "{seen}");
    let (_, found) = store.app.get_as(ROSHNI, &last).await;
    assert_eq!(found["lengths"][0]["cm"], 88.0);
    let put = store.app.call_as(ROSHNI, Method::PUT, &one, Some(&kala));
    assert_eq!(put.await.0, 200);
}
