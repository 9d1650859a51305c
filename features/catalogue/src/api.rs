//! Public operations of the catalogue.

use kernel::Failure;
use poem_openapi::{
    OpenApi, Tags,
    param::{Path, Query},
    payload::Json,
};

use crate::{
    Catalogue, category::Category, extras::ProductExtras, product::Product, service::Service,
    tag::ProductTags,
};

#[derive(Tags)]
pub enum Tag {
    /// What the shop stitches: categories, their services, and the products of each.
    Catalogue,
}

pub struct Api(pub Catalogue);

#[OpenApi(prefix_path = "/catalogue", tag = "Tag::Catalogue")]
impl Api {
    /// List categories.
    ///
    /// All categories with their lowest price, in the owner's order or shuffled by one of four
    /// seeds.
    #[oai(path = "/categories", method = "get", operation_id = "category_list")]
    async fn category_list(
        &self,
        /// Seed of a shuffled order; the owner's order if absent.
        #[oai(validator(minimum(value = "1"), maximum(value = "4")))]
        seed: Query<Option<u8>>,
    ) -> Result<Json<Vec<Category>>, Failure> {
        Ok(Json(self.0.categories(seed.0).await?))
    }

    /// View a category.
    ///
    /// With its name, image, colours and lowest price.
    #[oai(
        path = "/categories/:ctid",
        method = "get",
        operation_id = "category_view"
    )]
    async fn category_view(
        &self,
        /// Id of the category.
        ctid: Path<i64>,
    ) -> Result<Json<Category>, Failure> {
        Ok(Json(self.0.category(ctid.0).await?))
    }

    /// List services.
    ///
    /// The services of one category, or of all. An unknown category has none.
    #[oai(path = "/services", method = "get", operation_id = "service_list")]
    async fn service_list(
        &self,
        /// Id of the category; absent for all.
        ctid: Query<Option<i64>>,
    ) -> Result<Json<Vec<Service>>, Failure> {
        Ok(Json(self.0.services(ctid.0).await?))
    }

    /// List products.
    ///
    /// The products of one category, or of all. An unknown category has none.
    #[oai(path = "/products", method = "get", operation_id = "product_list")]
    async fn product_list(
        &self,
        /// Id of the category; absent for all.
        ctid: Query<Option<i64>>,
    ) -> Result<Json<Vec<Product>>, Failure> {
        Ok(Json(self.0.products(ctid.0).await?))
    }

    /// View a product.
    ///
    /// A model of a service.
    #[oai(path = "/products/:id", method = "get", operation_id = "product_view")]
    async fn product_view(
        &self,
        /// Id of the product.
        id: Path<i64>,
    ) -> Result<Json<Product>, Failure> {
        Ok(Json(self.0.product(id.0).await?))
    }

    /// View what goes with a product.
    ///
    /// More images, facts, reviews, its course, related products.
    #[oai(
        path = "/products/:id/extras",
        method = "get",
        operation_id = "product_extras_view"
    )]
    async fn product_extras_view(
        &self,
        /// Id of the product.
        id: Path<i64>,
    ) -> Result<Json<ProductExtras>, Failure> {
        Ok(Json(self.0.product_extras(id.0).await?))
    }

    /// List tags.
    ///
    /// Occasions and fabrics of products, this shop's own last.
    #[oai(path = "/tags", method = "get", operation_id = "tag_list")]
    async fn tag_list(&self) -> Result<Json<ProductTags>, Failure> {
        Ok(Json(self.0.tags().await?))
    }
}
