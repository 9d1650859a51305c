//! The export for the accountant, for the owner.

use kernel::{Day, Failure, Owner};
use poem_openapi::{OpenApi, param::Query};

use super::zip_file::ZipFile;
use crate::{Ledger, Tag, expenses::expense_table, figures::DateRange};

pub struct AccountantApi(pub Ledger);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl AccountantApi {
    /// Download everything for the accountant.
    ///
    /// A ZIP of CSV tables in rupees: documents, GST by code and rate, payments, refunds, expenses and open balances.
    /// Without test mode.
    #[oai(
        path = "/accountant.zip",
        method = "get",
        operation_id = "admin_accountant_download"
    )]
    async fn download(
        &self,
        owner: Owner,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
    ) -> Result<ZipFile, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        let ledger = &self.0;
        ledger.exports(&owner, "accountant", Some(range)).await?;
        let documents = ledger.register.register(range.from, range.end()).await?;
        let transactions = ledger.transaction_tables(range).await?;
        let expenses = ledger.expenses(range).await?;
        ZipFile::pack(
            &format!("accountant-{}-to-{}.zip", range.from, range.to),
            vec![
                ("summary.csv", ledger.summary_table(range).await?),
                ("sales-documents.csv", documents.sales),
                ("credit-notes.csv", documents.credit_notes),
                ("gst-summary.csv", documents.summary),
                ("online-payments.csv", transactions.payments),
                ("refunds.csv", transactions.refunds),
                ("counter-payments.csv", transactions.counter),
                ("expenses.csv", expense_table(&expenses)),
                ("balances.csv", ledger.balances_report().await?.table()),
            ],
        )
    }
}
