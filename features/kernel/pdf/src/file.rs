//! PDF files as responses.

use kernel::Failure;
use poem_openapi::{ApiResponse, payload::Binary};
use tokio::sync::Semaphore;

/// Files drawn at a time.
static DRAWING: Semaphore = Semaphore::const_new(2);

/// A PDF file for download.
#[derive(ApiResponse)]
pub enum PdfFile {
    /// The document as PDF. Asked for again it is the same file.
    #[oai(status = 200, content_type = "application/pdf")]
    File(
        Binary<Vec<u8>>,
        /// Names the file.
        #[oai(header = "content-disposition")]
        String,
        /// Always `private, no-store`.
        #[oai(header = "cache-control")]
        String,
    ),
}

impl PdfFile {
    /// Draws a file for download in the background. `name` is an ASCII name without its ending.
    ///
    /// # Errors
    /// The file cannot be drawn.
    pub async fn draw<F>(name: &str, draw: F) -> Result<Self, Failure>
    where
        F: FnOnce() -> Result<Vec<u8>, Failure> + Send + 'static,
    {
        Self::answer("attachment", name, draw).await
    }

    /// The same for a file that browsers show, to print it.
    ///
    /// # Errors
    /// The file cannot be drawn.
    pub async fn show<F>(name: &str, draw: F) -> Result<Self, Failure>
    where
        F: FnOnce() -> Result<Vec<u8>, Failure> + Send + 'static,
    {
        Self::answer("inline", name, draw).await
    }

    async fn answer<F>(disposition: &str, name: &str, draw: F) -> Result<Self, Failure>
    where
        F: FnOnce() -> Result<Vec<u8>, Failure> + Send + 'static,
    {
        let place = DRAWING.acquire().await.map_err(Failure::internal)?;
        let drawn = tokio::task::spawn_blocking(move || {
            // Travels with the work: a caller who hangs up makes no room for another one.
            let _place = place;
            draw()
        })
        .await;
        Ok(Self::File(
            Binary(drawn.map_err(Failure::internal)??),
            format!("{disposition}; filename=\"{name}.pdf\""),
            "private, no-store".to_owned(),
        ))
    }
}
