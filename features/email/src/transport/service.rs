//! Mails by a mail service with an HTTP call. The service's one template has recipient and subject, filled with the
//! values sent here.

use std::time::Duration;

use async_trait::async_trait;
use reqwest::{Client, StatusCode, redirect::Policy};
use serde_json::{Value, json};
use tokio::{sync::Mutex, time::Instant};

use super::{MailError, MailTransport, NotSent, ReadyMail, wording::shortened};
use crate::settings::DeliverySettings;

/// The service accepts one mail a second.
const PACE: Duration = Duration::from_secs(1);
/// Longest response body kept for the log, in bytes.
const MOST_TEXT: usize = 4_096;

/// Words in error texts that point to wrong settings, which fail every mail.
const OF_THE_SETTINGS: [&str; 9] = [
    "user_id",
    "service_id",
    "template_id",
    "accesstoken",
    "public key",
    "private key",
    "service id",
    "template id",
    "account not found",
];

pub struct MailService {
    settings: DeliverySettings,
    client: Client,
    pace: Pace,
}

impl MailService {
    pub fn new(settings: DeliverySettings) -> Result<Self, String> {
        // Fails if a provider is already installed, which is always the same one.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .redirect(Policy::none())
            .build()
            .map_err(|error| {
                format!("No mail service can be called from this machine: {error}.")
            })?;
        Ok(Self {
            settings,
            client,
            pace: Pace::default(),
        })
    }

    fn body(&self, mail: &ReadyMail) -> Value {
        let settings = &self.settings;
        let mut body = json!({
            "service_id": settings.service_id,
            "template_id": settings.template_id,
            "user_id": settings.user_id,
            "template_params": {
                "to_email": mail.recipient,
                "to_name": mail.recipient_name,
                "user_name": mail.recipient_name,
                "user_email": mail.recipient,
                "user_mobile": mail.recipient_mobile,
                "subject": mail.subject,
                "text": mail.text,
                "html": mail.html,
                "link": mail.link,
                "from_name": mail.from_name,
                "from_email": settings.from,
                "reply_to": mail.reply_to,
                "message_id": mail.message_id,
            },
        });
        if !settings.access_token.is_empty() {
            body["accessToken"] = json!(settings.access_token.reveal());
        }
        body
    }

    /// What the service said, without our keys.
    fn said(&self, answer: &str) -> String {
        let mut answer: String = answer.chars().take(MOST_TEXT).collect();
        for secret in [self.settings.access_token.reveal(), &self.settings.user_id] {
            if !secret.is_empty() {
                answer = answer.replace(secret, "...");
            }
        }
        shortened(&answer)
    }
}

fn unreachable(error: &reqwest::Error) -> NotSent {
    let mut innermost: &dyn std::error::Error = error;
    while let Some(source) = innermost.source() {
        innermost = source;
    }
    let says = shortened(&innermost.to_string());
    let mail_error = if error.is_timeout() {
        MailError::Silent
    } else if says.contains("certificate") {
        MailError::Certificate
    } else {
        MailError::Unreachable
    };
    NotSent::down(mail_error, says)
}

/// What a refusal says about the mail and about the service.
fn judge(status: StatusCode, says: &str) -> NotSent {
    let wording = shortened(&format!("{} {says}", status.as_u16()));
    let lower = says.to_lowercase();
    let about_settings = OF_THE_SETTINGS.iter().any(|name| lower.contains(name));
    match status.as_u16() {
        429 => NotSent::down(MailError::TooMany, wording),
        401 | 403 | 404 | 412 => NotSent::down(MailError::Login, wording),
        400..=499 if about_settings => NotSent::down(MailError::Login, wording),
        408 => NotSent::down(MailError::Silent, wording),
        400..=499 => NotSent::for_good(MailError::Refused, wording),
        _ => NotSent::down(MailError::Refused, wording),
    }
}

#[async_trait]
impl MailTransport for MailService {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent> {
        self.pace.wait().await;
        let call = self.client.post(&self.settings.url).json(&self.body(mail));
        let answer = call
            .send()
            .await
            .map_err(|error| unreachable(&error.without_url()))?;
        let status = answer.status();
        if status.is_success() {
            return Ok(());
        }
        let says = answer.text().await.unwrap_or_default();
        Err(judge(status, &self.said(&says)))
    }

    /// Checks that the service answers. Only sending a mail shows whether the keys are right.
    async fn check(&self) -> Result<(), NotSent> {
        let call = self.client.head(&self.settings.url);
        let answer = call
            .send()
            .await
            .map_err(|error| unreachable(&error.without_url()))?;
        if answer.status().is_server_error() {
            let wording = format!("{}", answer.status().as_u16());
            return Err(NotSent::down(MailError::Refused, wording));
        }
        Ok(())
    }
}

/// Limits calls to one a second.
#[derive(Default)]
struct Pace(Mutex<Option<Instant>>);

impl Pace {
    async fn wait(&self) {
        let mut last = self.0.lock().await;
        if let Some(last) = *last {
            tokio::time::sleep_until(last + PACE).await;
        }
        *last = Some(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Fault, *};

    #[tokio::test(start_paused = true)]
    async fn one_mail_a_second() {
        let (pace, start) = (Pace::default(), Instant::now());
        for _ in 0..3 {
            pace.wait().await;
        }
        assert_eq!(start.elapsed().as_secs(), 2);
    }

    #[test]
    fn a_refusal_is_about_the_mail_or_about_all_of_them() {
        for (status, says, fault, mail_error) in [
            (
                400,
                "The user_id parameter is required",
                Fault::Transport,
                MailError::Login,
            ),
            (
                403,
                "API calls are disabled for non-browser applications",
                Fault::Transport,
                MailError::Login,
            ),
            (
                400,
                "The recipient's mailbox does not exist",
                Fault::MailForGood,
                MailError::Refused,
            ),
            (
                422,
                "The recipients address is corrupted",
                Fault::MailForGood,
                MailError::Refused,
            ),
            (
                429,
                "Too many requests",
                Fault::Transport,
                MailError::TooMany,
            ),
            (503, "Try again", Fault::Transport, MailError::Refused),
            (302, "", Fault::Transport, MailError::Refused),
        ] {
            let why = judge(StatusCode::from_u16(status).unwrap(), says);
            assert_eq!((why.fault, why.mail_error), (fault, mail_error), "{says}");
            assert!(why.says.contains(says), "{}", why.says);
        }
    }
}
