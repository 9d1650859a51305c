//! Operations of makers on the pieces assigned to them.

use kernel::{Checked, Failure, MultiLine, Staff};
use poem::Body;
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::Path,
    payload::{Binary, Json},
};

use super::{Tag, own_piece::OwnPiece};
use crate::{Orders, status::OrderStatus};

/// A new step of a piece.
#[derive(Object, Debug)]
struct OwnPieceStep {
    /// Current status as known to the caller.
    from: OrderStatus,
    /// New status; not 'Delivered'.
    to: OrderStatus,
}

/// A note about a piece.
#[derive(Object, Debug)]
struct OwnPieceNote {
    /// Text, at most 2,000 characters.
    #[oai(validator(min_length = 1, max_length = 2000))]
    text: MultiLine,
}

#[derive(ApiResponse)]
enum OwnPieceNoteCreated {
    /// The note was added.
    #[oai(status = 201)]
    Created(Json<Vec<OwnPiece>>),
}

#[derive(ApiResponse)]
enum OwnPiecePhotoCreated {
    /// The photo was added.
    #[oai(status = 201)]
    Created(Json<Vec<OwnPiece>>),
}

#[derive(ApiResponse)]
enum OwnPiecePhoto {
    /// The photo as WebP.
    #[oai(status = 200, content_type = "image/webp")]
    File(
        Binary<Vec<u8>>,
        /// Disables caching.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

pub struct OwnPieceApi(pub Orders);

#[OpenApi(prefix_path = "/admin/own-pieces", tag = "Tag::BackOffice")]
impl OwnPieceApi {
    /// List the pieces assigned to the caller.
    ///
    /// Those in progress and with open alterations, most urgent first, without prices and contact details.
    #[oai(path = "/", method = "get", operation_id = "admin_own_piece_list")]
    async fn list(&self, staff: Staff) -> Result<Json<Vec<OwnPiece>>, Failure> {
        Ok(Json(self.0.own_pieces(staff.0.id).await?))
    }

    /// Change the status of a piece assigned to the caller.
    ///
    /// Delivering, and undoing it, is the counter's.
    #[oai(
        path = "/:id/step",
        method = "post",
        operation_id = "admin_own_piece_move"
    )]
    async fn step(
        &self,
        staff: Staff,
        /// Id of the piece.
        id: Path<i64>,
        step: Checked<OwnPieceStep>,
    ) -> Result<Json<Vec<OwnPiece>>, Failure> {
        let steps = (step.from, step.to);
        self.0.move_own_piece(id.0, &staff.0, steps).await?;
        Ok(Json(self.0.own_pieces(staff.0.id).await?))
    }

    /// Add a note about a piece assigned to the caller.
    ///
    /// Visible to the counter and to the piece's makers.
    #[oai(
        path = "/:id/notes",
        method = "post",
        operation_id = "admin_own_piece_note_create"
    )]
    async fn note(
        &self,
        staff: Staff,
        /// Id of the piece.
        id: Path<i64>,
        note: Checked<OwnPieceNote>,
    ) -> Result<OwnPieceNoteCreated, Failure> {
        self.0.note_own_piece(id.0, &staff.0, &note.text.0).await?;
        let pieces = self.0.own_pieces(staff.0.id).await?;
        Ok(OwnPieceNoteCreated::Created(Json(pieces)))
    }

    /// Add a photo of a finished piece assigned to the caller.
    ///
    /// A JPEG, PNG or WebP file, at most 10 MB and 40 megapixels. The customer sees it once the shop shows it.
    #[oai(
        path = "/:id/photos",
        method = "post",
        operation_id = "admin_own_piece_photo_create"
    )]
    async fn add_photo(
        &self,
        staff: Staff,
        /// Id of the piece.
        id: Path<i64>,
        photo: Binary<Body>,
    ) -> Result<OwnPiecePhotoCreated, Failure> {
        self.0.photograph_own_piece(id.0, &staff.0, photo.0).await?;
        let pieces = self.0.own_pieces(staff.0.id).await?;
        Ok(OwnPiecePhotoCreated::Created(Json(pieces)))
    }

    /// Download a photo of a piece assigned to the caller.
    ///
    /// The customer's or the shop's.
    #[oai(
        path = "/:id/photos/:photo",
        method = "get",
        operation_id = "admin_own_piece_photo_view"
    )]
    async fn photo(
        &self,
        staff: Staff,
        /// Id of the piece.
        id: Path<i64>,
        /// Id of the photo.
        photo: Path<i64>,
    ) -> Result<OwnPiecePhoto, Failure> {
        let photo = (id.0, photo.0);
        let bytes = self.0.photo_of_own_piece(photo, staff.0.id).await?;
        Ok(OwnPiecePhoto::File(
            Binary(bytes),
            "private, no-store".to_owned(),
        ))
    }
}
