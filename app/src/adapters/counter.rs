//! Adapters for counter sales: the customer, the price of their order, and what the ledger has recorded.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use courses::CounterSales;
use invoices::{Invoices, Issuer, MoneyReceived};
use kernel::{
    Bill, Db, Failure, Payable, People, Timestamp, Tx,
    audit::{self, Entry},
};
use ledger::{Counter, LedgerSetup, Reversal};
use orders::{ADVANCE, OrderMoney, Orders, ReceivedPayment, TakenBalance};
use payments::{Payments, ProviderKeys, Provision, razorpay::Razorpay};
use serde_json::json;
use sqlx::SqliteConnection;

use crate::{context::Context, sandbox};

/// What documents of an order say was paid for it, online and at the counter.
pub struct ReceivedInAll;

#[async_trait]
impl MoneyReceived for ReceivedInAll {
    async fn received(&self, tx: &mut Tx, kind: &str, reference: &str) -> Result<i64, Failure> {
        let online = payments::received_now(tx, kind, reference).await?;
        Ok(online + ledger::received_now(tx, kind, reference).await?)
    }
}

/// What came for orders, and the invoices of delivered ones.
pub struct MoneyOfOrders {
    pub db: Db,
    pub issuer: Issuer,
    pub counter: Counter,
}

#[async_trait]
impl OrderMoney for MoneyOfOrders {
    async fn paid_for(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let references: Vec<String> = orders.iter().map(i64::to_string).collect();
        let online = payments::received(&self.db, ADVANCE, &references).await?;
        let counter = ledger::received(&self.db, ADVANCE, &references).await?;
        let mut paid: HashMap<i64, i64> = HashMap::new();
        for (order, paise) in online.into_iter().chain(counter) {
            if let Ok(order) = order.parse() {
                *paid.entry(order).or_default() += paise;
            }
        }
        Ok(paid)
    }

    async fn payments_of(&self, order: i64) -> Result<Vec<ReceivedPayment>, Failure> {
        let reference = order.to_string();
        let issued = self.issuer.payments_of(ADVANCE, &reference).await?;
        let payments = issued.into_iter().map(|payment| ReceivedPayment {
            title: payment.title.to_owned(),
            how: payment.how,
            day: payment.day,
            paise: payment.paise,
        });
        Ok(payments.collect())
    }

    async fn tested_for(&self, orders: &[i64]) -> Result<HashMap<i64, i64>, Failure> {
        let references: Vec<String> = orders.iter().map(i64::to_string).collect();
        let tested = payments::received_in_test(&self.db, ADVANCE, &references).await?;
        let by_order = tested
            .into_iter()
            .filter_map(|(order, paise)| Some((order.parse().ok()?, paise)));
        Ok(by_order.collect())
    }

    async fn paid_now(
        &self,
        tx: &mut Tx,
        order: i64,
        without: Option<i64>,
    ) -> Result<i64, Failure> {
        let reference = order.to_string();
        let online = payments::received_without(tx, ADVANCE, &reference, without).await?;
        Ok(online + ledger::received_now(tx, ADVANCE, &reference).await?)
    }

    async fn take(&self, tx: &mut Tx, bill: Bill, taken: TakenBalance) -> Result<(), Failure> {
        let title = bill.title();
        self.enter(tx, &bill, (&title, true), taken).await
    }

    async fn take_for_alteration(
        &self,
        tx: &mut Tx,
        bill: Bill,
        title: &str,
        taken: TakenBalance,
    ) -> Result<(), Failure> {
        self.enter(tx, &bill, (title, false), taken).await
    }

    async fn came_at_the_counter(&self, tx: &mut Tx, order: i64) -> Result<i64, Failure> {
        ledger::received_now(tx, ADVANCE, &order.to_string()).await
    }

    async fn delivered(&self, tx: &mut Tx, order: i64, due: Timestamp) -> Result<(), Failure> {
        let issuer = &self.issuer;
        issuer
            .order_delivered(tx, ADVANCE, &order.to_string(), due)
            .await
    }

    async fn not_delivered(
        &self,
        tx: &mut Tx,
        order: i64,
        buyer: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let order = (ADVANCE, order.to_string());
        self.issuer
            .order_not_delivered(tx, (order.0, &order.1), buyer, now)
            .await
    }

    async fn is_invoiced(&self, db: &mut SqliteConnection, order: i64) -> Result<bool, Failure> {
        self.issuer
            .is_invoiced(db, ADVANCE, &order.to_string())
            .await
    }
}

impl MoneyOfOrders {
    /// Records a payment for an order, or for something that is billed apart from it.
    async fn enter(
        &self,
        tx: &mut Tx,
        bill: &Bill,
        (title, advance): (&str, bool),
        taken: TakenBalance,
    ) -> Result<(), Failure> {
        let now = self.counter.clock.now();
        let sale = ledger::CounterSale {
            kind: ADVANCE,
            reference: &bill.order.to_string(),
            title,
            order: Some(bill),
            advance,
            buyer: bill.buyer,
            customer: &bill.customer,
            method: taken.method,
            paise: taken.paise,
            day: now.day(),
            note: "",
            actor: taken.actor,
        };
        self.counter.take(tx, &sale).await?;
        let entry = Entry {
            actor: Some(taken.actor),
            action: "payments.counter_payment_recorded",
            subject: &format!("order:{}", bill.order),
            details: json!({"method": taken.method.wording(), "amountPaise": taken.paise, "day": now.day().to_string()}),
        };
        audit::record(tx, now, entry).await
    }
}

/// What courses sold at the counter bring stands in the one book.
pub struct CounterSalesOfLedger {
    pub people: Arc<dyn People>,
    pub counter: Counter,
}

/// As online purchases of courses are called.
const COURSE: &str = "course";

#[async_trait]
impl CounterSales for CounterSalesOfLedger {
    async fn take(&self, tx: &mut Tx, sale: &courses::CounterSale) -> Result<i64, Failure> {
        let buyer = self.people.person_in(tx, sale.buyer).await?;
        let sale = ledger::CounterSale {
            kind: COURSE,
            reference: &sale.course.to_string(),
            title: &sale.title,
            order: None,
            advance: false,
            buyer: sale.buyer,
            customer: buyer.as_ref().map_or("", |buyer| &buyer.name),
            method: sale.method,
            paise: sale.paise,
            day: self.counter.clock.now().day(),
            note: "",
            actor: sale.actor,
        };
        self.counter.take(tx, &sale).await
    }

    async fn reverse(&self, tx: &mut Tx, actor: i64, entry: i64) -> Result<(), Failure> {
        self.counter
            .reverse(tx, actor, entry, Reversal::Mistake, "")
            .await
    }
}

impl Context {
    /// Issues tax documents, inside the transactions of those who ask.
    pub fn issuer(&self) -> Issuer {
        Issuer {
            db: self.deps.db.clone(),
            outbox: self.deps.outbox.clone(),
            people: self.people.clone(),
            shop: self.shop(),
            money: Arc::new(ReceivedInAll),
        }
    }

    pub fn counter(&self) -> CounterSalesOfLedger {
        let counter = self.counter_book();
        CounterSalesOfLedger {
            people: self.people.clone(),
            counter,
        }
    }

    fn counter_book(&self) -> Counter {
        Counter {
            documents: Arc::new(self.issuer()),
            clock: self.deps.clock.clone(),
            outbox: self.deps.outbox.clone(),
        }
    }

    pub fn order_money(&self) -> MoneyOfOrders {
        MoneyOfOrders {
            db: self.deps.db.clone(),
            issuer: self.issuer(),
            counter: self.counter_book(),
        }
    }

    pub fn ledger(&self, orders: &Orders, payments: &Payments, invoices: &Invoices) -> LedgerSetup {
        LedgerSetup {
            bills: Arc::new(orders.clone()),
            people: self.people.clone(),
            documents: Arc::new(self.issuer()),
            online: Arc::new(payments.clone()),
            orders: Arc::new(orders.clone()),
            piecework: Arc::new(self.piecework()),
            register: Arc::new(invoices.clone()),
        }
    }

    /// What takes payments: the provider, a fake one in a demo store that has no keys, or nothing.
    fn method(&self) -> Result<Provision, String> {
        let clock = self.deps.clock.clone();
        let provider = match (&self.keys, &self.sandbox) {
            (Some(keys), _) => Razorpay::new(keys.clone(), clock)?,
            (None, Some(sandbox)) => sandbox::client(sandbox, clock)?,
            (None, None) => return Ok(Provision::Closed),
        };
        Ok(Provision::Provider(Arc::new(provider)))
    }

    /// # Errors
    /// A sentence, when the address of the provider is none.
    pub fn payments(
        &self,
        payables: Vec<Arc<dyn Payable>>,
        orders: &Orders,
    ) -> Result<payments::Setup, String> {
        let options = &self.options;
        Ok(payments::Setup {
            payables,
            people: self.people.clone(),
            storefront: self.shop(),
            bills: Arc::new(orders.clone()),
            documents: Arc::new(self.issuer()),
            method: self.method()?,
            keys: ProviderKeys {
                settings: self.settings(),
                config: options.payments_config.clone(),
                saved: options.saved_keys.clone(),
                reopen: options.reopen.clone(),
            },
            public_address: options.address.clone(),
            most_checkouts: if options.generous { 20 } else { 10 },
        })
    }
}
