//! What mails and the payment provider's window say about the shop.

use async_trait::async_trait;
use kernel::{
    Db, Failure,
    mail::{MailShop, MailShopFacts},
};
use payments::{Sign, Storefront};

pub struct ShopOfContent {
    pub db: Db,
    pub public_address: String,
}

#[async_trait]
impl MailShopFacts for ShopOfContent {
    async fn mail_shop(&self) -> Result<MailShop, Failure> {
        let shop = content::shop(&self.db, &self.public_address).await?;
        Ok(MailShop {
            business_name: shop.business_name,
            public_address: shop.public_address,
            phone: shop.phone,
            email: shop.email,
            address: shop.address,
        })
    }
}

#[async_trait]
impl Storefront for ShopOfContent {
    async fn sign(&self) -> Result<Sign, Failure> {
        let shop = content::shop(&self.db, &self.public_address).await?;
        Ok(Sign {
            business_name: shop.business_name,
            theme_colour: shop.theme_colour,
        })
    }
}
