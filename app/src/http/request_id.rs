//! One id for each request: in every log line about it and in the answer, so that a person can quote it.

use std::{sync::Arc, time::Instant};

use kernel::{IncidentKind, Incidents, timing};

use poem::{
    Request, Response, Result,
    http::{HeaderName, HeaderValue},
};
use tracing::Instrument;

use super::{
    body_limit::{is_upload, is_video_part},
    layer::{Inner, Layer},
    secret_paths::secret_prefix,
    slow_requests::{Answered, SlowRequests},
};
use crate::{
    metrics::requests::{Outcome, RequestMetrics},
    setup::ClosedShop,
};

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The outermost layer: names the request, counts it, and writes the line about how it was answered.
#[derive(Clone, Debug, Default)]
pub struct NameRequests {
    pub metrics: Arc<RequestMetrics>,
    pub slow: Arc<SlowRequests>,
    pub incidents: Incidents,
}

impl Layer for NameRequests {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let started = Instant::now();
        let number = rand::random::<u128>();
        let id = format!("{number:032x}");
        let route = self.metrics.route(request.method(), request.uri().path());
        // A body takes as long as its sender's connection.
        let receives_file = is_upload(&request) || is_video_part(&request);
        let in_progress = self.metrics.begin();
        let method = request.method().clone();
        let path = loggable_path(request.uri().path()).to_owned();
        let span = tracing::info_span!("request", id = %id);
        async {
            let (response, waits) = timing::counting(number, inner.call(request)).await;
            let mut response = match response {
                Ok(response) => response,
                Err(error) => error.into_response(),
            };
            drop(in_progress);
            let (status, time) = (response.status(), started.elapsed());
            let outcome = match response.extensions().get::<ClosedShop>() {
                Some(ClosedShop) => Outcome::Closed,
                None => Outcome::Status(status),
            };
            self.metrics.add(route, &path, outcome, time);
            if let Ok(id) = HeaderValue::from_str(&id) {
                response.headers_mut().insert(HEADER, id);
            }
            tracing::info!(
                target: "access",
                %method,
                path,
                status = status.as_u16(),
                microseconds = u64::try_from(time.as_micros()).unwrap_or(u64::MAX),
            );
            let name = self.metrics.name(route);
            if !receives_file {
                self.slow.note(&Answered {
                    route: name,
                    method: &method,
                    path: &path,
                    time,
                    waits,
                });
            }
            let failed = status.is_server_error() && matches!(outcome, Outcome::Status(_));
            if failed && self.incidents.are_received() {
                let message = format!("{name} was answered with {}", status.as_u16());
                self.incidents
                    .report(IncidentKind::ServerError, message, Some(&id));
            }
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
