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
    async fn garment_type_list(
        &self,
        /// Garment type to list even if hidden: ordered pieces of it are still measured.
        also: Query<Option<i64>>,
    ) -> Result<Json<Vec<GarmentType>>, Failure> {
        let mut types = self.0.types().await?;
        if let Some(id) = also.0.filter(|id| types.iter().all(|one| one.id != *id)) {
            types.extend(self.0.garment_type(id).await?);
        }
        Ok(Json(types))
    }

    /// List choices.
    ///
    /// Of a product with those of its garment type, or of a garment type alone.
    #[oai(path = "/choices", method = "get", operation_id = "choice_group_list")]
    async fn choice_group_list(
        &self,
        /// Id of the product.
        product: Query<Option<i64>>,
        /// Id of the garment type, without a product.
        #[oai(name = "garmentType")]
        garment_type: Query<Option<i64>>,
    ) -> Result<Json<Vec<ChoiceGroup>>, Failure> {
        let choices = match (product.0, garment_type.0) {
            (Some(product), _) => self.0.choices(product).await?,
            (None, Some(garment_type)) => self.0.type_choices(garment_type).await?,
            (None, None) => Vec::new(),
        };
        Ok(Json(choices))
    }
}
