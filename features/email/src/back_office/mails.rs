//! Mails on the screen: where each is, how it looks, and sending it again.

use kernel::{
    Failure, MailTemplate,
    audit::{self, Entry},
    mail::{MailContent, MailShop, NewMail},
};
use poem_openapi::types::ToJSON;
use serde_json::json;

use super::wire::{
    HeldMails, MailDetail, MailEntry, MailPage, MailPreview, MailTested, MailTried, MailsReleased,
};
use crate::{
    EmailDelivery, Emails, SetBy, UpdateEmailDelivery, codes,
    queue::{MailCounts, MailFilter, MailState, StoredMail},
    settings::DeliverySettings,
    templates,
    transport::{ReadyMail, in_time},
};

/// Page size of the list.
const PAGE: usize = 50;
/// Replaces the secret part of a link, so that staff cannot use a customer's link.
const MASK: &str = "••••••••";

impl Emails {
    pub(super) async fn mail_page(&self, filter: &MailFilter) -> Result<MailPage, Failure> {
        let parts = &self.0;
        let found = parts.queue.page(filter, PAGE as i64 + 1).await?;
        let MailCounts {
            waiting,
            held,
            failed,
            ..
        } = parts.queue.counts(self.now()).await?;
        let more = found.len() > PAGE;
        let shop = parts.setup.shop.mail_shop().await?;
        let items: Vec<MailEntry> = found
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
        let mail = self.0.queue.one(id).await?;
        mail.ok_or_else(|| codes::NOT_FOUND.into())
    }

    /// The mail as it was or will be written, its secret masked.
    fn content(&self, mail: &StoredMail, shop: &MailShop) -> Option<MailContent> {
        let template = self.template(mail)?;
        let shows_links = self.0.setup.shows_links;
        let secret = mail.secret.as_deref().filter(|_| shows_links);
        (template.render)(&mail.queued.data, Some(secret.unwrap_or(MASK)), shop).ok()
    }

    /// Whether it cannot be written without a secret that is gone.
    fn has_lost_its_link(&self, mail: &StoredMail, shop: &MailShop) -> bool {
        self.template(mail).is_none_or(|template| {
            (template.render)(&mail.queued.data, mail.secret.as_deref(), shop).is_err()
        })
    }

    /// `None` for a mail of a kind that this program does not know.
    fn template(&self, mail: &StoredMail) -> Option<&MailTemplate> {
        let mut templates = self.0.setup.templates.iter();
        templates.find(|template| template.name == mail.queued.template)
    }

    fn entry(&self, mail: StoredMail, shop: &MailShop) -> MailEntry {
        let subject = mail
            .subject
            .clone()
            .or_else(|| Some(self.content(&mail, shop)?.subject));
        let label = self.template(&mail).map(|template| template.label);
        MailEntry {
            id: mail.id,
            label: label.unwrap_or(&mail.queued.template).to_owned(),
            template: mail.queued.template,
            recipient: mail.queued.recipient,
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
        if mail.queued.recipient.is_empty() {
            return Err(codes::FORGOTTEN.into());
        }
        if mail.state == MailState::Waiting && mail.attempts == 0 {
            return Err(codes::ON_ITS_WAY.into());
        }
        let mut links = parts.setup.links.iter();
        let again = match links.find(|links| links.carries_link(&mail.queued.template)) {
            Some(links) => {
                if !links.renew(&mail.queued).await? {
                    return Err(codes::OVER.into());
                }
                true
            }
            None => {
                let shop = parts.setup.shop.mail_shop().await?;
                let over = mail.valid_until.is_some_and(|until| until < now);
                if over || mail.state == MailState::Dead || self.has_lost_its_link(&mail, &shop) {
                    return Err(codes::OVER.into());
                }
                false
            }
        };
        let mut tx = parts.deps.db.write().await?;
        let sent = if again {
            parts.queue.give_up(&mut tx, id).await?;
            id
        } else {
            parts.queue.send_again(&mut tx, &mail, now).await?
        };
        let entry = Entry {
            actor: Some(actor),
            action: "email.resent",
            subject: &format!("mail:{sent}"),
            details: json!({"template": mail.queued.template}),
        };
        audit::record(&mut tx, now, entry).await?;
        Ok(tx.commit().await?)
    }

    /// Sends a test mail to the caller, immediately.
    pub(super) async fn send_test(&self, actor: i64) -> Result<MailTested, Failure> {
        let parts = &self.0;
        let person = parts.setup.people.person(actor).await?;
        let to = person.and_then(|person| person.email);
        let to = to.ok_or(codes::NO_OWN_ADDRESS)?;
        let data = json!({});
        let test = NewMail::new(templates::TEST, &to, data.clone());
        let shop = parts.setup.shop.mail_shop().await?;
        let content = templates::test(&data, None, &shop)?;
        let sending = parts.queue.sending(test, self.now()).await?;
        let ready = ReadyMail::of(&content, &shop, &sending.message_id, to.as_str(), &data);
        let outcome = in_time(parts.transport.send(&ready)).await;
        let id = sending.id;
        sending.end(&ready.subject, &outcome, self.now()).await?;
        Ok(MailTested {
            mail: self.entry(self.mail(id).await?, &shop),
            tried: outcome.into(),
        })
    }

    pub(super) fn delivery(&self) -> EmailDelivery {
        self.0.setup.delivery.view()
    }

    pub(super) async fn check_delivery(
        &self,
        update: &UpdateEmailDelivery,
    ) -> Result<MailTried, Failure> {
        let settings = self.updated(update)?;
        let setup = &self.0.setup;
        let way = (setup.connect)(&setup.data, &settings).map_err(Failure::internal)?;
        Ok(in_time(way.check()).await.into())
    }

    pub(super) async fn update_delivery(
        &self,
        actor: i64,
        update: &UpdateEmailDelivery,
    ) -> Result<(), Failure> {
        let settings = self.updated(update)?;
        let setup = &self.0.setup;
        let before = setup.delivery.settings.route;
        let mut tx = self.0.deps.db.write().await?;
        let entry = Entry {
            actor: Some(actor),
            action: "email.delivery_changed",
            subject: "mails:setup",
            details: json!({"from": before.to_json(), "to": settings.route.to_json()}),
        };
        audit::record(&mut tx, self.now(), entry).await?;
        let stored = settings.delivers().then(|| serde_json::to_value(&settings));
        let stored = stored.transpose().map_err(Failure::internal)?;
        // Before the commit: what the log says has happened.
        setup.settings.save("mail", stored)?;
        tx.commit().await?;
        setup.reopen.now();
        Ok(())
    }

    /// The environment takes precedence, so a change here has no effect.
    fn updated(&self, update: &UpdateEmailDelivery) -> Result<DeliverySettings, Failure> {
        let delivery = &self.0.setup.delivery;
        match delivery.set_by {
            SetBy::Owner => delivery.updated(update),
            SetBy::Machine => Err(codes::SET_BY_MACHINE.into()),
        }
    }

    pub(super) async fn release_held(
        &self,
        actor: i64,
        input: &HeldMails,
    ) -> Result<MailsReleased, Failure> {
        let now = self.now();
        let mut tx = self.0.deps.db.write().await?;
        let count = self.0.queue.release(&mut tx, input.send, now).await?;
        if count > 0 {
            let entry = Entry {
                actor: Some(actor),
                action: "email.released",
                subject: "mails:held",
                details: json!({"sent": input.send, "count": count}),
            };
            audit::record(&mut tx, now, entry).await?;
        }
        tx.commit().await?;
        Ok(MailsReleased { count })
    }
}
