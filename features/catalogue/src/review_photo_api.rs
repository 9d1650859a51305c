//! Operations on photos of reviews.

use kernel::{Failure, MaybeSignedIn, NoContent, SignedIn, review::ReviewPhoto};
use poem::Body;
use poem_openapi::{
    ApiResponse, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use crate::{Catalogue, api::Tag};

#[derive(ApiResponse)]
enum ReviewPhotoCreated {
    /// The photo was added.
    #[oai(status = 201)]
    Created(Json<ReviewPhoto>),
}

#[derive(ApiResponse)]
enum ReviewPhotoContent {
    /// The photo as WebP.
    #[oai(status = 200, content_type = "image/webp")]
    File(
        Binary<Vec<u8>>,
        /// Only the photo of an approved review may be cached, by browsers, for an hour.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

pub struct ReviewPhotoApi(pub Catalogue);

#[OpenApi(tag = "Tag::Catalogue")]
impl ReviewPhotoApi {
    /// Download a photo of a review.
    ///
    /// Everyone sees photos of approved reviews, its customer and the shop those of others too.
    #[oai(
        path = "/catalogue/review-photos/:photo",
        method = "get",
        operation_id = "product_review_photo_view"
    )]
    async fn view(
        &self,
        caller: MaybeSignedIn,
        /// Id of the photo.
        photo: Path<i64>,
        /// `true` for a copy at most 480 pixels wide and high.
        #[oai(default)]
        small: Query<bool>,
    ) -> Result<ReviewPhotoContent, Failure> {
        let file = self.0.review_photo(caller.user(), photo.0, small.0).await?;
        let caching = if file.approved {
            "private, max-age=3600"
        } else {
            "private, no-store"
        };
        Ok(ReviewPhotoContent::File(
            Binary(file.bytes),
            caching.to_owned(),
        ))
    }

    /// Add a photo to your review of a product.
    ///
    /// A JPEG, PNG or WebP file, at most 10 MB and 25 megapixels. Three per review, 20 per customer and day. The
    /// review has to be approved again.
    #[oai(
        path = "/me/product-reviews/:product/photos",
        method = "post",
        operation_id = "product_review_photo_create"
    )]
    async fn create(
        &self,
        customer: SignedIn,
        /// Id of the product.
        product: Path<i64>,
        photo: Binary<Body>,
    ) -> Result<ReviewPhotoCreated, Failure> {
        let user = customer.0.id;
        let photo = self.0.add_review_photo(user, product.0, photo.0).await?;
        Ok(ReviewPhotoCreated::Created(Json(photo)))
    }

    /// Delete a photo from your review of a product.
    ///
    /// Deletes the file. The review stays as it is.
    #[oai(
        path = "/me/product-reviews/:product/photos/:photo",
        method = "delete",
        operation_id = "product_review_photo_delete"
    )]
    async fn delete(
        &self,
        customer: SignedIn,
        /// Id of the product.
        product: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
    ) -> Result<NoContent, Failure> {
        let user = customer.0.id;
        self.0.remove_review_photo(user, product.0, photo.0).await?;
        Ok(NoContent::Done)
    }
}
