//! The shape of `data/demo/content.json`.

use kernel::DemoImage;
use serde::Deserialize;

use crate::{
    colours::SiteColours,
    location::Location,
    shop::{DesignerCredit, GrievanceOfficer, OpeningHours},
};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Document {
    pub shop: DemoShop,
    pub banner: Vec<DemoBanner>,
    pub offers: Vec<DemoOffer>,
    pub gallery: Vec<DemoGalleryItem>,
    pub events: Vec<DemoEvent>,
    pub testimonials: Vec<DemoTestimonial>,
    pub measure_videos: Vec<DemoMeasureVideo>,
    pub pages: Vec<DemoPage>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoShop {
    pub business_name: String,
    pub legal_name: String,
    pub tagline: String,
    pub greeting: String,
    pub whatsapp: Option<String>,
    pub phone: String,
    pub email: String,
    pub address: Vec<String>,
    pub location: Location,
    pub hours: Vec<OpeningHours>,
    pub grievance_officer: GrievanceOfficer,
    pub copyright_year: i64,
    pub designer_credit: Option<DesignerCredit>,
    pub colours: SiteColours,
    pub order_prefix: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoBanner {
    pub subtitle: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoOffer {
    pub text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoGalleryItem {
    pub title: String,
    pub category: String,
    pub images: Vec<DemoImage>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoEvent {
    pub title: String,
    pub description: String,
    pub days_ago: i64,
    pub main_image: DemoImage,
    pub images: Vec<DemoImage>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoTestimonial {
    pub name: String,
    pub company: String,
    pub quote: String,
    pub image: DemoImage,
    pub days_ago: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoMeasureVideo {
    pub video: String,
    pub image: DemoImage,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DemoPage {
    pub slug: String,
    pub title: String,
    pub changed_on: String,
    pub sections: Vec<DemoSection>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DemoSection {
    pub id: String,
    pub heading: Option<String>,
    pub text: String,
}
