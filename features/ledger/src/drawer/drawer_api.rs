//! Operations on the cash drawer, for the counter. Managers open a closed one again.

use kernel::{Checked, Counter, Day, Failure, Manager};
use poem_openapi::{OpenApi, param::Path, payload::Json};

use super::{
    drawer_acts::{CloseCashDrawer, UpdateCashDrawer},
    drawer_of_day::CashDrawer,
};
use crate::{Ledger, Tag};

pub struct DrawerApi(pub Ledger);

#[OpenApi(prefix_path = "/admin/payments/cash-drawers", tag = "Tag::BackOffice")]
impl DrawerApi {
    /// View the cash drawer of a day.
    ///
    /// Cash in and out, and what should be in it.
    #[oai(
        path = "/:day",
        method = "get",
        operation_id = "admin_cash_drawer_view"
    )]
    async fn view(
        &self,
        _counter: Counter,
        /// The day.
        day: Path<Day>,
    ) -> Result<Json<CashDrawer>, Failure> {
        Ok(Json(self.0.drawer(day.0).await?))
    }

    /// Open the cash drawer of a day.
    ///
    /// Or correct it while it is open.
    #[oai(
        path = "/:day",
        method = "put",
        operation_id = "admin_cash_drawer_update"
    )]
    async fn update(
        &self,
        counter: Counter,
        /// The day.
        day: Path<Day>,
        input: Checked<UpdateCashDrawer>,
    ) -> Result<Json<CashDrawer>, Failure> {
        self.0.update_drawer(counter.0.id, day.0, &input).await?;
        Ok(Json(self.0.drawer(day.0).await?))
    }

    /// Close the cash drawer of a day.
    ///
    /// With what was counted. From then on it stays as it is.
    #[oai(
        path = "/:day/close",
        method = "post",
        operation_id = "admin_cash_drawer_close"
    )]
    async fn close(
        &self,
        counter: Counter,
        /// The day.
        day: Path<Day>,
        input: Checked<CloseCashDrawer>,
    ) -> Result<Json<CashDrawer>, Failure> {
        self.0.close_drawer(counter.0.id, day.0, &input).await?;
        Ok(Json(self.0.drawer(day.0).await?))
    }

    /// Reopen the cash drawer of a day.
    ///
    /// To correct it. The activity log keeps what was counted.
    #[oai(
        path = "/:day/reopen",
        method = "post",
        operation_id = "admin_cash_drawer_reopen"
    )]
    async fn reopen(
        &self,
        manager: Manager,
        /// The day.
        day: Path<Day>,
    ) -> Result<Json<CashDrawer>, Failure> {
        self.0.reopen_drawer(manager.0.id, day.0).await?;
        Ok(Json(self.0.drawer(day.0).await?))
    }
}
