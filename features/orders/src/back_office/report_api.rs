//! Operations on the monthly order report, for the owner.

use kernel::{Failure, Month, Owner, csv::CsvFile};
use poem_openapi::{OpenApi, param::Query, payload::Json};

use super::{Tag, report::OrdersReport};
use crate::Orders;

pub struct ReportApi(pub Orders);

#[OpenApi(prefix_path = "/admin/orders", tag = "Tag::BackOffice")]
impl ReportApi {
    /// View the order report of a month.
    ///
    /// By day and by step, with advances. Days are Indian days.
    #[oai(
        path = "/report",
        method = "get",
        operation_id = "admin_order_report_view"
    )]
    async fn report(
        &self,
        _owner: Owner,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<Json<OrdersReport>, Failure> {
        Ok(Json(self.0.report(month.0).await?))
    }

    /// Download the order report of a month.
    ///
    /// CSV, one line per day, without personal data.
    #[oai(
        path = "/report.csv",
        method = "get",
        operation_id = "admin_order_report_download"
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
