//! How mails leave the shop: as the machine's settings say it, or `settings.json`.

use std::net::IpAddr;

use clap::Args;
use kernel::secret::Secret;
use lettre::message::Mailbox;
use reqwest::Url;
use serde::{Deserialize, Serialize};

/// What is set up. Without any of it mails are written to files.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(tag = "route", rename_all = "snake_case")]
pub enum MailSettings {
    Smtp(SmtpSettings),
    Service(ServiceSettings),
}

/// A mail server.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub struct SmtpSettings {
    pub host: String,
    pub port: u16,
    pub encryption: Encryption,
    /// Empty on a server that asks for none.
    #[serde(default)]
    pub user: String,
    #[serde(default)]
    pub password: Secret,
    /// `shop@example.com` or `Shop <shop@example.com>`; empty takes the user, else the shop's own address.
    #[serde(default)]
    pub from: String,
}

/// What keeps others from reading along.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum Encryption {
    /// The connection begins in plain words and is encrypted before anything matters.
    StartTls,
    /// Encrypted from the first byte.
    Tls,
    /// None: only to a server on this machine.
    None,
}

/// A mail service with an HTTP call, and one template for every mail.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub struct ServiceSettings {
    pub url: String,
    pub service_id: String,
    pub template_id: String,
    pub user_id: String,
    #[serde(default)]
    pub access_token: Secret,
    /// Sender's name and address, given to the template.
    #[serde(default)]
    pub from: String,
}

/// The same as flags and variables.
#[derive(Args, Clone, Debug, Default)]
pub struct MailArguments {
    /// Mail server, like smtp://user:password@smtp.example:587 (encrypted by STARTTLS) or smtps://user:password@smtp.example
    #[arg(
        long,
        env = "BOUTIQUE_SMTP_URL",
        value_name = "URL",
        hide_env_values = true
    )]
    pub smtp_url: Option<Secret>,
    /// HTTP mail service, like https://api.mail.example/api/v1.0/email/send
    #[arg(long, env = "BOUTIQUE_MAIL_SERVICE_URL", value_name = "URL")]
    pub mail_service_url: Option<String>,
    /// The mail service's own name for the account that sends
    #[arg(long, env = "BOUTIQUE_MAIL_SERVICE_ID", value_name = "ID")]
    pub mail_service_id: Option<String>,
    /// The mail service's template, which shows the parameters subject, text and html
    #[arg(long, env = "BOUTIQUE_MAIL_TEMPLATE_ID", value_name = "ID")]
    pub mail_template_id: Option<String>,
    /// The mail service's public key
    #[arg(long, env = "BOUTIQUE_MAIL_USER_ID", value_name = "KEY")]
    pub mail_user_id: Option<String>,
    /// The mail service's private key
    #[arg(
        long,
        env = "BOUTIQUE_MAIL_ACCESS_TOKEN",
        value_name = "KEY",
        hide_env_values = true
    )]
    pub mail_access_token: Option<Secret>,
    /// Sender of all mails, like shop@shop.example
    #[arg(long, env = "BOUTIQUE_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,
}

impl MailArguments {
    /// `None`: nothing is said here. Errors are sentences that name the setting.
    pub fn settings(self) -> Result<Option<MailSettings>, String> {
        let smtp_url = said(self.smtp_url.map(revealed));
        let service_url = said(self.mail_service_url);
        let from = said(self.mail_from).unwrap_or_default();
        sender(&from).map_err(|hint| format!("--mail-from (BOUTIQUE_MAIL_FROM): {hint}"))?;
        match (smtp_url, service_url) {
            (None, None) => Ok(None),
            (Some(_), Some(_)) => Err(
                "BOUTIQUE_SMTP_URL and BOUTIQUE_MAIL_SERVICE_URL are both set, and mails leave one way: take one away."
                    .to_owned(),
            ),
            (Some(url), None) => {
                let smtp = SmtpSettings::of_url(&url, from)
                    .map_err(|hint| format!("--smtp-url (BOUTIQUE_SMTP_URL): {hint}"))?;
                Ok(Some(MailSettings::Smtp(smtp)))
            }
            (None, Some(url)) => {
                let url = service_address(&url)
                    .map_err(|hint| format!("--mail-service-url (BOUTIQUE_MAIL_SERVICE_URL): {hint}"))?;
                let needed = |value: Option<String>, name: &str| {
                    said(value).ok_or_else(|| format!("{name} is missing; BOUTIQUE_MAIL_SERVICE_URL needs it."))
                };
                Ok(Some(MailSettings::Service(ServiceSettings {
                    url,
                    service_id: needed(self.mail_service_id, "BOUTIQUE_MAIL_SERVICE_ID")?,
                    template_id: needed(self.mail_template_id, "BOUTIQUE_MAIL_TEMPLATE_ID")?,
                    user_id: needed(self.mail_user_id, "BOUTIQUE_MAIL_USER_ID")?,
                    access_token: Secret::new(said(self.mail_access_token.map(revealed)).unwrap_or_default()),
                    from,
                })))
            }
        }
    }
}

fn revealed(secret: Secret) -> String {
    secret.reveal().to_owned()
}

/// A variable that is set to nothing says nothing.
fn said(value: Option<String>) -> Option<String> {
    let value = value.map(|text| text.trim().to_owned());
    value.filter(|text| !text.is_empty())
}

impl SmtpSettings {
    fn of_url(text: &str, from: String) -> Result<Self, String> {
        // The address holds a password: no error repeats it.
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
            host,
            port: url.port().unwrap_or(usual_port),
            encryption,
            user: decoded(url.username()).ok_or_else(wrong)?,
            password: Secret::new(decoded(url.password().unwrap_or_default()).ok_or_else(wrong)?),
            from,
        };
        settings.check()?;
        Ok(settings)
    }

    /// What does not fit together, in a sentence.
    pub fn check(&self) -> Result<(), String> {
        if self.encryption == Encryption::None && !is_loopback(&self.host) {
            return Err("a mail server elsewhere has to encrypt".to_owned());
        }
        if self.user.is_empty() != self.password.is_empty() {
            return Err("a user needs a password, and a password a user".to_owned());
        }
        Ok(())
    }
}

fn decoded(text: &str) -> Option<String> {
    let decoded = percent_encoding::percent_decode_str(text).decode_utf8();
    decoded.ok().map(std::borrow::Cow::into_owned)
}

/// Whether a host is this machine.
pub fn is_loopback(host: &str) -> bool {
    let address: Result<IpAddr, _> = host.trim_start_matches('[').trim_end_matches(']').parse();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}

/// The address of a service as it is called. Keys travel encrypted, or stay on this machine.
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

/// The sender's name and address; `None` when nothing is said.
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
    use super::*;

    fn smtp(url: &str) -> Result<SmtpSettings, String> {
        let arguments = MailArguments {
            smtp_url: Some(Secret::new(url)),
            ..MailArguments::default()
        };
        match arguments.settings()? {
            Some(MailSettings::Smtp(smtp)) => Ok(smtp),
            other => Err(format!("{other:?}")),
        }
    }

    #[test]
    fn a_mail_server_elsewhere_is_spoken_to_encrypted() {
        let starts = smtp("smtp://shop%40example.com:p%40ss@smtp.example.com:587").unwrap();
        assert_eq!(starts.encryption, Encryption::StartTls);
        assert_eq!(starts.user, "shop@example.com");
        assert_eq!(starts.password, Secret::new("p@ss"));
        assert_eq!(
            (starts.host.as_str(), starts.port),
            ("smtp.example.com", 587)
        );
        assert_eq!(smtp("smtp://smtp.example.com").unwrap().port, 587);
        let from_the_start = smtp("smtps://a:b@smtp.example.com").unwrap();
        assert_eq!(
            (from_the_start.encryption, from_the_start.port),
            (Encryption::Tls, 465)
        );
    }

    #[test]
    fn plain_passwords_are_sent_to_this_machine_only() {
        for url in [
            "smtp://127.0.0.1:2525",
            "smtp://localhost:2525",
            "smtp://[::1]:2525",
        ] {
            assert_eq!(smtp(url).unwrap().encryption, Encryption::None, "{url}");
        }
        let reported = smtp("smtp://127.0.0.1:2525?tls=required").unwrap();
        assert_eq!(reported.encryption, Encryption::StartTls);
        assert!(smtp("smtp://smtp.example.com?tls=opportunistic").is_err());
        assert!(smtp("smtp://smtp.example.com?tls=none").is_err());
    }

    #[test]
    fn an_error_names_the_setting_and_repeats_no_password() {
        for url in [
            "smtp://shop:hunter2@",
            "http://shop:hunter2@example.com",
            "hunter2",
            "smtp://shop:hunter2@example.com/path",
            "smtp://:hunter2@example.com",
        ] {
            let refused = smtp(url).unwrap_err();
            assert!(refused.contains("BOUTIQUE_SMTP_URL"), "{refused}");
            assert!(!refused.contains("hunter2"), "{refused}");
        }
        let from = MailArguments {
            mail_from: Some("shop".to_owned()),
            ..MailArguments::default()
        };
        assert!(from.settings().unwrap_err().contains("BOUTIQUE_MAIL_FROM"));
    }

    #[test]
    fn a_mail_service_is_set_up_whole() {
        let mut arguments = MailArguments {
            mail_service_url: Some("https://api.mail.example/send".to_owned()),
            mail_service_id: Some("default_service".to_owned()),
            mail_template_id: Some("generic".to_owned()),
            mail_user_id: Some(" ".to_owned()),
            ..MailArguments::default()
        };
        let refused = arguments.clone().settings().unwrap_err();
        assert!(refused.contains("BOUTIQUE_MAIL_USER_ID"), "{refused}");
        arguments.mail_user_id = Some("key".to_owned());
        assert!(matches!(
            arguments.clone().settings(),
            Ok(Some(MailSettings::Service(_)))
        ));
        let plain = MailArguments {
            mail_service_url: Some("http://mail.example/send".to_owned()),
            ..arguments.clone()
        };
        assert!(plain.settings().unwrap_err().contains("https://"));
        let both = MailArguments {
            smtp_url: Some(Secret::new("smtp://127.0.0.1:2525")),
            ..arguments
        };
        assert!(both.settings().unwrap_err().contains("both"));
        assert_eq!(MailArguments::default().settings(), Ok(None));
    }

    #[test]
    fn what_is_stored_is_read_back_and_a_secret_is_not_shown() {
        let settings = MailSettings::Smtp(smtp("smtp://a:hunter2@smtp.example.com").unwrap());
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(
            serde_json::from_str::<MailSettings>(&text).unwrap(),
            settings
        );
        assert!(!format!("{settings:?}").contains("hunter2"));
    }
}
