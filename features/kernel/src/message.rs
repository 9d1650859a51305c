//! Messages to customers by WhatsApp or SMS: the events that features report, and consent to them.

use async_trait::async_trait;
use poem_openapi::Enum;
use serde_json::Value;

use crate::{calendar::Timestamp, db::Tx, problem::Failure};

/// What a customer is sent a message about.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[oai(rename_all = "snake_case")]
pub enum MessageEvent {
    RequestReceived,
    /// A visit was arranged by the shop, or moved.
    VisitConfirmed,
    /// With what it is estimated to cost.
    OrderAccepted,
    OrderReady,
    OrderDelivered,
    /// An advance, a balance or another payment.
    PaymentReceived,
    PaymentReminder,
    /// On the evening before.
    VisitReminder,
    CourseAccess,
}

impl MessageEvent {
    pub const ALL: [Self; 9] = [
        Self::RequestReceived,
        Self::VisitConfirmed,
        Self::OrderAccepted,
        Self::OrderReady,
        Self::OrderDelivered,
        Self::PaymentReceived,
        Self::PaymentReminder,
        Self::VisitReminder,
        Self::CourseAccess,
    ];

    /// As the API and the database write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::RequestReceived => "request_received",
            Self::VisitConfirmed => "visit_confirmed",
            Self::OrderAccepted => "order_accepted",
            Self::OrderReady => "order_ready",
            Self::OrderDelivered => "order_delivered",
            Self::PaymentReceived => "payment_received",
            Self::PaymentReminder => "payment_reminder",
            Self::VisitReminder => "visit_reminder",
            Self::CourseAccess => "course_access",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.as_str() == text)
    }
}

/// A message to be sent to a customer once the transaction is committed.
pub struct NewMessage<'a> {
    pub event: MessageEvent,
    pub user: i64,
    /// What it is about, like `order:1048`. There is one message for each event and subject.
    pub subject: &'a str,
    /// Facts for its template: those of emails, amounts in paise, days as `2026-08-03`.
    pub data: &'a Value,
    /// Withdrawn when this act is undone.
    pub act: Option<&'a str>,
    /// Mail template whose guard is asked before it is sent.
    pub guard: Option<&'static str>,
    /// Not sent after that.
    pub valid_until: Option<Timestamp>,
}

impl<'a> NewMessage<'a> {
    pub fn new(event: MessageEvent, user: i64, subject: &'a str, data: &'a Value) -> Self {
        Self {
            event,
            user,
            subject,
            data,
            act: None,
            guard: None,
            valid_until: None,
        }
    }
}

/// Where a customer gave or withdrew consent.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum ConsentSource {
    Booking,
    Account,
    /// Recorded by the team, in the shop or on the phone.
    Counter,
    /// An answer to a message, like STOP.
    WhatsappReply,
    SmsReply,
}

impl ConsentSource {
    const ALL: [Self; 5] = [
        Self::Booking,
        Self::Account,
        Self::Counter,
        Self::WhatsappReply,
        Self::SmsReply,
    ];

    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Booking => "booking",
            Self::Account => "account",
            Self::Counter => "counter",
            Self::WhatsappReply => "whatsapp_reply",
            Self::SmsReply => "sms_reply",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.as_str() == text)
    }
}

/// A customer's answer to whether they want messages.
#[derive(Clone, Copy, Debug)]
pub struct MessageConsent {
    pub user: i64,
    pub given: bool,
    pub source: ConsentSource,
    /// Who recorded it.
    pub actor: i64,
}

/// Knows who gets which messages. Implemented outside the kernel.
#[async_trait]
pub trait CustomerMessages: Send + Sync {
    /// Whether this event is switched on, can be sent at all, and the customer agreed to messages.
    async fn wants(&self, tx: &mut Tx, event: MessageEvent, user: i64) -> Result<bool, Failure>;

    /// Records a consent, or that it was withdrawn. One that changes nothing is not recorded.
    async fn record_consent(
        &self,
        tx: &mut Tx,
        consent: MessageConsent,
        now: Timestamp,
    ) -> Result<(), Failure>;
}
