//! Choices of garment types and products, and estimates.

use kernel::{Paise, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, CUSHION, PRINCESS_CUT, ROSHNI, SELVI, Shop};

const OF_BLOUSES: &str = "/admin/garments/choices/type/1";
const OF_PRODUCT: &str = "/admin/garments/choices/product/21";

fn option(name: &str, price: i64) -> Value {
    json!({"name": name, "pricePaise": price, "available": true})
}

fn blouses() -> Value {
    json!({"version": 0, "groups": [
        {"name": "Neck", "several": false, "required": true, "options": [option("Round", 0), option("Boat", 5_000)]},
        {"name": "Extras", "several": true, "required": false,
         "options": [option("Padding", 15_000), option("Latkan", 8_000)]},
    ]})
}

async fn save(shop: &Shop, who: Caller, path: &str, body: &Value) -> (u16, Value) {
    shop.app.call_as(who, Method::PUT, path, Some(body)).await
}

async fn choices(shop: &Shop) -> Value {
    shop.app.get("/garments/choices?product=21").await.1
}

#[tokio::test]
async fn the_choices_of_a_type_are_those_of_its_products() {
    let shop = Shop::new().await;
    assert_eq!(choices(&shop).await, json!([]));
    let (status, saved) = save(&shop, ROSHNI, OF_BLOUSES, &blouses()).await;
    assert_eq!((status, &saved["version"]), (200, &json!(1)), "{saved}");
    let found = choices(&shop).await;
    assert_eq!(
        found[0],
        json!({"id": 1, "name": "Neck", "several": false, "required": true, "options": [
            {"id": 1, "name": "Round", "pricePaise": 0, "available": true},
            {"id": 2, "name": "Boat", "pricePaise": 5_000, "available": true},
        ]})
    );
    let (_, of_type) = shop.app.get("/garments/choices?garmentType=1").await;
    assert_eq!(of_type, found);
    let chosen = shop.garments.estimate_type(1, &[2]).await.unwrap().unwrap();
    assert_eq!(chosen.lines[0].option, "Boat");
    let (_, neither) = shop.app.get("/garments/choices").await;
    assert_eq!(neither, json!([]));
    let (_, none) = shop.app.get("/garments/choices?product=22").await;
    assert_eq!(none, json!([]));
    let (_, unknown) = shop.app.get("/garments/choices?product=9").await;
    assert_eq!(unknown, json!([]));
}

#[tokio::test]
async fn the_own_choices_of_a_product_replace_those_of_the_same_name() {
    let shop = Shop::new().await;
    save(&shop, ROSHNI, OF_BLOUSES, &blouses()).await;
    let mut sold_out = option("Glass beads", 40_000);
    sold_out["available"] = json!(false);
    let own = json!({"version": 0, "groups": [
        {"name": "Dori", "several": false, "required": false, "options": [option("Silk", 6_000)]},
        {"name": "neck", "several": false, "required": false, "options": [option("Sweetheart", 9_000), sold_out]},
        {"name": "Extras", "several": true, "required": false, "options": []},
    ]});
    let (status, saved) = save(&shop, ROSHNI, OF_PRODUCT, &own).await;
    assert_eq!(status, 200, "{saved}");
    let found = choices(&shop).await;
    let names: Vec<&str> = found
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|group| group["name"].as_str())
        .collect();
    assert_eq!(names, ["neck", "Dori"]);
    let available = |index: usize| found[0]["options"][index]["available"].as_bool();
    assert_eq!((available(0), available(1)), (Some(true), Some(false)));
    let beads = found[0]["options"][1]["id"].as_i64().unwrap();
    let sold_out = shop.garments.estimate(PRINCESS_CUT, &[beads]).await;
    assert!(
        sold_out.unwrap().is_err(),
        "an option that is not available"
    );
}

#[tokio::test]
async fn ids_stay_when_choices_are_changed_and_copied_ones_are_new() {
    let shop = Shop::new().await;
    let (_, mut saved) = save(&shop, ROSHNI, OF_BLOUSES, &blouses()).await;
    let groups = saved["groups"].as_array_mut().unwrap();
    groups.swap(0, 1);
    groups[1]["options"].as_array_mut().unwrap().swap(0, 1);
    groups[1]["options"][0]["name"] = json!("Boat neck");
    groups[0]["options"].as_array_mut().unwrap().remove(0);
    let update = json!({"version": 1, "groups": groups});
    let (status, changed) = save(&shop, ROSHNI, OF_BLOUSES, &update).await;
    assert_eq!(status, 200, "{changed}");
    let ids: Vec<i64> = changed["groups"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|group| group["options"].as_array().unwrap())
        .filter_map(|option| option["id"].as_i64())
        .collect();
    assert_eq!(ids, [4, 2, 1]);
    let (_, stale) = save(&shop, ROSHNI, OF_BLOUSES, &update).await;
    assert_eq!(stale["code"], "record.conflict");

    let copy = json!({"version": 0, "groups": changed["groups"]});
    let (status, copied) = save(&shop, ROSHNI, OF_PRODUCT, &copy).await;
    assert_eq!(status, 200, "{copied}");
    assert_eq!(copied["groups"][0]["id"], 3);
    assert_eq!(copied["groups"][0]["options"][0]["id"], 5);
    let (_, still) = shop.app.get_as(ROSHNI, OF_BLOUSES).await;
    assert_eq!(still["groups"], changed["groups"]);
    let (_, owners) = shop.app.get_as(SELVI, "/admin/garments/choices").await;
    assert_eq!(
        owners,
        json!([
            {"owner": "type", "id": 1, "name": "Blouse", "groupCount": 2},
            {"owner": "product", "id": 21, "name": "Princess Cut, lined", "groupCount": 2},
        ])
    );
}

#[tokio::test]
async fn an_estimate_adds_the_options_to_the_price() {
    let shop = Shop::new().await;
    save(&shop, ROSHNI, OF_BLOUSES, &blouses()).await;
    let found = shop.garments.estimate(PRINCESS_CUT, &[2, 3]).await.unwrap();
    let found = found.unwrap();
    assert_eq!(found.paise, Paise(85_000 + 5_000 + 15_000));
    assert_eq!(
        (
            found.lines[0].group.as_str(),
            found.lines[0].option.as_str()
        ),
        ("Neck", "Boat")
    );
    let missing = shop.garments.estimate(PRINCESS_CUT, &[3]).await.unwrap();
    assert_eq!(missing.unwrap_err().field, "optionIds");
    let plain = shop.garments.estimate(CUSHION, &[]).await.unwrap();
    assert_eq!(plain.unwrap().paise, Paise(85_000));
    let other = shop.garments.estimate(CUSHION, &[2]).await.unwrap();
    assert_eq!(other.unwrap_err().field, "optionIds");
    let gone = shop.garments.estimate(9, &[]).await.unwrap();
    assert_eq!(gone.unwrap_err().field, "productId");
}

#[tokio::test]
async fn only_the_owner_changes_choices() {
    let shop = Shop::new().await;
    assert_eq!(shop.app.get_as(SELVI, OF_BLOUSES).await.0, 200);
    assert_eq!(save(&shop, SELVI, OF_BLOUSES, &blouses()).await.0, 403);
    assert_eq!(shop.app.get_as(ASHA, OF_BLOUSES).await.0, 403);
    let gone = "/admin/garments/choices/product/9";
    let (_, refused) = save(&shop, ROSHNI, gone, &blouses()).await;
    assert_eq!(refused["code"], "garments.owner_not_found");
}

#[tokio::test]
async fn names_are_unique() {
    let shop = Shop::new().await;
    let mut body = blouses();
    body["groups"][1]["name"] = json!(" neck");
    body["groups"][0]["options"][1]["name"] = json!("ROUND");
    let (status, refused) = save(&shop, ROSHNI, OF_BLOUSES, &body).await;
    assert_eq!(status, 422);
    let fields: Vec<&str> = refused["fields"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|problem| problem["field"].as_str())
        .collect();
    assert_eq!(fields, ["groups.0.options.1.name", "groups.1.name"]);
}

#[tokio::test]
async fn a_form_that_is_saved_twice_keeps_the_ids_of_what_it_added() {
    let shop = Shop::new().await;
    let (_, first) = save(&shop, ROSHNI, OF_BLOUSES, &blouses()).await;
    let mut again = blouses();
    again["version"] = json!(1);
    again["groups"][0]["name"] = json!("neck");
    let (status, second) = save(&shop, ROSHNI, OF_BLOUSES, &again).await;
    assert_eq!(status, 200, "{second}");
    assert_eq!(second["groups"][0]["name"], "neck");
    assert_eq!(second["groups"][0]["id"], first["groups"][0]["id"]);
    assert_eq!(
        second["groups"][0]["options"],
        first["groups"][0]["options"]
    );
    assert_eq!(second["groups"][1], first["groups"][1]);
}
