//! Who processes payments: the sandbox inside the program, or the fake provider beside it.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use fake_provider::{Attempt, Book, Config, FakeProvider, PaymentStatus, Plan, Webhooks};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::kills::{
    books,
    program::{Customer, Program},
};

/// Interval of webhook retries, shortened for tests.
const RETRY: Duration = Duration::from_millis(100);
/// Longer than any call: a call delayed this long is never answered.
const NEVER_MS: u64 = 60_000;
/// Long enough for a busy machine.
const SOON: Duration = Duration::from_secs(20);

/// Where a call is held at the provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Before it takes effect.
    Asked,
    /// After it took effect, before the response is sent.
    Done,
}

pub enum CounterSales {
    Sandbox,
    Provider(Box<Provider>),
}

/// The fake provider, which lives as long as the test, independent of the program.
pub struct Provider {
    pub fake_provider: FakeProvider,
    pub config: Config,
    runtime: Runtime,
}

impl Provider {
    pub fn open() -> Self {
        Self::with(Config {
            retries: vec![RETRY; 1_000],
            ..Config::default()
        })
    }

    /// With this configuration.
    pub fn with(config: Config) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let fake_provider = runtime
            .block_on(FakeProvider::start(config.clone()))
            .unwrap();
        Self {
            fake_provider,
            config,
            runtime,
        }
    }

    /// URLs of the provider, as environment variables.
    pub fn addresses(&self) -> Vec<(&'static str, String)> {
        vec![
            ("BOUTIQUE_RAZORPAY_API", self.fake_provider.api()),
            ("BOUTIQUE_RAZORPAY_CHECKOUT", self.fake_provider.script()),
        ]
    }

    /// The URLs and the keys.
    pub fn environment(&self) -> Vec<(&'static str, String)> {
        let mut environment = self.addresses();
        environment.extend([
            ("BOUTIQUE_RAZORPAY_KEY_ID", self.config.key_id.clone()),
            (
                "BOUTIQUE_RAZORPAY_KEY_SECRET",
                self.config.key_secret.clone(),
            ),
            (
                "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET",
                self.config.webhook_secret.clone(),
            ),
        ]);
        environment
    }

    /// Starts the program, which receives the provider's webhooks from now on.
    pub fn open_program(&self, data: &Path) -> Program {
        let program = Program::open_with(data, &self.environment());
        self.tells(&program);
        program
    }

    pub fn tells(&self, program: &Program) {
        let shop = format!(
            "http://127.0.0.1:{}/api/payments/webhooks/razorpay",
            program.port
        );
        self.fake_provider.tells(shop.parse().unwrap());
    }

    /// Sets how webhooks are delivered.
    pub fn messages(&self, mode: Webhooks) {
        self.fake_provider.with(|book| book.post.mode = mode);
    }

    /// Delivers each queued webhook once.
    pub fn deliver(&self) {
        self.runtime.block_on(self.fake_provider.deliver());
    }

    /// Delivers every webhook again.
    pub fn deliver_again(&self) {
        self.fake_provider.with(|book| {
            let all: Vec<String> = book
                .post
                .deliveries
                .iter()
                .map(|one| one.event_id.clone())
                .collect();
            for event in all {
                book.post.replay(&event);
            }
        });
        self.deliver();
    }

    /// Pays in the provider's checkout. Returns the proof that the page gets.
    pub fn pay(&self, begun: &Value, plan: Plan) -> Option<Value> {
        match self.fake_provider.pay(order_of(begun), plan).unwrap() {
            Attempt::Paid(proof) => Some(json!({
                "paymentId": proof.razorpay_payment_id,
                "signature": proof.razorpay_signature,
            })),
            Attempt::Failed(_) | Attempt::Unanswered(_) => None,
        }
    }

    /// Ids of all captured payments of an order, refunded ones included.
    pub fn captured(&self, order: &str) -> Vec<String> {
        let is_captured =
            |status| matches!(status, PaymentStatus::Captured | PaymentStatus::Refunded);
        self.fake_provider.with(|book| {
            let payments = book.payments_of(order).into_iter();
            payments
                .filter(|payment| is_captured(payment.status))
                .map(|payment| payment.id.clone())
                .collect()
        })
    }

    /// Holds every further call of the program.
    pub fn hold(&self, held: Held) {
        self.fake_provider.with(|book| {
            book.behaviour.slow_ms = if held == Held::Asked { NEVER_MS } else { 0 };
            book.behaviour.late_ms = if held == Held::Done { NEVER_MS } else { 0 };
        });
    }

    pub fn hold_no_more(&self) {
        self.fake_provider
            .with(|book| (book.behaviour.slow_ms, book.behaviour.late_ms) = (0, 0));
    }

    /// Waits until the provider's data show what the program has done.
    pub fn sees(&self, what: &str, seen: impl Fn(&Book) -> bool) {
        let asked = Instant::now();
        while !self.fake_provider.with(|book| seen(book)) {
            assert!(asked.elapsed() < SOON, "the provider never saw {what}");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl CounterSales {
    pub fn provider() -> Self {
        Self::Provider(Box::new(Provider::open()))
    }

    pub fn as_provider(&self) -> &Provider {
        match self {
            Self::Provider(provider) => provider,
            Self::Sandbox => panic!("the sandbox has no provider beside it"),
        }
    }

    pub fn open_program(&self, data: &Path) -> Program {
        match self {
            Self::Sandbox => Program::open(data),
            Self::Provider(provider) => provider.open_program(data),
        }
    }

    /// Pays as the customer's browser does. Returns the proof, or `None` without an answer.
    pub fn pay(&self, customer: &Customer, port: u16, begun: &Value) -> Option<Value> {
        match self {
            Self::Provider(provider) => provider.pay(begun, Plan::Capture),
            Self::Sandbox => {
                let order = json!({"providerOrderId": order_of(begun)});
                let (status, paid) =
                    customer.call(port, "POST", "/payments/sandbox/pay", Some(&order))?;
                assert_eq!(status, 200, "{paid}");
                Some(json!({"paymentId": paid["paymentId"], "signature": paid["signature"]}))
            }
        }
    }

    /// How often the provider has captured money for an order.
    pub fn charges(&self, data: &Path, order: &str) -> usize {
        match self {
            Self::Provider(provider) => provider.captured(order).len(),
            Self::Sandbox => books::charges_of_sandbox(data, order),
        }
    }
}

/// The provider's order id of a checkout.
pub fn order_of(begun: &Value) -> &str {
    begun["checkout"]["providerOrderId"].as_str().unwrap()
}
