//! The pieces in progress: the board and its columns.

use std::collections::HashMap;

use kernel::{Failure, User};
use poem_openapi::{Enum, Object};

use super::{
    assignment::TeamMember,
    load::{DayLoad, LOAD_DAYS},
    piece_summary::PieceSummary,
};
use crate::{Orders, status::OrderStatus};

/// Pieces of a column that are sent with the board.
const FIRST: i64 = 12;
/// Pieces per page of the list.
const PAGE: usize = 50;
/// Key of the column of pieces without a maker.
const UNASSIGNED: &str = "0";

/// Columns of the board. By maker and by due day, what is ready is left out.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum BoardBy {
    /// The four steps from 'Order Placed' to 'Ready for Pickup'.
    Step,
    /// The team members, and what is not assigned yet.
    Maker,
    /// Late, today, the six days after, and later.
    Due,
}

impl BoardBy {
    fn wording(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Maker => "maker",
            Self::Due => "due",
        }
    }
}

/// Which pieces the board shows.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "snake_case")]
pub enum PieceFilter {
    /// Promised for a past day, and not ready.
    Late,
    /// Promised for today or the six days after, and not ready.
    DueThisWeek,
    /// Without a maker, and not ready.
    Unassigned,
    /// Made by the caller, and not ready.
    Mine,
}

impl PieceFilter {
    fn wording(self) -> &'static str {
        match self {
            Self::Late => "late",
            Self::DueThisWeek => "due_this_week",
            Self::Unassigned => "unassigned",
            Self::Mine => "mine",
        }
    }
}

/// The pieces in progress, in columns.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct PieceBoard {
    /// The columns, in order.
    pub columns: Vec<PieceColumn>,
    /// Number of pieces that are late.
    pub late: i64,
    /// Number of pieces that are due this week.
    pub due_this_week: i64,
    /// Number of pieces without a maker.
    pub unassigned: i64,
    /// Number of pieces of the caller.
    pub mine: i64,
    /// Work that a maker does in a day, in points.
    pub points_per_day: i64,
}

/// A column of the board.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PieceColumn {
    /// Step, user id of the maker (0 for none), or `late`, `today`, `this_week`, `later`.
    pub key: String,
    /// The maker; absent in other columns.
    pub maker: Option<TeamMember>,
    /// Number of its pieces.
    pub count: i64,
    /// Number of its pieces that are late.
    pub late: i64,
    /// Work of the maker due in seven days, from today; empty in other columns.
    pub load: Vec<DayLoad>,
    /// The most urgent ones: by promised day, then by age.
    pub items: Vec<PieceSummary>,
}

/// A page of pieces.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PiecePage {
    /// The most urgent first.
    pub items: Vec<PieceSummary>,
    /// `before` of the next page; absent on the last one.
    pub next: Option<i64>,
}

/// Which pieces to list.
#[derive(Clone, Copy)]
pub struct WantedPieces<'a> {
    pub by: BoardBy,
    /// Key of one column; `None` for all.
    pub column: Option<&'a str>,
    pub filter: Option<PieceFilter>,
}

/// Pieces with the same column, maker and urgency.
struct Group {
    key: String,
    maker: i64,
    late: bool,
    this_week: bool,
    ready: bool,
    shown: bool,
    pieces: i64,
}

impl Orders {
    /// The board, each column with its most urgent pieces.
    pub(crate) async fn piece_board(
        &self,
        by: BoardBy,
        filter: Option<PieceFilter>,
        reader: &User,
    ) -> Result<PieceBoard, Failure> {
        let team = self.team().await?;
        let groups = self.groups(by, filter, &team, reader).await?;
        let wanted = WantedPieces {
            by,
            column: None,
            filter,
        };
        let placed = self.placed(wanted, (None, FIRST), &team, reader).await?;
        let ids: Vec<i64> = placed.iter().map(|(id, _)| *id).collect();
        let keys: HashMap<i64, String> = placed.into_iter().collect();
        let mut items: HashMap<&str, Vec<PieceSummary>> = HashMap::new();
        for piece in self.piece_summaries(&ids, reader).await? {
            if let Some(key) = keys.get(&piece.id) {
                items.entry(key).or_default().push(piece);
            }
        }
        let mut loads = match by {
            BoardBy::Maker => self.loads(self.deps.clock.today(), LOAD_DAYS).await?,
            BoardBy::Step | BoardBy::Due => HashMap::new(),
        };
        let counted = |keeps: fn(&Group) -> bool| -> i64 {
            let shown = groups.iter().filter(|group| !group.ready && keeps(group));
            shown.map(|group| group.pieces).sum()
        };
        let of_reader = groups
            .iter()
            .filter(|group| !group.ready && group.maker == reader.id);
        let columns = columns(by, &team).into_iter().map(|(key, maker)| {
            let shown = || {
                groups
                    .iter()
                    .filter(|group| group.shown && group.key == key)
            };
            let load = maker.as_ref().and_then(|maker| loads.remove(&maker.id));
            PieceColumn {
                count: shown().map(|group| group.pieces).sum(),
                late: shown()
                    .filter(|group| group.late && !group.ready)
                    .map(|group| group.pieces)
                    .sum(),
                load: load.unwrap_or_default(),
                items: items.remove(key.as_str()).unwrap_or_default(),
                maker,
                key,
            }
        });
        Ok(PieceBoard {
            columns: columns.collect(),
            late: counted(|group| group.late),
            due_this_week: counted(|group| group.this_week),
            unassigned: counted(|group| group.maker == 0),
            mine: of_reader.map(|group| group.pieces).sum(),
            points_per_day: self.points_per_day().await?,
        })
    }

    /// A page of 50 pieces, most urgent first. `after` is the last piece of the previous page.
    pub(crate) async fn piece_page(
        &self,
        wanted: WantedPieces<'_>,
        after: Option<i64>,
        reader: &User,
    ) -> Result<PiecePage, Failure> {
        let team = self.team().await?;
        let most = PAGE as i64 + 1;
        let placed = self.placed(wanted, (after, most), &team, reader).await?;
        let mut ids: Vec<i64> = placed.into_iter().map(|(id, _)| id).collect();
        let more = ids.len() > PAGE;
        ids.truncate(PAGE);
        let next = ids.last().copied().filter(|_| more);
        let items = self.piece_summaries(&ids, reader).await?;
        Ok(PiecePage { items, next })
    }

    /// All pieces in progress, counted by column, maker and urgency.
    async fn groups(
        &self,
        by: BoardBy,
        filter: Option<PieceFilter>,
        team: &[TeamMember],
        reader: &User,
    ) -> Result<Vec<Group>, Failure> {
        let (team, by) = (ids_of(team), by.wording());
        let filter = filter.map(PieceFilter::wording);
        let (today, week_end) = self.week();
        let rows = sqlx::query!(
            r#"WITH piece AS (
                   SELECT p.status, p.status = 'Ready for Pickup' AS ready,
                          iif(p.assigned_to IN (SELECT value FROM json_each(?1)), p.assigned_to, 0) AS maker,
                          CASE WHEN coalesce(p.promised_day, o.needed_by) < ?2 THEN 'late'
                               WHEN coalesce(p.promised_day, o.needed_by) = ?2 THEN 'today'
                               WHEN coalesce(p.promised_day, o.needed_by) <= ?3 THEN 'this_week' ELSE 'later' END AS due
                   FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
                   WHERE p.status NOT IN ('Pending', 'Delivered')
                     AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled', 'Delivered'))
               SELECT CASE ?4 WHEN 'step' THEN status WHEN 'maker' THEN CAST(maker AS TEXT) ELSE due END AS "key!: String",
                      maker AS "maker!: i64", due = 'late' AS "late!: bool", due IN ('today', 'this_week') AS "this_week!: bool",
                      ready AS "ready!: bool",
                      CASE ?5 WHEN 'late' THEN due = 'late' WHEN 'due_this_week' THEN due IN ('today', 'this_week')
                          WHEN 'unassigned' THEN maker = 0 WHEN 'mine' THEN maker = ?6 ELSE 1 END
                          AND NOT (ready AND (?4 <> 'step' OR ?5 IS NOT NULL)) AS "shown!: bool",
                      count(*) AS "pieces!: i64"
               FROM piece GROUP BY 1, 2, 3, 4, 5, 6"#,
            team,
            today,
            week_end,
            by,
            filter,
            reader.id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let groups = rows.into_iter().map(|row| Group {
            key: row.key,
            maker: row.maker,
            late: row.late,
            this_week: row.this_week,
            ready: row.ready,
            shown: row.shown,
            pieces: row.pieces,
        });
        Ok(groups.collect())
    }

    /// Ids of the most urgent pieces of each column with its key, at most so many of one column, and
    /// only those that follow the piece `after`.
    async fn placed(
        &self,
        wanted: WantedPieces<'_>,
        (after, most): (Option<i64>, i64),
        team: &[TeamMember],
        reader: &User,
    ) -> Result<Vec<(i64, String)>, Failure> {
        let (team, by) = (ids_of(team), wanted.by.wording());
        let filter = wanted.filter.map(PieceFilter::wording);
        let (today, week_end) = self.week();
        let rows = sqlx::query!(
            r#"WITH dated AS (
                   SELECT p.id, p.status, p.assigned_to, coalesce(p.promised_day, o.needed_by) AS day
                   FROM orders_piece p JOIN orders_order o ON o.id = p.order_id
                   WHERE p.status NOT IN ('Pending', 'Delivered')
                     AND o.status NOT IN ('Pending', 'Rejected', 'Cancelled', 'Delivered')),
               piece AS (
                   SELECT id, day, status, status = 'Ready for Pickup' AS ready,
                          iif(assigned_to IN (SELECT value FROM json_each(?1)), assigned_to, 0) AS maker,
                          CASE WHEN day < ?2 THEN 'late' WHEN day = ?2 THEN 'today'
                               WHEN day <= ?3 THEN 'this_week' ELSE 'later' END AS due
                   FROM dated
                   WHERE ?8 IS NULL OR (day IS NULL, coalesce(day, ''), id) >
                         (SELECT coalesce(last.promised_day, o.needed_by) IS NULL,
                                 coalesce(last.promised_day, o.needed_by, ''), last.id
                          FROM orders_piece last JOIN orders_order o ON o.id = last.order_id WHERE last.id = ?8)),
               placed AS (
                   SELECT id, day,
                          CASE ?4 WHEN 'step' THEN status WHEN 'maker' THEN CAST(maker AS TEXT) ELSE due END AS key
                   FROM piece
                   WHERE CASE ?5 WHEN 'late' THEN due = 'late' WHEN 'due_this_week' THEN due IN ('today', 'this_week')
                             WHEN 'unassigned' THEN maker = 0 WHEN 'mine' THEN maker = ?6 ELSE 1 END
                     AND NOT (ready AND (?4 <> 'step' OR ?5 IS NOT NULL))),
               numbered AS (
                   SELECT id, key, row_number() OVER (PARTITION BY iif(?7 IS NULL, key, '')
                       ORDER BY day IS NULL, day, id) AS number
                   FROM placed WHERE ?7 IS NULL OR key = ?7)
               SELECT id AS "id!: i64", key AS "key!: String" FROM numbered WHERE number <= ?9 ORDER BY key, number"#,
            team,
            today,
            week_end,
            by,
            filter,
            reader.id,
            wanted.column,
            after,
            most
        )
        .fetch_all(self.deps.db.read())
        .await?;
        Ok(rows.into_iter().map(|row| (row.id, row.key)).collect())
    }

    /// Today, and the last day that is due this week.
    fn week(&self) -> (String, String) {
        let today = self.deps.clock.today();
        let last = today.plus_days(LOAD_DAYS - 1);
        (today.to_string(), last.to_string())
    }
}

/// Ids of the team as a JSON list.
fn ids_of(team: &[TeamMember]) -> String {
    let ids: Vec<i64> = team.iter().map(|member| member.id).collect();
    format!("{ids:?}")
}

/// The columns of a board, also those without pieces.
fn columns(by: BoardBy, team: &[TeamMember]) -> Vec<(String, Option<TeamMember>)> {
    let plain = |key: &str| (key.to_owned(), None);
    match by {
        BoardBy::Step => [
            OrderStatus::OrderPlaced,
            OrderStatus::CuttingStarted,
            OrderStatus::StitchingInProgress,
            OrderStatus::ReadyForPickup,
        ]
        .map(|step| plain(step.wording()))
        .into(),
        BoardBy::Due => ["late", "today", "this_week", "later"].map(plain).into(),
        BoardBy::Maker => {
            let makers = team
                .iter()
                .map(|member| (member.id.to_string(), Some(member.clone())));
            makers.chain([plain(UNASSIGNED)]).collect()
        }
    }
}
