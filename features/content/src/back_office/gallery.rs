//! Finished pieces, as the shop shows them.

use std::collections::HashMap;

use kernel::{Deps, Failure, Image, ImageId, Timestamp, Tx, edit::refuse};
use poem_openapi::Object;
use sqlx::SqliteConnection;

use super::{looked_at, record, rows, unknown_images};
use crate::codes;

/// A finished piece, with what the shop knows about it.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct GalleryEntry {
    /// Row id.
    pub id: i64,
    /// What it is.
    pub title: String,
    /// The group it is filtered by.
    pub category: String,
    /// Its images, the main one first.
    pub images: Vec<GalleryImage>,
    /// Whether visitors see it.
    pub published: bool,
    /// Counts the changes; a change names the version that was looked at.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// One image of a piece.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct GalleryImage {
    /// Id of the image.
    pub image_id: ImageId,
    /// The image; absent when nobody keeps it any more.
    pub image: Option<Image>,
}

/// A finished piece to show.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct GalleryDraft {
    /// What it is; at most 80 characters.
    #[oai(validator(min_length = 1, max_length = 80))]
    title: String,
    /// The group it is filtered by; at most 40 characters.
    #[oai(validator(min_length = 1, max_length = 40))]
    category: String,
    /// Ids of its images, the main one first: one to ten.
    #[oai(validator(min_items = 1, max_items = 10))]
    image_ids: Vec<ImageId>,
    /// Whether visitors see it.
    published: bool,
    /// The version that was looked at; a new one has none.
    version: Option<i64>,
}

rows::trash!("content_gallery_item");
rows::versions!("content_gallery_item");
rows::places!("content_gallery_item");

/// In the shop's own order; the words are looked for in titles and groups.
pub async fn list(
    deps: &Deps,
    deleted: bool,
    wording: Option<&str>,
) -> Result<Vec<GalleryEntry>, Failure> {
    let mut connection = deps.db.read().acquire().await?;
    let entries = select(&mut connection, None, deleted, wording).await?;
    drop(connection);
    with_images(deps, entries).await
}

pub async fn create(
    deps: &Deps,
    actor: i64,
    draft: &GalleryDraft,
) -> Result<GalleryEntry, Failure> {
    check(deps, draft).await?;
    let (title, category) = (draft.title.trim(), draft.category.trim());
    let mut tx = deps.db.publish().await?;
    let place = last_place(&mut tx).await?;
    let id = sqlx::query!(
        "INSERT INTO content_gallery_item (position, title, category, published) VALUES (?1, ?2, ?3, ?4)",
        place,
        title,
        category,
        draft.published
    )
    .execute(&mut *tx)
    .await?
    .last_insert_rowid();
    put_images(&mut tx, id, &draft.image_ids).await?;
    finish(deps, tx, actor, "content.gallery_created", id).await
}

pub async fn update(
    deps: &Deps,
    actor: i64,
    id: i64,
    draft: &GalleryDraft,
) -> Result<GalleryEntry, Failure> {
    let version = looked_at(draft.version)?;
    check(deps, draft).await?;
    let (title, category) = (draft.title.trim(), draft.category.trim());
    let mut tx = deps.db.publish().await?;
    claim(&mut tx, id, version).await?;
    sqlx::query!(
        "UPDATE content_gallery_item SET title = ?2, category = ?3, published = ?4 WHERE id = ?1",
        id,
        title,
        category,
        draft.published
    )
    .execute(&mut *tx)
    .await?;
    put_images(&mut tx, id, &draft.image_ids).await?;
    finish(deps, tx, actor, "content.gallery_updated", id).await
}

pub async fn delete(deps: &Deps, actor: i64, id: i64) -> Result<(), Failure> {
    let mut tx = deps.db.publish().await?;
    put_into_trash(&mut tx, id, deps.clock.now()).await?;
    let action = "content.gallery_deleted";
    record(&mut tx, deps, actor, action, format!("gallery:{id}")).await?;
    Ok(tx.commit().await?)
}

pub async fn restore(deps: &Deps, actor: i64, id: i64) -> Result<GalleryEntry, Failure> {
    let mut tx = deps.db.publish().await?;
    restore_from_trash(&mut tx, id).await?;
    finish(deps, tx, actor, "content.gallery_restored", id).await
}

pub async fn order(deps: &Deps, actor: i64, ids: &[i64]) -> Result<Vec<GalleryEntry>, Failure> {
    let mut tx = deps.db.publish().await?;
    put_in_order(&mut tx, ids).await?;
    let action = "content.gallery_ordered";
    record(&mut tx, deps, actor, action, "gallery".to_owned()).await?;
    let entries = select(&mut tx, None, false, None).await?;
    tx.commit().await?;
    with_images(deps, entries).await
}

async fn finish(
    deps: &Deps,
    mut tx: Tx,
    actor: i64,
    action: &'static str,
    id: i64,
) -> Result<GalleryEntry, Failure> {
    record(&mut tx, deps, actor, action, format!("gallery:{id}")).await?;
    let entries = select(&mut tx, Some(id), false, None).await?;
    tx.commit().await?;
    let found = with_images(deps, entries).await?.pop();
    found.ok_or_else(|| codes::ENTRY_NOT_FOUND.into())
}

async fn check(deps: &Deps, draft: &GalleryDraft) -> Result<(), Failure> {
    let named = draft.image_ids.iter().enumerate();
    let images: Vec<(String, ImageId)> = named
        .map(|(at, id)| (format!("imageIds.{at}"), *id))
        .collect();
    refuse(unknown_images(deps, &images).await?)
}

async fn put_images(tx: &mut Tx, id: i64, images: &[ImageId]) -> Result<(), Failure> {
    sqlx::query!("DELETE FROM content_gallery_image WHERE item_id = ?1", id)
        .execute(&mut **tx)
        .await?;
    for (position, image) in (0_i64..).zip(images) {
        sqlx::query!(
            "INSERT INTO content_gallery_image (item_id, position, image_id) VALUES (?1, ?2, ?3)",
            id,
            position,
            image
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

async fn with_images(
    deps: &Deps,
    mut entries: Vec<GalleryEntry>,
) -> Result<Vec<GalleryEntry>, Failure> {
    let shown = entries.iter().flat_map(|entry| &entry.images);
    let ids: Vec<ImageId> = shown.map(|image| image.image_id).collect();
    let stored: HashMap<ImageId, Image> = deps.images.images(&ids).await?;
    for image in entries.iter_mut().flat_map(|entry| &mut entry.images) {
        image.image = stored.get(&image.image_id).cloned();
    }
    Ok(entries)
}

async fn select(
    connection: &mut SqliteConnection,
    id: Option<i64>,
    deleted: bool,
    wording: Option<&str>,
) -> Result<Vec<GalleryEntry>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT id, title, category, published AS "published!: bool", version, deleted_at
           FROM content_gallery_item
           WHERE (?1 IS NULL OR id = ?1) AND (deleted_at IS NOT NULL) = ?2
             AND (?3 IS NULL OR instr(lower(title || ' ' || category), ?3) > 0)
           ORDER BY position, id"#,
        id,
        deleted,
        wording
    )
    .fetch_all(&mut *connection)
    .await?;
    let pairs = sqlx::query!(
        "SELECT item_id, image_id FROM content_gallery_image WHERE ?1 IS NULL OR item_id = ?1
         ORDER BY item_id, position",
        id
    )
    .fetch_all(connection)
    .await?;
    let mut images: HashMap<i64, Vec<GalleryImage>> = HashMap::new();
    for pair in pairs {
        let image = GalleryImage {
            image_id: pair.image_id,
            image: None,
        };
        images.entry(pair.item_id).or_default().push(image);
    }
    let entries = rows.into_iter().map(|row| GalleryEntry {
        id: row.id,
        title: row.title,
        category: row.category,
        images: images.remove(&row.id).unwrap_or_default(),
        published: row.published,
        version: row.version,
        deleted_at: row.deleted_at.map(Timestamp),
    });
    Ok(entries.collect())
}
