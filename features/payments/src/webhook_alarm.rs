//! The alarm that payments come without their webhooks: each is found by asking only, late, and what else the provider
//! reports (refunds, disputes) comes late as well.

use kernel::{
    Failure, Timestamp, audit,
    mail::{BackOfficePage, MailContent, MailShop, row, spoken},
};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::{mails::queue_for_owners, payments::Payments};

pub const WEBHOOKS_MISSING: &str = "payments.webhooks_missing";

/// A webhook is at most this late, as far as the alarm cares.
const PATIENCE_SECONDS: i64 = 900;
/// So many of the newest payments have to be without one: a single message may get lost.
const PAYMENTS: usize = 2;

/// Since when payments come without webhooks. Purchases that were given up in between, or made again after a restore, say
/// nothing about it, and the sandbox has no setting to repair.
pub async fn missing_since(payments: &Payments) -> Result<Option<Timestamp>, Failure> {
    if payments.is_sandbox() {
        return Ok(None);
    }
    let (pool, provider) = (payments.0.deps.db.read(), payments.0.provider.name());
    let until = payments.now().0 - PATIENCE_SECONDS;
    let most = PAYMENTS as i64;
    let newest = sqlx::query!(
        r#"SELECT p.recorded_at AS "at!: i64", EXISTS (
                      SELECT 1 FROM payments_webhook_event e
                      WHERE e.provider = o.provider AND e.provider_order_id = o.provider_order_id) AS "heard!: bool"
           FROM payments_payment p JOIN payments_order o ON o.id = p.order_id
           WHERE p.provider = ?1 AND p.recorded_at <= ?2 AND o.closed_at IS NULL
           ORDER BY p.recorded_at DESC, p.id DESC LIMIT ?3"#,
        provider,
        until,
        most
    )
    .fetch_all(pool)
    .await?;
    let Some(oldest) = newest
        .last()
        .filter(|_| !newest.iter().any(|one| one.heard))
    else {
        return Ok(None);
    };
    if newest.len() < PAYMENTS {
        let any = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM payments_webhook_event WHERE provider = ?) AS "any!: bool""#,
            provider
        )
        .fetch_one(pool)
        .await?;
        if any {
            return Ok(None);
        }
    }
    Ok(Some(Timestamp(oldest.at)))
}

/// Writes to the owners once when webhooks stop coming, and once more when they stop after they came again.
pub async fn watch(payments: &Payments) -> Result<(), Failure> {
    let missing = missing_since(payments).await?;
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    let Some(since) = missing else {
        sqlx::query!("DELETE FROM payments_webhook_alarm")
            .execute(&mut *tx)
            .await?;
        return Ok(tx.commit().await?);
    };
    let first = sqlx::query!(
        "INSERT INTO payments_webhook_alarm (only, since) VALUES (1, ?) ON CONFLICT DO NOTHING",
        since.0
    )
    .execute(&mut *tx)
    .await?
    .rows_affected();
    if first == 0 {
        return Ok(());
    }
    let data = json!({"since": since.day().to_string()});
    queue_for_owners(payments, &mut tx, WEBHOOKS_MISSING, &data, now).await?;
    let entry = audit::Entry {
        actor: None,
        action: "payments.webhooks_missing",
        subject: "webhook",
        details: json!({"since": since.to_rfc3339()}),
    };
    audit::record(&mut tx, now, entry).await?;
    Ok(tx.commit().await?)
}

#[derive(Deserialize)]
struct Facts {
    name: String,
    since: String,
}

pub fn content(data: &Value, _: Option<&str>, shop: &MailShop) -> Result<MailContent, Failure> {
    let facts = Facts::deserialize(data).map_err(Failure::internal)?;
    let since = spoken(&facts.since);
    Ok(MailContent {
        subject: "Webhooks from your payment provider are not arriving".to_owned(),
        heading: "Payments are only found by asking".to_owned(),
        paragraphs: vec![
            format!(
                "Hello {}, since {since} payments reached {} without a webhook. No payment is lost: the shop asks the \
                 provider itself. But customers may wait longer, and refunds and disputes at the provider are seen late.",
                facts.name, shop.business_name
            ),
            "Please check in the provider's dashboard that the webhook is active, and that its address and secret are \
             those on the Payments page of your settings."
                .to_owned(),
        ],
        facts: vec![row("Since", &since)],
        button: shop.button("Check the webhook", BackOfficePage::PaymentKeys),
        ..MailContent::default()
    })
}
