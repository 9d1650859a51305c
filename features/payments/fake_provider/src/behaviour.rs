//! How the provider is to behave, as a test wants it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a payment does when its payer presses 'Pay'.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    #[default]
    Capture,
    /// Authorised and left so.
    Authorise,
    Fail,
    /// Fails, and the payer's next try is the same payment, which is captured.
    FailThenCapture,
    /// Fails; the bank says yes after all when the test says so.
    AuthoriseLate,
    /// Two payments of one order are captured.
    CaptureTwice,
    /// Begun and never finished, though the page believes that it is paid.
    Unfinished,
    /// Captured with the provider's fee on top of the order's amount.
    FeeOnTop,
    /// Captured with a tenth less than the order says, by an offer.
    Offer,
    /// One rupee less than the order says.
    WrongAmount,
    WrongCurrency,
    /// Captured, and the page gets a signature that is none.
    WrongSignature,
    /// Captured, but the page does not learn of it.
    AnswerLost,
}

/// What becomes of a refund.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefundPlan {
    #[default]
    Processed,
    /// Until the test says how it ends.
    Pending,
}

/// How an outage looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outage {
    /// Every call is answered 503.
    Unavailable,
    /// Connections end without an answer.
    Cut,
}

/// How the REST interface answers. Nothing set: as it should.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Behaviour {
    /// Before a call has its effect.
    pub slow_ms: u64,
    /// Between its effect and its answer.
    pub late_ms: u64,
    pub down: Option<Outage>,
    /// So many calls are answered 429.
    pub too_many: u32,
    /// So many calls are answered 500, without an effect.
    pub errors: u32,
    /// So many calls that change something have their effect and no answer.
    pub lose_answers: u32,
    /// So many refund requests are answered 409: the first one is still at work.
    pub refunds_busy: u32,
    /// The account has not enough money for a refund.
    pub balance_short: bool,
    /// The checkout script cannot be fetched.
    pub no_script: bool,
}

impl Behaviour {
    /// Takes one of a count, if there is one left.
    pub(crate) fn take(count: &mut u32) -> bool {
        let any = *count > 0;
        *count = count.saturating_sub(1);
        any
    }
}

/// One call of the REST interface. Never the keys.
#[derive(Clone, Debug, Serialize)]
pub struct Call {
    pub at: i64,
    pub method: String,
    pub path: String,
    pub query: Option<String>,
    pub idempotency_key: Option<String>,
    pub body: Value,
}
