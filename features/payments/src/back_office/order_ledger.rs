//! The money of one order: what was agreed, what came, what is left.

use kernel::{Day, Failure, Paise, Timestamp};
use poem_openapi::{Enum, Object};

use crate::{
    Payments,
    bills::Bill,
    codes,
    receipts::{self, ReceiptLine, StoredTaxDocument, Waits, Wanted, waits},
};

/// The money of an order. Only the owner sees it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderLedger {
    /// Id of the order.
    pub order_id: i64,
    /// What was agreed for everything, in paise; absent while nothing is.
    pub price_paise: Option<Paise>,
    /// What came by now, online and at the counter, in paise.
    pub paid_paise: Paise,
    /// What is left to pay, in paise; less than nothing was paid too much. Absent without a price.
    pub balance_paise: Option<Paise>,
    /// Every entry, oldest first.
    pub entries: Vec<LedgerEntry>,
    /// Documents of the order that belong to no single entry, oldest first: the invoice of all of it, and what takes it
    /// back.
    pub papers: Vec<ReceiptLine>,
    /// An invoice stands and says this price: it is fixed until the delivery is taken back.
    pub invoiced: bool,
    /// What the invoice of a delivered order waits for; absent when none is due.
    pub invoice_waits: Option<InvoiceWait>,
}

/// What the invoice of a delivered order waits for.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum InvoiceWait {
    /// Only for a moment, in which the delivery can be undone.
    Moment,
    /// No price is agreed.
    Price,
    /// More came than was agreed.
    TooMuch,
}

/// One entry of the book.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LedgerEntry {
    /// Its id, for taking it back; absent for what came online.
    pub id: Option<i64>,
    /// How it came.
    pub method: PaymentMethod,
    /// How much, in paise; less than nothing takes an earlier entry back, or went back to the customer.
    pub amount_paise: Paise,
    /// The day in India.
    pub day: Day,
    /// When it was written down.
    pub at: Timestamp,
    /// A word about it.
    pub note: Option<String>,
    /// Id of the payment that came or went back online, for its page.
    pub payment_id: Option<i64>,
    /// How it stands.
    pub state: EntryState,
    /// Id of the entry that it takes back.
    pub takes_back: Option<i64>,
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

/// How an entry stands.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum EntryState {
    /// It counts.
    Counts,
    /// It was wrong, and another entry takes it back.
    TakenBack,
    /// It takes another one back.
    TakesBack,
    /// It came online and is to be given back.
    RefundDue,
    /// It came online, was due back from the first, and was given back.
    Refunded,
    /// It went back online: less than nothing.
    GivenBack,
    /// It came or went back in test mode: no money moved, and it does not count.
    Test,
}

impl Payments {
    /// What was agreed for an order that there is.
    pub(super) async fn bill(&self, order: i64) -> Result<Bill, Failure> {
        let bill = self.0.bills.bill(order).await?;
        bill.ok_or_else(|| codes::BILL_NOT_FOUND.into())
    }

    pub(super) async fn order_ledger(&self, order: i64) -> Result<OrderLedger, Failure> {
        let bill = self.bill(order).await?;
        let mut entries = self.online_entries(order).await?;
        entries.extend(self.counter_entries(order).await?);
        entries.sort_by_key(|entry| (entry.at, entry.id));
        let papers = self.add_receipts(order, &mut entries).await?;
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
        Ok(OrderLedger {
            order_id: order,
            price_paise: bill.price_paise.map(Paise),
            paid_paise: Paise(paid),
            balance_paise: bill.price_paise.map(|price| Paise(price - paid)),
            entries,
            papers,
            invoiced: self.is_invoiced(order).await?,
            invoice_waits: self.invoice_wait(order, bill.price_paise, paid).await?,
        })
    }

    async fn is_invoiced(&self, order: i64) -> Result<bool, Failure> {
        let (kind, reference) = (self.0.bills.kind(), order.to_string());
        let standing = receipts::standing(self.0.deps.db.read(), kind, &reference).await?;
        Ok(standing.is_some())
    }

    async fn invoice_wait(
        &self,
        order: i64,
        price: Option<i64>,
        paid: i64,
    ) -> Result<Option<InvoiceWait>, Failure> {
        let (kind, reference) = (self.0.bills.kind(), order.to_string());
        let due = sqlx::query_scalar!(
            "SELECT due_at FROM payments_invoice_due WHERE item_kind = ?1 AND item_reference = ?2",
            kind,
            reference
        )
        .fetch_optional(self.0.deps.db.read())
        .await?;
        Ok(due.map(|_| match waits(price, paid) {
            None => InvoiceWait::Moment,
            Some(Waits::Price) => InvoiceWait::Price,
            Some(Waits::TooMuch) => InvoiceWait::TooMuch,
        }))
    }

    /// What was issued for each of them; the rest belongs to none. A payment that goes back in parts has a document for
    /// each part.
    async fn add_receipts(
        &self,
        order: i64,
        entries: &mut [LedgerEntry],
    ) -> Result<Vec<ReceiptLine>, Failure> {
        let wanted = Wanted {
            item: Some((self.0.bills.kind(), &order.to_string())),
            ..Wanted::default()
        };
        let mut issued = self.receipts(wanted).await?;
        issued.reverse();
        for entry in entries {
            let place = issued.iter().position(|one| is_of(one, entry));
            entry.receipt = place.map(|place| issued.remove(place).line());
        }
        Ok(issued.iter().map(StoredTaxDocument::line).collect())
    }

    async fn counter_entries(&self, order: i64) -> Result<Vec<LedgerEntry>, Failure> {
        let (kind, reference) = (self.0.bills.kind(), order.to_string());
        let rows = sqlx::query!(
            r#"SELECT id, method AS "method!: PaymentMethod", amount_paise, day, note, at, takes_back,
                      EXISTS (SELECT 1 FROM payments_counter_payment b WHERE b.takes_back = t.id) AS "gone!: bool"
               FROM payments_counter_payment t WHERE kind = ?1 AND reference = ?2"#,
            kind,
            reference
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let entries = rows.into_iter().map(|row| LedgerEntry {
            id: Some(row.id),
            method: row.method,
            amount_paise: Paise(row.amount_paise),
            day: Day::parse(&row.day).unwrap_or_else(|| Timestamp(row.at).day()),
            at: Timestamp(row.at),
            note: (!row.note.is_empty()).then_some(row.note),
            payment_id: None,
            state: match (row.takes_back, row.gone) {
                (Some(_), _) => EntryState::TakesBack,
                (None, true) => EntryState::TakenBack,
                (None, false) => EntryState::Counts,
            },
            takes_back: row.takes_back,
            receipt: None,
        });
        Ok(entries.collect())
    }

    async fn online_entries(&self, order: i64) -> Result<Vec<LedgerEntry>, Failure> {
        let (kind, reference) = (self.0.bills.kind(), order.to_string());
        let rows = sqlx::query!(
            r#"SELECT p.id AS "payment!: i64", p.amount_paise AS "paise!: i64", p.captured_at AS "at!: i64",
                      p.provider_payment_id AS "note!: String",
                      CASE WHEN o.test THEN 'test' WHEN p.reason IS NULL THEN 'counts' ELSE p.state END AS "state!: String"
               FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
               WHERE o.kind = ?1 AND o.reference = ?2
               UNION ALL
               SELECT p.id, -r.amount_paise, r.done_at, r.reason, CASE WHEN o.test THEN 'test' ELSE 'given_back' END
               FROM payments_refund r JOIN payments_payment p ON p.id = r.payment_id
                    JOIN payments_order o ON o.id = p.order_id
               WHERE o.kind = ?1 AND o.reference = ?2 AND r.state = 'processed' AND p.reason IS NULL"#,
            kind,
            reference
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let entries = rows.into_iter().map(|row| {
            let at = Timestamp(row.at);
            LedgerEntry {
                id: None,
                method: PaymentMethod::Online,
                amount_paise: Paise(row.paise),
                day: at.day(),
                at,
                note: Some(row.note),
                payment_id: Some(row.payment),
                state: match row.state.as_str() {
                    "refund_due" => EntryState::RefundDue,
                    "refunded" => EntryState::Refunded,
                    "given_back" => EntryState::GivenBack,
                    "test" => EntryState::Test,
                    _ => EntryState::Counts,
                },
                takes_back: None,
                receipt: None,
            }
        });
        Ok(entries.collect())
    }
}

fn is_of(issued: &StoredTaxDocument, entry: &LedgerEntry) -> bool {
    if entry.id.is_some() {
        return issued.counter_payment == entry.id;
    }
    let gives_back = issued.tax_document.original.is_some();
    let amount = if gives_back {
        -issued.tax_document.total_paise
    } else {
        issued.tax_document.total_paise
    };
    issued.payment == entry.payment_id && amount == entry.amount_paise.0
}
