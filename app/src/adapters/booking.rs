//! What bookings ask of the catalogue, of the shop's settings and of the media.

use std::sync::Arc;

use async_trait::async_trait;
use content::OnlinePayment;
use kernel::{
    Db, Failure, LengthUnit, Tx,
    mail::{MailShop, MailShopFacts},
};
use media::Media;
use orders::{OrderNumbers, PhotoKeeper, PhotoRefused, Service, Services};
use poem::Body;

use super::{WorkOfPiecework, garments::GarmentsOfShop, shop_facts::ShopOfContent};
use crate::context::Context;

pub struct ServicesOfCatalogue(pub Db);

#[async_trait]
impl Services for ServicesOfCatalogue {
    async fn service(&self, product: i64) -> Result<Option<Service>, Failure> {
        let offered = catalogue::offered(&self.0, product).await?;
        Ok(offered.map(|offered| Service {
            service_type: offered.service_type,
            service_name: offered.service_name,
            service_model: offered.service_model,
            image: Some(offered.image),
        }))
    }
}

pub struct NumbersOfShop(pub Arc<ShopOfContent>);

#[async_trait]
impl OrderNumbers for NumbersOfShop {
    async fn prefix(&self) -> Result<String, Failure> {
        Ok(content::shop(&self.0.deps.db, "").await?.order_prefix)
    }

    async fn unit(&self) -> Result<LengthUnit, Failure> {
        Ok(content::shop(&self.0.deps.db, "").await?.measurement_unit)
    }

    async fn shop(&self) -> Result<MailShop, Failure> {
        self.0.mail_shop().await
    }
}

pub struct PhotosOfMedia(pub Arc<Media>);

#[async_trait]
impl PhotoKeeper for PhotosOfMedia {
    async fn keep(&self, photo: Body, of_customer: bool) -> Result<i64, PhotoRefused> {
        let stored = self.0.keep_private_photo(photo, of_customer).await;
        stored.map_err(|failure| {
            let code = failure.code();
            if [media::IMAGE_TOO_LARGE, media::IMAGE_TOO_MANY_PIXELS].contains(&code) {
                PhotoRefused::TooLarge
            } else if code == media::IMAGE_UNKNOWN_KIND {
                PhotoRefused::UnknownKind
            } else if code == media::IMAGE_BROKEN {
                PhotoRefused::Broken
            } else {
                PhotoRefused::Failed(failure)
            }
        })
    }

    async fn read(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        self.0.private_photo(stored).await
    }

    async fn printed(&self, stored: i64) -> Result<Option<Vec<u8>>, Failure> {
        self.0.printed_private_photo(stored).await
    }

    async fn forget(&self, tx: &mut Tx, stored: i64) -> Result<(), Failure> {
        self.0.forget_private_photo(tx, stored).await
    }
}

impl Context {
    pub fn orders(&self) -> orders::Setup {
        let db = &self.deps.db;
        let generous = self.options.generous;
        orders::Setup {
            services: Arc::new(ServicesOfCatalogue(db.clone())),
            garments: Arc::new(GarmentsOfShop(self.garments())),
            numbers: Arc::new(NumbersOfShop(self.shop())),
            photos: Arc::new(PhotosOfMedia(self.media.clone())),
            people: self.people.clone(),
            money: Arc::new(self.order_money()),
            work: Arc::new(WorkOfPiecework(self.piecework())),
            most_bookings: if generous { 20 } else { 5 },
            most_waiting: if generous { 200 } else { 3 },
            pays_online: self.online_payment() != OnlinePayment::Closed,
        }
    }
}
