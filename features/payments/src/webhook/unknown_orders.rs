//! Events about orders that are not known here: bought after the backup that was restored, or in another shop that uses
//! the same account. Only the provider can tell, so they are looked up apart from everything else, several at once: they
//! never delay the shop's own events.

use std::collections::BTreeMap;

use kernel::Failure;
use tokio::task::JoinSet;

use super::effect::done;
use crate::{
    payments::{Payments, in_time},
    rebuild::{self, Lost},
};

/// Effect of an event that waits to be looked up.
pub const TO_LOOK_UP: &str = "to look up";

/// How many orders are looked up at once.
const AT_ONCE: usize = 4;
/// How many events one run takes; the next run takes the next ones.
const MOST_EVENTS: i64 = 200;

/// Sets an event aside for `look_up`.
pub async fn set_aside(payments: &Payments, id: i64) -> Result<(), Failure> {
    let mut tx = payments.0.deps.db.write().await?;
    sqlx::query!(
        "UPDATE payments_webhook_event SET effect = ? WHERE id = ?",
        TO_LOOK_UP,
        id
    )
    .execute(&mut *tx)
    .await?;
    tx.after_commit(payments.0.unknown_orders.clone());
    Ok(tx.commit().await?)
}

/// Asks the provider about the orders of the events that were set aside, each order once.
///
/// # Errors
/// Events that could not be recorded; they are looked up again.
pub async fn look_up(payments: &Payments) -> Result<(), Failure> {
    let waiting = sqlx::query!(
        r#"SELECT id AS "id!", provider_order_id AS "order_id!" FROM payments_webhook_event
           WHERE done_at IS NULL AND effect = ? AND provider_order_id IS NOT NULL ORDER BY id LIMIT ?"#,
        TO_LOOK_UP,
        MOST_EVENTS
    )
    .fetch_all(payments.0.deps.db.read())
    .await?;
    let mut events: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    for event in waiting {
        events.entry(event.order_id).or_default().push(event.id);
    }
    let mut waiting = events.into_iter();
    let mut asked = JoinSet::new();
    let mut failed = None;
    loop {
        while asked.len() < AT_ONCE
            && let Some((order, ids)) = waiting.next()
        {
            let payments = payments.clone();
            asked.spawn(async move { (ids, effect(&payments, &order).await) });
        }
        let Some(answer) = asked.join_next().await else {
            break;
        };
        let (ids, effect) = answer.map_err(Failure::internal)?;
        match effect {
            Ok(effect) => {
                for id in ids {
                    done(payments, id, effect).await?;
                }
            }
            Err(failure) => failed = Some(failure),
        }
    }
    failed.map_or(Ok(()), Err)
}

async fn effect(payments: &Payments, order: &str) -> Result<&'static str, Failure> {
    let Ok(order) = in_time(payments.0.provider.order(order)).await else {
        // The owner finds it under "paid at the provider, not here".
        return Ok("unknown order");
    };
    match rebuild::from_order(payments, &order).await {
        Ok(Some(_)) => Ok("recreated"),
        Ok(None) | Err(Lost::Provider(_)) => Ok("unknown order"),
        Err(Lost::Shop(failure)) => Err(failure),
    }
}
