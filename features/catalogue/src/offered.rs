//! Products for other features.

use std::collections::HashMap;

use kernel::{Db, Failure, ImageId, Paise};

/// A product that can be ordered, with the current names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    pub service_type: String,
    pub service_name: String,
    pub service_model: String,
    pub image: ImageId,
    /// Its own, or that of its service.
    pub garment_type: Option<i64>,
    /// Price of the stitching.
    pub price: Paise,
}

/// `None` for a product that is unknown or no longer offered.
///
/// # Errors
/// The database cannot be read.
pub async fn offered(db: &Db, product: i64) -> Result<Option<Offered>, Failure> {
    Ok(sqlx::query_as!(
        Offered,
        r#"SELECT s.service_type, s.name AS service_name, p.model AS service_model, p.image_id AS image,
                  coalesce(p.garment_type_id, s.garment_type_id) AS garment_type, p.price_paise AS "price: Paise"
           FROM catalogue_product p
           JOIN catalogue_service s ON s.id = p.service_id AND s.published = 1 AND s.deleted_at IS NULL
           JOIN catalogue_category c ON c.id = s.category_id AND c.published = 1 AND c.deleted_at IS NULL
           WHERE p.published = 1 AND p.deleted_at IS NULL AND p.id = ?1"#,
        product
    )
    .fetch_optional(db.read())
    .await?)
}

/// Names of products with their services, also of hidden ones, by id. Those in the trash are left out.
///
/// # Errors
/// The database cannot be read.
pub async fn product_names(db: &Db, products: &[i64]) -> Result<HashMap<i64, String>, Failure> {
    let products = format!("{products:?}");
    let rows = sqlx::query!(
        r#"SELECT p.id, s.name || ', ' || p.model AS "name!: String"
           FROM catalogue_product p
           JOIN catalogue_service s ON s.id = p.service_id AND s.deleted_at IS NULL
           JOIN catalogue_category c ON c.id = s.category_id AND c.deleted_at IS NULL
           WHERE p.deleted_at IS NULL AND p.id IN (SELECT value FROM json_each(?1))"#,
        products
    )
    .fetch_all(db.read())
    .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.name)).collect())
}
