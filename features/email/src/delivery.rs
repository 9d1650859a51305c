//! The settings in use, who decided them, and what the owner changes about them.

use kernel::{Failure, FieldProblem, secret::Secret};
use poem_openapi::{Enum, Object};

use crate::settings::{DeliverySettings, Encryption, Route, sender, service_address};

/// Who decided how emails leave.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum SetBy {
    /// The owner; also while nothing is set.
    #[default]
    Owner,
    /// The machine's configuration: it cannot be changed here.
    Machine,
}

/// What does not belong to the route is empty. Passwords and private keys are never shown.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct EmailDelivery {
    pub route: Route,
    /// Sender; empty for the mail server's user, else the shop's address.
    pub from: String,
    /// Name of the mail server.
    pub host: String,
    /// Its port; 0 without a mail server.
    pub port: u16,
    pub encryption: Encryption,
    /// User on the mail server; empty without a login.
    pub user: String,
    /// Address of the mail service.
    pub url: String,
    /// The mail service's own name for the account that sends.
    pub service_id: String,
    /// Its template.
    pub template_id: String,
    /// Its public key.
    pub user_id: String,
    /// Who decided it.
    pub set_by: SetBy,
    /// Whether a password is stored.
    pub has_password: bool,
    /// Whether a private key is stored.
    pub has_access_token: bool,
}

/// New settings for how emails leave.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct UpdateEmailDelivery {
    #[oai(flatten)]
    pub settings: DeliverySettings,
    /// Left out retains the one of the same user on the same mail server.
    #[oai(validator(max_length = 1024))]
    pub password: Option<String>,
    /// Left out retains the one for the same address.
    #[oai(validator(max_length = 1024))]
    pub access_token: Option<String>,
}

/// The settings in use.
#[derive(Clone, Debug, Default)]
pub struct Delivery {
    pub settings: DeliverySettings,
    pub set_by: SetBy,
}

impl Delivery {
    /// The machine's settings, else the owner's, else files.
    pub fn of(by_machine: Option<DeliverySettings>, by_owner: Option<DeliverySettings>) -> Self {
        let set_by = match by_machine {
            Some(_) => SetBy::Machine,
            None => SetBy::Owner,
        };
        Self {
            settings: by_machine.or(by_owner).unwrap_or_default(),
            set_by,
        }
    }

    pub fn view(&self) -> EmailDelivery {
        let settings = self.settings.clone();
        EmailDelivery {
            route: settings.route,
            from: settings.from,
            host: settings.host,
            port: settings.port,
            encryption: settings.encryption,
            user: settings.user,
            url: settings.url,
            service_id: settings.service_id,
            template_id: settings.template_id,
            user_id: settings.user_id,
            set_by: self.set_by,
            has_password: !settings.password.is_empty(),
            has_access_token: !settings.access_token.is_empty(),
        }
    }

    /// What an update asks for, completed by the secrets in use.
    ///
    /// # Errors
    /// Names each field that does not fit.
    pub fn updated(&self, update: &UpdateEmailDelivery) -> Result<DeliverySettings, Failure> {
        let mut problems = Problems::default();
        let from = update.settings.from.trim().to_owned();
        if sender(&from).is_err() {
            problems.add("from", "Please write an address like shop@shop.example.");
        }
        let settings = match update.settings.route {
            Route::Files => DeliverySettings::default(),
            Route::Smtp => self.updated_server(update, from, &mut problems),
            Route::MailService => self.updated_service(update, from, &mut problems),
        };
        problems.none_or(settings)
    }

    fn updated_server(
        &self,
        update: &UpdateEmailDelivery,
        from: String,
        problems: &mut Problems,
    ) -> DeliverySettings {
        let asked = &update.settings;
        let host = problems.expect(&asked.host, "host", "Please give the mail server's name.");
        if !host
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "-.:[]".contains(c))
        {
            problems.add("host", "Please write a name like smtp.example.com.");
        }
        if asked.port == 0 {
            problems.add("port", "Please give a port, usually 587 or 465.");
        }
        let user = asked.user.trim().to_owned();
        let now = &self.settings;
        let password = match &update.password {
            Some(password) => Secret::new(password),
            // A stored password goes to the server it was given for, and to no other.
            None if now.host == host && now.user == user && !user.is_empty() => {
                now.password.clone()
            }
            None => Secret::default(),
        };
        if !user.is_empty() && password.is_empty() {
            problems.add("password", "Please give the password of the mail account.");
        }
        if user.is_empty() && !password.is_empty() {
            problems.add("user", "Please give the user name of the mail account.");
        }
        let settings = DeliverySettings {
            route: Route::Smtp,
            from,
            host,
            port: asked.port,
            encryption: asked.encryption,
            user,
            password,
            ..DeliverySettings::default()
        };
        if !settings.host.is_empty() && !settings.is_private() {
            problems.add(
                "encryption",
                "Only a mail server on this machine may do without.",
            );
        }
        settings
    }

    fn updated_service(
        &self,
        update: &UpdateEmailDelivery,
        from: String,
        problems: &mut Problems,
    ) -> DeliverySettings {
        let asked = &update.settings;
        let url = service_address(&asked.url).unwrap_or_else(|hint| {
            problems.add("url", &format!("Please {hint}."));
            String::new()
        });
        let access_token = match &update.access_token {
            Some(token) => Secret::new(token.trim()),
            None if self.settings.url == url => self.settings.access_token.clone(),
            None => Secret::default(),
        };
        let mut expect = |text, field, sentence| problems.expect(text, field, sentence);
        DeliverySettings {
            route: Route::MailService,
            from,
            url,
            service_id: expect(
                &asked.service_id,
                "serviceId",
                "Please give the service's id.",
            ),
            template_id: expect(
                &asked.template_id,
                "templateId",
                "Please give the template's id.",
            ),
            user_id: expect(&asked.user_id, "userId", "Please give the public key."),
            access_token,
            ..DeliverySettings::default()
        }
    }
}

/// Fields that do not fit.
#[derive(Default)]
struct Problems(Vec<FieldProblem>);

impl Problems {
    fn add(&mut self, field: &str, sentence: &str) {
        self.0.push(FieldProblem::new(field, "invalid", sentence));
    }

    /// The trimmed text, which may not be empty.
    fn expect(&mut self, text: &str, field: &str, sentence: &str) -> String {
        let text = text.trim();
        if text.is_empty() {
            self.add(field, sentence);
        }
        text.to_owned()
    }

    fn none_or<T>(self, value: T) -> Result<T, Failure> {
        match self.0.is_empty() {
            true => Ok(value),
            false => Err(Failure::invalid(self.0)),
        }
    }
}
