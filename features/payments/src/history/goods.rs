//! Sells anything, and believes whatever it is told: only `settle` keeps it from granting twice.

use std::collections::HashMap;

use async_trait::async_trait;
use kernel::{
    Bill, Bills, Buyers, Code, Contact, Db, Failure, Fulfilment, Paise, Payable, Quote, Receipt,
    Return, TakenBack, TaxDocuments, Timestamp, Tx,
    tax_documents::{
        DocumentedPayment, DocumentedRefund, IssuedDocument, MoneyBack, MoneyIn, OrderDocuments,
    },
};

use crate::{
    key_store::{KeySource, KeyStore, TypedKeys},
    razorpay::Keys,
    window::{Sign, Storefront},
};

const OWNED: Code = Code::new(409, "goods.owned", "Owned.");
const GONE: Code = Code::new(404, "goods.gone", "Gone.");

/// What was granted, and what the provider has taken.
pub const TABLES: &str = "
    CREATE TABLE test_grant (purchase INTEGER NOT NULL, buyer INTEGER NOT NULL, reference TEXT NOT NULL) STRICT;
    CREATE INDEX test_grant_by_buyer ON test_grant (buyer, reference);
    CREATE TABLE test_document (id INTEGER PRIMARY KEY, payment INTEGER NOT NULL, paise INTEGER NOT NULL) STRICT;
    CREATE TABLE test_charge (payment TEXT PRIMARY KEY, buyer INTEGER NOT NULL, paise INTEGER NOT NULL) STRICT;";

pub struct Goods {
    pub db: Db,
}

#[async_trait]
impl Payable for Goods {
    fn kind(&self) -> &'static str {
        "course"
    }

    async fn quote(&self, buyer: i64, reference: &str) -> Result<Quote, Failure> {
        let owned: i64 =
            sqlx::query_scalar("SELECT count(*) FROM test_grant WHERE buyer = ? AND reference = ?")
                .bind(buyer)
                .bind(reference)
                .fetch_one(self.db.read())
                .await?;
        if owned > 0 {
            return Err(OWNED.into());
        }
        Ok(Quote {
            price: Paise(200_000),
            title: reference.to_owned(),
            coupons: true,
            terms: "{}".to_owned(),
        })
    }

    async fn fulfil(&self, tx: &mut Tx, receipt: &Receipt) -> Result<Fulfilment, Failure> {
        if receipt.reference.ends_with("gone") {
            return Err(GONE.into());
        }
        let others: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM test_grant WHERE buyer = ? AND reference = ? AND purchase <> ?",
        )
        .bind(receipt.buyer)
        .bind(&receipt.reference)
        .bind(receipt.purchase)
        .fetch_one(&mut **tx)
        .await?;
        if others > 0 {
            return Ok(Fulfilment::AlreadyHeld);
        }
        sqlx::query("INSERT INTO test_grant VALUES (?, ?, ?)")
            .bind(receipt.purchase)
            .bind(receipt.buyer)
            .bind(&receipt.reference)
            .execute(&mut **tx)
            .await?;
        Ok(Fulfilment::Granted)
    }

    async fn end_test(&self, tx: &mut Tx, purchase: i64, _: Timestamp) -> Result<(), Failure> {
        sqlx::query("DELETE FROM test_grant WHERE purchase = ?")
            .bind(purchase)
            .execute(&mut **tx)
            .await?;
        Ok(())
    }

    async fn take_back(&self, tx: &mut Tx, back: &Return) -> Result<TakenBack, Failure> {
        if !back.is_full() {
            return Ok(TakenBack::Nothing);
        }
        sqlx::query("DELETE FROM test_grant WHERE purchase = ?")
            .bind(back.purchase)
            .execute(&mut **tx)
            .await?;
        Ok(TakenBack::Closed)
    }

    fn page(&self, reference: &str) -> String {
        format!("/{}/{reference}", self.kind())
    }
}

pub struct Everybody;

#[async_trait]
impl Buyers for Everybody {
    async fn contact(&self, user: i64) -> Result<Option<Contact>, Failure> {
        let email = format!("user{user}@example.com");
        Ok(Some(Contact {
            name: "Asha".to_owned(),
            email: kernel::Email::parse(&email).map_err(Failure::internal)?,
            mobile: Some("+919840000001".to_owned()),
        }))
    }

    async fn is_gone(&self, _: i64) -> Result<bool, Failure> {
        Ok(false)
    }

    async fn owners(&self) -> Result<Vec<Contact>, Failure> {
        Ok(Vec::new())
    }

    async fn names(&self, _: &[i64]) -> Result<HashMap<i64, String>, Failure> {
        Ok(HashMap::new())
    }

    async fn found(&self, _: &str) -> Result<Vec<i64>, Failure> {
        Ok(Vec::new())
    }
}

/// Records the payments for which documents were requested; refunds count as negative.
pub struct Documents;

#[async_trait]
impl TaxDocuments for Documents {
    async fn issue(
        &self,
        tx: &mut Tx,
        payment: &DocumentedPayment<'_>,
        _: Timestamp,
    ) -> Result<IssuedDocument, Failure> {
        let MoneyIn::Payment(id) = payment.of else {
            return Err(Failure::internal("nothing is paid at the counter here"));
        };
        let issued = sqlx::query("INSERT INTO test_document (payment, paise) VALUES (?, ?)")
            .bind(id)
            .bind(payment.paid)
            .execute(&mut **tx)
            .await?;
        Ok(IssuedDocument {
            id: issued.last_insert_rowid(),
            number: issued.last_insert_rowid().to_string(),
            order: None,
        })
    }

    async fn credit_note(
        &self,
        tx: &mut Tx,
        refund: DocumentedRefund<'_>,
        _: Timestamp,
    ) -> Result<(), Failure> {
        let MoneyBack::Payment(id) = refund.of else {
            return Err(Failure::internal("nothing is paid at the counter here"));
        };
        sqlx::query(
            "INSERT INTO test_document (payment, paise) SELECT payment, -?2 FROM test_document
             WHERE payment = ?1 AND paise > 0",
        )
        .bind(id)
        .bind(refund.amount)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    async fn note_state(
        &self,
        _: &mut Tx,
        _: i64,
        _: Option<&str>,
        _: Timestamp,
    ) -> Result<(), Failure> {
        Ok(())
    }

    async fn of_order(&self, _: &str, _: &Bill, _: Paise) -> Result<OrderDocuments, Failure> {
        Err(Failure::internal("there are no orders here"))
    }
}

/// A shop that says little about itself.
pub struct Doorstep;

#[async_trait]
impl Storefront for Doorstep {
    async fn sign(&self) -> Result<Sign, Failure> {
        Ok(Sign {
            business_name: "Example Tailoring".to_owned(),
            theme_colour: "#B5105B".to_owned(),
        })
    }
}

/// Nothing is paid at the counter here, but for order 7, which costs ₹2,000.
pub struct OneBill;

#[async_trait]
impl Bills for OneBill {
    fn kind(&self) -> &'static str {
        "advance"
    }

    async fn bill(&self, order: i64) -> Result<Option<Bill>, Failure> {
        Ok((order == 7).then(|| Bill {
            order,
            buyer: 1,
            number: "HM-7".to_owned(),
            item: "Bridal blouse".to_owned(),
            customer: "Asha".to_owned(),
            price_paise: Some(200_000),
        }))
    }

    async fn bills(&self) -> Result<Vec<Bill>, Failure> {
        Ok(Vec::new())
    }

    async fn orders_of(&self, _: &[i64]) -> Result<Vec<i64>, Failure> {
        Ok(Vec::new())
    }

    async fn called_off(&self) -> Result<Vec<i64>, Failure> {
        Ok(Vec::new())
    }

    fn part_terms(&self) -> &'static str {
        "part"
    }

    async fn paid_at_the_counter(
        &self,
        _: &mut Tx,
        _: i64,
        _: i64,
        _: Timestamp,
    ) -> Result<(), Failure> {
        Ok(())
    }
}

/// Keeps no keys: the shop has none.
pub struct NoKeys;

#[async_trait]
impl KeyStore for NoKeys {
    fn source(&self) -> KeySource {
        KeySource::Nobody
    }

    fn joined(&self, _: &TypedKeys, _: Timestamp) -> Result<Keys, Failure> {
        Err(Failure::internal("no keys here"))
    }

    async fn keep(&self, _: &TypedKeys, _: Timestamp) -> Result<(), Failure> {
        Err(Failure::internal("no keys here"))
    }
}
