//! Coupons are switched on and off, deleted and brought back.

use kernel::{Failure, edit::DAYS_TO_RESTORE};
use poem_openapi::Object;
use serde_json::json;

use super::coupon::{CouponDetail, expect_version};
use crate::{Payments, codes};

/// On or off.
#[derive(Object, Debug)]
pub struct CouponSwitch {
    /// Whether it is on.
    active: bool,
    /// The version that was looked at.
    version: i64,
}

impl Payments {
    pub(super) async fn switch_coupon(
        &self,
        actor: i64,
        id: i64,
        switch: &CouponSwitch,
    ) -> Result<CouponDetail, Failure> {
        let mut tx = self.0.deps.db.write().await?;
        expect_version(&mut tx, id, switch.version).await?;
        sqlx::query!(
            "UPDATE payments_coupon SET active = ?, version = version + 1 WHERE id = ?",
            switch.active,
            id
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"active": switch.active});
        self.note_coupon(&mut tx, actor, "payments.coupon_updated", id, details)
            .await?;
        tx.commit().await?;
        self.coupon_detail(id).await
    }

    /// Checkouts that have begun with it can still be paid.
    pub(super) async fn delete_coupon(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let now = self.now().0;
        let mut tx = self.0.deps.db.write().await?;
        let deleted = sqlx::query!(
            "UPDATE payments_coupon SET deleted_at = ?, version = version + 1 WHERE id = ? AND deleted_at IS NULL",
            now,
            id
        )
        .execute(&mut *tx)
        .await?
        .rows_affected();
        if deleted == 0 {
            return Err(codes::COUPON_NOT_FOUND.into());
        }
        self.note_coupon(&mut tx, actor, "payments.coupon_deleted", id, json!({}))
            .await?;
        Ok(tx.commit().await?)
    }

    /// As it was, on or off.
    pub(super) async fn restore_coupon(
        &self,
        actor: i64,
        id: i64,
    ) -> Result<CouponDetail, Failure> {
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "UPDATE payments_coupon SET deleted_at = NULL, version = version + 1
             WHERE id = ? AND deleted_at IS NOT NULL",
            id
        )
        .execute(&mut *tx)
        .await?;
        self.note_coupon(&mut tx, actor, "payments.coupon_restored", id, json!({}))
            .await?;
        tx.commit().await?;
        self.coupon_detail(id).await
    }

    /// Deletes coupons for good that were never part of a purchase: the books name the coupons of purchases.
    pub(super) async fn sweep_coupons(&self) -> Result<(), Failure> {
        let before = self.now().plus_days(-DAYS_TO_RESTORE).0;
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!(
            "DELETE FROM payments_coupon WHERE deleted_at < ?
               AND id NOT IN (SELECT coupon_id FROM payments_order WHERE coupon_id IS NOT NULL)
               AND id NOT IN (SELECT coupon_id FROM payments_coupon_use)",
            before
        )
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }
}
