//! The money of an order, of the last days and of a month, through HTTP.

use crate::support::{ASHA, BINA, Shop};
use kernel::{StaffRole, testing::Caller};
use poem::http::Method;
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const SELVI: Caller = Caller::staff(3);

async fn see(shop: &Shop, path: &str) -> Value {
    let (status, answer) = shop
        .app
        .get_as(ROSHNI, &format!("/admin/payments{path}"))
        .await;
    assert_eq!(status, 200, "{answer}");
    answer
}

async fn post(shop: &Shop, who: Caller, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin/payments/order-ledgers{path}");
    shop.app.post_as(who, &path, &body).await
}

async fn put(shop: &Shop, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin/payments/order-ledgers{path}");
    shop.app
        .call_as(ROSHNI, Method::PUT, &path, Some(&body))
        .await
}

async fn take(shop: &Shop, order: i64, method: &str, paise: i64) -> Value {
    let body = json!({"method": method, "amountPaise": paise});
    let (status, ledger) = post(shop, ROSHNI, &format!("/{order}/entries"), body).await;
    assert_eq!(status, 200, "{ledger}");
    ledger
}

/// What the order was told came at the counter, oldest first.
async fn reported(shop: &Shop) -> Vec<i64> {
    sqlx::query_scalar("SELECT total FROM test_reported ORDER BY rowid")
        .fetch_all(shop.app.deps.db.read())
        .await
        .unwrap()
}

#[tokio::test]
async fn an_order_that_is_not_approved_or_called_off_takes_no_payment() {
    let shop = Shop::open().await;
    let cash = json!({"method": "cash", "amountPaise": 5_000});
    let (status, refused) = post(&shop, ROSHNI, "/3/entries", cash).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("payments.bill_closed"))
    );
    let ledger = see(&shop, "/order-ledgers/3").await;
    assert_eq!(
        (&ledger["takesPayments"], &ledger["entries"]),
        (&json!(false), &json!([]))
    );
    assert_eq!(see(&shop, "/order-ledgers/1").await["takesPayments"], true);
}

/// The only entry of an order.
fn entry(ledger: &Value) -> &Value {
    &ledger["entries"][0]
}

async fn cancel(shop: &Shop, order: i64) {
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query("INSERT INTO test_cancelled VALUES (?)")
        .bind(order)
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_counter_payment_of_a_cancelled_order_waits_until_it_is_retained_or_returned() {
    let shop = Shop::open().await;
    let dated = json!({"method": "cash", "amountPaise": 5_000, "day": "2026-07-30"});
    post(&shop, ROSHNI, "/2/entries", dated).await;
    let ledger = take(&shop, 1, "upi", 9_000).await;
    let other = format!("/1/entries/{}/retention", entry(&ledger)["id"]);
    let retained = |retained: bool| json!({"retained": retained});
    let (status, refused) = put(&shop, &other, retained(true)).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("ledger.order_not_cancelled"))
    );
    assert_eq!(see(&shop, "/waiting").await["toDecide"], 0);

    cancel(&shop, 2).await;
    let ledger = see(&shop, "/order-ledgers/2").await;
    assert_eq!(entry(&ledger)["state"], "to_decide");
    assert_eq!(ledger["paidPaise"], 5_000, "it is still here");
    assert_eq!(see(&shop, "/waiting").await["toDecide"], 1);
    let list = see(&shop, "/transactions?show=to_decide").await;
    assert_eq!(list["totals"]["count"], 1);
    assert_eq!(list["items"][0]["reference"], "2");

    let id = &entry(&ledger)["id"];
    let path = format!("/2/entries/{id}/retention");
    for (decision, state, waiting) in [
        (true, "retained", 0),
        (true, "retained", 0),
        (false, "to_decide", 1),
    ] {
        let (status, ledger) = put(&shop, &path, retained(decision)).await;
        assert_eq!((status, &entry(&ledger)["state"]), (200, &json!(state)));
        assert_eq!(see(&shop, "/waiting").await["toDecide"], waiting);
    }

    let path = format!("/2/entries/{id}/reverse");
    let (status, ledger) = post(&shop, ROSHNI, &path, json!({"returned": true})).await;
    assert_eq!((status, &ledger["paidPaise"]), (200, &json!(0)));
    let [came, went] = ledger["entries"].as_array().unwrap().as_slice() else {
        panic!("{ledger}");
    };
    assert_eq!(
        (&came["state"], &came["day"]),
        (&json!("returned"), &json!("2026-07-30"))
    );
    assert_eq!(went["state"], "given_back");
    assert_eq!(
        went["day"],
        shop.app.deps.clock.now().day().to_string(),
        "it leaves the drawer of the day on which it goes back"
    );
    assert_eq!(see(&shop, "/waiting").await["toDecide"], 0);
    let list = see(&shop, "/transactions?show=to_decide").await;
    assert_eq!(list["items"], json!([]));
}

#[tokio::test]
async fn money_is_the_owners_but_for_orders_at_the_counter() {
    let shop = Shop::open().await;
    let month = "?month=2026-08";
    for path in [
        "/money-in",
        &format!("/report{month}"),
        &format!("/report.csv{month}"),
    ] {
        let path = format!("/admin/payments{path}");
        assert_eq!(shop.app.get(&path).await.0, 401, "{path}");
        for caller in [ASHA, SELVI] {
            assert_eq!(shop.app.get_as(caller, &path).await.0, 403, "{path}");
        }
    }
    let cash = json!({"method": "cash", "amountPaise": 100});
    let ledger = "/admin/payments/order-ledgers/1";
    for role in [StaffRole::Maker, StaffRole::Editor] {
        let refused = Caller::with_role(4, role);
        assert_eq!(shop.app.get_as(refused, ledger).await.0, 403);
        let (status, _) = post(&shop, refused, "/1/entries", cash.clone()).await;
        assert_eq!(status, 403);
    }
    let counter = Caller::with_role(3, StaffRole::Counter);
    assert_eq!(post(&shop, counter, "/1/entries", cash).await.0, 200);
    let (status, seen) = shop.app.get_as(counter, ledger).await;
    assert_eq!((status, &seen["paidPaise"]), (200, &json!(100)));
    let reverse = &format!("/1/entries/{}/reverse", seen["entries"][0]["id"]);
    let manager = Caller::with_role(6, StaffRole::Manager);
    let other = Caller::with_role(9, StaffRole::Counter);
    for caller in [manager, other] {
        let (status, _) = post(&shop, caller, reverse, json!({})).await;
        assert_eq!(status, 403, "only who recorded it reverses it");
    }
    let (status, _) = post(&shop, counter, reverse, json!({"returned": true})).await;
    assert_eq!(status, 403, "the owner decides on money that went back");
    let (status, seen) = post(&shop, counter, reverse, json!({})).await;
    assert_eq!((status, &seen["paidPaise"]), (200, &json!(0)));
}

#[tokio::test]
async fn who_recorded_a_payment_reverses_it_on_the_same_day_until_its_cash_is_counted() {
    let shop = Shop::open().await;
    let counter = Caller::with_role(3, StaffRole::Counter);
    let drawer = async |minutes: i64| {
        let mut tx = shop.app.deps.db.write().await.unwrap();
        let now = shop.app.deps.clock.now();
        sqlx::query(
            "INSERT OR REPLACE INTO ledger_drawer (day, opening_paise, opened_by, opened_at, counted_paise, expected_paise,
                                        closed_by, closed_at) VALUES (?, 0, 1, 1, 0, 0, 1, ?)",
        )
        .bind(now.day().to_string())
        .bind(now.plus_seconds(minutes * 60).0)
        .execute(&mut *tx)
        .await
        .unwrap();
        tx.commit().await.unwrap();
    };
    for method in ["cash", "upi"] {
        let body = json!({"method": method, "amountPaise": 100});
        assert_eq!(post(&shop, counter, "/1/entries", body).await.0, 200);
    }
    let reversible = async |who: Caller| {
        let path = "/admin/payments/order-ledgers/1";
        let (_, ledger) = shop.app.get_as(who, path).await;
        let entries = ledger["entries"].as_array().unwrap().iter();
        let entries: Vec<bool> = entries
            .map(|entry| entry["reversible"].as_bool().unwrap())
            .collect();
        entries
    };
    drawer(-1).await;
    assert_eq!(reversible(counter).await, [true, true], "closed before");
    drawer(1).await;
    assert_eq!(reversible(counter).await, [false, true]);
    let ledger = see(&shop, "/order-ledgers/1").await;
    let reverse = format!("/1/entries/{}/reverse", ledger["entries"][0]["id"]);
    let (status, problem) = post(&shop, counter, &reverse, json!({})).await;
    assert_eq!(
        (status, &problem["code"]),
        (403, &json!("session.not_allowed"))
    );
    shop.app.deps.clock.advance_seconds(86_400);
    assert_eq!(reversible(counter).await, [false, false], "another day");
    assert_eq!(reversible(ROSHNI).await, [true, true]);
}

#[tokio::test]
async fn cash_upi_and_the_online_advance_come_to_the_balance() {
    let shop = Shop::open().await;
    let empty = see(&shop, "/order-ledgers/1").await;
    assert_eq!(
        (&empty["balancePaise"], &empty["entries"]),
        (&json!(200_000), &json!([]))
    );
    let unpriced = see(&shop, "/order-ledgers/3").await;
    assert!(unpriced.get("pricePaise").is_none() && unpriced.get("balancePaise").is_none());

    let advance = json!({"kind": "advance", "reference": "1"});
    let (_, begun) = shop.app.post_as(ASHA, "/payments/orders", &advance).await;
    let paid = shop.pay(&begun);
    shop.confirm(ASHA, &begun, &paid).await;
    // The shelf asks ₹2,000 for it: everything.
    let ledger = see(&shop, "/order-ledgers/1").await;
    assert_eq!(
        (&ledger["paidPaise"], &ledger["balancePaise"]),
        (&json!(200_000), &json!(0))
    );
    assert_eq!(ledger["entries"][0]["method"], "online");
    assert!(
        ledger["entries"][0].get("id").is_none(),
        "an online payment is not reversed here"
    );

    take(&shop, 2, "cash", 5_000).await;
    let ledger = take(&shop, 2, "upi", 10_050).await;
    assert_eq!(
        (&ledger["paidPaise"], &ledger["balancePaise"]),
        (&json!(15_050), &json!(0))
    );
    assert_eq!(reported(&shop).await, [5_000, 15_050]);
}

#[tokio::test]
async fn a_wrong_entry_is_reversed_and_both_stay() {
    let shop = Shop::open().await;
    let dated =
        json!({"method": "cash", "amountPaise": 5_000, "day": "2026-07-30", "note": "For lace"});
    post(&shop, ROSHNI, "/2/entries", dated).await;
    let ledger = take(&shop, 2, "cash", 50_000).await;
    assert_eq!(ledger["balancePaise"], 15_050 - 55_000, "too much");
    let entries = ledger["entries"].as_array().unwrap();
    let wrong = entries
        .iter()
        .find(|entry| entry["amountPaise"] == 50_000)
        .unwrap();
    let path = format!("/2/entries/{}/reverse", wrong["id"]);
    let (status, ledger) = post(&shop, ROSHNI, &path, json!({"note": "One nought too many"})).await;
    assert_eq!(status, 200, "{ledger}");
    assert_eq!(ledger["balancePaise"], 10_050);
    let states: Vec<&str> = ledger["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["state"].as_str().unwrap())
        .collect();
    assert_eq!(states, ["counts", "reversed", "reversal"]);
    assert_eq!(ledger["entries"][0]["day"], "2026-07-30");
    let (status, again) = post(&shop, ROSHNI, &path, json!({})).await;
    assert_eq!(
        (status, &again["code"]),
        (409, &json!("ledger.entry_reversed"))
    );
    let other = format!("/1/entries/{}/reverse", wrong["id"]);
    let (status, _) = post(&shop, ROSHNI, &other, json!({})).await;
    assert_eq!(status, 404, "of another order");
    assert_eq!(reported(&shop).await, [5_000, 55_000, 5_000]);
    let mut tx = shop.app.deps.db.write().await.unwrap();
    for sql in [
        "DELETE FROM ledger_counter_payment",
        "UPDATE ledger_counter_payment SET note = ''",
    ] {
        assert!(sqlx::query(sql).execute(&mut *tx).await.is_err(), "{sql}");
    }
}

#[tokio::test]
async fn a_second_tap_is_one_entry_and_a_wrong_one_none() {
    let shop = Shop::open().await;
    let path = "/admin/payments/order-ledgers/1/entries";
    let cash = json!({"method": "cash", "amountPaise": 5_000});
    for _ in 0..2 {
        let (status, ledger) = shop.app.post_keyed(ROSHNI, "tap-12345", path, &cash).await;
        assert_eq!((status, &ledger["paidPaise"]), (200, &json!(5_000)));
    }
    let more = json!({"method": "cash", "amountPaise": 6_000});
    let (status, _) = shop.app.post_keyed(ROSHNI, "tap-12345", path, &more).await;
    assert_eq!(status, 422);
    for wrong in [
        json!({"method": "cash", "amountPaise": 0}),
        json!({"method": "cash", "amountPaise": -5}),
        json!({"method": "cheque", "amountPaise": 5}),
        json!({"method": "cash", "amountPaise": 5, "day": "2026-08-02"}),
    ] {
        let (status, problem) = post(&shop, ROSHNI, "/1/entries", wrong.clone()).await;
        assert!([400, 422].contains(&status), "{wrong}: {problem}");
    }
    let (status, problem) = post(&shop, ROSHNI, "/99/entries", cash).await;
    assert_eq!(
        (status, &problem["code"]),
        (404, &json!("payments.bill_not_found"))
    );
    assert_eq!(
        shop.count("ledger_counter_payment WHERE reference = '1'")
            .await,
        1
    );
}

#[tokio::test]
async fn the_last_days_and_the_evening_before() {
    let shop = Shop::open().await;
    take(&shop, 2, "cash", 5_000).await;
    shop.buy(BINA, "1", Some("THIRD")).await;
    let money = see(&shop, "/money-in").await;
    let days = money["days"].as_array().unwrap();
    assert_eq!(days.len(), 14);
    let today = &days[13];
    assert_eq!(today["day"], "2026-08-01");
    assert_eq!(
        (&today["cashPaise"], &today["onlinePaise"]),
        (&json!(5_000), &json!(134_000))
    );
    let kinds = json!([{"kind": "advance", "paise": 5_000}, {"kind": "course", "paise": 134_000}]);
    assert_eq!(today["kinds"], kinds);
    let latest = money["latest"].as_array().unwrap();
    assert_eq!(latest.len(), 2);
    let sold = latest
        .iter()
        .find(|money| money["kind"] == "course")
        .unwrap();
    assert_eq!(
        (&sold["coupon"], &sold["customer"]),
        (&json!("THIRD"), &json!("Bina"))
    );
    let came = latest
        .iter()
        .find(|money| money["kind"] == "advance")
        .unwrap();
    assert_eq!(
        (&came["title"], &came["method"]),
        (&json!("HM-2"), &json!("cash"))
    );
    shop.app.deps.clock.advance_seconds(2 * 86_400);
    let later = see(&shop, "/money-in?days=7").await;
    assert_eq!(
        (&later["latest"], later["days"].as_array().unwrap().len()),
        (&json!([]), 7)
    );
}

#[tokio::test]
async fn a_month_has_its_money_sales_coupons_and_balances() {
    let shop = Shop::open().await;
    take(&shop, 2, "upi", 5_050).await;
    let july = json!({"method": "cash", "amountPaise": 7_000, "day": "2026-07-31"});
    post(&shop, ROSHNI, "/1/entries", july).await;
    shop.buy(ASHA, "1", None).await;
    shop.buy(BINA, "1", Some("THIRD")).await;
    let report = see(&shop, "/report?month=2026-08").await;
    assert_eq!(report["totalPaise"], 5_050 + 200_000 + 134_000);
    assert_eq!(report["sales"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&report["sales"][0]["times"], &report["sales"][0]["paise"]),
        (&json!(2), &json!(334_000))
    );
    let coupon = &report["coupons"][0];
    assert_eq!(
        (&coupon["code"], &coupon["times"], &coupon["discountPaise"]),
        (&json!("THIRD"), &json!(1), &json!(66_000))
    );
    let balances = &report["balances"];
    assert_eq!(
        (&balances["count"], &balances["totalPaise"]),
        (&json!(2), &json!(193_000 + 10_000))
    );
    assert_eq!(balances["orders"][0]["number"], "HM-1");
    assert_eq!(
        see(&shop, "/report?month=2026-07").await["totalPaise"],
        7_000 + 75_000,
        "with what came in the demo store"
    );
    let file = see(&shop, "/report.csv?month=2026-08").await;
    let file = file.as_str().unwrap();
    assert!(
        file.contains("2026-08-01,0.00,50.50,3340.00,0.00,3390.50\r\n"),
        "{file}"
    );
    assert!(!file.contains("Asha"));
}

async fn text_of(shop: &Shop, path: &str) -> String {
    let (_, bytes) = shop.app.download("__Host-session=owner-1", path).await;
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn only_an_advance_is_called_one() {
    let shop = Shop::open().await;
    take(&shop, 2, "cash", 15_050).await;
    for paise in [50_000, 25_000, 125_000] {
        take(&shop, 1, "upi", paise).await;
    }
    let list = see(&shop, "/transactions?month=2026-08").await;
    let mut found: Vec<(String, i64)> = list["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            let payment = one["orderPayment"].as_str().unwrap().to_owned();
            (payment, one["amountPaise"].as_i64().unwrap())
        })
        .collect();
    found.sort();
    let expected = [
        ("advance", 50_000),
        ("balance", 125_000),
        ("full", 15_050),
        ("part", 25_000),
    ];
    assert_eq!(
        found,
        expected.map(|(payment, paise)| (payment.to_owned(), paise))
    );
    let table = text_of(&shop, "/admin/payments/transactions.csv").await;
    let full = table.lines().find(|line| line.contains("HM-2")).unwrap();
    assert!(
        full.contains("full payment") && !full.contains("advance"),
        "{table}"
    );
    let receipts = text_of(&shop, "/admin/payments/receipts.csv?from=2026-08").await;
    let full = receipts.lines().find(|line| line.contains("HM-2")).unwrap();
    assert!(
        full.contains("Full payment: Bridal blouse, order HM-2"),
        "{receipts}"
    );
    assert!(!full.to_lowercase().contains("advance"), "{receipts}");
}
