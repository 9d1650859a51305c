//! Operations on what is printed of an order.

use kernel::{Counter, Failure, Staff};
use pdf::PdfFile;
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
};

use super::Tag;
use crate::{Orders, print::SlipFormat};

pub struct PrintApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl PrintApi {
    /// Download the customer's slip of an order as PDF.
    ///
    /// Number, pieces, days, prices, payments, balance and terms.
    #[oai(
        path = "/orders/:id/slip.pdf",
        method = "get",
        operation_id = "admin_order_slip_download"
    )]
    async fn slip(
        &self,
        _counter: Counter,
        id: Path<i64>,
        /// Size; A5 if absent.
        format: Query<Option<SlipFormat>>,
    ) -> Result<PdfFile, Failure> {
        let format = format.0.unwrap_or_default();
        self.0.customer_slip(id.0, format).await
    }

    /// Download the job cards of an order as PDF.
    ///
    /// For each piece, on A5. No prices or phone numbers. Makers get those of their pieces and alterations.
    #[oai(
        path = "/orders/:id/job-cards.pdf",
        method = "get",
        operation_id = "admin_job_card_download"
    )]
    async fn job_cards(
        &self,
        staff: Staff,
        id: Path<i64>,
        /// Only of the piece at this position.
        piece: Query<Option<i64>>,
    ) -> Result<PdfFile, Failure> {
        self.0.job_cards(id.0, piece.0, &staff.0).await
    }
}
