//! Public operations.

use kernel::Failure;
use poem_openapi::{OpenApi, Tags, param::Query, payload::Json};

use crate::{ChoiceGroup, GarmentType, Garments};

#[derive(Tags)]
enum Tag {
    /// What is made, with its measurements and choices.
    Garments,
}

pub struct Api(pub Garments);

#[OpenApi(prefix_path = "/garments", tag = "Tag::Garments")]
impl Api {
    /// List garment types.
    ///
    /// With their measurements, in the owner's order.
    #[oai(path = "/types", method = "get", operation_id = "garment_type_list")]
    async fn garment_type_list(&self) -> Result<Json<Vec<GarmentType>>, Failure> {
        Ok(Json(self.0.types().await?))
    }

    /// List choices of a product.
    ///
    /// Its own and those of its garment type. An unknown product has none.
    #[oai(path = "/choices", method = "get", operation_id = "choice_group_list")]
    async fn choice_group_list(
        &self,
        /// Id of the product.
        product: Query<i64>,
    ) -> Result<Json<Vec<ChoiceGroup>>, Failure> {
        Ok(Json(self.0.choices(product.0).await?))
    }
}
