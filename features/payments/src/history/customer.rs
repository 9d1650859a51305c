//! What may happen next: two customers, two items each, one coupon between them.

use kernel::ClientAddress;
use poem::Body;
use rand::{Rng, rngs::StdRng, seq::IndexedRandom};

use super::{counter::Try, store::Store};
use crate::{
    checkout, confirm, webhook,
    wire::{CreatePaymentOrder, PaymentProof},
};

/// A checkout that is open in a customer's browser.
struct Open {
    buyer: i64,
    purchase: i64,
    provider_order: String,
    amount: i64,
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
            buyers: [number * 2, number * 2 + 1],
            items: ["one", "two", "gone"].map(|item| format!("{number}-{item}")),
            coupon,
            open: Vec::new(),
            proofs: Vec::new(),
            coming: Vec::new(),
            slept: false,
        }
    }

    /// One thing happens, and perhaps the store dies of it.
    pub async fn step(&mut self, store: &mut Store, random: &mut StdRng) {
        store.perhaps_die(random);
        self.act(store, random).await;
        store.rise().await;
    }

    /// One thing happens.
    pub async fn act(&mut self, store: &Store, random: &mut StdRng) {
        match random.random_range(0..100) {
            0..22 => self.check_out(store, random).await,
            22..42 => self.pay(store, random).await,
            42..60 => self.confirm(store, random).await,
            60..74 => self.webhook(store, random).await,
            74..84 => drop(store.payments.reconcile().await),
            84..92 => self.wait(store, random),
            92..95 => self.comes_late(store, random).await,
            _ => store.provider_error(random),
        }
    }

    async fn check_out(&mut self, store: &Store, random: &mut StdRng) {
        let buyer = *self.buyers.choose(random).unwrap();
        let item = random.random_range(0..20);
        let input = CreatePaymentOrder {
            kind: "course".to_owned(),
            reference: self.items[if item == 0 { 2 } else { item % 2 }].clone(),
            coupon: random.random_bool(0.5).then(|| self.coupon.clone()),
            state: None,
        };
        let key = format!("key-{}", random.random_range(0..40) + buyer * 100);
        let key = random.random_bool(0.3).then_some(key.as_str());
        let Ok(begun) = checkout::begin(&store.payments, buyer, &input, key).await else {
            return;
        };
        if let Some(checkout) = begun.checkout {
            self.open.push(Open {
                buyer,
                purchase: begun.order.id,
                provider_order: checkout.provider_order_id,
                amount: checkout.amount_paise.0,
            });
        }
    }

    async fn pay(&mut self, store: &Store, random: &mut StdRng) {
        let Some(open) = self.open.choose(random) else {
            return;
        };
        let tried = match random.random_range(0..20) {
            0..3 => Try::Failed,
            3..6 => Try::Authorized,
            6 => Try::WrongAmount,
            _ => Try::Captured,
        };
        let made = store
            .pay(random, &open.provider_order, open.amount, tried)
            .await;
        let Some(made) = made else {
            return;
        };
        if made.may_come {
            self.coming.push(made.payment.clone());
        }
        if let Some(signature) = made.signature {
            self.proofs.push(Proof {
                buyer: open.buyer,
                purchase: open.purchase,
                payment: made.payment,
                signature,
            });
        }
    }

    async fn comes_late(&mut self, store: &Store, random: &mut StdRng) {
        if self.coming.is_empty() {
            return;
        }
        let chosen = random.random_range(0..self.coming.len());
        store.comes_late(&self.coming.swap_remove(chosen)).await;
    }

    async fn confirm(&self, store: &Store, random: &mut StdRng) {
        let Some(proof) = self.proofs.choose(random) else {
            return;
        };
        let sent = PaymentProof {
            payment_id: proof.payment.clone(),
            signature: proof.signature.clone(),
        };
        if random.random_bool(0.3) {
            // The browser and the provider's message arrive together.
            let reported = self.webhook(store, random);
            let confirmed = confirm::confirm(&store.payments, proof.buyer, proof.purchase, &sent);
            let _ = tokio::join!(confirmed, reported);
        } else {
            drop(confirm::confirm(&store.payments, proof.buyer, proof.purchase, &sent).await);
        }
    }

    /// Any message of this history: late, again, in any order.
    async fn webhook(&self, store: &Store, random: &mut StdRng) {
        let messages = store.messages(self.buyers).await;
        let Some(message) = messages.choose(random) else {
            return;
        };
        let address = ClientAddress("127.0.0.1".to_owned());
        let body = Body::from(message.body.clone());
        let provider = store.payments.0.provider.name();
        let headers = &message.headers;
        let received = webhook::receive(&store.payments, provider, &address, headers, body).await;
        if received.is_ok() {
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
