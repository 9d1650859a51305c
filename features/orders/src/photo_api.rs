//! Operations on the reference photos of one's own orders.

use kernel::{Failure, SignedIn};
use poem::Body;
use poem_openapi::{
    ApiResponse, OpenApi,
    param::Path,
    payload::{Binary, Json},
};

use crate::{Orders, api::Tag, photo::OrderPhoto};

#[derive(ApiResponse)]
enum OrderPhotoCreated {
    /// It is kept.
    #[oai(status = 201)]
    Created(Json<OrderPhoto>),
}

#[derive(ApiResponse)]
enum OrderPhotoFile {
    /// The photo as WebP.
    #[oai(status = 200, content_type = "image/webp")]
    File(
        Binary<Vec<u8>>,
        /// Nobody keeps a copy.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

#[derive(ApiResponse)]
enum OrderPhotoDeleted {
    /// It is gone.
    #[oai(status = 204)]
    Deleted,
}

pub struct PhotoApi(pub Orders);

#[OpenApi(prefix_path = "/me/orders", tag = "Tag::Orders")]
impl PhotoApi {
    /// Add a reference photo to your order.
    ///
    /// The body is the JPEG, PNG or WebP file itself, of at most 10 MB and 25 megapixels. An order takes five photos,
    /// a customer adds twenty in a day.
    #[oai(
        path = "/:id/photos",
        method = "post",
        operation_id = "order_photo_create"
    )]
    async fn order_photo_create(
        &self,
        customer: SignedIn,
        /// Id of the order, or of a request that still waits.
        id: Path<i64>,
        photo: Binary<Body>,
    ) -> Result<OrderPhotoCreated, Failure> {
        let photo = self.0.add_photo(customer.0.id, id.0, photo.0).await?;
        Ok(OrderPhotoCreated::Created(Json(photo)))
    }

    /// Fetch a reference photo of your order.
    ///
    /// Nobody but you and the shop can.
    #[oai(
        path = "/:id/photos/:photo",
        method = "get",
        operation_id = "order_photo_view"
    )]
    async fn order_photo_view(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
    ) -> Result<OrderPhotoFile, Failure> {
        let file = self.0.photo(customer.0.id, id.0, photo.0).await?;
        Ok(OrderPhotoFile::File(
            Binary(file),
            "private, no-store".to_owned(),
        ))
    }

    /// Remove a reference photo of your order.
    ///
    /// The file goes with it.
    #[oai(
        path = "/:id/photos/:photo",
        method = "delete",
        operation_id = "order_photo_delete"
    )]
    async fn order_photo_delete(
        &self,
        customer: SignedIn,
        /// Id of the order.
        id: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
    ) -> Result<OrderPhotoDeleted, Failure> {
        self.0.remove_photo(customer.0.id, id.0, photo.0).await?;
        Ok(OrderPhotoDeleted::Deleted)
    }
}
