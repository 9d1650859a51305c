//! The demo store's catalogue, from `data/demo/catalogue.json`.

use async_trait::async_trait;
use kernel::{DemoContent, DemoImage, DemoLoader, Failure, Tx};
use serde::Deserialize;

use crate::{
    back_office::product_images,
    tag::{self, ProductTags},
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    categories: Vec<CategoryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct CategoryRow {
    category_name: String,
    description: String,
    image: DemoImage,
    colours: ColoursRow,
    services: Vec<ServiceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColoursRow {
    ground: String,
    first: String,
    second: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ServiceRow {
    service_name: String,
    service_type: Option<String>,
    garment_type_id: Option<i64>,
    image: DemoImage,
    products: Vec<ProductRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ProductRow {
    service_model: String,
    main_title: String,
    main_description: String,
    price_paise: i64,
    date: String,
    garment_type_id: Option<i64>,
    image: DemoImage,
    #[serde(default)]
    more_images: Vec<DemoImage>,
    ready_days: Option<i64>,
    fabric_cm: Option<i64>,
    #[serde(default)]
    included: Vec<String>,
    #[serde(default)]
    not_included: Vec<String>,
    course_id: Option<i64>,
    #[serde(default)]
    occasions: Vec<String>,
    #[serde(default)]
    fabrics: Vec<String>,
    #[serde(default)]
    reviews: Vec<ReviewRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ReviewRow {
    name: String,
    stars: i64,
    text: String,
    days_ago: i64,
    /// Not approved yet.
    #[serde(default)]
    waiting: bool,
    #[serde(default)]
    photos: Vec<String>,
}

pub struct Rows;

#[async_trait]
impl DemoLoader for Rows {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        let document: Document = content.document("catalogue")?;
        for (position, category) in (0_i64..).zip(document.categories) {
            let image = content.image(&category.image)?;
            let category_id = sqlx::query!(
                "INSERT INTO catalogue_category
                    (name, description, image_id, colour_ground, colour_first, colour_second, position)
                 VALUES (?, ?, ?, ?, ?, ?, ?)",
                category.category_name,
                category.description,
                image,
                category.colours.ground,
                category.colours.first,
                category.colours.second,
                position
            )
            .execute(&mut **tx)
            .await?
            .last_insert_rowid();
            for (position, service) in (0_i64..).zip(category.services) {
                let kind = service
                    .service_type
                    .unwrap_or_else(|| category.category_name.clone());
                let image = content.image(&service.image)?;
                let service_id = sqlx::query!(
                    "INSERT INTO catalogue_service (category_id, name, service_type, image_id, garment_type_id, position)
                     VALUES (?, ?, ?, ?, ?, ?)",
                    category_id,
                    service.service_name,
                    kind,
                    image,
                    service.garment_type_id,
                    position
                )
                .execute(&mut **tx)
                .await?
                .last_insert_rowid();
                for (position, product) in (0_i64..).zip(service.products) {
                    insert_product(content, tx, service_id, position, product).await?;
                }
            }
        }
        Ok(())
    }
}

async fn insert_product(
    content: &DemoContent,
    tx: &mut Tx,
    service_id: i64,
    position: i64,
    product: ProductRow,
) -> Result<(), Failure> {
    let image = content.image(&product.image)?;
    let included = product.included.join("\n");
    let not_included = product.not_included.join("\n");
    let id = sqlx::query!(
        "INSERT INTO catalogue_product
            (service_id, model, main_title, main_description, price_paise, day, image_id, garment_type_id, ready_days,
             fabric_cm, included, not_included, course_id, position)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        service_id,
        product.service_model,
        product.main_title,
        product.main_description,
        product.price_paise,
        product.date,
        image,
        product.garment_type_id,
        product.ready_days,
        product.fabric_cm,
        included,
        not_included,
        product.course_id,
        position
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    let images: Result<Vec<i64>, Failure> = product
        .more_images
        .iter()
        .map(|image| content.image(image))
        .collect();
    product_images::save(tx, id, &images?).await?;
    let tags = ProductTags {
        occasions: product.occasions,
        fabrics: product.fabrics,
    };
    tag::save(tx, id, &tags).await?;
    // A real shop that starts with samples has no buyers yet.
    let reviews = product.reviews.iter().filter(|_| content.made_up_shop);
    for review in reviews {
        let written_at = content.now.plus_days(-review.days_ago).0;
        let approved = !review.waiting;
        let review_id = sqlx::query!(
            "INSERT INTO catalogue_review (product_id, name, stars, text, written_at, approved) VALUES (?, ?, ?, ?, ?, ?)",
            id,
            review.name,
            review.stars,
            review.text,
            written_at,
            approved
        )
        .execute(&mut **tx)
        .await?
        .last_insert_rowid();
        for photo in &review.photos {
            let stored = content.photo(photo)?;
            sqlx::query!(
                "INSERT INTO catalogue_review_photo (review_id, stored_photo, added_at) VALUES (?, ?, ?)",
                review_id,
                stored,
                written_at
            )
            .execute(&mut **tx)
            .await?;
        }
    }
    Ok(())
}
