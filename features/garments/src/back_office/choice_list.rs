//! The choices of a garment type or of a product, as the shop's own people see and write them.

use std::collections::HashSet;

use kernel::{
    Failure, FieldProblem, Image, ImageId, Paise, Tx,
    audit::{self, Entry},
    edit::{RECORD_CONFLICT, refuse},
};
use poem_openapi::{Enum, Object};
use serde_json::json;

use crate::{Garments, codes::OWNER_NOT_FOUND, garment_type};

/// What choices belong to.
#[derive(Enum, Clone, Copy, Debug, PartialEq, Eq)]
#[oai(rename_all = "lowercase")]
pub enum ChoiceOwner {
    /// A garment type: for all its products.
    Type,
    /// A product: instead of its garment type's of the same name, and beside the others.
    Product,
}

impl ChoiceOwner {
    fn name(self) -> &'static str {
        match self {
            Self::Type => "garment_type",
            Self::Product => "product",
        }
    }
}

/// Something with choices.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase")]
pub struct ChoiceListSummary {
    /// What they belong to.
    pub owner: ChoiceOwner,
    /// Its id.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// How many there are.
    pub group_count: i64,
}

/// The choices of a garment type or product.
#[derive(Object, Clone, Debug)]
pub struct ChoiceList {
    /// Name of the garment type or product.
    pub name: String,
    /// Its choices, in order.
    pub groups: Vec<AdminChoiceGroup>,
    /// To be sent with a change.
    pub version: i64,
}

/// A choice, with what visitors do not see.
#[derive(Object, Clone, Debug)]
pub struct AdminChoiceGroup {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Whether several options may be chosen.
    pub several: bool,
    /// Whether an option has to be chosen.
    pub required: bool,
    /// Its options, in order.
    pub options: Vec<AdminChoiceOption>,
}

/// An option, with what visitors do not see.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct AdminChoiceOption {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Added to the product's price, in paise.
    pub price_paise: Paise,
    /// Id of its image.
    pub image_id: Option<i64>,
    /// Image.
    pub image: Option<Image>,
    /// Whether it can be chosen.
    pub available: bool,
}

/// Choices as they are written.
#[derive(Object, Debug)]
pub struct UpdateChoiceList {
    /// All choices, in order.
    #[oai(validator(max_items = 20))]
    groups: Vec<UpdateChoiceGroup>,
    /// The version that was read.
    version: i64,
}

/// A choice as it is written.
#[derive(Object, Debug)]
pub struct UpdateChoiceGroup {
    /// Id of an existing one of this list; any other adds one.
    id: Option<i64>,
    /// Unique in the list.
    #[oai(validator(min_length = 1, max_length = 40))]
    name: String,
    /// Whether several options may be chosen.
    several: bool,
    /// Whether an option has to be chosen.
    required: bool,
    /// Its options, in order.
    #[oai(validator(max_items = 40))]
    options: Vec<UpdateChoiceOption>,
}

/// An option as it is written.
#[derive(Object, Debug)]
#[oai(rename_all = "camelCase")]
pub struct UpdateChoiceOption {
    /// Id of an existing one of this choice; any other adds one.
    id: Option<i64>,
    /// Unique in the choice.
    #[oai(validator(min_length = 1, max_length = 60))]
    name: String,
    /// Added to the product's price, in paise.
    #[oai(validator(minimum(value = "0"), maximum(value = "100000000")))]
    price_paise: i64,
    /// Id of an image of the library.
    image_id: Option<i64>,
    /// Whether it can be chosen.
    available: bool,
}

/// Everything with choices, by name: garment types first.
pub async fn all(garments: &Garments) -> Result<Vec<ChoiceListSummary>, Failure> {
    let rows = sqlx::query!(
        r#"SELECT l.garment_type_id, l.product_id, t.name AS "name?", t.deleted_at, count(*) AS "groups!: i64"
           FROM garments_choice_list l JOIN garments_choice_group g ON g.list_id = l.id
           LEFT JOIN garments_garment_type t ON t.id = l.garment_type_id
           WHERE t.deleted_at IS NULL GROUP BY l.id ORDER BY t.position, l.id"#
    )
    .fetch_all(garments.deps.db.read())
    .await?;
    let products: Vec<i64> = rows.iter().filter_map(|row| row.product_id).collect();
    let mut names = garments.products.names(&products).await?;
    let mut types = Vec::new();
    let mut of_products = Vec::new();
    for row in rows {
        if let (Some(id), Some(name)) = (row.garment_type_id, row.name) {
            types.push(ChoiceListSummary {
                owner: ChoiceOwner::Type,
                id,
                name,
                group_count: row.groups,
            });
        } else if let Some(id) = row.product_id
            && let Some(name) = names.remove(&id)
        {
            of_products.push(ChoiceListSummary {
                owner: ChoiceOwner::Product,
                id,
                name,
                group_count: row.groups,
            });
        }
    }
    of_products.sort_by(|one, other| one.name.cmp(&other.name));
    types.append(&mut of_products);
    Ok(types)
}

/// The name of a garment type or product outside the trash.
async fn name_of(garments: &Garments, owner: ChoiceOwner, id: i64) -> Result<String, Failure> {
    let name = match owner {
        ChoiceOwner::Type => {
            let found = garment_type::one(&garments.deps, id).await?;
            found.map(|found| found.name)
        }
        ChoiceOwner::Product => garments.products.names(&[id]).await?.remove(&id),
    };
    name.ok_or_else(|| OWNER_NOT_FOUND.into())
}

pub async fn view(garments: &Garments, owner: ChoiceOwner, id: i64) -> Result<ChoiceList, Failure> {
    let name = name_of(garments, owner, id).await?;
    let of_type = owner == ChoiceOwner::Type;
    let deps = &garments.deps;
    // One statement, so that the version is that of the choices.
    let rows = sqlx::query!(
        r#"SELECT l.version, g.id AS "group_id?: i64", g.name AS "group_name?", g.several AS "several?: bool",
                  g.required AS "required?: bool", o.id AS "option_id?: i64", o.name AS "option_name?",
                  o.price_paise AS "price_paise?: Paise", o.image_id AS "image_id?: i64",
                  o.available AS "available?: bool"
           FROM garments_choice_list l
           LEFT JOIN garments_choice_group g ON g.list_id = l.id
           LEFT JOIN garments_choice_option o ON o.group_id = g.id
           WHERE iif(?1, l.garment_type_id, l.product_id) = ?2
           ORDER BY g.position, g.id, o.position, o.id"#,
        of_type,
        id
    )
    .fetch_all(deps.db.read())
    .await?;
    let images: Vec<ImageId> = rows.iter().filter_map(|row| row.image_id).collect();
    let images = deps.images.images(&images).await?;
    let version = rows.first().map_or(0, |row| row.version);
    let mut groups: Vec<AdminChoiceGroup> = Vec::new();
    for row in rows {
        if let (Some(id), Some(name), Some(several), Some(required)) =
            (row.group_id, row.group_name, row.several, row.required)
            && groups.last().is_none_or(|group| group.id != id)
        {
            groups.push(AdminChoiceGroup {
                id,
                name,
                several,
                required,
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
            group.options.push(AdminChoiceOption {
                id,
                name,
                price_paise,
                image_id: row.image_id,
                image: row.image_id.and_then(|id| images.get(&id).cloned()),
                available,
            });
        }
    }
    Ok(ChoiceList {
        name,
        groups,
        version,
    })
}

/// Replaces all choices of a garment type or product.
pub async fn update(
    garments: &Garments,
    actor: i64,
    owner: ChoiceOwner,
    id: i64,
    update: &UpdateChoiceList,
) -> Result<(), Failure> {
    name_of(garments, owner, id).await?;
    let mut problems = problems(update);
    let images: Vec<(String, ImageId)> = images_of(update);
    problems.extend(garments.deps.unknown_images(&images).await?);
    refuse(problems)?;
    let mut tx = garments.deps.db.publish().await?;
    let list = claim(&mut tx, owner, id, update.version).await?;
    save_groups(&mut tx, list, &update.groups).await?;
    let entry = Entry {
        actor: Some(actor),
        action: "garments.choices_updated",
        subject: &format!("{}:{id}", owner.name()),
        details: json!({"groups": update.groups.len()}),
    };
    audit::record(&mut tx, garments.deps.clock.now(), entry).await?;
    Ok(tx.commit().await?)
}

/// Takes a list for a change of the version that was read, counts the version up, and returns the list's id. Version 0 is
/// that of a list without a row.
async fn claim(tx: &mut Tx, owner: ChoiceOwner, id: i64, version: i64) -> Result<i64, Failure> {
    let garment_type = (owner == ChoiceOwner::Type).then_some(id);
    let product = (owner == ChoiceOwner::Product).then_some(id);
    let found = sqlx::query!(
        "SELECT id, version FROM garments_choice_list WHERE garment_type_id = ? OR product_id = ?",
        garment_type,
        product
    )
    .fetch_optional(&mut **tx)
    .await?;
    if found.as_ref().map_or(0, |list| list.version) != version {
        return Err(RECORD_CONFLICT.into());
    }
    let list = found.map(|list| list.id);
    let next = version + 1;
    Ok(sqlx::query_scalar!(
        r#"INSERT INTO garments_choice_list (id, garment_type_id, product_id, version) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (id) DO UPDATE SET version = excluded.version RETURNING id AS "id!: i64""#,
        list,
        garment_type,
        product,
        next
    )
    .fetch_one(&mut **tx)
    .await?)
}

/// A stored choice or option.
struct Existing {
    id: i64,
    name: String,
}

/// The stored one that is written: the one with this id, else one with this name whose id was not sent, so that a form that
/// was saved twice does not replace what it added.
fn same(
    existing: &[Existing],
    sent: &[i64],
    saved: &[i64],
    id: Option<i64>,
    name: &str,
) -> Option<i64> {
    let name = name.trim().to_lowercase();
    let mut free = existing.iter().filter(|stored| !saved.contains(&stored.id));
    let by_id = free.clone().find(|stored| Some(stored.id) == id);
    let found = by_id.or_else(|| {
        free.find(|stored| stored.name.to_lowercase() == name && !sent.contains(&stored.id))
    });
    found.map(|stored| stored.id)
}

async fn save_groups(tx: &mut Tx, list: i64, groups: &[UpdateChoiceGroup]) -> Result<(), Failure> {
    let existing: Vec<Existing> = sqlx::query_as!(
        Existing,
        "SELECT id, name FROM garments_choice_group WHERE list_id = ?",
        list
    )
    .fetch_all(&mut **tx)
    .await?;
    let sent: Vec<i64> = groups.iter().filter_map(|group| group.id).collect();
    let mut saved = Vec::new();
    for (position, group) in (0_i64..).zip(groups) {
        let id = same(&existing, &sent, &saved, group.id, &group.name);
        let name = group.name.trim();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO garments_choice_group (id, list_id, name, several, required, position)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, several = excluded.several,
                   required = excluded.required, position = excluded.position
               RETURNING id AS "id!: i64""#,
            id,
            list,
            name,
            group.several,
            group.required,
            position
        )
        .fetch_one(&mut **tx)
        .await?;
        saved.push(id);
        save_options(tx, id, &group.options).await?;
    }
    let saved = format!("{saved:?}");
    sqlx::query!(
        "DELETE FROM garments_choice_group WHERE list_id = ? AND id NOT IN (SELECT value FROM json_each(?))",
        list,
        saved
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

async fn save_options(
    tx: &mut Tx,
    group: i64,
    options: &[UpdateChoiceOption],
) -> Result<(), Failure> {
    let existing: Vec<Existing> = sqlx::query_as!(
        Existing,
        "SELECT id, name FROM garments_choice_option WHERE group_id = ?",
        group
    )
    .fetch_all(&mut **tx)
    .await?;
    let sent: Vec<i64> = options.iter().filter_map(|option| option.id).collect();
    let mut saved = Vec::new();
    for (position, option) in (0_i64..).zip(options) {
        let id = same(&existing, &sent, &saved, option.id, &option.name);
        let name = option.name.trim();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO garments_choice_option (id, group_id, name, price_paise, image_id, available, position)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, price_paise = excluded.price_paise,
                   image_id = excluded.image_id, available = excluded.available, position = excluded.position
               RETURNING id AS "id!: i64""#,
            id,
            group,
            name,
            option.price_paise,
            option.image_id,
            option.available,
            position
        )
        .fetch_one(&mut **tx)
        .await?;
        saved.push(id);
    }
    let saved = format!("{saved:?}");
    sqlx::query!(
        "DELETE FROM garments_choice_option WHERE group_id = ? AND id NOT IN (SELECT value FROM json_each(?))",
        group,
        saved
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

fn images_of(update: &UpdateChoiceList) -> Vec<(String, ImageId)> {
    let mut images = Vec::new();
    for (group, fields) in update.groups.iter().enumerate() {
        for (option, fields) in fields.options.iter().enumerate() {
            let field = format!("groups.{group}.options.{option}.imageId");
            images.extend(fields.image_id.map(|id| (field, id)));
        }
    }
    images
}

/// Names that are there twice.
fn problems(update: &UpdateChoiceList) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    let mut groups = HashSet::new();
    for (index, group) in update.groups.iter().enumerate() {
        let mut blame = |field: &str, message: &str| {
            let field = format!("groups.{index}.{field}");
            problems.push(FieldProblem::new(field, "taken", message));
        };
        if !groups.insert(group.name.trim().to_lowercase()) {
            blame("name", "Another choice has this name.");
        }
        let mut options = HashSet::new();
        for (index, option) in group.options.iter().enumerate() {
            if !options.insert(option.name.trim().to_lowercase()) {
                let field = format!("options.{index}.name");
                blame(&field, "Another option has this name.");
            }
        }
    }
    problems
}
