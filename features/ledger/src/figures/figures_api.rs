//! Operations on figures, for the owner.

use kernel::{
    Day, Failure, Owner,
    audit::{self, Entry},
    csv::CsvFile,
};
use poem_openapi::{OpenApi, param::Query, payload::Json};
use serde_json::json;

use super::{
    Comparison, DateRange, balances::BalancesReport, sales::SalesReport, work::WorkReport,
};
use crate::{Ledger, Tag};

pub struct FiguresApi(pub Ledger);

#[OpenApi(prefix_path = "/admin/payments/figures", tag = "Tag::BackOffice")]
impl FiguresApi {
    /// View the sales of a range of days.
    ///
    /// Ordered: agreed prices by the day of approval. Received: payments by their day.
    #[oai(
        path = "/sales",
        method = "get",
        operation_id = "admin_sales_report_view"
    )]
    async fn sales(
        &self,
        _owner: Owner,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
        /// What it is compared with; nothing without it.
        compare: Query<Option<Comparison>>,
    ) -> Result<Json<SalesReport>, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        let report = self.0.sales_report(range, compare.0).await?;
        Ok(Json(report.shortened()))
    }

    /// Download the sales of a range of days.
    ///
    /// Every line in rupees, as CSV. It names customers.
    #[oai(
        path = "/sales.csv",
        method = "get",
        operation_id = "admin_sales_report_download"
    )]
    async fn sales_csv(
        &self,
        owner: Owner,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
        /// What it is compared with; nothing without it.
        compare: Query<Option<Comparison>>,
    ) -> Result<CsvFile, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        self.0.exports(&owner, "sales", Some(range)).await?;
        Ok(self.0.sales_report(range, compare.0).await?.csv())
    }

    /// View what is left to pay.
    ///
    /// By age, as of now, with advances of undelivered orders.
    #[oai(
        path = "/balances",
        method = "get",
        operation_id = "admin_balances_report_view"
    )]
    async fn balances(&self, _owner: Owner) -> Result<Json<BalancesReport>, Failure> {
        Ok(Json(self.0.balances_report().await?.shortened()))
    }

    /// Download what is left to pay.
    ///
    /// Every order in rupees, as CSV. It names customers.
    #[oai(
        path = "/balances.csv",
        method = "get",
        operation_id = "admin_balances_report_download"
    )]
    async fn balances_csv(&self, owner: Owner) -> Result<CsvFile, Failure> {
        self.0.exports(&owner, "balances", None).await?;
        let report = self.0.balances_report().await?;
        Ok(report.csv(self.0.now().day()))
    }

    /// View due and late pieces, and how long orders take.
    ///
    /// Pieces as of now; orders that became ready in a range of days.
    #[oai(
        path = "/work",
        method = "get",
        operation_id = "admin_work_report_view"
    )]
    async fn work(
        &self,
        _owner: Owner,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
    ) -> Result<Json<WorkReport>, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        Ok(Json(self.0.work_report(range).await?.shortened()))
    }

    /// Download due and late pieces, and how long orders take.
    ///
    /// As CSV. It names customers.
    #[oai(
        path = "/work.csv",
        method = "get",
        operation_id = "admin_work_report_download"
    )]
    async fn work_csv(
        &self,
        owner: Owner,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
    ) -> Result<CsvFile, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        self.0.exports(&owner, "work", Some(range)).await?;
        Ok(self.0.work_report(range).await?.csv(range))
    }
}

impl Ledger {
    /// Checks that the owner gave the password lately, and records an export with customers in it.
    pub(crate) async fn exports(
        &self,
        owner: &Owner,
        what: &'static str,
        range: Option<DateRange>,
    ) -> Result<(), Failure> {
        let now = self.now();
        owner.0.confirmed_lately(now)?;
        let mut details = json!({"what": what});
        if let Some(range) = range {
            details["from"] = range.from.to_string().into();
            details["to"] = range.to.to_string().into();
        }
        let entry = Entry {
            actor: Some(owner.0.id),
            action: "payments.figures_exported",
            subject: "payments",
            details,
        };
        audit::record_alone(&self.deps.db, now, entry).await
    }
}
