//! Operations on services, for the shop's own people.

use kernel::{Checked, Failure, Staff};
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::Json,
};

use super::{
    CatalogueDeleted, CatalogueOrder, CatalogueVisibility, Tag,
    service::{ServiceDetail, ServiceForm},
};
use crate::Catalogue;

#[derive(ApiResponse)]
enum ServiceCreated {
    /// It is there.
    #[oai(status = 201)]
    Created(Json<ServiceDetail>),
}

pub struct ServiceApi(pub Catalogue);

#[OpenApi(prefix_path = "/admin/catalogue", tag = "Tag::BackOffice")]
impl ServiceApi {
    /// List services for the shop.
    ///
    /// Hidden ones too, in the owner's order. One whose category is in the bin is not listed: it comes back with that.
    #[oai(
        path = "/services",
        method = "get",
        operation_id = "admin_service_list"
    )]
    async fn list(
        &self,
        _staff: Staff,
        /// Id of a category; all of them without it.
        ctid: Query<Option<i64>>,
        /// Part of a name or type.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// The bin instead.
        #[oai(default)]
        deleted: Query<bool>,
    ) -> Result<Json<Vec<ServiceDetail>>, Failure> {
        Ok(Json(
            self.0
                .service_details(ctid.0, deleted.0, q.0.as_deref())
                .await?,
        ))
    }

    /// View a service for the shop.
    ///
    /// Also one that is hidden or in the bin.
    #[oai(
        path = "/services/:id",
        method = "get",
        operation_id = "admin_service_view"
    )]
    async fn view(
        &self,
        _staff: Staff,
        /// Id of the service.
        id: Path<i64>,
    ) -> Result<Json<ServiceDetail>, Failure> {
        Ok(Json(self.0.service_detail(id.0).await?))
    }

    /// Add a service.
    ///
    /// It comes last in its category.
    #[oai(
        path = "/services",
        method = "post",
        operation_id = "admin_service_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        form: Checked<ServiceForm>,
    ) -> Result<ServiceCreated, Failure> {
        let service = self.0.create_service(staff.0.id, &form).await?;
        Ok(ServiceCreated::Created(Json(service)))
    }

    /// Change a service.
    ///
    /// In another category it comes last. Refused when somebody else has changed it meanwhile.
    #[oai(
        path = "/services/:id",
        method = "put",
        operation_id = "admin_service_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the service.
        id: Path<i64>,
        form: Checked<ServiceForm>,
    ) -> Result<Json<ServiceDetail>, Failure> {
        Ok(Json(self.0.update_service(staff.0.id, id.0, &form).await?))
    }

    /// Show or hide a service.
    ///
    /// Its products go out of sight with it.
    #[oai(
        path = "/services/:id/published",
        method = "put",
        operation_id = "admin_service_publish"
    )]
    async fn publish(
        &self,
        staff: Staff,
        /// Id of the service.
        id: Path<i64>,
        input: Checked<CatalogueVisibility>,
    ) -> Result<Json<ServiceDetail>, Failure> {
        Ok(Json(
            self.0.publish_service(staff.0.id, id.0, &input).await?,
        ))
    }

    /// Put the services of a category in order.
    ///
    /// The list has to name all of them; when somebody has added or deleted one meanwhile it is refused.
    #[oai(
        path = "/categories/:id/services/order",
        method = "put",
        operation_id = "admin_service_order"
    )]
    async fn order(
        &self,
        staff: Staff,
        /// Id of the category.
        id: Path<i64>,
        order: Checked<CatalogueOrder>,
    ) -> Result<Json<Vec<ServiceDetail>>, Failure> {
        Ok(Json(
            self.0.order_services(staff.0.id, id.0, &order.ids).await?,
        ))
    }

    /// Delete a service.
    ///
    /// It can be brought back for 30 days. One with products is refused, with how much is below it, unless everything
    /// is to go along.
    #[oai(
        path = "/services/:id",
        method = "delete",
        operation_id = "admin_service_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the service.
        id: Path<i64>,
        /// Take its products along. They come back with it.
        #[oai(name = "withEverything", default)]
        with_everything: Query<bool>,
    ) -> Result<CatalogueDeleted, Failure> {
        let (actor, all) = (staff.0.id, with_everything.0);
        self.0.delete_service(actor, id.0, all).await?;
        Ok(CatalogueDeleted::Deleted)
    }

    /// Bring a service back.
    ///
    /// With everything that went along. Refused when another one has its name by now, or while its category is deleted.
    #[oai(
        path = "/services/:id/restore",
        method = "post",
        operation_id = "admin_service_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the service.
        id: Path<i64>,
    ) -> Result<Json<ServiceDetail>, Failure> {
        Ok(Json(self.0.restore_service(staff.0.id, id.0).await?))
    }
}
