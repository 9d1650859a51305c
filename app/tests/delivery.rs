//! An order is delivered and the delivery undone, with its effects on invoices.

use crate::belongings::person::{Call, Person, Shop};
use crate::support::DemoShop;
use kernel::{Clock, testing::TEST_TIME};
use serde_json::{Value, json};

struct BackOffice {
    demo: DemoShop,
    clock: Clock,
    shop: Shop,
    owner: Person,
    customer: Person,
}

impl BackOffice {
    async fn open() -> Self {
        let clock = Clock::fixed(TEST_TIME);
        let demo = DemoShop::open_at(clock.clone()).await;
        Self {
            clock,
            shop: demo.client(),
            owner: demo.person("owner", "demo-owner").await,
            customer: demo.person("customer", "demo-customer").await,
            demo,
        }
    }

    async fn owner(&mut self, call: Call) -> Value {
        self.owner.call(&self.shop, &call).await.value()
    }

    async fn step(&mut self, order: i64, from: &str, to: &str) {
        // No balance is taken at the door here: what was paid is not what these tests are about.
        let step = json!({"from": from, "to": to, "unpaid": true});
        self.owner(Call::post(format!("/admin/orders/{order}/step")).json(step))
            .await;
    }

    async fn undo(&mut self, order: i64) {
        let detail = self
            .owner(Call::get(format!("/admin/orders/{order}")))
            .await;
        let named = json!({"change": detail["undoable"]});
        self.owner(Call::post(format!("/admin/orders/{order}/undo")).json(named))
            .await;
    }

    async fn wait_for_invoices(&self) {
        self.clock.advance_seconds(15);
        self.demo.invoices.issue_invoices().await.unwrap();
    }

    /// Number and kind of all tax documents of the order.
    async fn papers(&mut self, order: i64) -> Vec<(String, String)> {
        let ledger = self
            .owner(Call::get(format!("/admin/payments/order-ledgers/{order}")))
            .await;
        let papers = ledger["papers"].as_array().unwrap().iter();
        let text =
            |tax_document: &Value, name: &str| tax_document[name].as_str().unwrap().to_owned();
        papers
            .map(|tax_document| (text(tax_document, "number"), text(tax_document, "kind")))
            .collect()
    }
}

fn pair(number: &str, kind: &str) -> (String, String) {
    (format!("HM/26-27/{number}"), kind.to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_delivered_order_is_invoiced_and_an_undone_one_is_not() {
    let mut back_office = BackOffice::open().await;
    let tax = json!({
        "mode": "regular", "gstin": "33ABCDE1234F1Z7", "version": 1,
        "kinds": [{"kind": "course", "code": "999293", "rate": 1800}, {"kind": "advance", "code": "9988", "rate": 500}],
    });
    back_office
        .owner(Call::put("/admin/payments/tax").json(tax))
        .await;
    let list = back_office.owner(Call::get("/admin/orders")).await;
    let orders = list["items"].as_array().unwrap();
    let placed = orders
        .iter()
        .find(|order| order["status"] == "Order Placed");
    let order = placed.unwrap()["id"].as_i64().unwrap();

    back_office.step(order, "Order Placed", "Delivered").await;
    back_office.undo(order).await;
    back_office.wait_for_invoices().await;
    assert!(back_office.papers(order).await.is_empty());

    back_office.step(order, "Order Placed", "Delivered").await;
    back_office.wait_for_invoices().await;
    let invoice = back_office.papers(order).await;
    assert_eq!(invoice.len(), 1);
    assert_eq!(invoice[0].1, "tax_invoice");
    let receipts = Call::get("/payments/receipts");
    let own = back_office
        .customer
        .call(&back_office.shop, &receipts)
        .await
        .value();
    assert_eq!(
        own[0]["number"], invoice[0].0,
        "it is in the customer's list"
    );
    assert_eq!(own[0]["itemReference"], order.to_string());

    let price = back_office
        .owner(Call::get(format!("/admin/payments/order-ledgers/{order}")))
        .await["pricePaise"]
        .clone();
    let other = json!({"pricePaise": 1_000_000, "fromPaise": price});
    let change = Call::put(format!("/admin/orders/{order}/price")).json(other);
    let refused = back_office.owner.call(&back_office.shop, &change).await;
    assert_eq!(refused.status, 409);
    assert!(
        refused.text().contains("orders.invoiced"),
        "{}",
        refused.text()
    );

    let cash = json!({"method": "cash", "amountPaise": 100});
    let path = format!("/admin/payments/order-ledgers/{order}/entries");
    let ledger = back_office.owner(Call::post(path).json(cash)).await;
    let last = ledger["entries"].as_array().unwrap().last().unwrap();
    assert_eq!(last["receipt"]["number"], "HM/26-27/P00001");

    back_office.undo(order).await;
    let papers = back_office.papers(order).await;
    assert_eq!(papers[1], pair("C00001", "credit_note"));
    assert_eq!(
        back_office
            .owner
            .call(&back_office.shop, &change)
            .await
            .status,
        204
    );
}
