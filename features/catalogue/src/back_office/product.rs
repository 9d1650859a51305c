//! Products as the shop's own people see them.

use kernel::{
    Day, Deps, Failure, Image, Paise, Timestamp,
    record::{Kind, Selection, Stored},
};
use poem_openapi::Object;

use super::{Tag, product_images, service};
use crate::{Catalogue, codes, tag};

/// Page size of the list.
const PAGE: usize = 50;
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
    /// Its own; that of its service without it.
    pub garment_type_id: Option<i64>,
    /// Images beside the main one, in order.
    pub more_images: Vec<ProductImage>,
    /// Days until it is ready.
    pub ready_days: Option<i64>,
    /// Fabric that the customer gives, in centimetres.
    pub fabric_cm: Option<i64>,
    /// What the price includes, one thing a line.
    pub included: String,
    /// What it does not include, one thing a line.
    pub not_included: String,
    /// Id of the course that teaches it.
    pub course_id: Option<i64>,
    /// Occasions it is for.
    pub occasions: Vec<String>,
    /// Fabrics it suits.
    pub fabrics: Vec<String>,
    /// Whether it is to be seen.
    pub published: bool,
    /// Whether visitors see it: nothing above it is hidden or deleted.
    pub visible: bool,
    /// To be sent with a change.
    pub version: i64,
    /// When it was moved to the trash.
    pub deleted_at: Option<Timestamp>,
}

/// An image of a product beside its main one.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ProductImage {
    /// Id of the image.
    pub image_id: i64,
    /// The image; absent when the library has lost it.
    pub image: Option<Image>,
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
    /// Its parent is a service.
    pub selection: Selection,
    pub category: Option<i64>,
    /// Those that are to be seen, or those that are hidden; both without it.
    pub published: Option<bool>,
    /// Those that wait for a price.
    pub unpriced: bool,
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
    price_paise: Paise,
    day: Day,
    image_id: i64,
    garment_type_id: Option<i64>,
    ready_days: Option<i64>,
    fabric_cm: Option<i64>,
    included: String,
    not_included: String,
    course_id: Option<i64>,
    published: bool,
    visible: bool,
    version: i64,
    deleted_at: Option<Timestamp>,
}

pub const KIND: Kind = Kind::new(
    "product",
    "catalogue_product",
    "/admin/catalogue/products",
    codes::PRODUCT_NOT_FOUND,
)
.called("a product", "products")
.below(&service::KIND, "service_id", codes::ABOVE_DELETED)
.unique("model", codes::NAME_TAKEN)
.notes(&[
    (
        "create",
        "It comes last in its service. Only the owner sets prices: what staff add has none and stays hidden until it \
         has one.",
    ),
    (
        "update",
        "In another service it comes last. Only the owner changes prices, and orders keep theirs. Refused if it \
         was changed since it was read.",
    ),
    ("publish", "One without a price cannot be shown."),
    ("delete", "It stays in the trash for 30 days. Orders remember what they need of it."),
]);

#[derive(Clone)]
pub struct Products(pub Catalogue);

impl Products {
    /// The products of one service all at once in the owner's order; all others newest first, in parts.
    pub async fn page(&self, filter: &ProductFilter) -> Result<ProductDetailPage, Failure> {
        let mut rows = self.rows(filter).await?;
        let more = filter.selection.parent.is_none() && rows.len() > PAGE;
        if more {
            rows.truncate(PAGE);
        }
        let next = rows.last().map(|row| row.id).filter(|_| more);
        let items = self.shown_to_the_shop(rows).await?;
        let unpriced = self.unpriced().await?;
        Ok(ProductDetailPage {
            items,
            next,
            unpriced,
        })
    }

    async fn rows(&self, filter: &ProductFilter) -> Result<Vec<Row>, Failure> {
        let selection = &filter.selection;
        if let Some(service) = selection.parent {
            let rows = sqlx::query_as!(
                Row,
                r#"SELECT p.id, s.category_id, c.name AS category_name, p.service_id, s.name AS service_name,
                      s.service_type, p.model, p.main_title, p.main_description, p.price_paise AS "price_paise: Paise",
                      p.day AS "day: Day", p.image_id, p.garment_type_id, p.ready_days, p.fabric_cm, p.included,
                      p.not_included, p.course_id,
                      p.published AS "published: bool", p.version, p.deleted_at AS "deleted_at: Timestamp",
                      (p.published = 1 AND p.deleted_at IS NULL AND s.published = 1 AND s.deleted_at IS NULL
                        AND c.published = 1 AND c.deleted_at IS NULL) AS "visible!: bool"
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE p.service_id = ?1 AND (?2 IS NULL OR (p.deleted_at IS NOT NULL) = ?2)
                 AND (?3 IS NULL OR instr(lower(p.model || ' ' || p.main_title || ' ' || s.name), ?3) > 0)
                 AND (?5 IS NULL OR p.published = ?5) AND (?6 = 0 OR p.price_paise = 0)
               ORDER BY p.position, p.id LIMIT ?4"#,
                service,
                selection.deleted,
                selection.query,
                MOST_OF_SERVICE,
                filter.published,
                filter.unpriced
            );
            return Ok(rows.fetch_all(self.0.deps.db.read()).await?);
        }
        let (least, most) = match selection.id {
            Some(id) => (id, id),
            None => (
                0,
                filter
                    .before
                    .map_or(i64::MAX, |before| before.saturating_sub(1)),
            ),
        };
        let limit = PAGE as i64 + 1;
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT p.id, s.category_id, c.name AS category_name, p.service_id, s.name AS service_name,
                      s.service_type, p.model, p.main_title, p.main_description, p.price_paise AS "price_paise: Paise",
                      p.day AS "day: Day", p.image_id, p.garment_type_id, p.ready_days, p.fabric_cm, p.included,
                      p.not_included, p.course_id,
                      p.published AS "published: bool", p.version, p.deleted_at AS "deleted_at: Timestamp",
                      (p.published = 1 AND p.deleted_at IS NULL AND s.published = 1 AND s.deleted_at IS NULL
                        AND c.published = 1 AND c.deleted_at IS NULL) AS "visible!: bool"
               FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE p.id BETWEEN ?1 AND ?2 AND (?3 IS NULL OR s.category_id = ?3)
                 AND (?4 IS NULL OR ((p.deleted_at IS NOT NULL) = ?4
                        AND (?4 OR (s.deleted_at IS NULL AND c.deleted_at IS NULL))))
                 AND (?5 IS NULL OR instr(lower(p.model || ' ' || p.main_title || ' ' || s.name), ?5) > 0)
                 AND (?6 IS NULL OR p.published = ?6) AND (?7 = 0 OR p.price_paise = 0)
               ORDER BY p.id DESC LIMIT ?8"#,
            least,
            most,
            filter.category,
            selection.deleted,
            selection.query,
            filter.published,
            filter.unpriced,
            limit
        );
        Ok(rows.fetch_all(self.0.deps.db.read()).await?)
    }

    async fn unpriced(&self) -> Result<i64, Failure> {
        Ok(sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM catalogue_product p
               JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE p.price_paise = 0 AND p.deleted_at IS NULL AND s.deleted_at IS NULL AND c.deleted_at IS NULL"#
        )
        .fetch_one(self.0.deps.db.read())
        .await?)
    }

    async fn shown_to_the_shop(&self, rows: Vec<Row>) -> Result<Vec<ProductDetail>, Failure> {
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let pool = self.0.deps.db.read();
        let mut tags = tag::of(pool, &ids).await?;
        let mut more_images = product_images::of(pool, &ids).await?;
        let mut ids: Vec<i64> = rows.iter().map(|row| row.image_id).collect();
        ids.extend(more_images.values().flatten());
        let images = self.0.deps.images.images(&ids).await?;
        let image = |image_id: i64| ProductImage {
            image_id,
            image: images.get(&image_id).cloned(),
        };
        Ok(rows
            .into_iter()
            .map(|row| (tags.remove(&row.id).unwrap_or_default(), row))
            .map(|(tags, row)| ProductDetail {
                id: row.id,
                ctid: row.category_id,
                category_name: row.category_name,
                service_id: row.service_id,
                service_name: row.service_name,
                service_type: row.service_type,
                service_model: row.model,
                main_title: row.main_title,
                main_description: row.main_description,
                price_paise: Some(row.price_paise).filter(|price| price.0 > 0),
                date: Some(row.day),
                image_id: row.image_id,
                image: images.get(&row.image_id).cloned(),
                garment_type_id: row.garment_type_id,
                more_images: more_images
                    .remove(&row.id)
                    .unwrap_or_default()
                    .into_iter()
                    .map(image)
                    .collect(),
                ready_days: row.ready_days,
                fabric_cm: row.fabric_cm,
                included: row.included,
                not_included: row.not_included,
                course_id: row.course_id,
                occasions: tags.occasions,
                fabrics: tags.fabrics,
                published: row.published,
                visible: row.visible,
                version: row.version,
                deleted_at: row.deleted_at,
            })
            .collect())
    }
}

impl Stored for Products {
    const KIND: &'static Kind = &KIND;
    type Tag = Tag;
    const TAG: Tag = Tag::BackOffice;
    type Item = ProductDetail;

    fn deps(&self) -> &Deps {
        &self.0.deps
    }

    async fn select(&self, selection: &Selection) -> Result<Vec<ProductDetail>, Failure> {
        let filter = ProductFilter {
            selection: selection.clone(),
            ..ProductFilter::default()
        };
        self.shown_to_the_shop(self.rows(&filter).await?).await
    }
}
