//! What garments and the catalogue ask of each other.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use catalogue::GarmentTypes;
use garments::{Garments, OfferedProduct, Products};
use kernel::{Db, Failure};

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
