//! A shop that sells courses and takes advances, as far as payments can tell.

mod figures;
pub mod over_http;

use std::sync::{Arc, OnceLock};

use async_trait::async_trait;
use fake_provider::{Attempt, Config, FakeProvider, Outage, Plan, Time};
use invoices::{Invoices, Issuer, MoneyReceived};
use kernel::{
    Bill, Bills, Clock, Code, Db, Email, Failure, Features, Fulfilment, Job, Mobile, Paise,
    Payable, Person, Quote, Receipt, Return, Reversal, Timestamp, Tx,
    bills::{BillDiscount, BillLine, BillLines},
    mail::{MailShop, MailShopFacts},
    testing::{Caller, TEST_TIME, TestApp, TestPeople, TestSettings, test_person},
};
use ledger::{Counter, Ledger, LedgerSetup};
use payments::{Payments, ProviderKeys, Provision, Setup, Sign, Storefront, razorpay::Razorpay};
use poem_openapi::OpenApi;
use serde_json::{Value, json};

pub const ASHA: Caller = Caller::customer(7);
pub const BINA: Caller = Caller::customer(8);
/// A customer whose account was deleted while logged in.
pub const LEAVING: Caller = Caller::customer(12);
/// A walk-in customer without an address.
pub const WALK_IN: i64 = 9;

pub const OWNED: Code = Code::new(409, "courses.already_owned", "You already own this course.");
const GONE: Code = Code::new(404, "courses.not_found", "No Courses Available");

/// Terms of a part of an order's price.
const PART: &str = "part";

/// Sells one kind of thing. What was granted is in `test_grant`.
pub struct Goods {
    pub db: Db,
    pub kind: &'static str,
}

#[async_trait]
impl Payable for Goods {
    fn kind(&self) -> &'static str {
        self.kind
    }

    async fn quote(&self, buyer: i64, reference: &str) -> Result<Quote, Failure> {
        // A history puts its number before the reference.
        let price = match reference.rsplit('-').next().unwrap_or_default() {
            "cheap" => 9_900,
            "odd" => 10_050,
            "1" | "2" | "3" | "gone" => 200_000,
            _ => return Err(GONE.into()),
        };
        let owned: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM test_grant WHERE kind = ? AND buyer = ? AND reference = ?",
        )
        .bind(self.kind)
        .bind(buyer)
        .bind(reference)
        .fetch_one(self.db.read())
        .await?;
        if owned > 0 {
            return Err(OWNED.into());
        }
        Ok(Quote {
            price: Paise(price),
            title: format!("Course {reference}"),
            coupons: self.kind == "course",
            terms: r#"{"days":180}"#.to_owned(),
        })
    }

    async fn fulfil(&self, tx: &mut Tx, receipt: &Receipt) -> Result<Fulfilment, Failure> {
        if receipt.reference.ends_with("gone") {
            return Err(GONE.into());
        }
        if receipt.terms == PART && receipt.reference == "3" {
            return Ok(Fulfilment::AlreadyHeld);
        }
        let owned: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM test_grant WHERE kind = ? AND buyer = ? AND reference = ?",
        )
        .bind(self.kind)
        .bind(receipt.buyer)
        .bind(&receipt.reference)
        .fetch_one(&mut **tx)
        .await?;
        if owned > 0 {
            return Ok(Fulfilment::AlreadyHeld);
        }
        sqlx::query("INSERT INTO test_grant VALUES (?, ?, ?, ?, ?)")
            .bind(receipt.purchase)
            .bind(self.kind)
            .bind(receipt.buyer)
            .bind(&receipt.reference)
            .bind(receipt.paid.0)
            .execute(&mut **tx)
            .await?;
        Ok(Fulfilment::Granted)
    }

    async fn end_test(&self, tx: &mut Tx, purchase: i64, _: Timestamp) -> Result<(), Failure> {
        sqlx::query("DELETE FROM test_grant WHERE purchase = ?")
            .bind(purchase)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }

    async fn reverse(&self, tx: &mut Tx, back: &Return) -> Result<Reversal, Failure> {
        if !back.is_full() {
            return Ok(Reversal::Nothing);
        }
        sqlx::query("DELETE FROM test_grant WHERE purchase = ?")
            .bind(back.purchase)
            .execute(&mut **tx)
            .await?;
        Ok(Reversal::Closed)
    }

    fn page(&self, reference: &str) -> String {
        format!("/{}/{reference}", self.kind())
    }
}

/// What the shop says about itself.
pub struct Doorstep;

#[async_trait]
impl MailShopFacts for Doorstep {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        Ok(MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: "+91 44 4200 1234".to_owned(),
            email: "shop@example.com".to_owned(),
            address: vec!["12 Car Street".to_owned(), "Chennai 600001".to_owned()],
            theme_colour: "#B5105B".to_owned(),
            logo: None,
        })
    }
}

#[async_trait]
impl Storefront for Doorstep {
    async fn sign(&self) -> Result<Sign, Failure> {
        Ok(Sign {
            business_name: "Example Tailoring".to_owned(),
            theme_colour: "#B5105B".to_owned(),
        })
    }
}

/// Order 1 costs ₹2,000, order 2 ₹150.50; order 3 is not approved, and nothing was agreed for it; order 4 is a walk-in's
/// and costs ₹900; order 5 has pieces, a rush fee and a discount. What is told of the counter is kept.
pub struct ThreeOrders(pub Db);

#[async_trait]
impl Bills for ThreeOrders {
    fn kind(&self) -> &'static str {
        "advance"
    }

    async fn bill(&self, order: i64) -> Result<Option<Bill>, Failure> {
        let price_paise = match order {
            1 => Some(200_000),
            2 => Some(15_050),
            3 => None,
            4 => Some(90_000),
            5 => Some(202_705),
            _ => return Ok(None),
        };
        let is_called_off = !self.called_off_of(&[order]).await?.is_empty();
        Ok(Some(Bill {
            order,
            buyer: if order == 4 { WALK_IN } else { 7 },
            number: format!("HM-{order}"),
            item: "Bridal blouse".to_owned(),
            customer: "=Asha Raman".to_owned(),
            price_paise,
            is_approved: order != 3 && !is_called_off,
            is_called_off,
        }))
    }

    async fn lines(&self, order: i64) -> Result<BillLines, Failure> {
        if order != 5 {
            return Ok(BillLines::default());
        }
        let line = |description: &str, quantity, paise| BillLine {
            description: description.to_owned(),
            quantity,
            paise,
        };
        Ok(BillLines {
            lines: vec![
                line("Blouse - Princess cut, for கமலா", 1, 160_000),
                line("Saree fall and pico", 3, 35_050),
                line("Loosening of the old blouse", 1, 0),
                line("Rush fee", 1, 20_000),
            ],
            discount: Some(BillDiscount {
                reason: "Third order this month".to_owned(),
                paise: 12_345,
            }),
        })
    }

    async fn bills(&self) -> Result<Vec<Bill>, Failure> {
        let (one, two) = (self.bill(1).await?, self.bill(2).await?);
        Ok(one.into_iter().chain(two).collect())
    }

    async fn orders_of(&self, buyers: &[i64]) -> Result<Vec<i64>, Failure> {
        Ok(if buyers.contains(&7) {
            vec![1, 2, 3, 5]
        } else {
            Vec::new()
        })
    }

    /// The advance of order 2 was paid, and the order called off, as far as anybody paid.
    async fn called_off(&self) -> Result<Vec<i64>, Failure> {
        Ok(sqlx::query_scalar(
            "SELECT purchase FROM test_grant WHERE kind = 'advance' AND reference = '2'",
        )
        .fetch_all(self.0.read())
        .await?)
    }

    async fn called_off_of(&self, orders: &[i64]) -> Result<Vec<i64>, Failure> {
        let cancelled: Vec<i64> = sqlx::query_scalar("SELECT order_id FROM test_cancelled")
            .fetch_all(self.0.read())
            .await?;
        Ok(cancelled
            .into_iter()
            .filter(|order| orders.contains(order))
            .collect())
    }

    fn part_terms(&self) -> &'static str {
        PART
    }

    async fn paid_at_the_counter(
        &self,
        tx: &mut Tx,
        order: i64,
        total_paise: i64,
        _: Timestamp,
    ) -> Result<(), Failure> {
        sqlx::query("INSERT INTO test_reported VALUES (?, ?)")
            .bind(order)
            .bind(total_paise)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }
}

/// The people around these payments.
fn people() -> Arc<TestPeople> {
    let customer = |id, name| Person {
        mobile: Mobile::parse("9840000001").ok(),
        ..test_person(id, name)
    };
    Arc::new(TestPeople {
        owners: vec![Person {
            email: Email::parse("owner@example.com").ok(),
            mobile: None,
            ..test_person(2, "Meera")
        }],
        staff: vec![test_person(1, "Roshni")],
        customers: vec![
            customer(ASHA.id, "=Asha Raman"),
            customer(BINA.id, "Bina"),
            Person {
                email: None,
                ..customer(WALK_IN, "Chitra")
            },
        ],
        others: Some("Asha"),
        deleted: vec![LEAVING.id],
        ..TestPeople::default()
    })
}

/// As the shop joins them.
pub struct ReceivedInAll;

#[async_trait]
impl MoneyReceived for ReceivedInAll {
    async fn received(&self, tx: &mut Tx, kind: &str, reference: &str) -> Result<i64, Failure> {
        let online = payments::received_now(tx, kind, reference).await?;
        Ok(online + ledger::received_now(tx, kind, reference).await?)
    }
}

pub fn issuer(deps: &kernel::Deps) -> Issuer {
    Issuer {
        db: deps.db.clone(),
        outbox: deps.outbox.clone(),
        people: people(),
        shop: Arc::new(Doorstep),
        money: Arc::new(ReceivedInAll),
    }
}

pub fn counter(deps: &kernel::Deps) -> Counter {
    Counter {
        documents: Arc::new(issuer(deps)),
        clock: deps.clock.clone(),
        outbox: deps.outbox.clone(),
    }
}

pub fn invoices(deps: &kernel::Deps) -> Invoices {
    let bills = Arc::new(ThreeOrders(deps.db.clone()));
    Invoices::new(deps.clone(), bills, issuer(deps))
}

/// All features of money around these payments.
pub fn features(deps: &kernel::Deps, payments: Payments) -> Features<impl OpenApi + use<>> {
    let setup = LedgerSetup {
        bills: Arc::new(ThreeOrders(deps.db.clone())),
        people: people(),
        documents: Arc::new(issuer(deps)),
        online: Arc::new(payments.clone()),
        orders: Arc::new(ThreeOrders(deps.db.clone())),
        piecework: Arc::new(figures::OnePayment),
        register: Arc::new(invoices(deps)),
    };
    let ledger = Ledger::new(deps.clone(), setup);
    let features = Features::none().and(payments::feature(payments)).unwrap();
    let features = features.and(invoices::feature(&invoices(deps))).unwrap();
    features.and(ledger::feature(&ledger)).unwrap()
}

pub struct Shop {
    pub app: TestApp,
    pub invoices: Invoices,
    pub payments: Payments,
    pub provider: FakeProvider,
    jobs: Vec<Job>,
}

/// A fake provider whose clock is set as soon as the shop has one.
pub async fn provider_with_clock(config: Config) -> (FakeProvider, Arc<OnceLock<Clock>>) {
    let clock: Arc<OnceLock<Clock>> = Arc::default();
    let known = clock.clone();
    let now = move || known.get().map_or(TEST_TIME, Clock::now).0;
    let config = Config {
        time: Time::set_by(now),
        ..config
    };
    (FakeProvider::start(config).await.unwrap(), clock)
}

/// Payments as a demo store takes them.
pub fn sandbox(provider: &FakeProvider, clock: &Clock) -> Provision {
    let client = Razorpay::sandbox(over_http::keys(provider), clock.clone());
    Provision::Provider(Arc::new(client.unwrap()))
}

pub fn setup(deps: &kernel::Deps, method: Provision) -> Setup {
    let goods = |kind| -> Arc<dyn Payable> {
        Arc::new(Goods {
            db: deps.db.clone(),
            kind,
        })
    };
    Setup {
        payables: vec![goods("course"), goods("advance")],
        people: people(),
        storefront: Arc::new(Doorstep),
        documents: Arc::new(issuer(deps)),
        keys: ProviderKeys::unset(Arc::new(TestSettings::default())),
        public_address: "https://shop.example".to_owned(),
        bills: Arc::new(ThreeOrders(deps.db.clone())),
        method,
        most_checkouts: 10,
    }
}

pub async fn prepare(db: &Db) {
    let mut tx = db.write().await.unwrap();
    sqlx::raw_sql(
        "CREATE TABLE test_reported (order_id INTEGER, total INTEGER) STRICT;
         CREATE TABLE test_cancelled (order_id INTEGER PRIMARY KEY) STRICT;
         CREATE TABLE test_grant (purchase INTEGER, kind TEXT, buyer INTEGER, reference TEXT, paid INTEGER) STRICT;
         INSERT INTO payments_coupon (id, code, percent, most_uses, kind, reference, first_day, last_day, published, created_at)
         VALUES (10, 'ALL', 100, NULL, NULL, NULL, NULL, NULL, 1, 0),
                (11, 'NEARLY', 99, NULL, NULL, NULL, NULL, NULL, 1, 0),
                (12, 'THIRD', 33, NULL, NULL, NULL, NULL, NULL, 1, 0),
                (13, 'ONCE', 10, 1, NULL, NULL, NULL, NULL, 1, 0),
                (14, 'ONLY2', 10, NULL, 'course', '2', NULL, NULL, 1, 0),
                (15, 'OFF', 10, NULL, NULL, NULL, NULL, NULL, 0, 0),
                (16, 'LATER', 10, NULL, NULL, NULL, '2026-08-02', NULL, 1, 0),
                (17, 'OVER', 10, NULL, NULL, NULL, NULL, '2026-07-31', 1, 0),
                (18, 'TODAY', 10, NULL, NULL, NULL, '2026-08-01', '2026-08-01', 1, 0)",
    )
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
}

impl Shop {
    pub async fn open() -> Self {
        let (provider, clock) = provider_with_clock(Config {
            payment_method: "test".to_owned(),
            ..over_http::config()
        })
        .await;
        let mut stored = None;
        let mut jobs = Vec::new();
        let app = TestApp::of_features(
            |deps| {
                clock.set(deps.clock.clone()).ok().unwrap();
                let method = sandbox(&provider, &deps.clock);
                let payments = Payments::new(deps.clone(), setup(&deps, method));
                let invoices = invoices(&deps);
                stored = Some((payments.clone(), invoices.clone()));
                let features = features(&deps, payments);
                let all = features.gives().iter().flat_map(|gives| &gives.jobs);
                jobs.extend(all.cloned());
                features
            },
            &[
                (
                    "payments",
                    include_str!("../../../../data/demo/payments.json"),
                ),
                ("ledger", include_str!("ledger.json")),
            ],
        )
        .await;
        prepare(&app.deps.db).await;
        let (payments, invoices) = stored.unwrap();
        Self {
            app,
            invoices,
            payments,
            provider,
            jobs,
        }
    }

    pub async fn sweep(&self) {
        let sweep = self.jobs.iter().find(|job| job.name == "payments.sweep");
        sweep.unwrap().run().await.unwrap();
    }

    pub async fn order(
        &self,
        buyer: Caller,
        reference: &str,
        coupon: Option<&str>,
    ) -> (u16, Value) {
        let mut input = json!({"kind": "course", "reference": reference});
        if let Some(coupon) = coupon {
            input["coupon"] = coupon.into();
        }
        self.app.post_as(buyer, "/payments/orders", &input).await
    }

    /// Begins a purchase that has to be paid.
    pub async fn checkout(&self, buyer: Caller, reference: &str, coupon: Option<&str>) -> Value {
        let (status, begun) = self.order(buyer, reference, coupon).await;
        assert_eq!(
            (status, begun["outcome"].as_str()),
            (200, Some("checkout")),
            "{begun}"
        );
        begun
    }

    /// What the checkout hands to the page of a buyer who pays.
    pub fn pay(&self, begun: &Value) -> Value {
        let order = begun["checkout"]["providerOrderId"].as_str().unwrap();
        let Ok(Attempt::Paid(proof)) = self.provider.pay(order, Plan::Capture) else {
            panic!("{order} takes no payment");
        };
        json!({
            "providerOrderId": proof.razorpay_order_id,
            "paymentId": proof.razorpay_payment_id,
            "signature": proof.razorpay_signature,
        })
    }

    pub fn unreachable(&self, unreachable: bool) {
        let down = unreachable.then_some(Outage::Unavailable);
        self.provider.with(|book| book.behaviour.down = down);
    }

    pub fn orders_at_provider(&self) -> usize {
        self.provider.with(|book| book.orders.len())
    }

    pub async fn confirm(&self, buyer: Caller, begun: &Value, paid: &Value) -> (u16, Value) {
        let path = format!("/payments/orders/{}/confirm", begun["order"]["id"]);
        let proof = json!({"paymentId": paid["paymentId"], "signature": paid["signature"]});
        self.app.post_as(buyer, &path, &proof).await
    }

    pub async fn view(&self, buyer: Caller, begun: &Value) -> Value {
        let path = format!("/payments/orders/{}", begun["order"]["id"]);
        let (status, order) = self.app.get_as(buyer, &path).await;
        assert_eq!(status, 200, "{order}");
        order
    }

    pub async fn state(&self, buyer: Caller, begun: &Value) -> String {
        self.view(buyer, begun).await["state"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    pub async fn buy(&self, buyer: Caller, reference: &str, coupon: Option<&str>) -> Value {
        let begun = self.checkout(buyer, reference, coupon).await;
        let paid = self.pay(&begun);
        let (status, order) = self.confirm(buyer, &begun, &paid).await;
        assert_eq!(
            (status, order["state"].as_str()),
            (200, Some("fulfilled")),
            "{order}"
        );
        begun
    }

    pub async fn check(&self, buyer: Caller, code: &str, reference: &str) -> (u16, Value) {
        let input = json!({"code": code, "kind": "course", "reference": reference});
        self.app
            .post_as(buyer, "/payments/coupons/check", &input)
            .await
    }

    pub async fn later(&self, seconds: i64) {
        self.app.deps.clock.advance_seconds(seconds);
        self.payments.reconcile().await.unwrap();
    }

    /// Changes the database behind the shop's back.
    pub async fn run(&self, sql: &'static str) {
        let mut tx = self.app.deps.db.write().await.unwrap();
        sqlx::raw_sql(sql).execute(&mut *tx).await.unwrap();
        tx.commit().await.unwrap();
    }

    pub async fn count(&self, table_and_condition: &'static str) -> i64 {
        let sql = format!("SELECT count(*) FROM {table_and_condition}");
        sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
            .fetch_one(self.app.deps.db.read())
            .await
            .unwrap()
    }
}
