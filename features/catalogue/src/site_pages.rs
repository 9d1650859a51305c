//! Public pages of the catalogue.

use async_trait::async_trait;
use kernel::{Failure, SitePage, SitePages, site_page::encode};

use crate::Catalogue;

pub fn sub_categories(ctid: i64, service_name: &str) -> String {
    format!("/productsubcategories/{ctid}/{}", encode(service_name))
}

pub fn product_details(id: i64) -> String {
    format!("/productdetails/{id}")
}

#[async_trait]
impl SitePages for Catalogue {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        let mut pages = vec![SitePage::new("/products")];
        for category in self.categories(None).await? {
            pages.push(SitePage::new(format!("/fromhome?ctid={}", category.ctid)));
        }
        for service in self.services(None).await? {
            pages.push(SitePage::new(sub_categories(
                service.ctid,
                &service.service_name,
            )));
        }
        for product in self.products(None).await? {
            pages.push(SitePage::new(product_details(product.id)));
        }
        Ok(pages)
    }
}
