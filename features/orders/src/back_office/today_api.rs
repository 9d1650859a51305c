//! Operations for the overview and the board.

use kernel::{Failure, Role, Staff};
use poem_openapi::{OpenApi, payload::Json};

use super::{Tag, board::BoardColumn, today::Today};
use crate::Orders;

pub struct TodayApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl TodayApi {
    /// View today's overview.
    ///
    /// Requests, visits, orders that are due, unpaid advances, and the number of orders at each
    /// step.
    #[oai(path = "/today", method = "get", operation_id = "admin_today_view")]
    async fn today(&self, _staff: Staff) -> Result<Json<Today>, Failure> {
        Ok(Json(self.0.today().await?))
    }

    /// View the board.
    ///
    /// The four steps from 'Order Placed' to 'Ready for Pickup', each with up to 50 orders, most
    /// urgent first.
    #[oai(path = "/board", method = "get", operation_id = "admin_board_view")]
    async fn board(&self, staff: Staff) -> Result<Json<Vec<BoardColumn>>, Failure> {
        let mut board = self.0.board().await?;
        if staff.0.role == Role::Owner {
            let lines = board.iter_mut().flat_map(|column| &mut column.items);
            self.0.add_balances(lines).await?;
        }
        Ok(Json(board))
    }
}
