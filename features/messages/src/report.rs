//! Reads the calls of the services. What is not understood is left out.
//! <https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components>

use kernel::Timestamp;
use reqwest::Url;
use serde::Deserialize;
use serde_json::Value;

/// An answer of a customer.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// As the service writes it, like `919876543210`.
    pub number: String,
    pub text: String,
    pub at: Timestamp,
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    Delivered,
    Read,
    Failed,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Status {
    /// The id that the service gave the message.
    pub id: String,
    pub delivery: Delivery,
    pub at: Timestamp,
    /// Why it failed; empty otherwise.
    pub why: String,
}

#[derive(Debug, Default)]
pub struct WhatsAppReport {
    pub statuses: Vec<Status>,
    pub answers: Vec<Answer>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawStatus {
    id: String,
    status: String,
    timestamp: String,
    errors: Vec<RawError>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawError {
    code: i64,
    title: String,
    error_data: Option<RawErrorData>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawErrorData {
    details: String,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawMessage {
    from: String,
    timestamp: String,
    text: Option<RawText>,
    button: Option<RawButton>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawText {
    body: String,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct RawButton {
    text: String,
}

impl WhatsAppReport {
    pub fn read(body: &[u8]) -> Self {
        let body: Value = serde_json::from_slice(body).unwrap_or_default();
        let items = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let mut report = Self::default();
        for entry in items(&body["entry"]) {
            for change in items(&entry["changes"]) {
                if change["field"] == "messages" {
                    report.add(&change["value"]);
                }
            }
        }
        report
    }

    fn add(&mut self, value: &Value) {
        let list = |name: &str| value[name].as_array().cloned().unwrap_or_default();
        let statuses = list("statuses").into_iter();
        let statuses = statuses.filter_map(|one| serde_json::from_value(one).ok());
        self.statuses.extend(statuses.filter_map(RawStatus::status));
        let messages = list("messages").into_iter();
        let messages = messages.filter_map(|one| serde_json::from_value(one).ok());
        self.answers.extend(messages.filter_map(RawMessage::answer));
    }
}

impl RawStatus {
    fn status(self) -> Option<Status> {
        let delivery = match self.status.as_str() {
            "delivered" => Delivery::Delivered,
            "read" => Delivery::Read,
            "failed" => Delivery::Failed,
            _ => return None,
        };
        let error = self.errors.into_iter().next().unwrap_or_default();
        let details = error.error_data.map(|data| data.details);
        let said = details.filter(|details| !details.is_empty());
        let said = said.unwrap_or(error.title);
        Some(Status {
            why: match delivery {
                Delivery::Failed => {
                    let said = said.chars().take(300).collect::<String>();
                    format!("WhatsApp could not deliver it. {}: {said}", error.code)
                }
                Delivery::Delivered | Delivery::Read => String::new(),
            },
            at: seconds(&self.timestamp)?,
            id: self.id,
            delivery,
        })
    }
}

impl RawMessage {
    fn answer(self) -> Option<Answer> {
        let text = self.text.map(|text| text.body);
        Some(Answer {
            text: text.or(self.button.map(|button| button.text))?,
            at: seconds(&self.timestamp)?,
            number: self.from,
        })
    }
}

fn seconds(text: &str) -> Option<Timestamp> {
    text.parse().ok().map(Timestamp)
}

/// The answer in a call of an SMS gateway: JSON, or pairs like `from=919876543210&text=STOP`.
pub fn sms_answer(fields: &[u8], number: &str, text: &str, at: Timestamp) -> Option<Answer> {
    let found = match serde_json::from_slice::<Value>(fields) {
        Ok(body) => {
            let field = |name: &str| match &body[name] {
                Value::String(text) => Some(text.clone()),
                Value::Number(number) => Some(number.to_string()),
                _ => None,
            };
            field(number).zip(field(text))
        }
        Err(_) => {
            let pairs = std::str::from_utf8(fields).ok()?;
            let url = Url::parse(&format!("http://gateway/?{pairs}")).ok()?;
            let field = |wanted: &str| {
                let mut pairs = url.query_pairs();
                let found = pairs.find(|(name, _)| name == wanted);
                found.map(|(_, value)| value.into_owned())
            };
            field(number).zip(field(text))
        }
    };
    found.map(|(number, text)| Answer { number, text, at })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const NOON: Timestamp = Timestamp(1_785_565_800);

    #[test]
    fn statuses_and_answers_are_read_and_the_rest_is_left_out() {
        let value = json!({
            "statuses": [
                {"id": "wamid.1", "status": "delivered", "timestamp": "1785565800"},
                {"id": "wamid.2", "status": "failed", "timestamp": "1785565800", "errors": [
                    {"code": 131_026, "title": "Message undeliverable", "error_data": {"details": "Not on WhatsApp"}}]},
                {"id": "wamid.3", "status": "sent", "timestamp": "1785565800"},
                {"id": 7},
            ],
            "messages": [
                {"from": "919876543209", "timestamp": "1785565800", "type": "text", "text": {"body": "STOP"}},
                {"from": "919876543209", "timestamp": "1785565800", "type": "button", "button": {"text": "Stop"}},
                {"from": "919876543209", "timestamp": "1785565800", "type": "image", "image": {"id": "1"}},
            ],
        });
        let other =
            json!({"field": "account_update", "value": {"messages": [{"text": {"body": "STOP"}}]}});
        let body = json!({"entry": [{"changes": [{"field": "messages", "value": value}, other]}]});
        let report = WhatsAppReport::read(body.to_string().as_bytes());
        let read = |id: &str, delivery, why: &str| Status {
            id: id.to_owned(),
            delivery,
            at: NOON,
            why: why.to_owned(),
        };
        assert_eq!(
            report.statuses,
            [
                read("wamid.1", Delivery::Delivered, ""),
                read(
                    "wamid.2",
                    Delivery::Failed,
                    "WhatsApp could not deliver it. 131026: Not on WhatsApp"
                ),
            ]
        );
        let texts: Vec<&str> = report.answers.iter().map(|one| one.text.as_str()).collect();
        assert_eq!(texts, ["STOP", "Stop"]);
        for strange in [
            "",
            "[]",
            "{\"entry\": 4}",
            "{\"entry\": [{\"changes\": [3]}]}",
        ] {
            assert!(WhatsAppReport::read(strange.as_bytes()).answers.is_empty());
        }
    }

    #[test]
    fn an_sms_is_read_from_any_gateway() {
        let expected = Answer {
            number: "919876543209".to_owned(),
            text: "STOP now".to_owned(),
            at: NOON,
        };
        for fields in [
            "from=919876543209&text=STOP+now&id=4",
            "text=STOP%20now&from=919876543209",
            r#"{"from": "919876543209", "text": "STOP now"}"#,
            r#"{"from": 919876543209, "text": "STOP now"}"#,
        ] {
            let read = sms_answer(fields.as_bytes(), "from", "text", NOON);
            assert_eq!(read.as_ref(), Some(&expected), "{fields}");
        }
        for fields in ["", "from=1", "[]", "\u{0}", r#"{"from": {}, "text": "a"}"#] {
            let read = sms_answer(fields.as_bytes(), "from", "text", NOON);
            assert_eq!(read, None, "{fields}");
        }
    }
}
