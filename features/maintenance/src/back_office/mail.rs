//! Mails on the screen: where each is, how it looks, and sending it again.

use kernel::{
    Email, Failure,
    audit::{self, Entry},
    mail::{
        MailContent, MailCounts, MailFilter, MailShop, MailState, NewMail, ReadyMail, StoredMail,
        in_time,
    },
};
use poem_openapi::types::ToJSON;
use serde_json::json;

use super::mail_wire::{
    HeldMails, MailDetail, MailEntry, MailPage, MailPreview, MailTested, MailTried, MailsReleased,
};
use crate::{MailSetup, Maintenance, SetBy, UpdateMailSetup, codes, mails};

/// How many a list shows at once.
const PAGE: usize = 50;
/// Stands for the secret part of a link: nobody uses a customer's link.
const MASK: &str = "••••••••";

impl Maintenance {
    pub(super) async fn mail_page(&self, filter: &MailFilter) -> Result<MailPage, Failure> {
        let parts = &self.0;
        let db = &parts.deps.db;
        let stored = parts.deps.outbox.page(db, filter, PAGE as i64 + 1).await?;
        let MailCounts {
            waiting,
            held,
            failed,
            ..
        } = parts.deps.outbox.counts(db, self.now()).await?;
        let more = stored.len() > PAGE;
        let shop = parts.setup.shop.mail_shop().await?;
        let items: Vec<MailEntry> = stored
            .into_iter()
            .take(PAGE)
            .map(|mail| self.entry(mail, &shop))
            .collect();
        Ok(MailPage {
            next: items.last().map(|mail| mail.id).filter(|_| more),
            items,
            waiting,
            held,
            failed,
        })
    }

    pub(super) async fn mail_detail(&self, id: i64) -> Result<MailDetail, Failure> {
        let mail = self.mail(id).await?;
        let shop = self.0.setup.shop.mail_shop().await?;
        let content = self.content(&mail, &shop);
        Ok(MailDetail {
            content: content.map(|content| MailPreview::of(content, &shop)),
            mail: self.entry(mail, &shop),
        })
    }

    async fn mail(&self, id: i64) -> Result<StoredMail, Failure> {
        let deps = &self.0.deps;
        let mail = deps.outbox.one(&deps.db, id).await?;
        mail.ok_or_else(|| codes::MAIL_NOT_FOUND.into())
    }

    /// The mail as it was or will be written, its secret masked.
    fn content(&self, mail: &StoredMail, shop: &MailShop) -> Option<MailContent> {
        let setup = &self.0.setup;
        let template = setup
            .templates
            .iter()
            .find(|template| template.name == mail.template)?;
        let secret = mail.secret.as_deref().filter(|_| setup.shows_links);
        (template.render)(&mail.data, Some(secret.unwrap_or(MASK)), shop).ok()
    }

    /// Whether it cannot be written without a secret that is gone.
    fn has_lost_its_link(&self, mail: &StoredMail, shop: &MailShop) -> bool {
        let mut templates = self.0.setup.templates.iter();
        templates
            .find(|template| template.name == mail.template)
            .is_none_or(|template| {
                (template.render)(&mail.data, mail.secret.as_deref(), shop).is_err()
            })
    }

    fn entry(&self, mail: StoredMail, shop: &MailShop) -> MailEntry {
        let subject = mail
            .subject
            .clone()
            .or_else(|| Some(self.content(&mail, shop)?.subject));
        MailEntry {
            id: mail.id,
            template: mail.template,
            recipient: mail.recipient,
            subject: subject.unwrap_or_default(),
            state: mail.state,
            created_at: mail.created_at,
            due_at: (mail.state == MailState::Waiting).then_some(mail.due_at),
            sent_at: mail.sent_at,
            attempts: mail.attempts,
            last_error: mail.last_error,
        }
    }

    /// Sends a mail once more; one with a link gets a new link.
    pub(super) async fn resend(&self, actor: i64, id: i64) -> Result<(), Failure> {
        let mail = self.mail(id).await?;
        let parts = &self.0;
        let now = self.now();
        if mail.recipient.is_empty() {
            return Err(codes::MAIL_FORGOTTEN.into());
        }
        if mail.state == MailState::Waiting && mail.attempts == 0 {
            return Err(codes::MAIL_ON_ITS_WAY.into());
        }
        let mut links = parts.setup.links.iter();
        let again = match links.find(|links| links.carries_link(&mail.template)) {
            Some(links) => {
                if !links.renew(&mail).await? {
                    return Err(codes::MAIL_OVER.into());
                }
                true
            }
            None => {
                let shop = parts.setup.shop.mail_shop().await?;
                let over = mail.valid_until.is_some_and(|until| until < now);
                if over || mail.state == MailState::Dead || self.has_lost_its_link(&mail, &shop) {
                    return Err(codes::MAIL_OVER.into());
                }
                false
            }
        };
        let mut tx = parts.deps.db.write().await?;
        let sent = if again {
            parts.deps.outbox.give_up(&mut tx, id).await?;
            id
        } else {
            parts.deps.outbox.send_again(&mut tx, &mail, now).await?
        };
        let entry = Entry {
            actor: Some(actor),
            action: "maintenance.mail_resent",
            subject: &format!("mail:{sent}"),
            details: json!({"template": mail.template}),
        };
        audit::record(&mut tx, now, entry).await?;
        Ok(tx.commit().await?)
    }

    /// Sends a mail to whoever asks, at once.
    pub(super) async fn send_test(&self, actor: i64) -> Result<MailTested, Failure> {
        let parts = &self.0;
        let people = parts.setup.people.named(&[actor]).await?;
        let email = people.into_iter().find_map(|person| person.email);
        let to = Email::parse(&email.unwrap_or_default()).map_err(|_| codes::NO_OWN_ADDRESS)?;
        let data = json!({});
        let test = NewMail {
            template: mails::TEST,
            to: &to,
            data: data.clone(),
            secret: None,
            valid_until: None,
        };
        let shop = parts.setup.shop.mail_shop().await?;
        let content = mails::test(&data, None, &shop)?;
        let sending = parts
            .deps
            .outbox
            .sending(&parts.deps.db, test, self.now())
            .await?;
        let ready = ReadyMail::of(&content, &shop, &sending.message_id, to.as_str(), &data);
        let outcome = in_time(parts.setup.mails.transport().send(&ready)).await;
        let id = sending.id;
        sending
            .end(&parts.deps.db, &ready.subject, &outcome, self.now())
            .await?;
        Ok(MailTested {
            mail: self.entry(self.mail(id).await?, &shop),
            tried: outcome.into(),
        })
    }

    pub(super) fn mail_setup(&self) -> MailSetup {
        self.0.setup.mails.setup()
    }

    pub(super) async fn check_mail_setup(
        &self,
        input: &UpdateMailSetup,
    ) -> Result<MailTried, Failure> {
        self.expect_own_mail_setup()?;
        Ok(self.0.setup.mails.check(input).await?.into())
    }

    pub(super) async fn change_mail_setup(
        &self,
        actor: i64,
        input: &UpdateMailSetup,
    ) -> Result<(), Failure> {
        self.expect_own_mail_setup()?;
        let before = self.mail_setup().route;
        let mut tx = self.0.deps.db.write().await?;
        let entry = Entry {
            actor: Some(actor),
            action: "maintenance.mail_setup_changed",
            subject: "mails:setup",
            details: json!({"from": before.to_json(), "to": input.route.to_json()}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        // Before the commit: what the log says has happened.
        self.0.setup.mails.keep(input).await?;
        tx.commit().await?;
        self.0.setup.reopen.now();
        Ok(())
    }

    /// The environment wins, so a change here would change nothing.
    fn expect_own_mail_setup(&self) -> Result<(), Failure> {
        match self.mail_setup().set_by {
            SetBy::Owner => Ok(()),
            SetBy::Machine => Err(codes::MAIL_SET_BY_MACHINE.into()),
        }
    }

    pub(super) async fn release_held(
        &self,
        actor: i64,
        input: &HeldMails,
    ) -> Result<MailsReleased, Failure> {
        let now = self.now();
        let mut tx = self.0.deps.db.write().await?;
        let count = self.0.deps.outbox.release(&mut tx, input.send, now).await?;
        if count > 0 {
            let entry = Entry {
                actor: Some(actor),
                action: "maintenance.mails_released",
                subject: "mails:held",
                details: json!({"sent": input.send, "count": count}),
            };
            audit::record(&mut tx, now, entry).await?;
        }
        tx.commit().await?;
        Ok(MailsReleased { count })
    }
}
