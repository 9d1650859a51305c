//! Operations on the reference photos of the caller's own orders.

use kernel::{Failure, NoContent, SignedIn};
use poem::Body;
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use crate::{Orders, api::Tag, photo::OrderPhoto};

#[derive(ApiResponse)]
enum OrderPhotoCreated {
    /// The photo was added.
    #[oai(status = 201)]
    Created(Json<OrderPhoto>),
}

#[derive(ApiResponse)]
enum OrderPhotoFile {
    /// The photo as WebP.
    #[oai(status = 200, content_type = "image/webp")]
    File(
        Binary<Vec<u8>>,
        /// Disables caching.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

pub struct PhotoApi(pub Orders);

#[OpenApi(prefix_path = "/me/orders", tag = "Tag::Orders")]
impl PhotoApi {
    /// Add a reference photo to your order.
    ///
    /// A JPEG, PNG or WebP file, at most 10 MB and 25 megapixels. Five photos per piece, 20 per customer and day.
    #[oai(
        path = "/:id/photos",
        method = "post",
        operation_id = "order_photo_create"
    )]
    async fn order_photo_create(
        &self,
        customer: SignedIn,
        /// Id of the order or request.
        id: Path<i64>,
        /// Id of the piece; defaults to the first one.
        piece: Query<Option<i64>>,
        photo: Binary<Body>,
    ) -> Result<OrderPhotoCreated, Failure> {
        let photo = self
            .0
            .add_photo(customer.0.id, id.0, piece.0, photo.0)
            .await?;
        Ok(OrderPhotoCreated::Created(Json(photo)))
    }

    /// Download a reference photo of your order.
    ///
    /// Only you and the shop can.
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

    /// Delete a reference photo of your order.
    ///
    /// Deletes the file.
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
    ) -> Result<NoContent, Failure> {
        self.0.remove_photo(customer.0.id, id.0, photo.0).await?;
        Ok(NoContent::Done)
    }
}
