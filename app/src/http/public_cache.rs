//! Public answers, kept as bytes until public data or the day changes.
//!
//! The serialised bytes are kept, not the rows: public data changes a few times a day and is read all day. An answer
//! that says `no-store`, or is no plain 200, is not kept.

use std::sync::Arc;

use kernel::{Clock, Day, PublicVersion, Sample};
use moka::future::Cache;
use poem::{
    Request, Response, Result,
    http::{
        HeaderValue, Method, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE},
    },
};

use super::{
    cached::CachedResponse,
    layer::{Inner, Layer},
    operations::{Operations, Reading},
};
use crate::metrics::caches::CacheCounts;

/// How many bytes of answers are kept.
const CAPACITY: u64 = 16 * 1024 * 1024;
/// A query longer than this is answered and forgotten.
const LONGEST_QUERY: usize = 512;

/// Until when an answer is right: the next change of public data, or midnight in India.
type Moment = (u64, Day);

#[derive(Clone)]
pub struct PublicCache {
    operations: Arc<Operations>,
    version: PublicVersion,
    clock: Clock,
    answers: Cache<String, Arc<Answer>>,
    counts: Arc<CacheCounts>,
}

impl PublicCache {
    pub fn new(operations: Arc<Operations>, version: PublicVersion, clock: Clock) -> Self {
        let answers = Cache::builder()
            .max_capacity(CAPACITY)
            .weigher(|key: &String, answer: &Arc<Answer>| {
                u32::try_from(key.len() + answer.cached.weight()).unwrap_or(u32::MAX)
            })
            .build();
        Self {
            operations,
            version,
            clock,
            answers,
            counts: Arc::default(),
        }
    }

    pub fn operations(&self) -> &Arc<Operations> {
        &self.operations
    }

    pub fn samples(&self) -> Vec<Sample> {
        let (entries, bytes) = (self.answers.entry_count(), self.answers.weighted_size());
        self.counts.samples("responses", entries, bytes)
    }

    fn moment(&self) -> Moment {
        (self.version.current(), self.clock.today())
    }
}

struct Answer {
    moment: Moment,
    cached: CachedResponse,
}

impl Layer for PublicCache {
    async fn call(&self, inner: &Inner, request: Request) -> Result<Response> {
        let Some(key) = self.key_of(&request) else {
            return inner.call(request).await.map(for_one_person);
        };
        let moment = self.moment();
        if let Some(answer) = self.answers.get(&key).await {
            if answer.moment == moment {
                self.counts.hit();
                return Ok(answer.cached.send(request.method(), request.headers()));
            }
            self.answers.invalidate(&key).await;
        }
        self.counts.miss();
        self.read(inner, key, moment, request).await
    }
}

impl PublicCache {
    /// The address as far as it can change the answer; nothing for an address that is not kept.
    fn key_of(&self, request: &Request) -> Option<String> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return None;
        }
        let uri = request.uri();
        let reading = self
            .operations
            .reading(uri.path())
            .filter(|reading| reading.public)?;
        let query = uri.query().unwrap_or_default();
        if query.len() > LONGEST_QUERY {
            return None;
        }
        key(uri.path(), query, reading)
    }

    /// Asks the operation once, however many ask for the same at the same time.
    async fn read(
        &self,
        inner: &Inner,
        key: String,
        moment: Moment,
        request: Request,
    ) -> Result<Response> {
        let (method, headers) = (request.method().clone(), request.headers().clone());
        let mut request = Some(request);
        let mut not_stored = None;
        let reading = async {
            let Some(request) = request.take() else {
                return Err(NotStored);
            };
            match answer_of(ask(inner, request).await, moment).await {
                Ok(answer) => Ok(Arc::new(answer)),
                Err(other) => {
                    not_stored = Some(other);
                    Err(NotStored)
                }
            }
        };
        match self.answers.try_get_with(key, reading).await {
            Ok(answer) => Ok(answer.cached.send(&method, &headers)),
            Err(_) => match (not_stored, request) {
                (Some(answer), _) => answer,
                // The caller who asked first got a response that must not be shared.
                (None, Some(request)) => inner.call(request).await,
                (None, None) => Err(StatusCode::INTERNAL_SERVER_ERROR.into()),
            },
        }
    }
}

/// Always the whole answer: a HEAD is answered from what a GET would have got.
async fn ask(inner: &Inner, mut request: Request) -> Result<Response> {
    request.set_method(Method::GET);
    inner.call(request).await
}

/// What is not the same for everybody stays in no cache, unless the operation says otherwise.
fn for_one_person(mut response: Response) -> Response {
    let headers = response.headers_mut();
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    }
    response
}

/// The operation's answer is for this asker alone.
#[derive(Debug, thiserror::Error)]
#[error("this answer is not kept")]
struct NotStored;

async fn answer_of(result: Result<Response>, moment: Moment) -> Result<Answer, Result<Response>> {
    let response = result.map_err(Err)?;
    let headers = response.headers();
    let no_store = headers
        .get(CACHE_CONTROL)
        .is_some_and(|value| value.as_bytes().windows(8).any(|part| part == b"no-store"));
    if response.status() != StatusCode::OK || no_store || headers.contains_key(SET_COOKIE) {
        return Err(Ok(response));
    }
    let content_type = headers
        .get(CONTENT_TYPE)
        .cloned()
        .unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let plain = response
        .into_body()
        .into_bytes()
        .await
        .map_err(|error| Err(error.into()))?;
    Ok(Answer {
        moment,
        cached: CachedResponse::new(content_type, plain),
    })
}

/// The path, then the parameters the operation knows, in the order the document lists them. Nothing when a name is
/// written with escapes: the operation would read it under another name than the one seen here.
fn key(path: &str, query: &str, reading: &Reading) -> Option<String> {
    let pairs = || {
        query
            .split('&')
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
    };
    if pairs().any(|(name, _)| name.contains(['%', '+'])) {
        return None;
    }
    let mut key = path.to_owned();
    for known in &reading.query {
        for (_, value) in pairs().filter(|(name, _)| name == known) {
            for part in ["\n", known, "=", value] {
                key.push_str(part);
            }
        }
    }
    Some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_operation_knows_makes_a_new_entry() {
        let reading = Reading {
            query: vec!["ctid".to_owned(), "seed".to_owned()],
            public: true,
        };
        let of = |query: &str| key("/api/x", query, &reading);
        assert_eq!(of("utm_source=a&fbclid=b"), of(""));
        assert_eq!(of("seed=1&ctid=2"), of("ctid=2&utm=3&seed=1"));
        assert_ne!(of("seed=1"), of("seed=2"));
        assert_ne!(of("seed=1&seed=2"), of("seed=2&seed=1"));
    }

    #[test]
    fn a_disguised_name_cannot_change_what_others_get() {
        let reading = Reading {
            query: vec!["seed".to_owned()],
            public: true,
        };
        assert_eq!(key("/api/x", "%73eed=3", &reading), None);
    }
}
