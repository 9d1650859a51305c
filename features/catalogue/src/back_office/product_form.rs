//! A product as it is written. Only the owner sets prices.

use kernel::{
    Failure, FieldProblem, MultiLine, Role, Tx, User,
    audit::changes,
    edit::refuse,
    record::{Record, Saved, copy_name, finish_copy, name_problem},
    session::NOT_ALLOWED,
};
use poem_openapi::Object;
use serde_json::{Value, json};

use super::{
    product::{KIND, ProductDetail, Products},
    product_images,
};
use crate::{codes, tag};

/// Longest model, in characters.
const LONGEST_MODEL: usize = 80;

/// Facts of which the audit log says only that they changed: long texts, and ids that say nothing to its reader.
const UNSHOWN: [&str; 7] = [
    "photo",
    "moreImages",
    "garmentType",
    "course",
    "description",
    "included",
    "notIncluded",
];

/// A product as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct CreateProduct {
    /// Id of its service.
    service_id: i64,
    /// Unique in the service.
    #[oai(validator(min_length = 1, max_length = 80))]
    service_model: String,
    /// A headline; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    main_title: String,
    /// Plain text, blank lines part paragraphs; at most 4,000 characters.
    #[oai(validator(min_length = 1, max_length = 4000))]
    main_description: MultiLine,
    /// Of the stitching, from 100 paise. Without it a changed product keeps its own, and a new one has none yet. Only
    /// the owner changes it.
    #[oai(validator(minimum(value = "100"), maximum(value = "1000000000")))]
    price_paise: Option<i64>,
    /// Id of an image of the library, best 4:5.
    image_id: i64,
    /// Its own; that of its service without it.
    garment_type_id: Option<i64>,
    /// Ids of images beside the main one, in order.
    #[oai(default, validator(max_items = "7"))]
    more_images: Vec<i64>,
    /// Days until it is ready, up to 365.
    #[oai(validator(minimum(value = "1"), maximum(value = "365")))]
    ready_days: Option<i64>,
    /// Fabric that the customer gives.
    #[oai(validator(minimum(value = "1"), maximum(value = "10000")))]
    fabric_cm: Option<i64>,
    /// One thing a line.
    #[oai(default, validator(max_length = 600))]
    included: MultiLine,
    /// One thing a line.
    #[oai(default, validator(max_length = 600))]
    not_included: MultiLine,
    /// Id of the course that teaches it.
    course_id: Option<i64>,
    /// Occasions it is for; at most twelve.
    #[oai(default)]
    occasions: Vec<String>,
    /// Fabrics it suits; at most twelve.
    #[oai(default)]
    fabrics: Vec<String>,
    /// Whether visitors see it. Not without a price.
    published: bool,
}

/// The price that this person may have the product have; 0 for none.
fn price(writer: &User, stored: i64, sent: Option<i64>) -> Result<i64, Failure> {
    let price = sent.unwrap_or(stored);
    if price != stored && writer.role != Role::Owner {
        return Err(
            Failure::new(NOT_ALLOWED).with_message("Only the owner sets and changes prices.")
        );
    }
    Ok(price)
}

/// What the audit log says of a product. Without one of its own, a product's model is its name.
fn described(name: &str, model: &str, price: i64) -> Value {
    let default: String = name.chars().take(LONGEST_MODEL).collect();
    let mut described = json!({"name": name});
    if model != default.trim() {
        described["model"] = json!(model);
    }
    if price > 0 {
        described["pricePaise"] = json!(price);
    }
    described
}

/// A product as the audit log compares it.
async fn facts(tx: &mut Tx, id: i64) -> Result<Value, Failure> {
    let row = sqlx::query!(
        r#"SELECT s.name AS service, p.model, p.main_title, p.main_description, p.price_paise, p.image_id,
                  p.garment_type_id, p.ready_days, p.fabric_cm, p.included, p.not_included, p.course_id,
                  p.published AS "published: bool",
                  (SELECT group_concat(image_id, ' ' ORDER BY position) FROM catalogue_product_image
                   WHERE product_id = p.id) AS "more_images?: String",
                  (SELECT group_concat(name, ', ' ORDER BY name) FROM catalogue_product_tag
                   WHERE product_id = p.id AND kind = 'occasion') AS "occasions?: String",
                  (SELECT group_concat(name, ', ' ORDER BY name) FROM catalogue_product_tag
                   WHERE product_id = p.id AND kind = 'fabric') AS "fabrics?: String"
           FROM catalogue_product p JOIN catalogue_service s ON s.id = p.service_id WHERE p.id = ?"#,
        id
    )
    .fetch_one(&mut **tx)
    .await?;
    let mut facts = described(&row.main_title, &row.model, row.price_paise);
    let others = json!({
        "service": row.service,
        "published": row.published,
        "readyDays": row.ready_days,
        "fabricCm": row.fabric_cm,
        "occasions": row.occasions,
        "fabrics": row.fabrics,
        "photo": row.image_id,
        "moreImages": row.more_images,
        "garmentType": row.garment_type_id,
        "course": row.course_id,
        "description": row.main_description,
        "included": row.included,
        "notIncluded": row.not_included,
    });
    if let (Some(facts), Value::Object(others)) = (facts.as_object_mut(), others) {
        facts.extend(others);
    }
    Ok(facts)
}

/// What changed, as the audit log says it.
fn changed(before: &Value, after: &Value) -> Value {
    let mut details = changes(before, after);
    for (name, change) in details.as_object_mut().into_iter().flatten() {
        if UNSHOWN.contains(&name.as_str()) {
            *change = json!("changed");
            continue;
        }
        for side in ["from", "to"] {
            if change[side].is_null() {
                change[side] = json!("none");
            }
        }
    }
    details
}

/// What is shown has a price.
fn expect_price(published: bool, price: i64) -> Option<FieldProblem> {
    (published && price == 0).then(|| {
        let wording = "The owner has to set a price before it can be shown.";
        FieldProblem::new("pricePaise", "required", wording)
    })
}

impl Products {
    /// Copies one: hidden, last in its service, with a model that nothing else has.
    pub async fn duplicate(&self, writer: &User, id: i64) -> Result<ProductDetail, Failure> {
        let today = self.0.deps.clock.today().to_string();
        let mut tx = self.0.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT service_id, model, price_paise FROM catalogue_product WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PRODUCT_NOT_FOUND))?;
        let models = sqlx::query_scalar!(
            r#"SELECT lower(model) AS "model!: String" FROM catalogue_product WHERE service_id = ? AND deleted_at IS NULL"#,
            stored.service_id
        )
        .fetch_all(&mut *tx)
        .await?;
        let model = copy_name(&stored.model, &models);
        let price = match writer.role {
            Role::Owner => stored.price_paise,
            Role::Staff | Role::Customer => 0,
        };
        let copy = sqlx::query_scalar!(
            r#"INSERT INTO catalogue_product
                (service_id, model, main_title, main_description, price_paise, day, image_id, garment_type_id,
                 ready_days, fabric_cm, included, not_included, course_id, published, position)
               SELECT service_id, ?1, main_title, main_description, ?2, ?3, image_id, garment_type_id,
                   ready_days, fabric_cm, included, not_included, course_id, 0,
                   (SELECT max(position) + 1 FROM catalogue_product o WHERE o.service_id = p.service_id)
               FROM catalogue_product p WHERE id = ?4
               RETURNING id AS "id!: i64""#,
            model,
            price,
            today,
            id
        )
        .fetch_one(&mut *tx)
        .await?;
        product_images::copy(&mut tx, id, copy).await?;
        tag::copy(&mut tx, id, copy).await?;
        let saved = Saved::with(copy, json!({"copyOf": id}));
        finish_copy(self, tx, writer, saved).await
    }
}

impl Record for Products {
    type Fields = CreateProduct;

    /// In another service it comes last.
    async fn save(
        &self,
        tx: &mut Tx,
        writer: &User,
        id: Option<i64>,
        fields: &CreateProduct,
    ) -> Result<Saved, Failure> {
        let former =
            sqlx::query_scalar!("SELECT price_paise FROM catalogue_product WHERE id = ?", id)
                .fetch_optional(&mut **tx)
                .await?;
        let before = match id {
            Some(id) => Some(facts(tx, id).await?),
            None => None,
        };
        let price = price(writer, former.unwrap_or(0), fields.price_paise)?;
        // Staff cannot give a new one a price, so it waits for the owner.
        let published = fields.published && (id.is_some() || writer.role == Role::Owner);
        let (model, title) = (fields.service_model.trim(), fields.main_title.trim());
        let description = fields.main_description.0.trim();
        let (included, not_included) = (fields.included.0.trim(), fields.not_included.0.trim());
        let has_service = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_service s JOIN catalogue_category c ON c.id = s.category_id
                 WHERE s.id = ?1 AND s.deleted_at IS NULL AND c.deleted_at IS NULL) AS "there!: bool""#,
            fields.service_id
        )
        .fetch_one(&mut **tx)
        .await?;
        let mut problems: Vec<FieldProblem> = expect_price(published, price).into_iter().collect();
        if !has_service {
            let unknown = FieldProblem::new("serviceId", "unknown", "Choose one of the services.");
            problems.push(unknown);
        }
        let named = ("serviceModel", model);
        problems.extend(name_problem(tx, &KIND, Some(fields.service_id), named, id).await?);
        let mut images = vec![("imageId".to_owned(), fields.image_id)];
        let more = (0..).zip(&fields.more_images);
        images.extend(more.map(|(at, id): (usize, _)| (format!("moreImages.{at}"), *id)));
        problems.extend(self.0.deps.unknown_images(&images).await?);
        problems.extend(self.0.unknown_course(fields.course_id).await?);
        let (tags, wrong_tags) = tag::parse(&fields.occasions, &fields.fabrics);
        problems.extend(wrong_tags);
        problems.extend(self.0.unknown_garment_type(fields.garment_type_id).await?);
        refuse(problems)?;
        let today = self.0.deps.clock.today().to_string();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO catalogue_product
                (id, service_id, model, main_title, main_description, price_paise, day, image_id, published,
                 garment_type_id, ready_days, fabric_cm, included, not_included, course_id, position)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15,
                       (SELECT coalesce(max(position) + 1, 0) FROM catalogue_product WHERE service_id = ?2))
               ON CONFLICT (id) DO UPDATE SET service_id = excluded.service_id, model = excluded.model,
                   main_title = excluded.main_title, main_description = excluded.main_description,
                   price_paise = excluded.price_paise, image_id = excluded.image_id,
                   published = excluded.published, garment_type_id = excluded.garment_type_id,
                   ready_days = excluded.ready_days, fabric_cm = excluded.fabric_cm, included = excluded.included,
                   not_included = excluded.not_included, course_id = excluded.course_id,
                   position = iif(service_id = excluded.service_id, position, excluded.position)
               RETURNING id AS "id!: i64""#,
            id,
            fields.service_id,
            model,
            title,
            description,
            price,
            today,
            fields.image_id,
            published,
            fields.garment_type_id,
            fields.ready_days,
            fields.fabric_cm,
            included,
            not_included,
            fields.course_id
        )
        .fetch_one(&mut **tx)
        .await?;
        product_images::save(tx, id, &fields.more_images).await?;
        tag::save(tx, id, &tags).await?;
        let details = match before {
            Some(before) => changed(&before, &facts(tx, id).await?),
            None => described(title, model, price),
        };
        Ok(Saved::with(id, details))
    }

    async fn check_publish(&self, tx: &mut Tx, id: i64, published: bool) -> Result<(), Failure> {
        let price =
            sqlx::query_scalar!("SELECT price_paise FROM catalogue_product WHERE id = ?", id)
                .fetch_one(&mut **tx)
                .await?;
        refuse(expect_price(published, price).into_iter().collect())
    }
}
