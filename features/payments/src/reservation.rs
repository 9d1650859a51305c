//! A coupon is reserved when the checkout begins, used up by the capture, and free again if the purchase is not paid.

use kernel::{Failure, Timestamp, Tx};

use crate::{
    codes,
    coupon::{Coupon, Item},
    purchase::Purchase,
};

/// How long a coupon is set aside.
pub const RESERVED_SECONDS: i64 = 1_800;
/// Set aside for so much longer each time the provider shows a payment under way.
const PROLONGED_SECONDS: i64 = 600;

/// The state of a coupon for one customer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Free,
    /// Set aside for this customer and this very item, by this use.
    Own(i64),
}

/// Whether this customer may use it for this item now.
pub async fn standing(
    connection: &mut sqlx::SqliteConnection,
    coupon: &Coupon,
    user: i64,
    item: Item<'_>,
) -> Result<Standing, Failure> {
    let own = sqlx::query!(
        r#"SELECT u.id, u.state, o.kind, o.reference FROM payments_coupon_use u
           JOIN payments_order o ON o.id = u.order_id WHERE u.coupon_id = ? AND u.user_id = ?"#,
        coupon.id,
        user
    )
    .fetch_optional(&mut *connection)
    .await?;
    if let Some(own) = own {
        if own.state == "consumed" {
            return Err(codes::COUPON_USED.into());
        }
        // Both purchases of one item cannot be granted, so the coupon may move between them; those of two items can.
        if own.kind == item.kind && own.reference == item.reference {
            return Ok(Standing::Own(own.id));
        }
        return Err(codes::COUPON_HELD.into());
    }
    if let Some(most) = coupon.most_uses {
        let uses = sqlx::query_scalar!(
            "SELECT count(*) FROM payments_coupon_use WHERE coupon_id = ?",
            coupon.id
        )
        .fetch_one(&mut *connection)
        .await?;
        if uses >= most {
            return Err(codes::COUPON_INVALID.into());
        }
    }
    Ok(Standing::Free)
}

/// Sets the coupon aside for a purchase, or for longer if it is already.
pub async fn reserve(
    tx: &mut Tx,
    coupon: &Coupon,
    user: i64,
    item: Item<'_>,
    purchase: i64,
    now: Timestamp,
) -> Result<(), Failure> {
    let until = now.0 + RESERVED_SECONDS;
    match standing(tx, coupon, user, item).await? {
        Standing::Own(id) => {
            sqlx::query!(
                "UPDATE payments_coupon_use SET order_id = ?, reserved_until = ? WHERE id = ?",
                purchase,
                until,
                id
            )
            .execute(&mut **tx)
            .await?;
        }
        Standing::Free => {
            sqlx::query!(
                "INSERT INTO payments_coupon_use (coupon_id, user_id, order_id, state, reserved_until)
                 VALUES (?, ?, ?, 'reserved', ?)",
                coupon.id,
                user,
                purchase,
                until
            )
            .execute(&mut **tx)
            .await?;
        }
    }
    sqlx::query!(
        "UPDATE payments_order SET coupon_released_at = NULL WHERE id = ?",
        purchase
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Uses it up. Never fails for a limit: a late capture settles at the price it was promised.
pub async fn consume(
    tx: &mut Tx,
    coupon: i64,
    user: i64,
    purchase: i64,
    now: Timestamp,
) -> Result<(), Failure> {
    sqlx::query!(
        "INSERT INTO payments_coupon_use (coupon_id, user_id, order_id, state, reserved_until, consumed_at)
         VALUES (?1, ?2, ?3, 'consumed', ?4, ?4)
         ON CONFLICT (coupon_id, user_id) DO UPDATE SET order_id = ?3, state = 'consumed', consumed_at = ?4
         WHERE state = 'reserved'",
        coupon,
        user,
        purchase,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Until when a purchase has its coupon set aside.
pub async fn reserved_until(tx: &mut Tx, purchase: i64) -> Result<Option<Timestamp>, Failure> {
    let until = sqlx::query_scalar!(
        "SELECT reserved_until FROM payments_coupon_use WHERE order_id = ? AND state = 'reserved'",
        purchase
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(until.map(Timestamp))
}

/// Keeps it reserved: the provider may still capture.
pub async fn prolong(tx: &mut Tx, purchase: i64, now: Timestamp) -> Result<(), Failure> {
    let until = now.0 + PROLONGED_SECONDS;
    sqlx::query!(
        "UPDATE payments_coupon_use SET reserved_until = max(reserved_until, ?)
         WHERE order_id = ? AND state = 'reserved'",
        until,
        purchase
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Gives back what this purchase set aside, for itself and for those of the same item it came from.
pub async fn release(tx: &mut Tx, purchase: i64, now: Timestamp) -> Result<(), Failure> {
    let released = sqlx::query!(
        "DELETE FROM payments_coupon_use WHERE order_id = ? AND state = 'reserved'",
        purchase
    )
    .execute(&mut **tx)
    .await?
    .rows_affected();
    if released > 0 {
        sqlx::query!(
            "UPDATE payments_order SET coupon_released_at = ?1
             WHERE state <> 'fulfilled' AND (user_id, kind, reference, coupon_id) =
               (SELECT user_id, kind, reference, coupon_id FROM payments_order WHERE id = ?2)",
            now.0,
            purchase
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// The customer has the item now: releases what their other purchases of it reserved.
pub async fn release_others(tx: &mut Tx, bought: &Purchase, now: Timestamp) -> Result<(), Failure> {
    let others = sqlx::query_scalar!(
        "SELECT u.order_id FROM payments_coupon_use u JOIN payments_order o ON o.id = u.order_id
         WHERE u.state = 'reserved' AND o.user_id = ? AND o.kind = ? AND o.reference = ? AND o.id <> ?",
        bought.user_id,
        bought.kind,
        bought.reference,
        bought.id
    )
    .fetch_all(&mut **tx)
    .await?;
    for other in others {
        release(tx, other, now).await?;
    }
    Ok(())
}
