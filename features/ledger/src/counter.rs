//! The book of what changes hands at the counter. An entry and its receipt are written together, in the transaction of
//! the selling feature.

use std::sync::Arc;

use kernel::{
    Bill, Clock, CounterMethod, Day, Failure, MessageEvent, NewMessage, Outbox, TaxDocuments,
    Timestamp, Tx,
    tax_documents::{DocumentedOrder, DocumentedPayment, DocumentedRefund, MoneyBack, MoneyIn},
};
use serde_json::json;

use crate::{ENTRY_NOT_FOUND, ENTRY_REVERSED, Ledger};

/// Why an entry is reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reversal {
    /// It never came: both entries are of the same day.
    Mistake,
    /// The money went back to the customer: it leaves the drawer of this day.
    Returned,
}

impl Reversal {
    /// What the buyer's document says of it. The owner's note stays in the books.
    fn printed(self) -> &'static str {
        match self {
            Self::Mistake => "The counter payment was reversed",
            Self::Returned => "The counter payment was returned",
        }
    }
}

/// Money that came at the counter, and what for.
#[derive(Clone, Copy, Debug)]
pub struct CounterSale<'a> {
    /// As the selling feature names it.
    pub kind: &'a str,
    pub reference: &'a str,
    /// As the receipt names it.
    pub title: &'a str,
    /// The order that it is paid for.
    pub order: Option<&'a Bill>,
    /// Paid for the order itself, perhaps before that is made: its document counts what was paid of the whole price.
    /// Otherwise what is paid for is handed over with it, and its document bills that alone.
    pub advance: bool,
    pub buyer: i64,
    /// The customer's name, in case no account has it.
    pub customer: &'a str,
    pub method: CounterMethod,
    pub paise: i64,
    /// On which day it came.
    pub day: Day,
    pub note: &'a str,
    /// User id of the staff member who records it.
    pub actor: i64,
}

/// What messages call an entry.
fn counter_payment(entry: i64) -> String {
    format!("counter_payment:{entry}")
}

/// The counter's book. Cheap to clone.
#[derive(Clone)]
pub struct Counter {
    pub documents: Arc<dyn TaxDocuments>,
    pub clock: Clock,
    pub outbox: Outbox,
}

impl Counter {
    /// Writes it down with its receipt. The id of the entry.
    ///
    /// # Errors
    /// The receipt cannot be issued, or the database cannot be written.
    pub async fn take(&self, tx: &mut Tx, sale: &CounterSale<'_>) -> Result<i64, Failure> {
        let now = self.clock.now();
        let (day, method) = (sale.day.to_string(), sale.method.wording());
        // The order of a walk-in customer goes to their account later, and its money with it.
        let buyer = sale.order.is_none().then_some(sale.buyer);
        let entry = sqlx::query!(
            "INSERT INTO ledger_counter_payment (kind, reference, method, amount_paise, day, note, actor, at, user_id, title)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            sale.kind,
            sale.reference,
            method,
            sale.paise,
            day,
            sale.note,
            sale.actor,
            now.0,
            buyer,
            sale.title
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        self.receipt(tx, entry, sale, now).await?;
        self.message(tx, entry, sale, now).await?;
        Ok(entry)
    }

    /// Queues the message to the buyer about what came. Reversing the entry withdraws it.
    async fn message(
        &self,
        tx: &mut Tx,
        entry: i64,
        sale: &CounterSale<'_>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let title = match sale.order {
            Some(bill) => format!("order {}", bill.number),
            None => sale.title.to_owned(),
        };
        let data = json!({"name": sale.customer, "amountPaise": sale.paise, "title": title});
        let subject = counter_payment(entry);
        let message = NewMessage {
            act: Some(&subject),
            ..NewMessage::new(MessageEvent::PaymentReceived, sale.buyer, &subject, &data)
        };
        self.outbox.message(tx, &message, now, now).await
    }

    /// The receipt of an entry that has none.
    pub(crate) async fn receipt(
        &self,
        tx: &mut Tx,
        entry: i64,
        sale: &CounterSale<'_>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let later = sqlx::query_scalar!(
            r#"SELECT coalesce(sum(amount_paise), 0) AS "later!: i64" FROM ledger_counter_payment
               WHERE kind = ?1 AND reference = ?2 AND id > ?3"#,
            sale.kind,
            sale.reference,
            entry
        )
        .fetch_one(&mut **tx)
        .await?;
        let documented = DocumentedPayment {
            of: MoneyIn::Counter(entry),
            kind: sale.kind,
            reference: sale.reference,
            title: sale.title,
            price: sale.paise,
            coupon: None,
            paid: sale.paise,
            buyer: sale.buyer,
            customer: sale.customer,
            how: sale.method.printed(),
            moved_by: "",
            day: sale.day,
            advance: sale.advance,
            order: sale
                .order
                .filter(|_| sale.advance)
                .map(|bill| DocumentedOrder {
                    bill,
                    asked_as_advance: false,
                    later,
                }),
            test: false,
        };
        let issued = self.documents.issue(tx, &documented, now).await?;
        let order_payment = issued.order.map(|order| order.payment);
        sqlx::query!(
            "UPDATE ledger_counter_payment SET documented = 1, order_payment = ? WHERE id = ?",
            order_payment,
            entry
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Records the same amount the other way. Its receipt is reversed with it.
    ///
    /// # Errors
    /// The receipt cannot be reversed, or the database cannot be written.
    pub async fn reverse(
        &self,
        tx: &mut Tx,
        actor: i64,
        entry: i64,
        reversal: Reversal,
        note: &str,
    ) -> Result<(), Failure> {
        let now = self.clock.now();
        let returns = reversal == Reversal::Returned;
        let today = returns.then(|| now.day().to_string());
        let row = sqlx::query!(
            r#"SELECT amount_paise, EXISTS (SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id) AS "gone!: bool"
               FROM ledger_counter_payment t WHERE id = ? AND reverses IS NULL"#,
            entry
        )
        .fetch_optional(&mut **tx)
        .await?
        .ok_or_else(|| Failure::new(ENTRY_NOT_FOUND))?;
        if row.gone {
            return Err(ENTRY_REVERSED.into());
        }
        self.outbox
            .withdraw_act(tx, &counter_payment(entry))
            .await?;
        let by = sqlx::query!(
            "INSERT INTO ledger_counter_payment (kind, reference, method, amount_paise, day, note, reverses, actor, at, user_id,
                                          title, documented, order_payment, returns)
             SELECT kind, reference, method, -amount_paise, coalesce(?5, day), ?2, id, ?3, ?4, user_id, title, documented,
                    order_payment, ?6
             FROM ledger_counter_payment WHERE id = ?1",
            entry,
            note,
            actor,
            now.0,
            today,
            returns
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        let refund = DocumentedRefund {
            of: MoneyBack::Counter { entry, by },
            amount: row.amount_paise,
            reason: reversal.printed(),
        };
        self.documents.credit_note(tx, refund, now).await
    }
}

impl Ledger {
    /// Gives every entry for an order its receipt that has none, dated as the entry is: those of the demo shop came with
    /// its content.
    ///
    /// # Errors
    /// A receipt cannot be issued, or the database cannot be written.
    pub async fn receipt_entries(&self) -> Result<(), Failure> {
        let kind = self.bills.kind();
        let entries = sqlx::query!(
            r#"SELECT id, reference, method AS "method!: CounterMethod", amount_paise, day, note, actor, at
               FROM ledger_counter_payment t
               WHERE kind = ? AND reverses IS NULL
                 AND NOT EXISTS (SELECT 1 FROM ledger_counter_payment b WHERE b.reverses = t.id)
                 AND NOT documented
               ORDER BY at, id"#,
            kind
        )
        .fetch_all(self.deps.db.read())
        .await?;
        for entry in entries {
            let order = entry.reference.parse().map_err(Failure::internal)?;
            let Some(bill) = self.bills.bill(order).await? else {
                continue;
            };
            let at = Timestamp(entry.at);
            let sale = CounterSale {
                kind,
                reference: &entry.reference,
                title: &bill.title(),
                order: Some(&bill),
                advance: true,
                buyer: bill.buyer,
                customer: &bill.customer,
                method: entry.method,
                paise: entry.amount_paise,
                day: Day::parse(&entry.day).unwrap_or_else(|| at.day()),
                note: &entry.note,
                actor: entry.actor,
            };
            let mut tx = self.deps.db.write().await?;
            self.counter.receipt(&mut tx, entry.id, &sale, at).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}
