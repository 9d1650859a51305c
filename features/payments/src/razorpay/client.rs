//! Calls of the provider's API: each with a deadline of its own, and an answer that makes sense or a reason.

use std::{sync::OnceLock, time::Duration};

use kernel::secret::Secret;
use rand::Rng;
use reqwest::{Method, RequestBuilder, Response, StatusCode, Url, redirect::Policy};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::entities::Problem;
use crate::provider::ProviderError;

/// A whole call, its repetitions included; less than what a browser is kept waiting.
const DEADLINE: Duration = Duration::from_millis(4_500);
const CONNECT: Duration = Duration::from_secs(2);
/// The first wait after "too many requests"; each next one is twice as long.
const FIRST_WAIT: Duration = Duration::from_millis(200);
/// A hundred orders with all their notes stay far below.
const MOST_BYTES: usize = 4 * 1024 * 1024;

pub struct Client {
    /// Made by the first call: reading the machine's certificates takes longer than the rest of a start.
    http: OnceLock<reqwest::Client>,
    base: Url,
    key_id: String,
    key_secret: Secret,
}

/// One request, which may be sent more than once.
pub struct Call<'a> {
    pub method: Method,
    /// Like `/orders`.
    pub path: &'a str,
    pub query: &'a [(&'a str, String)],
    /// Name and value of a header of this call alone.
    pub header: Option<(&'static str, &'a str)>,
    pub body: Option<&'a Value>,
}

impl<'a> Call<'a> {
    pub fn get(path: &'a str) -> Self {
        Self {
            method: Method::GET,
            path,
            query: &[],
            header: None,
            body: None,
        }
    }

    pub fn post(path: &'a str, body: &'a Value) -> Self {
        Self {
            method: Method::POST,
            body: Some(body),
            ..Self::get(path)
        }
    }

    pub fn query(mut self, query: &'a [(&'a str, String)]) -> Self {
        self.query = query;
        self
    }
}

/// Why there is no answer.
#[derive(Debug)]
pub enum CallError {
    /// It answered with this status, and says why.
    Refused(StatusCode, String),
    Down(String),
}

impl From<CallError> for ProviderError {
    fn from(error: CallError) -> Self {
        match error {
            // Says nothing about the purchase that was asked about.
            CallError::Refused(StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN, says) => {
                Self::Down(format!("the keys are not accepted: {says}"))
            }
            CallError::Refused(_, says) => Self::Refused(says),
            CallError::Down(says) => Self::Down(says),
        }
    }
}

impl Client {
    pub fn new(base: &str, key_id: &str, key_secret: &Secret) -> Result<Self, String> {
        let base = Url::parse(base).map_err(|error| format!("{base}: {error}"))?;
        Ok(Self {
            http: OnceLock::new(),
            base,
            key_id: key_id.to_owned(),
            key_secret: key_secret.clone(),
        })
    }

    fn http(&self) -> Result<&reqwest::Client, CallError> {
        if let Some(http) = self.http.get() {
            return Ok(http);
        }
        // The first one of the process stays; a second attempt changes nothing.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .connect_timeout(CONNECT)
            .timeout(DEADLINE)
            .redirect(Policy::none())
            .no_proxy()
            .user_agent(concat!("boutique/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(unreached)?;
        Ok(self.http.get_or_init(|| http))
    }

    /// The answer, read as what it should be.
    pub async fn call<T: DeserializeOwned>(&self, call: Call<'_>) -> Result<T, CallError> {
        let bytes = tokio::time::timeout(DEADLINE, self.answer(&call))
            .await
            .unwrap_or_else(|_| Err(CallError::Down("no answer in time".to_owned())))?;
        serde_json::from_slice(&bytes).map_err(|error| {
            let at = (error.line(), error.column());
            CallError::Down(format!(
                "an answer to {} that makes no sense, at {at:?}",
                call.path
            ))
        })
    }

    /// Asked too often, it is asked again after a while, as long as there is time.
    async fn answer(&self, call: &Call<'_>) -> Result<Vec<u8>, CallError> {
        let mut wait = FIRST_WAIT;
        let mut spent = Duration::ZERO;
        loop {
            let response = self.request(call)?.send().await.map_err(unreached)?;
            let status = response.status();
            if status == StatusCode::TOO_MANY_REQUESTS && spent + 2 * wait < DEADLINE {
                let pause = wait + wait.mul_f64(rand::rng().random::<f64>());
                tokio::time::sleep(pause).await;
                spent += pause;
                wait *= 2;
                continue;
            }
            let body = read(response).await?;
            if status.is_success() {
                return Ok(body);
            }
            let says = Problem::reported(status.as_u16(), &body);
            return Err(if refuses(status) {
                CallError::Refused(status, says)
            } else {
                CallError::Down(says)
            });
        }
    }

    fn request(&self, call: &Call<'_>) -> Result<RequestBuilder, CallError> {
        let mut url = self.base.clone();
        url.set_path(&format!("{}{}", self.base.path(), call.path));
        if !call.query.is_empty() {
            url.query_pairs_mut().extend_pairs(call.query);
        }
        let request = self
            .http()?
            .request(call.method.clone(), url)
            .basic_auth(&self.key_id, Some(self.key_secret.reveal()));
        let request = match call.header {
            Some((name, value)) => request.header(name, value),
            None => request,
        };
        Ok(match call.body {
            Some(body) => request.json(body),
            None => request,
        })
    }
}

/// It understood the question and says no; everything else says that it does not work.
fn refuses(status: StatusCode) -> bool {
    status.is_client_error()
        && status != StatusCode::TOO_MANY_REQUESTS
        && status != StatusCode::REQUEST_TIMEOUT
}

async fn read(mut response: Response) -> Result<Vec<u8>, CallError> {
    let mut body = Vec::new();
    while let Some(part) = response.chunk().await.map_err(unreached)? {
        if body.len() + part.len() > MOST_BYTES {
            return Err(CallError::Down("an answer without end".to_owned()));
        }
        body.extend_from_slice(&part);
    }
    Ok(body)
}

fn unreached(error: reqwest::Error) -> CallError {
    CallError::Down(reported(&error))
}

/// What happened, from the outside in; the address may hold nothing secret, but it need not stand in every log line.
fn reported(error: &reqwest::Error) -> String {
    let mut source: Option<&dyn std::error::Error> = std::error::Error::source(error);
    let mut says = if error.is_timeout() {
        "no answer in time".to_owned()
    } else if error.is_connect() {
        "no connection".to_owned()
    } else {
        "the connection failed".to_owned()
    };
    while let Some(cause) = source {
        if cause.source().is_none() {
            says = format!("{says} ({cause})");
        }
        source = cause.source();
    }
    says
}
