//! Categories of services.

use kernel::{Failure, Image, Paise, shuffled};
use poem_openapi::Object;

use crate::{Catalogue, codes};

/// A category of services.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Category {
    /// Id of the category.
    pub id: i64,
    /// The same id, under the name used by services and products.
    pub ctid: i64,
    /// Name, such as "Ladies' Wear".
    pub category_name: String,
    /// Description of one or two sentences, plain text.
    pub description: String,
    /// Image, 4:5.
    pub category_image: Image,
    /// Colours of frames and backgrounds.
    pub colours: Colours,
    /// Lowest price of its products in paise; absent if it has none.
    pub from_price_paise: Option<Paise>,
    /// Number of services.
    pub service_count: u32,
    /// Whether there are courses with the same category name.
    pub has_courses: bool,
}

/// Three colours as `#RRGGBB`.
#[derive(Object, Clone, Debug)]
pub struct Colours {
    /// Background of the image.
    pub ground: String,
    /// First colour of the border.
    pub first: String,
    /// Second colour of the border.
    pub second: String,
}

impl Catalogue {
    pub async fn categories(&self, seed: Option<u8>) -> Result<Vec<Category>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT c.id AS "id!", c.name, c.description, c.image_id, c.colour_ground, c.colour_first, c.colour_second,
                      count(DISTINCT s.id) AS "service_count!: u32", min(p.price_paise) AS "from_price: i64"
               FROM catalogue_category c
               LEFT JOIN catalogue_service s ON s.category_id = c.id AND s.published = 1 AND s.deleted_at IS NULL
               LEFT JOIN catalogue_product p ON p.service_id = s.id AND p.published = 1 AND p.deleted_at IS NULL
               WHERE c.published = 1 AND c.deleted_at IS NULL
               GROUP BY c.id
               ORDER BY c.position, c.id"#
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        let with_courses = self.store.categories_with_courses().await?;
        let categories: Vec<Category> = rows
            .into_iter()
            .filter_map(|row| {
                Some(Category {
                    id: row.id,
                    ctid: row.id,
                    has_courses: with_courses.contains(&row.name),
                    category_name: row.name,
                    description: row.description,
                    category_image: images.get(&row.image_id)?.clone(),
                    colours: Colours {
                        ground: row.colour_ground,
                        first: row.colour_first,
                        second: row.colour_second,
                    },
                    from_price_paise: row.from_price.map(Paise),
                    service_count: row.service_count,
                })
            })
            .collect();
        Ok(match seed {
            Some(seed) => shuffled(categories, seed),
            None => categories,
        })
    }

    /// Looks a category up. Reads all of them, because there are few.
    pub async fn category(&self, id: i64) -> Result<Category, Failure> {
        self.categories(None)
            .await?
            .into_iter()
            .find(|category| category.id == id)
            .ok_or_else(|| codes::CATEGORY_NOT_FOUND.into())
    }
}
