//! What may happen next: two customers, two items each, one coupon between them.

use fake_provider::{Attempt, Behaviour, Outage, Plan};
use rand::{Rng, rngs::StdRng, seq::IndexedRandom};
use serde_json::json;

use super::{crash::dies_after, store::Store};

/// A checkout that is open in a customer's browser.
struct Open {
    buyer: i64,
    purchase: i64,
    provider_order: String,
}

/// A payment that a customer's browser can prove.
struct Proof {
    buyer: i64,
    purchase: i64,
    payment: String,
    signature: String,
}

pub struct Customers {
    pub buyers: [i64; 2],
    items: [String; 3],
    coupon: String,
    open: Vec<Open>,
    proofs: Vec<Proof>,
    /// Payments whose money may come later.
    coming: Vec<String>,
    slept: bool,
}

impl Customers {
    pub async fn new(store: &Store, random: &mut StdRng, number: i64) -> Self {
        let coupon = format!("HISTORY{number}");
        let percent: i64 = *[10, 25, 25, 100].choose(random).unwrap();
        let most_uses: Option<i64> = random.random_bool(0.5).then_some(1);
        let mut tx = store.db.write().await.unwrap();
        sqlx::query("INSERT INTO payments_coupon (code, percent, most_uses, created_at) VALUES (?, ?, ?, 0)")
            .bind(&coupon)
            .bind(percent)
            .bind(most_uses)
            .execute(&mut *tx)
            .await
            .unwrap();
        tx.commit().await.unwrap();
        Self {
            buyers: buyers(number),
            items: ["1", "2", "gone"].map(|item| format!("{number}-{item}")),
            coupon,
            open: Vec::new(),
            proofs: Vec::new(),
            coming: Vec::new(),
            slept: false,
        }
    }

    /// One thing happens, and perhaps the store dies of it.
    pub async fn step(&mut self, store: &mut Store, random: &mut StdRng) {
        let waits = if random.random_bool(0.3) {
            random.random_range(0..24)
        } else {
            u64::MAX
        };
        if dies_after(waits, self.act(store, random)).await.is_none() {
            store.rise().await;
        }
    }

    /// One thing happens.
    pub async fn act(&mut self, store: &Store, random: &mut StdRng) {
        match random.random_range(0..100) {
            0..22 => self.check_out(store, random).await,
            22..42 => self.pay(store, random),
            42..60 => self.confirm(store, random).await,
            60..74 => self.webhook(store, random).await,
            74..84 => drop(store.payments.reconcile().await),
            84..92 => self.wait(store, random),
            92..95 => self.comes_late(store, random),
            _ => provider_error(store, random),
        }
    }

    async fn check_out(&mut self, store: &Store, random: &mut StdRng) {
        let buyer = *self.buyers.choose(random).unwrap();
        let item = random.random_range(0..20);
        let mut input = json!({
            "kind": "course",
            "reference": self.items[if item == 0 { 2 } else { item % 2 }],
        });
        if random.random_bool(0.5) {
            input["coupon"] = json!(self.coupon);
        }
        let key = format!("key-{}", random.random_range(0..40) + buyer * 100);
        let key = random.random_bool(0.3).then_some(key.as_str());
        let (_, begun) = store.post(buyer, key, "/payments/orders", &input).await;
        if let Some(order) = begun["checkout"]["providerOrderId"].as_str() {
            self.open.push(Open {
                buyer,
                purchase: begun["order"]["id"].as_i64().unwrap(),
                provider_order: order.to_owned(),
            });
        }
    }

    /// At the provider: nothing of it depends on whether the store is alive.
    fn pay(&mut self, store: &Store, random: &mut StdRng) {
        let Some(open) = self.open.choose(random) else {
            return;
        };
        let plan = plan(random);
        let Ok(attempt) = store.provider.pay(&open.provider_order, plan) else {
            return;
        };
        match attempt {
            Attempt::Paid(proof) => {
                if plan == Plan::Authorise {
                    self.coming.push(proof.razorpay_payment_id.clone());
                }
                self.proofs.push(Proof {
                    buyer: open.buyer,
                    purchase: open.purchase,
                    payment: proof.razorpay_payment_id,
                    signature: proof.razorpay_signature,
                });
            }
            Attempt::Failed(refusal) if plan == Plan::AuthoriseLate => {
                self.coming.extend(refusal.metadata.payment_id.clone());
            }
            Attempt::Failed(_) | Attempt::Unanswered(_) => {}
        }
    }

    /// The money of a payment comes after all.
    fn comes_late(&mut self, store: &Store, random: &mut StdRng) {
        if self.coming.is_empty() {
            return;
        }
        let chosen = random.random_range(0..self.coming.len());
        let payment = self.coming.swap_remove(chosen);
        let now = store.clock.now().0;
        // Whichever it waits for; a payment that the shop has captured since refuses both.
        drop(store.provider.with(|book| {
            book.capture(&payment, now)
                .or_else(|_| book.authorise(&payment, now))
        }));
    }

    async fn confirm(&self, store: &Store, random: &mut StdRng) {
        let Some(proof) = self.proofs.choose(random) else {
            return;
        };
        let path = format!("/payments/orders/{}/confirm", proof.purchase);
        let sent = json!({"paymentId": proof.payment, "signature": proof.signature});
        let confirmed = store.post(proof.buyer, None, &path, &sent);
        if random.random_bool(0.3) {
            // The browser and the provider's message arrive together.
            let _ = tokio::join!(confirmed, self.webhook(store, random));
        } else {
            drop(confirmed.await);
        }
    }

    /// Any message of this history: late, again, in any order.
    async fn webhook(&self, store: &Store, random: &mut StdRng) {
        let theirs = self.buyers.map(|buyer| format!(r#""buyer":"{buyer}""#));
        let message = store.provider.with(|book| {
            let all = book.post.deliveries.iter();
            let own: Vec<_> = all
                .filter(|one| theirs.iter().any(|buyer| one.body.contains(buyer)))
                .collect();
            let one = own.choose(random)?;
            Some((one.event_id.clone(), one.body.clone()))
        });
        let Some((event_id, body)) = message else {
            return;
        };
        if store.hear(&event_id, body).await {
            drop(store.payments.work_on_webhooks().await);
        }
    }

    fn wait(&mut self, store: &Store, random: &mut StdRng) {
        let seconds = match random.random_range(0..10) {
            0 if !self.slept => {
                self.slept = true;
                86_400
            }
            0..4 => 5,
            4..7 => 130,
            7..9 => 400,
            _ => 1_900,
        };
        store.clock.advance_seconds(seconds);
    }
}

/// Apart from those of the test kit who have no account any more.
pub fn buyers(number: i64) -> [i64; 2] {
    [1_000 + number * 2, 1_001 + number * 2]
}

/// The provider gets into trouble, or out of it.
fn provider_error(store: &Store, random: &mut StdRng) {
    let outages = [None, None, Some(Outage::Cut), Some(Outage::Unavailable)];
    let behaviour = Behaviour {
        down: *outages.choose(random).unwrap(),
        errors: random.random_range(0..3),
        lose_answers: random.random_range(0..3),
        ..Behaviour::default()
    };
    store.provider.with(|book| book.behaviour = behaviour);
}

/// Each way in which a payment can go.
fn plan(random: &mut StdRng) -> Plan {
    let ways: &[Plan] = match random.random_range(0..20) {
        0..3 => &[Plan::Fail, Plan::FailThenCapture, Plan::AuthoriseLate],
        3..6 => &[Plan::Authorise],
        6 => &[Plan::WrongAmount, Plan::WrongCurrency],
        _ => &[
            Plan::Capture,
            Plan::Capture,
            Plan::CaptureTwice,
            Plan::AnswerLost,
            Plan::WrongSignature,
        ],
    };
    *ways.choose(random).unwrap()
}
