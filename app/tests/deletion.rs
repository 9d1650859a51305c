//! What the deletion of an account reaches: every text about the customer that the customer, or the shop, wrote in any
//! feature, with the activity log and the emails.

use poem::http::Method;
use serde_json::json;
use sqlx::AssertSqlSafe;

use crate::{
    belongings::person::{Call, Person},
    support::DemoShop,
};

/// In everything that is written about the customer.
const MARK: &str = "Zmarka";
const MOBILE: &str = "9811122233";
const EMAIL: &str = "zmarka@example.com";
const PASSWORD: &str = "a long enough secret";

/// Tables and columns of all texts that contain the mark, the mobile number or the email address.
async fn found_in(shop: &DemoShop) -> Vec<String> {
    let db = shop.store.db.read();
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT t.name, c.name FROM sqlite_master t JOIN pragma_table_xinfo(t.name) c WHERE t.type = 'table'",
    )
    .fetch_all(db)
    .await
    .unwrap();
    let mut found = Vec::new();
    for (table, column) in columns {
        let rows = format!(
            r#"SELECT count(*) FROM "{table}"
               WHERE CAST("{column}" AS TEXT) LIKE '%{MARK}%' OR CAST("{column}" AS TEXT) LIKE '%{MOBILE}%'"#
        );
        let rows: i64 = sqlx::query_scalar(AssertSqlSafe(rows))
            .fetch_one(db)
            .await
            .unwrap();
        if rows > 0 {
            found.push(format!("{table}.{column}"));
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deletion_reaches_every_text_about_the_customer() {
    let demo = DemoShop::open().await;
    let shop = demo.client();
    let mut owner = demo.person("owner", "demo-owner").await;
    let mut customer = Person::new("marked", "Firefox", Some((EMAIL, PASSWORD)));
    let registration =
        json!({"name": MARK, "mobile": MOBILE, "email": EMAIL, "password": PASSWORD});
    let session = customer
        .call(&shop, &Call::post("/auth/accounts").json(registration))
        .await
        .value();
    let id = session["user"]["id"].as_i64().unwrap();

    // What the customer writes.
    let profile = json!({"name": MARK, "ageGroup": "adult"});
    let gift =
        json!({"courseId": 1, "recipientName": MARK, "recipientEmail": EMAIL, "message": MARK});
    for call in [
        Call::post("/me/measurement-profiles").json(profile),
        Call::post("/me/gifts").json(gift),
        Call::new(Method::PATCH, "/me/account").json(json!({"name": format!("{MARK} R")})),
    ] {
        customer.call(&shop, &call).await.value();
    }

    // What the shop writes.
    let mut ask = async |call: Call| owner.call(&shop, &call).await.value();
    let piece = json!({"work": "Blouse", "pricePaise": 50_000, "forWhom": MARK, "note": MARK, "fabric": MARK});
    let order = json!({"customerId": id, "pieces": [piece], "advancePaise": 0, "discountPaise": 10_000,
        "discountReason": MARK});
    let order = ask(Call::post("/admin/orders").json(order)).await["order"].clone();
    let path = format!("/admin/orders/{}", order["id"]);
    let piece = format!("{path}/pieces/{}", order["pieces"][0]["id"]);
    let text = json!({"text": MARK});
    let extras = json!({"rushPaise": 0, "extras": [{"label": MARK, "pricePaise": 5_000}], "discountPaise": 7_000,
        "discountReason": MARK, "fromPaise": 40_000});
    let delivery = json!({"from": order["status"], "to": "Delivered", "unpaid": true});
    let work = json!({"work": MARK});
    for call in [
        Call::post(format!("/admin/customers/{id}/notes")).json(text.clone()),
        Call::post(format!("{path}/notes")).json(text.clone()),
        Call::put(format!("{piece}/note")).json(text.clone()),
        Call::put(format!("{piece}/fabric")).json(text),
        Call::put(format!("{path}/price-adjustments")).json(extras),
        Call::post(format!("{path}/step")).json(delivery),
        Call::post(format!("{piece}/alterations")).json(work),
    ] {
        ask(call).await;
    }
    let detail = ask(Call::get(path.as_str())).await;
    let alteration = detail["order"]["alterations"][0]["id"].clone();
    let handed_over = json!({"from": "Received", "to": "Handed Over", "unpaid": true});
    ask(Call::post(format!("{path}/alterations/{alteration}/step")).json(handed_over)).await;

    let before = found_in(&demo).await;
    for expected in [
        "auth_user.email",
        "courses_gift.message",
        "kernel_outbox.recipient",
        "orders_alteration.work",
        "orders_extra.label",
        "orders_order.discount_reason",
        "orders_piece.note",
        "orders_profile.name",
    ] {
        assert!(before.iter().any(|found| found == expected), "{expected}");
    }
    let deleted = customer.call(&shop, &Call::delete("/me/account")).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text());
    assert_eq!(found_in(&demo).await, Vec::<String>::new());
}
