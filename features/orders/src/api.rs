//! Operations of orders.

use kernel::Failure;
use poem_openapi::{OpenApi, Tags, payload::Json};

use crate::{Orders, pin_code::PinCodeArea};

#[derive(Tags)]
enum Tag {
    /// Where the shop picks up and delivers.
    Orders,
}

pub struct Api(pub Orders);

#[OpenApi(prefix_path = "/orders", tag = "Tag::Orders")]
impl Api {
    /// List pin codes.
    ///
    /// Every pin code in which the shop picks up and delivers, in ascending order.
    #[oai(path = "/pin-codes", method = "get", operation_id = "pin_code_list")]
    async fn pin_code_list(&self) -> Result<Json<Vec<PinCodeArea>>, Failure> {
        Ok(Json(self.0.pin_codes().await?))
    }
}
