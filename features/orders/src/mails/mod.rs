//! Emails about an appointment or order, sent to the address given with the booking.

mod about;
mod content;

use kernel::MailTemplate;

pub use about::{
    About, Act, message, notify_cancelled, notify_shop, queue, queue_act, queue_reminder,
};
pub use content::{MY_ORDERS, facts, image, other_day};

use crate::{reschedule, visit_reminder};

pub const TAKEN: &str = "orders.taken";
pub const NEW_REQUEST: &str = "orders.new_request";
pub const RECEIVED: &str = "orders.received";
pub const APPROVED: &str = "orders.approved";
pub const REJECTED: &str = "orders.rejected";
pub const CANCELLED: &str = "orders.cancelled";
pub const CANCELLED_BY_CUSTOMER: &str = "orders.cancelled_by_customer";
/// Shown on devices alone.
pub const PIECE_ASSIGNED: &str = "orders.piece_assigned";
pub const ALTERATION_ASSIGNED: &str = "orders.alteration_assigned";
pub const VISIT_ASSIGNED: &str = "orders.visit_assigned";
pub const STEP_CHANGED: &str = "orders.step_changed";
pub const VISIT_MOVED: &str = "orders.visit_moved";
pub const VISIT_REMINDER: &str = "orders.visit_reminder";
/// Sent as a message alone.
pub const PAYMENT_REMINDER: &str = "orders.payment_reminder";

pub static TEMPLATES: &[MailTemplate] = &[
    MailTemplate::new(TAKEN, "Order created", content::taken),
    MailTemplate::new(NEW_REQUEST, "New request", content::new_request),
    MailTemplate::new(RECEIVED, "Booking received", content::received),
    MailTemplate::new(APPROVED, "Approved", content::approved),
    MailTemplate::new(REJECTED, "Declined", content::rejected),
    MailTemplate::new(CANCELLED, "Cancelled", content::cancelled),
    MailTemplate::new(
        CANCELLED_BY_CUSTOMER,
        "Cancelled by the customer",
        content::cancelled_by_customer,
    ),
    MailTemplate::new(PIECE_ASSIGNED, "Piece assigned", content::piece_assigned),
    MailTemplate::new(
        ALTERATION_ASSIGNED,
        "Alteration assigned",
        content::alteration_assigned,
    ),
    MailTemplate::new(VISIT_ASSIGNED, "Visit assigned", content::visit_assigned),
    MailTemplate::new(STEP_CHANGED, "Order update", content::step_changed),
    MailTemplate::new(VISIT_MOVED, "Visit moved", reschedule::content),
    MailTemplate::new(VISIT_REMINDER, "Visit reminder", visit_reminder::content),
];

#[cfg(test)]
mod tests {
    use kernel::{
        mail::{MailContent, row},
        testing::mail_shop,
    };
    use serde_json::{Value, json};

    use super::*;

    fn data() -> Value {
        json!({
            "name": "Asha", "number": "HM-1048", "service": "Blouses - Princess Cut - Deep back", "model": "Deep back",
            "day": "2026-08-03", "slot": "Full Day", "status": "Cutting Started", "reason": "We are away that week.",
            "advancePaise": 300_000, "advancePaid": true, "expectedDays": 10, "promisedDay": "2026-08-24",
            "trialDay": "2026-08-20",
            "order": 1_048, "position": 2, "work": "Take in", "fromDay": "2026-08-02", "fromSlot": "Full Day",
        })
    }

    #[test]
    fn every_email_names_the_order_and_its_dates() {
        for template in TEMPLATES {
            let content = (template.render)(&data(), None, &mail_shop()).unwrap();
            assert!(!content.subject.is_empty(), "{}", template.name);
            let facts = format!("{:?}", content.facts);
            for wanted in [
                "HM-1048",
                "3 August 2026, Full Day",
                "20 August 2026",
                "Princess Cut",
            ] {
                assert!(facts.contains(wanted), "{}: {facts}", template.name);
            }
        }
    }

    #[test]
    fn an_order_without_a_visit_mentions_none() {
        let mut data = data();
        data["day"] = Value::Null;
        data["slot"] = Value::Null;
        let visited = |template: &&MailTemplate| {
            template.name != VISIT_REMINDER && template.name != VISIT_ASSIGNED
        };
        for template in TEMPLATES.iter().filter(visited) {
            let content = (template.render)(&data, None, &mail_shop()).unwrap();
            assert!(!format!("{:?}", content.facts).contains("Visit"));
        }
    }

    #[test]
    fn the_approval_states_the_advance_to_pay() {
        let content = content::approved(&data(), None, &mail_shop()).unwrap();
        assert_eq!(
            content.subject,
            "Order HM-1048 is approved: pay your advance of ₹3,000"
        );
        assert!(format!("{:?}", content.facts).contains("10 Days (by 24 August 2026)"));
        let mut sooner = data();
        sooner["expectedDays"] = json!(4);
        let content = content::approved(&sooner, None, &mail_shop()).unwrap();
        assert!(format!("{:?}", content.facts).contains("4 Days (by 24 August 2026)"));
        let mut at_the_shop = data();
        at_the_shop["paidOnline"] = json!(false);
        let content = content::approved(&at_the_shop, None, &mail_shop()).unwrap();
        assert_eq!(
            content.subject,
            "Order HM-1048 is approved: pay your advance of ₹3,000 at the shop"
        );
        assert!(
            !format!("{content:?}").contains("Pay Advance"),
            "{content:?}"
        );
        let mut free = data();
        free["advancePaise"] = json!(0);
        let content = content::approved(&free, None, &mail_shop()).unwrap();
        assert_eq!(content.subject, "Order HM-1048 is approved");
        assert!(!format!("{content:?}").contains("non-refundable"));
    }

    #[test]
    fn approval_and_walk_in_order_state_price_payments_and_balance() {
        let amounts = |content: MailContent| -> Vec<(String, String)> {
            let names = ["Agreed price", "Advance", "Paid so far", "Balance"];
            let facts = content.facts.into_iter();
            facts
                .filter(|(name, _)| names.contains(&name.as_str()))
                .collect()
        };
        let both = |data: &Value| {
            let shop = mail_shop();
            let taken = amounts(content::taken(data, None, &shop).unwrap());
            assert_eq!(
                amounts(content::approved(data, None, &shop).unwrap()),
                taken
            );
            taken
        };
        let mut agreed = data();
        agreed["pricePaise"] = json!(840_000);
        agreed["paidPaise"] = json!(50_000);
        let advance = row("Advance", "₹3,000");
        assert_eq!(
            both(&agreed),
            [
                row("Agreed price", "₹8,400"),
                advance.clone(),
                row("Paid so far", "₹500"),
                row("Balance", "₹7,900"),
            ]
        );
        agreed["pricePaise"] = Value::Null;
        assert_eq!(both(&agreed), [advance, row("Paid so far", "₹500")]);
        agreed["advancePaise"] = json!(0);
        agreed["paidPaise"] = json!(0);
        assert!(both(&agreed).is_empty(), "nothing is agreed or paid");
    }

    #[test]
    fn an_approval_asks_for_no_advance_that_is_paid() {
        let mut paid = data();
        paid["paidPaise"] = json!(300_000);
        let content = content::approved(&paid, None, &mail_shop()).unwrap();
        assert_eq!(content.subject, "Order HM-1048 is approved");
        let said = format!("{content:?}");
        assert!(!said.to_lowercase().contains("pay the advance"), "{said}");
        assert!(!said.contains("Pay Advance") && said.contains("non-refundable"));
    }

    #[test]
    fn a_cancellation_after_an_advance_mentions_the_refund() {
        let content = content::cancelled(&data(), None, &mail_shop()).unwrap();
        assert!(content.closing[0].contains("refund"));
    }
}
