//! Orders.

use serde_json::{Map, Value};

use super::{Book, Order, OrderStatus, new_id, notes};
use crate::refusal::Refusal;

const LEAST_PAISE: i64 = 100;
const LONGEST_RECEIPT: usize = 40;
const KNOWN: [&str; 9] = [
    "amount",
    "currency",
    "receipt",
    "notes",
    "partial_payment",
    "first_payment_min_amount",
    "payment",
    "payment_capture",
    "unique_receipt",
];

/// Fields of which the documents say nothing.
pub fn refuse_unknown(input: &Map<String, Value>, known: &[&str]) -> Result<(), Refusal> {
    let unknown: Vec<&str> = input
        .keys()
        .map(String::as_str)
        .filter(|field| !known.contains(field))
        .collect();
    if unknown.is_empty() {
        return Ok(());
    }
    let fields = unknown.join(", ");
    Err(Refusal::new(format!(
        "{fields} is/are not required and should not be sent"
    )))
}

pub fn whole_number(
    input: &Map<String, Value>,
    field: &'static str,
) -> Result<Option<i64>, Refusal> {
    match input.get(field) {
        None => Ok(None),
        Some(value) => value
            .as_i64()
            .map(Some)
            .ok_or_else(|| Refusal::of_field(field, format!("The {field} must be an integer."))),
    }
}

pub fn text(
    input: &Map<String, Value>,
    field: &'static str,
    longest: usize,
) -> Result<Option<String>, Refusal> {
    match input.get(field) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) if text.chars().count() <= longest => Ok(Some(text.clone())),
        Some(_) => Err(Refusal::of_field(
            field,
            format!("The {field} may not be greater than {longest} characters."),
        )),
    }
}

impl Book {
    /// Creates an order from the fields of a request.
    ///
    /// # Errors
    /// [`Refusal`] that names the missing, unknown or invalid field.
    pub fn create_order(
        &mut self,
        input: &Map<String, Value>,
        now: i64,
    ) -> Result<&Order, Refusal> {
        refuse_unknown(input, &KNOWN)?;
        let amount = whole_number(input, "amount")?
            .ok_or_else(|| Refusal::of_field("amount", "The amount field is required."))?;
        if amount < LEAST_PAISE {
            return Err(Refusal::of_field(
                "amount",
                "The amount must be at least INR 1.00",
            ));
        }
        match input.get("currency").and_then(Value::as_str) {
            Some("INR") => {}
            None => {
                return Err(Refusal::of_field(
                    "currency",
                    "The currency field is required.",
                ));
            }
            Some(_) => return Err(Refusal::of_field("currency", "Currency is not supported")),
        }
        let receipt = text(input, "receipt", LONGEST_RECEIPT)?;
        let order = Order {
            id: new_id("order"),
            entity: "order".to_owned(),
            amount,
            amount_paid: 0,
            amount_due: amount,
            currency: "INR".to_owned(),
            receipt,
            offer_id: None,
            status: OrderStatus::Created,
            attempts: 0,
            notes: notes::read(input.get("notes"))?,
            created_at: now,
            manual_capture: is_manual(input)?,
        };
        self.orders.push(order);
        self.orders.last().ok_or_else(Refusal::unknown_id)
    }

    /// Nothing but the notes of an order can be changed.
    ///
    /// # Errors
    /// [`Refusal`]: unknown order or field, or invalid notes.
    pub fn change_order(
        &mut self,
        id: &str,
        input: &Map<String, Value>,
    ) -> Result<&Order, Refusal> {
        refuse_unknown(input, &["notes"])?;
        let notes = notes::read(input.get("notes"))?;
        let order = self.order_mut(id)?;
        order.notes = notes;
        Ok(order)
    }
}

/// What is asked for with the order beats the account's setting, which is to capture by itself.
fn is_manual(input: &Map<String, Value>) -> Result<bool, Refusal> {
    if let Some(payment) = input.get("payment") {
        return match payment.get("capture").and_then(Value::as_str) {
            Some("automatic") => {
                let expiry = &payment["capture_options"]["automatic_expiry_period"];
                if expiry.as_i64().is_some_and(|minutes| minutes >= 12) {
                    Ok(false)
                } else {
                    Err(Refusal::of_field(
                        "payment",
                        "The automatic_expiry_period must be at least 12 minutes.",
                    ))
                }
            }
            Some("manual") => Ok(true),
            _ => Err(Refusal::of_field(
                "payment",
                "The capture must be automatic or manual.",
            )),
        };
    }
    match input.get("payment_capture") {
        None => Ok(false),
        Some(Value::Bool(captures)) => Ok(!captures),
        Some(Value::Number(one)) if one.as_i64() == Some(1) => Ok(false),
        Some(Value::Number(zero)) if zero.as_i64() == Some(0) => Ok(true),
        Some(_) => Err(Refusal::of_field(
            "payment_capture",
            "The payment_capture must be 1 or 0.",
        )),
    }
}
