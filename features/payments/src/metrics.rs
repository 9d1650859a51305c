//! Metrics of webhooks, payments and refunds.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use async_trait::async_trait;
use kernel::{Failure, Metric, MetricSource, Sample};

use crate::{Payments, webhook_alarm};

const RECEIVED: &Metric = &Metric::counter(
    "boutique_webhooks_received_total",
    "Webhooks from the payment provider with a valid signature.",
);
const BAD_SIGNATURE: &Metric = &Metric::counter(
    "boutique_webhooks_bad_signature_total",
    "Webhooks that were refused because of their signature.",
);
const AGE: &Metric = &Metric::gauge(
    "boutique_webhook_age_seconds",
    "Time since the last webhook was received; absent without any.",
);
const WAITING: &Metric = &Metric::gauge(
    "boutique_webhooks_waiting",
    "Webhooks that were received and not processed.",
);
const MISSING: &Metric = &Metric::gauge(
    "boutique_webhooks_missing",
    "1 while payments arrive without their webhooks.",
);
const OVERDUE: &Metric = &Metric::gauge(
    "boutique_payments_overdue",
    "Payment orders that the provider should have been asked about 10 minutes ago.",
);
const TO_SETTLE: &Metric = &Metric::gauge(
    "boutique_payments_to_settle",
    "Payments that the provider has and the shop could not record.",
);
const REFUNDS_DUE: &Metric = &Metric::gauge(
    "boutique_refunds_due",
    "Payments to refund, and refunds that are not complete.",
);

/// An overdue look-up is one that is so late, in seconds: reconciliation runs every 15.
const LATE_SECONDS: i64 = 600;

/// Webhooks since the start.
#[derive(Debug, Default)]
pub struct WebhookCounts {
    received: AtomicU64,
    bad_signature: AtomicU64,
}

impl WebhookCounts {
    pub fn add_received(&self) {
        self.received.fetch_add(1, Relaxed);
    }

    pub fn add_bad_signature(&self) {
        self.bad_signature.fetch_add(1, Relaxed);
    }
}

#[async_trait]
impl MetricSource for Payments {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[
            RECEIVED,
            BAD_SIGNATURE,
            AGE,
            WAITING,
            MISSING,
            OVERDUE,
            TO_SETTLE,
            REFUNDS_DUE,
        ]
    }

    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let now = self.now().0;
        let (provider, late) = (self.0.provider.name(), now - LATE_SECONDS);
        let row = sqlx::query!(
            r#"SELECT (SELECT max(received_at) FROM payments_webhook_event WHERE provider = ?1) AS "received_at: i64",
                      (SELECT count(*) FROM payments_webhook_event WHERE done_at IS NULL) AS "waiting!: i64",
                      (SELECT count(*) FROM payments_order WHERE check_due_at < ?2 AND provider = ?1) AS "overdue!: i64",
                      (SELECT count(*) FROM payments_order
                       WHERE check_due_at IS NOT NULL AND capture_seen_at IS NOT NULL
                         AND state NOT IN ('fulfilled', 'refunded')) AS "to_settle!: i64",
                      (SELECT count(*) FROM payments_payment WHERE state = 'refund_due')
                          + (SELECT count(*) FROM payments_refund WHERE due_at IS NOT NULL) AS "refunds_due!: i64""#,
            provider,
            late
        )
        .fetch_one(self.0.deps.db.read())
        .await?;
        let missing = webhook_alarm::missing_since(self).await?.is_some();
        let counts = &self.0.webhook_counts;
        let mut samples = vec![
            RECEIVED.of(counts.received.load(Relaxed)),
            BAD_SIGNATURE.of(counts.bad_signature.load(Relaxed)),
            WAITING.of(row.waiting),
            MISSING.of(missing),
            OVERDUE.of(row.overdue),
            TO_SETTLE.of(row.to_settle),
            REFUNDS_DUE.of(row.refunds_due),
        ];
        samples.extend(row.received_at.map(|at| AGE.of((now - at).max(0))));
        Ok(samples)
    }
}
