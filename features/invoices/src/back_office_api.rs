//! Operations on receipts and on what they say of tax, for the owner.

use kernel::{
    Checked, Failure, Month, Owner,
    audit::{self, Entry},
    csv::CsvFile,
    tax_documents::ReceiptLine,
};
use pdf::PdfFile;
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};
use serde_json::json;

use crate::{
    Invoices, Tag,
    stored::{StoredTaxDocument, Wanted},
    tax_document::TaxDocument,
    tax_settings::{TaxDraft, TaxSettings},
};

/// So many at a time.
const PAGE: i64 = 50;

/// A document and its buyer.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
struct IssuedReceipt {
    /// The document.
    receipt: ReceiptLine,
    /// The buyer's name as printed.
    buyer: String,
    /// The buyer's account; absent if there was none.
    user_id: Option<i64>,
}

/// Documents, newest first.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
struct ReceiptPage {
    /// At most fifty.
    items: Vec<IssuedReceipt>,
    /// For the next page: send it as `before`. Absent on the last one.
    next: Option<i64>,
}

pub struct ReceiptApi(pub Invoices);

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl ReceiptApi {
    /// List receipts.
    ///
    /// Newest first, fifty at a time.
    #[oai(
        path = "/receipts",
        method = "get",
        operation_id = "admin_receipt_list"
    )]
    async fn list(
        &self,
        _owner: Owner,
        /// Only of this month, `yyyy-mm`.
        month: Query<Option<Month>>,
        /// Part of a number, of a buyer's name, or of what was bought.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// Only older ones: `next` of the page before.
        before: Query<Option<i64>>,
    ) -> Result<Json<ReceiptPage>, Failure> {
        let wanted = Wanted {
            from: month.0.map(Month::first_day),
            until: month.0.map(Month::end),
            query: q.0.as_deref(),
            before: before.0,
            most: Some(PAGE + 1),
            ..Wanted::default()
        };
        let mut stored = self.0.receipts(wanted).await?;
        let more = stored.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            stored.pop();
        }
        Ok(Json(ReceiptPage {
            next: stored.last().filter(|_| more).map(|last| last.id),
            items: stored.iter().map(issued).collect(),
        }))
    }

    /// Download a receipt.
    ///
    /// As its buyer gets it.
    #[oai(
        path = "/receipts/:file",
        method = "get",
        operation_id = "admin_receipt_download"
    )]
    async fn download(
        &self,
        _owner: Owner,
        /// Its id and `.pdf`: `12.pdf`.
        #[oai(validator(max_length = 30))]
        file: Path<String>,
    ) -> Result<PdfFile, Failure> {
        self.0.receipt_file(&file.0, None).await
    }

    /// Download the receipts of some months for an accountant.
    ///
    /// A line for each, in rupees, as CSV. It names customers.
    #[oai(
        path = "/receipts.csv",
        method = "get",
        operation_id = "admin_receipt_report_download"
    )]
    async fn report(
        &self,
        owner: Owner,
        /// The first month, `yyyy-mm`.
        from: Query<Month>,
        /// The last month, `yyyy-mm`; the first one without it.
        to: Query<Option<Month>>,
    ) -> Result<CsvFile, Failure> {
        owner.0.confirmed_lately(self.0.now())?;
        let (from, until) = (from.0, to.0.unwrap_or(from.0));
        let file = self.0.accounts(from, until).await?;
        let entry = Entry {
            actor: Some(owner.0.id),
            action: "payments.receipts_exported",
            subject: "payments",
            details: json!({"from": from.to_string(), "to": until.to_string()}),
        };
        audit::record_alone(&self.0.deps.db, self.0.now(), entry).await?;
        Ok(file)
    }

    /// View what receipts say of tax.
    ///
    /// And the version that a change names.
    #[oai(path = "/tax", method = "get", operation_id = "admin_tax_view")]
    async fn tax(&self, _owner: Owner) -> Result<Json<TaxSettings>, Failure> {
        Ok(Json(self.0.tax_settings().await?))
    }

    /// Update what receipts say of tax.
    ///
    /// All of it at once. What was issued stays as it is.
    #[oai(path = "/tax", method = "put", operation_id = "admin_tax_update")]
    async fn update_tax(
        &self,
        owner: Owner,
        draft: Checked<TaxDraft>,
    ) -> Result<Json<TaxSettings>, Failure> {
        Ok(Json(self.0.update_tax(owner.0.id, &draft).await?))
    }

    /// See a receipt as it would be.
    ///
    /// For a course bought today; nothing is saved, and the draft may be unfinished.
    #[oai(
        path = "/tax/sample",
        method = "post",
        operation_id = "admin_tax_sample"
    )]
    async fn sample(
        &self,
        _owner: Owner,
        draft: Checked<TaxDraft>,
    ) -> Result<Json<TaxDocument>, Failure> {
        Ok(Json(self.0.tax_sample(&draft).await?))
    }
}

fn issued(stored: &StoredTaxDocument) -> IssuedReceipt {
    IssuedReceipt {
        receipt: stored.line(),
        buyer: stored.tax_document.buyer.name.clone(),
        user_id: stored.user_id,
    }
}
