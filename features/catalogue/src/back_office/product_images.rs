//! Images of a product beside its main one.

use std::collections::HashMap;

use kernel::{ImageId, Tx};
use sqlx::SqlitePool;

/// Replaces them.
pub async fn save(tx: &mut Tx, product: i64, images: &[ImageId]) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "DELETE FROM catalogue_product_image WHERE product_id = ?",
        product
    )
    .execute(&mut **tx)
    .await?;
    for (position, image) in (0_i64..).zip(images) {
        sqlx::query!(
            "INSERT INTO catalogue_product_image (product_id, position, image_id) VALUES (?, ?, ?)",
            product,
            position,
            image
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Gives them to a copy of the product too.
pub async fn copy(tx: &mut Tx, from: i64, to: i64) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "INSERT INTO catalogue_product_image (product_id, position, image_id)
         SELECT ?2, position, image_id FROM catalogue_product_image WHERE product_id = ?1",
        from,
        to
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Ids of images of these products, by product, in order.
pub async fn of(
    pool: &SqlitePool,
    products: &[i64],
) -> Result<HashMap<i64, Vec<ImageId>>, sqlx::Error> {
    let products = format!("{products:?}");
    let rows = sqlx::query!(
        "SELECT product_id, image_id FROM catalogue_product_image
         WHERE product_id IN (SELECT value FROM json_each(?1)) ORDER BY product_id, position",
        products
    )
    .fetch_all(pool)
    .await?;
    let mut images: HashMap<i64, Vec<ImageId>> = HashMap::new();
    for row in rows {
        images.entry(row.product_id).or_default().push(row.image_id);
    }
    Ok(images)
}
