//! Resends emails that contain a link, with a new link.

use async_trait::async_trait;
use kernel::{Email, Failure, MailLinks, Mobile, mail::QueuedMail};

use crate::{
    auth::Auth,
    contact_change::{self, NewContact},
    invitation::{self, Way},
    mails,
    reset::{self, NO_PASSWORD},
    user,
};

pub struct LinksOfAuth(pub Auth);

#[async_trait]
impl MailLinks for LinksOfAuth {
    fn carries_link(&self, template: &str) -> bool {
        [mails::RESET, mails::CONTACT_CONFIRM, mails::INVITATION].contains(&template)
    }

    async fn renew(&self, mail: &QueuedMail) -> Result<bool, Failure> {
        match mail.template.as_str() {
            mails::CONTACT_CONFIRM => self.renew_confirmation(mail).await,
            template => self.renew_password_link(template, &mail.recipient).await,
        }
    }
}

impl LinksOfAuth {
    /// An invitation can no longer be resent once the member has set a password.
    async fn renew_password_link(&self, template: &str, recipient: &str) -> Result<bool, Failure> {
        let auth = &self.0;
        let id = sqlx::query_scalar!(
            "SELECT id FROM auth_user WHERE email = ? AND walk_in = 0 AND deleted_at IS NULL AND blocked_at IS NULL",
            recipient
        )
        .fetch_optional(auth.deps.db.read())
        .await?;
        let Some(id) = id else { return Ok(false) };
        let Some(account) = user::by_id(&auth.deps.db, id).await? else {
            return Ok(false);
        };
        let email = Email::parse(recipient).map_err(Failure::internal)?;
        let mut tx = auth.deps.db.write().await?;
        if template != mails::INVITATION {
            if !reset::mail_link(&mut tx, auth, &account, &email).await? {
                return Ok(false);
            }
        } else if account.password_hash == NO_PASSWORD {
            invitation::send(&mut tx, auth, &account, Way::Mail).await?;
        } else {
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }

    /// `false` once the change was confirmed or withdrawn.
    async fn renew_confirmation(&self, mail: &QueuedMail) -> Result<bool, Failure> {
        let auth = &self.0;
        let text = |name: &str| mail.data[name].as_str().unwrap_or_default().to_owned();
        let (kind, value) = (text("kind"), text("value"));
        let user = sqlx::query_scalar!(
            "SELECT user_id FROM auth_contact_change WHERE kind = ? AND value = ?",
            kind,
            value
        )
        .fetch_optional(auth.deps.db.read())
        .await?;
        let Some(user) = user else { return Ok(false) };
        let account = user::by_id(&auth.deps.db, user).await?;
        let Some(account) = account.filter(|account| !account.blocked) else {
            return Ok(false);
        };
        let mut tx = auth.deps.db.write().await?;
        if kind == "mobile" {
            let mobile = Mobile::parse(&value).map_err(Failure::internal)?;
            contact_change::ask(&mut tx, auth, &account, NewContact::Mobile(&mobile)).await?;
        } else {
            let email = Email::parse(&value).map_err(Failure::internal)?;
            contact_change::ask(&mut tx, auth, &account, NewContact::Email(&email)).await?;
        }
        tx.commit().await?;
        Ok(true)
    }
}
