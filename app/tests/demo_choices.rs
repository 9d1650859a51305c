//! The demo customer's orders name options that the demo shop offers, at its prices.

use serde_json::Value;

use crate::{belongings::person::Call, support::DemoShop};

#[tokio::test]
async fn the_choices_of_the_demos_orders_are_those_of_its_products() {
    let demo = DemoShop::open().await;
    let shop = demo.client();
    let mut asha = demo.person("customer", "demo-customer").await;
    let mut pieces = Vec::new();
    for path in ["/me/appointments", "/me/orders"] {
        let orders = asha.call(&shop, &Call::get(path)).await.value();
        for order in orders.as_array().unwrap() {
            pieces.extend(order["pieces"].as_array().unwrap().clone());
        }
    }
    let mut chosen = 0;
    for piece in pieces {
        let Some(product) = piece["productId"].as_i64() else {
            continue;
        };
        let offered = format!("/garments/choices?product={product}");
        let offered = asha.call(&shop, &Call::get(&offered)).await.value();
        for choice in piece["choices"].as_array().unwrap() {
            let group = |group: &&Value| group["name"] == choice["group"];
            let option = |option: &&Value| {
                option["id"] == choice["optionId"]
                    && option["name"] == choice["option"]
                    && option["pricePaise"] == choice["pricePaise"]
            };
            let groups = offered.as_array().unwrap();
            let group = groups.iter().find(group);
            let options = group.map(|group| group["options"].as_array().unwrap());
            let known = options.is_some_and(|options| options.iter().any(|one| option(&one)));
            assert!(known, "{choice} of product {product} is none of {offered}");
            chosen += 1;
        }
    }
    assert!(chosen > 15, "only {chosen} choices");
}
