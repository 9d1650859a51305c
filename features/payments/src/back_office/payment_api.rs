//! Operations on payments and refunds, for the owner.

use kernel::{Checked, Failure, Owner, idempotency::IdempotencyKey};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use super::{Tag, payment_detail::PaymentDetail, retention::RetainPayment};
use crate::{Payments, refund::RefundForm};

pub struct PaymentApi(pub Payments);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl PaymentApi {
    /// View a payment.
    ///
    /// What it paid, what went back, and what happened when.
    #[oai(
        path = "/received/:id",
        method = "get",
        operation_id = "admin_payment_view"
    )]
    async fn view(
        &self,
        _owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        Ok(Json(self.0.payment_detail(id.0).await?))
    }

    /// Refund a payment.
    ///
    /// All of a payment or a part, at least ₹1. It cannot be cancelled. What was bought ends with the last of the
    /// money.
    #[oai(
        path = "/received/:id/refunds",
        method = "post",
        operation_id = "admin_refund_create"
    )]
    async fn refund(
        &self,
        owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
        /// Unique to one request, which has one effect however often it is sent.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        form: Checked<RefundForm>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let actor = owner.0.id;
        self.0
            .request_refund(actor, id.0, &form, key.0.as_deref())
            .await?;
        Ok(Json(self.0.payment_detail(id.0).await?))
    }

    /// Try a failed refund again.
    ///
    /// The same amount for the same reason.
    #[oai(
        path = "/refunds/:id/retry",
        method = "post",
        operation_id = "admin_refund_retry"
    )]
    async fn retry(
        &self,
        owner: Owner,
        /// Id of the refund.
        id: Path<i64>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let payment = self.0.retry_refund(owner.0.id, id.0).await?;
        Ok(Json(self.0.payment_detail(payment).await?))
    }

    /// Retain a payment.
    ///
    /// A payment that waited for a decision is not refunded. No money moves.
    #[oai(
        path = "/received/:id/retention",
        method = "put",
        operation_id = "admin_payment_retain"
    )]
    async fn retain(
        &self,
        owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
        input: Checked<RetainPayment>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        self.0.retain_payment(owner.0.id, id.0, &input).await?;
        Ok(Json(self.0.payment_detail(id.0).await?))
    }

    /// Undo that decision.
    ///
    /// The owner has to decide about the payment again, if that was so before.
    #[oai(
        path = "/received/:id/retention",
        method = "delete",
        operation_id = "admin_payment_release"
    )]
    async fn release(
        &self,
        owner: Owner,
        /// Id of the payment.
        id: Path<i64>,
    ) -> Result<Json<PaymentDetail>, Failure> {
        self.0.release_payment(owner.0.id, id.0).await?;
        Ok(Json(self.0.payment_detail(id.0).await?))
    }
}
