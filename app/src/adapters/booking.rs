//! What bookings ask of the catalogue and of the shop's settings.

use std::sync::Arc;

use async_trait::async_trait;
use content::OnlinePayment;
use kernel::{
    Db, Failure, LengthUnit,
    mail::{MailShop, MailShopFacts},
};
use orders::{OrderNumbers, Service, Services};

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

impl Context {
    pub fn orders(&self) -> orders::Setup {
        let db = &self.deps.db;
        let generous = self.options.generous;
        orders::Setup {
            services: Arc::new(ServicesOfCatalogue(db.clone())),
            garments: Arc::new(GarmentsOfShop(self.garments())),
            numbers: Arc::new(NumbersOfShop(self.shop())),
            photos: self.media.clone(),
            people: self.people.clone(),
            money: Arc::new(self.order_money()),
            work: Arc::new(WorkOfPiecework(self.piecework())),
            most_bookings: if generous { 20 } else { 5 },
            most_waiting: if generous { 200 } else { 3 },
            pays_online: self.online_payment() != OnlinePayment::Closed,
        }
    }
}
