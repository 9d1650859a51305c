//! Links that the shop emails to the customer.

use poem::http::Method;
use serde_json::json;

use super::{
    person::{Call, Person, Shop},
    rows::{NEW_EMAIL, one},
};
use crate::support::DemoShop;

/// Secret of the newest email with this template.
async fn secret(demo: &DemoShop, template: &str) -> String {
    let newest = format!(
        "SELECT secret FROM kernel_outbox WHERE template = '{template}' ORDER BY id DESC LIMIT 1"
    );
    one(demo, &newest).await
}

/// Has a link emailed to the customer that confirms a new address.
pub async fn contact_link(demo: &DemoShop, shop: &Shop, asha: &mut Person) -> String {
    let change = Call::new(Method::PATCH, "/me/account").json(json!({"email": NEW_EMAIL}));
    asha.call(shop, &change).await.value();
    secret(demo, "auth.contact_confirm").await
}

/// Has a link emailed to the customer that sets a new password.
pub async fn reset_link(demo: &DemoShop, shop: &Shop, asha: &mut Person, email: &str) -> String {
    let forgot = Call::post("/auth/password/forgot").json(json!({"email": email}));
    asha.call(shop, &forgot).await.value();
    secret(demo, "auth.reset").await
}
