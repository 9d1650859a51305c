//! Payments: how far they come.

use serde_json::{Map, Value, json};

use super::{
    Book, OrderStatus, Payment, PaymentStatus,
    order::{text, whole_number},
};
use crate::refusal::Refusal;

/// Two per cent with 18 % tax on them, and the tax alone.
pub fn fee_of(amount: i64) -> (i64, i64) {
    let fee = amount / 50;
    let tax = fee * 18 / 100;
    (fee + tax, tax)
}

impl Book {
    /// Releases an authorised payment that was not captured: it goes back to the payer, without a refund of its own.
    ///
    /// # Errors
    /// [`Refusal`]: unknown payment, or not an authorised one.
    pub fn let_go(&mut self, id: &str) -> Result<(), Refusal> {
        let payment = self.payment_mut(id)?;
        if payment.status != PaymentStatus::Authorized {
            return Err(Refusal::new("Only an authorised payment can be let go"));
        }
        payment.status = PaymentStatus::Refunded;
        payment.amount_refunded = payment.amount;
        payment.refund_status = Some("full".to_owned());
        Ok(())
    }

    /// The shop asks for the money of an authorised payment.
    ///
    /// # Errors
    /// [`Refusal`]: an invalid field, an unknown payment, one that is not authorised, or another amount.
    pub fn capture_asked(
        &mut self,
        id: &str,
        input: &Map<String, Value>,
        now: i64,
    ) -> Result<&Payment, Refusal> {
        let amount = whole_number(input, "amount")?
            .ok_or_else(|| Refusal::of_field("amount", "The amount field is required."))?;
        let currency = text(input, "currency", 3)?
            .ok_or_else(|| Refusal::of_field("currency", "The currency field is required."))?;
        let payment = self.payment(id)?;
        match payment.status {
            PaymentStatus::Authorized => {}
            PaymentStatus::Captured | PaymentStatus::Refunded => {
                return Err(Refusal::new("This payment has already been captured"));
            }
            PaymentStatus::Created | PaymentStatus::Failed => {
                return Err(Refusal::new(
                    "Only payments which have been authorized and not yet captured can be captured",
                ));
            }
        }
        if payment.amount != amount || payment.currency != currency {
            return Err(Refusal::of_field(
                "amount",
                "Capture amount must be equal to the amount authorized",
            ));
        }
        self.capture(id, now)?;
        self.payment(id)
    }

    /// The bank says yes, at last perhaps: also after it said no.
    ///
    /// # Errors
    /// [`Refusal`]: unknown payment, or one that did not fail.
    pub fn authorise(&mut self, id: &str, now: i64) -> Result<(), Refusal> {
        let payment = self.payment_mut(id)?;
        if !matches!(payment.status, PaymentStatus::Failed) {
            return Err(Refusal::new(
                "Only a payment that failed can be authorised late",
            ));
        }
        payment.authorised();
        let order = payment.order_id.clone();
        self.tell_of_payment("payment.authorized", id, now)?;
        if self.order(&order)?.manual_capture {
            return Ok(());
        }
        self.capture(id, now)
    }

    /// Captures an authorised payment, and its order is paid.
    ///
    /// # Errors
    /// [`Refusal`]: unknown payment, or not an authorised one.
    pub fn capture(&mut self, id: &str, now: i64) -> Result<(), Refusal> {
        let payment = self.payment_mut(id)?;
        if payment.status != PaymentStatus::Authorized {
            return Err(Refusal::new(
                "Only payments which have been authorized can be captured",
            ));
        }
        payment.status = PaymentStatus::Captured;
        payment.captured = true;
        let (order, amount) = (payment.order_id.clone(), payment.amount);
        let asked = self.order(&order)?.amount;
        let payment = self.payment_mut(id)?;
        let charged = if payment.fee_on_top { asked } else { amount };
        let (fee, tax) = fee_of(charged);
        (payment.fee, payment.tax) = (Some(fee), Some(tax));
        let order = self.order_mut(&order)?;
        order.amount_paid += amount;
        order.amount_due = (order.amount - order.amount_paid).max(0);
        order.status = OrderStatus::Paid;
        let order = json!(order);
        self.tell_of_payment("payment.captured", id, now)?;
        let payment = json!(self.payment(id)?);
        self.tell("order.paid", &[("payment", payment), ("order", order)], now);
        Ok(())
    }

    pub(super) fn tell_of_payment(
        &mut self,
        event: &str,
        id: &str,
        now: i64,
    ) -> Result<(), Refusal> {
        let payment = json!(self.payment(id)?);
        self.tell(event, &[("payment", payment)], now);
        Ok(())
    }
}

impl Payment {
    pub fn is_authorised_or_more(&self) -> bool {
        !matches!(self.status, PaymentStatus::Created | PaymentStatus::Failed)
    }

    pub(super) fn authorised(&mut self) {
        self.status = PaymentStatus::Authorized;
        self.comes_back = false;
        (self.error_code, self.error_description) = (None, None);
        (self.error_source, self.error_step, self.error_reason) = (None, None, None);
        self.acquirer_data = json!({ "auth_code": "100001" });
    }

    pub(super) fn failed(&mut self, why: &Refusal) {
        self.status = PaymentStatus::Failed;
        self.error_code = Some(why.code.to_owned());
        self.error_description = Some(why.description.clone());
        self.error_source = Some(why.source.to_owned());
        self.error_step = Some(why.step.to_owned());
        self.error_reason = Some(why.reason.to_owned());
    }
}
