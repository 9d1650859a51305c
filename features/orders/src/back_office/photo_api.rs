//! Operations on the photos of an order.

use kernel::{Checked, Counter, Failure};
use poem::Body;
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use super::{Tag, detail::OrderDetail, shop_photo::ShopPhotoKind};
use crate::Orders;

#[derive(ApiResponse)]
enum OrderPhotoForTheShop {
    /// The photo as WebP.
    #[oai(status = 200, content_type = "image/webp")]
    File(
        Binary<Vec<u8>>,
        /// Disables caching.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

#[derive(ApiResponse)]
enum ShopPhotoCreated {
    /// The photo was added.
    #[oai(status = 201)]
    Created(Json<OrderDetail>),
}

/// Visibility of a photo.
#[derive(Object, Debug)]
struct ShopPhotoSwitch {
    /// Whether the customer sees it.
    shown: bool,
}

pub struct PhotoAdminApi(pub Orders);

#[OpenApi(prefix_path = "/admin", tag = "Tag::BackOffice")]
impl PhotoAdminApi {
    /// Download a photo of an order.
    ///
    /// The customer's or the shop's.
    #[oai(
        path = "/orders/:id/photos/:photo",
        method = "get",
        operation_id = "admin_photo_view"
    )]
    async fn photo(
        &self,
        _staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
    ) -> Result<OrderPhotoForTheShop, Failure> {
        let bytes = self.0.photo_for_the_shop(id.0, photo.0).await?;
        Ok(OrderPhotoForTheShop::File(
            Binary(bytes),
            "private, no-store".to_owned(),
        ))
    }

    /// Add a photo: a reference, the fabric, or the finished piece.
    ///
    /// A JPEG, PNG or WebP file, at most 10 MB and 40 megapixels. An order can have ten.
    #[oai(
        path = "/orders/:id/photos",
        method = "post",
        operation_id = "admin_photo_create"
    )]
    async fn add_photo(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// What the photo shows.
        kind: Query<ShopPhotoKind>,
        /// Whether the customer sees it.
        #[oai(default)]
        shown: Query<bool>,
        /// Id of the piece; defaults to the first one.
        piece: Query<Option<i64>>,
        photo: Binary<Body>,
    ) -> Result<ShopPhotoCreated, Failure> {
        let actor = staff.0.id;
        self.0
            .add_shop_photo((id.0, piece.0), actor, kind.0, shown.0, photo.0)
            .await?;
        let detail = self.0.detail(id.0, &staff.0).await?;
        Ok(ShopPhotoCreated::Created(Json(detail)))
    }

    /// Show a shop photo to the customer, or hide it.
    ///
    /// Not for photos that the customer added.
    #[oai(
        path = "/orders/:id/photos/:photo",
        method = "put",
        operation_id = "admin_photo_update"
    )]
    async fn show_photo(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
        switch: Checked<ShopPhotoSwitch>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.show_shop_photo(id.0, photo.0, switch.shown).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }

    /// Delete a photo of an order.
    ///
    /// Deletes the file.
    #[oai(
        path = "/orders/:id/photos/:photo",
        method = "delete",
        operation_id = "admin_photo_delete"
    )]
    async fn remove_photo(
        &self,
        staff: Counter,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
    ) -> Result<Json<OrderDetail>, Failure> {
        self.0.remove_shop_photo(id.0, staff.0.id, photo.0).await?;
        Ok(Json(self.0.detail(id.0, &staff.0).await?))
    }
}
