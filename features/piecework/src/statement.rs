//! The statement of a maker and month: counted pieces and entries, less what was paid.

use kernel::{
    Failure, Month, Paise, Person, Timestamp, Tx,
    audit::{self, Entry},
    edit::RECORD_CONFLICT,
};
use poem_openapi::Object;
use serde_json::json;

use crate::{
    Piecework, codes,
    entry::{StatementEntry, StatementEntryKind},
    piece::CountedPiece,
};

/// A piecework statement.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PieceworkStatement {
    /// User id of the maker.
    pub maker_id: i64,
    /// Name of the maker.
    pub maker: String,
    /// Mobile number of the maker, `+91XXXXXXXXXX`; for the owner.
    pub mobile: Option<String>,
    /// The month, `yyyy-mm`.
    pub month: Month,
    /// Number of pieces.
    pub pieces: i64,
    /// The pieces by kind of work and rate, the largest sum first.
    pub lines: Vec<StatementLine>,
    /// Every counted piece, newest first.
    pub counted: Vec<CountedPiece>,
    /// Bonuses, deductions, advances and payments, newest first.
    pub entries: Vec<StatementEntry>,
    /// Sum of the pieces with bonuses and without deductions, in paise.
    pub earned_paise: Paise,
    /// Sum of advances and payments, in paise.
    pub paid_paise: Paise,
    /// What is left to pay, in paise; negative if too much was paid.
    pub due_paise: Paise,
    /// Number of pieces without a rate. They are in no sum.
    pub unpriced: i64,
    /// When it was closed; absent while it is open.
    pub closed_at: Option<Timestamp>,
}

/// Pieces of one kind of work and rate.
#[derive(Object, Clone, Debug, PartialEq, Eq)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct StatementLine {
    /// Name of the garment type.
    pub work: String,
    /// Its id; absent for pieces without one.
    pub garment_type_id: Option<i64>,
    /// Whether they were counted before: redone work pays nothing.
    pub redone: bool,
    /// Number of pieces.
    pub pieces: i64,
    /// For one, in paise; absent if there is no rate yet.
    pub rate_paise: Option<Paise>,
    /// For all of them, in paise.
    pub amount_paise: Option<Paise>,
}

/// A statement as the caller saw it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CloseStatement {
    /// The month, `yyyy-mm`.
    pub month: Month,
    /// Sum to pay as known to the caller, in paise.
    pub from_due_paise: i64,
}

/// Pieces without a garment type.
const OTHER_WORK: &str = "Other work";

impl Piecework {
    /// The statement of a maker and month.
    pub(crate) async fn statement(
        &self,
        maker: i64,
        month: Month,
    ) -> Result<PieceworkStatement, Failure> {
        let person = self.maker(maker).await?;
        self.statement_of(&person, month).await
    }

    pub(crate) async fn statement_of(
        &self,
        person: &Person,
        month: Month,
    ) -> Result<PieceworkStatement, Failure> {
        let wording = month.to_string();
        let counted = self
            .pieces(Some(person.id), month.first_day(), month.end())
            .await?;
        let entries = self.entries(person.id, &wording).await?;
        let lines = self.lines(&counted).await?;
        let closed_at = sqlx::query_scalar!(
            "SELECT at FROM piecework_closed WHERE maker_id = ?1 AND month = ?2",
            person.id,
            wording
        )
        .fetch_optional(self.deps.db.read())
        .await?;
        let of_pieces: i64 = counted
            .iter()
            .filter_map(|piece| piece.amount_paise)
            .map(|paise| paise.0)
            .sum();
        let sum = |kind: StatementEntryKind| -> i64 {
            let of_kind = entries.iter().filter(|entry| entry.kind == kind);
            of_kind.map(|entry| entry.amount_paise.0).sum()
        };
        let earned =
            of_pieces + sum(StatementEntryKind::Bonus) - sum(StatementEntryKind::Deduction);
        let paid = sum(StatementEntryKind::Advance) + sum(StatementEntryKind::Payment);
        let unpriced = counted.iter().filter(|piece| piece.rate_paise.is_none());
        Ok(PieceworkStatement {
            maker_id: person.id,
            maker: person.name.clone(),
            mobile: person
                .mobile
                .as_ref()
                .map(|mobile| mobile.as_str().to_owned()),
            month,
            pieces: counted.iter().map(|piece| piece.quantity).sum(),
            unpriced: unpriced.map(|piece| piece.quantity).sum(),
            lines,
            earned_paise: Paise(earned),
            paid_paise: Paise(paid),
            due_paise: Paise(earned - paid),
            closed_at: closed_at.map(Timestamp),
            counted,
            entries,
        })
    }

    /// The pieces by kind of work and rate: without a rate first, then by sum.
    async fn lines(&self, counted: &[CountedPiece]) -> Result<Vec<StatementLine>, Failure> {
        let mut lines: Vec<StatementLine> = Vec::new();
        for piece in counted {
            let same = lines.iter_mut().find(|line| {
                (line.garment_type_id, line.rate_paise, line.redone)
                    == (piece.garment_type_id, piece.rate_paise, piece.redone)
            });
            if let Some(line) = same {
                line.pieces += piece.quantity;
                line.amount_paise = line.rate_paise.map(|rate| Paise(rate.0 * line.pieces));
                continue;
            }
            let work = match piece.garment_type_id {
                Some(id) => self.types.one(id).await?.map(|known| known.name),
                None => None,
            };
            lines.push(StatementLine {
                work: work.unwrap_or_else(|| OTHER_WORK.to_owned()),
                garment_type_id: piece.garment_type_id,
                redone: piece.redone,
                pieces: piece.quantity,
                rate_paise: piece.rate_paise,
                amount_paise: piece.amount_paise,
            });
        }
        lines.sort_by_key(|line| {
            let sum = line.amount_paise.map(|paise| -paise.0);
            (sum.is_some(), sum, line.work.clone(), line.rate_paise)
        });
        Ok(lines)
    }

    /// The sum to pay, inside the transaction that changes it.
    pub(crate) async fn due_in(
        &self,
        tx: &mut Tx,
        maker: i64,
        month: &str,
    ) -> Result<i64, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT (SELECT coalesce(sum(quantity * coalesce(rate_paise, 0)), 0) FROM piecework_piece
                       WHERE maker_id = ?1 AND substr(day, 1, 7) = ?2)
                    + (SELECT coalesce(sum(CASE kind WHEN 'bonus' THEN amount_paise ELSE -amount_paise END), 0)
                       FROM piecework_entry WHERE maker_id = ?1 AND month = ?2) AS "due!: i64""#,
            maker,
            month
        )
        .fetch_one(&mut **tx)
        .await?)
    }

    /// Closes the statement of a month that is over: nothing in it changes any more.
    pub(crate) async fn close_statement(
        &self,
        actor: i64,
        maker: i64,
        input: &CloseStatement,
    ) -> Result<(), Failure> {
        self.maker(maker).await?;
        let now = self.deps.clock.now();
        if input.month.end() > now.day() {
            return Err(codes::MONTH_NOT_OVER.into());
        }
        let month = input.month.to_string();
        let mut tx = self.deps.db.write().await?;
        let unpriced = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM piecework_piece
                 WHERE maker_id = ?1 AND substr(day, 1, 7) = ?2 AND rate_paise IS NULL) AS "found!: bool""#,
            maker,
            month
        )
        .fetch_one(&mut *tx)
        .await?;
        if unpriced {
            return Err(codes::NOT_PRICED.into());
        }
        if self.due_in(&mut tx, maker, &month).await? != input.from_due_paise {
            return Err(RECORD_CONFLICT.into());
        }
        sqlx::query!(
            "INSERT INTO piecework_closed (maker_id, month, actor, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
            maker,
            month,
            actor,
            now.0
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"month": month, "duePaise": input.from_due_paise});
        self.note(tx, actor, "piecework.statement_closed", maker, details)
            .await
    }

    /// Reopens a statement that was closed too early.
    pub(crate) async fn reopen_statement(
        &self,
        actor: i64,
        maker: i64,
        month: Month,
    ) -> Result<(), Failure> {
        self.maker(maker).await?;
        let month = month.to_string();
        let mut tx = self.deps.db.write().await?;
        sqlx::query!(
            "DELETE FROM piecework_closed WHERE maker_id = ?1 AND month = ?2",
            maker,
            month
        )
        .execute(&mut *tx)
        .await?;
        let details = json!({"month": month});
        self.note(tx, actor, "piecework.statement_reopened", maker, details)
            .await
    }

    async fn note(
        &self,
        mut tx: Tx,
        actor: i64,
        action: &'static str,
        maker: i64,
        details: serde_json::Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject: &format!("user:{maker}"),
            details,
        };
        audit::record(&mut tx, self.deps.clock.now(), entry).await?;
        Ok(tx.commit().await?)
    }
}
