//! Products of an imported file, known by their service and name.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use kernel::{
    Db, Failure, FieldProblem, Timestamp, Tx,
    audit::{self, Entry},
    csv::rupees,
    import::{
        ImportBatch, ImportField, ImportKind, ImportOutcome, ImportRow, ImportRun, ImportTarget,
        Imported,
    },
};
use serde::{Deserialize, Serialize};
use serde_json::json;

const MOST_DAYS: i64 = 365;
const LEAST_PAISE: i64 = 100;

/// Takes in products.
pub struct ImportedProducts(pub Db);

struct Batch {
    run: ImportRun,
}

/// What an import writes of a product.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
struct Stored {
    title: String,
    description: String,
    price: i64,
    days: Option<i64>,
    published: bool,
}

/// What an import changed.
#[derive(Serialize, Deserialize, Debug)]
struct Undo {
    /// Absent for a new product.
    before: Option<Stored>,
    after: Stored,
}

/// What a row says; absent where its cell is empty.
struct Wanted {
    category: String,
    service: String,
    name: String,
    title: String,
    description: String,
    price: Option<i64>,
    days: Option<i64>,
    published: Option<bool>,
}

impl Wanted {
    fn parse(row: &ImportRow) -> Result<Self, Vec<FieldProblem>> {
        let mut problems = Vec::new();
        let wanted = Self {
            category: row.required("category", 60, &mut problems),
            service: row.text("service", 60, &mut problems),
            name: row.required("name", 80, &mut problems),
            title: row.text("title", 120, &mut problems),
            description: row.text("description", 4_000, &mut problems),
            price: row.paise("price", &mut problems),
            days: days(row, &mut problems),
            published: published(row, &mut problems),
        };
        if wanted.price.is_some_and(|price| price < LEAST_PAISE) {
            let wording = "A price is at least ₹1.";
            problems.push(FieldProblem::new("price", "out_of_range", wording));
        }
        if problems.is_empty() {
            Ok(wanted)
        } else {
            Err(problems)
        }
    }

    /// A new product is hidden unless the row says otherwise, as it has no image of its own yet.
    fn new_product(&self) -> Stored {
        let or = |text: &str, other: &str| if text.is_empty() { other } else { text }.to_owned();
        let title = or(&self.title, &self.name);
        Stored {
            description: or(&self.description, &title),
            title,
            price: self.price.unwrap_or_default(),
            days: self.days,
            published: self.published.unwrap_or_default(),
        }
    }

    fn over(&self, before: &Stored) -> Stored {
        let or = |text: &str, before: &str| if text.is_empty() { before } else { text }.to_owned();
        Stored {
            title: or(&self.title, &before.title),
            description: or(&self.description, &before.description),
            price: self.price.unwrap_or(before.price),
            days: self.days.or(before.days),
            published: self.published.unwrap_or(before.published),
        }
    }
}

/// Days until it is ready, as in `7` or `7 days`.
fn days(row: &ImportRow, problems: &mut Vec<FieldProblem>) -> Option<i64> {
    let cell = row.cell("days")?.to_lowercase();
    let number = cell.trim_end_matches("days").trim_end_matches("day").trim();
    let days = number
        .parse()
        .ok()
        .filter(|days| (1..=MOST_DAYS).contains(days));
    if days.is_none() {
        let wording = format!("Enter a number of days from 1 to {MOST_DAYS}.");
        problems.push(FieldProblem::new("days", "invalid", wording));
    }
    days
}

fn published(row: &ImportRow, problems: &mut Vec<FieldProblem>) -> Option<bool> {
    match row.cell("published")?.to_lowercase().as_str() {
        "yes" | "y" | "true" | "1" | "published" | "active" => Some(true),
        "no" | "n" | "false" | "0" | "hidden" | "inactive" => Some(false),
        _ => {
            problems.push(FieldProblem::new(
                "published",
                "invalid",
                "Enter yes or no.",
            ));
            None
        }
    }
}

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
        let (record, outcome) = match known {
            None => (
                self.create(tx, service, &wanted.name, &after).await?,
                ImportOutcome::Created,
            ),
            Some(id) if before.as_ref() == Some(&after) => (id, ImportOutcome::Unchanged),
            Some(id) => {
                write(tx, id, &after).await?;
                self.log_price(tx, id, before.as_ref(), &after).await?;
                (id, ImportOutcome::Updated)
            }
        };
        let undo = serde_json::to_value(Undo { before, after }).map_err(Failure::internal)?;
        Ok(Ok(Imported {
            record,
            person: None,
            outcome,
            undo,
        }))
    }
}

impl Batch {
    /// It comes last in its service, with the image of the service.
    async fn create(
        &self,
        tx: &mut Tx,
        service: i64,
        name: &str,
        product: &Stored,
    ) -> Result<i64, Failure> {
        let today = self.run.at.day().to_string();
        let created = sqlx::query!(
            "INSERT INTO catalogue_product
                (service_id, model, main_title, main_description, price_paise, day, ready_days, published, image_id, position)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, s.image_id,
                    (SELECT coalesce(max(position) + 1, 0) FROM catalogue_product WHERE service_id = ?1)
             FROM catalogue_service s WHERE s.id = ?1",
            service,
            name,
            product.title,
            product.description,
            product.price,
            today,
            product.days,
            product.published
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
            actor: Some(self.run.actor),
            action: "catalogue.product_updated",
            subject: &format!("product:{id}"),
            details: json!({"pricePaise": {"from": before, "to": after.price}, "import": self.run.id}),
        };
        audit::record(tx, self.run.at, entry).await
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

async fn stored(tx: &mut Tx, id: i64) -> Result<Option<Stored>, Failure> {
    let stored = sqlx::query_as!(
        Stored,
        r#"SELECT main_title AS title, main_description AS description, price_paise AS price, ready_days AS days,
                  published AS "published: bool"
           FROM catalogue_product WHERE id = ? AND deleted_at IS NULL"#,
        id
    );
    Ok(stored.fetch_optional(&mut **tx).await?)
}

async fn write(tx: &mut Tx, id: i64, product: &Stored) -> Result<(), Failure> {
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
        ])
    }

    async fn batch(&self, run: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure> {
        Ok(Box::new(Batch { run: *run }))
    }

    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        at: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let undo: Undo =
            serde_json::from_value(imported.undo.clone()).map_err(Failure::internal)?;
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
            let cells = [
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
            ];
            (
                row.id,
                HashMap::from(cells.map(|(key, cell)| (key.to_owned(), cell))),
            )
        });
        Ok(cells.collect())
    }
}
