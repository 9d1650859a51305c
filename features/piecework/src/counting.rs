//! Counts finished work, in the transaction of the step that finishes it.

use kernel::{Day, Failure, ImageId, Timestamp, Tx};

use crate::{Piecework, rate::rate_on};

/// What was finished: a piece by a step, or an alteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoneWorkId {
    /// Ids of pieces are never given twice, those of steps may be.
    Piece {
        id: i64,
        step: i64,
    },
    Alteration {
        id: i64,
    },
}

/// Facts of finished work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoneWork {
    pub id: DoneWorkId,
    pub order: i64,
    /// Number of the piece, such as `HM-1048/2`.
    pub number: String,
    pub garment_type: Option<i64>,
    /// What was made.
    pub item: String,
    pub image: Option<ImageId>,
    pub quantity: i64,
    /// User id; `None` if it was not assigned.
    pub maker: Option<i64>,
    pub at: Timestamp,
}

impl Piecework {
    /// Counts finished work with the rate of its day. A piece that was counted before pays nothing
    /// again, and an alteration pays only if there is a rate for alterations.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn count(&self, tx: &mut Tx, work: &DoneWork) -> Result<(), Failure> {
        let day = work.at.day();
        let (piece, step, alteration) = match work.id {
            DoneWorkId::Piece { id, step } => (Some(id), step, None),
            DoneWorkId::Alteration { id } => (None, 0, Some(id)),
        };
        let garment_type = match alteration {
            Some(_) => Some(self.types.alteration()),
            None => work.garment_type,
        };
        let redone = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM piecework_piece WHERE piece_id = ? AND returned_at IS NULL) AS "found!: bool""#,
            piece
        )
        .fetch_one(&mut **tx)
        .await?;
        let rate = match garment_type {
            _ if redone => Some(0),
            Some(garment) => rate_on(tx, garment, work.maker, day).await?,
            None => None,
        };
        let rate = rate.or(alteration.map(|_| 0));
        let day = day.to_string();
        sqlx::query!(
            "INSERT INTO piecework_piece (piece_id, change_id, alteration_id, order_id, number, item, garment_type_id,
                                          image_id, quantity, maker_id, day, rate_paise, redone)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
            piece,
            step,
            alteration,
            work.order,
            work.number,
            work.item,
            garment_type,
            work.image,
            work.quantity,
            work.maker,
            day,
            rate,
            redone
        )
        .execute(&mut **tx)
        .await?;
        Ok(())
    }

    /// Counts work again that is something else now, for who was counted with it: on its day, or today where the
    /// statement of that month is closed and what it paid is deducted.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn recount(&self, tx: &mut Tx, work: &DoneWork) -> Result<(), Failure> {
        let DoneWorkId::Piece { id, step } = work.id else {
            return Ok(());
        };
        let counted = sqlx::query!(
            "SELECT maker_id, day, redone FROM piecework_piece
             WHERE returned_at IS NULL AND piece_id = ?1 AND change_id = ?2",
            id,
            step
        )
        .fetch_optional(&mut **tx)
        .await?;
        // Work that paid nothing pays nothing as something else.
        let Some(counted) = counted.filter(|counted| counted.redone == 0) else {
            return Ok(());
        };
        let closed = match counted.maker_id {
            Some(maker) => self.is_closed(tx, maker, month_of(&counted.day)).await?,
            None => false,
        };
        let at = match closed {
            true => work.at,
            false => stored_day(&counted.day)?.start(),
        };
        self.take_back(tx, work.id, work.at, "was changed").await?;
        let changed = DoneWork {
            maker: counted.maker_id,
            at,
            ..work.clone()
        };
        self.count(tx, &changed).await
    }

    /// Removes what a step counted. In a closed statement it stays, and is deducted in that of
    /// the current month.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn uncount(
        &self,
        tx: &mut Tx,
        work: DoneWorkId,
        now: Timestamp,
    ) -> Result<(), Failure> {
        self.take_back(tx, work, now, "was not ready").await
    }

    /// `why` is noted at the deduction, after the number of the piece.
    async fn take_back(
        &self,
        tx: &mut Tx,
        work: DoneWorkId,
        now: Timestamp,
        why: &str,
    ) -> Result<(), Failure> {
        let (piece, step, alteration) = match work {
            DoneWorkId::Piece { id, step } => (Some(id), step, None),
            DoneWorkId::Alteration { id } => (None, 0, Some(id)),
        };
        let counted = sqlx::query!(
            r#"SELECT id AS "id!", maker_id, day, number, quantity * coalesce(rate_paise, 0) AS "paise!: i64"
               FROM piecework_piece
               WHERE returned_at IS NULL AND ((piece_id = ?1 AND change_id = ?2) OR alteration_id = ?3)"#,
            piece,
            step,
            alteration
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(counted) = counted else {
            return Ok(());
        };
        let month = month_of(&counted.day);
        let closed_for = match counted.maker_id {
            Some(maker) if self.is_closed(tx, maker, month).await? => maker,
            _ => {
                sqlx::query!("DELETE FROM piecework_piece WHERE id = ?", counted.id)
                    .execute(&mut **tx)
                    .await?;
                return Ok(());
            }
        };
        sqlx::query!(
            "UPDATE piecework_piece SET returned_at = ?2 WHERE id = ?1",
            counted.id,
            now.0
        )
        .execute(&mut **tx)
        .await?;
        if counted.paise > 0 {
            let (day, month) = (now.day().to_string(), now.day().month().to_string());
            let note = format!("{} {why}", counted.number);
            sqlx::query!(
                "INSERT INTO piecework_entry (maker_id, month, kind, amount_paise, day, note, actor, at)
                 VALUES (?1, ?2, 'deduction', ?3, ?4, ?5, ?1, ?6)",
                closed_for,
                month,
                counted.paise,
                day,
                note,
                now.0
            )
            .execute(&mut **tx)
            .await?;
        }
        Ok(())
    }
}

/// `yyyy-mm` of a stored day.
pub fn month_of(day: &str) -> &str {
    day.get(..7).unwrap_or(day)
}

/// A stored day.
pub fn stored_day(text: &str) -> Result<Day, Failure> {
    Day::parse(text).ok_or_else(|| Failure::internal(format!("piecework has the day {text}")))
}
