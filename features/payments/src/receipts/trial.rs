//! Documents of real payments on a real file.

use std::collections::BTreeSet;

use super::{
    MoneyBack, Refund, TaxMode, Wanted, credit_note,
    issue::Issued,
    pdf,
    stored::StoredTaxDocument,
    tax_document::{TaxDocument, TaxDocumentKind},
};
use crate::{
    bills::Bill,
    checkout, codes,
    counter::{CounterMethod, CounterSale},
    history::store::Store,
    payment::SettlementSource,
    provider::{PaymentStatus, ProviderPayment},
    settle::{Settled, settle_capture},
    wire::CreatePaymentOrder,
};

/// Tamil Nadu, as the shop; and Karnataka.
const HERE: &str = "33";
const THERE: &str = "29";

pub async fn mode(store: &Store, mode: &'static str) {
    let mut tx = store.db.write().await.unwrap();
    sqlx::query("UPDATE payments_tax_setting SET mode = ?, gstin = '33ABCDE1234F1Z7'")
        .bind(mode)
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

/// A checkout that is paid at the provider.
async fn paid(store: &Store, buyer: i64, state: Option<&str>) -> (i64, ProviderPayment) {
    let input = CreatePaymentOrder {
        kind: "course".to_owned(),
        reference: "one".to_owned(),
        coupon: None,
        state: state.map(str::to_owned),
    };
    let begun = checkout::begin(&store.payments, buyer, &input, None).await;
    let checkout = begun.as_ref().unwrap().checkout.as_ref().unwrap();
    let (order, amount) = (&checkout.provider_order_id, checkout.amount_paise.0);
    let payment = store
        .sandbox
        .add_payment(order, amount, PaymentStatus::Captured)
        .await;
    (begun.unwrap().order.id, payment.unwrap())
}

pub async fn bought(store: &Store, buyer: i64, state: Option<&str>) -> StoredTaxDocument {
    let (id, payment) = paid(store, buyer, state).await;
    settle_capture(&store.payments, id, &payment, SettlementSource::Webhook)
        .await
        .unwrap();
    newest(store).await
}

async fn newest(store: &Store) -> StoredTaxDocument {
    let stored = store.payments.receipts(Wanted::default()).await.unwrap();
    stored.into_iter().next().unwrap()
}

/// What is given back of the first payment.
async fn give_back(store: &Store, amount: i64) -> Result<Option<Issued>, kernel::Failure> {
    let mut tx = store.db.write().await.unwrap();
    let refund = Refund {
        of: MoneyBack::Payment(1),
        amount,
        reason: " Bought twice ",
        at: store.clock.now(),
    };
    let issued = credit_note(&mut tx, refund).await;
    if issued.is_ok() {
        tx.commit().await.unwrap();
    }
    issued
}

async fn tax_document_of(store: &Store, amount: i64) -> TaxDocument {
    give_back(store, amount).await.unwrap().unwrap();
    newest(store).await.tax_document
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn payments_at_the_same_time_are_numbered_without_gaps() {
    let store = Store::new(None).await;
    let mut settling = Vec::new();
    for buyer in 1..=12 {
        let (id, payment) = paid(&store, buyer, None).await;
        // Browser and webhook at once.
        for source in [SettlementSource::Confirm, SettlementSource::Webhook] {
            let (payments, payment) = (store.payments.clone(), payment.clone());
            settling.push(tokio::spawn(async move {
                settle_capture(&payments, id, &payment, source)
                    .await
                    .unwrap()
            }));
        }
    }
    let mut granted = 0;
    for one in settling {
        granted += i32::from(one.await.unwrap() == Settled::Granted);
    }
    assert_eq!(granted, 12);
    let stored = store.payments.receipts(Wanted::default()).await.unwrap();
    let numbers: BTreeSet<String> = stored
        .into_iter()
        .map(|one| one.tax_document.number)
        .collect();
    let expected: BTreeSet<String> = (1..=12)
        .map(|position| format!("HM/26-27/{position:06}"))
        .collect();
    assert_eq!(numbers, expected);
}

#[tokio::test]
async fn a_year_counts_again_and_a_crash_takes_no_number() {
    let mut store = Store::new(None).await;
    assert_eq!(
        bought(&store, 1, None).await.tax_document.number,
        "HM/26-27/000001"
    );
    let (id, payment) = paid(&store, 2, None).await;
    store.faults.die_after(7);
    drop(settle_capture(&store.payments, id, &payment, SettlementSource::Webhook).await);
    store.rise().await;
    assert_eq!(store.crashes, 1);
    settle_capture(&store.payments, id, &payment, SettlementSource::Webhook)
        .await
        .unwrap();
    assert_eq!(newest(&store).await.tax_document.number, "HM/26-27/000002");
    store.clock.advance_seconds(250 * 86_400);
    assert_eq!(
        bought(&store, 3, None).await.tax_document.number,
        "HM/27-28/000001"
    );
}

#[tokio::test]
async fn each_mode_has_its_document() {
    let store = Store::new(None).await;
    let plain = bought(&store, 1, None).await.tax_document;
    assert_eq!(
        (plain.kind, plain.mode),
        (TaxDocumentKind::Receipt, TaxMode::None)
    );
    assert_eq!((&plain.tax, &plain.seller.gstin), (&None, &None));
    assert_eq!(plain.lines[0].code, None);

    mode(&store, "composition").await;
    let bill = bought(&store, 2, None).await.tax_document;
    assert_eq!(bill.kind, TaxDocumentKind::BillOfSupply);
    assert_eq!(bill.tax, None);
    assert_eq!(bill.number, "HM/26-27/000002");

    mode(&store, "regular").await;
    let within = bought(&store, 3, Some(HERE)).await.tax_document;
    let tax = within.tax.unwrap();
    assert_eq!(within.kind, TaxDocumentKind::TaxInvoice);
    assert_eq!(within.lines[0].code.as_deref(), Some("999293"));
    assert_eq!(
        (
            tax.taxable_paise,
            tax.central_paise,
            tax.state_paise,
            tax.integrated_paise
        ),
        (169_492, 15_254, 15_254, 0)
    );
    let between = bought(&store, 4, Some(THERE)).await.tax_document;
    let tax = between.tax.unwrap();
    assert_eq!((tax.taxable_paise, tax.integrated_paise), (169_492, 30_508));
    assert_eq!(between.place_of_supply.unwrap().name, "Karnataka");
}

/// An entry at the counter, for the work on an order.
pub async fn taken(store: &Store, method: CounterMethod) -> (i64, TaxDocument) {
    let bill = Bill {
        order: 7,
        buyer: 1,
        number: "HM-7".to_owned(),
        item: "Bridal blouse".to_owned(),
        customer: "Asha".to_owned(),
        price_paise: Some(200_000),
    };
    let sale = CounterSale {
        kind: "advance",
        reference: "7",
        title: "Bridal blouse, order HM-7",
        order: Some(&bill),
        buyer: 1,
        customer: "Asha",
        method,
        paise: 105_000,
        day: kernel::Day::parse("2026-07-30").unwrap(),
        note: "She still owes for the lace",
        actor: 1,
    };
    let mut tx = store.db.write().await.unwrap();
    let counter = &store.payments.0.counter;
    let entry = counter.take(&mut tx, &sale).await.unwrap();
    tx.commit().await.unwrap();
    (entry, newest(store).await.tax_document)
}

#[tokio::test]
async fn money_at_the_counter_is_numbered_with_the_rest() {
    let store = Store::new(None).await;
    let online = bought(&store, 1, None).await.tax_document;
    let (_, cash) = taken(&store, CounterMethod::Cash).await;
    let (_, upi) = taken(&store, CounterMethod::Upi).await;
    let numbers = [&online, &cash, &upi].map(|tax_document| tax_document.number.as_str());
    let expected = ["HM/26-27/000001", "HM/26-27/000002", "HM/26-27/000003"];
    assert_eq!(numbers, expected);
    let [of_cash, of_upi] = [&cash, &upi].map(|tax_document| tax_document.paid.clone().unwrap());
    assert_eq!(of_cash.how, "At the counter, cash");
    assert_eq!(of_upi.how, "At the counter, UPI");
    assert_eq!(
        (cash.day.as_str(), of_cash.day.as_str()),
        ("2026-08-01", "2026-07-30")
    );
    let printed = serde_json::to_string(&cash).unwrap();
    assert!(!printed.contains("lace"), "the note is the shop's own");
}

#[tokio::test]
async fn a_registered_shop_gives_a_voucher_at_the_counter_and_takes_it_back() {
    let store = Store::new(None).await;
    mode(&store, "regular").await;
    let (entry, voucher) = taken(&store, CounterMethod::Cash).await;
    assert_eq!(voucher.kind, TaxDocumentKind::ReceiptVoucher);
    let tax = voucher.tax.clone().unwrap();
    assert_eq!((tax.taxable_paise, tax.central_paise), (100_000, 2_500));
    let mut tx = store.db.write().await.unwrap();
    let counter = &store.payments.0.counter;
    counter.take_back(&mut tx, 1, entry, "Wrong").await.unwrap();
    tx.commit().await.unwrap();
    let back = newest(&store).await.tax_document;
    assert_eq!(
        (back.kind, back.number.as_str()),
        (TaxDocumentKind::RefundVoucher, "HM/26-27/R00001")
    );
    assert_eq!(back.original.unwrap().number, voucher.number);
    assert_eq!(back.tax, voucher.tax);
    let mut tx = store.db.write().await.unwrap();
    let again = counter.take_back(&mut tx, 1, entry, "").await.unwrap_err();
    assert_eq!(again.code(), codes::ENTRY_TAKEN_BACK);
}

#[tokio::test]
async fn a_state_is_asked_for_once_and_only_where_tax_is_collected() {
    let store = Store::new(None).await;
    mode(&store, "regular").await;
    let input = |state: Option<&str>| CreatePaymentOrder {
        kind: "course".to_owned(),
        reference: "one".to_owned(),
        coupon: None,
        state: state.map(str::to_owned),
    };
    let begin = async |state| {
        let begun = checkout::begin(&store.payments, 7, &input(state), None).await;
        begun.map(|_| ())
    };
    let refused = begin(None).await.unwrap_err();
    assert_eq!(refused.code(), codes::STATE_NEEDED);
    assert_eq!(refused.problem().fields.unwrap()[0].field, "state");
    let unknown = begin(Some("25")).await.unwrap_err();
    assert_eq!(unknown.problem().fields.unwrap()[0].code, "invalid");
    begin(Some(HERE)).await.unwrap();
    begin(None).await.unwrap();
}

#[tokio::test]
async fn what_is_given_back_in_parts_is_noted_with_its_taxes() {
    let store = Store::new(None).await;
    mode(&store, "regular").await;
    let invoice = bought(&store, 1, Some(HERE)).await.tax_document;
    mode(&store, "none").await;
    let first = tax_document_of(&store, 66_667).await;
    assert_eq!(first.kind, TaxDocumentKind::CreditNote);
    assert_eq!(first.number, "HM/26-27/C00001");
    assert_eq!(first.mode, TaxMode::Regular, "as the invoice was");
    assert_eq!(first.original.as_ref().unwrap().number, invoice.number);
    assert_eq!(first.reason.as_deref(), Some("Bought twice"));
    let rest = tax_document_of(&store, 133_333).await;
    assert_eq!(rest.number, "HM/26-27/C00002");
    let whole = invoice.tax.unwrap();
    let (first, rest) = (first.tax.unwrap(), rest.tax.unwrap());
    assert_eq!(
        first.taxable_paise + rest.taxable_paise,
        whole.taxable_paise
    );
    assert_eq!(
        first.central_paise + rest.central_paise,
        whole.central_paise
    );
    assert!(give_back(&store, 1).await.is_err(), "nothing is left");
    let voided = "SELECT last FROM payments_receipt_number WHERE series = 'credit'";
    let last: i64 = sqlx::query_scalar(voided)
        .fetch_one(store.db.read())
        .await
        .unwrap();
    assert_eq!(last, 2);
}

#[tokio::test]
async fn money_that_bought_nothing_has_no_document() {
    let store = Store::new(None).await;
    let (id, mut payment) = paid(&store, 1, None).await;
    payment.amount -= 1;
    let settled = settle_capture(&store.payments, id, &payment, SettlementSource::Webhook).await;
    assert_eq!(settled.unwrap(), Settled::RefundDue);
    assert_eq!(give_back(&store, 100).await.unwrap(), None);
}

#[tokio::test]
async fn what_was_issued_stays_as_it_was() {
    let store = Store::new(None).await;
    mode(&store, "regular").await;
    let before = bought(&store, 1, Some(HERE)).await.tax_document;
    mode(&store, "none").await;
    let after = newest(&store).await.tax_document;
    assert_eq!(before, after);
    assert_eq!(pdf::draw(&before).unwrap(), pdf::draw(&after).unwrap());
    let mut tx = store.db.write().await.unwrap();
    for change in [
        "UPDATE payments_receipt SET tax_document = '{}'",
        "DELETE FROM payments_receipt",
    ] {
        assert!(sqlx::query(change).execute(&mut *tx).await.is_err());
    }
}
