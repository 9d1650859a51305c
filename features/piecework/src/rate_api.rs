//! Operations on piece rates, for the owner.

use kernel::{Checked, Failure, Owner};
use poem_openapi::{OpenApi, payload::Json};

use crate::{
    Piecework, Tag,
    rate::{PieceRates, UpdatePieceRate},
};

pub struct RateApi(pub Piecework);

#[OpenApi(prefix_path = "/admin/piecework", tag = "Tag::BackOffice")]
impl RateApi {
    /// View the piece rates.
    ///
    /// Those that count today, and those of a later day.
    #[oai(
        path = "/rates",
        method = "get",
        operation_id = "admin_piecework_rate_list"
    )]
    async fn view(&self, _owner: Owner) -> Result<Json<PieceRates>, Failure> {
        Ok(Json(self.0.rates().await?))
    }

    /// Update a piece rate.
    ///
    /// It counts from its day on. Counted pieces keep theirs.
    #[oai(
        path = "/rates",
        method = "put",
        operation_id = "admin_piecework_rate_update"
    )]
    async fn update(
        &self,
        owner: Owner,
        rate: Checked<UpdatePieceRate>,
    ) -> Result<Json<PieceRates>, Failure> {
        self.0.set_rate(owner.0.id, &rate).await?;
        Ok(Json(self.0.rates().await?))
    }
}
