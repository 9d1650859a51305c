//! Changing what a piece is, approving with all terms at once, extras, and the day an order is needed.

use crate::support::{ASHA, SHOP, Store, fields, input_with};
use kernel::{Bills, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(SHOP);
const SELVI: Caller = Caller::staff(3);

async fn send(store: &Store, who: Caller, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin/orders/{path}");
    store.app.call_as(who, method, &path, Some(&body)).await
}

async fn call(store: &Store, method: Method, path: &str, body: Value) -> Value {
    let (status, answer) = send(store, ROSHNI, method, path, body).await;
    assert!(status < 300, "{path}: {answer}");
    answer
}

/// A request of two blouses with a lining for Meena, and one blouse for Amma. Returns the order and
/// its pieces.
async fn two(store: &Store) -> (i64, i64, i64) {
    let pieces = json!([
        {"productId": 7, "optionIds": [5], "quantity": 2, "forWhom": "Meena", "note": "Loose"},
        {"productId": 7, "forWhom": "Amma"},
    ]);
    let order = store
        .book(ASHA, &input_with(&json!({"pieces": pieces})))
        .await;
    let (_, seen) = store
        .app
        .get_as(ROSHNI, &format!("/admin/orders/{order}"))
        .await;
    let id = |at: usize| seen["order"]["pieces"][at]["id"].as_i64().unwrap();
    (order, id(0), id(1))
}

#[tokio::test]
async fn a_piece_is_estimated_again_and_its_agreed_price_stays() {
    let store = Store::open().await;
    let (order, piece, _) = two(&store).await;
    let terms = json!({"advancePaise": 0, "pieces": [{"id": piece, "pricePaise": 250_000}]});
    let detail = call(&store, Method::POST, &format!("{order}/approve"), terms).await;
    let version = detail["pieces"][0]["version"].clone();
    let path = format!("{order}/pieces/{piece}");

    let more = json!({"version": version, "productId": 7, "optionIds": [5], "quantity": 3, "forWhom": "Meena K."});
    let detail = call(&store, Method::PUT, &path, more).await;
    let changed = &detail["order"]["pieces"][0];
    assert_eq!(changed["quantity"], 3);
    assert_eq!(changed["forWhom"], "Meena K.");
    assert_eq!(changed["estimatePaise"], 420_000);
    assert_eq!(changed["pricePaise"], 250_000);
    assert!(
        changed.get("note").is_none(),
        "an update replaces all of it"
    );

    let plain = json!({"version": detail["pieces"][0]["version"], "productId": 7, "quantity": 1, "note": "No lining"});
    let detail = call(&store, Method::PUT, &path, plain).await;
    let changed = &detail["order"]["pieces"][0];
    assert_eq!(changed["choices"], json!([]));
    assert_eq!(changed["estimatePaise"], 125_000);
    assert_eq!(changed["note"], "No lining");

    let own = json!({"version": detail["pieces"][0]["version"], "work": "Fall and pico", "garmentTypeId": 9});
    let detail = call(&store, Method::PUT, &path, own).await;
    let changed = &detail["order"]["pieces"][0];
    assert_eq!(changed["serviceName"], "Fall and pico");
    assert_eq!(changed["garmentTypeId"], 9);
    assert!(changed.get("productId").is_none() && changed.get("estimatePaise").is_none());
    assert_eq!(detail["order"]["serviceName"], "Fall and pico and 1 more");
    assert_eq!(detail["order"]["pricePaise"], 250_000);
}

#[tokio::test]
async fn an_unchanged_item_keeps_what_is_no_longer_offered() {
    let store = Store::open().await;
    let (order, piece, _) = two(&store).await;
    store
        .run("UPDATE orders_piece_choice SET option_id = 6, option_name = 'Silk'; UPDATE orders_piece SET product_id = 8")
        .await;
    let path = format!("{order}/pieces/{piece}");
    let wanted = json!({"version": 1, "productId": 8, "optionIds": [6], "quantity": 1});
    let detail = call(&store, Method::PUT, &path, wanted).await;
    let changed = &detail["order"]["pieces"][0];
    assert_eq!(changed["choices"][0]["option"], "Silk");
    assert_eq!(changed["estimatePaise"], 140_000);
    let other = json!({"version": 2, "productId": 8, "quantity": 1});
    let (status, problem) = send(&store, ROSHNI, Method::PUT, &path, other).await;
    assert_eq!((status, fields(&problem)), (422, vec!["productId"]));
}

#[tokio::test]
async fn an_update_of_a_changed_invoiced_or_delivered_piece_is_refused() {
    let store = Store::open().await;
    let (order, piece, other) = two(&store).await;
    let path = format!("{order}/pieces/{piece}");
    let update = |version: i64| json!({"version": version, "productId": 7, "quantity": 2});
    let refused = async |version: i64, status: u16, code: &str| {
        let (answered, problem) = send(&store, SELVI, Method::PUT, &path, update(version)).await;
        assert_eq!((answered, &problem["code"]), (status, &json!(code)));
    };
    call(
        &store,
        Method::PUT,
        &format!("{path}/note"),
        json!({"text": "Tight"}),
    )
    .await;
    refused(1, 409, "record.conflict").await;
    let nothing = json!({"version": 2, "optionIds": [99], "quantity": 1});
    let (status, problem) = send(&store, SELVI, Method::PUT, &path, nothing).await;
    assert_eq!((status, fields(&problem)), (422, vec!["work"]));

    call(
        &store,
        Method::POST,
        &format!("{order}/approve"),
        json!({"advancePaise": 0}),
    )
    .await;
    let step = json!({"from": "Order Placed", "to": "Delivered"});
    call(&store, Method::POST, &format!("{path}/step"), step.clone()).await;
    refused(2, 409, "orders.wrong_status").await;
    call(
        &store,
        Method::POST,
        &format!("{order}/pieces/{other}/step"),
        step,
    )
    .await;
    refused(2, 409, "orders.wrong_status").await;
}

#[tokio::test]
async fn an_approval_sets_prices_days_makers_discount_and_advance_at_once() {
    let store = Store::open().await;
    let (order, piece, other) = two(&store).await;
    let path = format!("{order}/approve");
    let terms = |changes: Value| {
        let mut terms = json!({
            "advancePaise": 125_000, "rushPaise": 20_000, "discountPercent": 5, "discountReason": "Regular customer",
            "pieces": [
                {"id": piece, "pricePaise": 280_000, "promisedDay": "2026-08-20", "assigneeId": 4},
                {"id": other, "pricePaise": 120_000, "promisedDay": "2026-08-25"},
            ],
        });
        for (name, value) in changes.as_object().unwrap() {
            terms[name.as_str()] = value.clone();
        }
        terms
    };
    for (changes, field) in [
        (json!({"discountReason": " "}), "discountReason"),
        (json!({"advancePaise": 400_100}), "advancePaise"),
        (json!({"pieces": [{"id": 999}]}), "pieces.0.id"),
    ] {
        let (status, problem) = send(&store, ROSHNI, Method::POST, &path, terms(changes)).await;
        assert_eq!((status, fields(&problem)), (422, vec![field]), "{problem}");
    }
    let (status, _) = send(&store, SELVI, Method::POST, &path, terms(json!({}))).await;
    assert_eq!(status, 403);
    let (_, seen) = store
        .app
        .get_as(ROSHNI, &format!("/admin/orders/{order}"))
        .await;
    assert_eq!(seen["order"]["status"], "Pending", "nothing was stored");
    assert_eq!(
        seen["suggestedAdvancePaise"], 120_000,
        "30 % of 4,050, rounded to 50"
    );

    let detail = call(&store, Method::POST, &path, terms(json!({}))).await;
    let approved = &detail["order"];
    assert_eq!(approved["status"], "Order Placed");
    assert_eq!(approved["discountPaise"], 20_000);
    assert_eq!(approved["rushPaise"], 20_000);
    assert_eq!(approved["pricePaise"], 400_000);
    assert_eq!(
        (&approved["advance"], &approved["advancePaise"]),
        (&json!("due"), &json!(125_000))
    );
    assert_eq!(approved["promisedDay"], "2026-08-25");
    assert_eq!(detail["pieces"][0]["assignee"]["name"], "Kala");
}

#[tokio::test]
async fn extras_are_part_of_the_price() {
    let store = Store::open().await;
    let (order, piece, other) = two(&store).await;
    let terms = json!({"advancePaise": 0, "pieces": [{"id": piece, "pricePaise": 200_000}]});
    call(&store, Method::POST, &format!("{order}/approve"), terms).await;
    let path = format!("{order}/price-adjustments");
    let prices = json!({
        "fromPaise": 200_000, "rushPaise": 10_000, "discountPercent": 10, "discountReason": "Regular",
        "pieces": [{"id": other, "pricePaise": 100_000}],
        "extras": [{"label": " Latkan ", "pricePaise": 15_000}, {"label": "Can-can", "pricePaise": 45_000}],
    });
    let detail = call(&store, Method::PUT, &path, prices.clone()).await;
    let priced = &detail["order"];
    assert_eq!(
        priced["extras"][0],
        json!({"label": "Latkan", "pricePaise": 15_000})
    );
    assert_eq!(priced["discountPaise"], 36_000, "10 % of 3,600");
    assert_eq!(priced["pricePaise"], 334_000);
    let (_, theirs) = store.app.get_as(ASHA, &format!("/me/orders/{order}")).await;
    assert_eq!(theirs["extras"].as_array().unwrap().len(), 2);
    let (status, problem) = send(&store, ROSHNI, Method::PUT, &path, prices).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));

    let bill = store.orders.lines(order).await.unwrap();
    let billed: i64 = bill.lines.iter().map(|line| line.paise).sum();
    assert_eq!(billed - bill.discount.unwrap().paise, 334_000);
    assert_eq!(bill.lines[2].description, "Latkan");

    let none = json!({"fromPaise": 334_000, "rushPaise": 0, "pieces": [{"id": other}]});
    let detail = call(&store, Method::PUT, &path, none).await;
    assert_eq!(
        detail["order"]["pricePaise"], 260_000,
        "extras that are not named stay"
    );
    let none = json!({"fromPaise": 260_000, "rushPaise": 0, "extras": []});
    let detail = call(&store, Method::PUT, &path, none).await;
    assert_eq!(detail["order"]["pricePaise"], 200_000);
    let unknown = json!({"fromPaise": 200_000, "rushPaise": 0, "pieces": [{"id": 999}]});
    let (status, problem) = send(&store, ROSHNI, Method::PUT, &path, unknown).await;
    assert_eq!((status, fields(&problem)), (422, vec!["pieces.0.id"]));
}

#[tokio::test]
async fn the_text_of_a_fabric_is_changed_without_its_source_and_storage_place() {
    let store = Store::open().await;
    let (order, piece, _) = two(&store).await;
    let path = format!("{order}/pieces/{piece}/fabric");
    let all = json!({"text": "Silk", "source": "shop", "storagePlace": "B2"});
    call(&store, Method::PUT, &path, all).await;
    let detail = call(&store, Method::PUT, &path, json!({"text": "Raw silk"})).await;
    assert_eq!(detail["order"]["pieces"][0]["fabricSource"], "shop");
    assert_eq!(detail["pieces"][0]["storagePlace"], "B2");
    let detail = call(
        &store,
        Method::PUT,
        &path,
        json!({"text": "", "storagePlace": ""}),
    )
    .await;
    assert!(detail["pieces"][0].get("storagePlace").is_none());
}

#[tokio::test]
async fn the_day_an_order_is_needed_is_changed_while_it_is_open() {
    let store = Store::open().await;
    let (order, ..) = two(&store).await;
    let path = format!("{order}/needed-by");
    let day = |day: &str| json!({"neededBy": day});
    let detail = call(&store, Method::PUT, &path, day("2026-08-06")).await;
    assert_eq!(detail["order"]["neededBy"], "2026-08-06");
    assert_eq!(detail["suggestedReadyDay"], "2026-08-05");
    let (status, problem) = send(&store, SELVI, Method::PUT, &path, day("2026-07-31")).await;
    assert_eq!((status, fields(&problem)), (422, vec!["neededBy"]));
    let detail = call(&store, Method::PUT, &path, json!({})).await;
    assert!(detail["order"].get("neededBy").is_none());
    let why = json!({"reason": "Fully booked."});
    call(&store, Method::POST, &format!("{order}/reject"), why).await;
    let (status, _) = send(&store, SELVI, Method::PUT, &path, day("2026-08-06")).await;
    assert_eq!(status, 409);
}
