//! Products of an import, known by their service and name.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use kernel::{
    Db, Failure, Timestamp, Tx,
    csv::rupees,
    import::{
        ImportBatch, ImportField, ImportKind, ImportRun, ImportTarget, Imported, Written, cells,
    },
};

use super::{
    product_batch::{Batch, stored, write},
    product_row::Stored,
};

/// Takes in products.
pub struct ImportedProducts(pub Db);

#[async_trait]
impl ImportTarget for ImportedProducts {
    fn kind(&self) -> ImportKind {
        ImportKind::Products
    }

    async fn fields(&self) -> Result<Vec<ImportField>, Failure> {
        Ok(vec![
            ImportField::new(
                "category",
                "Category",
                &["group", "department", "product category"],
            )
            .required()
            .example("Blouses"),
            ImportField::new(
                "service",
                "Service",
                &["sub category", "subcategory", "type", "service name"],
            )
            .example("Designer blouse"),
            ImportField::new(
                "name",
                "Name",
                &[
                    "product",
                    "product name",
                    "model",
                    "item",
                    "item name",
                    "title of product",
                ],
            )
            .required()
            .example("Boat neck with piping"),
            ImportField::new(
                "title",
                "Headline",
                &["title", "main title", "short description"],
            )
            .example("Boat neck blouse with contrast piping"),
            ImportField::new(
                "description",
                "Description",
                &["details", "long description", "about"],
            )
            .example("Fully lined, with hooks at the back."),
            ImportField::new(
                "price",
                "Price",
                &[
                    "rate",
                    "amount",
                    "mrp",
                    "price rs",
                    "price inr",
                    "stitching charge",
                    "stitching charges",
                    "cost",
                ],
            )
            .example("1450"),
            ImportField::new(
                "days",
                "Days",
                &[
                    "ready days",
                    "delivery days",
                    "ready in",
                    "ready in days",
                    "lead time",
                ],
            )
            .example("7"),
            ImportField::new(
                "published",
                "Published",
                &["active", "visible", "status", "show"],
            )
            .example("No"),
            ImportField::images("image", "Image"),
        ])
    }

    async fn batch(&self, run: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure> {
        Ok(Box::new(Batch(*run)))
    }

    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        at: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let undo: Written<Stored> = imported.noted()?;
        let Some(now) = stored(tx, imported.record).await? else {
            return Ok(None);
        };
        if now != undo.after {
            return Ok(Some("Changed since.".to_owned()));
        }
        if let Some(before) = undo.before {
            write(tx, imported.record, &before).await?;
            return Ok(None);
        }
        let is_favourite = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM catalogue_favourite WHERE product_id = ?) AS "is!: bool""#,
            imported.record
        )
        .fetch_one(&mut **tx)
        .await?;
        if is_favourite {
            return Ok(Some("A customer has marked it as a favourite.".to_owned()));
        }
        // As any product that is removed: from the trash it can come back.
        sqlx::query!(
            "UPDATE catalogue_product SET deleted_at = ?, version = version + 1 WHERE id = ?",
            at.0,
            imported.record
        )
        .execute(&mut **tx)
        .await?;
        Ok(None)
    }

    async fn export(&self, _: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT p.id AS "id!: i64", c.name AS category, s.name AS service, p.model, p.main_title,
                      p.main_description, p.price_paise, p.ready_days, p.published AS "published: bool"
               FROM catalogue_product p JOIN catalogue_service s ON s.id = p.service_id
               JOIN catalogue_category c ON c.id = s.category_id
               WHERE p.deleted_at IS NULL AND s.deleted_at IS NULL AND c.deleted_at IS NULL ORDER BY p.id"#
        )
        .fetch_all(self.0.read())
        .await?;
        let cells = rows.into_iter().map(|row| {
            let price = if row.price_paise == 0 {
                String::new()
            } else {
                rupees(row.price_paise)
            };
            let cells = cells([
                ("category", row.category),
                ("service", row.service),
                ("name", row.model),
                ("title", row.main_title),
                ("description", row.main_description),
                ("price", price),
                (
                    "days",
                    row.ready_days
                        .map(|days| days.to_string())
                        .unwrap_or_default(),
                ),
                (
                    "published",
                    if row.published { "Yes" } else { "No" }.to_owned(),
                ),
            ]);
            (row.id, cells)
        });
        Ok(cells.collect())
    }
}
