//! Messages to the shop: signed, at least once, in any order.

mod delivery;
mod send;

use serde::{Deserialize, Serialize};

pub(crate) use delivery::{deliver_everything, run};

/// What becomes of the messages that come to be from now on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Webhooks {
    #[default]
    Delivered,
    /// Never sent.
    Off,
    /// Held until they are released.
    Held,
    /// Each is delivered two times.
    Twice,
    /// The last one goes first. They are held until they are released, or none could overtake another.
    OutOfOrder,
    WrongSignature,
    /// Signed with the secret of before.
    OldSecret,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    Waiting,
    Held,
    Delivered,
    /// Never to be sent, or tried for the last time.
    Lost,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Secret {
    #[default]
    Current,
    Previous,
    Wrong,
}

/// One message and how it fared.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Delivery {
    pub event_id: String,
    pub event: String,
    pub body: String,
    pub state: State,
    pub attempts: usize,
    /// The last HTTP status, or why there was none.
    pub answer: Option<String>,
    #[serde(skip)]
    pub(crate) secret: Secret,
    #[serde(skip)]
    pub(crate) due: Option<tokio::time::Instant>,
    pub(crate) number: u64,
}

/// Every event, in the order of sending.
#[derive(Default, Serialize, Deserialize)]
pub struct Post {
    #[serde(skip)]
    pub mode: Webhooks,
    pub deliveries: Vec<Delivery>,
    count: u64,
}

impl Post {
    pub(crate) fn add(&mut self, event_id: String, event: &str, body: String) {
        let times = if self.mode == Webhooks::Twice { 2 } else { 1 };
        for _ in 0..times {
            self.count += 1;
            let delivery = Delivery {
                event_id: event_id.clone(),
                event: event.to_owned(),
                body: body.clone(),
                state: match self.mode {
                    Webhooks::Off => State::Lost,
                    Webhooks::Held | Webhooks::OutOfOrder => State::Held,
                    _ => State::Waiting,
                },
                attempts: 0,
                answer: None,
                secret: match self.mode {
                    Webhooks::WrongSignature => Secret::Wrong,
                    Webhooks::OldSecret => Secret::Previous,
                    _ => Secret::Current,
                },
                due: None,
                number: self.count,
            };
            if self.mode == Webhooks::OutOfOrder {
                let held = self
                    .deliveries
                    .iter()
                    .rposition(|one| one.state != State::Held);
                self.deliveries
                    .insert(held.map_or(0, |at| at + 1), delivery);
            } else {
                self.deliveries.push(delivery);
            }
        }
    }

    /// Makes held events due now.
    pub fn release(&mut self) {
        for delivery in self
            .deliveries
            .iter_mut()
            .filter(|one| one.state == State::Held)
        {
            delivery.state = State::Waiting;
        }
    }

    /// Forgets events that need not be sent any more.
    pub(crate) fn forget_finished(&mut self) {
        let is_open = |one: &Delivery| matches!(one.state, State::Waiting | State::Held);
        self.deliveries.retain(is_open);
    }

    /// Sends a message once more, as the dashboard can.
    pub fn replay(&mut self, event_id: &str) -> bool {
        let found = self.deliveries.iter().find(|one| one.event_id == event_id);
        let Some(again) = found.cloned() else {
            return false;
        };
        self.count += 1;
        self.deliveries.push(Delivery {
            state: State::Waiting,
            attempts: 0,
            answer: None,
            secret: Secret::Current,
            due: None,
            number: self.count,
            ..again
        });
        true
    }
}
