//! Which pictures categories, services and products show.

use async_trait::async_trait;
use kernel::{Failure, KeptUse, KeptUses, PictureId};

use crate::Catalogue;

#[async_trait]
impl KeptUses for Catalogue {
    async fn of_pictures(
        &self,
        pictures: &[PictureId],
    ) -> Result<Vec<(PictureId, KeptUse)>, Failure> {
        let pictures = format!("{pictures:?}");
        let rows = sqlx::query!(
            r#"WITH wanted (id) AS (SELECT value FROM json_each(?1))
               SELECT picture_id AS "picture!: i64", 'Category' AS "what!: String", name AS "title!: String",
                      '/admin/catalogue/categories/' || id AS "href!: String"
                 FROM catalogue_category WHERE picture_id IN wanted
               UNION SELECT picture_id, 'Service', name, '/admin/catalogue/services/' || id
                 FROM catalogue_service WHERE picture_id IN wanted
               UNION SELECT picture_id, 'Product', model, '/admin/catalogue/products/' || id
                 FROM catalogue_product WHERE picture_id IN wanted"#,
            pictures
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let used = rows
            .into_iter()
            .map(|row| (row.picture, KeptUse::new(&row.what, row.title, row.href)));
        Ok(used.collect())
    }
}
