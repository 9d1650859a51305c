//! Operations on one's own receipts.

use kernel::{Failure, SignedIn, tax_documents::ReceiptLine};
use pdf::PdfFile;
use poem_openapi::{OpenApi, param::Path, payload::Json};

use crate::{
    Invoices, Tag,
    states::{self, GstState},
    stored::{StoredTaxDocument, Wanted},
};

pub struct ReceiptApi(pub Invoices);

#[OpenApi(prefix_path = "/payments", tag = "Tag::Receipts")]
impl ReceiptApi {
    /// List your receipts.
    ///
    /// Receipts, invoices, vouchers and credit notes, newest first.
    #[oai(path = "/receipts", method = "get", operation_id = "receipt_list")]
    async fn list(&self, buyer: SignedIn) -> Result<Json<Vec<ReceiptLine>>, Failure> {
        let wanted = Wanted {
            buyer: Some(buyer.0.id),
            ..Wanted::default()
        };
        let stored = self.0.receipts(wanted).await?;
        Ok(Json(stored.iter().map(StoredTaxDocument::line).collect()))
    }

    /// Download one of your documents as a PDF.
    ///
    /// It says what it said when it was issued, whatever has changed since.
    #[oai(
        path = "/receipts/:file",
        method = "get",
        operation_id = "receipt_download"
    )]
    async fn download(
        &self,
        buyer: SignedIn,
        /// Its id and `.pdf`: `12.pdf`.
        #[oai(validator(max_length = 30))]
        file: Path<String>,
    ) -> Result<PdfFile, Failure> {
        self.0.receipt_file(&file.0, Some(buyer.0.id)).await
    }

    /// List the States and union territories of India.
    ///
    /// By their names
    #[oai(path = "/states", method = "get", operation_id = "gst_state_list")]
    async fn states(&self) -> Json<Vec<GstState>> {
        Json(states::all())
    }
}
