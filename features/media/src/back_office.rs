//! What the shop's own people keep: the pictures of everything that the site shows.

use std::{borrow::Cow, sync::Arc};

use kernel::{
    Checked, Failure, Picture, PictureBook, Staff, Timestamp,
    audit::{self, Entry},
};
use poem::{Body, error::ReadBodyError};
use poem_openapi::{
    ApiResponse, Object, OpenApi, Tags,
    param::{Path, Query},
    payload::{Binary, Json},
};
use serde_json::json;

use crate::{Media, codes, decoding::MOST_BYTES};

/// So many at a time.
const PAGE: usize = 50;

#[derive(Tags)]
enum Tag {
    /// For the shop's own people: the pictures that the site shows.
    #[oai(rename = "Back office: media")]
    BackOffice,
}

/// A picture of the shop's library.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
struct KeptPicture {
    /// Its id, by which everything that shows it names it as `imageId`.
    id: i64,
    /// Its sizes and its words.
    picture: Picture,
    /// When it was uploaded.
    kept_at: Timestamp,
}

/// Part of the library.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
struct KeptPicturePage {
    /// Newest first; at most fifty.
    items: Vec<KeptPicture>,
    /// What to send as `before` for the next part; absent at the end.
    next: Option<i64>,
}

/// New words for a picture.
#[derive(Object, Debug)]
struct PictureWords {
    /// What the picture shows, for those who cannot see it; at most 200 characters. Empty for a mere ornament.
    #[oai(validator(max_length = 200))]
    alt: String,
}

#[derive(ApiResponse)]
enum PictureCreated {
    /// It is kept.
    #[oai(status = 201)]
    Created(Json<KeptPicture>),
}

pub(crate) struct Api(pub Arc<Media>);

#[OpenApi(prefix_path = "/admin/media", tag = "Tag::BackOffice")]
impl Api {
    /// Upload a picture.
    ///
    /// The body is the JPEG, PNG or WebP file itself, of at most 10 MB and 40 megapixels. It is turned as the camera
    /// was held, loses every note about place and camera, and is kept in all the sizes that pages need. Refused while
    /// less than 1 GB is free on the disk.
    #[oai(
        path = "/pictures",
        method = "post",
        operation_id = "admin_picture_create"
    )]
    async fn create(
        &self,
        staff: Staff,
        /// What the picture shows, for those who cannot see it.
        #[oai(validator(max_length = 200))]
        alt: Query<Option<String>>,
        picture: Binary<Body>,
    ) -> Result<PictureCreated, Failure> {
        let alt = alt.0.unwrap_or_default();
        let kept = self.0.upload(staff.0.id, picture.0, alt.trim()).await?;
        Ok(PictureCreated::Created(Json(kept)))
    }

    /// List the library.
    ///
    /// Every picture that was uploaded, newest first, fifty at a time.
    #[oai(
        path = "/pictures",
        method = "get",
        operation_id = "admin_picture_list"
    )]
    async fn list(
        &self,
        _staff: Staff,
        /// Part of the words of a picture.
        #[oai(validator(max_length = 80))]
        q: Query<Option<String>>,
        /// `next` of the part before.
        before: Query<Option<i64>>,
    ) -> Result<Json<KeptPicturePage>, Failure> {
        Ok(Json(self.0.library(q.0.as_deref(), before.0).await?))
    }

    /// Change the words of a picture.
    ///
    /// They change wherever it is shown.
    #[oai(
        path = "/pictures/:id",
        method = "patch",
        operation_id = "admin_picture_update"
    )]
    async fn update(
        &self,
        staff: Staff,
        /// Id of the picture.
        id: Path<i64>,
        words: Checked<PictureWords>,
    ) -> Result<Json<KeptPicture>, Failure> {
        let words = words.alt.trim();
        Ok(Json(self.0.describe(staff.0.id, id.0, words).await?))
    }
}

impl Media {
    async fn upload(&self, actor: i64, body: Body, alt: &str) -> Result<KeptPicture, Failure> {
        self.expect_room().await?;
        let bytes = match body.into_bytes_limit(MOST_BYTES).await {
            Ok(bytes) => bytes,
            Err(ReadBodyError::PayloadTooLarge) => return Err(codes::PICTURE_TOO_LARGE.into()),
            Err(_) => return Err(codes::PICTURE_BROKEN.into()),
        };
        let stored = self.store_picture(Cow::Owned(bytes.into())).await?;
        // Nobody sees it before something that is published shows it.
        let mut tx = self.db.write().await?;
        let id = self.insert_picture(&mut tx, &stored, alt).await?;
        let uploaded = Entry {
            actor: Some(actor),
            action: "media.picture_uploaded",
            subject: &format!("picture:{id}"),
            details: json!({}),
        };
        audit::record(&mut tx, self.clock.now(), uploaded).await?;
        tx.commit().await?;
        self.kept(id).await
    }

    async fn describe(&self, actor: i64, id: i64, alt: &str) -> Result<KeptPicture, Failure> {
        let mut tx = self.db.publish().await?;
        let changed = sqlx::query!("UPDATE media_picture SET alt = ?1 WHERE id = ?2", alt, id)
            .execute(&mut *tx)
            .await?
            .rows_affected();
        if changed == 0 {
            return Err(codes::PICTURE_NOT_FOUND.into());
        }
        let described = Entry {
            actor: Some(actor),
            action: "media.picture_described",
            subject: &format!("picture:{id}"),
            details: json!({}),
        };
        audit::record(&mut tx, self.clock.now(), described).await?;
        tx.commit().await?;
        self.kept(id).await
    }

    async fn kept(&self, id: i64) -> Result<KeptPicture, Failure> {
        let kept_at = sqlx::query_scalar!("SELECT kept_at FROM media_picture WHERE id = ?", id)
            .fetch_optional(self.db.read())
            .await?;
        let picture = self.pictures(&[id]).await?.remove(&id);
        match (picture, kept_at) {
            (Some(picture), Some(kept_at)) => Ok(KeptPicture {
                id,
                picture,
                kept_at: Timestamp(kept_at),
            }),
            _ => Err(codes::PICTURE_NOT_FOUND.into()),
        }
    }

    async fn library(
        &self,
        words: Option<&str>,
        before: Option<i64>,
    ) -> Result<KeptPicturePage, Failure> {
        let words = words
            .map(|words| words.trim().to_lowercase())
            .filter(|words| !words.is_empty());
        let most = PAGE as i64 + 1;
        let mut rows = sqlx::query!(
            "SELECT id, kept_at FROM media_picture
             WHERE (?1 IS NULL OR id < ?1) AND (?2 IS NULL OR instr(lower(alt), ?2) > 0)
             ORDER BY id DESC LIMIT ?3",
            before,
            words,
            most
        )
        .fetch_all(self.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut pictures = self.pictures(&ids).await?;
        let items = rows
            .into_iter()
            .filter_map(|row| {
                Some(KeptPicture {
                    id: row.id,
                    picture: pictures.remove(&row.id)?,
                    kept_at: Timestamp(row.kept_at),
                })
            })
            .collect();
        Ok(KeptPicturePage { items, next })
    }
}
