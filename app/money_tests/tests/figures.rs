//! Figures, expenses, the cash drawer and the accountant's export, through HTTP.

use crate::support::{ASHA, BINA, Shop};
use kernel::{
    StaffRole,
    testing::{Caller, TEST_TIME},
};
use serde_json::{Value, json};

const ROSHNI: Caller = Caller::owner(1);
const MANAGER: Caller = Caller::staff(3);
const COUNTER: Caller = Caller::with_role(3, StaffRole::Counter);

/// Without the counter payments, expenses and drawer of the demo shop.
async fn open() -> Shop {
    let shop = Shop::open().await;
    for sql in [
        "DROP TRIGGER ledger_counter_payment_keeps_its_rows",
        "DELETE FROM ledger_counter_payment",
        "DELETE FROM ledger_expense",
        "DELETE FROM ledger_drawer",
        "DELETE FROM sqlite_sequence WHERE name = 'ledger_expense'",
    ] {
        shop.run(sql).await;
    }
    shop
}

/// A query for the days from so many before the day of the tests up to so many before it.
fn days(from: i64, to: i64) -> String {
    let day = |ago: i64| TEST_TIME.day().plus_days(-ago);
    format!("?from={}&to={}", day(from), day(to))
}

async fn see(shop: &Shop, who: Caller, path: &str) -> Value {
    let path = format!("/admin/payments{path}");
    let (status, answer) = shop.app.get_as(who, &path).await;
    assert_eq!(status, 200, "{path}: {answer}");
    answer
}

async fn send(shop: &Shop, who: Caller, method: &str, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/admin/payments{path}");
    let body = (!body.is_null()).then_some(&body);
    shop.app
        .call_as(who, method.parse().unwrap(), &path, body)
        .await
}

async fn take(shop: &Shop, order: i64, method: &str, paise: i64) {
    let body = json!({"method": method, "amountPaise": paise});
    let path = format!("/order-ledgers/{order}/entries");
    let (status, ledger) = send(shop, ROSHNI, "POST", &path, body).await;
    assert_eq!(status, 200, "{ledger}");
}

async fn spend(shop: &Shop, category: &str, method: &str, paise: i64) -> (u16, Value) {
    let day = TEST_TIME.day().to_string();
    let body = json!({"day": day, "category": category, "method": method, "amountPaise": paise});
    send(shop, MANAGER, "POST", "/expenses", body).await
}

async fn file(shop: &Shop, path: &str) -> Vec<u8> {
    let path = format!("/admin/payments{path}");
    let (_, bytes) = shop.app.download("__Host-session=owner-1", &path).await;
    bytes
}

fn line<'a>(report: &'a Value, list: &str, name: &str) -> &'a Value {
    let lines = report[list].as_array().unwrap();
    let found = lines.iter().find(|line| line["name"] == name);
    found.unwrap_or_else(|| panic!("{name} in {}", report[list]))
}

fn amounts(line: &Value) -> [i64; 3] {
    ["count", "orderedPaise", "receivedPaise"].map(|name| line[name].as_i64().unwrap())
}

#[tokio::test]
async fn ordered_and_received_are_divided_among_pieces_and_never_mixed() {
    let shop = open().await;
    take(&shop, 1, "upi", 60_000).await;
    take(&shop, 2, "cash", 5_000).await;
    shop.buy(BINA, "2", None).await;
    let path = format!("/figures/sales{}&compare=before", days(29, 0));
    let report = see(&shop, ROSHNI, &path).await;
    let totals = &report["totals"];
    assert_eq!(totals["orderedPaise"], 200_000, "of order 1 alone");
    assert_eq!(totals["receivedPaise"], 265_000, "the course too");
    assert_eq!(
        [
            &totals["orders"],
            &totals["customers"],
            &totals["repeatCustomers"]
        ],
        [1, 1, 1]
    );
    let sold = |list: &str, name: &str| amounts(&line(&report, list, name)["sold"]);
    // ₹2,000 for pieces of ₹1,500 and ₹300, and the money of the earlier order 2.
    assert_eq!(sold("services", "Blouses"), [1, 166_666, 55_000]);
    assert_eq!(sold("services", "Other work"), [1, 33_334, 10_000]);
    assert_eq!(sold("products", "Fall and pico"), [1, 33_334, 10_000]);
    assert_eq!(sold("courses", "Course 2"), [1, 0, 200_000]);
    assert_eq!(sold("makers", "Roshni"), [1, 166_666, 55_000]);
    assert_eq!(sold("makers", "Not assigned"), [1, 33_334, 10_000]);
    assert_eq!(sold("customers", "=Asha Raman"), [1, 200_000, 65_000]);
    assert_eq!(sold("customers", "Bina"), [0, 0, 200_000]);
    let before = &line(&report, "services", "Blouses")["before"];
    assert_eq!(amounts(before), [1, 15_050, 0]);
    assert_eq!(report["totalsBefore"]["repeatCustomers"], 0);
}

#[tokio::test]
async fn what_went_back_is_not_received_and_reversed_payments_do_not_count() {
    let shop = open().await;
    take(&shop, 1, "cash", 60_000).await;
    let reverse = "/order-ledgers/1/entries/1/reverse";
    send(&shop, ROSHNI, "POST", reverse, json!({})).await;
    let report = see(&shop, ROSHNI, &format!("/figures/sales{}", days(0, 0))).await;
    assert_eq!(report["totals"]["receivedPaise"], 0);
    assert!(report.get("compared").is_none() && report.get("totalsBefore").is_none());
}

#[tokio::test]
async fn payments_in_test_mode_are_in_no_figure() {
    let shop = open().await;
    shop.buy(BINA, "2", None).await;
    let path = format!("/figures/sales{}", days(0, 0));
    let report = see(&shop, ROSHNI, &path).await;
    assert_eq!(report["totals"]["receivedPaise"], 200_000);
    shop.run("UPDATE payments_order SET key_id = 'rzp_test_1'")
        .await;
    let report = see(&shop, ROSHNI, &path).await;
    assert_eq!(report["totals"]["receivedPaise"], 0);
    assert_eq!(report["courses"], json!([]));
    let profit = see(&shop, ROSHNI, &format!("/figures/profit{}", days(0, 0))).await;
    assert_eq!(profit["profit"]["receivedPaise"], 0);
}

#[tokio::test]
async fn balances_have_an_age_and_advances_are_held_until_delivery() {
    let shop = open().await;
    take(&shop, 1, "upi", 60_000).await;
    let report = see(&shop, ROSHNI, "/figures/balances").await;
    assert_eq!(report["totalPaise"], 155_050);
    let ages: Vec<_> = report["ages"].as_array().unwrap().iter().collect();
    assert_eq!(
        ages.iter().map(|age| &age["paise"]).collect::<Vec<_>>(),
        [140_000, 0, 15_050, 0]
    );
    let orders = &report["orders"];
    assert_eq!(
        (&orders[0]["number"], &orders[0]["days"]),
        (&json!("HM-2"), &json!(40))
    );
    assert_eq!(
        (&orders[1]["days"], &orders[1]["isReady"]),
        (&json!(3), &json!(true))
    );
    assert_eq!(
        (&report["advancesPaise"], &report["advancesCount"]),
        (&json!(60_000), &json!(1))
    );
}

#[tokio::test]
async fn customers_are_listed_with_their_last_order_and_what_they_owe() {
    let shop = open().await;
    take(&shop, 1, "upi", 60_000).await;
    let path = format!("/customers?customer={}&customer={}", ASHA.id, ROSHNI.id);
    let accounts = see(&shop, COUNTER, &path).await;
    assert_eq!(
        accounts,
        json!([
            {
                "customer": ASHA.id,
                "lastOrder": {"id": 1, "number": "HM-1", "day": TEST_TIME.plus_days(-11).day().to_string()},
                "balancePaise": 155_050,
            },
            {"customer": ROSHNI.id, "balancePaise": 0},
        ])
    );
}

#[tokio::test]
async fn late_pieces_and_days_to_ready_are_counted() {
    let shop = open().await;
    let report = see(&shop, ROSHNI, &format!("/figures/work{}", days(6, 0))).await;
    assert_eq!((&report["due"], &report["late"]), (&json!(2), &json!(1)));
    assert_eq!(
        report["lateBy"],
        json!([
            {"fromDays": 1, "toDays": 3, "count": 0},
            {"fromDays": 4, "toDays": 7, "count": 1},
            {"fromDays": 8, "count": 0},
        ])
    );
    assert_eq!(report["pieces"][0]["daysLate"], 5);
    assert_eq!(report["pieces"][0]["maker"], "Roshni");
    let ready = &report["ready"];
    assert_eq!(
        [&ready["orders"], &ready["promised"], &ready["onTime"]],
        [1, 1, 0]
    );
    assert_eq!(
        (&ready["medianDays"], &ready["slowest"]["days"]),
        (&json!(7.0), &json!(7))
    );
    let earlier = see(&shop, ROSHNI, &format!("/figures/work{}", days(60, 30))).await;
    assert!(earlier["ready"].get("medianDays").is_none());
}

#[tokio::test]
async fn a_range_has_to_end_after_it_begins() {
    let shop = open().await;
    for report in ["sales", "work", "profit"] {
        let path = format!("/admin/payments/figures/{report}{}", days(0, 1));
        let (status, refused) = shop.app.get_as(ROSHNI, &path).await;
        assert_eq!(
            (status, &refused["code"]),
            (422, &json!("ledger.range_invalid"))
        );
    }
}

#[tokio::test]
async fn expenses_are_recorded_once_corrected_and_removed() {
    let shop = open().await;
    let day = TEST_TIME.day().to_string();
    let mut body = json!({"day": day, "category": "  embroidery thread ", "method": "upi", "amountPaise": 12_500});
    let path = "/admin/payments/expenses";
    for _ in 0..2 {
        let (status, answer) = shop
            .app
            .post_keyed(MANAGER, "expense-0001", path, &body)
            .await;
        assert_eq!((status, &answer["id"]), (201, &json!(1)), "{answer}");
    }
    let (status, recorded) = spend(&shop, "Embroidery THREAD", "bank", 500).await;
    assert_eq!(status, 201);
    let list = see(&shop, MANAGER, &format!("/expenses{}", days(0, 0))).await;
    assert_eq!(list["totalPaise"], 53_000, "with ₹400 for piecework");
    assert!(list["items"].as_array().unwrap().contains(&recorded));
    assert_eq!(list["categories"][0]["category"], "Piecework paid");
    assert_eq!(
        (
            &list["categories"][1]["category"],
            &list["categories"][1]["count"]
        ),
        (&json!("embroidery thread"), &json!(2))
    );
    assert_eq!(list["choices"][9], "embroidery thread");

    body["version"] = json!(1);
    body["amountPaise"] = json!(10_000);
    assert_eq!(
        send(&shop, MANAGER, "PUT", "/expenses/1", body.clone())
            .await
            .0,
        204
    );
    let (status, refused) = send(&shop, MANAGER, "PUT", "/expenses/1", body).await;
    assert_eq!((status, &refused["code"]), (409, &json!("record.conflict")));
    assert_eq!(
        send(&shop, MANAGER, "DELETE", "/expenses/2", Value::Null)
            .await
            .0,
        204
    );
    assert_eq!(
        send(&shop, MANAGER, "DELETE", "/expenses/2", Value::Null)
            .await
            .0,
        404
    );
    take(&shop, 1, "upi", 60_000).await;
    let report = see(&shop, ROSHNI, &format!("/figures/profit{}", days(29, 0))).await;
    assert_eq!(
        report["profit"],
        json!({
            "receivedPaise": 60_000, "orderedPaise": 200_000, "expensesPaise": 50_000,
            "receivedProfitPaise": 10_000, "orderedProfitPaise": 150_000,
        })
    );
    let actions = "kernel_audit WHERE action LIKE 'payments.expense%'";
    assert_eq!(shop.count(actions).await, 4);
}

#[tokio::test]
async fn what_the_provider_charges_is_an_expense_except_in_test_mode() {
    let shop = open().await;
    shop.buy(BINA, "2", None).await;
    // The fake provider charges 2 % and 18 % tax on them.
    let fees = || async {
        let list = see(&shop, MANAGER, &format!("/expenses{}", days(0, 0))).await;
        let items = list["items"].as_array().unwrap().clone();
        let fees = items
            .into_iter()
            .find(|item| item["category"] == "Payment fees");
        fees.map(|item| (item["amountPaise"].clone(), item["note"].clone()))
    };
    assert_eq!(
        fees().await,
        Some((json!(4_720), json!("1 online payment")))
    );
    let profit = see(&shop, ROSHNI, &format!("/figures/profit{}", days(0, 0))).await;
    assert_eq!(profit["profit"]["expensesPaise"], 44_720, "with piecework");

    shop.run("UPDATE payments_order SET key_id = 'rzp_test_1'")
        .await;
    assert_eq!(fees().await, None);
}

#[tokio::test]
async fn the_drawer_is_counted_against_the_cash_of_its_day() {
    let shop = open().await;
    let day = TEST_TIME.day();
    let path = format!("/cash-drawers/{day}");
    let count = json!({"countedPaise": 190_000, "note": "Change"});
    let close = format!("{path}/close");
    let (status, refused) = send(&shop, COUNTER, "POST", &close, count.clone()).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("ledger.drawer_not_open"))
    );

    take(&shop, 1, "cash", 60_000).await;
    take(&shop, 1, "upi", 5_000).await;
    spend(&shop, "Transport", "cash", 2_000).await;
    let open = json!({"openingPaise": 200_000, "handedOverPaise": 20_000, "version": 0});
    let (status, drawer) = send(&shop, COUNTER, "PUT", &path, open.clone()).await;
    assert_eq!(status, 200, "{drawer}");
    assert_eq!(
        [
            &drawer["cashInPaise"],
            &drawer["payments"],
            &drawer["expensesPaise"]
        ],
        [60_000, 1, 42_000],
        "with ₹400 for piecework"
    );
    assert_eq!(drawer["expectedPaise"], 198_000);
    let (status, refused) = send(&shop, COUNTER, "PUT", &path, open.clone()).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("record.conflict")),
        "it was opened since"
    );

    let (_, closed) = send(&shop, COUNTER, "POST", &close, count).await;
    assert_eq!(closed["closing"]["differencePaise"], -8_000);
    for (status, refused) in [
        send(&shop, COUNTER, "PUT", &path, open).await,
        spend(&shop, "Transport", "cash", 500).await,
    ] {
        assert_eq!(
            (status, &refused["code"]),
            (409, &json!("ledger.drawer_closed"))
        );
    }
    assert_eq!(spend(&shop, "Transport", "upi", 500).await.0, 201);
    take(&shop, 1, "cash", 1_000).await;
    let late = see(&shop, COUNTER, &path).await;
    assert_eq!(late["closing"]["changedSincePaise"], 1_000);

    shop.app.deps.clock.advance_seconds(86_400);
    for (who, method, code) in [
        (COUNTER, "cash", json!("ledger.drawer_closed")),
        (COUNTER, "upi", Value::Null),
        (MANAGER, "cash", Value::Null),
    ] {
        let body = json!({"method": method, "amountPaise": 500, "day": day.to_string()});
        let (_, answer) = send(&shop, who, "POST", "/order-ledgers/1/entries", body).await;
        assert_eq!(answer["code"], code, "{method} of a day that is closed");
    }
    let next = see(
        &shop,
        COUNTER,
        &format!("/cash-drawers/{}", day.plus_days(1)),
    )
    .await;
    assert_eq!(next["openingPaise"], 190_000, "what was counted last");
    let reopen = format!("{path}/reopen");
    assert_eq!(
        send(&shop, COUNTER, "POST", &reopen, Value::Null).await.0,
        403
    );
    let (_, open) = send(&shop, MANAGER, "POST", &reopen, Value::Null).await;
    assert!(open.get("closing").is_none(), "{open}");
    let audit = "kernel_audit WHERE action = 'payments.drawer_reopened'";
    assert_eq!(shop.count(audit).await, 1);
}

#[tokio::test]
async fn figures_are_the_owners_and_the_drawer_is_the_counters() {
    let shop = open().await;
    let range = days(1, 0);
    for path in [
        format!("/figures/sales{range}"),
        format!("/figures/sales.csv{range}"),
        "/figures/balances".to_owned(),
        "/figures/balances.csv".to_owned(),
        format!("/figures/work{range}"),
        format!("/figures/work.csv{range}"),
        format!("/figures/profit{range}"),
        format!("/expenses.csv{range}"),
        format!("/accountant.zip{range}"),
    ] {
        let path = format!("/admin/payments{path}");
        for caller in [ASHA, MANAGER, COUNTER] {
            assert_eq!(shop.app.get_as(caller, &path).await.0, 403, "{path}");
        }
    }
    let expenses = format!("/admin/payments/expenses{range}");
    assert_eq!(shop.app.get_as(MANAGER, &expenses).await.0, 200);
    let maker = Caller::with_role(4, StaffRole::Maker);
    for (caller, path) in [
        (COUNTER, expenses),
        (
            maker,
            format!("/admin/payments/cash-drawers/{}", TEST_TIME.day()),
        ),
    ] {
        assert_eq!(shop.app.get_as(caller, &path).await.0, 403, "{path}");
    }
}

#[tokio::test]
async fn the_accountant_gets_all_tables_in_one_file() {
    let shop = open().await;
    shop.buy(BINA, "2", None).await;
    take(&shop, 1, "cash", 60_000).await;
    spend(&shop, "Rent", "bank", 100_000).await;
    let bytes = file(&shop, &format!("/accountant.zip{}", days(30, 0))).await;
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut table = |name: &str| {
        let file = zip.by_name(name).unwrap();
        std::io::read_to_string(file).unwrap()
    };
    let summary = table("summary.csv");
    for line in [
        "Received in cash,600.00",
        "Received online,2000.00",
        "Received,2600.00",
        "Expenses: Rent,-1000.00",
        "Expenses: Payment fees,-47.20",
        "Expenses,-1447.20",
        "Received less expenses,1152.80",
        "Ordered,2000.00",
        "Advances held,600.00",
    ] {
        assert!(summary.contains(line), "{line} in {summary}");
    }
    assert_eq!(table("sales-documents.csv").lines().count(), 3);
    assert_eq!(table("online-payments.csv").lines().count(), 2);
    assert_eq!(table("counter-payments.csv").lines().count(), 2);
    assert_eq!(table("expenses.csv").lines().count(), 4);
    for name in ["credit-notes.csv", "gst-summary.csv", "refunds.csv"] {
        assert_eq!(table(name).lines().count(), 1, "{name}: only its head");
    }
    assert!(table("balances.csv").contains("HM-2"));
    let sales = file(&shop, &format!("/figures/sales.csv{}", days(30, 0))).await;
    let sales = String::from_utf8(sales).unwrap();
    assert!(
        sales.contains("Customer,'=Asha Raman,1,2000.00,600.00,,,"),
        "{sales}"
    );
    assert_eq!(
        shop.count("kernel_audit WHERE action = 'payments.figures_exported'")
            .await,
        2
    );
}
