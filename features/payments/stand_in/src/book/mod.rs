//! Everything the provider remembers, and its rules. Lives in memory and ends with the process.

mod attempt;
mod dispute;
mod entities;
mod notes;
mod order;
mod payment;
mod refund;

use std::collections::{HashMap, VecDeque};

use rand::{Rng, distr::Alphanumeric};
use serde_json::{Value, json};

use crate::{
    behaviour::{Behaviour, Call, Plan, RefundPlan},
    refusal::Refusal,
    webhooks::Post,
};

pub use attempt::{Attempt, Payer, Proof};
pub use dispute::NewDispute;
pub use entities::{Dispute, Order, OrderStatus, Payment, PaymentStatus, Refund, RefundStatus};

#[derive(Default)]
pub struct Book {
    pub orders: Vec<Order>,
    pub payments: Vec<Payment>,
    pub refunds: Vec<Refund>,
    pub disputes: Vec<Dispute>,
    /// What the next payments do; after the last of them each is captured.
    pub plans: VecDeque<Plan>,
    /// What becomes of the next refunds; after the last of them each is processed at once.
    pub refund_plans: VecDeque<RefundPlan>,
    pub behaviour: Behaviour,
    pub calls: Vec<Call>,
    pub post: Post,
    /// Refund ids by idempotency key, with the request they answered.
    keys: HashMap<String, (String, String)>,
    pub key_secret: String,
    /// How many slow calls were at work at the same time, at most.
    pub most_at_once: usize,
    /// Payments that are also listed with an order that is not theirs: order, payment.
    pub misfiled: Vec<(String, String)>,
}

/// Which part of a list.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    pub from: i64,
    pub to: i64,
    pub count: usize,
    pub skip: usize,
}

impl Book {
    pub fn new(key_secret: String) -> Self {
        Self {
            key_secret,
            ..Self::default()
        }
    }

    pub fn order(&self, id: &str) -> Result<&Order, Refusal> {
        let found = self.orders.iter().find(|order| order.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    fn order_mut(&mut self, id: &str) -> Result<&mut Order, Refusal> {
        let found = self.orders.iter_mut().find(|order| order.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    pub fn payment(&self, id: &str) -> Result<&Payment, Refusal> {
        let found = self.payments.iter().find(|payment| payment.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    fn payment_mut(&mut self, id: &str) -> Result<&mut Payment, Refusal> {
        let found = self.payments.iter_mut().find(|payment| payment.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    pub fn refund(&self, id: &str) -> Result<&Refund, Refusal> {
        let found = self.refunds.iter().find(|refund| refund.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    pub fn payments_of(&self, order: &str) -> Vec<&Payment> {
        let is_misfiled = |payment: &Payment| {
            let mut misfiled = self.misfiled.iter();
            misfiled.any(|(with, id)| with == order && *id == payment.id)
        };
        let all = self.payments.iter();
        all.filter(|payment| payment.order_id == order || is_misfiled(payment))
            .collect()
    }

    /// Queues an event for the shop, with the entities as they are at this moment.
    fn tell(&mut self, event: &str, parts: &[(&str, Value)], now: i64) {
        let names: Vec<&str> = parts.iter().map(|(name, _)| *name).collect();
        let payload: serde_json::Map<String, Value> = parts
            .iter()
            .map(|(name, entity)| ((*name).to_owned(), json!({ "entity": entity })))
            .collect();
        let body = json!({
            "entity": "event",
            "account_id": "acc_StandInAccount",
            "event": event,
            "contains": names,
            "payload": payload,
            "created_at": now,
        });
        self.post.add(new_id("evt"), event, body.to_string());
    }
}

/// A prefix and 14 letters and digits.
pub fn new_id(prefix: &str) -> String {
    let random = rand::rng().sample_iter(Alphanumeric).take(14);
    format!("{prefix}_{}", random.map(char::from).collect::<String>())
}

/// Newest first, as the provider lists things.
pub fn collection<'a, T>(
    all: impl DoubleEndedIterator<Item = &'a T>,
    slice: Slice,
    at: fn(&T) -> i64,
    show: impl Fn(&T) -> Value,
) -> Value
where
    T: 'a,
{
    let inside = all
        .rev()
        .filter(|one| (slice.from..=slice.to).contains(&at(one)));
    listed(
        inside
            .skip(slice.skip)
            .take(slice.count)
            .map(show)
            .collect(),
    )
}

pub fn listed(items: Vec<Value>) -> Value {
    json!({ "entity": "collection", "count": items.len(), "items": items })
}
