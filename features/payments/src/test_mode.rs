//! Payments with the provider's test keys: no money moves, they count nowhere, and what they granted ends as soon as the
//! shop opens without test keys.

use kernel::{
    Failure, Timestamp, Tx, audit,
    mail::{BackOfficePage, MailContent, MailShop},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{mails::queue_for_owners, payments::Payments, razorpay::Mode};

pub const ENDED: &str = "payments.tests_ended";

struct Test {
    id: i64,
    kind: String,
    granted: bool,
}

impl Payments {
    /// Whether payments are made with test keys.
    pub(crate) fn is_test_mode(&self) -> bool {
        self.0.provider.key_id().and_then(Mode::of) == Some(Mode::Test)
    }

    /// Ends what was bought in test mode, unless it continues, and notifies the owners. Call when the shop opens.
    ///
    /// # Errors
    /// When the database cannot be written; then nothing has ended.
    pub async fn end_tests(&self) -> Result<(), Failure> {
        if self.is_test_mode() {
            return Ok(());
        }
        let now = self.now();
        let mut tx = self.0.deps.db.write().await?;
        let tests = sqlx::query_as!(
            Test,
            r#"SELECT id, kind, state IN ('paid', 'fulfilled') AS "granted!: bool" FROM payments_order
               WHERE test AND test_ended_at IS NULL ORDER BY id"#
        )
        .fetch_all(&mut *tx)
        .await?;
        if tests.is_empty() {
            return Ok(());
        }
        for test in &tests {
            if test.granted
                && let Some(payable) = self.0.payables.get(test.kind.as_str())
            {
                payable.end_test(&mut tx, test.id, now).await?;
            }
            close(&mut tx, test.id, now).await?;
        }
        let granted = tests.iter().filter(|test| test.granted).count();
        let entry = audit::Entry {
            actor: None,
            action: "payments.tests_ended",
            subject: "settings:payments",
            details: json!({"purchases": tests.len(), "granted": granted}),
        };
        audit::record(&mut tx, now, entry).await?;
        if granted > 0 {
            self.notify_owners(&mut tx, granted, now).await?;
        }
        Ok(tx.commit().await?)
    }

    /// How many payment orders of test mode still grant something.
    pub(crate) async fn standing_tests(&self) -> Result<i64, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM payments_order
               WHERE test AND test_ended_at IS NULL AND state IN ('paid', 'fulfilled')"#
        )
        .fetch_one(self.0.deps.db.read())
        .await?)
    }

    async fn notify_owners(
        &self,
        tx: &mut Tx,
        granted: usize,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let data = json!({
            "count": granted,
            "live": self.0.provider.key_id().and_then(Mode::of) == Some(Mode::Live),
        });
        queue_for_owners(self, tx, ENDED, &data, now).await
    }
}

/// Closes a test purchase: it is no longer looked up, its coupon is free, and its refunds are over.
async fn close(tx: &mut Tx, purchase: i64, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE payments_order SET test_ended_at = ?1, check_due_at = NULL, confirming_since = NULL,
                capture_seen_at = NULL, closed_at = coalesce(closed_at, ?1),
                state = CASE WHEN state IN ('created', 'awaiting_payment') THEN 'abandoned' ELSE state END
         WHERE id = ?2",
        now.0,
        purchase
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "DELETE FROM payments_coupon_use WHERE order_id = ?",
        purchase
    )
    .execute(&mut **tx)
    .await?;
    sqlx::query!(
        "UPDATE payments_refund SET state = 'failed', failure = 'Test mode has ended.', done_at = ?1, due_at = NULL
         WHERE state IN ('requested', 'pending')
           AND payment_id IN (SELECT id FROM payments_payment WHERE order_id = ?2)",
        now.0,
        purchase
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

#[derive(Deserialize)]
struct Facts {
    name: String,
    count: i64,
    live: bool,
}

pub fn ended(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let now = if facts.live {
        "now takes real payments"
    } else {
        "no longer takes test payments"
    };
    let what = match facts.count {
        1 => "1 test purchase has ended".to_owned(),
        count => format!("{count} test purchases have ended"),
    };
    Ok(MailContent {
        subject: format!("Test mode is over: {what}"),
        heading: "Test mode is over".to_owned(),
        paragraphs: vec![format!(
            "Hello {}, {} {now}, so {what}. Courses bought in test mode are closed for their buyers, and advances paid \
             in test mode are to be paid again. No money had moved, and nothing of it is in your figures, receipt \
             numbers or exports.",
            facts.name, shop.business_name
        )],
        button: shop.button("See payments", BackOfficePage::Payments),
        ..MailContent::default()
    })
}
