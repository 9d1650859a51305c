//! The library of pictures: what was uploaded, in which words, and who shows it.

use kernel::{
    Failure, KeptUse, Picture, Timestamp,
    audit::{self, Entry},
    edit::words,
};
use poem_openapi::{Object, types::ParseFromJSON};
use serde_json::json;

use super::{PAGE, Uses, crop::PictureCrop};
use crate::{Media, codes};

/// A picture of the shop's library.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub(crate) struct KeptPicture {
    /// Its id, by which everything that shows it names it as `imageId`.
    id: i64,
    /// Its sizes and its words.
    picture: Picture,
    /// When it was uploaded, or cut.
    kept_at: Timestamp,
    /// What it was cut from.
    source: Option<PictureSource>,
    /// How it was cut.
    crop: Option<PictureCrop>,
    /// What shows it; a picture that something shows cannot be deleted.
    uses: Vec<KeptUse>,
    /// Since when it is in the bin.
    deleted_at: Option<Timestamp>,
}

/// What a picture was cut from.
#[derive(Object, Clone, Debug)]
struct PictureSource {
    /// Id of that picture.
    id: i64,
    /// That picture, whole.
    picture: Picture,
}

/// Part of the library.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub(crate) struct KeptPicturePage {
    /// Newest first; at most fifty.
    items: Vec<KeptPicture>,
    /// What to send as `before` for the next part; absent at the end.
    next: Option<i64>,
}

struct Row {
    id: i64,
    kept_at: i64,
    source_id: Option<i64>,
    crop: Option<String>,
    deleted_at: Option<i64>,
}

impl Media {
    pub(super) async fn describe(
        &self,
        uses: &Uses,
        actor: i64,
        id: i64,
        alt: &str,
    ) -> Result<KeptPicture, Failure> {
        let mut tx = self.db.publish().await?;
        let changed = sqlx::query!(
            "UPDATE media_picture SET alt = ?1 WHERE id = ?2 AND deleted_at IS NULL",
            alt,
            id
        )
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
        self.kept(uses, id).await
    }

    pub(super) async fn kept(&self, uses: &Uses, id: i64) -> Result<KeptPicture, Failure> {
        let row = sqlx::query_as!(
            Row,
            "SELECT id, kept_at, source_id, crop, deleted_at FROM media_picture WHERE id = ?",
            id
        )
        .fetch_optional(self.db.read())
        .await?
        .ok_or(codes::PICTURE_NOT_FOUND)?;
        let found = self.with_uses(uses, vec![row]).await?.pop();
        found.ok_or_else(|| codes::PICTURE_NOT_FOUND.into())
    }

    pub(super) async fn library(
        &self,
        uses: &Uses,
        text: Option<&str>,
        before: Option<i64>,
        deleted: bool,
    ) -> Result<KeptPicturePage, Failure> {
        let words = words(text);
        let most = PAGE as i64 + 1;
        let mut rows = sqlx::query_as!(
            Row,
            "SELECT id, kept_at, source_id, crop, deleted_at FROM media_picture
             WHERE (?1 IS NULL OR id < ?1) AND (?2 IS NULL OR instr(lower(alt), ?2) > 0)
               AND (deleted_at IS NOT NULL) = ?4
             ORDER BY id DESC LIMIT ?3",
            before,
            words,
            most,
            deleted
        )
        .fetch_all(self.db.read())
        .await?;
        let more = rows.len() > PAGE;
        rows.truncate(PAGE);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let items = self.with_uses(uses, rows).await?;
        Ok(KeptPicturePage { items, next })
    }

    async fn with_uses(&self, uses: &Uses, rows: Vec<Row>) -> Result<Vec<KeptPicture>, Failure> {
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let sources = rows.iter().filter_map(|row| row.source_id);
        let all: Vec<i64> = ids.iter().copied().chain(sources).collect();
        // In the bin or not: here both are shown.
        let pictures = self.all_pictures(&all).await?;
        let mut shown = uses.of_pictures(&ids).await?;
        let items = rows.into_iter().filter_map(|row| {
            let picture = |id: i64| pictures.get(&id).cloned();
            Some(KeptPicture {
                id: row.id,
                picture: picture(row.id)?,
                kept_at: Timestamp(row.kept_at),
                source: row.source_id.and_then(|id| {
                    let picture = picture(id)?;
                    Some(PictureSource { id, picture })
                }),
                crop: row.crop.as_deref().and_then(crop),
                uses: shown.remove(&row.id).unwrap_or_default(),
                deleted_at: row.deleted_at.map(Timestamp),
            })
        });
        Ok(items.collect())
    }
}

fn crop(kept: &str) -> Option<PictureCrop> {
    let kept = serde_json::from_str(kept).ok();
    PictureCrop::parse_from_json(kept).ok()
}
