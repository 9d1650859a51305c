//! A product as the shop's own people see it.

use kernel::{Day, Failure, Image, Paise, Timestamp};
use poem_openapi::Object;

use crate::{Catalogue, codes};

/// So many at a time.
const PAGE: i64 = 50;
/// The products of one service come all at once.
const MOST_OF_SERVICE: i64 = 5_000;

/// A product, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ProductDetail {
    /// Id of the product.
    pub id: i64,
    /// Id of its category.
    pub ctid: i64,
    /// Name of its category.
    pub category_name: String,
    /// Id of its service.
    pub service_id: i64,
    /// Name of its service.
    pub service_name: String,
    /// Type it is listed under.
    pub service_type: String,
    /// Name of the model.
    pub service_model: String,
    /// A headline.
    pub main_title: String,
    /// Plain text; blank lines part paragraphs.
    pub main_description: String,
    /// Price of the stitching in paise; absent until the owner has set it.
    pub price_paise: Option<Paise>,
    /// The day it was added.
    pub date: Option<Day>,
    /// Id of its image.
    pub image_id: i64,
    /// The image; absent when the library has lost it.
    pub image: Option<Image>,
    /// Whether it is to be seen.
    pub published: bool,
    /// Whether visitors see it: nothing above it is hidden or deleted.
    pub visible: bool,
    /// To be sent with a change.
    pub version: i64,
    /// Since when it is in the bin.
    pub deleted_at: Option<Timestamp>,
}

/// Part of the products.
#[derive(Object, Clone, Debug)]
#[oai(skip_serializing_if_is_none)]
pub struct ProductDetailPage {
    /// The products.
    pub items: Vec<ProductDetail>,
    /// What to send as `before` for the next part; absent at the end.
    pub next: Option<i64>,
    /// How many of all wait for the owner to set their price.
    pub unpriced: i64,
}

/// Which products to list.
#[derive(Default)]
pub struct ProductFilter {
    pub category: Option<i64>,
    pub service: Option<i64>,
    pub deleted: bool,
    /// Those that are to be seen, or those that are hidden; both without it.
    pub published: Option<bool>,
    /// Those that wait for a price.
    pub unpriced: bool,
    pub wording: Option<String>,
    pub before: Option<i64>,
}

struct Row {
    id: i64,
    category_id: i64,
    category_name: String,
    service_id: i64,
    service_name: String,
    service_type: String,
    model: String,
    main_title: String,
    main_description: String,
    price_paise: i64,
    day: String,
    image_id: i64,
    published: bool,
    visible: bool,
    version: i64,
    deleted_at: Option<i64>,
}

impl Catalogue {
    pub(super) async fn product_details(
        &self,
        filter: &ProductFilter,
    ) -> Result<ProductDetailPage, Failure> {
        if let Some(service) = filter.service {
            let items = self.details_of_service(service, filter).await?;
            let unpriced = self.unpriced().await?;
            return Ok(ProductDetailPage {
                items,
                next: None,
                unpriced,
            });
        }
        let most = PAGE + 1;
        let mut rows = sqlx::query_as!(
            Row,
            r#"SELECT p.id, s.category_id, c.name AS category_name, p.service_id, s.name AS service_name,
                      s.service_type, p.model, p.main_title, p.main_description, p.price_paise, p.day, p.image_id,
                      p.published AS "published: bool", p.version, p.deleted_at,
                      (p.published = 1 AND p.deleted_at IS NULL AND s.published = 1 AND s.deleted_at IS NULL
                        AND c.published = 1 AND c.deleted_at IS NULL) AS "visible!: bool"
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE (?1 IS NULL OR p.id < ?1) AND (?2 IS NULL OR s.category_id = ?2)
                 AND (p.deleted_at IS NOT NULL) = ?3 AND (?3 OR (s.deleted_at IS NULL AND c.deleted_at IS NULL))
                 AND (?4 IS NULL OR instr(lower(p.model || ' ' || p.main_title || ' ' || s.name), ?4) > 0)
                 AND (?6 IS NULL OR p.published = ?6) AND (?7 = 0 OR p.price_paise = 0)
               ORDER BY p.id DESC LIMIT ?5"#,
            filter.before,
            filter.category,
            filter.deleted,
            filter.wording,
            most,
            filter.published,
            filter.unpriced
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let more = rows.len() as i64 > PAGE;
        rows.truncate(PAGE as usize);
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let items = self.shown_to_the_shop(rows).await?;
        let unpriced = self.unpriced().await?;
        Ok(ProductDetailPage {
            items,
            next,
            unpriced,
        })
    }

    async fn unpriced(&self) -> Result<i64, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE p.price_paise = 0 AND p.deleted_at IS NULL AND s.deleted_at IS NULL AND c.deleted_at IS NULL"#
        )
        .fetch_one(self.deps.db.read())
        .await?)
    }

    async fn details_of_service(
        &self,
        service: i64,
        filter: &ProductFilter,
    ) -> Result<Vec<ProductDetail>, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT p.id, s.category_id, c.name AS category_name, p.service_id, s.name AS service_name,
                      s.service_type, p.model, p.main_title, p.main_description, p.price_paise, p.day, p.image_id,
                      p.published AS "published: bool", p.version, p.deleted_at,
                      (p.published = 1 AND p.deleted_at IS NULL AND s.published = 1 AND s.deleted_at IS NULL
                        AND c.published = 1 AND c.deleted_at IS NULL) AS "visible!: bool"
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE p.service_id = ?1 AND (p.deleted_at IS NOT NULL) = ?2
                 AND (?3 IS NULL OR instr(lower(p.model || ' ' || p.main_title || ' ' || s.name), ?3) > 0)
                 AND (?5 IS NULL OR p.published = ?5) AND (?6 = 0 OR p.price_paise = 0)
               ORDER BY p.position, p.id LIMIT ?4"#,
            service,
            filter.deleted,
            filter.wording,
            MOST_OF_SERVICE,
            filter.published,
            filter.unpriced
        )
        .fetch_all(self.deps.db.read())
        .await?;
        self.shown_to_the_shop(rows).await
    }

    pub(super) async fn product_detail(&self, id: i64) -> Result<ProductDetail, Failure> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT p.id, s.category_id, c.name AS category_name, p.service_id, s.name AS service_name,
                      s.service_type, p.model, p.main_title, p.main_description, p.price_paise, p.day, p.image_id,
                      p.published AS "published: bool", p.version, p.deleted_at,
                      (p.published = 1 AND p.deleted_at IS NULL AND s.published = 1 AND s.deleted_at IS NULL
                        AND c.published = 1 AND c.deleted_at IS NULL) AS "visible!: bool"
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE p.id = ?1"#,
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        self.shown_to_the_shop(rows)
            .await?
            .pop()
            .ok_or_else(|| codes::PRODUCT_NOT_FOUND.into())
    }

    async fn shown_to_the_shop(&self, rows: Vec<Row>) -> Result<Vec<ProductDetail>, Failure> {
        let ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        let images = self.deps.images.images(&ids).await?;
        Ok(rows
            .into_iter()
            .map(|row| ProductDetail {
                id: row.id,
                ctid: row.category_id,
                category_name: row.category_name,
                service_id: row.service_id,
                service_name: row.service_name,
                service_type: row.service_type,
                service_model: row.model,
                main_title: row.main_title,
                main_description: row.main_description,
                price_paise: (row.price_paise > 0).then_some(Paise(row.price_paise)),
                date: Day::parse(&row.day),
                image_id: row.image_id,
                image: images.get(&row.image_id).cloned(),
                published: row.published,
                visible: row.visible,
                version: row.version,
                deleted_at: row.deleted_at.map(Timestamp),
            })
            .collect())
    }
}
