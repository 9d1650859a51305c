//! Images that categories, services and products show.

use async_trait::async_trait;
use kernel::{Failure, ImageId, MediaUse, MediaUser, MediaUses};

use crate::Catalogue;

#[async_trait]
impl MediaUses for Catalogue {
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let images = format!("{images:?}");
        let rows = sqlx::query_as!(
            MediaUser,
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT image_id AS "media!: i64", 'category' AS "kind!: String", 'Category' AS "what!: String",
                      id AS "id!: i64", name AS "title!: String"
                 FROM catalogue_category WHERE image_id IN wanted
               UNION SELECT image_id, 'service', 'Service', id, name
                 FROM catalogue_service WHERE image_id IN wanted
               UNION SELECT image_id, 'product', 'Product', id, model
                 FROM catalogue_product WHERE image_id IN wanted
               UNION SELECT i.image_id, 'product', 'Product', p.id, p.model
                 FROM catalogue_product_image i JOIN catalogue_product p ON p.id = i.product_id
                 WHERE i.image_id IN wanted"#,
            images
        )
        .fetch_all(self.deps.db.read())
        .await?;
        Ok(MediaUser::uses(rows))
    }
}
