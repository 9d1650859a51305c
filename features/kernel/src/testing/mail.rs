//! The shop's details in mails, and the queue of mails.

use async_trait::async_trait;
use serde_json::json;

use super::TestApp;
use crate::{
    mail::{MailShop, MailShopFacts},
    problem::Failure,
};

/// The shop that mails of tests come from.
pub struct TestShop;

#[async_trait]
impl MailShopFacts for TestShop {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        Ok(mail_shop())
    }
}

/// What mails of tests say about their shop.
pub fn mail_shop() -> MailShop {
    MailShop {
        business_name: "Hem & Mogra".to_owned(),
        public_address: "https://shop.example".to_owned(),
        phone: "+91 90000 00000".to_owned(),
        email: "shop@example.com".to_owned(),
        address: vec!["1 Car Street".to_owned()],
        theme_colour: "#B5105B".to_owned(),
        logo: None,
    }
}

impl TestApp {
    /// Queues a mail in this state, after one attempt, and returns its id.
    pub async fn mail(&self, template: &str, to: &str, state: &str, secret: Option<&str>) -> i64 {
        let mut tx = self.deps.db.write().await.expect("a transaction");
        let id = sqlx::query(
            "INSERT INTO kernel_outbox (message_id, template, recipient, data, secret, created_at, due_at, attempts, state)
             VALUES (hex(randomblob(8)), ?, ?, ?, ?, 1, 1, 1, ?)",
        )
        .bind(template)
        .bind(to)
        .bind(json!({"name": to}).to_string())
        .bind(secret)
        .bind(state)
        .execute(&mut *tx)
        .await
        .expect("a new mail")
        .last_insert_rowid();
        tx.commit().await.expect("a commit");
        id
    }

    /// State of a mail: `waiting`, `sent`, `failed` or `expired`.
    pub async fn state_of(&self, mail: i64) -> String {
        sqlx::query_scalar("SELECT state FROM kernel_outbox WHERE id = ?")
            .bind(mail)
            .fetch_one(self.deps.db.read())
            .await
            .expect("the mail")
    }
}
