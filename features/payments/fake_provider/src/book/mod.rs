//! Everything the provider remembers, and its rules. Lives in memory; with [`Config::file`](crate::Config::file) it
//! survives the process.

mod attempt;
mod dispute;
mod entities;
mod notes;
mod order;
mod payment;
mod refund;

use std::{
    collections::{HashMap, VecDeque},
    fs, io,
    path::Path,
};

use rand::{Rng, distr::Alphanumeric};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    Config,
    behaviour::{Behaviour, Call, Plan, RefundPlan},
    refusal::Refusal,
    webhooks::Post,
};

pub use attempt::{Attempt, Payer, Proof};
pub use dispute::NewDispute;
pub use entities::{Dispute, Order, OrderStatus, Payment, PaymentStatus, Refund, RefundStatus};

#[derive(Default, Serialize, Deserialize)]
pub struct Book {
    pub orders: Vec<Order>,
    pub payments: Vec<Payment>,
    pub refunds: Vec<Refund>,
    pub disputes: Vec<Dispute>,
    #[serde(skip)]
    /// What the next payments do; after the last of them each is captured.
    pub plans: VecDeque<Plan>,
    #[serde(skip)]
    /// What becomes of the next refunds; after the last of them each is processed at once.
    pub refund_plans: VecDeque<RefundPlan>,
    #[serde(skip)]
    pub behaviour: Behaviour,
    #[serde(skip)]
    pub calls: Vec<Call>,
    pub post: Post,
    /// Refund ids by idempotency key, with the request they answered.
    keys: HashMap<String, (String, String)>,
    pub key_secret: String,
    pub webhook_secret: String,
    /// The method of every payment, like `card`.
    pub payment_method: String,
    #[serde(skip)]
    /// How many slow calls were at work at the same time, at most.
    pub most_at_once: usize,
    #[serde(skip)]
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
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            key_secret: config.key_secret.clone(),
            webhook_secret: config.webhook_secret.clone(),
            payment_method: config.payment_method.clone(),
            ..Self::default()
        }
    }

    /// What was saved in the file, or a new book.
    pub(crate) fn load(config: &Config) -> io::Result<Self> {
        let Some(file) = &config.file else {
            return Ok(Self::new(config));
        };
        match fs::read(file) {
            Ok(saved) => Ok(serde_json::from_slice(&saved)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::new(config)),
            Err(error) => Err(error),
        }
    }

    /// Replaces the file, so that a process that is killed leaves the old or the new one.
    pub(crate) fn save(&mut self, file: &Path) -> io::Result<()> {
        self.post.forget_finished();
        let written = file.with_extension("json.new");
        fs::write(&written, serde_json::to_vec(self)?)?;
        fs::rename(written, file)
    }

    /// An order by its id.
    ///
    /// # Errors
    /// [`Refusal`]: unknown id.
    pub fn order(&self, id: &str) -> Result<&Order, Refusal> {
        let found = self.orders.iter().find(|order| order.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    fn order_mut(&mut self, id: &str) -> Result<&mut Order, Refusal> {
        let found = self.orders.iter_mut().find(|order| order.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    /// A payment by its id.
    ///
    /// # Errors
    /// [`Refusal`]: unknown id.
    pub fn payment(&self, id: &str) -> Result<&Payment, Refusal> {
        let found = self.payments.iter().find(|payment| payment.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    fn payment_mut(&mut self, id: &str) -> Result<&mut Payment, Refusal> {
        let found = self.payments.iter_mut().find(|payment| payment.id == id);
        found.ok_or_else(Refusal::unknown_id)
    }

    /// A refund by its id.
    ///
    /// # Errors
    /// [`Refusal`]: unknown id.
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
            "account_id": "acc_FakeProviderAccount",
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
