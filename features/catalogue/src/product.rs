//! Products: models of a service, each with a price.

use kernel::{Day, Failure, Image, Paise};
use poem_openapi::Object;

use crate::{Catalogue, codes, tag};

/// A product: a model of a service.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct Product {
    /// Id of the product.
    pub id: i64,
    /// Id of its category.
    pub ctid: i64,
    /// Id of its service.
    pub service_id: i64,
    /// Type of its service.
    pub service_type: String,
    /// Name of its service.
    pub service_name: String,
    /// Name of the model, such as "Princess cut, lined".
    pub service_model: String,
    /// Heading.
    pub main_title: String,
    /// Plain text; paragraphs are separated by blank lines.
    pub main_description: String,
    /// Price of the stitching in paise.
    pub price_paise: Paise,
    /// The day it was added.
    pub date: Option<Day>,
    /// Image, 4:5.
    pub image: Image,
    /// Id of its garment type, or of its service's.
    pub garment_type_id: Option<i64>,
    /// Days until it is ready, if the shop says so.
    pub ready_days: Option<i64>,
    /// Occasions it is for.
    pub occasions: Vec<String>,
    /// Fabrics it suits.
    pub fabrics: Vec<String>,
}

struct Row {
    id: i64,
    category_id: i64,
    service_id: i64,
    service_type: String,
    service_name: String,
    model: String,
    main_title: String,
    main_description: String,
    price_paise: i64,
    day: String,
    image_id: i64,
    garment_type_id: Option<i64>,
    ready_days: Option<i64>,
}

impl Catalogue {
    pub async fn products(&self, category: Option<i64>) -> Result<Vec<Product>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT p.id, s.category_id, p.service_id, s.service_type, s.name AS service_name, p.model,
                      p.main_title, p.main_description, p.price_paise, p.day, p.image_id, p.ready_days,
                      coalesce(p.garment_type_id, s.garment_type_id) AS garment_type_id
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id AND s.published = 1 AND s.deleted_at IS NULL
               JOIN catalogue_category c ON c.id = s.category_id AND c.published = 1 AND c.deleted_at IS NULL
               WHERE p.published = 1 AND p.deleted_at IS NULL AND (?1 IS NULL OR s.category_id = ?1)
               ORDER BY c.position, c.id, s.position, s.id, p.position, p.id"#,
            category
        )
        .fetch_all(self.deps.db.read())
        .await?;
        self.shown(rows).await
    }

    pub async fn product(&self, id: i64) -> Result<Product, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT p.id, s.category_id, p.service_id, s.service_type, s.name AS service_name, p.model,
                      p.main_title, p.main_description, p.price_paise, p.day, p.image_id, p.ready_days,
                      coalesce(p.garment_type_id, s.garment_type_id) AS garment_type_id
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id AND s.published = 1 AND s.deleted_at IS NULL
               JOIN catalogue_category c ON c.id = s.category_id AND c.published = 1 AND c.deleted_at IS NULL
               WHERE p.published = 1 AND p.deleted_at IS NULL AND p.id = ?1"#,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        self.shown(rows)
            .await?
            .pop()
            .ok_or_else(|| codes::PRODUCT_NOT_FOUND.into())
    }

    async fn shown(&self, rows: Vec<Row>) -> Result<Vec<Product>, Failure> {
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut tags = tag::of(self.deps.db.read(), &ids).await?;
        Ok(rows
            .into_iter()
            .filter_map(|row| {
                let tags = tags.remove(&row.id).unwrap_or_default();
                Some(Product {
                    id: row.id,
                    ctid: row.category_id,
                    service_id: row.service_id,
                    service_type: row.service_type,
                    service_name: row.service_name,
                    service_model: row.model,
                    main_title: row.main_title,
                    main_description: row.main_description,
                    price_paise: Paise(row.price_paise),
                    date: Day::parse(&row.day),
                    image: images.get(&row.image_id)?.clone(),
                    garment_type_id: row.garment_type_id,
                    ready_days: row.ready_days,
                    occasions: tags.occasions,
                    fabrics: tags.fabrics,
                })
            })
            .collect())
    }
}
