//! Reordering, deleting and restoring.

use crate::support::{ROSHNI, Shop, category, path, product, service, with};
use poem::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn lists_are_reordered_as_a_whole() {
    let shop = Shop::empty().await;
    let (made, silk, _) = shop.blouse().await;
    let other = with(category(), json!({"categoryName": "Kurtis"}));
    shop.done(Method::POST, "/categories", other).await;
    let other = with(service(&made), json!({"serviceName": "Cotton blouse"}));
    shop.done(Method::POST, "/services", other).await;
    let other = with(product(&silk), json!({"serviceModel": "Boat neck"}));
    shop.done(Method::POST, "/products", other).await;
    let places = [
        "/categories/order".to_owned(),
        "/services/order".to_owned(),
        "/products/order".to_owned(),
    ];
    for place in &places {
        shop.done(Method::PUT, place, json!({"ids": [2, 1]})).await;
        for stale in [json!([1]), json!([1, 2, 3]), json!([1, 1]), json!([])] {
            let code = shop
                .refused(Method::PUT, place, json!({"ids": stale}))
                .await;
            assert_eq!(code, "record.conflict", "{place} {stale}");
        }
    }
    let seen = shop.public("/categories", "categoryName").await;
    assert_eq!(seen, ["Kurtis", "Blouses"]);
    let seen = shop.public("/services", "serviceName").await;
    assert_eq!(seen, ["Cotton blouse", "Silk blouse"]);
    let seen = shop.public("/products", "serviceModel").await;
    assert_eq!(seen, ["Boat neck", "Princess cut"]);
}

#[tokio::test]
async fn a_product_is_deleted_and_restored() {
    let shop = Shop::empty().await;
    let (_, silk, cut) = shop.blouse().await;
    let place = path("products", &cut, "");
    assert_eq!(
        shop.done(Method::DELETE, &place, Value::Null).await,
        json!("")
    );
    assert!(shop.public("/products", "mainTitle").await.is_empty());
    let (status, _) = shop.app.get("/catalogue/products/1").await;
    assert_eq!(status, 404);
    assert!(
        catalogue::offered(&shop.app.deps.db, 1)
            .await
            .unwrap()
            .is_none()
    );
    let trash = shop.see("/products?deleted=true").await;
    assert_eq!(trash["items"][0]["deletedAt"], "2026-08-01T06:30:00Z");
    let again = shop.refused(Method::DELETE, &place, Value::Null).await;
    assert_eq!(again, "catalogue.product_not_found");

    // Its name can be used in the meantime.
    let twin = shop.done(Method::POST, "/products", product(&silk)).await;
    let restore = path("products", &cut, "/restore");
    let code = shop.refused(Method::POST, &restore, Value::Null).await;
    assert_eq!(code, "catalogue.name_taken");
    shop.done(Method::DELETE, &path("products", &twin, ""), Value::Null)
        .await;
    let back = shop.done(Method::POST, &restore, Value::Null).await;
    assert!(back.get("deletedAt").is_none());
    assert_eq!(shop.public("/products", "mainTitle").await.len(), 1);
}

#[tokio::test]
async fn an_entry_is_deleted_and_restored_with_its_contents() {
    let shop = Shop::empty().await;
    let (made, silk, cut) = shop.blouse().await;
    let place = path("categories", &made, "");
    let (status, problem) = shop.call(ROSHNI, Method::DELETE, &place, Value::Null).await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("catalogue.not_empty"))
    );
    let said = problem["message"].as_str().unwrap();
    assert!(said.contains("services (1) and products (1)"), "{said}");
    let code = shop
        .refused(Method::DELETE, &path("services", &silk, ""), Value::Null)
        .await;
    assert_eq!(code, "catalogue.not_empty");

    shop.done(Method::DELETE, &path("products", &cut, ""), Value::Null)
        .await;
    let boat = with(product(&silk), json!({"serviceModel": "Boat neck"}));
    shop.done(Method::POST, "/products", boat).await;
    let all = "?withEverything=true";
    let service_place = path("services", &silk, all);
    shop.done(Method::DELETE, &service_place, Value::Null).await;
    let place = path("categories", &made, "");
    shop.done(Method::DELETE, &place, Value::Null).await;
    assert!(shop.public("/categories", "categoryName").await.is_empty());
    assert_eq!(shop.see("/products").await["items"], json!([]));
    let restore = |kind: &str, row: &Value| path(kind, row, "/restore");
    let code = shop
        .refused(Method::POST, &restore("services", &silk), Value::Null)
        .await;
    assert_eq!(code, "catalogue.above_deleted");
    let code = shop
        .refused(Method::POST, &restore("products", &cut), Value::Null)
        .await;
    assert_eq!(code, "catalogue.above_deleted");
    shop.done(Method::POST, &restore("categories", &made), Value::Null)
        .await;
    assert!(shop.public("/services", "serviceName").await.is_empty());
    shop.done(Method::POST, &restore("services", &silk), Value::Null)
        .await;
    let seen = shop.public("/products", "serviceModel").await;
    assert_eq!(
        seen,
        ["Boat neck"],
        "an entry deleted on its own stays deleted"
    );
}

#[tokio::test]
async fn the_trash_is_emptied_after_a_month() {
    let shop = Shop::empty().await;
    let (made, _, _) = shop.blouse().await;
    let place = path("categories", &made, "?withEverything=true");
    shop.done(Method::DELETE, &place, Value::Null).await;
    for (days, left) in [(30, 1), (1, 0)] {
        shop.app.deps.clock.advance_seconds(days * 86_400);
        shop.sweep().await;
        let trash = shop.see("/categories?deleted=true").await;
        assert_eq!(trash.as_array().unwrap().len(), left);
    }
    for table in ["catalogue_service", "catalogue_product"] {
        let rows: i64 =
            sqlx::query_scalar(sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}")))
                .fetch_one(shop.app.deps.db.read())
                .await
                .unwrap();
        assert_eq!(rows, 0, "{table}");
    }
    let again = shop.done(Method::POST, "/categories", category()).await;
    assert_eq!(again["id"], 2, "an id is never reused");
}

#[tokio::test]
async fn every_change_is_in_the_audit_log() {
    let shop = Shop::empty().await;
    let (_, silk, cut) = shop.blouse().await;
    let dearer = json!({"pricePaise": 150_000, "version": 1});
    let place = path("products", &cut, "");
    shop.done(Method::PUT, &place, with(product(&silk), dearer))
        .await;
    let lines: Vec<(String, String, String)> = sqlx::query_as(
        "SELECT action, subject, details FROM kernel_audit WHERE actor = 1 ORDER BY rowid",
    )
    .fetch_all(shop.app.deps.db.read())
    .await
    .unwrap();
    let actions: Vec<&str> = lines.iter().map(|line| line.0.as_str()).collect();
    assert_eq!(
        actions,
        [
            "catalogue.category_created",
            "catalogue.service_created",
            "catalogue.product_created",
            "catalogue.product_updated",
        ]
    );
    let details = |line: usize| serde_json::from_str::<Value>(&lines[line].2).unwrap();
    assert_eq!(
        details(2),
        json!({"name": "Sits like a second skin", "model": "Princess cut", "pricePaise": 145_000})
    );
    let change = json!({"pricePaise": {"from": 145_000, "to": 150_000}});
    assert_eq!(details(3), change);
}

/// Details of the last entry of the audit log.
async fn logged(shop: &Shop) -> Value {
    let details: String =
        sqlx::query_scalar("SELECT details FROM kernel_audit ORDER BY rowid DESC LIMIT 1")
            .fetch_one(shop.app.deps.db.read())
            .await
            .unwrap();
    serde_json::from_str(&details).unwrap()
}

#[tokio::test]
async fn the_log_says_what_changed_in_a_product() {
    let shop = Shop::empty().await;
    let (_, silk, cut) = shop.blouse().await;
    let place = path("products", &cut, "");
    let mut form = with(product(&silk), json!({"version": 1}));
    for (version, change, expected) in [
        (
            1,
            json!({"mainTitle": "Halter neck"}),
            json!({"name": {"from": "Sits like a second skin", "to": "Halter neck"}}),
        ),
        // The screen sends the name in place of an empty model.
        (
            2,
            json!({"serviceModel": "Halter neck"}),
            json!({"model": {"from": "Princess cut", "to": "none"}}),
        ),
        (
            3,
            json!({"published": false, "readyDays": 5, "occasions": ["Wedding", "Festival"]}),
            json!({
                "readyDays": {"from": "none", "to": 5},
                "occasions": {"from": "none", "to": "Festival, Wedding"},
                "published": {"from": true, "to": false},
            }),
        ),
        (
            4,
            json!({"mainDescription": "Unlined.", "imageId": 4, "moreImages": [5]}),
            json!({"photo": "changed", "moreImages": "changed", "description": "changed"}),
        ),
        (5, json!({}), json!({})),
    ] {
        form = with(with(form, change), json!({"version": version}));
        shop.done(Method::PUT, &place, form.clone()).await;
        assert_eq!(logged(&shop).await, expected, "version {version}");
    }
}

#[tokio::test]
async fn the_log_names_no_price_and_no_model_that_a_new_product_has_not() {
    let shop = Shop::empty().await;
    let (_, silk, _) = shop.blouse().await;
    // The screen cuts the name to the length of a model.
    let name = format!("{} and a bow", "Halter neck ".repeat(7).trim());
    let model = name.chars().take(80).collect::<String>();
    let mut form = with(
        product(&silk),
        json!({"serviceModel": model.trim(), "mainTitle": name, "published": false}),
    );
    form.as_object_mut().unwrap().remove("pricePaise");
    let new = shop.done(Method::POST, "/products", form.clone()).await;
    assert_eq!(logged(&shop).await, json!({"name": name}));
    let priced = json!({"pricePaise": 171_000, "version": 1});
    shop.done(Method::PUT, &path("products", &new, ""), with(form, priced))
        .await;
    let change = json!({"pricePaise": {"from": "none", "to": 171_000}});
    assert_eq!(logged(&shop).await, change);
}
