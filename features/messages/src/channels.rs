//! How messages leave, as it is stored, shown and changed.

use kernel::{Failure, FieldProblem, public_internet::Reach, secret::Secret};
use poem_openapi::{Enum, Object};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::transport::{SMS_PLACEHOLDERS, unknown_placeholder};

/// A way to a customer.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum MessageChannel {
    WhatsApp,
    Sms,
}

impl MessageChannel {
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhatsApp => "whatsapp",
            Self::Sms => "sms",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Self::WhatsApp, Self::Sms]
            .into_iter()
            .find(|channel| channel.as_str() == text)
    }
}

/// The channels that are set up.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(rename_all = "camelCase", default)]
pub struct ChannelSettings {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whatsapp: Option<WhatsAppSettings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sms: Option<SmsSettings>,
}

impl ChannelSettings {
    /// As the machine's settings store it; `None` without a channel.
    pub(crate) fn stored(&self) -> Result<Option<Value>, Failure> {
        let any = self.whatsapp.is_some() || self.sms.is_some();
        let stored = any.then(|| serde_json::to_value(self)).transpose();
        stored.map_err(Failure::internal)
    }
}

/// The shop's number at the WhatsApp Cloud API.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub struct WhatsAppSettings {
    pub phone_number_id: String,
    pub token: Secret,
}

/// Method of the call to an SMS gateway.
#[derive(Enum, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum SmsMethod {
    /// Everything is in the address.
    Get,
    Post,
}

/// Body of the call to an SMS gateway.
#[derive(Enum, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
#[serde(rename_all = "lowercase")]
pub enum SmsBody {
    /// Like `to={number}&text={text}`.
    Form,
    Json,
}

/// An SMS gateway.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub struct SmsSettings {
    pub address: String,
    pub method: SmsMethod,
    pub body_type: SmsBody,
    pub body: String,
    pub header: String,
    pub key: Secret,
    pub sender: String,
}

impl SmsSettings {
    /// Whether the gateway is told the id of the registered text.
    pub fn names_template(&self) -> bool {
        [&self.address, &self.body]
            .iter()
            .any(|text| text.contains("{template}"))
    }
}

/// The shop's number at the WhatsApp Cloud API. Its token is never shown.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct WhatsAppChannel {
    pub phone_number_id: String,
}

/// An SMS gateway. Its key is never shown.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct SmsChannel {
    pub address: String,
    pub method: SmsMethod,
    pub body_type: SmsBody,
    pub body: String,
    pub header: String,
    pub sender: String,
    pub has_key: bool,
}

impl SmsChannel {
    pub(crate) fn of(settings: &SmsSettings) -> Self {
        Self {
            address: settings.address.clone(),
            method: settings.method,
            body_type: settings.body_type,
            body: settings.body.clone(),
            header: settings.header.clone(),
            sender: settings.sender.clone(),
            has_key: !settings.key.is_empty(),
        }
    }
}

/// Connects WhatsApp.
#[derive(Object, Clone)]
#[oai(rename_all = "camelCase")]
pub struct UpdateWhatsAppChannel {
    /// Phone number ID of the shop's number, from Meta's developer page.
    #[oai(validator(pattern = "^[0-9]{5,20}$"))]
    pub phone_number_id: String,
    /// Permanent access token; left out retains the one of the same number.
    #[oai(validator(max_length = 1024))]
    pub token: Option<String>,
}

/// Connects an SMS gateway. Address and body take `{number}` (919876543210), `{mobile}` (9876543210), `{text}`,
/// `{sender}`, `{template}` (DLT id of the text) and `{key}`.
#[derive(Object, Clone)]
#[oai(rename_all = "camelCase")]
pub struct UpdateSmsChannel {
    #[oai(validator(max_length = 1024))]
    pub address: String,
    pub method: SmsMethod,
    pub body_type: SmsBody,
    /// Empty with `get`.
    #[oai(validator(max_length = 2000))]
    pub body: String,
    /// Header that carries the key, like `Authorization`; empty for none.
    #[oai(validator(pattern = "^[A-Za-z0-9-]{0,60}$"))]
    pub header: String,
    /// Left out retains the one for the same address.
    #[oai(validator(max_length = 1024))]
    pub key: Option<String>,
    /// Sender ID registered for DLT, like `HEMMOG`.
    #[oai(validator(pattern = "^[A-Za-z0-9]{0,11}$"))]
    pub sender: String,
}

impl UpdateWhatsAppChannel {
    pub(crate) fn completed(
        &self,
        now: Option<&WhatsAppSettings>,
    ) -> Result<WhatsAppSettings, Failure> {
        let same = now.filter(|now| now.phone_number_id == self.phone_number_id);
        let token = match &self.token {
            Some(token) => Secret::new(token.trim()),
            // A stored token goes to the number it was given for, and to no other.
            None => same.map(|now| now.token.clone()).unwrap_or_default(),
        };
        if !is_header_value(token.reveal()) || token.is_empty() {
            return Err(refuse("token", "Enter the access token."));
        }
        Ok(WhatsAppSettings {
            phone_number_id: self.phone_number_id.clone(),
            token,
        })
    }
}

impl UpdateSmsChannel {
    pub(crate) fn completed(
        &self,
        now: Option<&SmsSettings>,
        reach: Reach,
    ) -> Result<SmsSettings, Failure> {
        let address = self.address.trim().to_owned();
        if reach.address(&address).is_none() {
            let text =
                "Enter the gateway's address: it begins with https:// and is on the internet.";
            return Err(refuse("address", text));
        }
        let body = match self.method {
            SmsMethod::Get => String::new(),
            SmsMethod::Post => self.body.trim().to_owned(),
        };
        for (field, text) in [("address", &address), ("body", &body)] {
            if let Some(name) = unknown_placeholder(text, &SMS_PLACEHOLDERS) {
                let text = format!("{{{name}}} is not a placeholder of SMS.");
                return Err(refuse(field, &text));
            }
        }
        let is_json = self.method == SmsMethod::Post && self.body_type == SmsBody::Json;
        if is_json && serde_json::from_str::<Value>(&body).is_err() {
            return Err(refuse("body", "Enter valid JSON."));
        }
        let field = match self.method {
            SmsMethod::Get => "address",
            SmsMethod::Post => "body",
        };
        let whole = format!("{address} {body}");
        if !whole.contains("{text}") || !(whole.contains("{number}") || whole.contains("{mobile}"))
        {
            let text = "Say where number and text go: use {number} or {mobile}, and {text}.";
            return Err(refuse(field, text));
        }
        let same = now.filter(|now| host_of(&now.address) == host_of(&address));
        let key = match &self.key {
            Some(key) => Secret::new(key.trim()),
            None => same.map(|now| now.key.clone()).unwrap_or_default(),
        };
        if !is_header_value(key.reveal()) {
            return Err(refuse("key", "Enter the key as the gateway shows it."));
        }
        if key.is_empty() && (!self.header.is_empty() || whole.contains("{key}")) {
            return Err(refuse("key", "Enter the gateway's key."));
        }
        Ok(SmsSettings {
            address,
            method: self.method,
            body_type: self.body_type,
            body,
            header: self.header.clone(),
            key,
            sender: self.sender.clone(),
        })
    }
}

/// The gateway that a key was given for.
fn host_of(address: &str) -> Option<String> {
    let url = Reach::ThisMachine.address(address)?;
    Some(url.origin().ascii_serialization())
}

/// Whether a secret can be sent in a header.
fn is_header_value(text: &str) -> bool {
    text.bytes().all(|byte| (0x20..0x7f).contains(&byte))
}

fn refuse(field: &str, sentence: &str) -> Failure {
    Failure::invalid(vec![FieldProblem::new(field, "invalid", sentence)])
}
