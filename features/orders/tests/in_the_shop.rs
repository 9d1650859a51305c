//! Orders taken in the shop, trials, prices, shop photos and the monthly report.

use crate::support::{ASHA, Store, fields, input, piece_path, undoing, versioned};
use kernel::{Bills, StaffRole, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);
const COUNTER: Caller = Caller::with_role(5, StaffRole::Counter);
const MAKER: Caller = Caller::with_role(6, StaffRole::Maker);

async fn send(store: &Store, who: Caller, method: Method, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin{path}");
    store.app.call_as(who, method, &path, Some(&body)).await
}

async fn take(store: &Store, input: Value) -> i64 {
    let (status, detail) = send(store, ROSHNI, Method::POST, "/orders", input).await;
    assert_eq!(status, 201, "{detail}");
    detail["order"]["id"].as_i64().unwrap()
}

async fn put(store: &Store, path: &str, body: Value) -> Value {
    let (status, answer) = send(store, SELVI, Method::PUT, path, body).await;
    assert_eq!(status, 200, "{path}: {answer}");
    answer
}

async fn see(store: &Store, path: &str) -> Value {
    let (status, answer) = store.app.get_as(ROSHNI, &format!("/admin{path}")).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

async fn move_on(store: &Store, id: i64, from: &str, to: &str) {
    // What is due when it is delivered stays due.
    let step = json!({"from": from, "to": to, "unpaid": true});
    let path = format!("/orders/{id}/step");
    let (status, answer) = send(store, SELVI, Method::POST, &path, step).await;
    assert_eq!(status, 200, "{answer}");
}

fn kamala() -> Value {
    json!({"name": "Kamala", "mobile": "98400 12345", "pieces": [{"work": "Re-hem, four pieces"}], "advancePaise": 0})
}

fn with(mut body: Value, changes: Value) -> Value {
    for (name, value) in changes.as_object().unwrap() {
        body[name.as_str()] = value.clone();
    }
    body
}

#[tokio::test]
async fn a_walk_in_order_is_placed_immediately() {
    let store = Store::open().await;
    let more = json!({
        "pieces": [{
            "productId": 7, "fabric": "Own silk, 2 m", "promisedDay": "2026-08-20", "trial": {"day": "2026-08-10"},
            "measurements": {"aroundBust": 92.5}, "pricePaise": 180_000,
        }],
        "advancePaise": 50_000,
    });
    let id = take(&store, with(kamala(), more)).await;
    let detail = see(&store, &format!("/orders/{id}")).await;
    assert_eq!(
        (&detail["customerId"], &detail["inShop"]),
        (&json!(40), &json!(true))
    );
    assert_eq!(detail["order"]["pieces"][0]["fabric"], "Own silk, 2 m");
    assert!(detail.get("undoable").is_none());
    let order = &detail["order"];
    assert_eq!(order["status"], "Order Placed");
    assert_eq!(order["serviceName"], "Blouses - Princess Cut - Deep back");
    assert_eq!(
        (&order["firstName"], &order["contactNumber"]),
        (&json!("Kamala"), &json!("+919840012345"))
    );
    assert_eq!(order["trial"], json!({"day": "2026-08-10"}));
    assert_eq!(order["measurements"]["aroundBust"], 92.5);
    assert!(order.get("appointmentDate").is_none() && order.get("email").is_none());
    assert_eq!(order["balancePaise"], 180_000);
    assert_eq!(order["pieces"][0]["pricePaise"], 180_000);
    let path = format!("/admin/orders/{id}");
    let (_, at_the_counter) = store.app.get_as(COUNTER, &path).await;
    assert_eq!(at_the_counter["order"]["balancePaise"], 180_000);
    assert_eq!(store.app.get_as(MAKER, &path).await.0, 403);
    assert!(
        store.mails().await.is_empty(),
        "no email without an address"
    );
    let board = see(&store, "/board").await;
    assert_eq!(board["columns"][0]["items"][0]["orderId"], id);
    for (from, to) in [
        ("Order Placed", "Cutting Started"),
        ("Cutting Started", "Stitching In Progress"),
        ("Stitching In Progress", "Ready for Pickup"),
        ("Ready for Pickup", "Delivered"),
    ] {
        move_on(&store, id, from, to).await;
    }
}

#[tokio::test]
async fn a_customer_with_an_account_sees_it_and_gets_an_email() {
    let store = Store::open().await;
    let visit = json!({"day": "2026-08-03", "slot": "Full Day", "address": "14, Second Main Road", "pinCode": "600020"});
    let input = json!({"customerId": 11, "pieces": [{"work": "Fall and pico"}], "advancePaise": 30_000, "visit": visit});
    let id = take(&store, input).await;
    let (_, theirs) = store.app.get_as(ASHA, "/me/orders").await;
    assert_eq!(
        (&theirs[0]["id"], &theirs[0]["advance"]),
        (&json!(id), &json!("due"))
    );
    assert_eq!(store.free("2026-08-03").await, [0; 5]);
    assert_eq!(
        store.mails().await,
        [("orders.taken".to_owned(), "asha@example.com".to_owned())]
    );
    let of_hers = see(&store, "/orders?customer=11").await;
    assert_eq!(of_hers["items"][0]["id"], id);
    assert_eq!(see(&store, "/orders?customer=12").await["items"], json!([]));
}

#[tokio::test]
async fn all_wrong_fields_of_the_form_are_reported() {
    let store = Store::open().await;
    let nothing = json!({
        "advancePaise": 5_000,
        "pieces": [
            {"pricePaise": 4_000, "work": "Hem", "promisedDay": "2026-07-31", "trial": {"day": "2026-07-31"}},
            {"pricePaise": 100},
        ],
    });
    let (status, problem) = send(&store, ROSHNI, Method::POST, "/orders", nothing).await;
    assert_eq!(status, 422);
    assert_eq!(
        fields(&problem),
        [
            "advancePaise",
            "name",
            "pieces.0.promisedDay",
            "pieces.0.trial.day",
            "pieces.1.work"
        ]
    );
    let unknown = json!({"customerId": 99, "pieces": [{"productId": 8}], "advancePaise": 0});
    let (_, problem) = send(&store, ROSHNI, Method::POST, "/orders", unknown).await;
    assert_eq!(fields(&problem), ["customerId", "pieces.0.productId"]);
    let priced = with(
        kamala(),
        json!({"pieces": [{"work": "Hem", "pricePaise": 100}]}),
    );
    assert_eq!(
        send(&store, MAKER, Method::POST, "/orders", priced.clone())
            .await
            .0,
        403
    );
    assert_eq!(
        send(&store, COUNTER, Method::POST, "/orders", priced)
            .await
            .0,
        201
    );
    assert_eq!(
        send(&store, ASHA, Method::POST, "/orders", kamala())
            .await
            .0,
        403
    );
    assert_eq!(store.app.post("/admin/orders", &kamala()).await.0, 401);
}

#[tokio::test]
async fn several_pieces_are_taken_with_their_advance() {
    let store = Store::open().await;
    let order = json!({
        "name": "Kamala", "advancePaise": 60_000, "advanceMethod": "cash",
        "pieces": [
            {"productId": 7, "quantity": 2, "optionIds": [5], "forWhom": "Anjali", "note": "Pads", "pricePaise": 150_000},
            {"work": "Fall and pico", "pricePaise": 35_000},
        ],
    });
    let (status, detail) = send(&store, ROSHNI, Method::POST, "/orders", order).await;
    assert_eq!(status, 201, "{detail}");
    let pieces = &detail["order"]["pieces"];
    assert_eq!(
        (&pieces[0]["quantity"], &pieces[0]["forWhom"]),
        (&json!(2), &json!("Anjali"))
    );
    assert_eq!(pieces[1]["pricePaise"], 35_000);
    assert_eq!(detail["order"]["advance"], "paid");
    assert_eq!(detail["order"]["balancePaise"], 125_000);
    let id = detail["order"]["id"].as_i64().unwrap();
    assert_eq!(store.books.total(id), 60_000);

    let paid = with(
        kamala(),
        json!({"advancePaise": 100, "advanceMethod": "upi"}),
    );
    let (status, _) = send(&store, COUNTER, Method::POST, "/orders", paid).await;
    assert_eq!(status, 201, "the counter takes an advance");
    for wrong in [json!({"advanceMethod": "upi"}), json!({"advancePaise": 99})] {
        let wrong = with(kamala(), wrong);
        let (_, problem) = send(&store, ROSHNI, Method::POST, "/orders", wrong).await;
        assert_eq!(fields(&problem), ["advancePaise"]);
    }
}

#[tokio::test]
async fn a_walk_in_order_has_a_rush_fee_and_a_discount_with_a_reason() {
    let store = Store::open().await;
    let order = json!({
        "name": "Kamala", "advancePaise": 90_000, "neededBy": "2026-08-05", "rushPaise": 20_000,
        "discountPaise": 30_000, "discountReason": " Regular customer ",
        "pieces": [{"work": "Lehenga", "garmentTypeId": 1, "pricePaise": 100_000, "fabricSource": "shop", "assigneeId": 4}],
    });
    let id = take(&store, order.clone()).await;
    let detail = see(&store, &format!("/orders/{id}")).await;
    let made = &detail["order"];
    assert_eq!(made["pricePaise"], 90_000);
    assert_eq!(made["rushPaise"], 20_000);
    assert_eq!(made["discountReason"], "Regular customer");
    assert_eq!(made["neededBy"], "2026-08-05");
    let logged: String = sqlx::query_scalar(
        "SELECT details FROM kernel_audit WHERE action = 'orders.price_adjusted'",
    )
    .fetch_one(store.app.deps.db.read())
    .await
    .unwrap();
    let discount = json!({"from": 0, "to": 30_000});
    let logged: Value = serde_json::from_str(&logged).unwrap();
    assert_eq!(logged["discountPaise"], discount);
    assert_eq!(made["pieces"][0]["fabricSource"], "shop");
    for (changes, field) in [
        (json!({"discountReason": " "}), "discountReason"),
        (
            json!({"discountPaise": 130_000, "advancePaise": 0}),
            "discountPaise",
        ),
        (json!({"advancePaise": 90_001}), "advancePaise"),
    ] {
        let wrong = with(order.clone(), changes);
        let (status, problem) = send(&store, ROSHNI, Method::POST, "/orders", wrong).await;
        assert_eq!((status, fields(&problem)), (422, vec![field]), "{problem}");
    }
    store
        .run("UPDATE orders_booking_setting SET rush_paise = 15000")
        .await;
    let mut usual = order.clone();
    usual.as_object_mut().unwrap().remove("rushPaise");
    usual["advancePaise"] = json!(0);
    let fee = async |order: Value| {
        let id = take(&store, order).await;
        let detail = see(&store, &format!("/orders/{id}")).await;
        detail["order"].get("rushPaise").cloned()
    };
    assert_eq!(fee(usual.clone()).await, Some(json!(15_000)));
    assert_eq!(
        fee(with(usual.clone(), json!({"rushPaise": 0}))).await,
        None
    );
    assert_eq!(
        fee(with(usual, json!({"neededBy": "2026-08-11"}))).await,
        None
    );
}

#[tokio::test]
async fn a_discount_in_percent_is_of_the_agreed_prices_and_the_owners() {
    let store = Store::open().await;
    let order = json!({
        "name": "Kamala", "advancePaise": 95_000, "rushPaise": 5_000, "discountPercent": 10,
        "discountReason": "Regular customer",
        "pieces": [{"work": "Hem", "pricePaise": 90_000}, {"work": "Fall", "pricePaise": 10_000}],
    });
    let (status, _) = send(&store, COUNTER, Method::POST, "/orders", order.clone()).await;
    assert_eq!(status, 403);
    let id = take(&store, order.clone()).await;
    let made = &see(&store, &format!("/orders/{id}")).await["order"];
    assert_eq!(
        (&made["discountPaise"], &made["pricePaise"]),
        (&json!(10_000), &json!(95_000))
    );
    for (changes, field) in [
        (json!({"discountPaise": 100}), "discountPercent"),
        (json!({"discountReason": " "}), "discountReason"),
        (json!({"pieces": [{"work": "Hem"}]}), "discountPercent"),
        (json!({"discountPercent": 101}), "discountPercent"),
        (json!({"advancePaise": 95_001}), "advancePaise"),
    ] {
        let wrong = with(order.clone(), changes);
        let (status, problem) = send(&store, ROSHNI, Method::POST, "/orders", wrong).await;
        assert_eq!((status, fields(&problem)), (422, vec![field]), "{problem}");
    }
}

#[tokio::test]
async fn references_taken_in_the_shop_are_those_of_their_piece() {
    let store = Store::open().await;
    let id = take(&store, kamala()).await;
    for _ in 0..5 {
        let (status, detail) = add_photo(&store, id, "kind=reference", b"a neck").await;
        assert_eq!(status, 201, "{detail}");
    }
    let detail = see(&store, &format!("/orders/{id}")).await;
    let photos = detail["order"]["pieces"][0]["photos"].as_array().unwrap();
    assert_eq!(photos.len(), 5);
    assert!(detail["shopPhotos"].as_array().unwrap().is_empty());
    let (status, problem) = add_photo(&store, id, "kind=reference", b"another").await;
    assert_eq!(
        (status, &problem["code"]),
        (409, &json!("orders.too_many_photos"))
    );
    assert_eq!(
        add_photo(&store, id, "kind=cloth", b"red silk").await.0,
        201
    );
    let path = format!("/orders/{id}/photos/{}", photos[0]["id"]);
    let (status, detail) = send(&store, SELVI, Method::DELETE, &path, json!(null)).await;
    assert_eq!(status, 200, "{detail}");
    let left = &detail["order"]["pieces"][0]["photos"];
    assert_eq!(left.as_array().unwrap()[..], photos[1..]);
}

#[tokio::test]
async fn a_trial_is_set_moved_and_shown() {
    let store = Store::open().await;
    let id = take(&store, kamala()).await;
    let path = format!("{}/trial", piece_path(&store, id).await);
    let at = |day: &str| json!({"trial": {"day": day, "slot": "3:00PM To 5:00PM"}});
    let detail = put(&store, &path, at("2026-08-01")).await;
    assert_eq!(detail["order"]["trial"]["slot"], "3:00PM To 5:00PM");
    assert_eq!(see(&store, "/today").await["trials"][0]["id"], id);
    put(&store, &path, at("2026-08-04")).await;
    assert_eq!(see(&store, "/today").await["trials"], json!([]));
    let week = see(&store, "/calendar?from=2026-08-03").await;
    assert_eq!(week["days"][1]["trials"][0]["id"], id);
    assert_eq!(
        week["days"][1]["slots"][2]["free"], 3,
        "it uses no capacity"
    );
    let (status, problem) = send(&store, SELVI, Method::PUT, &path, at("2026-07-30")).await;
    assert_eq!((status, fields(&problem)), (422, vec!["trial.day"]));
    put(&store, &path, json!({})).await;
    let waiting = store.book(ASHA, &input()).await;
    let path = format!("{}/trial", piece_path(&store, waiting).await);
    let (_, problem) = send(&store, SELVI, Method::PUT, &path, at("2026-08-04")).await;
    assert_eq!(problem["code"], "orders.wrong_status");
}

#[tokio::test]
async fn a_price_is_set_at_the_counter_and_concurrent_changes_conflict() {
    let store = Store::open().await;
    let id = take(&store, kamala()).await;
    let path = format!("/orders/{id}/price");
    let price = json!({"pricePaise": 125_000});
    assert_eq!(
        send(&store, MAKER, Method::PUT, &path, price.clone())
            .await
            .0,
        403
    );
    assert_eq!(
        send(&store, COUNTER, Method::PUT, &path, price.clone())
            .await
            .0,
        204
    );
    let (status, problem) = send(&store, ROSHNI, Method::PUT, &path, price).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    let next = json!({"pricePaise": 130_000, "fromPaise": 125_000});
    assert_eq!(send(&store, ROSHNI, Method::PUT, &path, next).await.0, 204);
    let bill = store.orders.bill(id).await.unwrap().unwrap();
    assert_eq!(
        (bill.price_paise, bill.customer.as_str()),
        (Some(130_000), "Kamala")
    );
}

#[tokio::test]
async fn a_counter_payment_pays_the_advance() {
    let store = Store::open().await;
    let id = take(&store, with(kamala(), json!({"advancePaise": 50_000}))).await;
    let reported = async |total| {
        let mut tx = store.app.deps.db.write().await.unwrap();
        let now = store.app.deps.clock.now();
        store
            .orders
            .paid_at_the_counter(&mut tx, id, total, now)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        see(&store, &format!("/orders/{id}")).await["order"]["advance"].clone()
    };
    assert_eq!(reported(49_900).await, "due", "₹1 can be paid online");
    assert_eq!(reported(60_000).await, "paid");
    assert_eq!(reported(0).await, "due");
}

#[tokio::test]
async fn measurements_and_fabric_are_saved() {
    let store = Store::open().await;
    let id = take(&store, kamala()).await;
    let piece = piece_path(&store, id).await;
    let of_piece = async |body| versioned(&store, &piece, body).await;
    let measured = of_piece(json!({"measurements": {"aroundWaist": 36.0, "height": 160.0}})).await;
    let detail = put(&store, &format!("{piece}/measurements"), measured).await;
    assert_eq!(detail["order"]["measurements"]["height"], 160.0);
    assert_eq!(detail["order"]["warnings"][0]["field"], "aroundWaist");
    let childs = of_piece(json!({"measurements": {"height": 110.0}, "ageGroup": "child"})).await;
    let detail = put(&store, &format!("{piece}/measurements"), childs).await;
    assert_eq!(detail["order"]["warnings"], json!([]));
    assert_eq!(detail["order"]["pieces"][0]["ageGroup"], "child");
    let detail = put(
        &store,
        &format!("{piece}/measurements"),
        of_piece(json!({"measurements": {}})).await,
    )
    .await;
    assert!(detail["order"].get("measurements").is_none());
    let older = json!({"measurements": {"height": 162.0}, "version": 1});
    let path = format!("{piece}/measurements");
    let (status, problem) = send(&store, SELVI, Method::PUT, &path, older).await;
    assert_eq!((status, &problem["code"]), (409, &json!("record.conflict")));
    let detail = put(
        &store,
        &format!("{piece}/fabric"),
        json!({"text": " Red silk ", "source": "shop", "storagePlace": "B2"}),
    )
    .await;
    let shown = &detail["order"]["pieces"][0];
    assert_eq!(
        (&shown["fabric"], &shown["fabricSource"]),
        (&json!("Red silk"), &json!("shop"))
    );
    assert_eq!(detail["pieces"][0]["storagePlace"], "B2");
}

async fn add_photo(store: &Store, id: i64, query: &str, bytes: &[u8]) -> (u16, Value) {
    let path = format!("/admin/orders/{id}/photos?{query}");
    store.app.upload_as(SELVI, &path, bytes.to_vec()).await
}

#[tokio::test]
async fn the_customer_sees_only_the_photos_that_are_shown() {
    let store = Store::open().await;
    let id = store.book(ASHA, &input()).await;
    assert_eq!(
        add_photo(&store, id, "kind=cloth", b"red silk").await.0,
        201
    );
    let (status, detail) = add_photo(&store, id, "kind=finished&shown=true", b"a blouse").await;
    assert_eq!(status, 201, "{detail}");
    let photos = detail["shopPhotos"].as_array().unwrap();
    assert_eq!(photos.len(), 2);
    let (cloth, finished) = (
        photos[0]["id"].as_i64().unwrap(),
        photos[1]["id"].as_i64().unwrap(),
    );
    let theirs = async |photo| {
        store
            .app
            .get_as(ASHA, &format!("/me/orders/{id}/photos/{photo}"))
            .await
            .0
    };
    assert_eq!((theirs(cloth).await, theirs(finished).await), (404, 200));
    let (_, order) = store.app.get_as(ASHA, &format!("/me/orders/{id}")).await;
    assert_eq!(order["shopPhotos"][0]["kind"], "finished");
    assert_eq!(
        order["photos"],
        json!([]),
        "the shop cannot change the customer's photos"
    );
    let path = format!("/me/orders/{id}/photos/{finished}");
    assert_eq!(
        store.app.call_as(ASHA, Method::DELETE, &path, None).await.0,
        404
    );
    put(
        &store,
        &format!("/orders/{id}/photos/{cloth}"),
        json!({"shown": true}),
    )
    .await;
    assert_eq!(theirs(cloth).await, 200);
    let path = format!("/orders/{id}/photos/{cloth}");
    assert_eq!(
        send(&store, SELVI, Method::DELETE, &path, Value::Null)
            .await
            .0,
        200
    );
    assert_eq!(theirs(cloth).await, 404);
    assert_eq!(store.photos.stored(), 1);
    assert_eq!(
        add_photo(&store, id, "kind=cloth", b"bad").await.1["code"],
        "photo.broken"
    );
    for _ in 0..9 {
        assert_eq!(add_photo(&store, id, "kind=cloth", b"more").await.0, 201);
    }
    let (_, full) = add_photo(&store, id, "kind=cloth", b"more").await;
    assert_eq!(full["code"], "orders.too_many_shop_photos");
}

#[tokio::test]
async fn the_monthly_report_leaves_out_undone_changes() {
    let store = Store::open().await;
    let first = take(&store, with(kamala(), json!({"advancePaise": 20_000}))).await;
    move_on(&store, first, "Order Placed", "Cutting Started").await;
    move_on(&store, first, "Cutting Started", "Delivered").await;
    let path = format!("/orders/{first}/undo");
    let body = undoing(&store, first).await;
    send(&store, SELVI, Method::POST, &path, body).await;
    let asked = store.book(ASHA, &input()).await;
    let path = format!("/orders/{asked}/reject");
    send(
        &store,
        SELVI,
        Method::POST,
        &path,
        json!({"reason": "Away."}),
    )
    .await;
    // Half past midnight in India, while it is still the previous day in UTC.
    store.app.deps.clock.advance_seconds(45_000);
    move_on(&store, first, "Cutting Started", "Delivered").await;
    let report = see(&store, "/orders/report?month=2026-08").await;
    assert_eq!(report["days"].as_array().unwrap().len(), 31);
    let total = json!({"requests": 1, "taken": 1, "delivered": 1, "declined": 1, "cancelled": 0});
    assert_eq!(report["total"], total);
    assert_eq!(report["days"][0]["counts"]["taken"], 1);
    assert_eq!(report["days"][1]["counts"]["delivered"], 1);
    assert_eq!(report["inShop"], 1);
    assert_eq!(
        report["steps"][1],
        json!({"status": "Cutting Started", "count": 1})
    );
    assert_eq!(report["advances"]["askedPaise"], 20_000);
    let delivered = see(&store, "/orders?filter=delivered&month=2026-08").await;
    assert_eq!(delivered["items"][0]["id"], first);
    let declined = see(&store, "/orders?filter=declined&month=2026-08").await;
    assert_eq!(declined["items"][0]["id"], asked);
    for nothing in [
        "filter=taken&month=2026-07",
        "month=2026-09",
        "filter=cancelled&month=2026-08",
    ] {
        assert_eq!(
            see(&store, &format!("/orders?{nothing}")).await["items"],
            json!([]),
            "{nothing}"
        );
    }
    assert_eq!(
        store
            .app
            .get_as(SELVI, "/admin/orders/report?month=2026-08")
            .await
            .0,
        403
    );
    assert_eq!(
        store
            .app
            .get_as(ROSHNI, "/admin/orders/report?month=2026-13")
            .await
            .0,
        400
    );
    let file = see(&store, "/orders/report.csv?month=2026-08").await;
    let file = file.as_str().unwrap();
    assert!(file.contains("2026-08-02,0,0,1,0,0\r\n"), "{file}");
    let (status, _) = store
        .app
        .get_as(SELVI, "/admin/orders/report.csv?month=2026-08")
        .await;
    assert_eq!(status, 403);
}
