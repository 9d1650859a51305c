//! Finished pieces, each with up to ten images.

use kernel::{Deps, Failure, Image, shuffled};
use poem_openapi::Object;

use crate::images::{existing, grouped};

/// A finished piece.
#[derive(Object, Clone, Debug)]
pub struct GalleryItem {
    /// Row id.
    pub id: i64,
    /// What it is.
    pub title: String,
    /// The group it is filtered by.
    pub category: String,
    /// Its images, the main one first: at least one, at most ten.
    pub images: Vec<Image>,
}

/// In the shop's own order, or in one of the four shuffled ones.
pub async fn list(deps: &Deps, seed: Option<u8>) -> Result<Vec<GalleryItem>, Failure> {
    let rows = sqlx::query!(
        "SELECT id, title, category FROM content_gallery_item WHERE published = 1 AND deleted_at IS NULL ORDER BY position, id"
    )
    .fetch_all(deps.db.read())
    .await?;
    let pairs = sqlx::query!(
        "SELECT item_id, image_id FROM content_gallery_image ORDER BY item_id, position"
    )
    .fetch_all(deps.db.read())
    .await?;
    let ids: Vec<i64> = pairs.iter().map(|pair| pair.image_id).collect();
    let stored = deps.images.images(&ids).await?;
    let groups = grouped(pairs.into_iter().map(|pair| (pair.item_id, pair.image_id)));
    let items = rows
        .into_iter()
        .map(|row| GalleryItem {
            id: row.id,
            title: row.title,
            category: row.category,
            images: groups
                .get(&row.id)
                .map(|ids| existing(ids, &stored))
                .unwrap_or_default(),
        })
        // A piece without an image is not in the gallery.
        .filter(|item| !item.images.is_empty())
        .collect();
    Ok(match seed {
        Some(seed) => shuffled(items, seed),
        None => items,
    })
}
