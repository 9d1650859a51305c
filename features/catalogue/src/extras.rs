//! What the page of a product shows beside the product.

use kernel::{
    Failure, Image,
    review::{Rating, Review},
};
use poem_openapi::Object;

use crate::{Catalogue, codes, product::Product, store::LinkedCourse};

/// Related products of a page: one row.
const RELATED: usize = 4;

/// What the page of a product shows beside the product.
#[derive(Object, Clone, Debug)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ProductExtras {
    /// Images beside the main one, 4:5, in the owner's order.
    pub images: Vec<Image>,
    /// Fabric that the customer gives; absent if none or unknown.
    pub fabric_cm: Option<i64>,
    /// What the price includes, one thing each.
    pub included: Vec<String>,
    /// What it does not include.
    pub not_included: Vec<String>,
    /// Whether a person is measured for it.
    pub measured: bool,
    /// The course that teaches it.
    pub course: Option<LinkedCourse>,
    /// Rating by buyers; absent before the first approved review.
    pub rating: Option<Rating>,
    /// Approved reviews, newest first; at most sixty.
    pub reviews: Vec<Review>,
    /// Of the same service, category or tags, closest first; at most four.
    pub related: Vec<Product>,
}

/// Things that stand on a line each.
pub fn lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(str::to_owned).collect()
}

/// How close two products are; 0 for not at all.
fn closeness(one: &Product, other: &Product) -> usize {
    let shared = |of: fn(&Product) -> &Vec<String>| {
        of(one).iter().filter(|tag| of(other).contains(tag)).count()
    };
    let tags = shared(|product| &product.occasions) + shared(|product| &product.fabrics);
    let category = usize::from(one.ctid == other.ctid);
    let service = usize::from(one.service_id == other.service_id);
    tags + 2 * category + service
}

impl Catalogue {
    pub async fn product_extras(&self, id: i64) -> Result<ProductExtras, Failure> {
        let all = self.products(None).await?;
        let product = all
            .iter()
            .find(|one| one.id == id)
            .ok_or_else(|| Failure::new(codes::PRODUCT_NOT_FOUND))?;
        let facts = sqlx::query!(
            "SELECT fabric_cm, included, not_included, course_id FROM catalogue_product WHERE id = ?",
            id
        )
        .fetch_one(self.deps.db.read())
        .await?;
        let ids = sqlx::query_scalar!(
            "SELECT image_id FROM catalogue_product_image WHERE product_id = ? ORDER BY position",
            id
        )
        .fetch_all(self.deps.db.read())
        .await?;
        let mut images = self.deps.images.images(&ids).await?;
        let course = match facts.course_id {
            Some(course) => self.store.course(course).await?,
            None => None,
        };
        let measured = match product.garment_type_id {
            Some(garment_type) => self.garments.is_measured(garment_type).await?,
            None => false,
        };
        let (rating, reviews) = self.reviews(id).await?;
        let mut related: Vec<(usize, &Product)> = all
            .iter()
            .filter(|other| other.id != id)
            .map(|other| (closeness(product, other), other))
            .filter(|(closeness, _)| *closeness > 0)
            .collect();
        // Stable, so that equally close ones stay in the owner's order.
        related.sort_by_key(|(closeness, _)| std::cmp::Reverse(*closeness));
        Ok(ProductExtras {
            images: ids.iter().filter_map(|id| images.remove(id)).collect(),
            fabric_cm: facts.fabric_cm,
            included: lines(&facts.included),
            not_included: lines(&facts.not_included),
            measured,
            course,
            rating,
            reviews,
            related: related
                .into_iter()
                .take(RELATED)
                .map(|(_, other)| other.clone())
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn blank_lines_are_no_things() {
        assert_eq!(
            lines(" Cutting \n\n\r\nOne trial"),
            ["Cutting", "One trial"]
        );
        assert!(lines(" \n").is_empty());
    }
}
