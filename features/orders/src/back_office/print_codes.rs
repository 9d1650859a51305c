//! QR codes on an order's papers.

use kernel::{Counter, Failure, qr_code::qr_code_svg};
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};

use super::Tag;
use crate::{Orders, codes};

/// QR codes to print.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct OrderPrintCodes {
    /// Opens the public status page.
    pub status_page: Option<PrintCode>,
    /// Open the pieces in the back office, by position.
    pub pieces: Vec<PrintCode>,
}

/// A QR code.
#[derive(Object, Clone, Debug)]
pub struct PrintCode {
    /// Address that it opens.
    pub address: String,
    /// The drawing: an SVG document.
    pub image: String,
}

impl PrintCode {
    fn of(address: String) -> Result<Self, Failure> {
        let image = qr_code_svg(&address)?;
        Ok(Self { address, image })
    }
}

impl Orders {
    /// QR codes of an order: its status page, and its pieces by position.
    ///
    /// # Errors
    /// `orders.order_not_found`.
    pub(crate) async fn print_codes(&self, order: i64) -> Result<OrderPrintCodes, Failure> {
        let row = sqlx::query!("SELECT status_key FROM orders_order WHERE id = ?1", order)
            .fetch_optional(self.deps.db.read())
            .await?
            .ok_or_else(|| Failure::new(codes::ORDER_NOT_FOUND))?;
        let positions = sqlx::query_scalar!(
            "SELECT position FROM orders_piece WHERE order_id = ?1 ORDER BY position",
            order
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let base = self.setup.numbers.public_address().await?;
        let status_page = row
            .status_key
            .map(|key| PrintCode::of(format!("{base}/orderstatus/{key}")))
            .transpose()?;
        let pieces = positions.into_iter().map(|position| {
            PrintCode::of(format!("{base}/admin/orders/{order}/pieces/{position}"))
        });
        Ok(OrderPrintCodes {
            status_page,
            pieces: pieces.collect::<Result<_, _>>()?,
        })
    }
}

pub struct PrintCodeApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl PrintCodeApi {
    /// List an order's QR codes.
    ///
    /// For its papers: the slip of the customer and the job cards of its pieces.
    #[oai(
        path = "/orders/:id/print-codes",
        method = "get",
        operation_id = "admin_print_code_list"
    )]
    async fn codes(
        &self,
        _staff: Counter,
        id: Path<i64>,
    ) -> Result<Json<OrderPrintCodes>, Failure> {
        Ok(Json(self.0.print_codes(id.0).await?))
    }
}
