//! Images, facts, tags and the course of a product: written in the back office, read on its page.

use crate::support::{LOST_IMAGE, Shop, fields, path, product, service, with};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

fn selling_facts() -> Value {
    json!({
        "moreImages": [5, 4], "readyDays": 10, "fabricCm": 80,
        "included": "Cutting and one trial\n\nHooks", "notIncluded": "Blouse cloth",
        "occasions": ["festival", "Golu"], "fabrics": ["Silk"], "garmentTypeId": 1,
    })
}

async fn extras(shop: &Shop, product: &Value) -> Value {
    let place = format!("/catalogue/products/{}/extras", product["id"]);
    let (status, extras) = shop.app.get(&place).await;
    assert_eq!(status, 200, "{extras}");
    extras
}

#[tokio::test]
async fn the_page_of_a_product_shows_what_the_form_has() {
    let shop = Shop::empty().await;
    let (_, made, plain) = shop.blouse().await;
    let form = with(product(&made), selling_facts());
    let form = with(form, json!({"serviceModel": "Deep back"}));
    let created = shop.done(Method::POST, "/products", form).await;
    assert_eq!(created["occasions"], json!(["Festival", "Golu"]));
    let images = created["moreImages"].as_array().unwrap().iter();
    let images: Vec<&Value> = images.map(|one| &one["imageId"]).collect();
    assert_eq!(images, [5, 4], "in the owner's order");

    let page = extras(&shop, &created).await;
    assert_eq!(page["images"].as_array().unwrap().len(), 2);
    assert_eq!(page["fabricCm"], 80);
    assert_eq!(page["included"], json!(["Cutting and one trial", "Hooks"]));
    assert_eq!(page["notIncluded"], json!(["Blouse cloth"]));
    assert_eq!(page["measured"], true);
    assert_eq!(page["related"][0]["id"], plain["id"]);
    let (_, public) = shop.app.get("/catalogue/products").await;
    assert_eq!(public[1]["readyDays"], 10);
    assert_eq!(public[1]["fabrics"], json!(["Silk"]));
    let (_, tags) = shop.app.get("/catalogue/tags").await;
    let occasions = tags["occasions"].as_array().unwrap();
    assert_eq!(occasions.last().unwrap(), "Golu", "own tags come last");

    let bare = extras(&shop, &plain).await;
    assert_eq!(bare["images"], json!([]));
    assert_eq!(bare["measured"], false, "it has no garment type");
    assert!(bare.get("fabricCm").is_none() && bare.get("course").is_none());
}

#[tokio::test]
async fn a_copy_has_the_facts_and_tags_of_its_product() {
    let shop = Shop::empty().await;
    let (_, made, _) = shop.blouse().await;
    let form = with(product(&made), selling_facts());
    let form = with(form, json!({"serviceModel": "Deep back"}));
    let created = shop.done(Method::POST, "/products", form).await;
    let place = path("products", &created, "/duplicate");
    let copy = shop.done(Method::POST, &place, Value::Null).await;
    for field in [
        "moreImages",
        "readyDays",
        "fabricCm",
        "included",
        "occasions",
        "fabrics",
    ] {
        assert_eq!(copy[field], created[field], "{field}");
    }
}

#[tokio::test]
async fn wrong_facts_name_their_fields() {
    let shop = Shop::empty().await;
    let (_, made, _) = shop.blouse().await;
    let wrong = json!({
        "serviceModel": "Deep back", "moreImages": [4, LOST_IMAGE], "courseId": 9,
        "occasions": ["A tag that is much too long"], "fabrics": ["a~b"],
    });
    let form = with(product(&made), wrong);
    let (status, problem) = shop
        .call(Caller::owner(1), Method::POST, "/products", form)
        .await;
    assert_eq!(status, 422, "{problem}");
    let named = ["moreImages.1", "courseId", "occasions", "fabrics"];
    assert_eq!(fields(&problem), named);
    let eight = json!({"serviceModel": "Deep back", "moreImages": [1, 2, 3, 4, 5, 6, 7, 8]});
    let form = with(product(&made), eight);
    let (status, _) = shop
        .call(Caller::owner(1), Method::POST, "/products", form)
        .await;
    assert!(status >= 400, "at most eight images with the main one");
}

#[tokio::test]
async fn the_closest_products_are_related() {
    let shop = Shop::empty().await;
    let (category, made, _) = shop.blouse().await;
    let other = json!({"serviceName": "Cotton blouse"});
    let other = with(service(&category), other);
    let other = shop.done(Method::POST, "/services", other).await;
    let add = |service: &Value, model: &str, tags: Value| {
        let form = with(
            product(service),
            json!({"serviceModel": model, "occasions": tags}),
        );
        shop.done(Method::POST, "/products", form)
    };
    let festive = add(&made, "Festive", json!(["Festival", "Wedding"])).await;
    add(&other, "Office", json!(["Office"])).await;
    let bridal = add(&other, "Bridal", json!(["Wedding", "Festival"])).await;
    let page = extras(&shop, &festive).await;
    let models: Vec<&str> = page["related"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["serviceModel"].as_str().unwrap())
        .collect();
    assert_eq!(models, ["Bridal", "Princess cut", "Office"]);
    assert_eq!(page["related"][0]["id"], bridal["id"]);
}
