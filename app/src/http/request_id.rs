//! One id for each request: in every log line about it and in the answer, so that a person can quote it.

use std::time::Instant;

use poem::{
    Endpoint, Request, Response, Result,
    http::{HeaderName, HeaderValue},
};
use tracing::Instrument;

use super::{
    layer::{Inner, Layer},
    secret_paths::secret_prefix,
};

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The outermost layer: names the request, and writes the line about how it was answered.
#[derive(Clone, Copy, Debug, Default)]
pub struct NameRequests;

impl Layer for NameRequests {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let started = Instant::now();
        let id = format!("{:032x}", rand::random::<u128>());
        let method = request.method().clone();
        let path = loggable_path(request.uri().path()).to_owned();
        let span = tracing::info_span!("request", id = %id);
        async {
            let mut response = match inner.call(request).await {
                Ok(response) => response,
                Err(error) => error.into_response(),
            };
            if let Ok(id) = HeaderValue::from_str(&id) {
                response.headers_mut().insert(HEADER, id);
            }
            tracing::info!(
                target: "access",
                %method,
                path,
                status = response.status().as_u16(),
                microseconds = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX),
            );
            Ok(response)
        }
        .instrument(span)
        .await
    }
}

/// Never the query, which may hold what a person typed; of a path that carries a secret only its beginning.
pub fn loggable_path(path: &str) -> &str {
    // A stranger's long addresses must not fill the disk with lines about them.
    const LONGEST: usize = 256;
    match secret_prefix(path) {
        Some(prefix) => prefix,
        None => path
            .char_indices()
            .nth(LONGEST)
            .map_or(path, |(end, _)| &path[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_in_paths_are_not_logged() {
        assert_eq!(loggable_path("/resetpassword/abc123"), "/resetpassword/");
        assert_eq!(loggable_path("/media/grant/file.mp4"), "/media/");
        assert_eq!(loggable_path("/products"), "/products");
    }

    #[test]
    fn of_a_long_path_the_beginning_is_logged() {
        let path = format!("/{}", "ä".repeat(9_000));
        assert_eq!(loggable_path(&path).chars().count(), 256);
    }
}
