//! Who has used a coupon.

use kernel::{Failure, Owner, Paise, Timestamp, record::Stored};
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{Tag, coupon::Coupons};
use crate::Payments;

/// So many at a time.
const PAGE: usize = 50;

/// One customer's use of a coupon.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CouponUse {
    /// Number of the payment order.
    pub order_id: i64,
    /// Id of the customer.
    pub user_id: i64,
    /// Absent if the account is gone.
    pub customer: Option<String>,
    /// What was bought.
    pub title: String,
    /// What was left to pay, in paise.
    pub amount_paise: Paise,
    /// Absent while it is only set aside for a checkout.
    pub used_at: Option<Timestamp>,
    /// In test mode: counts for nothing, and is free again when test mode ends.
    pub test: bool,
}

/// Part of the uses.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct CouponUsePage {
    /// Newest first; at most fifty.
    pub items: Vec<CouponUse>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
}

pub struct CouponUseApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl CouponUseApi {
    /// View who has used a coupon.
    ///
    /// Newest first, fifty at a time; reservations too.
    #[oai(
        path = "/coupons/:id/uses",
        method = "get",
        operation_id = "admin_coupon_use_list"
    )]
    async fn uses(
        &self,
        _owner: Owner,
        /// Id of the coupon.
        id: Path<i64>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<CouponUsePage>, Failure> {
        Ok(Json(self.0.coupon_uses(id.0, before.0).await?))
    }
}

impl Payments {
    async fn coupon_uses(
        &self,
        coupon: i64,
        before: Option<i64>,
    ) -> Result<CouponUsePage, Failure> {
        Coupons(self.clone()).one(coupon).await?;
        let most = PAGE as i64 + 1;
        let mut rows = sqlx::query!(
            r#"SELECT u.id AS "id!", u.order_id, u.user_id, u.consumed_at, o.title, o.amount_paise,
                      o.test AS "test!: bool"
               FROM payments_coupon_use u JOIN payments_order o ON o.id = u.order_id
               WHERE u.coupon_id = ?1 AND (?2 IS NULL OR u.id < ?2)
               ORDER BY u.id DESC LIMIT ?3"#,
            coupon,
            before,
            most
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let mut items = Vec::with_capacity(rows.len());
        for row in rows {
            let contact = self.0.people.contact(row.user_id).await?;
            items.push(CouponUse {
                order_id: row.order_id,
                user_id: row.user_id,
                customer: contact.map(|contact| contact.name),
                title: row.title,
                amount_paise: Paise(row.amount_paise),
                used_at: row.consumed_at.map(Timestamp),
                test: row.test,
            });
        }
        Ok(CouponUsePage { items, next })
    }
}
