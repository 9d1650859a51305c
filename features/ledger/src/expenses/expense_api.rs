//! Operations on expenses. Managers record them; profit and exports are the owner's.

use kernel::{
    Checked, Day, Failure, Manager, NoContent, Owner, csv::CsvFile, idempotency::IdempotencyKey,
};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    expense::{CreateExpense, UpdateExpense},
    expense_list::{Expense, ExpenseList},
    profit::ProfitReport,
};
use crate::{
    Ledger, Tag,
    figures::{Comparison, DateRange},
};

pub struct ExpenseApi(pub Ledger);

#[derive(ApiResponse)]
enum ExpenseCreated {
    /// The new record.
    #[oai(status = 201)]
    Created(Json<Expense>),
}

#[OpenApi(prefix_path = "/admin/payments", tag = "Tag::BackOffice")]
impl ExpenseApi {
    /// List expenses.
    ///
    /// Of a range of days, newest first, with what makers were paid for piecework.
    #[oai(
        path = "/expenses",
        method = "get",
        operation_id = "admin_expense_list"
    )]
    async fn list(
        &self,
        _manager: Manager,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
    ) -> Result<Json<ExpenseList>, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        Ok(Json(self.0.expense_list(range).await?))
    }

    /// Record an expense.
    ///
    /// One that is paid in cash leaves the cash drawer of its day, which must not be closed.
    #[oai(
        path = "/expenses",
        method = "post",
        operation_id = "admin_expense_create"
    )]
    async fn create(
        &self,
        manager: Manager,
        /// Unique to one request, which has one effect however often it is sent.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        input: Checked<CreateExpense>,
    ) -> Result<ExpenseCreated, Failure> {
        let expense = self
            .0
            .create_expense(manager.0.id, &input, key.0.as_deref())
            .await?;
        Ok(ExpenseCreated::Created(Json(expense)))
    }

    /// Update an expense.
    ///
    /// All of it at once.
    #[oai(
        path = "/expenses/:id",
        method = "put",
        operation_id = "admin_expense_update"
    )]
    async fn update(
        &self,
        manager: Manager,
        /// Id of the expense.
        id: Path<i64>,
        input: Checked<UpdateExpense>,
    ) -> Result<NoContent, Failure> {
        self.0.update_expense(manager.0.id, id.0, &input).await?;
        Ok(NoContent::Done)
    }

    /// Delete an expense.
    ///
    /// It counts nowhere from then on. The activity log keeps what it was.
    #[oai(
        path = "/expenses/:id",
        method = "delete",
        operation_id = "admin_expense_delete"
    )]
    async fn delete(
        &self,
        manager: Manager,
        /// Id of the expense.
        id: Path<i64>,
    ) -> Result<NoContent, Failure> {
        self.0.delete_expense(manager.0.id, id.0).await?;
        Ok(NoContent::Done)
    }

    /// Download expenses.
    ///
    /// Of a range of days in rupees, as CSV. It names team members.
    #[oai(
        path = "/expenses.csv",
        method = "get",
        operation_id = "admin_expense_download"
    )]
    async fn download(
        &self,
        owner: Owner,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
    ) -> Result<CsvFile, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        self.0.exports(&owner, "expenses", Some(range)).await?;
        Ok(self.0.expense_list(range).await?.csv())
    }

    /// View the profit of a range of days.
    ///
    /// Received, and ordered, less expenses.
    #[oai(
        path = "/figures/profit",
        method = "get",
        operation_id = "admin_profit_report_view"
    )]
    async fn profit(
        &self,
        _owner: Owner,
        /// The first day.
        from: Query<Day>,
        /// The last day.
        to: Query<Day>,
        /// What it is compared with; nothing without it.
        compare: Query<Option<Comparison>>,
    ) -> Result<Json<ProfitReport>, Failure> {
        let range = DateRange::new(from.0, to.0)?;
        Ok(Json(self.0.profit_report(range, compare.0).await?))
    }
}
