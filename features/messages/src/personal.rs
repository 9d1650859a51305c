//! What belongs to one person: for the download of their data, and when they leave.

use async_trait::async_trait;
use kernel::{Failure, PersonalRecords, Timestamp, Tx};
use serde_json::{Value, json};

use crate::Messages;

#[derive(sqlx::FromRow)]
struct Sent {
    event: String,
    channel: Option<String>,
    recipient: Option<String>,
    text: Option<String>,
    sent_at: i64,
    delivered_at: Option<i64>,
    read_at: Option<i64>,
}

#[async_trait]
impl PersonalRecords for Messages {
    fn name(&self) -> &'static str {
        "messages"
    }

    /// Consents and messages of a person.
    async fn collect(&self, user: i64) -> Result<Value, Failure> {
        let consents = sqlx::query!(
            r#"SELECT given AS "given!: bool", source, wording, at FROM messages_consent WHERE user_id = ? ORDER BY id"#,
            user
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let sent: Vec<Sent> = sqlx::query_as(
            "SELECT event, channel, recipient, text, sent_at, delivered_at, read_at FROM kernel_message
             WHERE user_id = ? AND state IN ('sent', 'failed') AND sent_at IS NOT NULL ORDER BY id",
        )
        .bind(user)
        .fetch_all(self.0.deps.db.read())
        .await?;
        let consents: Vec<Value> = consents
            .into_iter()
            .map(|row| {
                let at = Timestamp(row.at).to_rfc3339();
                json!({"given": row.given, "source": row.source, "wording": row.wording, "at": at})
            })
            .collect();
        let sent: Vec<Value> = sent
            .into_iter()
            .map(|sent| {
                let time = |at: i64| Timestamp(at).to_rfc3339();
                json!({
                    "event": sent.event, "channel": sent.channel, "number": sent.recipient, "text": sent.text,
                    "sentAt": time(sent.sent_at), "deliveredAt": sent.delivered_at.map(time),
                    "readAt": sent.read_at.map(time),
                })
            })
            .collect();
        Ok(json!({"consents": consents, "sent": sent}))
    }

    /// Removes a person's consents, and empties their messages. What waits is not sent.
    async fn erase(&self, tx: &mut Tx, user: i64) -> Result<(), Failure> {
        sqlx::query!("DELETE FROM messages_consent WHERE user_id = ?", user)
            .execute(&mut **tx)
            .await?;
        sqlx::query(
            "UPDATE kernel_message SET data = '{}', recipient = NULL, text = NULL, last_error = NULL, service_id = NULL,
                    state = CASE state WHEN 'waiting' THEN 'expired' ELSE state END
             WHERE user_id = ?",
        )
        .bind(user)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    async fn hand_over(&self, tx: &mut Tx, walk_in: i64, account: i64) -> Result<Value, Failure> {
        let consents = sqlx::query_scalar!(
            r#"UPDATE messages_consent SET user_id = ?2 WHERE user_id = ?1 RETURNING id AS "id!: i64""#,
            walk_in,
            account
        )
        .fetch_all(&mut **tx)
        .await?;
        let messages: Vec<i64> = sqlx::query_scalar(
            "UPDATE kernel_message SET user_id = ?2 WHERE user_id = ?1 RETURNING id",
        )
        .bind(walk_in)
        .bind(account)
        .fetch_all(&mut **tx)
        .await?;
        Ok(json!({"consents": consents, "messages": messages}))
    }

    async fn undo_hand_over(
        &self,
        tx: &mut Tx,
        walk_in: i64,
        _account: i64,
        moved: &Value,
    ) -> Result<(), Failure> {
        let (consents, messages) = (moved["consents"].to_string(), moved["messages"].to_string());
        sqlx::query!(
            "UPDATE messages_consent SET user_id = ?2 WHERE id IN (SELECT value FROM json_each(?1))",
            consents,
            walk_in
        )
        .execute(&mut **tx)
        .await?;
        sqlx::query(
            "UPDATE kernel_message SET user_id = ?2 WHERE id IN (SELECT value FROM json_each(?1))",
        )
        .bind(messages)
        .bind(walk_in)
        .execute(&mut **tx)
        .await?;
        Ok(())
    }
}
