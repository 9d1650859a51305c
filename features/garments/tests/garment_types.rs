//! Garment types: shipped ones, and what the shop changes.

use garments::MeasureDrawing;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, BLOUSE, CUSHION, PRINCESS_CUT, SELVI, Shop};

async fn call(shop: &Shop, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin/garments/types{path}");
    let body = (!body.is_null()).then_some(body);
    shop.app.call_as(SELVI, method, &path, body.as_ref()).await
}

fn dhoti() -> Value {
    json!({
        "name": " Dhoti ", "points": 1, "published": true,
        "fields": [
            {"label": "Waist to floor", "limits": {"least": 30.0, "most": 130.0}, "adult": {"least": 85.0, "most": 115.5}},
            {"label": "Around waist", "drawing": "aroundWaist", "limits": {"least": 30.0, "most": 180.0}},
        ],
    })
}

#[tokio::test]
async fn the_shipped_types_have_the_measurements_of_the_trade() {
    let shop = Shop::new().await;
    let types = shop.garments.types().await.unwrap();
    let names: Vec<&str> = types.iter().map(|found| found.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "Blouse",
            "Saree work",
            "Kurta",
            "Salwar",
            "Churidar",
            "Lehenga",
            "Frock",
            "Shirt",
            "Trousers",
            "Alteration"
        ]
    );
    let blouse = &types[0];
    let bust = blouse.fields.iter().find(|field| field.key == "aroundBust");
    let bust = bust.unwrap();
    assert_eq!(bust.drawing, Some(MeasureDrawing::AroundBust));
    assert_eq!(
        (bust.limits.least_mm(), bust.limits.most_mm()),
        (300, 1_800)
    );
    assert!(bust.adult.unwrap().contains(1_300) && !bust.adult.unwrap().contains(1_301));
    assert!(bust.child.unwrap().contains(540));
    for key in [
        "height",
        "shoulder",
        "frontNeck",
        "backNeck",
        "aroundArm",
        "aroundWaist",
        "aroundHip",
        "aroundBust",
    ] {
        assert!(blouse.fields.iter().any(|field| field.key == key), "{key}");
    }
    assert!(types[1].fields.is_empty());
}

#[tokio::test]
async fn every_usual_range_is_within_its_limits() {
    let shop = Shop::new().await;
    for found in shop.garments.types().await.unwrap() {
        for field in found.fields {
            for usual in [field.adult, field.child].into_iter().flatten() {
                assert!(
                    field.limits.contains(usual.least_mm())
                        && field.limits.contains(usual.most_mm())
                        && usual.least_mm() < usual.most_mm(),
                    "{} of {}",
                    field.key,
                    found.name
                );
            }
        }
    }
}

#[tokio::test]
async fn a_product_has_the_measurements_of_its_garment_type() {
    let shop = Shop::new().await;
    let found = shop.garments.garment_type_of(PRINCESS_CUT).await.unwrap();
    assert_eq!(found.unwrap().id, BLOUSE);
    assert!(
        shop.garments
            .garment_type_of(CUSHION)
            .await
            .unwrap()
            .is_none()
    );
    let hide = json!({"published": false, "version": 1});
    assert_eq!(call(&shop, Method::PUT, "/1/published", hide).await.0, 200);
    let (_, listed) = shop.app.get("/garments/types").await;
    assert_eq!(listed[0]["name"], "Saree work");
    let (_, with) = shop.app.get("/garments/types?also=1").await;
    let (count, with) = (listed.as_array().unwrap().len(), with.as_array().unwrap());
    assert_eq!(
        (with.len(), &with[count]["name"]),
        (count + 1, &json!("Blouse"))
    );
    let (_, known) = shop.app.get("/garments/types?also=2").await;
    assert_eq!(known, listed, "one that is listed comes once");
    let hidden = shop.garments.garment_type_of(PRINCESS_CUT).await.unwrap();
    assert_eq!(hidden.unwrap().id, BLOUSE);
    assert_eq!(call(&shop, Method::DELETE, "/1", Value::Null).await.0, 204);
    let deleted = shop.garments.garment_type_of(PRINCESS_CUT).await.unwrap();
    assert!(deleted.is_none());
}

#[tokio::test]
async fn keys_stay_when_measurements_are_renamed_reordered_and_added() {
    let shop = Shop::new().await;
    let (status, made) = call(&shop, Method::POST, "", dhoti()).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(made["name"], "Dhoti");
    assert_eq!(made["fields"][0]["key"], "waistToFloor");
    assert_eq!(
        made["fields"][0]["adult"],
        json!({"least": 85.0, "most": 115.5})
    );
    assert_eq!(made["fields"][1]["key"], "aroundWaist");
    let id = made["id"].as_i64().unwrap();
    assert_eq!(id, 11);

    let mut update = dhoti();
    let knee = json!({"label": "Knee", "limits": {"least": 15.0, "most": 90.0}});
    let (mut length, mut waist) = (made["fields"][0].clone(), made["fields"][1].clone());
    length["label"] = json!("Length");
    waist["label"] = json!("Waist");
    update["fields"] = json!([waist, knee, length]);
    update["version"] = made["version"].clone();
    let (status, changed) = call(&shop, Method::PUT, "/11", update.clone()).await;
    assert_eq!(status, 200, "{changed}");
    let keys: Vec<&str> = changed["fields"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|field| field["key"].as_str())
        .collect();
    assert_eq!(keys, ["aroundWaist", "knee", "waistToFloor"]);
    let (_, stale) = call(&shop, Method::PUT, "/11", update).await;
    assert_eq!(stale["code"], "record.conflict");
}

#[tokio::test]
async fn wrong_measurements_are_named() {
    let shop = Shop::new().await;
    let mut body = dhoti();
    body["name"] = json!("blouse");
    body["fields"][0]["adult"] = json!({"least": 10.0, "most": 90.0});
    body["fields"][1]["label"] = json!("waist to floor");
    let (status, refused) = call(&shop, Method::POST, "", body).await;
    assert_eq!(status, 422);
    let fields: Vec<&str> = refused["fields"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|problem| problem["field"].as_str())
        .collect();
    assert_eq!(fields, ["fields.0.adult", "fields.1.label", "name"]);
}

#[tokio::test]
async fn customers_see_nothing_of_the_back_office() {
    let shop = Shop::new().await;
    assert_eq!(shop.app.get("/admin/garments/types").await.0, 401);
    let (status, _) = shop.app.get_as(ASHA, "/admin/garments/types").await;
    assert_eq!(status, 403);
}
