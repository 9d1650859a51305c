//! Images that garment types and options show.

use async_trait::async_trait;
use kernel::{Db, Failure, ImageId, MediaUse, MediaUser, MediaUses};

pub struct Images(pub Db);

#[async_trait]
impl MediaUses for Images {
    async fn of_images(&self, images: &[ImageId]) -> Result<Vec<(ImageId, MediaUse)>, Failure> {
        let images = format!("{images:?}");
        let rows = sqlx::query_as!(
            MediaUser,
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT image_id AS "media!: i64", 'garment_type' AS "kind!: String", 'Garment type' AS "what!: String",
                      id AS "id!: i64", name AS "title!: String"
                 FROM garments_garment_type WHERE image_id IN wanted
               UNION SELECT o.image_id, iif(l.product_id IS NULL, 'choices_of_type', 'choices_of_product'), 'Option',
                      coalesce(l.product_id, l.garment_type_id), o.name
                 FROM garments_choice_option o JOIN garments_choice_group g ON g.id = o.group_id
                 JOIN garments_choice_list l ON l.id = g.list_id WHERE o.image_id IN wanted"#,
            images
        )
        .fetch_all(self.0.read())
        .await?;
        Ok(MediaUser::uses(rows))
    }
}
