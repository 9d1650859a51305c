//! How messages leave, as it is stored, shown and changed.

use kernel::{Failure, FieldProblem, Timestamp, public_internet::Reach, secret::Secret};
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
    /// Id of the WhatsApp Business account, whose templates are listed; empty for none.
    #[serde(default)]
    pub business_account_id: String,
    /// Signs Meta's calls; empty if the webhook is not set up.
    #[serde(default)]
    pub app_secret: Secret,
    /// Named by Meta when it verifies the webhook.
    #[serde(default)]
    pub verify_token: Secret,
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
    /// Part of the address that the gateway calls with answers; empty if it calls none.
    #[serde(default)]
    pub reply_secret: Secret,
    /// Names of the fields of such a call.
    #[serde(default)]
    pub reply_number: String,
    #[serde(default)]
    pub reply_text: String,
}

impl SmsSettings {
    /// Whether the gateway is told the id of the registered text.
    pub fn names_template(&self) -> bool {
        [&self.address, &self.body]
            .iter()
            .any(|text| text.contains("{template}"))
    }
}

/// The shop's number at the WhatsApp Cloud API. Its token and secrets are never shown.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct WhatsAppChannel {
    pub phone_number_id: String,
    /// Id of the WhatsApp Business account; empty for none.
    pub business_account_id: String,
    pub has_app_secret: bool,
    pub has_verify_token: bool,
    /// When Meta last called the webhook.
    pub called_at: Option<Timestamp>,
}

impl WhatsAppChannel {
    pub(crate) fn of(settings: &WhatsAppSettings, called_at: Option<i64>) -> Self {
        Self {
            phone_number_id: settings.phone_number_id.clone(),
            business_account_id: settings.business_account_id.clone(),
            has_app_secret: !settings.app_secret.is_empty(),
            has_verify_token: !settings.verify_token.is_empty(),
            called_at: called_at.map(Timestamp),
        }
    }
}

/// An SMS gateway. Its key and secret are never shown.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct SmsChannel {
    pub address: String,
    pub method: SmsMethod,
    pub body_type: SmsBody,
    pub body: String,
    pub header: String,
    pub sender: String,
    pub has_key: bool,
    /// Whether the gateway may call with answers.
    pub has_reply_secret: bool,
    pub reply_number: String,
    pub reply_text: String,
    /// When it last did.
    pub called_at: Option<Timestamp>,
}

impl SmsChannel {
    pub(crate) fn of(settings: &SmsSettings, called_at: Option<i64>) -> Self {
        Self {
            address: settings.address.clone(),
            method: settings.method,
            body_type: settings.body_type,
            body: settings.body.clone(),
            header: settings.header.clone(),
            sender: settings.sender.clone(),
            has_key: !settings.key.is_empty(),
            has_reply_secret: !settings.reply_secret.is_empty(),
            reply_number: settings.reply_number.clone(),
            reply_text: settings.reply_text.clone(),
            called_at: called_at.map(Timestamp),
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
    /// Permanent; left out retains the one of the same number.
    #[oai(validator(max_length = 1024))]
    pub token: Option<String>,
    /// To see which templates are approved.
    #[oai(validator(pattern = "^[0-9]{5,20}$"))]
    pub business_account_id: Option<String>,
    /// Secret of Meta's app, which signs its calls; left out retains the one of the same number.
    #[oai(validator(max_length = 200))]
    pub app_secret: Option<String>,
    /// Verify token of the webhook; left out retains the one of the same number.
    #[oai(validator(max_length = 200))]
    pub verify_token: Option<String>,
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
    /// In the address that the gateway calls with answers; left out retains the one for the same address, empty ends
    /// it.
    #[oai(validator(pattern = "^([A-Za-z0-9_-]{20,200})?$"))]
    pub reply_secret: Option<String>,
    /// Field of such a call with the customer's number; left out for `from`.
    #[oai(validator(pattern = "^[A-Za-z0-9_.-]{1,60}$"))]
    pub reply_number: Option<String>,
    /// Field with the text; left out for `text`.
    #[oai(validator(pattern = "^[A-Za-z0-9_.-]{1,60}$"))]
    pub reply_text: Option<String>,
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
        let secret = |sent: &Option<String>, stored: fn(&WhatsAppSettings) -> &Secret| match sent {
            Some(sent) => Secret::new(sent.trim()),
            None => same.map(|now| stored(now).clone()).unwrap_or_default(),
        };
        Ok(WhatsAppSettings {
            phone_number_id: self.phone_number_id.clone(),
            token,
            business_account_id: self.business_account_id.clone().unwrap_or_default(),
            app_secret: secret(&self.app_secret, |now| &now.app_secret),
            verify_token: secret(&self.verify_token, |now| &now.verify_token),
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
        let reply_secret = match &self.reply_secret {
            Some(secret) => Secret::new(secret),
            None => same.map(|now| now.reply_secret.clone()).unwrap_or_default(),
        };
        let field = |sent: &Option<String>, usual: &str| sent.clone().unwrap_or(usual.to_owned());
        Ok(SmsSettings {
            reply_secret,
            reply_number: field(&self.reply_number, "from"),
            reply_text: field(&self.reply_text, "text"),
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
