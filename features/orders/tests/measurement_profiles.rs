//! Measurement profiles of family members.

use crate::support::{ASHA, BEENA, Store, fields, input_with};
use poem::http::Method;
use serde_json::{Value, json};

const PROFILES: &str = "/me/measurement-profiles";

#[tokio::test]
async fn newer_measurements_leave_older_ones_in_the_history() {
    let store = Store::open().await;
    let body = json!({"name": " Meena ", "relation": "daughter", "measurements": {"height": 120, "aroundWaist": 55.5}});
    let (status, profile) = store.app.post_as(ASHA, PROFILES, &body).await;
    assert_eq!(status, 201, "{profile}");
    assert_eq!(profile["name"], "Meena");
    assert_eq!(profile["warnings"].as_array().unwrap().len(), 2);
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
    let expected = json!([{
        "id": profile["id"], "name": "Meena", "measurements": {"height": 124.0}, "unit": "in",
        "warnings": list[0]["warnings"], "measuredAt": "2026-08-02T06:30:00Z",
        "history": [
            {"measuredAt": "2026-08-02T06:30:00Z", "measurements": {"height": 124.0}, "unit": "in"},
            {"measuredAt": "2026-08-01T06:30:00Z", "measurements": {"height": 120.0, "aroundWaist": 55.5}},
        ],
    }]);
    assert_eq!(list, expected);
    assert_eq!(
        store.app.call_as(ASHA, Method::DELETE, &path, None).await.0,
        204
    );
    assert_eq!(store.app.get_as(ASHA, PROFILES).await, (200, json!([])));
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
        (&saved["ageGroup"], &saved["warnings"]),
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
    assert_eq!(grown["warnings"].as_array().unwrap().len(), 2);
}
