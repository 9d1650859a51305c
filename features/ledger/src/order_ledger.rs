//! The money of one order: what was agreed, what came, what is left.

use kernel::{
    Bill, Day, Failure, Paise, Timestamp, User,
    bills::BILL_NOT_FOUND,
    online_payments::{TransactionFilter, TransactionRow, TransactionState},
    tax_documents::{InvoiceWait, OrderDocument, ReceiptLine},
};
use poem_openapi::{Enum, Object};

use crate::Ledger;

/// The money of an order.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderLedger {
    /// Id of the order.
    pub order_id: i64,
    /// What was agreed for everything, in paise.
    pub price_paise: Option<Paise>,
    /// Total received so far, online and at the counter, in paise.
    pub paid_paise: Paise,
    /// What is left to pay, in paise; negative if too much was paid. Absent without a price, and once it is called off.
    pub balance_paise: Option<Paise>,
    /// Whether payments can be recorded: while it is approved.
    pub takes_payments: bool,
    /// Every entry, oldest first.
    pub entries: Vec<LedgerEntry>,
    /// The invoice and its credit notes, oldest first.
    pub papers: Vec<ReceiptLine>,
    /// Whether the price is invoiced: fixed until the delivery is undone.
    pub invoiced: bool,
    /// What the invoice of a delivered order waits for.
    pub invoice_waits: Option<InvoiceWait>,
}

/// A payment at the counter or its reversal.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LedgerEntry {
    /// Absent for what came online.
    pub id: Option<i64>,
    /// How it came.
    pub method: PaymentMethod,
    /// Negative if it reverses an entry, or went back to the customer.
    pub amount_paise: Paise,
    /// The day in India.
    pub day: Day,
    /// When it was recorded.
    pub at: Timestamp,
    /// A note.
    pub note: Option<String>,
    /// Of the online payment.
    pub payment_id: Option<i64>,
    /// Its state.
    pub state: EntryState,
    /// Id of the entry that it reverses.
    pub reverses: Option<i64>,
    /// Whether it is reversible, for the caller.
    pub reversible: bool,
    /// Who recorded it; absent online.
    pub by: Option<String>,
    /// What was issued for it.
    pub receipt: Option<ReceiptLine>,
}

/// How money came.
#[derive(Enum, sqlx::Type, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[sqlx(rename_all = "lowercase")]
pub enum PaymentMethod {
    /// Notes and coins.
    Cash,
    /// A transfer to the shop's own UPI address.
    Upi,
    /// Through the payment provider.
    Online,
}

/// The state of an entry.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum EntryState {
    /// It counts.
    Counts,
    /// It counts, and its order is cancelled: is it returned?
    ToDecide,
    /// It counts, and its order is cancelled: the shop retains it.
    Retained,
    /// It counts, and went back to the customer at the counter.
    Returned,
    /// It was wrong, and another entry reverses it.
    Reversed,
    /// It reverses another one.
    Reversal,
    /// It came online and is to be given back.
    RefundDue,
    /// It came online, was due back from the first, and was given back.
    Refunded,
    /// It went back, online or at the counter; its amount is negative.
    GivenBack,
    /// It came or went back in test mode: no money moved, and it does not count.
    Test,
}

impl Ledger {
    /// What was agreed for an order that there is.
    pub(crate) async fn bill(&self, order: i64) -> Result<Bill, Failure> {
        let bill = self.bills.bill(order).await?;
        bill.ok_or_else(|| BILL_NOT_FOUND.into())
    }

    pub(crate) async fn order_ledger(&self, order: i64) -> Result<OrderLedger, Failure> {
        let bill = self.bill(order).await?;
        let reference = order.to_string();
        let mut entries = self.online_entries(&reference).await?;
        entries.extend(self.counter_entries(&bill, &reference).await?);
        entries.sort_by_key(|entry| (entry.at, entry.id));
        let paid: i64 = entries
            .iter()
            .filter(|entry| {
                let apart = [
                    EntryState::RefundDue,
                    EntryState::Refunded,
                    EntryState::Test,
                ];
                !apart.contains(&entry.state)
            })
            .map(|entry| entry.amount_paise.0)
            .sum();
        let kind = self.bills.kind();
        let documents = &self.documents;
        let issued = documents.of_order(kind, &bill, Paise(paid)).await?;
        Ok(OrderLedger {
            order_id: order,
            price_paise: bill.price_paise.map(Paise),
            paid_paise: Paise(paid),
            balance_paise: bill
                .price_paise
                .filter(|_| bill.is_approved)
                .map(|price| Paise(price - paid)),
            takes_payments: bill.is_approved,
            papers: add_receipts(&mut entries, issued.documents),
            entries,
            invoiced: issued.invoiced,
            invoice_waits: issued.waits,
        })
    }

    /// The same, with what this team member may reverse.
    pub(crate) async fn ledger_for(&self, by: &User, order: i64) -> Result<OrderLedger, Failure> {
        let mut ledger = self.order_ledger(order).await?;
        let mut connection = self.deps.db.read().acquire().await?;
        let reversible = self.reversible(&mut connection, by, order).await?;
        for entry in &mut ledger.entries {
            entry.reversible = entry.id.is_some_and(|id| reversible.contains(&id));
        }
        Ok(ledger)
    }

    async fn counter_entries(
        &self,
        bill: &Bill,
        reference: &str,
    ) -> Result<Vec<LedgerEntry>, Failure> {
        let kind = self.bills.kind();
        let rows = sqlx::query!(
            r#"SELECT id, method AS "method!: PaymentMethod", amount_paise, day, note, at, reverses, actor,
                      returns AS "returns!: bool",
                      (SELECT returns FROM ledger_counter_payment b WHERE b.reverses = t.id) AS "returned: bool",
                      EXISTS (SELECT 1 FROM ledger_counter_retained r WHERE r.payment_id = t.id) AS "retained!: bool"
               FROM ledger_counter_payment t WHERE kind = ?1 AND reference = ?2"#,
            kind,
            reference
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let actors: Vec<i64> = rows.iter().map(|row| row.actor).collect();
        let names = self.people.names(&actors).await?;
        let entries = rows.into_iter().map(|row| LedgerEntry {
            by: names.get(&row.actor).cloned(),
            id: Some(row.id),
            method: row.method,
            amount_paise: Paise(row.amount_paise),
            day: Day::parse(&row.day).unwrap_or_else(|| Timestamp(row.at).day()),
            at: Timestamp(row.at),
            note: (!row.note.is_empty()).then_some(row.note),
            payment_id: None,
            state: match (row.reverses, row.returned) {
                (Some(_), _) if row.returns => EntryState::GivenBack,
                (Some(_), _) => EntryState::Reversal,
                (None, Some(true)) => EntryState::Returned,
                (None, Some(false)) => EntryState::Reversed,
                (None, None) if !bill.is_called_off => EntryState::Counts,
                (None, None) if row.retained => EntryState::Retained,
                (None, None) => EntryState::ToDecide,
            },
            reverses: row.reverses,
            reversible: false,
            receipt: None,
        });
        Ok(entries.collect())
    }

    async fn online_entries(&self, reference: &str) -> Result<Vec<LedgerEntry>, Failure> {
        let filter = TransactionFilter {
            item: Some((self.bills.kind(), reference)),
            ..TransactionFilter::default()
        };
        let mut rows = self.online.transactions(&filter, None, None).await?;
        rows.reverse();
        Ok(rows.into_iter().filter_map(online_entry).collect())
    }
}

/// A payment, or a refund that went back of one that bought something.
fn online_entry(row: TransactionRow) -> Option<LedgerEntry> {
    let at = Timestamp(row.at);
    let state = match (row.paise > 0, row.state) {
        (true, _) if row.test => EntryState::Test,
        (true, _) if row.counts => EntryState::Counts,
        (true, TransactionState::Refunded) => EntryState::Refunded,
        (true, _) => EntryState::RefundDue,
        (false, TransactionState::Processed) if row.counts => {
            if row.test {
                EntryState::Test
            } else {
                EntryState::GivenBack
            }
        }
        (false, _) => return None,
    };
    Some(LedgerEntry {
        id: None,
        method: PaymentMethod::Online,
        amount_paise: Paise(row.paise),
        day: at.day(),
        at,
        note: if row.paise > 0 {
            row.provider_payment
        } else {
            row.note
        },
        payment_id: row.payment,
        state,
        reverses: None,
        reversible: false,
        by: None,
        receipt: None,
    })
}

/// What was issued for each of them; the rest belongs to none. A payment that goes back in parts has a document for each
/// part.
fn add_receipts(entries: &mut [LedgerEntry], mut issued: Vec<OrderDocument>) -> Vec<ReceiptLine> {
    for entry in entries {
        let position = issued.iter().position(|one| is_of(one, entry));
        entry.receipt = position.map(|position| issued.remove(position).line);
    }
    issued.into_iter().map(|one| one.line).collect()
}

fn is_of(issued: &OrderDocument, entry: &LedgerEntry) -> bool {
    if entry.id.is_some() {
        return issued.counter == entry.id;
    }
    let total = issued.line.amount_paise.0;
    let gives_back = issued.line.original.is_some();
    let amount = if gives_back { -total } else { total };
    issued.payment == entry.payment_id && amount == entry.amount_paise.0
}
