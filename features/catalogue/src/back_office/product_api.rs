//! Operations on products, for the shop's own people.

use kernel::{
    Editor, Failure,
    record::{Created, Selection},
};
use poem_openapi::{
    OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    Tag,
    product::{ProductDetail, ProductDetailPage, ProductFilter, Products},
};

pub struct ProductApi(pub Products);

#[OpenApi(prefix_path = "/admin/catalogue", tag = "Tag::BackOffice")]
impl ProductApi {
    /// List products for the shop.
    ///
    /// Hidden ones too, newest first, fifty at a time; those of one service all at once, in the owner's order.
    #[oai(
        path = "/products",
        method = "get",
        operation_id = "admin_product_list"
    )]
    #[expect(clippy::too_many_arguments, reason = "each is a part of the query")]
    async fn list(
        &self,
        _staff: Editor,
        /// Id of a category; all of them without it.
        ctid: Query<Option<i64>>,
        /// Products of this service, in the owner's order, without parts.
        #[oai(name = "serviceId")]
        service: Query<Option<i64>>,
        /// Part of a model, a headline or the name of a service.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `true` for the trash instead.
        #[oai(default)]
        deleted: Query<bool>,
        /// Only visible or only hidden ones.
        published: Query<Option<bool>>,
        /// Only those without a price.
        #[oai(default)]
        unpriced: Query<bool>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<ProductDetailPage>, Failure> {
        let filter = ProductFilter {
            selection: Selection::list(service.0, deleted.0, q.0.as_deref()),
            category: ctid.0,
            published: published.0,
            unpriced: unpriced.0,
            before: before.0,
        };
        Ok(Json(self.0.page(&filter).await?))
    }

    /// Copy a product.
    ///
    /// The copy is hidden and comes last in the service. Only the owner's has the price.
    #[oai(
        path = "/products/:id/duplicate",
        method = "post",
        operation_id = "admin_product_duplicate"
    )]
    async fn duplicate(
        &self,
        staff: Editor,
        /// Id of the product.
        id: Path<i64>,
    ) -> Result<Created<ProductDetail>, Failure> {
        let copy = self.0.duplicate(&staff.0, id.0).await?;
        Ok(Created::Created(Json(copy)))
    }
}
