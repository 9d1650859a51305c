//! Back-office operations on the catalogue.

use crate::support::{
    ASHA, LOST_IMAGE, ROSHNI, SELVI, Shop, category, fields, path, product, service, with,
};
use kernel::testing::Caller;
use poem::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn only_staff_and_owner_read_and_write() {
    let shop = Shop::demo().await;
    for place in ["/categories", "/services", "/products", "/products/1"] {
        let (status, _) = shop.call(ASHA, Method::GET, place, Value::Null).await;
        assert_eq!(status, 403, "{place}");
        let place = format!("/admin/catalogue{place}");
        assert_eq!(shop.app.get(&place).await.0, 401, "{place}");
    }
    for kind in ["categories", "services", "products"] {
        for (method, place) in [
            (Method::POST, format!("/{kind}")),
            (Method::PUT, format!("/{kind}/1")),
            (Method::PUT, format!("/{kind}/1/published")),
            (Method::DELETE, format!("/{kind}/1")),
            (Method::POST, format!("/{kind}/1/restore")),
        ] {
            let (status, _) = shop.call(ASHA, method, &place, json!({})).await;
            assert_eq!(status, 403, "{place}");
        }
    }
}

#[tokio::test]
async fn the_first_product_is_public_immediately() {
    let shop = Shop::empty().await;
    let version = shop.app.deps.db.version().current();
    let (category, service, product) = shop.blouse().await;
    assert!(shop.app.deps.db.version().current() > version);
    assert_eq!(category["colours"]["ground"], "#F8C9D6");
    assert_eq!(service["serviceType"], "Blouses", "the category's name");
    assert_eq!(product["date"], "2026-08-01");
    assert_eq!(product["visible"], true);
    let seen = shop.public("/categories", "categoryName").await;
    assert_eq!(seen, ["Blouses"]);
    assert_eq!(
        shop.public("/services", "serviceName").await,
        ["Silk blouse"]
    );
    let (_, list) = shop.app.get("/catalogue/products").await;
    assert_eq!(list[0]["serviceModel"], "Princess cut");
    assert_eq!(list[0]["pricePaise"], 145_000);
}

#[tokio::test]
async fn the_sitemap_names_images_and_the_day_of_the_last_change() {
    let shop = Shop::empty().await;
    let (category, _, product) = shop.blouse().await;
    shop.app.deps.clock.advance_seconds(3 * 24 * 60 * 60);
    let mut fields = crate::support::category();
    fields["version"] = category["version"].clone();
    let place = path("categories", &category, "");
    shop.done(Method::PUT, &place, fields).await;
    let at = |day: &str| Some(day.to_owned());
    let changed = shop.page("/fromhome?ctid=1").await;
    assert_eq!(changed, (at("2026-08-04"), 1));
    let product = format!("/productdetails/{}", product["id"]);
    assert_eq!(shop.page(&product).await, (at("2026-08-01"), 1));
    assert_eq!(shop.page("/products").await, (at("2026-08-04"), 0));
}

#[tokio::test]
async fn hiding_an_entry_hides_everything_in_it() {
    let shop = Shop::empty().await;
    let (category, service, product) = shop.blouse().await;
    for (kind, row) in [
        ("categories", category),
        ("services", service),
        ("products", product.clone()),
    ] {
        let place = path(kind, &row, "/published");
        let hide = json!({"published": false, "version": 1});
        let hidden = shop.done(Method::PUT, &place, hide.clone()).await;
        assert_eq!(hidden["published"], false);
        assert!(shop.public("/products", "mainTitle").await.is_empty());
        let detail = shop.see(&path("products", &product, "")).await;
        assert_eq!(detail["visible"], false);
        let twice = shop.refused(Method::PUT, &place, hide).await;
        assert_eq!(twice, "record.conflict");
        let show = json!({"published": true, "version": 2});
        shop.done(Method::PUT, &place, show).await;
        assert_eq!(shop.public("/products", "mainTitle").await.len(), 1);
    }
}

#[tokio::test]
async fn renaming_a_category_renames_the_types_of_its_services() {
    let shop = Shop::empty().await;
    let (made, silk, _) = shop.blouse().await;
    let bridal = json!({"serviceName": "Bridal blouse", "serviceType": "Weddings"});
    let bridal = with(service(&made), bridal);
    let bridal = shop.done(Method::POST, "/services", bridal).await;
    let place = path("categories", &made, "");
    let change = json!({"categoryName": "  Sari blouses ", "version": 1});
    let renamed = shop
        .done(Method::PUT, &place, with(category(), change))
        .await;
    assert_eq!(renamed["categoryName"], "Sari blouses");
    assert_eq!(renamed["colours"], made["colours"], "stored");
    let silk = shop.see(&path("services", &silk, "")).await;
    assert_eq!(
        (&silk["serviceType"], &silk["version"]),
        (&json!("Sari blouses"), &json!(2))
    );
    let bridal = shop.see(&path("services", &bridal, "")).await;
    assert_eq!(bridal["serviceType"], "Weddings");
}

#[tokio::test]
async fn concurrent_edits_of_one_form_conflict() {
    let shop = Shop::empty().await;
    let (made, silk, cut) = shop.blouse().await;
    for (kind, row, form) in [
        ("categories", &made, category()),
        ("services", &silk, service(&made)),
        ("products", &cut, product(&silk)),
    ] {
        let place = path(kind, row, "");
        let first = with(form.clone(), json!({"version": 1}));
        shop.done(Method::PUT, &place, first.clone()).await;
        let second = shop.refused(Method::PUT, &place, first).await;
        assert_eq!(second, "record.conflict");
        let (_, missing) = shop.call(ROSHNI, Method::PUT, &place, form).await;
        assert_eq!(fields(&missing), ["version"]);
    }
}

#[tokio::test]
async fn all_wrong_fields_are_reported_together() {
    let shop = Shop::empty().await;
    let (made, silk, _) = shop.blouse().await;
    let colours = json!({"ground": "red", "first": "#0A4D54", "second": "#F7B91"});
    let changes = json!({"categoryName": "blouses", "imageId": LOST_IMAGE, "colours": colours});
    let wrong = with(category(), changes);
    let (status, problem) = shop.call(ROSHNI, Method::POST, "/categories", wrong).await;
    assert_eq!(status, 422);
    assert_eq!(
        fields(&problem),
        [
            "colours.ground",
            "colours.second",
            "categoryName",
            "imageId"
        ]
    );
    let wrong = with(service(&made), json!({"ctid": 99, "imageId": LOST_IMAGE}));
    let (_, problem) = shop.call(ROSHNI, Method::POST, "/services", wrong).await;
    assert_eq!(fields(&problem), ["ctid", "imageId"]);
    let (_, problem) = shop
        .call(ROSHNI, Method::POST, "/services", service(&made))
        .await;
    assert_eq!(fields(&problem), ["serviceName"]);
    let (_, problem) = shop
        .call(ROSHNI, Method::POST, "/products", product(&silk))
        .await;
    assert_eq!(fields(&problem), ["serviceModel"]);
    let wrong = json!({"serviceModel": " ", "mainTitle": "a".repeat(121), "pricePaise": 99});
    let (_, problem) = shop
        .call(
            ROSHNI,
            Method::POST,
            "/products",
            with(product(&silk), wrong),
        )
        .await;
    assert_eq!(
        fields(&problem),
        ["serviceModel", "mainTitle", "pricePaise"]
    );
}

#[tokio::test]
async fn only_the_owner_sets_prices() {
    let shop = Shop::empty().await;
    let (_, silk, cut) = shop.blouse().await;
    let post = |form| shop.call(SELVI, Method::POST, "/products", form);
    let priced = with(product(&silk), json!({"serviceModel": "Boat neck"}));
    assert_eq!(post(priced.clone()).await.1["code"], "session.not_allowed");
    let mut plain = priced;
    plain.as_object_mut().unwrap().remove("pricePaise");
    let (status, made) = post(plain.clone()).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(made["published"], false, "waits for the owner");
    assert!(made.get("pricePaise").is_none());
    let shown = json!({"published": true, "version": 1});
    let place = path("products", &made, "/published");
    let (_, problem) = shop.call(SELVI, Method::PUT, &place, shown).await;
    assert_eq!(fields(&problem), ["pricePaise"]);
    let priced = with(plain, json!({"pricePaise": 99_000, "version": 1}));
    let priced = shop
        .done(Method::PUT, &path("products", &made, ""), priced)
        .await;
    assert_eq!(
        (&priced["pricePaise"], &priced["visible"]),
        (&json!(99_000), &json!(true))
    );

    let place = path("products", &cut, "");
    let put = |changes: Value| {
        let form = with(product(&silk), changes);
        shop.call(SELVI, Method::PUT, &place, form)
    };
    let dearer = put(json!({"pricePaise": 150_000, "version": 1})).await;
    assert_eq!(
        (dearer.0, &dearer.1["code"]),
        (403, &json!("session.not_allowed"))
    );
    let (status, same) = put(json!({"mainTitle": "Sits well", "version": 1})).await;
    assert_eq!((status, &same["pricePaise"]), (200, &json!(145_000)));

    let place = path("products", &cut, "/duplicate");
    let (_, by_staff) = shop.call(SELVI, Method::POST, &place, Value::Null).await;
    assert_eq!(by_staff["serviceModel"], "Princess cut (copy)");
    assert!(by_staff.get("pricePaise").is_none());
    let by_owner = shop.done(Method::POST, &place, Value::Null).await;
    assert_eq!(by_owner["serviceModel"], "Princess cut (copy 2)");
    assert_eq!(by_owner["pricePaise"], 145_000);
    assert_eq!(by_owner["published"], false);
}

#[tokio::test]
async fn products_without_a_price_are_counted_and_listed() {
    let shop = Shop::empty().await;
    let (_, silk, cut) = shop.blouse().await;
    let mut plain = with(product(&silk), json!({"serviceModel": "Boat neck"}));
    plain.as_object_mut().unwrap().remove("pricePaise");
    let (status, made) = shop.call(SELVI, Method::POST, "/products", plain).await;
    assert_eq!(status, 201, "{made}");
    let unpriced = shop.see("/products?unpriced=true").await;
    assert_eq!(unpriced["items"].as_array().unwrap().len(), 1);
    assert_eq!(unpriced["items"][0]["id"], made["id"]);
    assert_eq!(unpriced["unpriced"], 1);
    let of_service = format!("/products?serviceId={}&unpriced=true", silk["id"]);
    let of_service = shop.see(&of_service).await;
    assert_eq!(of_service["items"].as_array().unwrap().len(), 1);
    let all = shop.see("/products").await;
    assert_eq!(
        (&all["unpriced"], all["items"].as_array().unwrap().len()),
        (&json!(1), 2)
    );
    assert_eq!(all["items"][1]["id"], cut["id"]);
    let place = path("products", &made, "");
    let (status, _) = shop.call(SELVI, Method::DELETE, &place, Value::Null).await;
    assert_eq!(status, 204);
    assert_eq!(
        shop.see("/products").await["unpriced"],
        0,
        "not in the trash"
    );
}

#[tokio::test]
async fn lists_are_searched_and_paged() {
    let shop = Shop::empty().await;
    let (_, silk, cut) = shop.blouse().await;
    for number in 0..51 {
        let form = with(
            product(&silk),
            json!({"serviceModel": format!("Model {number:02}")}),
        );
        shop.done(Method::POST, "/products", form).await;
    }
    let first = shop.see("/products").await;
    assert_eq!(first["items"].as_array().unwrap().len(), 50);
    assert_eq!(first["items"][0]["serviceModel"], "Model 50");
    let rest = shop
        .see(&format!("/products?before={}", first["next"]))
        .await;
    assert_eq!(rest["items"].as_array().unwrap().len(), 2);
    assert_eq!(rest["items"][1]["id"], cut["id"]);
    assert!(rest.get("next").is_none());
    let found = shop.see("/products?q=MODEL%2017").await;
    assert_eq!(found["items"].as_array().unwrap().len(), 1);
    let whole = shop
        .see(&format!("/products?serviceId={}", silk["id"]))
        .await;
    assert_eq!(whole["items"].as_array().unwrap().len(), 52);
    assert_eq!(whole["items"][0]["id"], cut["id"], "the owner's order");
    let place = path("products", &cut, "/published");
    let hide = json!({"published": false, "version": cut["version"]});
    shop.done(Method::PUT, &place, hide).await;
    let hidden = shop.see("/products?published=false").await;
    assert_eq!(hidden["items"].as_array().unwrap().len(), 1);
    assert_eq!(hidden["items"][0]["id"], cut["id"]);
    let shown = shop
        .see(&format!(
            "/products?serviceId={}&published=true",
            silk["id"]
        ))
        .await;
    assert_eq!(shown["items"].as_array().unwrap().len(), 51);
    let found = shop.see("/services?q=silk").await;
    assert_eq!(found[0]["productCount"], 52);
    assert_eq!(shop.see("/categories?q=nothing").await, json!([]));
    let (status, _) = shop
        .call(Caller::staff(3), Method::GET, "/categories", Value::Null)
        .await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_product_has_its_own_garment_type_or_that_of_its_service() {
    let shop = Shop::empty().await;
    let (made, silk, product_made) = shop.blouse().await;
    let place = format!("/catalogue/products/{}", product_made["id"]);
    assert_eq!(shop.app.get(&place).await.1["garmentTypeId"], json!(null));
    let change = json!({"garmentTypeId": 1, "version": 1});
    let saved = with(service(&made), change);
    let saved = shop
        .done(Method::PUT, &path("services", &silk, ""), saved)
        .await;
    assert_eq!(saved["garmentTypeId"], 1);
    assert_eq!(shop.app.get(&place).await.1["garmentTypeId"], 1);
    let change = json!({"garmentTypeId": 2, "version": 1});
    let own = with(product(&silk), change);
    let own = shop
        .done(Method::PUT, &path("products", &product_made, ""), own)
        .await;
    assert_eq!(own["garmentTypeId"], 2);
    let (_, listed) = shop.app.get("/catalogue/products").await;
    assert_eq!(listed[0]["garmentTypeId"], 2);
    let copy = path("products", &product_made, "/duplicate");
    let copy = shop.done(Method::POST, &copy, json!(null)).await;
    assert_eq!(copy["garmentTypeId"], 2);

    let unknown = with(product(&silk), json!({"garmentTypeId": 3, "version": 2}));
    let place = path("products", &product_made, "");
    let (_, refused) = shop.call(ROSHNI, Method::PUT, &place, unknown).await;
    assert_eq!(fields(&refused), ["garmentTypeId"]);
}
