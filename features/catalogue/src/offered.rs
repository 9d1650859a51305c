//! Products that can be ordered.

use kernel::{Db, Failure, ImageId};

/// Current names of a product and its service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    pub service_type: String,
    pub service_name: String,
    pub service_model: String,
    pub image: ImageId,
}

/// `None` for a product that is unknown or no longer offered.
///
/// # Errors
/// The database cannot be read.
pub async fn offered(db: &Db, product: i64) -> Result<Option<Offered>, Failure> {
    Ok(sqlx::query_as!(
        Offered,
        r#"SELECT s.service_type, s.name AS service_name, p.model AS service_model, p.image_id AS image
           FROM catalogue_product p
           JOIN catalogue_service s ON s.id = p.service_id AND s.published = 1 AND s.deleted_at IS NULL
           JOIN catalogue_category c ON c.id = s.category_id AND c.published = 1 AND c.deleted_at IS NULL
           WHERE p.published = 1 AND p.deleted_at IS NULL AND p.id = ?1"#,
        product
    )
    .fetch_optional(db.read())
    .await?)
}
