//! A payer presses 'Pay'.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{Book, Order, OrderStatus, Payment, PaymentStatus, new_id, payment::fee_of};
use crate::{behaviour::Plan, refusal::Refusal, signature};

/// What the payer filled in, or the shop on their behalf.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Payer {
    pub email: Option<String>,
    pub contact: Option<String>,
    pub description: Option<String>,
}

/// What the checkout hands to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proof {
    pub razorpay_payment_id: String,
    pub razorpay_order_id: String,
    pub razorpay_signature: String,
}

/// How an attempt ended, as the page learns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    Paid(Proof),
    Failed(Refusal),
    /// The money is there, but the page does not learn of it.
    Unanswered(Proof),
}

impl Book {
    /// One try.
    ///
    /// # Errors
    /// [`Refusal`]: unknown order, or one that takes no payment.
    pub fn attempt(&mut self, order: &str, payer: &Payer, now: i64) -> Result<Attempt, Refusal> {
        let order = self.payable(order)?;
        let returning = self
            .payments
            .iter()
            .find(|payment| payment.order_id == order.id && payment.comes_back)
            .map(|payment| payment.id.clone());
        if let Some(id) = returning {
            self.payment_mut(&id)?.authorised();
            self.tell_of_payment("payment.authorized", &id, now)?;
            self.capture_unless_manual(&id, now)?;
            return Ok(Attempt::Paid(self.proof(&order.id, &id)));
        }
        let plan = self.plans.pop_front().unwrap_or_default();
        let id = self.begin(&order, payer, plan, now)?;
        match plan {
            Plan::Fail | Plan::FailThenCapture | Plan::AuthoriseLate => {
                self.fail(&order.id, &id, plan == Plan::FailThenCapture, now)
            }
            Plan::Authorise => {
                self.tell_of_payment("payment.authorized", &id, now)?;
                Ok(Attempt::Paid(self.proof(&order.id, &id)))
            }
            Plan::Unfinished => {
                self.payment_mut(&id)?.status = PaymentStatus::Created;
                Ok(Attempt::Paid(self.proof(&order.id, &id)))
            }
            Plan::CaptureTwice => {
                let second = self.begin(&order, payer, plan, now)?;
                for id in [&id, &second] {
                    self.tell_of_payment("payment.authorized", id, now)?;
                    self.capture(id, now)?;
                }
                Ok(Attempt::Paid(self.proof(&order.id, &id)))
            }
            Plan::Capture
            | Plan::FeeOnTop
            | Plan::Offer
            | Plan::WrongAmount
            | Plan::WrongCurrency
            | Plan::WrongSignature
            | Plan::AnswerLost => {
                self.tell_of_payment("payment.authorized", &id, now)?;
                self.capture_unless_manual(&id, now)?;
                let mut proof = self.proof(&order.id, &id);
                if plan == Plan::WrongSignature {
                    proof.razorpay_signature =
                        signature::of_checkout("not the key", &order.id, &id);
                }
                Ok(if plan == Plan::AnswerLost {
                    Attempt::Unanswered(proof)
                } else {
                    Attempt::Paid(proof)
                })
            }
        }
    }

    fn payable(&self, order: &str) -> Result<Order, Refusal> {
        let order = self.order(order)?;
        let refused = |why: &str| Err(Refusal::new(why).about(&order.id, None));
        if order.status == OrderStatus::Paid {
            return refused("Payment already done for this order.");
        }
        let authorised = |payment: &&Payment| payment.status == PaymentStatus::Authorized;
        if self.payments_of(&order.id).iter().any(authorised) {
            return refused("Another payment of this order is being processed.");
        }
        Ok(order.clone())
    }

    fn begin(
        &mut self,
        order: &Order,
        payer: &Payer,
        plan: Plan,
        now: i64,
    ) -> Result<String, Refusal> {
        let id = new_id("pay");
        let card = new_id("card");
        self.payments.push(Payment {
            id: id.clone(),
            entity: "payment".to_owned(),
            amount: match plan {
                Plan::WrongAmount => order.amount - 100,
                Plan::FeeOnTop => order.amount + fee_of(order.amount).0,
                Plan::Offer => order.amount - order.amount / 10,
                _ => order.amount,
            },
            currency: if plan == Plan::WrongCurrency {
                "USD"
            } else {
                "INR"
            }
            .to_owned(),
            status: PaymentStatus::Authorized,
            order_id: order.id.clone(),
            invoice_id: None,
            international: false,
            method: self.payment_method.clone(),
            amount_refunded: 0,
            refund_status: None,
            captured: false,
            description: payer.description.clone(),
            card_id: Some(card.clone()),
            card: Some(json!({
                "id": card, "entity": "card", "name": "Name on the card", "last4": "1007",
                "network": "Visa", "type": "debit", "issuer": "TEST",
            })),
            bank: None,
            wallet: None,
            vpa: None,
            email: payer.email.clone(),
            contact: payer.contact.clone(),
            notes: order.notes.clone(),
            fee: None,
            tax: None,
            error_code: None,
            error_description: None,
            error_source: None,
            error_step: None,
            error_reason: None,
            acquirer_data: json!({ "auth_code": null }),
            created_at: now,
            comes_back: false,
            fee_on_top: plan == Plan::FeeOnTop,
            offer: (plan == Plan::Offer).then(|| new_id("offer")),
        });
        let order = self.order_mut(&order.id)?;
        order.attempts += 1;
        order.status = OrderStatus::Attempted;
        Ok(id)
    }

    fn fail(
        &mut self,
        order: &str,
        id: &str,
        comes_back: bool,
        now: i64,
    ) -> Result<Attempt, Refusal> {
        let why = Refusal::new("Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.")
            .because("bank", "payment_authorization", "payment_failed")
            .about(order, Some(id));
        let payment = self.payment_mut(id)?;
        payment.failed(&why);
        payment.comes_back = comes_back;
        self.tell_of_payment("payment.failed", id, now)?;
        Ok(Attempt::Failed(why))
    }

    fn capture_unless_manual(&mut self, id: &str, now: i64) -> Result<(), Refusal> {
        let order = &self.payment(id)?.order_id;
        if self.order(order)?.manual_capture {
            return Ok(());
        }
        self.capture(id, now)
    }

    fn proof(&self, order: &str, payment: &str) -> Proof {
        Proof {
            razorpay_payment_id: payment.to_owned(),
            razorpay_order_id: order.to_owned(),
            razorpay_signature: signature::of_checkout(&self.key_secret, order, payment),
        }
    }
}
