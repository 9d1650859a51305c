//! Issues documents for the features that take and refund money, in their transactions.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    Bill, Day, Db, Failure, Outbox, Paise, People, TaxDocuments, Timestamp, Tx,
    mail::MailShopFacts,
    tax_documents::{
        DocumentedPayment, DocumentedRefund, InvoiceWait, IssuedDocument, OrderDocument,
        OrderDocuments,
    },
};
use sqlx::SqliteConnection;

use crate::{
    buyer,
    invoice::{self, Undelivered},
    issue, of_order,
    reported::InvoiceMails,
    reversal,
    stored::{self, StoredTaxDocument, Wanted},
    tax_document::TaxDocument,
    whole::waits,
};

/// Knows what came for something so far. The features that take money answer.
#[async_trait]
pub trait MoneyReceived: Send + Sync {
    /// Online and at the counter, less what went back, in paise. Called inside the transaction that changes it.
    async fn received(&self, tx: &mut Tx, kind: &str, reference: &str) -> Result<i64, Failure>;
}

/// What is left of a payment, as its document says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentedMoney {
    /// What it was: `Advance`.
    pub title: &'static str,
    /// How it came: `Online, UPI`.
    pub how: String,
    pub day: Option<Day>,
    pub paise: i64,
}

/// Issues documents. Cheap to clone.
#[derive(Clone)]
pub struct Issuer {
    pub db: Db,
    pub outbox: Outbox,
    pub people: Arc<dyn People>,
    /// As documents name the shop.
    pub shop: Arc<dyn MailShopFacts>,
    pub money: Arc<dyn MoneyReceived>,
}

impl Issuer {
    pub(crate) fn mails(&self) -> InvoiceMails<'_> {
        InvoiceMails {
            outbox: &self.outbox,
            people: &*self.people,
        }
    }

    /// An order was delivered, in the transaction that says so: its invoice or bill is due at that time.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn order_delivered(
        &self,
        tx: &mut Tx,
        kind: &str,
        reference: &str,
        due: Timestamp,
    ) -> Result<(), Failure> {
        invoice::order_delivered(tx, kind, reference, due).await
    }

    /// Notes that an order is not delivered after all, in the transaction that says so: what was due is not, what was
    /// issued is reversed, and its buyer is notified. What came so far is an advance again.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn order_not_delivered(
        &self,
        tx: &mut Tx,
        (kind, reference): (&str, &str),
        buyer: i64,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let order = Undelivered {
            kind,
            reference,
            buyer,
        };
        invoice::order_not_delivered(tx, &self.mails(), &order, now).await
    }

    /// What is left of each payment of an order that has a document, oldest first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn payments_of(
        &self,
        kind: &str,
        reference: &str,
    ) -> Result<Vec<DocumentedMoney>, Failure> {
        let documents = of_order::documents(self.db.read(), kind, reference).await?;
        let left = documents.into_iter().filter_map(|document| {
            let paise = document.left_paise();
            let TaxDocument { paid, order, .. } = document.tax_document;
            let paid = paid.filter(|_| paise > 0)?;
            Some(DocumentedMoney {
                title: order.map_or("Paid", |order| order.payment.title()),
                day: Day::parse(&paid.day),
                how: paid.how,
                paise,
            })
        });
        Ok(left.collect())
    }

    /// Whether the whole order has a valid invoice: the agreed price is printed on it.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn is_invoiced(
        &self,
        db: &mut SqliteConnection,
        kind: &str,
        reference: &str,
    ) -> Result<bool, Failure> {
        Ok(invoice::standing(db, kind, reference).await?.is_some())
    }
}

#[async_trait]
impl TaxDocuments for Issuer {
    async fn issue(
        &self,
        tx: &mut Tx,
        payment: &DocumentedPayment<'_>,
        now: Timestamp,
    ) -> Result<IssuedDocument, Failure> {
        issue::for_payment(self, tx, payment, now).await
    }

    async fn credit_note(
        &self,
        tx: &mut Tx,
        refund: DocumentedRefund<'_>,
        now: Timestamp,
    ) -> Result<(), Failure> {
        reversal::credit_note(&*self.money, tx, refund, now).await
    }

    async fn note_state(
        &self,
        tx: &mut Tx,
        buyer: i64,
        named: Option<&str>,
    ) -> Result<(), Failure> {
        buyer::check(tx, buyer, named).await
    }

    async fn of_order(
        &self,
        kind: &str,
        bill: &Bill,
        paid: Paise,
    ) -> Result<OrderDocuments, Failure> {
        let reference = bill.order.to_string();
        let wanted = Wanted {
            item: Some((kind, &reference)),
            ..Wanted::default()
        };
        let mut issued = stored::find(&self.db, wanted, None).await?;
        issued.reverse();
        let due = invoice::is_due(self.db.read(), kind, &reference).await?;
        let standing = invoice::standing(self.db.read(), kind, &reference).await?;
        Ok(OrderDocuments {
            documents: issued.iter().map(about_order).collect(),
            invoiced: standing.is_some(),
            waits: due.then(|| waits(bill.price_paise, paid.0).unwrap_or(InvoiceWait::Moment)),
        })
    }
}

fn about_order(stored: &StoredTaxDocument) -> OrderDocument {
    OrderDocument {
        line: stored.line(),
        payment: stored.payment,
        counter: stored.counter,
    }
}
