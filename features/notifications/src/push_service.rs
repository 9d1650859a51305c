//! Calls push services, whose addresses come from browsers: only over https, and never into a private network.

use std::time::Duration;

use kernel::public_internet::{Caller, Reach};
use reqwest::{StatusCode, Url};

/// A whole call. Push services answer within one or two seconds.
const TIMEOUT: Duration = Duration::from_secs(10);
/// For how long a push service stores a message for a device that is switched off, in seconds.
pub const STORED_SECONDS: i64 = 24 * 3_600;

/// How a push ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Accepted,
    /// The browser has unsubscribed: it will never get anything again.
    Gone,
    /// This message will not be taken.
    Refused(String),
    /// Perhaps later.
    Failed(String),
}

pub struct PushService {
    caller: Caller,
}

impl PushService {
    pub fn new(reach: Reach) -> Self {
        Self {
            caller: reach.caller(TIMEOUT),
        }
    }

    /// The address of a push service, if it may be called.
    pub fn endpoint(&self, text: &str) -> Option<Url> {
        self.caller.address(text)
    }

    /// Sends an encrypted message.
    pub async fn send(
        &self,
        endpoint: &Url,
        authorization: &str,
        urgent: bool,
        body: Vec<u8>,
    ) -> Outcome {
        let client = match self.caller.client() {
            Ok(client) => client,
            Err(why) => return Outcome::Failed(why),
        };
        let call = client
            .post(endpoint.clone())
            .header("authorization", authorization)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", STORED_SECONDS.to_string())
            .header("urgency", if urgent { "high" } else { "normal" })
            .body(body);
        // The answer's text is not read: the status says it all.
        match call.send().await {
            Ok(answer) => outcome(answer.status()),
            Err(error) if error.is_timeout() => {
                Outcome::Failed("The push service did not answer in time.".to_owned())
            }
            Err(_) => Outcome::Failed("The push service cannot be reached.".to_owned()),
        }
    }
}

fn outcome(status: StatusCode) -> Outcome {
    let code = status.as_u16();
    match code {
        200..=299 => Outcome::Accepted,
        404 | 410 => Outcome::Gone,
        408 | 429 | 500..=599 => {
            Outcome::Failed(format!("The push service is busy (status {code})."))
        }
        _ => Outcome::Refused(format!(
            "The push service refused the notification (status {code})."
        )),
    }
}
