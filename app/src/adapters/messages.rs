//! What messages ask of the others, and what accounts ask of them.

use ::messages::{Messages, Setup};
use async_trait::async_trait;
use auth::PersonalRecords;
use kernel::{Failure, Tx, public_internet::Reach};
use serde_json::Value;

use crate::context::Context;

/// A person's consent and messages go with the account.
pub struct MessagesOfPerson(pub Messages);

#[async_trait]
impl PersonalRecords for MessagesOfPerson {
    fn name(&self) -> &'static str {
        "messages"
    }

    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        self.0.records_of(user).await
    }

    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        self.0.forget_person(tx, user).await
    }

    async fn hand_over(&self, tx: &mut Tx, walk_in: i64, account: i64) -> Result<Value, Failure> {
        self.0.hand_over(tx, walk_in, account).await
    }

    async fn undo_hand_over(
        &self,
        tx: &mut Tx,
        walk_in: i64,
        _account: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        self.0.undo_hand_over(tx, walk_in, moved).await
    }
}

impl Context {
    pub fn messages(&self) -> Setup {
        let options = &self.options;
        Setup {
            people: self.people.clone(),
            shop: self.shop(),
            channels: options.message_channels.clone(),
            settings: self.settings(),
            reach: Reach::Internet,
            whatsapp_address: options.whatsapp_address.clone(),
            reopen: options.reopen.clone(),
            retention_days: options.mail_days,
        }
    }
}
