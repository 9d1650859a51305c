//! What people write to the shop. Private: only the shop reads it.

use kernel::{
    Deps, Email, Failure, Mobile, MultiLine, Timestamp, Tx,
    idempotency::{self, Claim, Claimed},
    limits::Limit,
    secret::token_hash,
};
use poem_openapi::Object;

use crate::{codes, mails};

/// Indian mobile networks put many people behind one address, so this is loose.
pub const ENQUIRIES: Limit = Limit::per_hour("content.enquiry", 10);

/// User id under which a visitor's requests are stored: no user.
const VISITOR: i64 = 0;

/// A question to the shop.
#[derive(Object, Debug)]
pub struct Enquiry {
    /// Who asks.
    #[oai(validator(min_length = 1, max_length = 80))]
    pub name: String,
    /// Where the shop can call back: an Indian mobile number.
    pub phone: Mobile,
    /// Where the shop can write.
    pub email: Option<Email>,
    /// The question, in free text.
    #[oai(validator(max_length = 2000))]
    pub message: Option<MultiLine>,
    /// Leave it out: a hidden field that robots fill in.
    #[oai(validator(max_length = 200))]
    pub website: Option<String>,
}

/// The enquiry has arrived.
#[derive(Object, Debug)]
pub struct EnquiryReceived {
    /// Its number.
    pub id: i64,
}

/// Stores an enquiry. One with the key of an earlier enquiry is a repetition of it, sent after a lost answer.
pub async fn create(
    deps: &Deps,
    enquiry: &Enquiry,
    key: Option<&str>,
) -> Result<EnquiryReceived, Failure> {
    if enquiry
        .website
        .as_deref()
        .is_some_and(|trap| !trap.is_empty())
    {
        return Err(codes::ENQUIRY_REFUSED.into());
    }
    let claim = key.map(|key| Claim {
        user: VISITOR,
        operation: "enquiry_create",
        key,
        request_hash: hash_of(enquiry),
    });
    let mut tx = deps.db.write().await?;
    if let Some(claim) = &claim
        && let Claimed::Again { body, .. } =
            idempotency::claim(&mut tx, claim, deps.clock.now()).await?
    {
        let id = body.parse().map_err(Failure::internal)?;
        return Ok(EnquiryReceived { id });
    }
    let now = deps.clock.now();
    let id = insert(&mut tx, enquiry, now).await?;
    mails::notify_shop(&deps.outbox, &mut tx, id, now).await?;
    if let Some(claim) = &claim {
        idempotency::answer(&mut tx, claim, 201, &id.to_string()).await?;
    }
    tx.commit().await?;
    Ok(EnquiryReceived { id })
}

async fn insert(tx: &mut Tx, enquiry: &Enquiry, now: Timestamp) -> Result<i64, Failure> {
    let name = enquiry.name.trim();
    let phone = enquiry.phone.as_str();
    let email = enquiry.email.as_ref().map(Email::as_str);
    let message = message_of(enquiry);
    let result = sqlx::query!(
        "INSERT INTO content_enquiry (name, phone, email, message, created_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        name,
        phone,
        email,
        message,
        now.0
    )
    .execute(&mut **tx)
    .await?;
    Ok(result.last_insert_rowid())
}

fn message_of(enquiry: &Enquiry) -> &str {
    enquiry
        .message
        .as_ref()
        .map_or("", |message| message.0.trim())
}

/// Each part is preceded by its length, so that no two different enquiries give the same text.
fn hash_of(enquiry: &Enquiry) -> String {
    let email = enquiry.email.as_ref().map_or("", Email::as_str);
    let parts = [
        enquiry.name.trim(),
        enquiry.phone.as_str(),
        email,
        message_of(enquiry),
    ];
    token_hash(&parts.map(|part| format!("{}:{part}", part.len())).join(","))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kernel::testing::TestApp;

    use super::*;

    fn enquiry(name: &str) -> Enquiry {
        Enquiry {
            name: name.to_owned(),
            phone: Mobile::parse("9876543210").unwrap(),
            email: None,
            message: None,
            website: None,
        }
    }

    async fn shop() -> TestApp {
        let feature = |deps| {
            crate::feature(
                deps,
                String::new(),
                crate::Connections {
                    online_payment: crate::OnlinePayment::Live,
                    sends_emails: false,
                },
                Arc::new(kernel::testing::TestPeople::default()),
                Arc::new(NoOrders),
            )
        };
        TestApp::of(feature, &[]).await
    }

    struct NoOrders;

    #[async_trait::async_trait]
    impl crate::ExistingOrders for NoOrders {
        async fn any(&self) -> Result<bool, Failure> {
            Ok(false)
        }
    }

    #[tokio::test]
    async fn an_enquiry_sent_again_is_one_enquiry() {
        let app = shop().await;
        let mut ids = Vec::new();
        for key in [
            Some("first-key"),
            Some("first-key"),
            None,
            None,
            Some("other-key"),
        ] {
            ids.push(create(&app.deps, &enquiry("Asha"), key).await.unwrap().id);
        }
        assert_eq!(ids, [1, 1, 2, 3, 4]);
    }

    #[tokio::test]
    async fn another_enquiry_under_a_used_key_is_refused_and_not_lost_silently() {
        let app = shop().await;
        create(&app.deps, &enquiry("Asha"), Some("first-key"))
            .await
            .unwrap();
        let refused = create(&app.deps, &enquiry("Beena"), Some("first-key")).await;
        assert_eq!(
            refused.map_err(|failure| failure.code()).err(),
            Some(idempotency::KEY_REUSED)
        );
    }
}
