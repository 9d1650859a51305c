//! What people write to the shop. Private: only the shop reads it.

use kernel::{Deps, Email, Failure, Mobile, MultiLine, limits::Limit};
use poem_openapi::Object;

use crate::codes;

/// Indian mobile networks put many people behind one address, so this is loose.
pub const ENQUIRIES: Limit = Limit {
    name: "content.enquiry",
    most: 10,
    seconds: 3_600,
};

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
    /// Leave it out: a field that people do not see and robots fill in.
    #[oai(validator(max_length = 200))]
    pub website: Option<String>,
}

/// The enquiry has arrived.
#[derive(Object, Debug)]
pub struct EnquiryReceived {
    /// Its number.
    pub id: i64,
}

/// Keeps an enquiry. One that carries the key of an earlier one is that earlier one, sent again.
pub async fn create(
    deps: &Deps,
    enquiry: &Enquiry,
    request_key: Option<&str>,
) -> Result<EnquiryReceived, Failure> {
    if enquiry
        .website
        .as_deref()
        .is_some_and(|trap| !trap.is_empty())
    {
        return Err(codes::ENQUIRY_REFUSED.into());
    }
    let name = enquiry.name.trim();
    let phone = enquiry.phone.as_str();
    let email = enquiry.email.as_ref().map(Email::as_str);
    let message = enquiry
        .message
        .as_ref()
        .map_or("", |message| message.0.trim());
    let now = deps.clock.now().0;
    let mut tx = deps.db.write().await?;
    sqlx::query!(
        "INSERT INTO content_enquiry (name, phone, email, message, created_at, request_key)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (request_key) DO NOTHING",
        name,
        phone,
        email,
        message,
        now,
        request_key
    )
    .execute(&mut *tx)
    .await?;
    let id = sqlx::query_scalar!(
        r#"SELECT coalesce((SELECT id FROM content_enquiry WHERE request_key = ?1), last_insert_rowid()) AS "id!: i64""#,
        request_key
    )
    .fetch_one(&mut *tx)
    .await?;
    tx.commit().await?;
    Ok(EnquiryReceived { id })
}

#[cfg(test)]
mod tests {
    use kernel::testing::TestApp;

    use super::*;

    #[tokio::test]
    async fn an_enquiry_sent_again_is_one_enquiry() {
        let app = TestApp::of(|deps| crate::feature(deps, String::new()), &[]).await;
        let enquiry = Enquiry {
            name: "Asha".to_owned(),
            phone: Mobile::parse("9876543210").unwrap(),
            email: None,
            message: None,
            website: None,
        };
        let mut ids = Vec::new();
        for key in [
            Some("first-key"),
            Some("first-key"),
            None,
            None,
            Some("other-key"),
        ] {
            ids.push(create(&app.deps, &enquiry, key).await.unwrap().id);
        }
        assert_eq!(ids, [1, 1, 2, 3, 4]);
    }
}
