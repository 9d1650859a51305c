//! What garments and the catalogue ask of each other.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use catalogue::GarmentTypes;
use garments::{Garments, OfferedProduct, Products};
use kernel::{Db, Failure};
use orders::{Choice, Estimate};

use crate::context::Context;

/// Garments asks which garment type and price a product has.
pub struct ProductsOfCatalogue(pub Db);

#[async_trait]
impl Products for ProductsOfCatalogue {
    async fn offered(&self, product: i64) -> Result<Option<OfferedProduct>, Failure> {
        let offered = catalogue::offered(&self.0, product).await?;
        Ok(offered.map(|offered| OfferedProduct {
            garment_type: offered.garment_type,
            price: offered.price,
        }))
    }

    async fn names(&self, products: &[i64]) -> Result<HashMap<i64, String>, Failure> {
        catalogue::product_names(&self.0, products).await
    }
}

/// Catalogue asks which garment types there are.
pub struct TypesOfGarments(pub Db);

#[async_trait]
impl GarmentTypes for TypesOfGarments {
    async fn exists(&self, id: i64) -> Result<bool, Failure> {
        garments::exists(&self.0, id).await
    }

    async fn is_measured(&self, id: i64) -> Result<bool, Failure> {
        garments::is_measured(&self.0, id).await
    }
}

/// Orders asks what is measured for a piece, and what it is estimated at.
pub struct GarmentsOfShop(pub Garments);

#[async_trait]
impl orders::Garments for GarmentsOfShop {
    /// Fields of the garment type first. Those of all others follow, because a length that was measured for one
    /// garment is also accepted for another.
    async fn fields(
        &self,
        garment_type: Option<i64>,
    ) -> Result<Vec<orders::GarmentField>, Failure> {
        let mut types = self.0.types().await?;
        if let Some(id) = garment_type {
            match types.iter().position(|known| known.id == id) {
                Some(position) => types[..=position].rotate_right(1),
                None => types
                    .splice(..0, self.0.garment_type(id).await?)
                    .for_each(drop),
            }
        }
        let mut fields: Vec<orders::GarmentField> = Vec::new();
        for field in types.into_iter().flat_map(|known| known.fields) {
            if fields.iter().all(|known| known.key != field.key) {
                fields.push(orders::GarmentField {
                    accepted_mm: (field.limits.least_mm(), field.limits.most_mm()),
                    adult_mm: field.adult.map(|usual| (usual.least_mm(), usual.most_mm())),
                    child_mm: field.child.map(|usual| (usual.least_mm(), usual.most_mm())),
                    key: field.key,
                    label: field.label,
                });
            }
        }
        Ok(fields)
    }

    async fn own_fields(&self, garment_type: i64) -> Result<Vec<String>, Failure> {
        let found = self.0.garment_type(garment_type).await?;
        let fields = found.into_iter().flat_map(|known| known.fields);
        Ok(fields.map(|field| field.key).collect())
    }

    async fn name(&self, garment_type: i64) -> Result<Option<String>, Failure> {
        let found = self.0.garment_type(garment_type).await?;
        Ok(found.map(|known| known.name))
    }

    async fn points(&self) -> Result<HashMap<i64, i64>, Failure> {
        self.0.points().await
    }

    async fn estimate(
        &self,
        product: Option<i64>,
        garment_type: Option<i64>,
        options: &[i64],
    ) -> Result<Estimate, Failure> {
        let Some(product) = product else {
            return self.choices_of_type(garment_type, options).await;
        };
        let own = self.0.garment_type_of(product).await?;
        let garment_type = own.map(|own| own.id).or(garment_type);
        Ok(match self.0.estimate(product, options).await? {
            Ok(estimate) => Estimate {
                garment_type,
                price_paise: Some(estimate.paise.0),
                choices: estimate.lines.into_iter().map(choice).collect(),
                problem: None,
            },
            Err(problem) => Estimate {
                garment_type,
                problem: Some(problem),
                ..Estimate::default()
            },
        })
    }
}

impl GarmentsOfShop {
    /// Without a product there is no price, but there may be choices.
    async fn choices_of_type(
        &self,
        garment_type: Option<i64>,
        options: &[i64],
    ) -> Result<Estimate, Failure> {
        let none = Estimate {
            garment_type,
            ..Estimate::default()
        };
        let (Some(id), false) = (garment_type, options.is_empty()) else {
            return Ok(none);
        };
        Ok(match self.0.estimate_type(id, options).await? {
            Ok(estimate) => Estimate {
                choices: estimate.lines.into_iter().map(choice).collect(),
                ..none
            },
            Err(problem) => Estimate {
                problem: Some(problem),
                ..none
            },
        })
    }
}

fn choice(line: garments::ChosenOption) -> Choice {
    Choice {
        option: Some(line.option_id),
        group: line.group,
        name: line.option,
        price_paise: line.price.0,
    }
}

impl Context {
    pub fn garments(&self) -> Garments {
        let products = ProductsOfCatalogue(self.deps.db.clone());
        Garments::new(self.deps.clone(), Arc::new(products))
    }

    pub fn garment_types(&self) -> Arc<TypesOfGarments> {
        Arc::new(TypesOfGarments(self.deps.db.clone()))
    }
}
