//! How emails leave the shop, as the machine's settings say it.

use clap::Args;
use email::{DeliverySettings, Route, sender, service_address};
use kernel::secret::Secret;

/// How emails leave, as flags and variables.
#[derive(Args, Clone, Debug, Default)]
pub struct EmailArguments {
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

impl EmailArguments {
    /// `None`: nothing is said here.
    ///
    /// # Errors
    /// A sentence that names the invalid setting.
    pub fn settings(self) -> Result<Option<DeliverySettings>, String> {
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
                let smtp = DeliverySettings::of_smtp_url(&url, from)
                    .map_err(|hint| format!("--smtp-url (BOUTIQUE_SMTP_URL): {hint}"))?;
                Ok(Some(smtp))
            }
            (None, Some(url)) => {
                let url = service_address(&url)
                    .map_err(|hint| format!("--mail-service-url (BOUTIQUE_MAIL_SERVICE_URL): {hint}"))?;
                let needed = |value: Option<String>, name: &str| {
                    said(value).ok_or_else(|| format!("{name} is missing; BOUTIQUE_MAIL_SERVICE_URL needs it."))
                };
                Ok(Some(DeliverySettings {
                    route: Route::MailService,
                    url,
                    service_id: needed(self.mail_service_id, "BOUTIQUE_MAIL_SERVICE_ID")?,
                    template_id: needed(self.mail_template_id, "BOUTIQUE_MAIL_TEMPLATE_ID")?,
                    user_id: needed(self.mail_user_id, "BOUTIQUE_MAIL_USER_ID")?,
                    access_token: Secret::new(said(self.mail_access_token.map(revealed)).unwrap_or_default()),
                    from,
                    ..DeliverySettings::default()
                }))
            }
        }
    }
}

pub(super) fn revealed(secret: Secret) -> String {
    secret.reveal().to_owned()
}

/// A variable that is set to nothing says nothing.
pub(super) fn said(value: Option<String>) -> Option<String> {
    let value = value.map(|text| text.trim().to_owned());
    value.filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use email::Encryption;

    use super::*;

    fn smtp(url: &str) -> Result<DeliverySettings, String> {
        let arguments = EmailArguments {
            smtp_url: Some(Secret::new(url)),
            ..EmailArguments::default()
        };
        let settings = arguments.settings()?;
        settings.ok_or_else(|| "nothing is said".to_owned())
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
    fn plain_text_stay_on_this_machine() {
        for url in [
            "smtp://127.0.0.1:2525",
            "smtp://localhost:2525",
            "smtp://[::1]:2525",
        ] {
            assert_eq!(smtp(url).unwrap().encryption, Encryption::None, "{url}");
        }
        let settings = smtp("smtp://127.0.0.1:2525?tls=required").unwrap();
        assert_eq!(settings.encryption, Encryption::StartTls);
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
        let from = EmailArguments {
            mail_from: Some("shop".to_owned()),
            ..EmailArguments::default()
        };
        assert!(from.settings().unwrap_err().contains("BOUTIQUE_MAIL_FROM"));
    }

    #[test]
    fn a_mail_service_is_set_up_whole() {
        let mut arguments = EmailArguments {
            mail_service_url: Some("https://api.mail.example/send".to_owned()),
            mail_service_id: Some("default_service".to_owned()),
            mail_template_id: Some("generic".to_owned()),
            mail_user_id: Some(" ".to_owned()),
            ..EmailArguments::default()
        };
        let refused = arguments.clone().settings().unwrap_err();
        assert!(refused.contains("BOUTIQUE_MAIL_USER_ID"), "{refused}");
        arguments.mail_user_id = Some("key".to_owned());
        let settings = arguments.clone().settings().unwrap().unwrap();
        assert_eq!(settings.route, Route::MailService);
        let plain = EmailArguments {
            mail_service_url: Some("http://mail.example/send".to_owned()),
            ..arguments.clone()
        };
        assert!(plain.settings().unwrap_err().contains("https://"));
        let both = EmailArguments {
            smtp_url: Some(Secret::new("smtp://127.0.0.1:2525")),
            ..arguments
        };
        assert!(both.settings().unwrap_err().contains("both"));
        assert_eq!(EmailArguments::default().settings(), Ok(None));
    }
}
