//! Garment types with their measurements, and the choices that customers have.

mod api;
mod back_office;
mod choice;
mod codes;
mod demo;
mod estimate;
mod field;
mod garment_type;
mod products;
mod uses;

use std::{collections::HashMap, sync::Arc};

use kernel::{Deps, Failure, Feature, FieldProblem, Paise, record};
use poem_openapi::OpenApi;
use sqlx::migrate::Migrator;

pub use choice::{ChoiceGroup, ChoiceOption};
pub use estimate::{ChosenOption, Estimate};
pub use field::{GarmentField, LengthRange, MeasureDrawing};
pub use garment_type::{GarmentType, exists, is_measured};
pub use products::{OfferedProduct, Products};

/// The shipped garment type of alterations, which the owner may rename.
pub const ALTERATION: i64 = 10;

static MIGRATOR: Migrator = sqlx::migrate!();

/// What the shop makes, for other features.
#[derive(Clone)]
pub struct Garments {
    deps: Deps,
    products: Arc<dyn Products>,
}

impl Garments {
    /// `products` knows which products are offered.
    pub fn new(deps: Deps, products: Arc<dyn Products>) -> Self {
        Self { deps, products }
    }

    /// The published garment types, in the owner's order.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn types(&self) -> Result<Vec<GarmentType>, Failure> {
        garment_type::published(&self.deps).await
    }

    /// A garment type, also a hidden one. `None` for one that is unknown or in the trash.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn garment_type(&self, id: i64) -> Result<Option<GarmentType>, Failure> {
        garment_type::one(&self.deps, id).await
    }

    /// The garment type of an offered product, also a hidden one.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn garment_type_of(&self, product: i64) -> Result<Option<GarmentType>, Failure> {
        let offered = self.products.offered(product).await?;
        match offered.and_then(|offered| offered.garment_type) {
            Some(id) => self.garment_type(id).await,
            None => Ok(None),
        }
    }

    /// What customers choose between for a product: the groups of its garment type, of which the product's own groups
    /// replace those of the same name. A product that is not offered has none.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn choices(&self, product: i64) -> Result<Vec<ChoiceGroup>, Failure> {
        match self.products.offered(product).await? {
            Some(offered) => choice::load(&self.deps, Some(product), offered.garment_type).await,
            None => Ok(Vec::new()),
        }
    }

    /// What customers choose between for a garment type that is no product of the catalogue.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn type_choices(&self, garment_type: i64) -> Result<Vec<ChoiceGroup>, Failure> {
        choice::load(&self.deps, None, Some(garment_type)).await
    }

    /// The chosen options of a garment type that is no product, and what they add up to. The inner error is what is
    /// wrong with them, of the field `optionIds`.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn estimate_type(
        &self,
        garment_type: i64,
        options: &[i64],
    ) -> Result<Result<Estimate, FieldProblem>, Failure> {
        let groups = self.type_choices(garment_type).await?;
        Ok(estimate::estimate(Paise(0), &groups, options))
    }

    /// Work of one piece by garment type, in points of a maker's day. Also of hidden types.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn points(&self) -> Result<HashMap<i64, i64>, Failure> {
        garment_type::points(&self.deps.db).await
    }

    /// Price of one piece of a product with these options, in paise. The inner error is what is wrong with them, of the
    /// field `productId` or `optionIds`.
    ///
    /// # Errors
    /// The database cannot be read.
    pub async fn estimate(
        &self,
        product: i64,
        options: &[i64],
    ) -> Result<Result<Estimate, FieldProblem>, Failure> {
        let Some(offered) = self.products.offered(product).await? else {
            return Ok(Err(estimate::not_offered()));
        };
        let groups = choice::load(&self.deps, Some(product), offered.garment_type).await?;
        Ok(estimate::estimate(offered.price, &groups, options))
    }
}

/// The feature.
pub fn feature(garments: &Garments) -> Feature<impl OpenApi + use<>> {
    let deps = &garments.deps;
    Feature::new("garments", api::Api(garments.clone()))
        .record_in_order(back_office::GarmentTypes(deps.clone()))
        .part(back_office::ChoiceApi(garments.clone()))
        .codes(codes::OPERATIONS)
        .migrations(&MIGRATOR)
        .uses(Arc::new(uses::Images(deps.db.clone())))
        .demo(Arc::new(demo::Rows))
        .job(record::sweep("garments.sweep", deps, &[&back_office::KIND]))
}
