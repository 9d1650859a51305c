//! Replaced webhook secrets, which earlier webhooks still use.

use std::fs;

use fake_provider::{Config, Webhooks};
use serde_json::Value;

use crate::provider::{books, shop::Shop};

/// The shop's responses to the newest webhooks.
fn answers(shop: &Shop, messages: usize) -> Vec<String> {
    shop.provider.deliver();
    shop.provider.fake_provider.with(|book| {
        let newest = book.post.deliveries.iter().rev().take(messages);
        newest.filter_map(|one| one.answer.clone()).collect()
    })
}

#[test]
fn the_previous_secret_is_valid_until_it_is_removed() {
    let shop = Shop::new(Config::default());
    let mut environment = shop.provider.environment();
    environment.push((
        "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET_PREVIOUS",
        shop.provider.config.previous_webhook_secret.clone(),
    ));
    let open = shop.open_with(&environment);
    shop.provider.messages(Webhooks::OldSecret);
    let begun = open.pays_unheard(&shop, &shop.items[0]);
    assert_eq!(answers(&shop, 3), ["200", "200", "200"]);
    open.is_granted_soon(&begun);
    shop.provider.messages(Webhooks::WrongSignature);
    let begun = open.pays_unheard(&shop, &shop.items[1]);
    assert_eq!(answers(&shop, 3), ["400", "400", "400"]);
    assert_eq!(open.state(&begun), "awaiting_payment");
    open.program.close();

    let open = shop.open();
    shop.provider.messages(Webhooks::OldSecret);
    let begun = open.pays_unheard(&shop, &shop.items[2]);
    assert_eq!(answers(&shop, 3), ["400", "400", "400"]);
    assert_eq!(open.state(&begun), "awaiting_payment");
    shop.provider.deliver_again();
    open.is_granted_soon(&begun);
    open.program.close();
    // A burst is its first event and one row that counts the others.
    let refused = "SELECT sum(coalesce(json_extract(details, '$.more'), 1)) FROM kernel_audit
                   WHERE action = 'payments.bad_webhook_signature'";
    assert_eq!(books::number(&shop.data, refused), 6);
}

#[test]
fn a_replaced_secret_is_valid_for_two_days() {
    let shop = Shop::new(Config::default());
    let config = &shop.provider.config;
    let open = shop.open_with(&shop.provider.addresses());
    let old = Some(config.previous_webhook_secret.as_str());
    let (status, answer) = open.types_keys(&config.key_id, [Some(&config.key_secret), old]);
    assert_eq!(status, 204, "{answer}");
    let (status, answer) = open.types_keys(&config.key_id, [None, Some(&config.webhook_secret)]);
    assert_eq!(status, 204, "{answer}");
    assert_eq!(open.view("/admin/payments/provider")["keysFrom"], "screen");
    shop.provider.messages(Webhooks::OldSecret);
    let begun = open.pays_unheard(&shop, &shop.items[0]);
    assert_eq!(answers(&shop, 3), ["200", "200", "200"]);
    open.is_granted_soon(&begun);
    // The new secret applies immediately.
    shop.provider.messages(Webhooks::Delivered);
    let begun = open.pays_unheard(&shop, &shop.items[2]);
    assert_eq!(answers(&shop, 3), ["200", "200", "200"]);
    open.is_granted_soon(&begun);
    open.program.close();

    // Two days pass.
    let file = shop.data.join("settings.json");
    let mut settings: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    let changed = &mut settings["payments"]["webhookSecretChangedAt"];
    *changed = (changed.as_i64().unwrap() - 2 * 86_400).into();
    fs::write(&file, settings.to_string()).unwrap();
    let open = shop.open_with(&shop.provider.addresses());
    shop.provider.messages(Webhooks::OldSecret);
    open.pays_unheard(&shop, &shop.items[1]);
    assert_eq!(answers(&shop, 3), ["400", "400", "400"]);
    open.program.close();
}
