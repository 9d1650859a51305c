//! What travels: purchases, checkouts, coupons.

use kernel::{Paise, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    provider::Checkout,
    purchase::{Purchase, State},
};

/// What to buy, and with which coupon.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreatePaymentOrder {
    /// What kind of thing is paid for.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub kind: String,
    /// Which one: the id of the course or of the order; for a gift of `gift_create` `gift-` and its id.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub reference: String,
    /// Pay the order's balance, not its advance.
    #[oai(default)]
    pub balance: bool,
    /// A coupon's code.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub coupon: Option<String>,
    /// GST code of the buyer's State; needed when the previous answer named this field, and saved for the next time.
    #[oai(validator(min_length = 2, max_length = 2))]
    pub state: Option<String>,
}

/// A coupon and what it is for.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CheckCoupon {
    /// The coupon's code.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub code: String,
    /// What kind of thing is paid for.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub kind: String,
    /// Which one.
    #[oai(validator(min_length = 1, max_length = 40))]
    pub reference: String,
}

/// A coupon that may be used, and what is left to pay.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CouponChecked {
    /// The code as the shop writes it.
    pub code: String,
    /// Percent off the price.
    pub percent: i64,
    /// The full price, in paise.
    pub price_paise: Paise,
    /// What is left to pay, in paise.
    pub amount_paise: Paise,
}

/// What the browser's checkout gave it.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PaymentProof {
    /// The provider's id of the payment.
    #[oai(validator(min_length = 1, max_length = 64))]
    pub payment_id: String,
    /// The provider's signature over order and payment.
    #[oai(validator(min_length = 1, max_length = 128))]
    pub signature: String,
}

/// State of a payment order.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum PaymentState {
    /// The payment provider does not know it yet.
    Created,
    /// It can be paid.
    AwaitingPayment,
    /// Paid, as the buyer's browser reports; the provider is being asked. The buyer must not pay again.
    Confirming,
    /// The provider has the money.
    Paid,
    /// The buyer has what they paid for.
    Fulfilled,
    /// Another checkout took its place.
    Abandoned,
    /// The money is given back.
    RefundDue,
    /// The money was given back.
    Refunded,
}

/// A payment order, at the price frozen when its checkout began.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PaymentOrder {
    /// Its number.
    pub id: i64,
    /// What kind of thing it buys.
    pub kind: String,
    /// Which one.
    pub reference: String,
    /// What the checkout names.
    pub title: String,
    /// How far it came.
    pub state: PaymentState,
    /// The full price, in paise.
    pub price_paise: Paise,
    /// Percent off by the coupon.
    pub percent: i64,
    /// What is to be paid, in paise.
    pub amount_paise: Paise,
    /// The coupon's code.
    pub coupon: Option<String>,
    /// When the checkout began.
    pub created_at: Timestamp,
    /// When the payment was recorded.
    pub paid_at: Option<Timestamp>,
    /// Total refunded so far, in paise; absent while nothing was.
    pub returned_paise: Option<Paise>,
    /// Made with the provider's test keys: no money moves, and what it grants ends with test mode. The sandbox of a demo store does not set it.
    pub test: bool,
}

/// What to do next.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum CheckoutOutcome {
    /// Open the checkout.
    Checkout,
    /// Nothing was to be paid: it is the buyer's now.
    Free,
    /// It is paid already: do not open the checkout.
    Paid,
    /// A payment is being confirmed: do not open the checkout, ask again.
    Confirming,
}

/// A checkout that began, or why there is none.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CheckoutBegun {
    /// What to do next.
    pub outcome: CheckoutOutcome,
    /// The payment order.
    pub order: PaymentOrder,
    /// With the outcome `checkout`: what the browser needs to open it.
    pub checkout: Option<Checkout>,
}

impl From<&Purchase> for PaymentOrder {
    fn from(purchase: &Purchase) -> Self {
        Self {
            id: purchase.id,
            kind: purchase.kind.clone(),
            reference: purchase.reference.clone(),
            title: purchase.title.clone(),
            state: state(purchase),
            price_paise: Paise(purchase.price_paise),
            percent: purchase.percent,
            amount_paise: Paise(purchase.amount_paise),
            coupon: purchase.coupon_code.clone(),
            created_at: Timestamp(purchase.created_at),
            paid_at: purchase.paid_at.map(Timestamp),
            returned_paise: (purchase.returned_paise > 0).then_some(Paise(purchase.returned_paise)),
            test: purchase.test,
        }
    }
}

fn state(purchase: &Purchase) -> PaymentState {
    let confirming = purchase.confirming_since.is_some() || purchase.capture_seen_at.is_some();
    match purchase.state {
        state if confirming && state.may_be_paid() => PaymentState::Confirming,
        State::Created => PaymentState::Created,
        State::AwaitingPayment => PaymentState::AwaitingPayment,
        State::Paid => PaymentState::Paid,
        State::Fulfilled => PaymentState::Fulfilled,
        State::Abandoned => PaymentState::Abandoned,
        State::RefundDue => PaymentState::RefundDue,
        State::Refunded => PaymentState::Refunded,
    }
}
