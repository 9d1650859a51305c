//! What makers were paid, for the shop's books.

use async_trait::async_trait;
use kernel::{Day, Failure, PieceworkPaid, piecework_paid::PaidPiecework};

use crate::Piecework;

#[async_trait]
impl PieceworkPaid for Piecework {
    async fn paid(&self, from: Day, until: Day) -> Result<Vec<PaidPiecework>, Failure> {
        let (from, until) = (from.to_string(), until.to_string());
        Ok(sqlx::query_as!(
            PaidPiecework,
            r#"SELECT day AS "day!: Day", maker_id AS maker, method AS "method!", amount_paise AS paise, note
               FROM piecework_entry WHERE kind IN ('advance', 'payment') AND day >= ?1 AND day < ?2 ORDER BY day, id"#,
            from,
            until
        )
        .fetch_all(self.deps.db.read())
        .await?)
    }
}
