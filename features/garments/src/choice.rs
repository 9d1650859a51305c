//! What customers choose between.

use kernel::{Deps, Failure, Image, ImageId, Paise};
use poem_openapi::Object;

/// A choice, such as the neck.
#[derive(Object, Clone, Debug)]
pub struct ChoiceGroup {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Whether several options may be chosen.
    pub several: bool,
    /// Whether an option has to be chosen.
    pub required: bool,
    /// Its options, in order. At least one is available.
    pub options: Vec<ChoiceOption>,
}

/// An option of a choice.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ChoiceOption {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Added to the product's price, in paise.
    pub price_paise: Paise,
    /// Image.
    pub image: Option<Image>,
    /// Whether it can be chosen now.
    pub available: bool,
}

struct Row {
    own: bool,
    id: i64,
    name: String,
    several: bool,
    required: bool,
    option_id: Option<i64>,
    option_name: Option<String>,
    price_paise: Option<Paise>,
    image_id: Option<i64>,
    available: Option<bool>,
}

/// The groups of a product or of a garment type alone, without those that have no available option.
pub async fn load(
    deps: &Deps,
    product: Option<i64>,
    garment_type: Option<i64>,
) -> Result<Vec<ChoiceGroup>, Failure> {
    let rows = sqlx::query_as!(
        Row,
        r#"SELECT l.product_id IS NOT NULL AS "own!: bool", g.id, g.name, g.several AS "several: bool",
                  g.required AS "required: bool", o.id AS "option_id?: i64", o.name AS "option_name?: String",
                  o.price_paise AS "price_paise?: Paise", o.image_id AS "image_id?: i64",
                  o.available AS "available?: bool"
           FROM garments_choice_list l
           JOIN garments_choice_group g ON g.list_id = l.id
           LEFT JOIN garments_choice_option o ON o.group_id = g.id
           WHERE l.product_id = ?1
              OR l.garment_type_id = (SELECT id FROM garments_garment_type WHERE id = ?2 AND deleted_at IS NULL)
           ORDER BY l.product_id IS NOT NULL, g.position, g.id, o.position, o.id"#,
        product,
        garment_type
    )
    .fetch_all(deps.db.read())
    .await?;
    let images: Vec<ImageId> = rows.iter().filter_map(|row| row.image_id).collect();
    let images = deps.images.images(&images).await?;
    let mut of_type: Vec<ChoiceGroup> = Vec::new();
    let mut own: Vec<ChoiceGroup> = Vec::new();
    for row in rows {
        let groups = if row.own { &mut own } else { &mut of_type };
        if groups.last().is_none_or(|group| group.id != row.id) {
            groups.push(ChoiceGroup {
                id: row.id,
                name: row.name,
                several: row.several,
                required: row.required,
                options: Vec::new(),
            });
        }
        if let (Some(group), Some(id), Some(name), Some(price_paise), Some(available)) = (
            groups.last_mut(),
            row.option_id,
            row.option_name,
            row.price_paise,
            row.available,
        ) {
            group.options.push(ChoiceOption {
                id,
                name,
                price_paise,
                image: row.image_id.and_then(|id| images.get(&id).cloned()),
                available,
            });
        }
    }
    Ok(merged(of_type, own))
}

/// The type's groups in their order, replaced by the product's of the same name, then the product's others.
fn merged(of_type: Vec<ChoiceGroup>, mut own: Vec<ChoiceGroup>) -> Vec<ChoiceGroup> {
    let mut groups = Vec::new();
    for group in of_type {
        let name = group.name.to_lowercase();
        match own
            .iter()
            .position(|other| other.name.to_lowercase() == name)
        {
            Some(index) => groups.push(own.remove(index)),
            None => groups.push(group),
        }
    }
    groups.append(&mut own);
    groups.retain(|group| group.options.iter().any(|option| option.available));
    groups
}
