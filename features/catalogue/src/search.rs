//! The catalogue in the site search.

use async_trait::async_trait;
use kernel::{Failure, SearchItem, SearchKind, SearchProvider};

use crate::{Catalogue, site_pages};

const CATEGORY: SearchKind = SearchKind {
    rank: 2,
    id: "category",
    label: "a category",
};
const SERVICE: SearchKind = SearchKind {
    rank: 3,
    id: "service",
    label: "a service",
};
/// Products are called so in the addresses of the site.
pub const PRODUCT: SearchKind = SearchKind {
    rank: 4,
    id: "subcategory",
    label: "a product",
};

#[async_trait]
impl SearchProvider for Catalogue {
    fn kinds(&self) -> &'static [SearchKind] {
        &[CATEGORY, SERVICE, PRODUCT]
    }

    async fn search_items(&self) -> Result<Vec<SearchItem>, Failure> {
        let mut items = Vec::new();
        for category in self.categories(None).await? {
            items.push(SearchItem {
                kind: CATEGORY,
                id: category.id,
                texts: vec![category.category_name.clone()],
                description: None,
                name: category.category_name,
                subtype: None,
                path: "/products".to_owned(),
                line: Some(category.description),
                price: category.from_price_paise,
                image: Some(category.category_image),
            });
        }
        for service in self.services(None).await? {
            items.push(SearchItem {
                kind: SERVICE,
                id: service.id,
                texts: vec![service.service_name.clone(), service.service_type.clone()],
                description: None,
                path: site_pages::sub_categories(service.ctid, &service.service_name),
                name: service.service_name,
                subtype: Some(service.service_type),
                line: None,
                price: service.from_price_paise,
                image: Some(service.service_image),
            });
        }
        for product in self.products(None).await? {
            items.push(SearchItem {
                kind: PRODUCT,
                id: product.id,
                texts: vec![
                    product.service_name.clone(),
                    product.service_type,
                    product.service_model.clone(),
                    product.main_title.clone(),
                ],
                description: Some(product.main_description),
                name: product.service_name,
                subtype: Some(product.service_model),
                path: site_pages::product_details(product.id),
                line: Some(product.main_title),
                price: Some(product.price_paise),
                image: Some(product.image),
            });
        }
        Ok(items)
    }
}
