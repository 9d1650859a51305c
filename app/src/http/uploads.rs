//! `/uploads/{file}`: public images, videos, previews and captions, straight from the data folder, or a redirect to the
//! storage that has them.

use std::sync::Arc;

use media::{Media, StoredFile};
use poem::{
    Endpoint, Request, Response, Result,
    error::MethodNotAllowedError,
    http::{
        HeaderValue, Method, StatusCode,
        header::{ACCEPT_RANGES, CACHE_CONTROL, ETAG},
    },
};

use super::{etag, headers::ShownInMails};

/// A stored name is never given twice.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// How the small images end that stand in mails and beside shared links; pages show others.
const PREVIEW: &str = ".jpg";

/// Public files. Nested under `/uploads`.
pub struct Uploads(pub Arc<Media>);

impl Endpoint for Uploads {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        let in_mails = request.uri().path().ends_with(PREVIEW);
        let mut response = self.answer(request).await?;
        if in_mails {
            response.extensions_mut().insert(ShownInMails);
        }
        Ok(response)
    }
}

impl Uploads {
    async fn answer(&self, request: Request) -> Result<Response> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Err(MethodNotAllowedError.into());
        }
        let name = request.uri().path().trim_start_matches('/');
        if let Some(redirect) = self.0.public_redirect(name, request.method()).await? {
            return Ok(redirect);
        }
        let Some(file) = StoredFile::open(self.0.public_folder(), name).await? else {
            return Err(self.0.why_absent(name).await?.into());
        };
        if etag::is_known(request.headers(), file.tag()) {
            return Ok(Response::builder()
                .status(StatusCode::NOT_MODIFIED)
                .header(ETAG, file.tag())
                .header(CACHE_CONTROL, FOR_EVER)
                .header(ACCEPT_RANGES, HeaderValue::from_static("bytes"))
                .finish());
        }
        let mut response = file.answer(request.method(), request.headers());
        if response.status() != StatusCode::RANGE_NOT_SATISFIABLE {
            response.headers_mut().insert(CACHE_CONTROL, FOR_EVER);
        }
        Ok(response)
    }
}
