//! The work that issues invoices of whole orders, failing and at the same time as itself.

use futures_util::future::join_all;
use serde_json::Value;

use crate::{
    invoices::admin::{cash, deliver, issue, reverse, shop, take_delivery_back},
    support::Shop,
};

async fn papers(shop: &Shop) -> Vec<Value> {
    let papers: Vec<String> =
        sqlx::query_scalar("SELECT tax_document FROM invoices_document ORDER BY id")
            .fetch_all(shop.app.deps.db.read())
            .await
            .unwrap();
    papers
        .iter()
        .map(|tax_document| serde_json::from_str(tax_document).unwrap())
        .collect()
}

async fn mails(shop: &Shop) -> i64 {
    shop.count("kernel_outbox WHERE template = 'invoices.issued'")
        .await
}

async fn numbers(shop: &Shop) -> Vec<String> {
    let papers = papers(shop).await;
    let number = |tax_document: &Value| tax_document["number"].as_str().unwrap().to_owned();
    papers.iter().map(number).collect()
}

#[tokio::test]
async fn what_fails_before_the_end_leaves_it_due_and_takes_no_number() {
    let shop = shop("regular").await;
    deliver(&shop, "1").await;
    shop.run(
        "CREATE TRIGGER test_full BEFORE INSERT ON kernel_outbox
         BEGIN SELECT RAISE(ABORT, 'nothing can be written'); END",
    )
    .await;
    issue(&shop).await;
    shop.run("DROP TRIGGER test_full").await;
    assert!(papers(&shop).await.is_empty());
    assert_eq!(
        mails(&shop).await,
        0,
        "no mail goes out about a number that was not issued"
    );
    for _ in 0..2 {
        issue(&shop).await;
    }
    assert_eq!(numbers(&shop).await, ["HM/26-27/000001"]);
    assert_eq!(mails(&shop).await, 1);
}

#[tokio::test]
async fn work_at_the_same_time_issues_one() {
    let shop = shop("regular").await;
    deliver(&shop, "1").await;
    shop.app.deps.clock.advance_seconds(15);
    let working = (0..8).map(|_| shop.invoices.issue_invoices());
    for one in join_all(working).await {
        one.unwrap();
    }
    assert_eq!(numbers(&shop).await, ["HM/26-27/000001"]);
    assert_eq!(mails(&shop).await, 1);
}

#[tokio::test]
async fn one_state_at_most() {
    let shop = shop("regular").await;
    for _ in 0..3 {
        deliver(&shop, "1").await;
        issue(&shop).await;
    }
    assert_eq!(papers(&shop).await.len(), 1);
    let mut tx = shop.app.deps.db.write().await.unwrap();
    let second = "INSERT INTO invoices_whole_order (document_id, item_kind, item_reference) VALUES (1, 'advance', '1')";
    assert!(sqlx::query(second).execute(&mut *tx).await.is_err());
}

#[tokio::test]
async fn vouchers_of_odd_amounts_and_the_invoice_are_the_tax_of_the_price() {
    let shop = shop("regular").await;
    cash(&shop, "1", 105_000).await;
    deliver(&shop, "1").await;
    issue(&shop).await;
    let all = papers(&shop).await;
    let (voucher, invoice) = (&all[0], &all[1]);
    let parts = [
        "taxablePaise",
        "centralPaise",
        "statePaise",
        "integratedPaise",
    ]
    .map(|part| invoice["tax"][part].as_i64().unwrap());
    assert_eq!(parts.iter().sum::<i64>(), 200_000);
    assert_eq!((parts[0], parts[1]), (190_476, 4_762));
    assert_eq!(invoice["received"][0]["tax"], voucher["tax"]);
    assert_eq!(invoice["received"][0]["paise"], 105_000);
    take_delivery_back(&shop, "1").await;
    let all = papers(&shop).await;
    assert_eq!(all[2]["tax"], all[1]["tax"]);
    assert_eq!(all[2]["received"][0]["tax"], all[0]["tax"]);
    // What is reversed of the voucher now is reversed with its tax.
    reverse(&shop, "1", 0).await;
    let all = papers(&shop).await;
    assert_eq!(all[3]["tax"], all[0]["tax"]);
}
