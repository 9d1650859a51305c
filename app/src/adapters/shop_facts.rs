//! What mails and the payment provider's window say about the shop.

use std::sync::Arc;

use async_trait::async_trait;
use content::{Connections, ExistingOrders, OnlinePayment};
use kernel::{
    Db, Deps, Email, Failure, NotificationEvent, People,
    mail::{MailLogo, MailShop, MailShopFacts, ShopInbox},
};
use payments::{Sign, Storefront, razorpay::Mode};

use crate::context::Context;

pub struct ShopOfContent {
    pub deps: Deps,
    pub public_address: String,
}

#[async_trait]
impl MailShopFacts for ShopOfContent {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        let shop = content::shop(&self.deps.db, &self.public_address).await?;
        let logo = content::logo(&self.deps).await?;
        Ok(MailShop {
            business_name: shop.business_name,
            public_address: shop.public_address,
            phone: shop.phone,
            email: shop.email,
            address: shop.address,
            theme_colour: shop.theme_colour,
            logo: logo.map(|logo| MailLogo {
                path: logo.src,
                width: logo.width,
                height: logo.height,
            }),
        })
    }
}

/// The address that the shop publishes, else its owners'.
pub struct InboxOfShop {
    pub db: Db,
    pub people: Arc<dyn People>,
}

#[async_trait]
impl ShopInbox for InboxOfShop {
    async fn addresses(&self) -> Result<Vec<Email>, Failure> {
        let published = content::shop(&self.db, "").await?.email;
        if published.is_empty() {
            let owners = self.people.owners().await?.into_iter();
            return Ok(owners.filter_map(|owner| owner.email).collect());
        }
        let address = Email::parse(&published).map_err(Failure::internal)?;
        Ok(vec![address])
    }

    async fn wants(&self, event: NotificationEvent) -> Result<bool, Failure> {
        notifications::wants_email(&self.db, event).await
    }
}

#[async_trait]
impl Storefront for ShopOfContent {
    async fn sign(&self) -> Result<Sign, Failure> {
        let shop = content::shop(&self.deps.db, &self.public_address).await?;
        Ok(Sign {
            business_name: shop.business_name,
            theme_colour: shop.theme_colour,
        })
    }
}

/// The orders whose numbers begin with the shop's prefix.
pub struct OrdersOfShop(pub Db);

#[async_trait]
impl ExistingOrders for OrdersOfShop {
    async fn any(&self) -> Result<bool, Failure> {
        orders::has_orders(&self.0).await
    }
}

impl Context {
    pub fn shop(&self) -> Arc<ShopOfContent> {
        Arc::new(ShopOfContent {
            deps: self.deps.clone(),
            public_address: self.options.address.clone(),
        })
    }

    /// How visitors pay online.
    pub fn online_payment(&self) -> OnlinePayment {
        match self.keys.as_ref().map(|keys| keys.mode) {
            Some(Mode::Live) => OnlinePayment::Live,
            Some(Mode::Test) => OnlinePayment::Test,
            None if self.options.demo => OnlinePayment::Sandbox,
            None => OnlinePayment::Closed,
        }
    }

    pub fn connections(&self) -> Connections {
        Connections {
            online_payment: self.online_payment(),
            // Those of a demo can be read in its outbox folder.
            sends_emails: self.options.demo || self.deps.outbox.delivers(),
        }
    }
}
