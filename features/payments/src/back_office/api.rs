//! Operations on coupons, for the owner.

use kernel::{Checked, Failure, Owner};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    coupon::{CouponDetail, CouponForm},
    coupon_store::CouponSwitch,
    coupon_use::CouponUsePage,
};
use crate::Payments;

#[derive(ApiResponse)]
enum CouponCreated {
    /// It is there.
    #[oai(status = 201)]
    Created(Json<CouponDetail>),
}

#[derive(ApiResponse)]
enum CouponDeleted {
    /// It is in the bin.
    #[oai(status = 204)]
    Deleted,
}

pub struct CouponApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl CouponApi {
    /// List coupons.
    ///
    /// Newest first, each with how many customers have used it.
    #[oai(path = "/coupons", method = "get", operation_id = "admin_coupon_list")]
    async fn list(
        &self,
        _owner: Owner,
        /// Part of a code.
        #[oai(validator(max_length = 40))]
        q: Query<Option<String>>,
        /// The bin instead.
        #[oai(default)]
        deleted: Query<bool>,
    ) -> Result<Json<Vec<CouponDetail>>, Failure> {
        Ok(Json(
            self.0.coupon_details(deleted.0, q.0.as_deref()).await?,
        ))
    }

    /// View a coupon.
    ///
    /// Also one in the bin.
    #[oai(
        path = "/coupons/:id",
        method = "get",
        operation_id = "admin_coupon_view"
    )]
    async fn view(
        &self,
        _owner: Owner,
        /// Id of the coupon.
        id: Path<i64>,
    ) -> Result<Json<CouponDetail>, Failure> {
        Ok(Json(self.0.coupon_detail(id.0).await?))
    }

    /// See who has used a coupon.
    ///
    /// Newest first, fifty at a time; includes the customers for whom it is reserved.
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

    /// Make a coupon.
    ///
    /// A code belongs to one coupon for ever, even to one that is deleted.
    #[oai(
        path = "/coupons",
        method = "post",
        operation_id = "admin_coupon_create"
    )]
    async fn create(
        &self,
        owner: Owner,
        form: Checked<CouponForm>,
    ) -> Result<CouponCreated, Failure> {
        let coupon = self.0.create_coupon(owner.0.id, &form).await?;
        Ok(CouponCreated::Created(Json(coupon)))
    }

    /// Change a coupon.
    ///
    /// Checkouts that have begun keep their price. Refused if another request has changed it since.
    #[oai(
        path = "/coupons/:id",
        method = "put",
        operation_id = "admin_coupon_update"
    )]
    async fn update(
        &self,
        owner: Owner,
        /// Id of the coupon.
        id: Path<i64>,
        form: Checked<CouponForm>,
    ) -> Result<Json<CouponDetail>, Failure> {
        Ok(Json(self.0.update_coupon(owner.0.id, id.0, &form).await?))
    }

    /// Switch a coupon on or off.
    ///
    /// Checkouts that have begun keep their price.
    #[oai(
        path = "/coupons/:id/active",
        method = "put",
        operation_id = "admin_coupon_switch"
    )]
    async fn switch(
        &self,
        owner: Owner,
        /// Id of the coupon.
        id: Path<i64>,
        switch: Checked<CouponSwitch>,
    ) -> Result<Json<CouponDetail>, Failure> {
        Ok(Json(self.0.switch_coupon(owner.0.id, id.0, &switch).await?))
    }

    /// Delete a coupon.
    ///
    /// No purchase can begin with it any more. It can be restored for 30 days, and without limit if it was used.
    #[oai(
        path = "/coupons/:id",
        method = "delete",
        operation_id = "admin_coupon_delete"
    )]
    async fn delete(
        &self,
        owner: Owner,
        /// Id of the coupon.
        id: Path<i64>,
    ) -> Result<CouponDeleted, Failure> {
        self.0.delete_coupon(owner.0.id, id.0).await?;
        Ok(CouponDeleted::Deleted)
    }

    /// Bring a coupon back.
    ///
    /// As it was, on or off.
    #[oai(
        path = "/coupons/:id/restore",
        method = "post",
        operation_id = "admin_coupon_restore"
    )]
    async fn restore(
        &self,
        owner: Owner,
        /// Id of the coupon.
        id: Path<i64>,
    ) -> Result<Json<CouponDetail>, Failure> {
        Ok(Json(self.0.restore_coupon(owner.0.id, id.0).await?))
    }
}
