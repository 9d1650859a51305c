//! A store on a real file that dies and is opened again, and its provider, which lives on.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

use async_trait::async_trait;
use fake_provider::{Behaviour, Config, FakeProvider, signature};
use kernel::{
    Clock, Db, Deps, Failure, Limits, Outbox, Role, Sessions, Timestamp, User,
    security_log::SecurityLog,
    session::SESSION_COOKIE,
    testing::{AnyImage, TEST_TIME},
};
use payments::{Payments, Setup};
use poem::{
    EndpointExt, IntoEndpoint, Route,
    endpoint::BoxEndpoint,
    test::{TestClient, TestRequestBuilder},
};
use poem_openapi::OpenApiService;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::{features, over_http, prepare, provider_with_clock, sandbox, setup};

/// Long enough for everything to be asked about once more, short enough for the clock.
const WAITS: [i64; 12] = [
    20, 130, 130, 310, 910, 1_810, 3_610, 21_600, 86_400, 172_800, 259_200, 345_600,
];

/// What the provider has taken, beside what the store believes.
const CHARGES: &str = "CREATE TABLE test_charge (payment TEXT PRIMARY KEY, buyer INTEGER NOT NULL, paise INTEGER NOT NULL) STRICT;";

/// A guard of the settlement that a test takes away, by undoing its effect in the database.
#[derive(Clone, Copy, Debug)]
pub enum Guard {
    /// Ignores a payment that was recorded before.
    Payment,
    /// A purchase whose state says that it is paid is not paid again.
    State,
}

impl Guard {
    fn taken_away(self) -> &'static str {
        match self {
            Self::Payment => {
                "CREATE TRIGGER test_unguarded BEFORE INSERT ON payments_payment BEGIN
                     UPDATE payments_payment SET provider_payment_id = provider_payment_id || '-' || id
                     WHERE provider_payment_id = NEW.provider_payment_id;
                 END"
            }
            Self::State => {
                "CREATE TRIGGER test_unguarded AFTER INSERT ON payments_payment BEGIN
                     UPDATE payments_order SET state = 'awaiting_payment'
                     WHERE id = NEW.order_id AND state IN ('paid', 'fulfilled');
                 END"
            }
        }
    }
}

/// The owner of every store here.
pub const OWNER: i64 = 1;

/// People whose token is their number, and who have just logged in.
struct Numbered(Clock);

#[async_trait]
impl Sessions for Numbered {
    async fn user(&self, token: &str) -> Result<Option<User>, Failure> {
        Ok(token.parse().ok().map(|id| User {
            id,
            role: if id == OWNER {
                Role::Owner
            } else {
                Role::Customer
            },
            staff_role: None,
            session: id,
            authenticated_at: self.0.now(),
        }))
    }
}

type Client = TestClient<BoxEndpoint<'static>>;

pub struct Store {
    _folder: Option<TempDir>,
    file: PathBuf,
    pub clock: Clock,
    pub db: Db,
    pub payments: Payments,
    pub provider: Arc<FakeProvider>,
    client: Client,
    pub crashes: u32,
}

impl Store {
    /// A new store, gone with this value.
    pub async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (provider, known) = provider_with_clock(over_http::config()).await;
        let mut store = Self::at(folder.path(), TEST_TIME, provider, &known).await;
        store._folder = Some(folder);
        store
    }

    /// The same without one of its guards.
    pub async fn without(guard: Guard) -> Self {
        let store = Self::new().await;
        store.run(guard.taken_away()).await;
        store
    }

    /// The store of a folder, made if there is none; its provider's book is in the folder too.
    pub async fn open(folder: &Path, now: Timestamp) -> Self {
        let config = Config {
            file: Some(folder.join("provider.json")),
            ..over_http::config()
        };
        let (provider, known) = provider_with_clock(config).await;
        // Those of the lives before; nothing listens here, so that they would wait for ever.
        provider.with(|book| book.post.deliveries.clear());
        Self::at(folder, now, provider, &known).await
    }

    async fn at(
        folder: &Path,
        now: Timestamp,
        provider: FakeProvider,
        known: &OnceLock<Clock>,
    ) -> Self {
        let (clock, file) = (Clock::fixed(now), folder.join("shop.db"));
        known.set(clock.clone()).ok().unwrap();
        let fresh = !file.exists();
        let db = Db::open(&file, true).await.unwrap();
        if fresh {
            kernel::MIGRATOR.run(db.migrations()).await.unwrap();
            for migrator in [&payments::MIGRATOR, &invoices::MIGRATOR, &ledger::MIGRATOR] {
                migrator.run(db.migrations()).await.unwrap();
            }
            prepare(&db).await;
            sqlx::raw_sql(CHARGES)
                .execute(db.migrations())
                .await
                .unwrap();
        }
        let provider = Arc::new(provider);
        let (payments, client) = shop(&db, &clock, &provider);
        Self {
            _folder: None,
            file,
            clock,
            db,
            payments,
            provider,
            client,
            crashes: 0,
        }
    }

    /// A dead process is started again on the same file: nothing of its memory is left.
    pub async fn rise(&mut self) {
        self.crashes += 1;
        self.db.close().await;
        self.db = Db::open(&self.file, false).await.unwrap();
        (self.payments, self.client) = shop(&self.db, &self.clock, &self.provider);
    }

    /// The provider answers, customers do nothing more, and days go by.
    pub async fn come_to_rest(&mut self) {
        self.provider
            .with(|book| book.behaviour = Behaviour::default());
        self.payments.work_on_webhooks().await.unwrap();
        for wait in WAITS {
            self.clock.advance_seconds(wait);
            self.payments.reconcile().await.unwrap();
        }
        self.write_charges_down().await;
    }

    /// Copies what the provider has taken into the store's file.
    async fn write_charges_down(&self) {
        let charges: Vec<(String, i64, i64)> = self.provider.with(|book| {
            let captured = book.payments.iter().filter(|payment| payment.captured);
            captured
                .map(|payment| {
                    let buyer = payment.notes["buyer"].as_str().unwrap();
                    (payment.id.clone(), buyer.parse().unwrap(), payment.amount)
                })
                .collect()
        });
        let mut tx = self.db.write().await.unwrap();
        for (payment, buyer, paise) in charges {
            sqlx::query("INSERT OR IGNORE INTO test_charge VALUES (?, ?, ?)")
                .bind(payment)
                .bind(buyer)
                .bind(paise)
                .execute(&mut *tx)
                .await
                .unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// Status and JSON of a call by a customer, or by the owner.
    pub async fn post(
        &self,
        buyer: i64,
        key: Option<&str>,
        path: &str,
        body: &Value,
    ) -> (u16, Value) {
        let request = self.client.post(format!("/api{path}")).body_json(body);
        let request = request.header("cookie", format!("{SESSION_COOKIE}={buyer}"));
        answer(match key {
            Some(key) => request.header("idempotency-key", key),
            None => request,
        })
        .await
    }

    /// Every message of the provider arrives, in order, and is worked on.
    pub async fn hear_everything(&self) {
        let all: Vec<(String, String)> = self.provider.with(|book| {
            let all = book.post.deliveries.iter();
            all.map(|one| (one.event_id.clone(), one.body.clone()))
                .collect()
        });
        for (event_id, body) in all {
            assert!(self.hear(&event_id, body).await);
        }
        self.payments.work_on_webhooks().await.unwrap();
    }

    /// A message of the provider arrives. Whether it was recorded.
    pub async fn hear(&self, event_id: &str, body: String) -> bool {
        let secret = self.provider.with(|book| book.webhook_secret.clone());
        let request = self
            .client
            .post("/api/payments/webhooks/sandbox")
            .header("x-razorpay-event-id", event_id)
            .header(
                "x-razorpay-signature",
                signature::sign(&secret, body.as_bytes()),
            )
            .content_type("application/json")
            .body(body);
        answer(request).await.0 == 200
    }

    /// Changes the database behind the shop's back.
    pub async fn run(&self, sql: &'static str) {
        let mut tx = self.db.write().await.unwrap();
        sqlx::raw_sql(sql).execute(&mut *tx).await.unwrap();
        tx.commit().await.unwrap();
    }

    pub async fn count(&self, sql: &'static str) -> i64 {
        sqlx::query_scalar(sql)
            .fetch_one(self.db.read())
            .await
            .unwrap()
    }

    pub async fn text(&self, sql: &'static str) -> String {
        sqlx::query_scalar(sql)
            .fetch_one(self.db.read())
            .await
            .unwrap()
    }
}

async fn answer<E: poem::Endpoint>(request: TestRequestBuilder<'_, E>) -> (u16, Value) {
    let response = request.send().await.0;
    let status = response.status().as_u16();
    let text = response.into_body().into_string().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

fn shop(db: &Db, clock: &Clock, provider: &FakeProvider) -> (Payments, Client) {
    let deps = Deps {
        db: db.clone(),
        clock: clock.clone(),
        limits: Limits::new(clock.clone(), true),
        security: SecurityLog::new(db.clone(), clock.clone()),
        images: Arc::new(AnyImage),
        outbox: Outbox::default(),
    };
    let setup = Setup {
        most_checkouts: 10_000,
        ..setup(&deps, sandbox(provider, clock))
    };
    let payments = Payments::new(deps.clone(), setup);
    let (api, _) = features(&deps, payments.clone()).into_parts();
    let sessions: Arc<dyn Sessions> = Arc::new(Numbered(clock.clone()));
    let router = Route::new()
        .nest(
            "/api",
            OpenApiService::new(api, "test", "0").into_endpoint(),
        )
        .data(sessions)
        .map_to_response();
    (payments, TestClient::new(router.boxed()))
}
