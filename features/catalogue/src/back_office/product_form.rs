//! A product as it is written. Only the owner sets prices.

use kernel::{
    Failure, FieldProblem, MultiLine, Role, Tx, User,
    edit::{expect_version, refuse, seen_version},
    session::NOT_ALLOWED,
};
use poem_openapi::Object;
use serde_json::json;

use super::{edit::taken, product::ProductDetail};
use crate::{Catalogue, codes};

/// A product as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ProductForm {
    /// Id of its service.
    service_id: i64,
    /// Name of the model; at most 80 characters, and no other model of the service has it.
    #[oai(validator(min_length = 1, max_length = 80))]
    service_model: String,
    /// A headline; at most 120 characters.
    #[oai(validator(min_length = 1, max_length = 120))]
    main_title: String,
    /// Plain text, blank lines part paragraphs; at most 4,000 characters.
    #[oai(validator(min_length = 1, max_length = 4000))]
    main_description: MultiLine,
    /// Price of the stitching in paise, from 100 (one rupee). Without it a product that is changed keeps its own, and a
    /// new one has none yet. Only the owner may send another one than there is.
    #[oai(validator(minimum(value = "100"), maximum(value = "1000000000")))]
    price_paise: Option<i64>,
    /// Id of an image of the library, best 4:5.
    image_id: i64,
    /// Whether visitors see it. Not without a price.
    published: bool,
    /// The version that was looked at; needed for a change.
    version: Option<i64>,
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

/// What is shown has a price.
pub(super) fn expect_price(published: bool, price: i64) -> Option<FieldProblem> {
    (published && price == 0).then(|| {
        let wording = "The owner has to set a price before it can be shown.";
        FieldProblem::new("pricePaise", "required", wording)
    })
}

impl Catalogue {
    pub(super) async fn create_product(
        &self,
        writer: &User,
        form: &ProductForm,
    ) -> Result<ProductDetail, Failure> {
        let price = price(writer, 0, form.price_paise)?;
        // Staff cannot give it a price, so it waits for the owner.
        let published = form.published && writer.role == Role::Owner;
        let today = self.deps.clock.today().to_string();
        let mut tx = self.deps.db.publish().await?;
        self.check_product(&mut tx, None, form, expect_price(published, price))
            .await?;
        let position = next_position(&mut tx, form.service_id).await?;
        let (model, title) = (form.service_model.trim(), form.main_title.trim());
        let description = form.main_description.0.trim();
        let id = sqlx::query!(
            "INSERT INTO catalogue_product
                (service_id, model, main_title, main_description, price_paise, day, image_id, position, published)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            form.service_id,
            model,
            title,
            description,
            price,
            today,
            form.image_id,
            position,
            published
        )
        .execute(&mut *tx)
        .await?
        .last_insert_rowid();
        let subject = format!("product:{id}");
        let details = json!({"model": model, "pricePaise": price});
        self.note(
            &mut tx,
            writer.id,
            "catalogue.product_created",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.product_detail(id).await
    }

    /// In another service it comes last.
    pub(super) async fn update_product(
        &self,
        writer: &User,
        id: i64,
        form: &ProductForm,
    ) -> Result<ProductDetail, Failure> {
        let seen = seen_version(form.version)?;
        let mut tx = self.deps.db.publish().await?;
        let stored = sqlx::query!(
            "SELECT service_id, position, price_paise, version FROM catalogue_product
             WHERE id = ? AND deleted_at IS NULL",
            id
        )
        .fetch_optional(&mut *tx)
        .await?
        .ok_or_else(|| Failure::new(codes::PRODUCT_NOT_FOUND))?;
        expect_version(stored.version, seen)?;
        let price = price(writer, stored.price_paise, form.price_paise)?;
        let unpriced = expect_price(form.published, price);
        self.check_product(&mut tx, Some(id), form, unpriced)
            .await?;
        let position = if stored.service_id == form.service_id {
            stored.position
        } else {
            next_position(&mut tx, form.service_id).await?
        };
        let (model, title) = (form.service_model.trim(), form.main_title.trim());
        let description = form.main_description.0.trim();
        sqlx::query!(
            "UPDATE catalogue_product SET service_id = ?, model = ?, main_title = ?, main_description = ?,
                price_paise = ?, image_id = ?, position = ?, published = ?, version = version + 1
             WHERE id = ?",
            form.service_id,
            model,
            title,
            description,
            price,
            form.image_id,
            position,
            form.published,
            id
        )
        .execute(&mut *tx)
        .await?;
        let subject = format!("product:{id}");
        let details =
            json!({"model": model, "pricePaise": {"from": stored.price_paise, "to": price}});
        self.note(
            &mut tx,
            writer.id,
            "catalogue.product_updated",
            &subject,
            details,
        )
        .await?;
        tx.commit().await?;
        self.product_detail(id).await
    }

    async fn check_product(
        &self,
        tx: &mut Tx,
        id: Option<i64>,
        form: &ProductForm,
        unpriced: Option<FieldProblem>,
    ) -> Result<(), Failure> {
        let model = form.service_model.trim();
        let found = sqlx::query!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_service s JOIN catalogue_category c ON c.id = s.category_id
                 WHERE s.id = ?1 AND s.deleted_at IS NULL AND c.deleted_at IS NULL) AS "service!: bool",
               EXISTS (SELECT 1 FROM catalogue_product
                 WHERE service_id = ?1 AND lower(model) = lower(?2) AND deleted_at IS NULL AND id IS NOT ?3)
                 AS "taken!: bool""#,
            form.service_id,
            model,
            id
        )
        .fetch_one(&mut **tx)
        .await?;
        let mut problems: Vec<FieldProblem> = unpriced.into_iter().collect();
        if !found.service {
            let unknown = FieldProblem::new("serviceId", "invalid", "Choose one of the services.");
            problems.push(unknown);
        }
        problems.extend(found.taken.then(|| taken("serviceModel", "model")));
        problems.extend(self.check_image(form.image_id).await?);
        refuse(problems)
    }
}

pub(super) async fn next_position(tx: &mut Tx, service: i64) -> Result<i64, Failure> {
    Ok(sqlx::query_scalar!(
        r#"SELECT coalesce(max(position) + 1, 0) AS "position!: i64" FROM catalogue_product WHERE service_id = ?"#,
        service
    )
    .fetch_one(&mut **tx)
    .await?)
}
