//! How the authority is called: the program's own HTTP client, with time limits.

use std::{
    future::Future,
    path::Path,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use http_body_util::BodyExt as _;
use instant_acme::{BodyWrapper, BytesResponse, Error, HttpClient};
use poem::http::{Request, Response, StatusCode, header::RETRY_AFTER};
use reqwest::{Client, redirect::Policy};

use crate::config::https::acme_root;

const CONNECT: Duration = Duration::from_secs(10);
const DEADLINE: Duration = Duration::from_secs(30);
/// Longest answer, in bytes. A chain takes a few thousand.
const MOST_BYTES: usize = 1024 * 1024;

/// All clones are the same client.
#[derive(Clone, Debug)]
pub struct AuthorityClient {
    http: Client,
    /// Seconds that the authority asked to wait in its last refusal; 0 for none.
    retry_after: Arc<AtomicI64>,
}

impl AuthorityClient {
    /// # Errors
    /// A sentence for the operator: the root certificate cannot be read.
    pub fn new(root: Option<&Path>) -> Result<Self, String> {
        // The first one of the process stays; a second attempt changes nothing.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = Client::builder()
            .connect_timeout(CONNECT)
            .timeout(DEADLINE)
            .redirect(Policy::none())
            .no_proxy()
            .https_only(true);
        if let Some(file) = root {
            let roots = acme_root(file).map_err(|why| {
                format!(
                    "--acme-root (BOUTIQUE_ACME_ROOT), {}, cannot be used: {why}.",
                    file.display()
                )
            })?;
            builder = builder.tls_certs_merge(roots);
        }
        let http = builder
            .build()
            .map_err(|error| format!("The certificate authority cannot be called: {error}."))?;
        Ok(Self {
            http,
            retry_after: Arc::default(),
        })
    }

    /// Seconds that the authority asked to wait in a refusal.
    pub fn retry_after(&self) -> Option<i64> {
        Some(self.retry_after.load(Ordering::Relaxed)).filter(|seconds| *seconds > 0)
    }
}

impl HttpClient for AuthorityClient {
    fn request(
        &self,
        request: Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, Error>> + Send>> {
        let (http, retry_after) = (self.http.clone(), self.retry_after.clone());
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let Ok(body) = body.collect().await;
            let body = body.to_bytes();
            let request = reqwest::Request::try_from(Request::from_parts(parts, body));
            let mut answer = http.execute(request.map_err(other)?).await.map_err(other)?;
            if matches!(
                answer.status(),
                StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
            ) {
                let seconds = answer
                    .headers()
                    .get(RETRY_AFTER)
                    .and_then(|value| value.to_str().ok()?.trim().parse().ok());
                retry_after.store(seconds.unwrap_or_default(), Ordering::Relaxed);
            }
            let mut bytes = Vec::new();
            while let Some(chunk) = answer.chunk().await.map_err(other)? {
                bytes.extend_from_slice(&chunk);
                if bytes.len() > MOST_BYTES {
                    return Err(Error::Str("an answer of a sensible size"));
                }
            }
            let mut response = Response::new(());
            *response.status_mut() = answer.status();
            *response.headers_mut() = std::mem::take(answer.headers_mut());
            Ok(BytesResponse {
                parts: response.into_parts().0,
                body: Box::new(Bytes::from(bytes)),
            })
        })
    }
}

fn other(error: reqwest::Error) -> Error {
    Error::Other(Box::new(error))
}
