//! The work that issues invoices, dying and at the same time as itself, on a real file.

use super::{
    MoneyBack, Refund, Undelivered, Wanted, credit_note, order_delivered, order_not_delivered,
    stored::StoredTaxDocument,
    trial::{mode, taken},
};
use crate::{counter::CounterMethod, history::store::Store};

async fn deliver(store: &Store) {
    let mut tx = store.db.write().await.unwrap();
    let now = store.clock.now();
    order_delivered(&mut tx, "advance", "7", now).await.unwrap();
    tx.commit().await.unwrap();
}

async fn all(store: &Store) -> Vec<StoredTaxDocument> {
    store.payments.receipts(Wanted::default()).await.unwrap()
}

async fn mails(store: &Store) -> i64 {
    let sql = "SELECT count(*) FROM kernel_outbox WHERE template LIKE 'payments.invoice%'";
    let count = sqlx::query_scalar(sql).fetch_one(store.db.read()).await;
    count.unwrap()
}

async fn not_delivered(store: &Store) {
    let mut tx = store.db.write().await.unwrap();
    let order = Undelivered {
        kind: "advance",
        reference: "7",
        buyer: 1,
    };
    let (mails, now) = (&store.payments.0.invoice_mails, store.clock.now());
    order_not_delivered(&mut tx, mails, &order, now)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

fn numbers(stored: &[StoredTaxDocument]) -> Vec<&str> {
    stored
        .iter()
        .map(|one| one.tax_document.number.as_str())
        .collect()
}

#[tokio::test]
async fn a_crash_before_the_end_leaves_it_due_and_takes_no_number() {
    let mut store = Store::new(None).await;
    mode(&store, "regular").await;
    deliver(&store).await;
    store.faults.die_after(0);
    store.payments.issue_invoices().await.unwrap();
    store.rise().await;
    assert_eq!(store.crashes, 1);
    assert!(all(&store).await.is_empty());
    assert_eq!(
        mails(&store).await,
        0,
        "a number that nobody has is not told"
    );
    for _ in 0..2 {
        store.payments.issue_invoices().await.unwrap();
    }
    assert_eq!(numbers(&all(&store).await), ["HM/26-27/000001"]);
    assert_eq!(mails(&store).await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn work_at_the_same_time_issues_one() {
    let store = Store::new(None).await;
    mode(&store, "regular").await;
    deliver(&store).await;
    let mut working = Vec::new();
    for _ in 0..8 {
        let payments = store.payments.clone();
        working.push(tokio::spawn(async move { payments.issue_invoices().await }));
    }
    for one in working {
        one.await.unwrap().unwrap();
    }
    assert_eq!(numbers(&all(&store).await), ["HM/26-27/000001"]);
    assert_eq!(mails(&store).await, 1);
}

#[tokio::test]
async fn one_state_at_most() {
    let store = Store::new(None).await;
    mode(&store, "regular").await;
    for _ in 0..3 {
        deliver(&store).await;
        store.payments.issue_invoices().await.unwrap();
    }
    assert_eq!(all(&store).await.len(), 1);
    let mut tx = store.db.write().await.unwrap();
    let second = "INSERT INTO payments_invoice (receipt_id, item_kind, item_reference) VALUES (2, 'advance', '7')";
    assert!(sqlx::query(second).execute(&mut *tx).await.is_err());
}

#[tokio::test]
async fn vouchers_of_odd_amounts_and_the_invoice_are_the_tax_of_the_price() {
    let store = Store::new(None).await;
    mode(&store, "regular").await;
    let (_, voucher) = taken(&store, CounterMethod::Cash).await;
    deliver(&store).await;
    store.payments.issue_invoices().await.unwrap();
    let invoice = all(&store).await.remove(0);
    let tax = invoice.tax_document.tax.unwrap();
    assert_eq!(tax.sum(), 200_000);
    assert_eq!((tax.taxable_paise, tax.central_paise), (190_476, 4_762));
    assert_eq!(invoice.tax_document.received[0].tax, voucher.tax);
    assert_eq!(invoice.tax_document.received[0].paise, 105_000);
    not_delivered(&store).await;
    let note = all(&store).await.remove(0).tax_document;
    assert_eq!(note.tax.unwrap(), tax);
    assert_eq!(note.received[0].tax, voucher.tax);
    // What is taken back of the voucher now is taken back with its tax.
    let mut tx = store.db.write().await.unwrap();
    let by = "INSERT INTO payments_counter_payment (kind, reference, method, amount_paise, day, note, takes_back, actor, at)
              SELECT kind, reference, method, -amount_paise, day, note, id, actor, at FROM payments_counter_payment";
    sqlx::query(by).execute(&mut *tx).await.unwrap();
    let refund = Refund {
        of: MoneyBack::Entry { entry: 1, by: 2 },
        amount: 105_000,
        reason: "",
        at: store.clock.now(),
    };
    credit_note(&mut tx, refund).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all(&store).await.remove(0).tax_document.tax, voucher.tax);
}
