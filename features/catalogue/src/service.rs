//! Services: what is stitched, in one or more models.

use kernel::{Failure, Image, Paise};
use poem_openapi::Object;

use crate::Catalogue;

/// A service of a category.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Service {
    /// Id of the service.
    pub id: i64,
    /// Id of its category.
    pub ctid: i64,
    /// The same as `id`.
    pub service_name_id: i64,
    /// Name, such as "Saree blouse".
    pub service_name: String,
    /// Type; by default the name of its category.
    pub service_type: String,
    /// Image, 4:5.
    pub service_image: Image,
    /// Lowest price of its products in paise; absent if it has none.
    pub from_price_paise: Option<Paise>,
}

impl Catalogue {
    pub async fn services(&self, category: Option<i64>) -> Result<Vec<Service>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT s.id AS "id!", s.category_id AS "category_id!", s.name AS "name!",
                      s.service_type AS "service_type!", s.image_id AS "image_id!",
                      min(p.price_paise) AS "from_price: i64"
               FROM catalogue_service s
               JOIN catalogue_category c ON c.id = s.category_id AND c.published = 1 AND c.deleted_at IS NULL
               LEFT JOIN catalogue_product p ON p.service_id = s.id AND p.published = 1 AND p.deleted_at IS NULL
               WHERE s.published = 1 AND s.deleted_at IS NULL AND (?1 IS NULL OR s.category_id = ?1)
               GROUP BY s.id
               ORDER BY c.position, c.id, s.position, s.id"#,
            category
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        Ok(rows
            .into_iter()
            .filter_map(|row| {
                Some(Service {
                    id: row.id,
                    ctid: row.category_id,
                    service_name_id: row.id,
                    service_name: row.name,
                    service_type: row.service_type,
                    service_image: images.get(&row.image_id)?.clone(),
                    from_price_paise: row.from_price.map(Paise),
                })
            })
            .collect())
    }
}
