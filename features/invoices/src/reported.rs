//! Mails to the buyer about the invoice of an order: that it was issued, and that it was cancelled.

use kernel::{
    Failure, Outbox, People, Timestamp, Tx,
    mail::{MailContent, MailShop, NewMail, row, rupees, spoken},
    tax_documents::TaxDocumentKind,
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::tax_document::TaxDocument;

pub const INVOICE: &str = "invoices.issued";
pub const INVOICE_CANCELLED: &str = "invoices.cancelled";
/// The page with all of the buyer's documents.
const RECEIPTS: &str = "/account#receipts";

/// Mails to buyers about their invoices, queued in the transaction that issues or cancels them.
#[derive(Clone, Copy)]
pub struct InvoiceMails<'a> {
    pub outbox: &'a Outbox,
    pub people: &'a dyn People,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Facts {
    name: String,
    kind: TaxDocumentKind,
    number: String,
    title: String,
    total_paise: i64,
    day: String,
    /// What came before it, and what was left to pay on its day.
    #[serde(default)]
    received_paise: i64,
    #[serde(default)]
    left_paise: i64,
    /// Number of the credit note.
    #[serde(default)]
    note: String,
}

impl InvoiceMails<'_> {
    /// It was issued with this number.
    pub async fn issued(
        &self,
        tx: &mut Tx,
        buyer: i64,
        tax_document: &TaxDocument,
        number: &str,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let left = tax_document.left_paise();
        let data = json!({
            "kind": tax_document.kind,
            "number": number,
            "title": tax_document.title(),
            "totalPaise": tax_document.total_paise,
            "receivedPaise": tax_document.total_paise - left,
            "leftPaise": left,
            "day": tax_document.day,
        });
        self.queue(tx, buyer, INVOICE, data, now).await
    }

    /// Queues the mail about a cancelled document; `note` is the number of the credit note that cancels the rest of it.
    pub async fn cancelled(
        &self,
        tx: &mut Tx,
        buyer: i64,
        tax_document: &TaxDocument,
        note: &str,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let data = json!({
            "kind": tax_document.kind,
            "number": tax_document.number,
            "title": tax_document.title(),
            "totalPaise": tax_document.total_paise,
            "day": tax_document.day,
            "note": note,
        });
        self.queue(tx, buyer, INVOICE_CANCELLED, data, now).await
    }

    async fn queue(
        &self,
        tx: &mut Tx,
        buyer: i64,
        template: &'static str,
        mut data: Value,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let Some(contact) = self.people.contact(buyer).await? else {
            return Ok(());
        };
        data["name"] = contact.name.into();
        let mail = NewMail::new(template, &contact.email, data).for_user(buyer);
        self.outbox.queue(tx, mail, now).await?;
        Ok(())
    }
}

pub fn issued(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let document = facts.kind.title().to_lowercase();
    let total = rupees(facts.total_paise);
    let mut rows = vec![row("For", &facts.title), row("Total", &total)];
    if facts.received_paise > 0 {
        rows.push(row("Already received", &rupees(facts.received_paise)));
    }
    let rest = if facts.left_paise > 0 {
        let left = rupees(facts.left_paise);
        rows.push(row("Still to pay", &left));
        format!("{left} of it is still to pay.")
    } else {
        "All of it is paid: nothing more is to be done.".to_owned()
    };
    rows.extend([
        row("Day", &spoken(&facts.day)),
        row(facts.kind.title(), &facts.number),
    ]);
    Ok(MailContent {
        subject: format!("Your {document} {}", facts.number),
        heading: format!("Your {document}"),
        paragraphs: vec![format!(
            "Hello {}, here is the {document} of {} for what was delivered to you. {rest}",
            facts.name, shop.business_name
        )],
        facts: rows,
        button: shop.button(&format!("Your {document}"), RECEIPTS),
        ..MailContent::default()
    })
}

pub fn cancelled(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let kind = facts.kind.title();
    let document = kind.to_lowercase();
    Ok(MailContent {
        subject: format!("{kind} {} is cancelled", facts.number),
        heading: format!("Your {document} is cancelled"),
        paragraphs: vec![format!(
            "Hello {}, {} has noted that this order is not delivered after all. Credit note {} cancels its {document}. \
             What you have paid still counts.",
            facts.name, shop.business_name, facts.note
        )],
        facts: vec![
            row("For", &facts.title),
            row(kind, &facts.number),
            row("Of", &spoken(&facts.day)),
            row("Total", &rupees(facts.total_paise)),
            row("Credit note", &facts.note),
        ],
        button: shop.button("Your credit note", RECEIPTS),
        closing: vec![format!(
            "You get a new {document} when the order is delivered."
        )],
        ..MailContent::default()
    })
}

#[cfg(test)]
mod tests {
    use kernel::testing::mail_shop;

    use super::*;

    fn data(kind: &str, received: i64) -> Value {
        json!({"name": "Asha", "kind": kind, "number": "HM/26-27/000001", "title": "Bridal blouse, order HM-1",
            "totalPaise": 200_000, "receivedPaise": received, "leftPaise": 200_000 - received, "day": "2026-08-01"})
    }

    #[test]
    fn the_mail_is_named_as_its_document_and_says_what_is_left() {
        let content = issued(&data("tax_invoice", 50_000), None, &mail_shop()).unwrap();
        assert_eq!(content.subject, "Your tax invoice HM/26-27/000001");
        let expected = [
            row("For", "Bridal blouse, order HM-1"),
            row("Total", "₹2,000"),
            row("Already received", "₹500"),
            row("Still to pay", "₹1,500"),
            row("Day", "1 August 2026"),
            row("Tax invoice", "HM/26-27/000001"),
        ];
        assert_eq!(content.facts, expected);
        assert!(content.paragraphs[0].ends_with("₹1,500 of it is still to pay."));
        let button = ("Your tax invoice", "https://shop.example/account#receipts");
        let (wording, address) = content.button.unwrap();
        assert_eq!((wording.as_str(), address.as_str()), button);
        let content = issued(&data("bill_of_supply", 0), None, &mail_shop()).unwrap();
        assert_eq!(content.subject, "Your bill of supply HM/26-27/000001");
        assert!(
            content
                .facts
                .iter()
                .all(|(label, _)| label != "Already received")
        );
    }

    #[test]
    fn what_is_paid_asks_for_nothing() {
        let content = issued(&data("tax_invoice", 200_000), None, &mail_shop()).unwrap();
        assert!(
            content
                .facts
                .iter()
                .all(|(label, _)| label != "Still to pay")
        );
        assert!(content.paragraphs[0].contains("All of it is paid"));
    }

    #[test]
    fn the_mail_names_the_credit_note() {
        let mut data = data("bill_of_supply", 0);
        data["note"] = "HM/26-27/C00001".into();
        let content = cancelled(&data, None, &mail_shop()).unwrap();
        assert_eq!(
            content.subject,
            "Bill of supply HM/26-27/000001 is cancelled"
        );
        let expected = row("Credit note", "HM/26-27/C00001");
        assert!(content.facts.contains(&expected));
    }
}
