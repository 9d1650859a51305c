//! A document as a PDF, drawn from its frozen row on each request. Reads well without colours.

mod layout;
#[cfg(test)]
mod tests;
mod wording;

pub use wording::percent;

use kernel::Failure;
use pdf::{PageFormat, PdfPage};

use crate::tax_document::TaxDocument;

/// The file, with the shop's logo.
pub fn draw(tax_document: &TaxDocument, logo: Option<Vec<u8>>) -> Result<Vec<u8>, Failure> {
    let mut page = PdfPage::new(PageFormat::A5)?;
    layout::head(&mut page, tax_document, logo);
    layout::parties(&mut page, tax_document);
    layout::lines(&mut page, tax_document);
    layout::sums(&mut page, tax_document);
    layout::order(&mut page, tax_document);
    layout::received(&mut page, tax_document);
    layout::foot(&mut page, tax_document);
    let title = format!("{} {}", tax_document.kind.title(), tax_document.number);
    page.finish(title, tax_document.seller.legal_name.clone())
}
