//! What mails say about the shop.

use async_trait::async_trait;
use kernel::{
    Db, Failure,
    mail::{MailShop, MailShopFacts},
};

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
