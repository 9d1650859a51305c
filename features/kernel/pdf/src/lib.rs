//! PDF files: pages filled from the top, the shop's fonts, QR codes, and the response that sends a file.

mod amount;
mod file;
mod format;
mod mark;
mod page;
mod style;
mod type_case;

pub use amount::{amount, spelled_out};
pub use file::PdfFile;
pub use format::{PageEdge, PageFormat};
pub use mark::PathStep;
pub use page::PdfPage;
pub use style::{Ink, Style};
pub use type_case::{Face, TypeCase};
