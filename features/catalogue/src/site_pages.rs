//! Public pages of the catalogue.

use async_trait::async_trait;
use kernel::{
    Failure, NamedPath, NamedQuery, SitePage, SitePages, audit,
    site_page::{encode, latest, no_value},
};

use crate::Catalogue;

pub fn sub_categories(ctid: i64, service_name: &str) -> String {
    format!("{}/{}", services_of(ctid), encode(service_name))
}

fn services_of(ctid: i64) -> String {
    format!("/productsubcategories/{ctid}")
}

pub fn product_details(id: i64) -> String {
    format!("/productdetails/{id}")
}

#[async_trait]
impl SitePages for Catalogue {
    async fn site_pages(&self) -> Result<Vec<SitePage>, Failure> {
        let of = |kind| audit::last_changes(&self.deps.db, "catalogue", kind);
        let (categories, services, products) = (
            of("category").await?,
            of("service").await?,
            of("product").await?,
        );
        let mut pages = Vec::new();
        for category in self.categories(None).await? {
            pages.push(
                SitePage::new(format!("/fromhome?ctid={}", category.ctid))
                    .changed(None, categories.get(&category.id))
                    .showing([&category.category_image]),
            );
        }
        for service in self.services(None).await? {
            pages.push(
                SitePage::new(sub_categories(service.ctid, &service.service_name))
                    .changed(None, services.get(&service.id))
                    .showing([&service.service_image]),
            );
        }
        for product in self.products(None).await? {
            pages.push(
                SitePage::new(product_details(product.id))
                    .changed(product.date, products.get(&product.id))
                    .showing([&product.image]),
            );
        }
        let all = SitePage {
            changed: latest(&pages),
            ..SitePage::new("/products")
        };
        let products = SitePage {
            path: "/allproducts".to_owned(),
            ..all.clone()
        };
        pages.splice(0..0, [all, products]);
        Ok(pages)
    }

    /// Products of one category or tag: any set of them is for the browser alone.
    async fn named_queries(&self) -> Result<Vec<NamedQuery>, Failure> {
        let named = |key, names| NamedQuery {
            key,
            names,
            stand_in: no_value,
        };
        let categories = self.categories(None).await?;
        let ids = categories.into_iter().map(|one| one.ctid.to_string());
        let tags = self.tags().await?;
        Ok(vec![
            named("categories", ids.collect()),
            named("occasions", tags.occasions),
            named("fabrics", tags.fabrics),
        ])
    }

    /// Services by name. Any other name leads to all of its category: addresses of the previous site had any name.
    async fn named_paths(&self) -> Result<Vec<NamedPath>, Failure> {
        let services = self.services(None).await?;
        let categories = self.categories(None).await?.into_iter();
        let paths = categories.map(|category| {
            // Also defined in `web/src/features/catalogue/choice.ts`.
            let all = format!("All {}", category.category_name);
            let of_category = services.iter().filter(|one| one.ctid == category.ctid);
            let names = of_category.map(|one| one.service_name.clone());
            NamedPath {
                parent: services_of(category.ctid),
                names: names.chain([all.clone()]).collect(),
                fallback: all,
            }
        });
        Ok(paths.collect())
    }
}
