//! Measurement profiles of family members.

use crate::support::{ASHA, BEENA, Store, fields, input_with};
use poem::http::Method;
use serde_json::{Value, json};

const PROFILES: &str = "/me/measurement-profiles";

/// The newest lengths of a profile for its first garment, in cm by field.
fn newest(profile: &Value) -> Value {
    let lengths = profile["garments"][0]["history"][0]["lengths"].as_array();
    let lengths = lengths.unwrap().iter();
    lengths
        .map(|one| (one["field"].as_str().unwrap().to_owned(), one["cm"].clone()))
        .collect()
}

#[tokio::test]
async fn newer_measurements_leave_older_ones_in_the_history() {
    let store = Store::open().await;
    let body = json!({"name": " Meena ", "relation": "daughter", "measurements": {"height": 120, "aroundWaist": 55.5}});
    let (status, profile) = store.app.post_as(ASHA, PROFILES, &body).await;
    assert_eq!(status, 201, "{profile}");
    assert_eq!(profile["name"], "Meena");
    assert_eq!(
        profile["garments"][0]["warnings"].as_array().unwrap().len(),
        2
    );
    let path = format!("{PROFILES}/{}", profile["id"]);
    store.app.deps.clock.advance_seconds(86_400);
    for height in [124, 124] {
        let body = json!({"name": "Meena", "measurements": {"height": height}, "unit": "in"});
        let (status, answer) = store
            .app
            .call_as(ASHA, Method::PUT, &path, Some(&body))
            .await;
        assert_eq!(status, 200, "{answer}");
    }
    let (_, list) = store.app.get_as(ASHA, PROFILES).await;
    let history = &list[0]["garments"][0]["history"];
    let height = |cm: f64| json!({"field": "height", "label": "Height", "cm": cm});
    let expected = json!([{
        "id": profile["id"], "name": "Meena", "measuredAt": "2026-08-02T06:30:00Z",
        "garments": [{
            "warnings": list[0]["garments"][0]["warnings"],
            "history": [
                {
                    "id": history[0]["id"], "measuredAt": "2026-08-02T06:30:00Z", "measuredBy": "customer",
                    "lengths": [height(124.0)], "unit": "in",
                },
                {
                    "id": history[1]["id"], "measuredAt": "2026-08-01T06:30:00Z", "measuredBy": "customer",
                    "lengths": [height(120.0), {"field": "aroundWaist", "label": "Around waist", "cm": 55.5}],
                },
            ],
        }],
    }]);
    assert_eq!(list, expected);
    let older = format!("{path}/measurements/{}", history[1]["id"]);
    let delete = async |who, path: &str| store.app.call_as(who, Method::DELETE, path, None).await;
    assert_eq!(delete(BEENA, &older).await.0, 404);
    let (status, left) = delete(ASHA, &older).await;
    assert_eq!(status, 200, "{left}");
    assert_eq!(
        left["garments"][0]["history"].as_array().map(Vec::len),
        Some(1)
    );
    assert_eq!(delete(ASHA, &older).await.0, 404);
    assert_eq!(delete(ASHA, &path).await.0, 204);
    assert_eq!(store.app.get_as(ASHA, PROFILES).await, (200, json!([])));
}

#[tokio::test]
async fn each_garment_has_its_own_fields_and_history() {
    let store = Store::open().await;
    let body = json!({"name": "Kamala"});
    let (status, profile) = store.app.post_as(ASHA, PROFILES, &body).await;
    assert_eq!(
        (status, &profile["garments"]),
        (201, &json!([])),
        "a person can be added before they are measured"
    );
    assert!(profile.get("measuredAt").is_none());
    let path = format!("{PROFILES}/{}", profile["id"]);
    let save = async |garment: i64, measurements: Value| {
        let body =
            json!({"name": "Kamala", "garmentTypeId": garment, "measurements": measurements});
        let put = store
            .app
            .call_as(ASHA, Method::PUT, &path, Some(&body))
            .await;
        store.app.deps.clock.advance_seconds(60);
        put
    };
    let (status, problem) = save(1, json!({"length": 98})).await;
    assert_eq!(
        (status, fields(&problem)),
        (422, vec!["measurements.length"])
    );
    let (status, problem) = save(9, json!({"length": 131})).await;
    assert_eq!(
        (status, fields(&problem)),
        (422, vec!["measurements.length"])
    );
    let (status, problem) = save(77, json!({"height": 150})).await;
    assert_eq!((status, fields(&problem)), (422, vec!["garmentTypeId"]));

    for (garment, measurements) in [
        (1, json!({"aroundBust": 90})),
        (9, json!({"length": 98, "aroundWaist": 76})),
        (1, json!({"aroundBust": 90})),
        (9, json!({"length": 99, "aroundWaist": 76})),
    ] {
        assert_eq!(save(garment, measurements).await.0, 200);
    }
    let (_, list) = store.app.get_as(ASHA, PROFILES).await;
    let garments = list[0]["garments"].as_array().unwrap();
    let seen: Vec<_> = garments
        .iter()
        .map(|one| {
            (
                one["garmentTypeId"].as_i64(),
                one["name"].as_str(),
                one["history"].as_array().map(Vec::len),
            )
        })
        .collect();
    assert_eq!(
        seen,
        [
            (Some(9), Some("Trousers"), Some(2)),
            (Some(1), Some("Blouse"), Some(1))
        ],
        "the last measured first, and the same again is no new entry"
    );
    assert_eq!(
        newest(&list[0]),
        json!({"length": 99.0, "aroundWaist": 76.0})
    );
    let body = json!({"name": "Kamala Raman", "relation": "mother"});
    let (_, renamed) = store
        .app
        .call_as(ASHA, Method::PUT, &path, Some(&body))
        .await;
    assert_eq!(
        (&renamed["name"], &renamed["garments"]),
        (&json!("Kamala Raman"), &list[0]["garments"])
    );
}

#[tokio::test]
async fn the_family_is_listed_by_name() {
    let store = Store::open().await;
    for name in ["meena", "Anu", "Zoya"] {
        let body = json!({"name": name, "measurements": {"height": 150}});
        assert_eq!(store.app.post_as(ASHA, PROFILES, &body).await.0, 201);
    }
    let (_, list) = store.app.get_as(ASHA, PROFILES).await;
    let names: Vec<&str> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|profile| profile["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Anu", "meena", "Zoya"]);
}

#[tokio::test]
async fn every_field_out_of_range_is_reported() {
    let store = Store::open().await;
    let body = json!({"name": "Meena", "measurements": {"height": 44.9, "aroundArm": 65.1, "backNeck": 1, "weight": 60}});
    let (status, problem) = store.app.post_as(ASHA, PROFILES, &body).await;
    assert_eq!(status, 422);
    assert_eq!(
        fields(&problem),
        [
            "measurements.aroundArm",
            "measurements.height",
            "measurements.weight"
        ]
    );
    let body = json!({"name": "Meena", "measurements": {}});
    let (status, problem) = store.app.post_as(ASHA, PROFILES, &body).await;
    assert_eq!((status, fields(&problem)), (422, vec!["measurements"]));
}

#[tokio::test]
async fn another_customers_measurements_are_not_found() {
    let store = Store::open().await;
    let body = json!({"name": "Meena", "measurements": {"height": 150}});
    let (_, profile) = store.app.post_as(ASHA, PROFILES, &body).await;
    let path = format!("{PROFILES}/{}", profile["id"]);
    let changed = store
        .app
        .call_as(BEENA, Method::PUT, &path, Some(&body))
        .await;
    let deleted = store.app.call_as(BEENA, Method::DELETE, &path, None).await;
    for (status, problem) in [changed, deleted] {
        assert_eq!(
            (status, &problem["code"]),
            (404, &json!("orders.profile_not_found"))
        );
    }
    assert_eq!(store.app.get_as(BEENA, PROFILES).await, (200, json!([])));
    assert_eq!(
        store
            .app
            .get_as(ASHA, PROFILES)
            .await
            .1
            .as_array()
            .map(Vec::len),
        Some(1)
    );
}

#[tokio::test]
async fn an_account_can_have_twenty_profiles() {
    let store = Store::open().await;
    let body = json!({"name": "Meena", "measurements": {"height": 150}});
    for _ in 0..20 {
        assert_eq!(store.app.post_as(ASHA, PROFILES, &body).await.0, 201);
    }
    let (status, problem) = store.app.post_as(ASHA, PROFILES, &body).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.too_many_profiles"))
    );
}

#[tokio::test]
async fn a_child_is_not_warned_of_like_an_adult() {
    let store = Store::open().await;
    let mut anjali = json!({"name": "Anjali", "ageGroup": "child", "measurements": {"height": 110.0, "aroundBust": 60.0}});
    let path = "/me/measurement-profiles";
    let (status, saved) = store.app.post_as(ASHA, path, &anjali).await;
    assert_eq!(status, 201, "{saved}");
    assert_eq!(
        (&saved["ageGroup"], &saved["garments"][0]["warnings"]),
        (&json!("child"), &json!([]))
    );

    let piece =
        json!({"productId": 7, "profileId": saved["id"], "measurements": anjali["measurements"]});
    let order = store
        .book(ASHA, &input_with(&json!({"pieces": [piece]})))
        .await;
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    let piece = &order["pieces"][0];
    assert_eq!(
        (&piece["ageGroup"], &piece["warnings"]),
        (&json!("child"), &json!([]))
    );

    let one = format!("{path}/{}", saved["id"]);
    let put = async |body: &Value| {
        let answer = store.app.call_as(ASHA, Method::PUT, &one, Some(body)).await;
        answer.1
    };
    anjali.as_object_mut().unwrap().remove("ageGroup");
    assert_eq!(put(&anjali).await["ageGroup"], "child", "it stays");
    anjali["ageGroup"] = json!("adult");
    let grown = put(&anjali).await;
    assert!(grown.get("ageGroup").is_none());
    assert_eq!(
        grown["garments"][0]["warnings"].as_array().unwrap().len(),
        2
    );
}
