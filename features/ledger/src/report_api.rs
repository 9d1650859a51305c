//! Operations on the money of a month, for the owner.

use kernel::{Failure, Month, Owner, csv::CsvFile};
use poem_openapi::{OpenApi, param::Query, payload::Json};

use crate::{Ledger, Tag, report::PaymentsReport};

pub struct ReportApi(pub Ledger);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl ReportApi {
    /// View the money of a month.
    ///
    /// By day, with sales, coupons and balances.
    #[oai(
        path = "/report",
        method = "get",
        operation_id = "admin_payment_report_view"
    )]
    async fn report(
        &self,
        _owner: Owner,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<Json<PaymentsReport>, Failure> {
        Ok(Json(self.0.report(month.0).await?))
    }

    /// Download the money of a month.
    ///
    /// A line for each day in rupees, as CSV. It names no customers.
    #[oai(
        path = "/report.csv",
        method = "get",
        operation_id = "admin_payment_report_download"
    )]
    async fn report_csv(
        &self,
        _owner: Owner,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<CsvFile, Failure> {
        Ok(self.0.report(month.0).await?.csv())
    }
}
