//! Operations on categories, for the shop's own people.

use kernel::{Checked, Failure, Staff};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    CatalogueDeleted, CatalogueOrder, CatalogueVisibility, Tag,
    category::{CategoryDetail, CategoryForm},
};
use crate::Catalogue;

#[derive(ApiResponse)]
enum CategoryCreated {
    /// It is there.
    #[oai(status = 201)]
    Created(Json<CategoryDetail>),
}

pub struct CategoryApi(pub Catalogue);

#[OpenApi(prefix_path = "/admin/catalogue", tag = "Tag::BackOffice")]
impl CategoryApi {
    /// List categories for the shop.
    ///
    /// Hidden ones too, in the owner's order.
    #[oai(
        path = "/categories",
        method = "get",
        operation_id = "admin_category_list"
    )]
    async fn list(
        &self,
        _staff: Staff,
        /// Part of a name.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// The bin instead.
        #[oai(default)]
        deleted: Query<bool>,
    ) -> Result<Json<Vec<CategoryDetail>>, Failure> {
        Ok(Json(
            self.0.category_details(deleted.0, q.0.as_deref()).await?,
        ))
    }

    /// View a category for the shop.
    ///
    /// Also one that is hidden or in the bin.
    #[oai(
        path = "/categories/:id",
        method = "get",
        operation_id = "admin_category_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// Id of the category.
        id: Path<i64>,
    ) -> Result<Json<CategoryDetail>, Failure> {
        Ok(Json(self.0.category_detail(id.0).await?))
    }

    /// Add a category.
    ///
    /// It comes last in the order.
    #[oai(
        path = "/categories",
        method = "post",
        operation_id = "admin_category_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        form: Checked<CategoryForm>,
    ) -> Result<CategoryCreated, Failure> {
        let category = self.0.create_category(staff.0.id, &form).await?;
        Ok(CategoryCreated::Created(Json(category)))
    }

    /// Change a category.
    ///
    /// Services whose type was its name get the new name. Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/categories/:id",
        method = "put",
        operation_id = "admin_category_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        form: Checked<CategoryForm>,
    ) -> Result<Json<CategoryDetail>, Failure> {
        Ok(Json(self.0.update_category(staff.0.id, id.0, &form).await?))
    }

    /// Show or hide a category.
    ///
    /// Its services and products go out of sight with it.
    #[oai(
        path = "/categories/:id/published",
        method = "put",
        operation_id = "admin_category_publish"
    )]
    async fn publish(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        input: Checked<CatalogueVisibility>,
    ) -> Result<Json<CategoryDetail>, Failure> {
        Ok(Json(
            self.0.publish_category(staff.0.id, id.0, &input).await?,
        ))
    }

    /// Put the categories in order.
    ///
    /// The list has to name all of them; when somebody has added or deleted one meanwhile it is refused.
    #[oai(
        path = "/categories/order",
        method = "put",
        operation_id = "admin_category_order"
    )]
    async fn order(
        &self,
        staff: Staff,
        order: Checked<CatalogueOrder>,
    ) -> Result<Json<Vec<CategoryDetail>>, Failure> {
        Ok(Json(self.0.order_categories(staff.0.id, &order.ids).await?))
    }

    /// Delete a category.
    ///
    /// It can be brought back for 30 days. One with services is refused, with how much is below it, unless everything
    /// is to go along.
    #[oai(
        path = "/categories/:id",
        method = "delete",
        operation_id = "admin_category_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        /// Take its services and products along. They come back with it.
        #[oai(name = "withEverything", default)]
        with_everything: Query<bool>,
    ) -> Result<CatalogueDeleted, Failure> {
        let (actor, all) = (staff.0.id, with_everything.0);
        self.0.delete_category(actor, id.0, all).await?;
        Ok(CatalogueDeleted::Deleted)
    }

    /// Bring a category back.
    ///
    /// With everything that went along. Refused when another one has its name by now.
    #[oai(
        path = "/categories/:id/restore",
        method = "post",
        operation_id = "admin_category_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
    ) -> Result<Json<CategoryDetail>, Failure> {
        Ok(Json(self.0.restore_category(staff.0.id, id.0).await?))
    }
}
