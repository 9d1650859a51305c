//! Makes the sandbox misbehave, for tests of what the shop does then.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

/// What becomes of webhooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Webhooks {
    #[default]
    Delivered,
    /// By so many seconds.
    Late(i64),
    Lost,
}

/// What becomes of money that is to go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Refunds {
    /// It goes back at once.
    #[default]
    Made,
    /// It is taken on, and nothing more happens by itself.
    TakenOn,
    /// As when there is too little money in the account.
    Refused,
}

#[derive(Default)]
struct State {
    unreachable: bool,
    delay: Option<Duration>,
    webhooks: Webhooks,
    refunds: Refunds,
}

/// A sandbox that works, until a test says otherwise. Cheap to clone.
#[derive(Clone, Default)]
pub struct Switch(Arc<Mutex<State>>);

impl Switch {
    /// Answers nothing the shop asks.
    pub fn unreachable(&self, unreachable: bool) {
        self.with(|state| state.unreachable = unreachable);
    }

    /// Answers that much later.
    pub fn slow(&self, delay: Option<Duration>) {
        self.with(|state| state.delay = delay);
    }

    pub fn webhooks(&self, webhooks: Webhooks) {
        self.with(|state| state.webhooks = webhooks);
    }

    pub fn refunds(&self, refunds: Refunds) {
        self.with(|state| state.refunds = refunds);
    }

    pub(super) fn fate_of_refunds(&self) -> Refunds {
        self.with(|state| state.refunds)
    }

    pub(super) fn is_unreachable(&self) -> bool {
        self.with(|state| state.unreachable)
    }

    pub(super) fn delay(&self) -> Option<Duration> {
        self.with(|state| state.delay)
    }

    pub(super) fn fate(&self) -> Webhooks {
        self.with(|state| state.webhooks)
    }

    fn with<T>(&self, act: impl FnOnce(&mut State) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
