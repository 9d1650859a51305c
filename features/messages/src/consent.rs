//! Consent to messages: given and withdrawn, with time, source and the version of what was agreed to.

use kernel::{
    ConsentSource, Failure, MessageConsent, Timestamp, Tx, User,
    audit::{self, Entry},
};
use poem_openapi::Object;
use serde_json::json;
use sqlx::SqliteConnection;

use crate::{Messages, codes};

/// Version of the sentence that customers agree to, so that what each of them read stays known. 1: "Updates about my
/// orders by WhatsApp or SMS". A new sentence in the client gets the next number here.
const WORDING_VERSION: i64 = 1;

/// Whether a customer gets messages.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct CustomerMessageConsent {
    /// Whether they agreed.
    pub given: bool,
    /// When they agreed or withdrew.
    pub changed_at: Option<Timestamp>,
    pub source: Option<ConsentSource>,
}

/// Whether a customer wants messages.
#[derive(Object, Clone, Copy, Debug)]
pub struct UpdateMessageConsent {
    pub given: bool,
}

/// A withdrawal by an answer to a message.
pub struct Withdrawal {
    pub user: i64,
    pub source: ConsentSource,
    /// When the customer sent it.
    pub at: Timestamp,
}

/// Withdraws consent, and gives up what waits for this customer. An answer that came late, after which the customer agreed
/// again, changes nothing.
pub async fn withdraw(tx: &mut Tx, withdrawal: &Withdrawal, now: Timestamp) -> Result<(), Failure> {
    let Withdrawal { user, source, at } = *withdrawal;
    let agreed_later = sqlx::query_scalar!(
        r#"SELECT EXISTS (SELECT 1 FROM messages_consent WHERE user_id = ?1 AND given AND at > ?2) AS "later!: bool""#,
        user,
        at.0
    )
    .fetch_one(&mut **tx)
    .await?;
    if agreed_later {
        return Ok(());
    }
    let consent = MessageConsent {
        user,
        given: false,
        source,
        actor: user,
    };
    record(tx, consent, now).await?;
    sqlx::query(
        "UPDATE kernel_message SET state = 'expired', last_error = 'The customer does not want messages.'
         WHERE user_id = ? AND state = 'waiting'",
    )
    .bind(user)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Whether a customer agreed, and did not withdraw it.
pub async fn has_consent(connection: &mut SqliteConnection, user: i64) -> Result<bool, Failure> {
    let given = sqlx::query_scalar!(
        r#"SELECT given AS "given!: bool" FROM messages_consent WHERE user_id = ? ORDER BY id DESC LIMIT 1"#,
        user
    )
    .fetch_optional(connection)
    .await?;
    Ok(given == Some(true))
}

/// Records a consent or its withdrawal. One that changes nothing is not recorded.
pub async fn record(tx: &mut Tx, consent: MessageConsent, now: Timestamp) -> Result<(), Failure> {
    if has_consent(tx, consent.user).await? == consent.given {
        return Ok(());
    }
    let source = consent.source.as_str();
    sqlx::query!(
        "INSERT INTO messages_consent (user_id, given, source, wording, actor, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        consent.user,
        consent.given,
        source,
        WORDING_VERSION,
        consent.actor,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    let entry = Entry {
        actor: Some(consent.actor),
        action: if consent.given {
            "messages.consent_given"
        } else {
            "messages.consent_withdrawn"
        },
        subject: &format!("user:{}", consent.user),
        details: json!({"source": source, "wording": WORDING_VERSION}),
    };
    audit::record(tx, now, entry).await
}

impl Messages {
    pub(crate) async fn consent(&self, user: i64) -> Result<CustomerMessageConsent, Failure> {
        let row = sqlx::query!(
            r#"SELECT given AS "given!: bool", source, at FROM messages_consent WHERE user_id = ? ORDER BY id DESC LIMIT 1"#,
            user
        )
        .fetch_optional(self.0.deps.db.read())
        .await?;
        Ok(CustomerMessageConsent {
            given: row.as_ref().is_some_and(|row| row.given),
            changed_at: row.as_ref().map(|row| Timestamp(row.at)),
            source: row.and_then(|row| ConsentSource::parse(&row.source)),
        })
    }

    /// The consent of a customer, for the team.
    ///
    /// # Errors
    /// The caller sees no such customer, or the database cannot be read.
    pub(crate) async fn consent_of_customer(
        &self,
        caller: &User,
        customer: i64,
    ) -> Result<CustomerMessageConsent, Failure> {
        self.expect_customer(caller, customer).await?;
        self.consent(customer).await
    }

    async fn expect_customer(&self, caller: &User, customer: i64) -> Result<(), Failure> {
        let people = &self.0.setup.people;
        let known = people.person_for(caller, customer).await?;
        known
            .map(|_| ())
            .ok_or_else(|| codes::CUSTOMER_NOT_FOUND.into())
    }

    /// Records the consent of a user, as the caller gave or heard it.
    ///
    /// # Errors
    /// The caller sees no such customer, or the database cannot be written.
    pub(crate) async fn update_consent(
        &self,
        user: i64,
        given: bool,
        source: ConsentSource,
        caller: &User,
    ) -> Result<(), Failure> {
        if source == ConsentSource::Counter {
            self.expect_customer(caller, user).await?;
        }
        let consent = MessageConsent {
            user,
            given,
            source,
            actor: caller.id,
        };
        let mut tx = self.0.deps.db.write().await?;
        if source == ConsentSource::Account {
            let people = &self.0.setup.people;
            people.expect_account(&mut tx, user).await?;
        }
        record(&mut tx, consent, self.now()).await?;
        Ok(tx.commit().await?)
    }
}
