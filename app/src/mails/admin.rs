//! The owner's settings of mails: what is set up, whether a change would work, and keeping it.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem,
    mail::{MailTransport, NotSent, in_time},
    secret::Secret,
};
use maintenance::{MailEncryption, MailRoute, MailSetup, SetBy, UpdateMailSetup};

use super::transport;
use crate::config::{
    mail::{Encryption, MailSettings, ServiceSettings, SmtpSettings, sender, service_address},
    settings::Settings,
};

/// How mails leave a store, and where that is written down.
#[derive(Clone)]
pub struct EmailDelivery {
    folder: PathBuf,
    /// What is set up.
    settings: Option<MailSettings>,
    /// The machine's settings said so: nobody changes it here.
    by_machine: bool,
    transport: Arc<dyn MailTransport>,
}

impl EmailDelivery {
    /// Of a store for which nothing is set up.
    pub fn with_files(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            settings: None,
            by_machine: false,
            transport: super::files_below(folder),
        }
    }

    /// What the machine's settings say, else `settings.json`, else files. Errors are sentences for whoever starts the
    /// program.
    pub fn open(folder: &Path, by_machine: Option<MailSettings>) -> Result<Self, String> {
        let settings = match &by_machine {
            Some(settings) => Some(settings.clone()),
            None => Settings::load(folder)?.mail,
        };
        Ok(Self {
            folder: folder.to_owned(),
            by_machine: by_machine.is_some(),
            transport: transport(folder, settings.as_ref())?,
            settings,
        })
    }

    pub fn settings(&self) -> Option<&MailSettings> {
        self.settings.as_ref()
    }

    pub fn transport(&self) -> Arc<dyn MailTransport> {
        self.transport.clone()
    }

    /// What is wished for, completed by what is kept.
    fn wished(&self, input: &UpdateMailSetup) -> Result<Option<MailSettings>, Failure> {
        let from = input.from.trim().to_owned();
        sender(&from)
            .map_err(|_| refuse("from", "Please write an address like shop@shop.example."))?;
        Ok(match input.route {
            MailRoute::Files => None,
            MailRoute::Smtp => Some(MailSettings::Smtp(self.wished_smtp(input, from)?)),
            MailRoute::MailService => {
                Some(MailSettings::Service(self.wished_service(input, from)?))
            }
        })
    }

    fn wished_smtp(&self, input: &UpdateMailSetup, from: String) -> Result<SmtpSettings, Failure> {
        let host = given(&input.host, "host", "Please give the mail server's name.")?;
        if !host
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "-.:[]".contains(c))
        {
            return Err(refuse("host", "Please write a name like smtp.example.com."));
        }
        let user = input.user.trim().to_owned();
        let port = u16::try_from(input.port).ok().filter(|port| *port > 0);
        let port = port.ok_or_else(|| refuse("port", "Please give a port, usually 587 or 465."))?;
        let password = match (&input.password, &self.settings) {
            (Some(password), _) => Secret::new(password),
            // A password that is kept goes to the server it was given for, and to no other.
            (None, Some(MailSettings::Smtp(stored)))
                if stored.host == host && stored.user == user && !user.is_empty() =>
            {
                stored.password.clone()
            }
            (None, _) => Secret::default(),
        };
        if !user.is_empty() && password.is_empty() {
            return Err(refuse(
                "password",
                "Please give the password of the mail account.",
            ));
        }
        let settings = SmtpSettings {
            host,
            port,
            encryption: match input.encryption {
                MailEncryption::StartTls => Encryption::StartTls,
                MailEncryption::Tls => Encryption::Tls,
                MailEncryption::None => Encryption::None,
            },
            user,
            password,
            from,
        };
        settings.check().map_err(|_| {
            refuse(
                "encryption",
                "Only a mail server on this machine may do without.",
            )
        })?;
        Ok(settings)
    }

    fn wished_service(
        &self,
        input: &UpdateMailSetup,
        from: String,
    ) -> Result<ServiceSettings, Failure> {
        let url = service_address(&input.url)
            .map_err(|hint| refuse("url", &format!("Please {hint}.")))?;
        let access_token = match (&input.access_token, &self.settings) {
            (Some(token), _) => Secret::new(token.trim()),
            (None, Some(MailSettings::Service(stored))) if stored.url == url => {
                stored.access_token.clone()
            }
            (None, _) => Secret::default(),
        };
        Ok(ServiceSettings {
            url,
            service_id: given(
                &input.service_id,
                "serviceId",
                "Please give the service's id.",
            )?,
            template_id: given(
                &input.template_id,
                "templateId",
                "Please give the template's id.",
            )?,
            user_id: given(&input.user_id, "userId", "Please give the public key.")?,
            access_token,
            from,
        })
    }
}

fn given(text: &str, field: &str, sentence: &str) -> Result<String, Failure> {
    let text = text.trim();
    if text.is_empty() {
        return Err(refuse(field, sentence));
    }
    Ok(text.to_owned())
}

fn refuse(field: &str, sentence: &str) -> Failure {
    Failure::invalid(vec![FieldProblem::new(field, "invalid", sentence)])
}

#[async_trait]
impl maintenance::EmailDelivery for EmailDelivery {
    fn transport(&self) -> Arc<dyn MailTransport> {
        self.transport.clone()
    }

    fn setup(&self) -> MailSetup {
        let mut setup = MailSetup {
            set_by: if self.by_machine {
                SetBy::Machine
            } else {
                SetBy::Owner
            },
            ..MailSetup::default()
        };
        match &self.settings {
            None => {}
            Some(MailSettings::Smtp(smtp)) => {
                setup.route = MailRoute::Smtp;
                setup.host.clone_from(&smtp.host);
                setup.port = i64::from(smtp.port);
                setup.encryption = match smtp.encryption {
                    Encryption::StartTls => MailEncryption::StartTls,
                    Encryption::Tls => MailEncryption::Tls,
                    Encryption::None => MailEncryption::None,
                };
                setup.user.clone_from(&smtp.user);
                setup.has_password = !smtp.password.is_empty();
                setup.from.clone_from(&smtp.from);
            }
            Some(MailSettings::Service(service)) => {
                setup.route = MailRoute::MailService;
                setup.url.clone_from(&service.url);
                setup.service_id.clone_from(&service.service_id);
                setup.template_id.clone_from(&service.template_id);
                setup.user_id.clone_from(&service.user_id);
                setup.has_access_token = !service.access_token.is_empty();
                setup.from.clone_from(&service.from);
            }
        }
        setup
    }

    async fn check(&self, input: &UpdateMailSetup) -> Result<Result<(), NotSent>, Failure> {
        let settings = self.wished(input)?;
        let way = transport(&self.folder, settings.as_ref()).map_err(Failure::internal)?;
        Ok(in_time(way.check()).await)
    }

    async fn keep(&self, input: &UpdateMailSetup) -> Result<(), Failure> {
        let mail = self.wished(input)?;
        Settings::change(&self.folder, |settings| settings.mail = mail).map_err(Failure::internal)
    }
}
