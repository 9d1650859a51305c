//! Recreates purchases that only the provider knows of because they were made after the restored backup, and records
//! their refunds again.

mod after_restore;

use kernel::{Failure, Timestamp, Tx};

use crate::{
    payment::SettlementSource,
    payments::Payments,
    provider::{NewProviderOrder, ProviderError, ProviderOrder},
    purchase::{self, Purchase},
    refund,
    settle::settle_all,
    store_mark,
};

pub use after_restore::AskAboutEverything;

/// Recreates what was paid since the backup, if one was restored and the provider answers.
pub async fn run(payments: &Payments) -> Result<(), Failure> {
    let since = sqlx::query_scalar!("SELECT since FROM payments_rebuild")
        .fetch_optional(payments.0.deps.db.read())
        .await?;
    let Some(since) = since else {
        return Ok(());
    };
    let (since, until) = (Timestamp(since), payments.now().plus_seconds(1));
    let orders = payments.0.provider.orders_between(since, until);
    let orders = match orders.await {
        Ok(orders) => orders,
        Err(provider_error) => {
            tracing::warn!(
                ?provider_error,
                "purchases made after the backup cannot be looked up yet"
            );
            return Ok(());
        }
    };
    for order in orders.iter().filter(|order| order.paid) {
        match from_order(payments, order).await {
            Ok(Some(id)) => tracing::info!(purchase = id, "recreated from the provider's records"),
            Ok(None) => {}
            Err(Lost::Provider(provider_error)) => {
                tracing::warn!(
                    ?provider_error,
                    "the provider stopped answering; going on later"
                );
                return Ok(());
            }
            Err(Lost::Shop(failure)) => return Err(failure),
        }
    }
    // Only now: the refunds of a recreated purchase need its payment.
    let refunds = match payments.0.provider.refunds_between(since, until).await {
        Ok(refunds) => refunds,
        Err(provider_error) => {
            tracing::warn!(
                ?provider_error,
                "refunds made after the backup cannot be looked up yet"
            );
            return Ok(());
        }
    };
    for news in &refunds {
        refund::follow(payments, news).await?;
    }
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!("DELETE FROM payments_rebuild")
        .execute(&mut *tx)
        .await?;
    Ok(tx.commit().await?)
}

/// Why a purchase could not be recreated yet.
pub enum Lost {
    Provider(ProviderError),
    Shop(Failure),
}

impl From<Failure> for Lost {
    fn from(failure: Failure) -> Self {
        Self::Shop(failure)
    }
}

/// The purchase of an order whose notes name this store but which has no purchase here; settled, if it is paid. `None`
/// if the order belongs to another store, or its buyer's id now belongs to another person.
pub async fn from_order(payments: &Payments, order: &ProviderOrder) -> Result<Option<i64>, Lost> {
    let db = payments.0.deps.db.read();
    let name = payments.0.provider.name();
    if purchase::of_provider_order(db, name, &order.id)
        .await?
        .is_some()
    {
        return Ok(None);
    }
    let Some(reported) = &order.reported else {
        return Ok(None);
    };
    let mark = store_mark::load(db).await?;
    if reported.receipt != store_mark::receipt(&mark, reported.purchase) {
        return Ok(None);
    }
    if !knows_buyer(payments, reported).await? {
        tracing::warn!(
            purchase = reported.purchase,
            "paid at the provider by a customer who is not known here"
        );
        return Ok(None);
    }
    let Some(terms) = terms(payments, reported).await else {
        return Ok(None);
    };
    let found = payments.ask(&order.id).await.map_err(Lost::Provider)?;
    let Some(id) = write(payments, order, reported, &terms).await? else {
        return Ok(None);
    };
    settle_all(payments, id, &found, SettlementSource::Reconcile).await?;
    Ok(Some(id))
}

/// Whether an order was created by this store, for a customer who is known here.
pub async fn is_ours(payments: &Payments, reported: &NewProviderOrder) -> Result<bool, Failure> {
    let mark = store_mark::load(payments.0.deps.db.read()).await?;
    let ours = reported.receipt == store_mark::receipt(&mark, reported.purchase);
    Ok(ours && knows_buyer(payments, reported).await?)
}

async fn knows_buyer(payments: &Payments, reported: &NewProviderOrder) -> Result<bool, Failure> {
    let contact = payments.0.people.contact(reported.buyer).await?;
    Ok(contact.is_some() && store_mark::of_buyer(contact.as_ref()) == reported.buyer_mark)
}

/// As they were promised, or as they are now where the provider had no room for them.
async fn terms(payments: &Payments, reported: &NewProviderOrder) -> Option<String> {
    if let Some(terms) = &reported.terms {
        return Some(terms.clone());
    }
    let payable = payments.payable(&reported.kind).ok()?.clone();
    let quote = payable.quote(reported.buyer, &reported.reference).await;
    quote.ok().map(|quote| quote.terms)
}

/// Inserts it as an abandoned purchase: it may still be paid, and blocks no open checkout.
async fn write(
    payments: &Payments,
    order: &ProviderOrder,
    reported: &NewProviderOrder,
    terms: &str,
) -> Result<Option<i64>, Failure> {
    let now = payments.now();
    let mut tx = payments.0.deps.db.write().await?;
    if let Some(there) = purchase::load(&mut *tx, reported.purchase).await? {
        if !is_same(&there, reported) {
            tracing::warn!(
                purchase = reported.purchase,
                "its number already belongs to another purchase"
            );
            return Ok(None);
        }
        // The store died between asking for the order and writing it down.
        purchase::await_payment(&mut tx, there.id, &order.id).await?;
    } else {
        insert(payments, &mut tx, order, reported, terms, now).await?;
    }
    tx.commit().await?;
    Ok(Some(reported.purchase))
}

fn is_same(there: &Purchase, reported: &NewProviderOrder) -> bool {
    there.provider_order_id.is_none()
        && (there.user_id, there.kind.as_str()) == (reported.buyer, reported.kind.as_str())
        && (there.reference.as_str(), there.amount_paise)
            == (reported.reference.as_str(), reported.amount.0)
}

async fn insert(
    payments: &Payments,
    tx: &mut Tx,
    order: &ProviderOrder,
    reported: &NewProviderOrder,
    terms: &str,
    now: Timestamp,
) -> Result<(), Failure> {
    let (provider, key_id) = (payments.0.provider.name(), payments.0.provider.key_id());
    sqlx::query!(
        "INSERT INTO payments_order (id, user_id, kind, reference, title, price_paise, percent, amount_paise, terms,
                                     coupon_id, provider, key_id, provider_order_id, state, created_at, opened_at,
                                     closed_at, check_due_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM payments_coupon WHERE code = ?), ?, ?, ?, 'abandoned',
                 ?, ?, ?, ?)",
        reported.purchase,
        reported.buyer,
        reported.kind,
        reported.reference,
        reported.title,
        reported.price.0,
        reported.percent,
        reported.amount.0,
        terms,
        reported.coupon,
        provider,
        key_id,
        order.id,
        order.created_at,
        order.created_at,
        now.0,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
