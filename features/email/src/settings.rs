//! How emails leave the shop: one set of settings, as it is stored, shown and changed.

use std::net::IpAddr;

use kernel::secret::Secret;
use lettre::message::Mailbox;
use poem_openapi::{Enum, Object};
use reqwest::Url;
use serde::{Deserialize, Serialize};

/// How emails leave.
#[derive(Enum, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case", rename = "EmailRoute")]
#[serde(rename_all = "snake_case")]
pub enum Route {
    /// They are written to files on the machine and not delivered.
    #[default]
    Files,
    /// By a mail server.
    Smtp,
    /// By a mail service with an HTTP call.
    #[serde(rename = "service")]
    MailService,
}

/// Encryption of the connection to the mail server.
#[derive(Enum, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case", rename = "EmailEncryption")]
#[serde(rename_all = "snake_case")]
pub enum Encryption {
    /// STARTTLS, usually on port 587.
    #[default]
    StartTls,
    /// TLS from the first byte, usually on port 465.
    Tls,
    /// None: only to a mail server on the same machine.
    None,
}

/// How emails leave. Only what belongs to the route counts; the rest is empty.
#[derive(Object, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
#[serde(rename_all = "camelCase", default)]
pub struct DeliverySettings {
    pub route: Route,
    /// Sender; empty for the mail server's user, else the shop's address.
    #[oai(default, validator(max_length = 254))]
    pub from: String,
    /// Name of the mail server, like `smtp.example.com`.
    #[oai(default, validator(max_length = 253))]
    pub host: String,
    /// Its port, 1 to 65,535; 0 without a mail server.
    #[oai(default, validator(minimum(value = "0"), maximum(value = "65535")))]
    pub port: u16,
    #[oai(default)]
    pub encryption: Encryption,
    /// User on the mail server; empty without a login.
    #[oai(default, validator(max_length = 254))]
    pub user: String,
    #[oai(skip)]
    pub password: Secret,
    /// Address of the mail service.
    #[oai(default, validator(max_length = 1024))]
    pub url: String,
    /// The mail service's own name for the account that sends.
    #[oai(default, validator(max_length = 200))]
    pub service_id: String,
    /// Its template, which shows the parameters `subject`, `text` and `html`.
    #[oai(default, validator(max_length = 200))]
    pub template_id: String,
    /// Its public key.
    #[oai(default, validator(max_length = 200))]
    pub user_id: String,
    #[oai(skip)]
    pub access_token: Secret,
}

impl DeliverySettings {
    /// Of an address like `smtp://user:password@smtp.example:587` or `smtps://…`.
    ///
    /// # Errors
    /// What to write instead, without repeating the password.
    pub fn of_smtp_url(text: &str, from: String) -> Result<Self, String> {
        let wrong = || {
            "write smtp://user:password@host:587 or smtps://user:password@host:465; in user and password write @ as \
             %40, : as %3A, / as %2F and % as %25"
                .to_owned()
        };
        let url = Url::parse(text).map_err(|_| wrong())?;
        let host = url.host_str().filter(|host| !host.is_empty());
        let host = host.ok_or_else(wrong)?.to_owned();
        let mut wanted = None;
        for (name, value) in url.query_pairs() {
            wanted = Some(match (name.as_ref(), value.as_ref()) {
                ("tls", "required") => Encryption::StartTls,
                _ => return Err("after the ? only tls=required is understood".to_owned()),
            });
        }
        let (encryption, usual_port) = match url.scheme() {
            "smtps" => (Encryption::Tls, 465),
            "smtp" if is_loopback(&host) => (wanted.unwrap_or(Encryption::None), 25),
            "smtp" => (Encryption::StartTls, 587),
            _ => return Err(wrong()),
        };
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() {
            return Err(wrong());
        }
        let settings = Self {
            route: Route::Smtp,
            from,
            host,
            port: url.port().unwrap_or(usual_port),
            encryption,
            user: decoded(url.username()).ok_or_else(wrong)?,
            password: Secret::new(decoded(url.password().unwrap_or_default()).ok_or_else(wrong)?),
            ..Self::default()
        };
        settings.check_server()?;
        Ok(settings)
    }

    /// Whether what belongs to a mail server fits together.
    ///
    /// # Errors
    /// What does not, in a sentence.
    pub fn check_server(&self) -> Result<(), String> {
        if !self.is_private() {
            return Err("a mail server elsewhere has to encrypt".to_owned());
        }
        if self.user.is_empty() != self.password.is_empty() {
            return Err("a user needs a password, and a password a user".to_owned());
        }
        Ok(())
    }

    /// Whether what is sent to the mail server stays between it and this machine.
    pub fn is_private(&self) -> bool {
        self.encryption != Encryption::None || is_loopback(&self.host)
    }

    /// Whether emails reach people.
    pub fn delivers(&self) -> bool {
        self.route != Route::Files
    }
}

fn decoded(text: &str) -> Option<String> {
    let decoded = percent_encoding::percent_decode_str(text).decode_utf8();
    decoded.ok().map(std::borrow::Cow::into_owned)
}

/// Whether a host is this machine.
fn is_loopback(host: &str) -> bool {
    let address: Result<IpAddr, _> = host.trim_start_matches('[').trim_end_matches(']').parse();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// The address of a service as it is called. Keys travel encrypted, or stay on this machine.
///
/// # Errors
/// What to write instead.
pub fn service_address(text: &str) -> Result<String, String> {
    let wrong =
        || "write the whole address, like https://api.mail.example/api/v1.0/email/send".to_owned();
    let url = Url::parse(text.trim()).map_err(|_| wrong())?;
    let host = url.host_str().ok_or_else(wrong)?;
    match url.scheme() {
        "https" => Ok(url.into()),
        "http" if is_loopback(host) => Ok(url.into()),
        "http" => {
            Err("a mail service elsewhere needs an address that begins with https://".to_owned())
        }
        _ => Err(wrong()),
    }
}

/// The sender's name and address; `None` if neither is set.
///
/// # Errors
/// What to write instead.
pub fn sender(text: &str) -> Result<Option<Mailbox>, String> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let mailbox = text.trim().parse();
    mailbox
        .map(Some)
        .map_err(|_| "write an address like shop@shop.example".to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn settings_of_earlier_releases_are_read_and_a_secret_is_not_shown() {
        let smtp = json!({
            "route": "smtp", "host": "smtp.example.com", "port": 587, "encryption": "start_tls",
            "user": "a", "password": "hunter2", "from": "",
        });
        let settings: DeliverySettings = serde_json::from_value(smtp).unwrap();
        let written =
            DeliverySettings::of_smtp_url("smtp://a:hunter2@smtp.example.com", String::new());
        assert_eq!(settings, written.unwrap());
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(
            serde_json::from_str::<DeliverySettings>(&text).unwrap(),
            settings
        );
        assert!(!format!("{settings:?}").contains("hunter2"));
        let service = json!({
            "route": "service", "url": "https://api.mail.example/send", "serviceId": "a", "templateId": "b",
            "userId": "c", "accessToken": "hunter2",
        });
        let settings: DeliverySettings = serde_json::from_value(service).unwrap();
        assert_eq!(settings.route, Route::MailService);
        assert_eq!(settings.access_token.reveal(), "hunter2");
    }
}
