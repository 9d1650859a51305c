//! Disputes: a payer asks their bank for the money.

use serde::Deserialize;
use serde_json::json;

use super::{Book, Dispute, new_id};
use crate::refusal::Refusal;

const DAYS_TO_ANSWER: i64 = 7;

/// What is disputed, and why.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NewDispute {
    /// Paise; the whole payment when absent.
    pub amount: Option<i64>,
    pub reason_code: String,
    pub phase: String,
}

impl Default for NewDispute {
    fn default() -> Self {
        Self {
            amount: None,
            reason_code: "goods_or_services_not_received_or_partially_received".to_owned(),
            phase: "chargeback".to_owned(),
        }
    }
}

impl Book {
    /// A payer disputes a payment.
    ///
    /// # Errors
    /// [`Refusal`]: unknown payment.
    pub fn dispute(
        &mut self,
        payment: &str,
        input: NewDispute,
        now: i64,
    ) -> Result<&Dispute, Refusal> {
        let payment = self.payment(payment)?;
        let dispute = Dispute {
            id: new_id("disp"),
            entity: "dispute".to_owned(),
            payment_id: payment.id.clone(),
            amount: input.amount.unwrap_or(payment.amount),
            amount_deducted: 0,
            currency: payment.currency.clone(),
            reason_code: input.reason_code,
            respond_by: now + DAYS_TO_ANSWER * 86_400,
            status: "open".to_owned(),
            phase: input.phase,
            evidence: json!({}),
            created_at: now,
        };
        let id = dispute.id.clone();
        self.disputes.push(dispute);
        self.tell_of_dispute("created", &id, now)
    }

    /// `under_review`, `action_required`, `won`, `lost` or `closed`.
    ///
    /// # Errors
    /// [`Refusal`]: unknown dispute or step.
    pub fn dispute_goes_on(&mut self, id: &str, step: &str, now: i64) -> Result<&Dispute, Refusal> {
        let found = self.disputes.iter_mut().find(|dispute| dispute.id == id);
        let dispute = found.ok_or_else(Refusal::unknown_id)?;
        dispute.status = match step {
            "under_review" => "under_review",
            "action_required" => "open",
            "won" => "won",
            "lost" => "lost",
            "closed" => "closed",
            _ => return Err(Refusal::new("A dispute takes no such step")),
        }
        .to_owned();
        if step == "lost" {
            dispute.amount_deducted = dispute.amount;
        }
        self.tell_of_dispute(step, id, now)
    }

    fn tell_of_dispute(&mut self, step: &str, id: &str, now: i64) -> Result<&Dispute, Refusal> {
        let at = self.disputes.iter().position(|dispute| dispute.id == id);
        let at = at.ok_or_else(Refusal::unknown_id)?;
        let dispute = &self.disputes[at];
        let payment = json!(self.payment(&dispute.payment_id)?);
        let entity = json!(dispute);
        let event = format!("payment.dispute.{step}");
        self.tell(&event, &[("payment", payment), ("dispute", entity)], now);
        Ok(&self.disputes[at])
    }
}
