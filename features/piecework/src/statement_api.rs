//! Operations on statements: for the owner, and for makers their own.

use kernel::{
    Checked, Failure, Month, NoContent, Owner, Role, Staff, User, csv::CsvFile,
    session::NOT_ALLOWED,
};
use pdf::PdfFile;
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use crate::{
    Piecework, Tag,
    entry::CreateStatementEntry,
    overview::PieceworkOverview,
    piece::{UpdateCountedPiece, UpdateMissingRate},
    statement::{CloseStatement, PieceworkStatement},
};

/// # Errors
/// [`NOT_ALLOWED`] unless the reader is the owner or the maker.
fn may_read(reader: &User, maker: i64) -> Result<(), Failure> {
    if reader.role == Role::Owner || reader.id == maker {
        Ok(())
    } else {
        Err(NOT_ALLOWED.into())
    }
}

#[derive(ApiResponse)]
enum EntryCreated {
    /// The entry was recorded.
    #[oai(status = 201)]
    Created(Json<PieceworkStatement>),
}

pub struct StatementApi(pub Piecework);

#[OpenApi(prefix_path = "/admin/piecework", tag = "Tag::BackOffice")]
impl StatementApi {
    /// View the piecework of a month.
    ///
    /// A line for each maker, and pieces that were finished without one.
    #[oai(
        path = "/makers",
        method = "get",
        operation_id = "admin_piecework_view"
    )]
    async fn overview(
        &self,
        _owner: Owner,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<Json<PieceworkOverview>, Failure> {
        Ok(Json(self.0.overview(month.0).await?))
    }

    /// View a piecework statement.
    ///
    /// Staff see their own.
    #[oai(
        path = "/statements/:maker",
        method = "get",
        operation_id = "admin_piecework_statement_view"
    )]
    async fn statement(
        &self,
        staff: Staff,
        /// User id of the maker.
        maker: Path<i64>,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<Json<PieceworkStatement>, Failure> {
        may_read(&staff.0, maker.0)?;
        Ok(Json(self.0.statement(maker.0, month.0).await?))
    }

    /// Download a piecework statement.
    ///
    /// A line for each piece and entry, as CSV. Staff download their own.
    #[oai(
        path = "/statements/:maker/statement.csv",
        method = "get",
        operation_id = "admin_piecework_statement_download"
    )]
    async fn csv(
        &self,
        staff: Staff,
        /// User id of the maker.
        maker: Path<i64>,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<CsvFile, Failure> {
        may_read(&staff.0, maker.0)?;
        Ok(self.0.statement(maker.0, month.0).await?.csv())
    }

    /// Download a piecework statement as PDF.
    ///
    /// Staff download their own.
    #[oai(
        path = "/statements/:maker/statement.pdf",
        method = "get",
        operation_id = "admin_piecework_statement_print"
    )]
    async fn pdf(
        &self,
        staff: Staff,
        /// User id of the maker.
        maker: Path<i64>,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<PdfFile, Failure> {
        may_read(&staff.0, maker.0)?;
        let statement = self.0.statement(maker.0, month.0).await?;
        let shop = self.0.shop.mail_shop().await?;
        let name = format!("piecework-{}-{}", statement.maker_id, statement.month);
        PdfFile::draw(&name, move || statement.pdf(&shop)).await
    }

    /// Add an entry to a statement.
    ///
    /// A bonus or deduction, or what was paid to the maker.
    #[oai(
        path = "/statements/:maker/entries",
        method = "post",
        operation_id = "admin_piecework_entry_create"
    )]
    async fn entry_create(
        &self,
        owner: Owner,
        /// User id of the maker.
        maker: Path<i64>,
        entry: Checked<CreateStatementEntry>,
    ) -> Result<EntryCreated, Failure> {
        self.0.add_entry(owner.0.id, maker.0, &entry).await?;
        let statement = self.0.statement(maker.0, entry.month).await?;
        Ok(EntryCreated::Created(Json(statement)))
    }

    /// Delete an entry of a statement.
    ///
    /// One that was recorded by mistake.
    #[oai(
        path = "/statements/:maker/entries/:entry",
        method = "delete",
        operation_id = "admin_piecework_entry_delete"
    )]
    async fn entry_delete(
        &self,
        owner: Owner,
        /// User id of the maker.
        maker: Path<i64>,
        /// Id of the entry.
        entry: Path<i64>,
    ) -> Result<Json<PieceworkStatement>, Failure> {
        let month = self.0.delete_entry(owner.0.id, maker.0, entry.0).await?;
        Ok(Json(self.0.statement(maker.0, month).await?))
    }

    /// Set the rate of pieces that have none.
    ///
    /// All of one garment type in a statement.
    #[oai(
        path = "/statements/:maker/missing-rates",
        method = "put",
        operation_id = "admin_piecework_price_update"
    )]
    async fn price(
        &self,
        owner: Owner,
        /// User id of the maker.
        maker: Path<i64>,
        rate: Checked<UpdateMissingRate>,
    ) -> Result<Json<PieceworkStatement>, Failure> {
        self.0.price_pieces(owner.0.id, maker.0, &rate).await?;
        Ok(Json(self.0.statement(maker.0, rate.month).await?))
    }

    /// Correct a counted piece.
    ///
    /// Its maker and its rate.
    #[oai(
        path = "/pieces/:id",
        method = "put",
        operation_id = "admin_piecework_piece_update"
    )]
    async fn piece_update(
        &self,
        owner: Owner,
        /// Id of the count.
        id: Path<i64>,
        piece: Checked<UpdateCountedPiece>,
    ) -> Result<NoContent, Failure> {
        self.0.correct_piece(owner.0.id, id.0, &piece).await?;
        Ok(NoContent::Done)
    }

    /// Close a statement.
    ///
    /// Of a month that is over. Nothing in it changes any more.
    #[oai(
        path = "/statements/:maker/close",
        method = "post",
        operation_id = "admin_piecework_statement_close"
    )]
    async fn close(
        &self,
        owner: Owner,
        /// User id of the maker.
        maker: Path<i64>,
        statement: Checked<CloseStatement>,
    ) -> Result<Json<PieceworkStatement>, Failure> {
        self.0
            .close_statement(owner.0.id, maker.0, &statement)
            .await?;
        Ok(Json(self.0.statement(maker.0, statement.month).await?))
    }

    /// Reopen a closed statement.
    ///
    /// It can be changed again.
    #[oai(
        path = "/statements/:maker/reopen",
        method = "post",
        operation_id = "admin_piecework_statement_reopen"
    )]
    async fn reopen(
        &self,
        owner: Owner,
        /// User id of the maker.
        maker: Path<i64>,
        /// The month, `yyyy-mm`.
        month: Query<Month>,
    ) -> Result<Json<PieceworkStatement>, Failure> {
        self.0
            .reopen_statement(owner.0.id, maker.0, month.0)
            .await?;
        Ok(Json(self.0.statement(maker.0, month.0).await?))
    }
}
