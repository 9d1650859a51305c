//! What is done with the orders of a shop, and what its papers and its accountant's table say then.

use kernel::{CounterMethod, Tx, session::SESSION_COOKIE, testing::Caller};
use ledger::CounterSale;
use poem::http::Method;
use serde_json::{Value, json};

use crate::support::{ASHA, Shop, WALK_IN, counter, issuer};

const ROSHNI: Caller = Caller::owner(1);
/// What a delivery can be undone in.
const WAIT: i64 = 15;
/// Tax of ₹2,000 at 5 %: two halves of it, and what they are counted on.
const TAXABLE: i64 = 190_476;
pub const HALF: i64 = 4_762;

pub async fn shop(mode: &str) -> Shop {
    let shop = Shop::open().await;
    let tax = json!({
        "mode": mode, "gstin": "33ABCDE1234F1Z7", "version": 1,
        "kinds": [{"kind": "course", "code": "999293", "rate": 1800}, {"kind": "advance", "code": "9988", "rate": 500}],
    });
    let saved = shop
        .app
        .call_as(ROSHNI, Method::PUT, "/admin/payments/tax", Some(&tax));
    assert_eq!(saved.await.0, 200);
    shop
}

pub async fn in_one(shop: &Shop, change: impl AsyncFnOnce(&mut Tx)) {
    let mut tx = shop.app.deps.db.write().await.unwrap();
    change(&mut tx).await;
    tx.commit().await.unwrap();
}

pub async fn deliver(shop: &Shop, order: &str) {
    let due = shop.app.deps.clock.now().plus_seconds(WAIT);
    in_one(shop, async |tx| {
        let issuer = issuer(&shop.app.deps);
        issuer
            .order_delivered(tx, "advance", order, due)
            .await
            .unwrap();
    })
    .await;
}

pub async fn take_delivery_back(shop: &Shop, order: &str) {
    let now = shop.app.deps.clock.now();
    let buyer = if order == "4" { WALK_IN } else { ASHA.id };
    in_one(shop, async |tx| {
        let issuer = issuer(&shop.app.deps);
        issuer
            .order_not_delivered(tx, ("advance", order), buyer, now)
            .await
            .unwrap();
    })
    .await;
}

pub async fn issue(shop: &Shop) {
    shop.app.deps.clock.advance_seconds(WAIT);
    shop.invoices.issue_invoices().await.unwrap();
}

pub async fn delivered(shop: &Shop, order: &str) {
    deliver(shop, order).await;
    issue(shop).await;
}

pub async fn ledger(shop: &Shop, order: &str) -> Value {
    let path = format!("/admin/payments/order-ledgers/{order}");
    let (status, ledger) = shop.app.get_as(ROSHNI, &path).await;
    assert_eq!(status, 200, "{ledger}");
    ledger
}

/// At the counter. The number and kind of what is issued for it.
pub async fn cash(shop: &Shop, order: &str, paise: i64) -> (String, String) {
    let path = format!("/admin/payments/order-ledgers/{order}/entries");
    let input = json!({"method": "cash", "amountPaise": paise});
    let (status, ledger) = shop.app.post_as(ROSHNI, &path, &input).await;
    assert_eq!(status, 200, "{ledger}");
    let entries = ledger["entries"].as_array().unwrap();
    named(&entries.last().unwrap()["receipt"])
}

/// All of order 1, online.
pub async fn online(shop: &Shop) {
    let input = json!({"kind": "advance", "reference": "1", "state": "33"});
    let (status, begun) = shop.app.post_as(ASHA, "/payments/orders", &input).await;
    assert_eq!(status, 200, "{begun}");
    let paid = shop.pay(&begun);
    let (status, order) = shop.confirm(ASHA, &begun, &paid).await;
    assert_eq!((status, &order["state"]), (200, &json!("fulfilled")));
}

pub async fn refund(shop: &Shop, paise: i64) {
    let body = json!({"amountPaise": paise, "reason": "Late"});
    let path = "/admin/payments/received/1/refunds";
    let (status, detail) = shop.app.post_as(ROSHNI, path, &body).await;
    assert_eq!(status, 200, "{detail}");
    shop.payments.work_on_refunds().await.unwrap();
}

/// The entry at this place of the ledger was wrong.
pub async fn reverse(shop: &Shop, order: &str, place: usize) {
    let entry = ledger(shop, order).await["entries"][place]["id"].clone();
    let path = format!("/admin/payments/order-ledgers/{order}/entries/{entry}/reverse");
    let (status, ledger) = shop.app.post_as(ROSHNI, &path, &json!({})).await;
    assert_eq!(status, 200, "{ledger}");
}

pub fn named(receipt: &Value) -> (String, String) {
    let text = |name: &str| receipt[name].as_str().unwrap().to_owned();
    (text("number"), text("kind"))
}

/// Those that belong to no single entry.
pub async fn papers(shop: &Shop, order: &str) -> Vec<(String, String)> {
    let ledger = ledger(shop, order).await;
    ledger["papers"]
        .as_array()
        .unwrap()
        .iter()
        .map(named)
        .collect()
}

pub fn pair(number: &str, kind: &str) -> (String, String) {
    (format!("HM/26-27/{number}"), kind.to_owned())
}

/// The text of a printed document, without blanks.
pub async fn printed(shop: &Shop, number: &str) -> String {
    let (status, list) = shop.app.get_as(ASHA, "/payments/receipts").await;
    assert_eq!(status, 200, "{list}");
    let number = format!("HM/26-27/{number}");
    let found = list
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["number"] == number);
    let path = format!("/payments/receipts/{}.pdf", found.unwrap()["id"]);
    let cookie = format!("{SESSION_COOKIE}=customer-{}", ASHA.id);
    let (_, file) = shop.app.download(&cookie, &path).await;
    let text = pdf_extract::extract_text_from_mem(&file).unwrap();
    text.split_whitespace().collect()
}

pub fn has(text: &str, parts: &[&str]) {
    for part in parts {
        let part = part.replace(' ', "");
        assert!(text.contains(&part), "{part} is not in {text}");
    }
}

pub fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for sign in line.chars() {
        match sign {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            sign => cells.last_mut().unwrap().push(sign),
        }
    }
    cells
}

/// The sums of these columns of the accountant's table, in paise.
pub async fn sums<const MANY: usize>(shop: &Shop, columns: [&str; MANY]) -> [i64; MANY] {
    let cookie = format!("{SESSION_COOKIE}=owner-1");
    let path = "/admin/payments/receipts.csv?from=2026-08";
    let (_, bytes) = shop.app.download(&cookie, path).await;
    let text = String::from_utf8(bytes).unwrap();
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(cells);
    let head = lines.next().unwrap();
    let lines: Vec<Vec<String>> = lines.collect();
    columns.map(|column| {
        let place = head.iter().position(|name| name == column).unwrap();
        let paise = |line: &Vec<String>| line[place].replace('.', "").parse().unwrap_or(0);
        lines.iter().map(paise).sum()
    })
}

pub const TAXES: [&str; 4] = ["Taxable value", "CGST", "SGST or UTGST", "Total"];
pub const WHOLE: [i64; 4] = [TAXABLE, HALF, HALF, 200_000];

/// Money for an order whose document was an invoice already.
pub async fn invoiced_before(shop: &Shop, paise: i64) {
    let sale = CounterSale {
        kind: "advance",
        reference: "1",
        title: "Bridal blouse, order HM-1",
        order: None,
        advance: false,
        buyer: ASHA.id,
        customer: "Asha",
        method: CounterMethod::Upi,
        paise,
        day: shop.app.deps.clock.now().day(),
        note: "",
        actor: ROSHNI.id,
    };
    let counter = counter(&shop.app.deps);
    in_one(shop, async |tx| {
        counter.take(tx, &sale).await.unwrap();
    })
    .await;
}
