//! The demo store's choices, from `data/demo/garments.json`. Garment types are shipped with every store.

use async_trait::async_trait;
use kernel::{DemoContent, DemoLoader, Failure, Tx};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    choices: Vec<ListRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct ListRow {
    /// Name of a garment type that is shipped; absent for the list of a product.
    garment_type: Option<String>,
    /// Row id of the product in the demo's catalogue.
    product_id: Option<i64>,
    groups: Vec<GroupRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupRow {
    name: String,
    #[serde(default)]
    several: bool,
    options: Vec<OptionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct OptionRow {
    name: String,
    #[serde(default)]
    price_paise: i64,
}

pub struct Rows;

#[async_trait]
impl DemoLoader for Rows {
    async fn load_demo(&self, content: &DemoContent, tx: &mut Tx) -> Result<(), Failure> {
        let document: Document = content.document("garments")?;
        for list in document.choices {
            let list_id = sqlx::query!(
                "INSERT INTO garments_choice_list (garment_type_id, product_id, version)
                 VALUES ((SELECT id FROM garments_garment_type WHERE name = ?), ?, 1)",
                list.garment_type,
                list.product_id
            )
            .execute(&mut **tx)
            .await?
            .last_insert_rowid();
            for (position, group) in (0_i64..).zip(list.groups) {
                insert_group(tx, list_id, position, group).await?;
            }
        }
        Ok(())
    }
}

async fn insert_group(
    tx: &mut Tx,
    list: i64,
    position: i64,
    group: GroupRow,
) -> Result<(), Failure> {
    let id = sqlx::query!(
        "INSERT INTO garments_choice_group (list_id, name, several, required, position) VALUES (?, ?, ?, 0, ?)",
        list,
        group.name,
        group.several,
        position
    )
    .execute(&mut **tx)
    .await?
    .last_insert_rowid();
    for (position, option) in (0_i64..).zip(group.options) {
        sqlx::query!(
            "INSERT INTO garments_choice_option (group_id, name, price_paise, available, position) VALUES (?, ?, ?, 1, ?)",
            id,
            option.name,
            option.price_paise,
            position
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
