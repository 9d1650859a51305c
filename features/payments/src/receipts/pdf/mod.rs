//! A document as a PDF, made anew from its frozen row whenever somebody asks. Reads well without colours.

mod layout;
mod sheet;
#[cfg(test)]
mod trial;
mod type_case;
mod words;

pub use words::percent;

use kernel::Failure;

use super::paper::Paper;
use sheet::Sheet;

/// The file.
pub fn draw(paper: &Paper) -> Result<Vec<u8>, Failure> {
    let mut sheet = Sheet::new()?;
    layout::head(&mut sheet, paper);
    layout::parties(&mut sheet, paper);
    layout::lines(&mut sheet, paper);
    layout::sums(&mut sheet, paper);
    layout::order(&mut sheet, paper);
    layout::received(&mut sheet, paper);
    layout::foot(&mut sheet, paper);
    let title = format!("{} {}", paper.kind.title(), paper.number);
    sheet.finish(title, paper.seller.legal_name.clone())
}
