//! How mails leave the shop, and what the owner sets about it.

use std::sync::Arc;

use async_trait::async_trait;
use kernel::{
    Failure,
    mail::{MailTransport, NotSent},
};
use poem_openapi::{Enum, Object};

/// How mails leave.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum MailRoute {
    /// They are written to files on the machine, and reach nobody.
    #[default]
    Files,
    /// By a mail server.
    Smtp,
    /// By a mail service with an HTTP call.
    MailService,
}

/// What keeps others from reading along on the way to the mail server.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum MailEncryption {
    /// STARTTLS, usually on port 587.
    #[default]
    StartTls,
    /// TLS from the first byte, usually on port 465.
    Tls,
    /// None: only to a mail server on the same machine.
    None,
}

/// Who decided how mails leave.
#[derive(Enum, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum SetBy {
    /// The owner, or nobody yet.
    #[default]
    Owner,
    /// Whoever starts the program: it cannot be changed here.
    Machine,
}

/// How mails leave. Texts that the way has no use for are empty; passwords and private keys are never told.
#[derive(Object, Clone, Debug, Default, PartialEq, Eq)]
#[oai(rename_all = "camelCase")]
pub struct MailSetup {
    /// How they leave.
    pub route: MailRoute,
    /// Who decided it.
    pub set_by: SetBy,
    /// Sender of all mails; empty takes the mail server's user, else the shop's e-mail address.
    pub from: String,
    /// Name of the mail server.
    pub host: String,
    /// Its port; 0 without a mail server.
    pub port: i64,
    /// What keeps others from reading along.
    pub encryption: MailEncryption,
    /// User on the mail server; empty where nobody logs in.
    pub user: String,
    /// Whether a password is kept.
    pub has_password: bool,
    /// Address of the mail service.
    pub url: String,
    /// The mail service's own name for the account that sends.
    pub service_id: String,
    /// Its template.
    pub template_id: String,
    /// Its public key.
    pub user_id: String,
    /// Whether a private key is kept.
    pub has_access_token: bool,
}

/// How mails shall leave. Only what belongs to the route counts.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct UpdateMailSetup {
    /// How they shall leave.
    pub route: MailRoute,
    /// Sender of all mails, like `shop@shop.example`; may be empty.
    #[oai(default, validator(max_length = 254))]
    pub from: String,
    /// Name of the mail server, like `smtp.example.com`.
    #[oai(default, validator(max_length = 253))]
    pub host: String,
    /// Its port, 1 to 65,535.
    #[oai(default, validator(minimum(value = "0"), maximum(value = "65535")))]
    pub port: i64,
    /// What keeps others from reading along.
    #[oai(default)]
    pub encryption: MailEncryption,
    /// User on the mail server; empty where nobody logs in.
    #[oai(default, validator(max_length = 254))]
    pub user: String,
    /// Password; left out keeps the one of the same user on the same mail server.
    #[oai(validator(max_length = 1024))]
    pub password: Option<String>,
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
    /// Private key; left out keeps the one for the same address.
    #[oai(validator(max_length = 1024))]
    pub access_token: Option<String>,
}

/// Knows how mails leave. The program answers.
#[async_trait]
pub trait EmailDelivery: Send + Sync {
    fn setup(&self) -> MailSetup;

    /// The way that is set up.
    fn transport(&self) -> Arc<dyn MailTransport>;

    /// Tries a wish without sending anything. A wish that does not fit together is a failure that names the field.
    async fn check(&self, input: &UpdateMailSetup) -> Result<Result<(), NotSent>, Failure>;

    /// Writes a wish down; it counts once the shop has opened anew.
    async fn keep(&self, input: &UpdateMailSetup) -> Result<(), Failure>;
}
