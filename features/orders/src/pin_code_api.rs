//! Public list of pickup areas.

use kernel::{Db, Failure};
use poem_openapi::{OpenApi, payload::Json};

use crate::{
    api::Tag,
    pin_code::{self, PinCodeArea},
};

pub struct PinCodeApi(pub Db);

#[OpenApi(prefix_path = "/orders", tag = "Tag::Orders")]
impl PinCodeApi {
    /// List pin codes.
    ///
    /// All pin codes with pickup and delivery, in ascending order.
    #[oai(path = "/pin-codes", method = "get", operation_id = "pin_code_list")]
    async fn pin_code_list(&self) -> Result<Json<Vec<PinCodeArea>>, Failure> {
        Ok(Json(pin_code::all(&self.0).await?))
    }
}
