//! Operations on the films of the library.

use std::sync::Arc;

use kernel::{Checked, Failure, FieldProblem, FilmId, Staff};
use poem::Body;
use poem_openapi::{
    ApiResponse, Object, OpenApi,
    param::{Path, Query},
    payload::{Binary, Json},
};

use super::{
    Tag, Uses,
    film_library::{KeptFilm, KeptFilmPage, Wanted},
};
use crate::{Media, SeenFilm};

/// Another name for a film.
#[derive(Object, Debug)]
struct FilmTitle {
    /// What the shop calls it; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    title: String,
}

/// What stands for a film before it plays: a picture of the library, or a moment of the film itself.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
struct FilmCover {
    /// Id of a picture.
    image_id: Option<i64>,
    /// Seconds from the start of the film.
    #[oai(validator(minimum(value = "0.0"), maximum(value = "86400.0")))]
    second: Option<f64>,
}

#[derive(ApiResponse)]
enum FilmDeleted {
    /// It is in the bin, and can be brought back for 30 days.
    #[oai(status = 204)]
    Deleted,
}

pub(super) struct FilmApi {
    pub media: Arc<Media>,
    pub uses: Uses,
}

#[OpenApi(prefix_path = "/admin/media", tag = "Tag::BackOffice")]
impl FilmApi {
    /// List the films.
    ///
    /// Everything that was uploaded or is being uploaded, newest first, fifty at a time, with what shows it and how far
    /// it is; or what is in the bin.
    #[oai(path = "/films", method = "get", operation_id = "admin_film_list")]
    async fn list(
        &self,
        staff: Staff,
        /// Part of a title.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<FilmId>>,
        /// `true` for what is in the bin.
        deleted: Query<Option<bool>>,
        /// `true` for films that anybody may watch, `false` for those of courses alone.
        public: Query<Option<bool>>,
    ) -> Result<Json<KeptFilmPage>, Failure> {
        let wanted = Wanted {
            words: q.0,
            before: before.0,
            deleted: deleted.0.unwrap_or(false),
            public: public.0,
        };
        let page = self.media.films_of_library(&self.uses, staff.0.id, wanted);
        Ok(Json(page.await?))
    }

    /// Show one film.
    ///
    /// With each step of the work on it, and how much of a running step is done.
    #[oai(path = "/films/:id", method = "get", operation_id = "admin_film_view")]
    async fn view(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
    ) -> Result<Json<KeptFilm>, Failure> {
        self.film(&staff, id.0).await
    }

    /// Rename a film.
    ///
    /// Visitors never see this name; a lesson has its own.
    #[oai(
        path = "/films/:id",
        method = "patch",
        operation_id = "admin_film_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
        title: Checked<FilmTitle>,
    ) -> Result<Json<KeptFilm>, Failure> {
        let renamed = self.media.rename_film(staff.0.id, id.0, title.title.trim());
        renamed.await?;
        self.film(&staff, id.0).await
    }

    /// Delete a film.
    ///
    /// Refused while something shows it; the message names what. It stays in the bin for 30 days.
    #[oai(
        path = "/films/:id",
        method = "delete",
        operation_id = "admin_film_delete"
    )]
    async fn delete(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
    ) -> Result<FilmDeleted, Failure> {
        let deleted = self.media.delete_film(&self.uses, staff.0.id, id.0);
        deleted.await?;
        Ok(FilmDeleted::Deleted)
    }

    /// Bring a deleted film back.
    ///
    /// It can be shown again, by whatever names it.
    #[oai(
        path = "/films/:id/restore",
        method = "post",
        operation_id = "admin_film_restore"
    )]
    async fn restore(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
    ) -> Result<Json<KeptFilm>, Failure> {
        self.media.restore_film(staff.0.id, id.0).await?;
        self.film(&staff, id.0).await
    }

    /// Choose the cover of a film.
    ///
    /// A picture of the library, or a moment of the film; the latter needs ffmpeg on the machine.
    #[oai(
        path = "/films/:id/cover",
        method = "put",
        operation_id = "admin_film_cover"
    )]
    async fn cover(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
        cover: Checked<FilmCover>,
    ) -> Result<Json<KeptFilm>, Failure> {
        match (cover.image_id, cover.second) {
            (Some(picture), None) => self.media.cover_film(staff.0.id, id.0, picture).await?,
            (None, Some(second)) => self.media.cover_film_at(staff.0.id, id.0, second).await?,
            _ => {
                let words = "Name a picture, or a moment of the film.";
                let problem = FieldProblem::new("imageId", "required", words);
                return Err(Failure::invalid(vec![problem]));
            }
        }
        self.film(&staff, id.0).await
    }

    /// Give a film captions.
    ///
    /// The body is a WebVTT file in UTF-8 of at most 1 MB. It takes the place of those in the same language.
    #[oai(
        path = "/films/:id/captions/:language",
        method = "put",
        operation_id = "admin_film_captions_update"
    )]
    async fn caption(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
        /// Two or three letters: en, ta.
        #[oai(validator(pattern = "^[a-z]{2,3}$"))]
        language: Path<String>,
        captions: Binary<Body>,
    ) -> Result<Json<KeptFilm>, Failure> {
        let kept = self
            .media
            .caption_film(staff.0.id, id.0, &language, captions.0);
        kept.await?;
        self.film(&staff, id.0).await
    }

    /// Take captions away.
    ///
    /// Those in one language; the others stay.
    #[oai(
        path = "/films/:id/captions/:language",
        method = "delete",
        operation_id = "admin_film_captions_delete"
    )]
    async fn uncaption(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
        /// Two or three letters: en, ta.
        #[oai(validator(pattern = "^[a-z]{2,3}$"))]
        language: Path<String>,
    ) -> Result<Json<KeptFilm>, Failure> {
        let removed = self.media.remove_captions(staff.0.id, id.0, &language);
        removed.await?;
        self.film(&staff, id.0).await
    }

    /// Look at a film.
    ///
    /// Answers addresses that this browser alone can open, for four hours or until the shop is started again.
    #[oai(
        path = "/films/:id/look",
        method = "post",
        operation_id = "admin_film_look"
    )]
    async fn look(
        &self,
        staff: Staff,
        /// Id of the film.
        id: Path<FilmId>,
    ) -> Result<Json<SeenFilm>, Failure> {
        Ok(Json(self.media.look(id.0, staff.0.session).await?))
    }
}

impl FilmApi {
    async fn film(&self, staff: &Staff, id: FilmId) -> Result<Json<KeptFilm>, Failure> {
        let film = self.media.kept_film(&self.uses, staff.0.id, id);
        Ok(Json(film.await?))
    }
}
