//! The two ways out: template messages of the WhatsApp Cloud API, and an SMS gateway with an HTTP API.

use std::{collections::HashMap, time::Duration};

use kernel::public_internet::{Caller, Reach};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::{RequestBuilder, Response, StatusCode, Url};
use serde_json::{Value, json};

use crate::channels::{SmsBody, SmsMethod, SmsSettings, WhatsAppSettings};

/// Where the WhatsApp Cloud API is, with its version.
pub const WHATSAPP_ADDRESS: &str = "https://graph.facebook.com/v23.0";

/// A whole call.
const TIMEOUT: Duration = Duration::from_secs(15);
/// Longest answer that is shown, in characters.
const MOST_TEXT: usize = 300;
/// Largest answer that is read, in bytes.
const MOST_BYTES: usize = 64 * 1024;
/// Errors of the Cloud API that pass: too many calls or messages, or a fault of its own.
/// <https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes>
const PASSING: [i64; 8] = [1, 2, 4, 80_007, 130_429, 131_016, 131_048, 131_056];

/// What address and body of an SMS gateway may name.
pub const SMS_PLACEHOLDERS: [&str; 6] = ["number", "mobile", "text", "sender", "template", "key"];

/// A message that is ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyMessage {
    /// Like `+919876543210`.
    pub number: String,
    pub text: String,
    /// Values of the template's `{{1}}`, `{{2}}`, and so on.
    pub parameters: Vec<String>,
    pub whatsapp_template: String,
    pub language: String,
    pub dlt_template: String,
}

/// How sending ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Taken, with the id that WhatsApp gave it.
    Sent(Option<String>),
    /// This message will not be taken.
    Refused(String),
    /// Perhaps later, at the earliest after so many seconds.
    Failed { why: String, seconds: i64 },
}

impl Outcome {
    /// Why it was not sent; empty if it was.
    pub fn why(self) -> String {
        match self {
            Self::Sent(_) => String::new(),
            Self::Refused(why) | Self::Failed { why, .. } => why,
        }
    }

    fn later(why: String) -> Self {
        Self::Failed { why, seconds: 0 }
    }
}

pub struct Transports {
    caller: Caller,
    whatsapp_address: String,
}

impl Transports {
    pub fn new(reach: Reach, whatsapp_address: &str) -> Self {
        Self {
            caller: reach.caller(TIMEOUT),
            whatsapp_address: whatsapp_address.to_owned(),
        }
    }

    pub async fn whatsapp(&self, settings: &WhatsAppSettings, message: &ReadyMessage) -> Outcome {
        let address = format!(
            "{}/{}/messages",
            self.whatsapp_address, settings.phone_number_id
        );
        let parameters = message.parameters.iter();
        let parameters: Vec<Value> = parameters
            .map(|text| json!({"type": "text", "text": text}))
            .collect();
        let components = if parameters.is_empty() {
            json!([])
        } else {
            json!([{"type": "body", "parameters": parameters}])
        };
        let body = json!({
            "messaging_product": "whatsapp",
            "recipient_type": "individual",
            "to": digits(&message.number),
            "type": "template",
            "template": {
                "name": message.whatsapp_template,
                "language": {"code": message.language},
                "components": components,
            },
        });
        let call = self.caller.client().map(|client| {
            let call = client.post(address);
            call.bearer_auth(settings.token.reveal()).json(&body)
        });
        match answered(call, "WhatsApp").await {
            Ok((status, _, answer)) if status.is_success() => {
                let answer: Value = serde_json::from_str(&answer).unwrap_or_default();
                let id = answer["messages"][0]["id"].as_str();
                Outcome::Sent(id.map(str::to_owned))
            }
            Ok((status, seconds, answer)) => {
                let answer = without(&answer, settings.token.reveal());
                refused_by_whatsapp(status, seconds, &answer)
            }
            Err(outcome) => outcome,
        }
    }

    /// One page of the shop's templates, after the one that ended with this cursor.
    ///
    /// # Errors
    /// Why there is none, as a sentence.
    pub async fn templates(
        &self,
        settings: &WhatsAppSettings,
        account: &str,
        after: Option<String>,
    ) -> Result<Value, String> {
        let address = format!("{}/{account}/message_templates", self.whatsapp_address);
        let fields = "name,status,language,category,rejected_reason";
        let mut query = vec![("fields", fields.to_owned()), ("limit", "100".to_owned())];
        query.extend(after.map(|after| ("after", after)));
        let address = Url::parse_with_params(&address, query).map_err(|error| error.to_string())?;
        let client = self.caller.client();
        let call = client.map(|client| client.get(address).bearer_auth(settings.token.reveal()));
        match answered(call, "WhatsApp").await {
            Ok((status, _, answer)) if status.is_success() => {
                let unread = "WhatsApp answered with something that is no list of templates.";
                serde_json::from_str(&answer).map_err(|_| unread.to_owned())
            }
            Ok((status, seconds, answer)) => {
                let answer = without(&answer, settings.token.reveal());
                Err(refused_by_whatsapp(status, seconds, &answer).why())
            }
            Err(outcome) => Err(outcome.why()),
        }
    }

    pub async fn sms(&self, settings: &SmsSettings, message: &ReadyMessage) -> Outcome {
        let key = settings.key.reveal();
        let number = digits(&message.number);
        let mobile = number.strip_prefix("91").unwrap_or(&number);
        let values = HashMap::from([
            ("number", number.as_str()),
            ("mobile", mobile),
            ("text", &message.text),
            ("sender", &settings.sender),
            ("template", &message.dlt_template),
            ("key", key),
        ]);
        let encoded = |text: &str| {
            filled(text, |name| {
                let value = values.get(name)?;
                Some(utf8_percent_encode(value, NON_ALPHANUMERIC).to_string())
            })
        };
        let Some(address) = self.caller.address(&encoded(&settings.address)) else {
            return Outcome::Refused("The address of the SMS gateway cannot be called.".to_owned());
        };
        let call = self.caller.client().map(|client| {
            let call = match settings.method {
                SmsMethod::Get => client.get(address),
                SmsMethod::Post => match settings.body_type {
                    SmsBody::Form => client
                        .post(address)
                        .header("content-type", "application/x-www-form-urlencoded")
                        .body(encoded(&settings.body)),
                    SmsBody::Json => {
                        let mut body = serde_json::from_str(&settings.body).unwrap_or_default();
                        fill_strings(&mut body, &values);
                        client.post(address).json(&body)
                    }
                },
            };
            if settings.header.is_empty() {
                call
            } else {
                call.header(&settings.header, key)
            }
        });
        match answered(call, "The SMS gateway").await {
            Ok((status, _, _)) if status.is_success() => Outcome::Sent(None),
            Ok((status, seconds, answer)) => {
                let answer = without(&answer, key);
                let code = status.as_u16();
                let why = format!("The SMS gateway answered {code}: {}", shortened(&answer));
                if passes(status) {
                    Outcome::Failed { why, seconds }
                } else {
                    Outcome::Refused(why)
                }
            }
            Err(outcome) => outcome,
        }
    }
}

/// Status, seconds to wait and text of an answer.
async fn answered(
    call: Result<RequestBuilder, String>,
    who: &str,
) -> Result<(StatusCode, i64, String), Outcome> {
    match call.map_err(Outcome::later)?.send().await {
        Ok(mut response) => {
            let status = response.status();
            let wait = response.headers().get("retry-after");
            let wait = wait.and_then(|wait| wait.to_str().ok()?.parse().ok());
            let text = text_of(&mut response).await;
            Ok((status, wait.unwrap_or(0).clamp(0, 86_400), text))
        }
        Err(error) if error.is_timeout() => {
            Err(Outcome::later(format!("{who} did not answer in time.")))
        }
        Err(_) => Err(Outcome::later(format!("{who} cannot be reached."))),
    }
}

async fn text_of(response: &mut Response) -> String {
    let mut bytes = Vec::new();
    while bytes.len() < MOST_BYTES
        && let Ok(Some(part)) = response.chunk().await
    {
        bytes.extend_from_slice(&part);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn refused_by_whatsapp(status: StatusCode, seconds: i64, answer: &str) -> Outcome {
    let body: Value = serde_json::from_str(answer).unwrap_or_default();
    let error = &body["error"];
    let said = match error["error_data"]["details"].as_str() {
        Some(details) => details,
        None => error["message"].as_str().unwrap_or(answer),
    };
    let code = error["code"].as_i64();
    let numbered = code.map_or_else(|| status.as_u16().to_string(), |code| code.to_string());
    let why = format!("WhatsApp answered {numbered}: {}", shortened(said));
    if passes(status) || code.is_some_and(|code| PASSING.contains(&code)) {
        Outcome::Failed { why, seconds }
    } else {
        Outcome::Refused(why)
    }
}

/// Whether the same call may succeed later: the service is busy, or its key is replaced.
fn passes(status: StatusCode) -> bool {
    matches!(status.as_u16(), 401 | 403 | 408 | 429 | 500..=599)
}

fn digits(number: &str) -> String {
    number.chars().filter(char::is_ascii_digit).collect()
}

fn without(answer: &str, secret: &str) -> String {
    if secret.is_empty() {
        return answer.to_owned();
    }
    answer.replace(secret, "...")
}

fn shortened(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(MOST_TEXT).collect()
}

/// A text whose placeholders, like `{name}`, are replaced. What is none stays.
pub fn filled(text: &str, value: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let found = after
            .split_once('}')
            .and_then(|(name, tail)| Some((value(name)?, tail)));
        if let Some((value, tail)) = found {
            out.push_str(&value);
            rest = tail;
        } else {
            out.push('{');
            rest = after;
        }
    }
    out.push_str(rest);
    out
}

/// Names of the placeholders of a text, in their order.
pub fn placeholders(text: &str) -> Vec<&str> {
    let parts = text.split('{').skip(1);
    parts
        .filter_map(|part| part.split_once('}'))
        .map(|(name, _)| name)
        .filter(|name| !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase()))
        .collect()
}

pub fn unknown_placeholder<'a>(text: &'a str, known: &[&str]) -> Option<&'a str> {
    let mut names = placeholders(text).into_iter();
    names.find(|name| !known.contains(name))
}

fn fill_strings(value: &mut Value, values: &HashMap<&str, &str>) {
    match value {
        Value::String(text) => {
            *text = filled(text, |name| Some((*values.get(name)?).to_owned()));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| fill_strings(item, values)),
        Value::Object(members) => members
            .values_mut()
            .for_each(|member| fill_strings(member, values)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_filled_once_and_braces_stay() {
        let fill = |text: &str| {
            filled(text, |name| {
                (name == "text").then(|| "{number} & {text}".to_owned())
            })
        };
        assert_eq!(fill(r#"{"a":"{text}"}"#), r#"{"a":"{number} & {text}"}"#);
        assert_eq!(fill("{other} {"), "{other} {");
        assert_eq!(placeholders(r#"{"to":"{number}","n":{}}"#), ["number"]);
    }

    #[test]
    fn a_busy_service_is_asked_again_and_a_refusal_is_not() {
        let outcome = |status: u16, answer: &str| {
            refused_by_whatsapp(StatusCode::from_u16(status).unwrap(), 0, answer)
        };
        for (status, answer) in [
            (500, "oops"),
            (401, r#"{"error":{"code":190,"message":"expired"}}"#),
            (
                400,
                r#"{"error":{"code":131056,"message":"pair rate limit"}}"#,
            ),
        ] {
            assert!(
                matches!(outcome(status, answer), Outcome::Failed { .. }),
                "{answer}"
            );
        }
        let answer = r#"{"error":{"code":132001,"message":"m","error_data":{"details":"no such template"}}}"#;
        let why = "WhatsApp answered 132001: no such template".to_owned();
        assert_eq!(outcome(404, answer), Outcome::Refused(why));
    }
}
