//! Orders of an older system, known by its order numbers.

use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use kernel::{
    Day, Failure, FieldProblem, Mobile, Paise, Timestamp, Tx,
    csv::rupees,
    import::{
        ImportBatch, ImportField, ImportKind, ImportRow, ImportRun, ImportTarget, Imported,
        Written, cells, filled,
    },
};
use poem_openapi::Object;
use serde::{Deserialize, Serialize};

use crate::Orders;

/// An order of an older system, for reading only.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct PastOrder {
    /// Id.
    pub id: i64,
    /// Number that the older system gave it.
    pub number: String,
    /// Day of the order.
    pub day: Day,
    /// What was made.
    pub item: String,
    /// Price in paise, if known.
    pub price_paise: Option<Paise>,
    /// What was paid, in paise, if known.
    pub paid_paise: Option<Paise>,
    /// Status in the older system.
    pub status: Option<String>,
    /// Note.
    pub note: Option<String>,
}

/// Takes in past orders.
pub struct ImportedPastOrders(pub Orders);

/// A row of the table.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
struct Stored {
    user: i64,
    day: String,
    item: String,
    price: Option<i64>,
    paid: Option<i64>,
    status: String,
    note: String,
}

struct Batch(Orders);

#[async_trait]
impl ImportBatch for Batch {
    async fn import(
        &mut self,
        tx: &mut Tx,
        row: &ImportRow,
    ) -> Result<Result<Imported, Vec<FieldProblem>>, Failure> {
        let mut problems = Vec::new();
        let number = row.required("number", 40, &mut problems);
        let item = row.required("item", 300, &mut problems);
        let status = row.text("status", 60, &mut problems);
        let note = row.text("note", 2_000, &mut problems);
        let day = row.day("day", &mut problems);
        if day.is_some_and(|day| day > self.0.deps.clock.today()) {
            let wording = "The date of the order is in the future.";
            problems.push(FieldProblem::new("day", "out_of_range", wording));
        }
        let price = row.paise("price", &mut problems);
        let paid = row.paise("paid", &mut problems);
        for (key, wording) in [
            ("day", "The date of the order is missing."),
            (
                "mobile",
                "The customer is found by the mobile number. It is missing.",
            ),
        ] {
            if row.cell(key).is_none() {
                problems.push(FieldProblem::new(key, "required", wording));
            }
        }
        let mobile = row.parsed("mobile", Mobile::parse, &mut problems);
        let (Some(day), Some(mobile), true) = (day, mobile, problems.is_empty()) else {
            return Ok(Err(problems));
        };
        let known = stored(tx, &number).await?;
        let people = &self.0.setup.people;
        let Some(user) = people.known_walk_in(tx, &mobile).await? else {
            let wording = "There is no customer with this number. Import the customers first.";
            return Ok(Err(vec![FieldProblem::new("mobile", "unknown", wording)]));
        };
        let mut after = Stored {
            user,
            day: day.to_string(),
            item,
            price,
            paid,
            status,
            note,
        };
        let (record, before) = match known {
            None => (insert(tx, &number, &after).await?, None),
            Some((id, before)) => {
                after.keep(&before);
                if after != before {
                    update(tx, id, &after).await?;
                }
                (id, Some(before))
            }
        };
        Ok(Ok(Imported::written(record, Some(user), before, after)?))
    }
}

impl Stored {
    /// An empty cell changes nothing.
    fn keep(&mut self, before: &Self) {
        self.price = self.price.or(before.price);
        self.paid = self.paid.or(before.paid);
        self.status = filled(&self.status, &before.status);
        self.note = filled(&self.note, &before.note);
    }
}

async fn stored(tx: &mut Tx, number: &str) -> Result<Option<(i64, Stored)>, Failure> {
    let row = sqlx::query!(
        r#"SELECT id AS "id!: i64", user_id, day, item, price_paise, paid_paise, status, note
           FROM orders_past_order WHERE number = ?"#,
        number
    )
    .fetch_optional(&mut **tx)
    .await?;
    Ok(row.map(|row| {
        let stored = Stored {
            user: row.user_id,
            day: row.day,
            item: row.item,
            price: row.price_paise,
            paid: row.paid_paise,
            status: row.status,
            note: row.note,
        };
        (row.id, stored)
    }))
}

async fn insert(tx: &mut Tx, number: &str, order: &Stored) -> Result<i64, Failure> {
    let created = sqlx::query!(
        "INSERT INTO orders_past_order (number, user_id, day, item, price_paise, paid_paise, status, note)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        number,
        order.user,
        order.day,
        order.item,
        order.price,
        order.paid,
        order.status,
        order.note
    )
    .execute(&mut **tx)
    .await?;
    Ok(created.last_insert_rowid())
}

async fn update(tx: &mut Tx, id: i64, order: &Stored) -> Result<(), Failure> {
    sqlx::query!(
        "UPDATE orders_past_order SET user_id = ?, day = ?, item = ?, price_paise = ?, paid_paise = ?, status = ?,
                note = ? WHERE id = ?",
        order.user,
        order.day,
        order.item,
        order.price,
        order.paid,
        order.status,
        order.note,
        id
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

#[async_trait]
impl ImportTarget for ImportedPastOrders {
    fn kind(&self) -> ImportKind {
        ImportKind::PastOrders
    }

    async fn fields(&self) -> Result<Vec<ImportField>, Failure> {
        Ok(vec![
            ImportField::new(
                "number",
                "Order number",
                &[
                    "order no",
                    "order id",
                    "order",
                    "bill no",
                    "bill number",
                    "invoice no",
                    "invoice number",
                    "no",
                    "sl no",
                ],
            )
            .required()
            .example("B-1042"),
            ImportField::mobile("Customer mobile").required(),
            ImportField::new(
                "day",
                "Date",
                &[
                    "order date",
                    "bill date",
                    "booking date",
                    "ordered on",
                    "day",
                ],
            )
            .required()
            .example("14/03/2025"),
            ImportField::new(
                "item",
                "Item",
                &[
                    "garment",
                    "product",
                    "items",
                    "particulars",
                    "description",
                    "work",
                    "dress",
                    "garments",
                    "service",
                ],
            )
            .required()
            .example("Silk blouse with lining"),
            ImportField::new(
                "price",
                "Amount",
                &[
                    "price",
                    "total",
                    "total amount",
                    "bill amount",
                    "amount rs",
                    "amount inr",
                    "rate",
                    "cost",
                ],
            )
            .example("1450"),
            ImportField::new(
                "paid",
                "Paid",
                &[
                    "advance",
                    "paid amount",
                    "amount paid",
                    "received",
                    "advance paid",
                ],
            )
            .example("1450"),
            ImportField::new("status", "Status", &["state", "order status"]).example("Delivered"),
            ImportField::note().example("Delivered by hand"),
        ])
    }

    async fn batch(&self, _: &ImportRun) -> Result<Box<dyn ImportBatch>, Failure> {
        Ok(Box::new(Batch(self.0.clone())))
    }

    async fn undo(
        &self,
        tx: &mut Tx,
        imported: &Imported,
        _: Timestamp,
    ) -> Result<Option<String>, Failure> {
        let undo: Written<Stored> = imported.noted()?;
        let number = sqlx::query_scalar!(
            "SELECT number FROM orders_past_order WHERE id = ?",
            imported.record
        )
        .fetch_optional(&mut **tx)
        .await?;
        let Some(number) = number else {
            return Ok(None);
        };
        let now = stored(tx, &number).await?.map(|(_, stored)| stored);
        // A walk-in that was linked since took the order along to the account.
        let same = now.is_some_and(|mut now| {
            now.user = undo.after.user;
            now == undo.after
        });
        if !same {
            return Ok(Some("Changed by a later import.".to_owned()));
        }
        match undo.before {
            Some(before) => update(tx, imported.record, &before).await?,
            None => {
                sqlx::query!(
                    "DELETE FROM orders_past_order WHERE id = ?",
                    imported.record
                )
                .execute(&mut **tx)
                .await?;
            }
        }
        Ok(None)
    }

    async fn export(&self, _: &[i64]) -> Result<BTreeMap<i64, HashMap<String, String>>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id AS "id!: i64", number, user_id, day, item, price_paise, paid_paise, status, note
               FROM orders_past_order ORDER BY id"#
        )
        .fetch_all(self.0.deps.db.read())
        .await?;
        let customers: Vec<i64> = rows.iter().map(|row| row.user_id).collect();
        let people = self.0.setup.people.people(&customers).await?;
        let cells = rows.into_iter().map(|row| {
            let person = people.get(&row.user_id);
            let mobile = person.and_then(|person| person.mobile.as_ref());
            let mobile = mobile.map(Mobile::as_str).unwrap_or_default();
            let cells = cells([
                ("number", row.number),
                (
                    "mobile",
                    mobile.strip_prefix("+91").unwrap_or(mobile).to_owned(),
                ),
                ("day", row.day),
                ("item", row.item),
                ("price", row.price_paise.map(rupees).unwrap_or_default()),
                ("paid", row.paid_paise.map(rupees).unwrap_or_default()),
                ("status", row.status),
                ("note", row.note),
            ]);
            (row.id, cells)
        });
        Ok(cells.collect())
    }
}

impl Orders {
    /// Past orders of a customer, newest first.
    pub(crate) async fn past_orders(&self, user: i64) -> Result<Vec<PastOrder>, Failure> {
        let rows = sqlx::query!(
            r#"SELECT id AS "id!: i64", number, day AS "day: Day", item, price_paise AS "price: Paise",
                      paid_paise AS "paid: Paise", status, note
               FROM orders_past_order WHERE user_id = ? ORDER BY day DESC, id DESC"#,
            user
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let filled = |text: String| (!text.is_empty()).then_some(text);
        let orders = rows.into_iter().map(|row| PastOrder {
            id: row.id,
            number: row.number,
            day: row.day,
            item: row.item,
            price_paise: row.price,
            paid_paise: row.paid,
            status: filled(row.status),
            note: filled(row.note),
        });
        Ok(orders.collect())
    }
}
