//! Receives the calls of the services: who calls is checked first, and each call is worked on in one transaction.

use kernel::{
    ClientAddress, ConsentSource, Failure, Mobile, Timestamp, Tx, limits::Limit,
    problem::BODY_TOO_LARGE, security_log::SecurityEvent,
};
use poem::{Body, http::HeaderMap};

use crate::{
    Messages, codes,
    consent::{self, Withdrawal},
    delivery_report,
    report::{Answer, WhatsAppReport, sms_answer},
    signature, stop,
};

const MOST_BYTES: usize = 256 * 1024;
const SIGNATURE: &str = "x-hub-signature-256";
const BAD_CALLS: Limit = Limit::per_minute("messages.bad_webhook", 60);

impl Messages {
    pub(crate) async fn webhook_body(&self, body: Body) -> Result<Vec<u8>, Failure> {
        let bytes = body.into_bytes_limit(MOST_BYTES).await;
        Ok(bytes.map_err(|_| Failure::new(BODY_TOO_LARGE))?.into())
    }

    pub(crate) async fn verify_webhook(
        &self,
        address: &ClientAddress,
        mode: &str,
        token: &str,
    ) -> Result<(), Failure> {
        let whatsapp = self.0.setup.channels.whatsapp.as_ref();
        let stored = whatsapp.ok_or(codes::WEBHOOK_UNKNOWN)?;
        if mode != "subscribe" || !signature::same(stored.verify_token.reveal(), token) {
            return Err(self.bad_call(address).await?);
        }
        let mut tx = self.0.deps.db.write().await?;
        note_whatsapp_call(&mut tx, self.now()).await?;
        Ok(tx.commit().await?)
    }

    pub(crate) async fn receive_whatsapp(
        &self,
        address: &ClientAddress,
        headers: &HeaderMap,
        body: Body,
    ) -> Result<(), Failure> {
        let whatsapp = self.0.setup.channels.whatsapp.as_ref();
        let secret = whatsapp
            .map(|settings| settings.app_secret.reveal())
            .filter(|secret| !secret.is_empty())
            .ok_or(codes::WEBHOOK_UNKNOWN)?;
        let bytes = self.webhook_body(body).await?;
        let claimed = headers.get(SIGNATURE).and_then(|one| one.to_str().ok());
        if !signature::is_valid(secret, &bytes, claimed.unwrap_or_default())? {
            return Err(self.bad_call(address).await?);
        }
        // What is signed and unknown is taken too: Meta would send it again for days.
        let report = WhatsAppReport::read(&bytes);
        let mut tx = self.0.deps.db.write().await?;
        note_whatsapp_call(&mut tx, self.now()).await?;
        for status in &report.statuses {
            delivery_report::apply(&mut tx, status).await?;
        }
        self.withdraw(&mut tx, &report.answers, ConsentSource::WhatsappReply)
            .await?;
        Ok(tx.commit().await?)
    }

    /// A call of the SMS gateway, with the fields as a query, a form or JSON.
    pub(crate) async fn receive_sms(
        &self,
        address: &ClientAddress,
        secret: &str,
        fields: &[u8],
    ) -> Result<(), Failure> {
        let gateway = self.0.setup.channels.sms.as_ref();
        let gateway = gateway
            .filter(|gateway| !gateway.reply_secret.is_empty())
            .ok_or(codes::WEBHOOK_UNKNOWN)?;
        if !signature::same(gateway.reply_secret.reveal(), secret) {
            return Err(self.bad_call(address).await?);
        }
        let now = self.now();
        let answer = sms_answer(fields, &gateway.reply_number, &gateway.reply_text, now);
        let answers: Vec<Answer> = answer.into_iter().collect();
        let mut tx = self.0.deps.db.write().await?;
        sqlx::query!("UPDATE messages_setting SET sms_called_at = ?", now.0)
            .execute(&mut *tx)
            .await?;
        self.withdraw(&mut tx, &answers, ConsentSource::SmsReply)
            .await?;
        Ok(tx.commit().await?)
    }

    /// Withdraws the consent of those who answered STOP or the like. Other answers, and those of unknown numbers, are not
    /// stored.
    async fn withdraw(
        &self,
        tx: &mut Tx,
        answers: &[Answer],
        source: ConsentSource,
    ) -> Result<(), Failure> {
        let people = &self.0.setup.people;
        for answer in answers.iter().filter(|answer| stop::is_stop(&answer.text)) {
            let Ok(mobile) = Mobile::parse(&answer.number) else {
                continue;
            };
            let user = match people.account_of(&mobile).await? {
                Some(user) => Some(user),
                None => people.known_walk_in(tx, &mobile).await?,
            };
            let Some(user) = user else { continue };
            let at = answer.at;
            consent::withdraw(tx, &Withdrawal { user, source, at }, self.now()).await?;
        }
        Ok(())
    }

    async fn bad_call(&self, address: &ClientAddress) -> Result<Failure, Failure> {
        let deps = &self.0.deps;
        deps.limits.allow_address(BAD_CALLS, &address.0)?;
        let event = SecurityEvent {
            action: "messages.bad_webhook_signature",
            actor: None,
            address: Some(address.0.clone()),
            subject: "webhook".to_owned(),
        };
        deps.security.note(event).await;
        Ok(codes::WEBHOOK_REFUSED.into())
    }
}

async fn note_whatsapp_call(tx: &mut Tx, now: Timestamp) -> Result<(), Failure> {
    sqlx::query!("UPDATE messages_setting SET whatsapp_called_at = ?", now.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
