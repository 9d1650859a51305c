//! The provider's side of a history: the sandbox in the store's own file, or the stand-in, asked over HTTP.

use std::sync::Arc;

use kernel::{Clock, secret::Secret};
use payments_stand_in::{Attempt, Behaviour, Config, Outage, Plan, StandIn, Time};
use poem::http::HeaderMap;
use rand::{Rng, rngs::StdRng, seq::IndexedRandom};

use super::store::Store;
use crate::{
    payments::Provision,
    provider::PaymentStatus,
    razorpay::{self, Keys, Razorpay},
    signature,
};

/// Whose client a history tries.
#[derive(Clone)]
pub enum CounterSales {
    Sandbox,
    Razorpay(Arc<StandIn>),
}

/// What the customer chose in the checkout dialog.
#[derive(Clone, Copy)]
pub enum Try {
    Failed,
    /// The bank has said yes, and the money is not taken yet.
    Authorized,
    WrongAmount,
    Captured,
}

/// A payment that a customer attempted.
pub struct Made {
    pub payment: String,
    /// Proves it, if the page got something to prove it with.
    pub signature: Option<String>,
    /// Its money may come later.
    pub may_come: bool,
}

/// One message, as it arrives.
pub struct Message {
    pub headers: HeaderMap,
    pub body: String,
}

impl CounterSales {
    /// A provider whose clock is the store's.
    pub async fn razorpay(clock: &Clock) -> Self {
        let clock = clock.clone();
        let config = Config {
            time: Time::set_by(move || clock.now().0),
            ..Config::default()
        };
        Self::Razorpay(Arc::new(StandIn::start(config).await.unwrap()))
    }
}

/// The client of a shop whose provider is the stand-in.
pub fn client(stand_in: &StandIn, clock: &Clock) -> Provision {
    let config = Config::default();
    let keys = Keys {
        mode: razorpay::key_id(&config.key_id).unwrap(),
        key_id: config.key_id,
        key_secret: Secret::new(config.key_secret),
        webhook_secret: Secret::new(config.webhook_secret),
        webhook_secret_previous: None,
        api: razorpay::api(&stand_in.api()).unwrap(),
        checkout: razorpay::checkout(&stand_in.script()).unwrap(),
    };
    Provision::Provider(Arc::new(Razorpay::new(keys, clock.clone()).unwrap()))
}

impl Store {
    /// At the provider: nothing of it depends on whether the store is alive. `None` if it takes no payment.
    pub async fn pay(
        &self,
        random: &mut StdRng,
        order: &str,
        amount: i64,
        tried: Try,
    ) -> Option<Made> {
        match &self.counter {
            CounterSales::Sandbox => Some(self.pay_in_sandbox(order, amount, tried).await),
            CounterSales::Razorpay(stand_in) => {
                let plan = plan(random, tried);
                let made = match stand_in.pay(order, plan).ok()? {
                    Attempt::Paid(proof) => Made {
                        payment: proof.razorpay_payment_id,
                        signature: Some(proof.razorpay_signature),
                        may_come: plan == Plan::Authorise,
                    },
                    Attempt::Unanswered(proof) => Made {
                        payment: proof.razorpay_payment_id,
                        signature: None,
                        may_come: false,
                    },
                    Attempt::Failed(refusal) => Made {
                        payment: refusal.metadata.payment_id.clone()?,
                        signature: None,
                        may_come: plan == Plan::AuthoriseLate,
                    },
                };
                Some(made)
            }
        }
    }

    async fn pay_in_sandbox(&self, order: &str, amount: i64, tried: Try) -> Made {
        let (status, amount) = match tried {
            Try::Failed => (PaymentStatus::Failed, amount),
            Try::Authorized => (PaymentStatus::Authorized, amount),
            Try::WrongAmount => (PaymentStatus::Captured, amount - 1),
            Try::Captured => (PaymentStatus::Captured, amount),
        };
        let sandbox = &self.sandbox;
        let payment = sandbox.add_payment(order, amount, status).await.unwrap();
        let signature = match status {
            PaymentStatus::Failed => None,
            _ => Some(sandbox.sign(order, &payment.id).await.unwrap()),
        };
        Made {
            payment: payment.id,
            signature,
            may_come: status == PaymentStatus::Authorized,
        }
    }

    /// The money of a payment comes after all.
    pub async fn comes_late(&self, payment: &str) {
        match &self.counter {
            CounterSales::Sandbox => drop(self.sandbox.take(payment).await.unwrap()),
            CounterSales::Razorpay(stand_in) => {
                let now = self.clock.now().0;
                // Whichever it waits for; a payment that the shop has captured since refuses both.
                let came = stand_in.with(|book| {
                    book.capture(payment, now)
                        .or_else(|_| book.authorise(payment, now))
                });
                drop(came);
            }
        }
    }

    /// Every message to these buyers' shop there ever was.
    pub async fn messages(&self, buyers: [i64; 2]) -> Vec<Message> {
        match &self.counter {
            CounterSales::Sandbox => {
                let mut messages = Vec::new();
                for (event_id, body) in self.messages_of_sandbox(buyers).await {
                    let headers = self.sandbox.signed(&event_id, &body).await.unwrap();
                    messages.push(Message { headers, body });
                }
                messages
            }
            CounterSales::Razorpay(stand_in) => {
                let theirs = buyers.map(|buyer| format!(r#""buyer":"{buyer}""#));
                let reported: Vec<(String, String)> = stand_in.with(|book| {
                    let all = book.post.deliveries.iter();
                    all.filter(|one| theirs.iter().any(|buyer| one.body.contains(buyer)))
                        .map(|one| (one.event_id.clone(), one.body.clone()))
                        .collect()
                });
                reported
                    .into_iter()
                    .map(|(event_id, body)| Message {
                        headers: signed(&event_id, &body),
                        body,
                    })
                    .collect()
            }
        }
    }

    async fn messages_of_sandbox(&self, buyers: [i64; 2]) -> Vec<(String, String)> {
        sqlx::query_as(
            "SELECT d.event_id, d.body FROM payments_sandbox_delivery d
             JOIN payments_sandbox_order o ON o.id = json_extract(d.body, '$.payload.payment.entity.order_id')
             WHERE o.buyer IN (?, ?)",
        )
        .bind(buyers[0])
        .bind(buyers[1])
        .fetch_all(self.db.read())
        .await
        .unwrap()
    }

    /// The provider gets into trouble, or out of it.
    pub fn provider_error(&self, random: &mut StdRng) {
        match &self.counter {
            CounterSales::Sandbox => self.switch.unreachable(random.random_bool(0.5)),
            CounterSales::Razorpay(stand_in) => {
                let none = Behaviour::default();
                let outages = [None, None, Some(Outage::Cut), Some(Outage::Unavailable)];
                let behaviour = Behaviour {
                    down: *outages.choose(random).unwrap(),
                    errors: random.random_range(0..3),
                    lose_answers: random.random_range(0..3),
                    ..none
                };
                stand_in.with(|book| book.behaviour = behaviour);
            }
        }
    }

    pub fn no_error(&self) {
        match &self.counter {
            CounterSales::Sandbox => self.switch.unreachable(false),
            CounterSales::Razorpay(stand_in) => {
                stand_in.with(|book| book.behaviour = Behaviour::default());
            }
        }
    }

    /// Copies what the provider has taken into the store's file, beside what the store believes.
    pub async fn write_charges_down(&self) {
        let mut tx = self.db.write().await.unwrap();
        match &self.counter {
            CounterSales::Sandbox => {
                sqlx::query(
                    "INSERT OR IGNORE INTO test_charge SELECT p.id, o.buyer, p.amount_paise
                     FROM payments_sandbox_payment p JOIN payments_sandbox_order o ON o.id = p.order_id
                     WHERE p.status = 'captured'",
                )
                .execute(&mut *tx)
                .await
                .unwrap();
            }
            CounterSales::Razorpay(stand_in) => {
                for (payment, buyer, paise) in charges(stand_in) {
                    sqlx::query("INSERT OR IGNORE INTO test_charge VALUES (?, ?, ?)")
                        .bind(payment)
                        .bind(buyer)
                        .bind(paise)
                        .execute(&mut *tx)
                        .await
                        .unwrap();
                }
            }
        }
        tx.commit().await.unwrap();
    }
}

/// Each way in which the stand-in does it.
fn plan(random: &mut StdRng, tried: Try) -> Plan {
    let ways: &[Plan] = match tried {
        Try::Failed => &[Plan::Fail, Plan::FailThenCapture, Plan::AuthoriseLate],
        Try::Authorized => &[Plan::Authorise],
        Try::WrongAmount => &[Plan::WrongAmount, Plan::WrongCurrency],
        Try::Captured => &[
            Plan::Capture,
            Plan::Capture,
            Plan::CaptureTwice,
            Plan::AnswerLost,
            Plan::WrongSignature,
        ],
    };
    *ways.choose(random).unwrap()
}

/// Captured payments: id, buyer, amount.
fn charges(stand_in: &StandIn) -> Vec<(String, i64, i64)> {
    stand_in.with(|book| {
        let captured = book.payments.iter().filter(|payment| payment.captured);
        captured
            .map(|payment| {
                let buyer = payment.notes["buyer"].as_str().unwrap();
                (payment.id.clone(), buyer.parse().unwrap(), payment.amount)
            })
            .collect()
    })
}

fn signed(event_id: &str, body: &str) -> HeaderMap {
    let secret = Config::default().webhook_secret;
    let signature = signature::sign(&secret, body.as_bytes()).unwrap();
    let mut headers = HeaderMap::new();
    for (name, value) in [
        ("x-razorpay-event-id", event_id),
        ("x-razorpay-signature", &signature),
    ] {
        headers.insert(name, value.parse().unwrap());
    }
    headers
}
