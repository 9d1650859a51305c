//! Mails by a mail server.

use async_trait::async_trait;
use lettre::{
    Address,
    message::Mailbox,
    transport::smtp::{
        Error,
        authentication::{Credentials, DEFAULT_MECHANISMS},
        client::{AsyncSmtpConnection, TlsParameters},
        commands::{Data, Mail, Rcpt},
        extension::ClientId,
    },
};

use super::{Fault, MailError, MailTransport, NotSent, ReadyMail, message, wording::shortened};
use crate::settings::{DeliverySettings, Encryption, sender};

/// A connection for each mail: a shop sends few, and none waits for one that hangs. Callers limit the whole of it.
pub struct Smtp {
    settings: DeliverySettings,
    /// Whose mails these are, as far as the settings say it.
    from: Option<Mailbox>,
    hello: ClientId,
}

/// How far a conversation had come when something went wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Greeting,
    LogIn,
    Sender,
    Recipient,
    Data,
}

impl Smtp {
    pub fn new(settings: DeliverySettings) -> Self {
        let said = [&settings.from, &settings.user];
        let from = said
            .into_iter()
            .find_map(|text| sender(text).ok().flatten());
        Self {
            settings,
            from,
            hello: ClientId::default(),
        }
    }

    /// A greeted and logged-in connection.
    async fn connect(&self) -> Result<AsyncSmtpConnection, NotSent> {
        let DeliverySettings {
            host,
            port,
            encryption,
            user,
            password,
            ..
        } = &self.settings;
        let went_wrong = |error: Error| self.reason(Stage::Greeting, &error);
        let tls = match encryption {
            Encryption::None => None,
            _ => Some(TlsParameters::new(host.clone()).map_err(went_wrong)?),
        };
        let from_the_start = tls.clone().filter(|_| *encryption == Encryption::Tls);
        let plain_host = host.trim_start_matches('[').trim_end_matches(']');
        let mut connection = AsyncSmtpConnection::connect_tokio1(
            (plain_host, *port),
            None,
            &self.hello,
            from_the_start,
            None,
        )
        .await
        .map_err(went_wrong)?;
        if *encryption == Encryption::StartTls
            && let Some(tls) = tls
        {
            if !connection.can_starttls() {
                connection.abort().await;
                let says = "it offers no STARTTLS, and the password was not sent";
                return Err(NotSent::down(MailError::Unencrypted, says));
            }
            connection
                .starttls(tls, &self.hello)
                .await
                .map_err(went_wrong)?;
        }
        if !user.is_empty() {
            let credentials = Credentials::new(user.clone(), password.reveal().to_owned());
            connection
                .auth(DEFAULT_MECHANISMS, &credentials)
                .await
                .map_err(|error| self.reason(Stage::LogIn, &error))?;
        }
        Ok(connection)
    }

    async fn deliver(
        &self,
        connection: &mut AsyncSmtpConnection,
        from: Address,
        to: Address,
        message: &[u8],
    ) -> Result<(), NotSent> {
        let at = |stage| move |error: Error| self.reason(stage, &error);
        let mail = Mail::new(Some(from), Vec::new());
        connection.command(mail).await.map_err(at(Stage::Sender))?;
        connection
            .command(Rcpt::new(to, Vec::new()))
            .await
            .map_err(at(Stage::Recipient))?;
        connection.command(Data).await.map_err(at(Stage::Data))?;
        connection.message(message).await.map_err(at(Stage::Data))?;
        Ok(())
    }

    fn reason(&self, stage: Stage, error: &Error) -> NotSent {
        let mut says = source(error);
        let Some(code) = error.status().map(u16::from) else {
            return if error.is_tls() || is_about_certificates(&says) {
                NotSent::down(MailError::Certificate, shortened(&says))
            } else if stage == Stage::LogIn && error.is_client() {
                NotSent::down(
                    MailError::Login,
                    "it offers no way to log in that is known here",
                )
            } else {
                NotSent::down(MailError::Unreachable, shortened(&says))
            };
        };
        // What a server repeats of a password does not get into our tables.
        let password = self.settings.password.reveal();
        if !password.is_empty() {
            says = says.replace(password, "...");
        }
        judge(stage, code, &says)
    }
}

/// What a server's refusal says about the mail and about the server.
fn judge(stage: Stage, code: u16, says: &str) -> NotSent {
    let wording = shortened(&format!("{code} {says}"));
    // Daily limits come as refusals for good of whichever mail is the one too many.
    let too_many = ["5.4.5", "5.4.6", "4.7.28", "4.5.3"]
        .iter()
        .any(|known| says.starts_with(known));
    if code == 421 || too_many {
        return NotSent::down(MailError::TooMany, wording);
    }
    let for_good = if code >= 500 {
        Fault::MailForGood
    } else {
        Fault::MailForNow
    };
    match stage {
        Stage::Greeting => NotSent::down(MailError::Refused, wording),
        Stage::LogIn => NotSent::down(MailError::Login, wording),
        // Every mail has the same one. A server that wants a log-in says so here.
        Stage::Sender if matches!(code, 530 | 535) => NotSent::down(MailError::Login, wording),
        Stage::Sender => NotSent::down(MailError::Sender, wording),
        Stage::Recipient => NotSent::new(for_good, MailError::Recipient, wording),
        Stage::Data => NotSent::new(for_good, MailError::Refused, wording),
    }
}

/// The innermost words of an error: what the server or the machine said.
fn source(error: &Error) -> String {
    let mut innermost: &dyn std::error::Error = error;
    while let Some(source) = innermost.source() {
        innermost = source;
    }
    innermost.to_string()
}

/// A handshake that fails is an error of the connection to the library.
fn is_about_certificates(says: &str) -> bool {
    says.contains("certificate") || says.contains("Certificate")
}

#[async_trait]
impl MailTransport for Smtp {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent> {
        let shop = || {
            mail.reply_to
                .parse()
                .ok()
                .map(|address| Mailbox::new(None, address))
        };
        let Some(from) = self.from.clone().or_else(shop) else {
            let says = "there is no sender: set one for mails, or the shop's email address";
            return Err(NotSent::down(MailError::Sender, says));
        };
        let message = message::write(mail, &from)?;
        let to = message.envelope().to().first().cloned();
        let to = to.ok_or_else(|| NotSent::for_good(MailError::Recipient, "there is none"))?;
        let mut connection = self.connect().await?;
        let delivered = self
            .deliver(&mut connection, from.email, to, &message.formatted())
            .await;
        // It has the mail; whether it says goodbye does not matter.
        connection.abort().await;
        delivered
    }

    async fn check(&self) -> Result<(), NotSent> {
        let mut connection = self.connect().await?;
        connection.abort().await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_about_the_mail_or_about_all_of_them() {
        for (stage, code, says, fault, mail_error) in [
            (
                Stage::LogIn,
                535,
                "5.7.8 Username and Password not accepted",
                Fault::Transport,
                MailError::Login,
            ),
            (
                Stage::Sender,
                553,
                "5.7.1 Sender not allowed",
                Fault::Transport,
                MailError::Sender,
            ),
            (
                Stage::Sender,
                530,
                "5.7.0 Authentication Required",
                Fault::Transport,
                MailError::Login,
            ),
            (
                Stage::Recipient,
                550,
                "5.1.1 No such user",
                Fault::MailForGood,
                MailError::Recipient,
            ),
            (
                Stage::Recipient,
                452,
                "4.2.2 The mailbox is full",
                Fault::MailForNow,
                MailError::Recipient,
            ),
            (
                Stage::Data,
                554,
                "5.7.1 Looks like spam",
                Fault::MailForGood,
                MailError::Refused,
            ),
            (
                Stage::Data,
                550,
                "5.4.5 Daily user sending limit exceeded",
                Fault::Transport,
                MailError::TooMany,
            ),
            (
                Stage::Recipient,
                421,
                "4.3.2 Try again later",
                Fault::Transport,
                MailError::TooMany,
            ),
        ] {
            let why = judge(stage, code, says);
            assert_eq!((why.fault, why.mail_error), (fault, mail_error), "{says}");
            assert!(why.says.contains(says), "{}", why.says);
        }
    }
}
