//! ProductTags of products: the occasions they are for and the fabrics they suit.

use std::collections::HashMap;

use kernel::{Failure, FieldProblem, Tx};
use poem_openapi::Object;
use sqlx::SqlitePool;

use crate::Catalogue;

/// Most tags of one kind that a product has.
const MOST: usize = 12;
/// Longest name, in characters.
const LONGEST: usize = 24;

/// ProductTags that every shop can tick. They are listed in this order, before the shop's own.
const OCCASIONS: [&str; 6] = [
    "Wedding",
    "Wedding guest",
    "Festival",
    "Everyday",
    "Office",
    "School",
];
const FABRICS: [&str; 8] = [
    "Silk",
    "Cotton",
    "Linen",
    "Ikat",
    "Georgette",
    "Chiffon",
    "Velvet",
    "Brocade",
];

/// ProductTags of one product, or of all.
#[derive(Object, Clone, Debug, Default, PartialEq, Eq)]
pub struct ProductTags {
    /// What it is worn for, such as "Festival".
    pub occasions: Vec<String>,
    /// Fabrics it suits, such as "Silk".
    pub fabrics: Vec<String>,
}

impl ProductTags {
    fn sort(&mut self) {
        sort(&mut self.occasions, &OCCASIONS);
        sort(&mut self.fabrics, &FABRICS);
    }
}

/// The shipped ones first, in their order; then the shop's own by name.
fn sort(names: &mut [String], shipped: &[&str]) {
    names.sort_by_cached_key(|name| {
        let position = shipped.iter().position(|known| known == name);
        (position.unwrap_or(shipped.len()), name.to_lowercase())
    });
}

/// Names as typed, each once and in the shipped spelling.
fn cleaned(typed: &[String], shipped: &[&str]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in typed {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let same = |known: &&str| known.to_lowercase() == name.to_lowercase();
        let name = shipped
            .iter()
            .find(|known| same(known))
            .map_or(name.clone(), |known| (*known).to_owned());
        if names.iter().all(|known| !same(&known.as_str())) {
            names.push(name);
        }
    }
    names
}

fn problem(field: &str, names: &[String]) -> Option<FieldProblem> {
    let refused = |message: String| Some(FieldProblem::new(field, "invalid", message));
    if names.len() > MOST {
        return refused(format!("At most {MOST} tags."));
    }
    // A list of chosen tags in an address separates them by ~.
    let is_name =
        |name: &String| (1..=LONGEST).contains(&name.chars().count()) && !name.contains('~');
    (!names.iter().all(is_name))
        .then(|| refused(format!("A tag has 1 to {LONGEST} characters and no ~.")))
        .flatten()
}

/// The tags of a form.
pub fn parse(occasions: &[String], fabrics: &[String]) -> (ProductTags, Vec<FieldProblem>) {
    let tags = ProductTags {
        occasions: cleaned(occasions, &OCCASIONS),
        fabrics: cleaned(fabrics, &FABRICS),
    };
    let problems = [
        problem("occasions", &tags.occasions),
        problem("fabrics", &tags.fabrics),
    ];
    (tags, problems.into_iter().flatten().collect())
}

/// Replaces the tags of a product.
pub async fn save(tx: &mut Tx, product: i64, tags: &ProductTags) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "DELETE FROM catalogue_product_tag WHERE product_id = ?",
        product
    )
    .execute(&mut **tx)
    .await?;
    let occasions = tags.occasions.iter().map(|name| ("occasion", name));
    let fabrics = tags.fabrics.iter().map(|name| ("fabric", name));
    for (kind, name) in occasions.chain(fabrics) {
        sqlx::query!(
            "INSERT INTO catalogue_product_tag (product_id, kind, name) VALUES (?, ?, ?)",
            product,
            kind,
            name
        )
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Gives a copy of a product its tags.
pub async fn copy(tx: &mut Tx, from: i64, to: i64) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "INSERT INTO catalogue_product_tag (product_id, kind, name)
         SELECT ?2, kind, name FROM catalogue_product_tag WHERE product_id = ?1",
        from,
        to
    )
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// ProductTags of these products, by id.
pub async fn of(
    pool: &SqlitePool,
    products: &[i64],
) -> Result<HashMap<i64, ProductTags>, sqlx::Error> {
    let products = format!("{products:?}");
    let rows = sqlx::query!(
        r#"SELECT product_id, kind, name FROM catalogue_product_tag
           WHERE product_id IN (SELECT value FROM json_each(?1))"#,
        products
    )
    .fetch_all(pool)
    .await?;
    let mut found: HashMap<i64, ProductTags> = HashMap::new();
    for row in rows {
        let tags = found.entry(row.product_id).or_default();
        match row.kind.as_str() {
            "occasion" => tags.occasions.push(row.name),
            _ => tags.fabrics.push(row.name),
        }
    }
    found.values_mut().for_each(ProductTags::sort);
    Ok(found)
}

impl Catalogue {
    /// Every tag that a product can have: the shipped ones, and the shop's own that a product has.
    pub async fn tags(&self) -> Result<ProductTags, Failure> {
        let rows = sqlx::query!("SELECT DISTINCT kind, name FROM catalogue_product_tag")
            .fetch_all(self.deps.db.read())
            .await?;
        let mut tags = ProductTags {
            occasions: OCCASIONS.map(str::to_owned).to_vec(),
            fabrics: FABRICS.map(str::to_owned).to_vec(),
        };
        for row in rows {
            let names = match row.kind.as_str() {
                "occasion" => &mut tags.occasions,
                _ => &mut tags.fabrics,
            };
            if !names.contains(&row.name) {
                names.push(row.name);
            }
        }
        tags.sort();
        Ok(tags)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(of: &[&str]) -> Vec<String> {
        of.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_tag_counts_once_and_keeps_the_shipped_spelling() {
        let (tags, problems) = parse(
            &names(&[" festival ", "Festival", "Golu  at home"]),
            &names(&["கைத்தறி", "silk"]),
        );
        assert_eq!(tags.occasions, ["Festival", "Golu at home"]);
        assert_eq!(tags.fabrics, ["கைத்தறி", "Silk"]);
        assert!(problems.is_empty());
    }

    #[test]
    fn a_tag_has_a_name_that_fits_a_chip_and_an_address() {
        for wrong in ["", "  ", "a ~ b", "A name of twenty-five chars"] {
            let (_, problems) = parse(&names(&[wrong]), &[]);
            assert_eq!(problems.len(), 1, "{wrong:?}");
            assert_eq!(problems[0].field, "occasions");
        }
    }

    #[test]
    fn own_tags_follow_the_shipped_ones() {
        let mut tags = ProductTags {
            occasions: names(&["Golu", "School", "anniversary", "Wedding"]),
            fabrics: Vec::new(),
        };
        tags.sort();
        assert_eq!(tags.occasions, ["Wedding", "School", "anniversary", "Golu"]);
    }
}
