//! Piece rates and last month's work of the demo store, from `data/demo/piecework.json`.

use async_trait::async_trait;
use kernel::{
    DemoContent, DemoLoader, Failure, Tx,
    demo::{DEMO_MAKER, DEMO_OWNER},
};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Document {
    /// Rates for everybody, by garment type.
    rates: Vec<RateRow>,
    /// Rates of the staff account's own.
    own_rates: Vec<RateRow>,
    /// Work of the staff account.
    pieces: Vec<PieceRow>,
    /// What else belongs to its statement.
    entries: Vec<EntryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct RateRow {
    garment_type_id: i64,
    rate_paise: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct PieceRow {
    number: String,
    item: String,
    garment_type_id: i64,
    #[serde(default = "one")]
    quantity: i64,
    days_ago: i64,
    rate_paise: i64,
    #[serde(default)]
    redone: bool,
}

fn one() -> i64 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct EntryRow {
    kind: String,
    method: Option<String>,
    amount_paise: i64,
    days_ago: i64,
    note: String,
}

/// Days before the demo store is made from which its rates count.
const RATES_SINCE: i64 = 90;

pub struct Rows;

#[async_trait]
impl DemoLoader for Rows {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        if !content.made_up_shop {
            return Ok(());
        }
        let document: Document = content.document("piecework")?;
        let since = content.now.plus_days(-RATES_SINCE).day().to_string();
        let own = document
            .own_rates
            .into_iter()
            .map(|rate| (rate, Some(DEMO_MAKER)));
        let rates = document.rates.into_iter().map(|rate| (rate, None));
        for (rate, maker) in rates.chain(own) {
            sqlx::query!(
                "INSERT INTO piecework_rate (garment_type_id, maker_id, from_day, rate_paise) VALUES (?, ?, ?, ?)",
                rate.garment_type_id,
                maker,
                since,
                rate.rate_paise
            )
            .execute(&mut **tx)
            .await?;
        }
        for (position, piece) in (1_i64..).zip(document.pieces) {
            let day = content.now.plus_days(-piece.days_ago).day().to_string();
            // Of orders that are not in the demo store: no piece has a negative id.
            let id = -position;
            sqlx::query!(
                "INSERT INTO piecework_piece (piece_id, order_id, number, item, garment_type_id, quantity, maker_id, day,
                                              rate_paise, redone)
                 VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
                id,
                piece.number,
                piece.item,
                piece.garment_type_id,
                piece.quantity,
                DEMO_MAKER,
                day,
                piece.rate_paise,
                piece.redone
            )
            .execute(&mut **tx)
            .await?;
        }
        for entry in document.entries {
            let at = content.now.plus_days(-entry.days_ago);
            let (day, month) = (at.day().to_string(), at.day().month().to_string());
            sqlx::query!(
                "INSERT INTO piecework_entry (maker_id, month, kind, method, amount_paise, day, note, actor, at)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                DEMO_MAKER,
                month,
                entry.kind,
                entry.method,
                entry.amount_paise,
                day,
                entry.note,
                DEMO_OWNER,
                at.0
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}
