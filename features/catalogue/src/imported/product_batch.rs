//! Takes in products, each in a service that is there already.

use async_trait::async_trait;
use kernel::{
    Failure, FieldProblem, Tx,
    audit::{self, Entry},
    import::{ImportBatch, ImportRow, ImportRun, Imported},
};
use serde_json::json;

use super::product_row::{Stored, Wanted};

/// A batch of products.
pub struct Batch(pub ImportRun);

#[async_trait]
impl ImportBatch for Batch {
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure> {
        let wanted = match Wanted::parse(row) {
            Ok(wanted) => wanted,
            Err(problems) => return Ok(Err(problems)),
        };
        let service = match service_of(tx, &wanted).await? {
            Ok(service) => service,
            Err(problem) => return Ok(Err(vec![problem])),
        };
        let known = sqlx::query_scalar!(
            r#"SELECT id AS "id!: i64" FROM catalogue_product
               WHERE service_id = ? AND model = ? COLLATE NOCASE AND deleted_at IS NULL ORDER BY id LIMIT 1"#,
            service,
            wanted.name
        )
        .fetch_optional(&mut **tx)
        .await?;
        let (before, after) = match known {
            Some(id) => {
                let before = stored(tx, id).await?;
                let after = before.as_ref().map(|before| wanted.over(before));
                (before, after)
            }
            None => (None, None),
        };
        let after = after.unwrap_or_else(|| wanted.new_product());
        if after.published && after.price == 0 {
            let wording = "A product needs a price before it can be shown.";
            return Ok(Err(vec![FieldProblem::new("price", "required", wording)]));
        }
        let record = match known {
            None => self.create(tx, service, &wanted, &after).await?,
            Some(id) => {
                if before.as_ref() != Some(&after) {
                    write(tx, id, &after).await?;
                    self.log_price(tx, id, before.as_ref(), &after).await?;
                }
                id
            }
        };
        Ok(Ok(Imported::written(record, None, before, after)?))
    }
}

impl Batch {
    /// It comes last in its service, with the image of the service if it has none.
    async fn create(
        &self,
        tx: &mut Tx,
        service: i64,
        wanted: &Wanted,
        product: &Stored,
    ) -> Result<i64, Failure> {
        let today = self.0.at.day().to_string();
        let created = sqlx::query!(
            "INSERT INTO catalogue_product
                (service_id, model, main_title, main_description, price_paise, day, ready_days, published, image_id, position)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, coalesce(?9, s.image_id),
                    (SELECT coalesce(max(position) + 1, 0) FROM catalogue_product WHERE service_id = ?1)
             FROM catalogue_service s WHERE s.id = ?1",
            service,
            wanted.name,
            product.title,
            product.description,
            product.price,
            today,
            product.days,
            product.published,
            wanted.image
        )
        .execute(&mut **tx)
        .await?;
        Ok(created.last_insert_rowid())
    }

    /// A price that changes is in the audit log, however it was changed.
    async fn log_price(
        &self,
        tx: &mut Tx,
        id: i64,
        before: Option<&Stored>,
        after: &Stored,
    ) -> Result<(), Failure> {
        let before = before.map(|before| before.price).unwrap_or_default();
        if before == after.price {
            return Ok(());
        }
        let entry = Entry {
            actor: Some(self.0.actor),
            action: "catalogue.product_updated",
            subject: &format!("product:{id}"),
            details: json!({"pricePaise": {"from": before, "to": after.price}, "import": self.0.id}),
        };
        audit::record(tx, self.0.at, entry).await
    }
}

/// The service of a row: one of this name in the category, or the category's only one.
async fn service_of(tx: &mut Tx, wanted: &Wanted) -> Result<Result<i64, FieldProblem>, Failure> {
    let services = sqlx::query!(
        r#"SELECT s.id AS "id!: i64", s.name FROM catalogue_service s JOIN catalogue_category c ON c.id = s.category_id
           WHERE c.name = ? COLLATE NOCASE AND s.deleted_at IS NULL AND c.deleted_at IS NULL
           ORDER BY s.position, s.id"#,
        wanted.category
    )
    .fetch_all(&mut **tx)
    .await?;
    if services.is_empty() {
        let wording = format!(
            "There is no category “{}” with a service. Add it under Catalogue first.",
            wanted.category
        );
        return Ok(Err(FieldProblem::new("category", "unknown", wording)));
    }
    let name = wanted.service.to_lowercase();
    let found = if name.is_empty() {
        services.first().filter(|_| services.len() == 1)
    } else {
        services
            .iter()
            .find(|service| service.name.to_lowercase() == name)
    };
    Ok(found.map(|service| service.id).ok_or_else(|| {
        let names: Vec<&str> = services
            .iter()
            .map(|service| service.name.as_str())
            .collect();
        let wording = format!(
            "Choose one of the services of this category: {}.",
            names.join(", ")
        );
        FieldProblem::new("service", "unknown", wording)
    }))
}

pub async fn stored(tx: &mut Tx, id: i64) -> Result<Option<Stored>, Failure> {
    let stored = sqlx::query_as!(
        Stored,
        r#"SELECT main_title AS title, main_description AS description, price_paise AS price, ready_days AS days,
                  published AS "published: bool"
           FROM catalogue_product WHERE id = ? AND deleted_at IS NULL"#,
        id
    );
    Ok(stored.fetch_optional(&mut **tx).await?)
}

pub async fn write(tx: &mut Tx, id: i64, product: &Stored) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE catalogue_product SET main_title = ?, main_description = ?, price_paise = ?, ready_days = ?,
                published = ?, version = version + 1 WHERE id = ?",
        product.title,
        product.description,
        product.price,
        product.days,
        product.published,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}
