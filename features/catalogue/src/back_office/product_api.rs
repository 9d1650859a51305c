//! Operations on products, for the shop's own people.

use kernel::{Checked, Failure, Staff, edit::wording};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    CatalogueDeleted, CatalogueOrder, CatalogueVisibility, Tag,
    product::{ProductDetail, ProductDetailPage, ProductFilter},
    product_form::ProductForm,
};
use crate::Catalogue;

#[derive(ApiResponse)]
enum ProductCreated {
    /// It is there.
    #[oai(status = 201)]
    Created(Json<ProductDetail>),
}

pub struct ProductApi(pub Catalogue);

#[OpenApi(prefix_path = "/admin/catalogue", tag = "Tag::BackOffice")]
impl ProductApi {
    /// List products for the shop.
    ///
    /// Hidden ones too, newest first, fifty at a time, with how many of all wait for a price. The products of one service come all at once, in the owner's
    /// order. One whose service or category is in the bin is not listed: it comes back with that.
    #[oai(
        path = "/products",
        method = "get",
        operation_id = "admin_product_list"
    )]
    #[expect(clippy::too_many_arguments, reason = "each is a part of the query")]
    async fn list(
        &self,
        _staff: Staff,
        /// Id of a category; all of them without it.
        ctid: Query<Option<i64>>,
        /// Id of a service: its products in the owner's order, without parts.
        #[oai(name = "serviceId")]
        service: Query<Option<i64>>,
        /// Part of a model, a headline or the name of a service.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// The bin instead.
        #[oai(default)]
        deleted: Query<bool>,
        /// Only those that are to be seen, or only those that are hidden.
        published: Query<Option<bool>>,
        /// Only those that wait for a price.
        #[oai(default)]
        unpriced: Query<bool>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<ProductDetailPage>, Failure> {
        let filter = ProductFilter {
            category: ctid.0,
            service: service.0,
            deleted: deleted.0,
            published: published.0,
            unpriced: unpriced.0,
            wording: wording(q.0.as_deref()),
            before: before.0,
        };
        Ok(Json(self.0.product_details(&filter).await?))
    }

    /// View a product for the shop.
    ///
    /// Also one that is hidden or in the bin.
    #[oai(
        path = "/products/:id",
        method = "get",
        operation_id = "admin_product_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// Id of the product.
        id: Path<i64>,
    ) -> Result<Json<ProductDetail>, Failure> {
        Ok(Json(self.0.product_detail(id.0).await?))
    }

    /// Add a product.
    ///
    /// It comes last in its service. Only the owner sets prices: what staff add has none and stays hidden until it has one.
    #[oai(
        path = "/products",
        method = "post",
        operation_id = "admin_product_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        form: Checked<ProductForm>,
    ) -> Result<ProductCreated, Failure> {
        let product = self.0.create_product(&staff.0, &form).await?;
        Ok(ProductCreated::Created(Json(product)))
    }

    /// Change a product.
    ///
    /// In another service it comes last. Only the owner changes prices, and orders keep theirs. Refused when somebody else
    /// has changed it meanwhile.
    #[oai(
        path = "/products/:id",
        method = "put",
        operation_id = "admin_product_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the product.
        id: Path<i64>,
        form: Checked<ProductForm>,
    ) -> Result<Json<ProductDetail>, Failure> {
        Ok(Json(self.0.update_product(&staff.0, id.0, &form).await?))
    }

    /// Show or hide a product.
    ///
    /// One without a price cannot be shown.
    #[oai(
        path = "/products/:id/published",
        method = "put",
        operation_id = "admin_product_publish"
    )]
    async fn publish(
        &self,
        staff: Staff,
        /// Id of the product.
        id: Path<i64>,
        input: Checked<CatalogueVisibility>,
    ) -> Result<Json<ProductDetail>, Failure> {
        Ok(Json(
            self.0.publish_product(staff.0.id, id.0, &input).await?,
        ))
    }

    /// Put the products of a service in order.
    ///
    /// The list has to name all of them; when somebody has added or deleted one meanwhile it is refused.
    #[oai(
        path = "/services/:id/products/order",
        method = "put",
        operation_id = "admin_product_order"
    )]
    async fn order(
        &self,
        staff: Staff,
        /// Id of the service.
        id: Path<i64>,
        order: Checked<CatalogueOrder>,
    ) -> Result<Json<ProductDetailPage>, Failure> {
        Ok(Json(
            self.0.order_products(staff.0.id, id.0, &order.ids).await?,
        ))
    }

    /// Delete a product.
    ///
    /// It can be brought back for 30 days. Orders remember what they need of it.
    #[oai(
        path = "/products/:id",
        method = "delete",
        operation_id = "admin_product_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the product.
        id: Path<i64>,
    ) -> Result<CatalogueDeleted, Failure> {
        self.0.delete_product(staff.0.id, id.0).await?;
        Ok(CatalogueDeleted::Deleted)
    }

    /// Bring a product back.
    ///
    /// Refused when another model of the service has its name by now, or while its service or category is deleted.
    #[oai(
        path = "/products/:id/restore",
        method = "post",
        operation_id = "admin_product_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the product.
        id: Path<i64>,
    ) -> Result<Json<ProductDetail>, Failure> {
        Ok(Json(self.0.restore_product(staff.0.id, id.0).await?))
    }

    /// Copy a product.
    ///
    /// The copy is hidden, comes last in the service and has "(copy)" behind its model. The owner's copy keeps the
    /// price; one by staff has none yet.
    #[oai(
        path = "/products/:id/duplicate",
        method = "post",
        operation_id = "admin_product_duplicate"
    )]
    async fn duplicate(
        &self,
        staff: Staff,
        /// Id of the product.
        id: Path<i64>,
    ) -> Result<ProductCreated, Failure> {
        let copy = self.0.duplicate_product(&staff.0, id.0).await?;
        Ok(ProductCreated::Created(Json(copy)))
    }
}
