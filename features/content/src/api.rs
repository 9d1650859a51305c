//! The operations of this feature.

use kernel::{Checked, ClientAddress, Deps, Failure, idempotency::IdempotencyKey};
use poem_openapi::{
    ApiResponse, OpenApi, Tags,
    param::{Path, Query},
    payload::Json,
};

use crate::{
    banner::{self, BannerLine},
    enquiry::{self, ENQUIRIES, Enquiry, EnquiryReceived},
    event::{self, Event, EventDetails},
    gallery::{self, GalleryItem},
    logo,
    measure_video::{self, MeasureVideo},
    offer::{self, Offer},
    page::{self, Page},
    shop::{self, Connections, Shop},
    testimonial::{self, Testimonial},
};

#[derive(Tags)]
enum Tag {
    /// What the shop publishes: facts, banner, offers, gallery, events, testimonials, pages, enquiries.
    Content,
}

#[derive(ApiResponse)]
enum EnquiryCreated {
    /// The enquiry has arrived.
    #[oai(status = 201)]
    Created(Json<EnquiryReceived>),
}

pub struct Api {
    deps: Deps,
    public_address: String,
    connections: Connections,
}

impl Api {
    pub fn new(deps: Deps, public_address: String, connections: Connections) -> Self {
        Self {
            deps,
            public_address,
            connections,
        }
    }
}

#[OpenApi(prefix_path = "/content", tag = "Tag::Content")]
impl Api {
    /// View the shop.
    ///
    /// Name, address, hours, contacts and looks of the site.
    #[oai(path = "/shop", method = "get", operation_id = "shop_view")]
    async fn shop_view(&self) -> Result<Json<Shop>, Failure> {
        let mut shop = shop::view(&self.deps.db, &self.public_address).await?;
        shop.logo = logo::shown(&self.deps).await?;
        Ok(Json(shop.connected(self.connections)))
    }

    /// List the texts of the banner.
    ///
    /// They take turns on the home page, in this order.
    #[oai(path = "/banner", method = "get", operation_id = "banner_list")]
    async fn banner_list(&self) -> Result<Json<Vec<BannerLine>>, Failure> {
        Ok(Json(banner::list(&self.deps.db).await?))
    }

    /// List offers.
    ///
    /// The current ones; the last one is the newest.
    #[oai(path = "/offers", method = "get", operation_id = "offer_list")]
    async fn offer_list(&self) -> Result<Json<Vec<Offer>>, Failure> {
        Ok(Json(offer::list(&self.deps.db).await?))
    }

    /// List the gallery.
    ///
    /// One entry per finished piece, each with all its images.
    #[oai(path = "/gallery", method = "get", operation_id = "gallery_list")]
    async fn gallery_list(
        &self,
        /// Which of the four shuffled orders; without it the shop's own order.
        #[oai(validator(minimum(value = "1"), maximum(value = "4")))]
        seed: Query<Option<u8>>,
    ) -> Result<Json<Vec<GalleryItem>>, Failure> {
        Ok(Json(gallery::list(&self.deps, seed.0).await?))
    }

    /// List events.
    ///
    /// Stories, newest first.
    #[oai(path = "/events", method = "get", operation_id = "event_list")]
    async fn event_list(&self) -> Result<Json<Vec<Event>>, Failure> {
        Ok(Json(event::list(&self.deps).await?))
    }

    /// View an event.
    ///
    /// A story with all its images, in order.
    #[oai(path = "/events/:id", method = "get", operation_id = "event_view")]
    async fn event_view(
        &self,
        /// Id of the story.
        id: Path<i64>,
    ) -> Result<Json<EventDetails>, Failure> {
        Ok(Json(event::view(&self.deps, id.0).await?))
    }

    /// List testimonials.
    ///
    /// What clients said, newest first.
    #[oai(
        path = "/testimonials",
        method = "get",
        operation_id = "testimonial_list"
    )]
    async fn testimonial_list(&self) -> Result<Json<Vec<Testimonial>>, Failure> {
        Ok(Json(testimonial::list(&self.deps).await?))
    }

    /// List measure videos.
    ///
    /// Each with a still image
    #[oai(
        path = "/measure-videos",
        method = "get",
        operation_id = "measure_video_list"
    )]
    async fn measure_video_list(&self) -> Result<Json<Vec<MeasureVideo>>, Failure> {
        Ok(Json(measure_video::list(&self.deps).await?))
    }

    /// View a page.
    ///
    /// A text in sections.
    #[oai(path = "/pages/:slug", method = "get", operation_id = "page_view")]
    async fn page_view(
        &self,
        /// `about`, `stories`, `privacy`, `terms`, `refunds` or `quality`.
        #[oai(validator(max_length = 40), example = "example_slug")]
        slug: Path<String>,
    ) -> Result<Json<Page>, Failure> {
        Ok(Json(page::view(&self.deps.db, &slug.0).await?))
    }

    /// Create an enquiry.
    ///
    /// A question to the shop. Ten in an hour from one address.
    #[oai(path = "/enquiries", method = "post", operation_id = "enquiry_create")]
    async fn enquiry_create(
        &self,
        address: ClientAddress,
        /// Unique to one request, which has one effect however often it is sent.
        #[oai(name = "Idempotency-Key")]
        request_key: IdempotencyKey,
        enquiry: Checked<Enquiry>,
    ) -> Result<EnquiryCreated, Failure> {
        self.deps.limits.allow_address(ENQUIRIES, &address.0)?;
        let received = enquiry::create(&self.deps, &enquiry, request_key.0.as_deref()).await?;
        Ok(EnquiryCreated::Created(Json(received)))
    }
}

fn example_slug() -> String {
    "about".to_owned()
}
