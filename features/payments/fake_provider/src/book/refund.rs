//! Money on its way back.

use serde_json::{Map, Value, json};

use super::{
    Book, PaymentStatus, Refund, RefundStatus, new_id, notes,
    order::{refuse_unknown, text, whole_number},
};
use crate::{behaviour::RefundPlan, refusal::Refusal};

const LEAST_PAISE: i64 = 100;
const SIX_MONTHS: i64 = 183 * 86_400;

impl Book {
    /// With an idempotency key a second equal request gets the first refund.
    ///
    /// # Errors
    /// [`Refusal`]: an invalid key or field, a key of another request, or a payment that cannot be refunded.
    pub fn create_refund(
        &mut self,
        payment: &str,
        key: Option<&str>,
        input: &Map<String, Value>,
        now: i64,
    ) -> Result<Value, Refusal> {
        let request = format!("{payment} {}", sorted(input));
        if let Some(key) = key {
            check_key(key)?;
            if let Some((known, refund)) = self.keys.get(key) {
                if *known != request {
                    return Err(Refusal::new(
                        "Different request body sent for the same Idempotency Header",
                    ));
                }
                return Ok(json!(self.refund(refund)?));
            }
        }
        refuse_unknown(input, &["amount", "speed", "notes", "receipt"])?;
        let refund = self.refund_of(payment, input, now)?;
        let id = refund.id.clone();
        let plan = self.refund_plans.pop_front().unwrap_or_default();
        self.add_refund(refund, now)?;
        if let Some(key) = key {
            self.keys.insert(key.to_owned(), (request, id.clone()));
        }
        match plan {
            RefundPlan::Processed => self.refund_processed(&id, now)?,
            RefundPlan::Pending => {}
        }
        Ok(json!(self.refund(&id)?))
    }

    fn refund_of(
        &self,
        payment: &str,
        input: &Map<String, Value>,
        now: i64,
    ) -> Result<Refund, Refusal> {
        let speed = text(input, "speed", 10)?.unwrap_or_else(|| "normal".to_owned());
        if !matches!(speed.as_str(), "normal" | "optimum") {
            return Err(Refusal::of_field(
                "speed",
                "The speed must be normal or optimum.",
            ));
        }
        let payment = self.payment(payment)?;
        match payment.status {
            PaymentStatus::Captured => {}
            PaymentStatus::Refunded => {
                return Err(Refusal::new("The payment has been fully refunded already"));
            }
            _ => {
                return Err(Refusal::new(
                    "The payment status should be captured for action to be taken",
                ));
            }
        }
        if now - payment.created_at > SIX_MONTHS {
            return Err(Refusal::new(
                "Refund is not supported for payments more than six months old",
            ));
        }
        let amount = whole_number(input, "amount")?.unwrap_or(payment.amount);
        if amount < LEAST_PAISE {
            return Err(Refusal::of_field(
                "amount",
                "The amount must be at least INR 1.00",
            ));
        }
        if amount > payment.amount - payment.amount_refunded {
            return Err(Refusal::of_field(
                "amount",
                "The total refund amount is greater than the refund payment amount",
            ));
        }
        if self.behaviour.balance_short {
            return Err(Refusal::new(
                "Your account does not have enough balance to carry out the refund operation.",
            ));
        }
        Ok(Refund {
            id: new_id("rfnd"),
            entity: "refund".to_owned(),
            amount,
            currency: payment.currency.clone(),
            payment_id: payment.id.clone(),
            notes: notes::read(input.get("notes"))?,
            receipt: text(input, "receipt", 40)?,
            acquirer_data: json!({ "arn": null }),
            created_at: now,
            batch_id: None,
            status: RefundStatus::Pending,
            speed_requested: speed,
            speed_processed: None,
        })
    }

    fn add_refund(&mut self, refund: Refund, now: i64) -> Result<(), Refusal> {
        let id = refund.id.clone();
        let payment = self.payment_mut(&refund.payment_id)?;
        payment.amount_refunded += refund.amount;
        payment.refund_state();
        self.refunds.push(refund);
        self.tell_of_refund("refund.created", &id, now)
    }

    /// The money has arrived.
    ///
    /// # Errors
    /// [`Refusal`]: unknown refund, or one that has ended.
    pub fn refund_processed(&mut self, id: &str, now: i64) -> Result<(), Refusal> {
        let refund = self.pending_refund(id)?;
        refund.status = RefundStatus::Processed;
        refund.speed_processed = Some("normal".to_owned());
        self.tell_of_refund("refund.processed", id, now)
    }

    /// The money stays with the shop.
    ///
    /// # Errors
    /// [`Refusal`]: unknown refund, or one that has ended.
    pub fn refund_failed(&mut self, id: &str, now: i64) -> Result<(), Refusal> {
        let refund = self.pending_refund(id)?;
        refund.status = RefundStatus::Failed;
        let (payment, amount) = (refund.payment_id.clone(), refund.amount);
        let payment = self.payment_mut(&payment)?;
        payment.amount_refunded -= amount;
        payment.refund_state();
        self.tell_of_refund("refund.failed", id, now)
    }

    fn pending_refund(&mut self, id: &str) -> Result<&mut Refund, Refusal> {
        let found = self.refunds.iter_mut().find(|refund| refund.id == id);
        let refund = found.ok_or_else(Refusal::unknown_id)?;
        if refund.status == RefundStatus::Pending {
            Ok(refund)
        } else {
            Err(Refusal::new("How this refund ended is final"))
        }
    }

    fn tell_of_refund(&mut self, event: &str, id: &str, now: i64) -> Result<(), Refusal> {
        let refund = self.refund(id)?;
        let payment = json!(self.payment(&refund.payment_id)?);
        let refund = json!(refund);
        self.tell(event, &[("refund", refund), ("payment", payment)], now);
        Ok(())
    }
}

impl super::Payment {
    fn refund_state(&mut self) {
        let (status, word) = match self.amount_refunded {
            0 => (PaymentStatus::Captured, None),
            all if all == self.amount => (PaymentStatus::Refunded, Some("full")),
            _ => (PaymentStatus::Captured, Some("partial")),
        };
        (self.status, self.refund_status) = (status, word.map(str::to_owned));
    }
}

fn check_key(key: &str) -> Result<(), Refusal> {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if key.len() >= 10 && key.chars().all(fits) {
        Ok(())
    } else {
        Err(Refusal::new(
            "The idempotency key must be at least 10 characters of letters, digits, hyphen and underscore",
        ))
    }
}

/// Two bodies are the same whatever the order of their fields.
fn sorted(input: &Map<String, Value>) -> String {
    let mut fields: Vec<String> = input
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    fields.sort();
    fields.join("&")
}
