//! Operations on the board and the load of the team.

use kernel::{Counter, Day, Failure};
use poem_openapi::{OpenApi, param::Query, payload::Json};

use super::{
    Tag,
    load::{LOAD_DAYS, MOST_DAYS, TeamLoad},
    piece_board::{BoardBy, PieceBoard, PieceFilter, PiecePage, WantedPieces},
};
use crate::Orders;

pub struct BoardApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl BoardApi {
    /// View the board.
    ///
    /// Each column has its 12 most urgent pieces; `admin_piece_list` lists them all.
    #[oai(path = "/board", method = "get", operation_id = "admin_board_view")]
    async fn board(
        &self,
        staff: Counter,
        /// What the columns are; defaults to the steps.
        by: Query<Option<BoardBy>>,
        /// Filter; absent for all pieces.
        filter: Query<Option<PieceFilter>>,
    ) -> Result<Json<PieceBoard>, Failure> {
        let by = by.0.unwrap_or(BoardBy::Step);
        Ok(Json(self.0.piece_board(by, filter.0, &staff.0).await?))
    }

    /// List pieces in progress.
    ///
    /// Most urgent first, 50 per page.
    #[oai(path = "/pieces", method = "get", operation_id = "admin_piece_list")]
    async fn pieces(
        &self,
        staff: Counter,
        /// What the columns of the board are; defaults to the steps.
        by: Query<Option<BoardBy>>,
        /// Key of a column; absent for all pieces.
        #[oai(validator(max_length = 40))]
        column: Query<Option<String>>,
        /// Filter; absent for all pieces.
        filter: Query<Option<PieceFilter>>,
        /// `next` of the previous page.
        before: Query<Option<i64>>,
    ) -> Result<Json<PiecePage>, Failure> {
        let wanted = WantedPieces {
            by: by.0.unwrap_or(BoardBy::Step),
            column: column.0.as_deref(),
            filter: filter.0,
        };
        Ok(Json(self.0.piece_page(wanted, before.0, &staff.0).await?))
    }

    /// View the load of the team.
    ///
    /// Work that is due, by maker and day, in points of the garment types.
    #[oai(path = "/load", method = "get", operation_id = "admin_load_view")]
    async fn load(
        &self,
        _staff: Counter,
        /// First day; defaults to today.
        from: Query<Option<Day>>,
        /// Number of days, at most 31; defaults to 7.
        #[oai(validator(minimum(value = "1"), maximum(value = "31")))]
        days: Query<Option<i64>>,
    ) -> Result<Json<TeamLoad>, Failure> {
        let from = from.0.unwrap_or_else(|| self.0.deps.clock.today());
        let days = days.0.unwrap_or(LOAD_DAYS).clamp(1, MOST_DAYS);
        Ok(Json(self.0.team_load(from, days).await?))
    }
}
