//! Payment secrets are in no log line, response, page, file or backup, whatever their source.

use std::{collections::BTreeSet, fs, path::Path};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use boutique::config::arguments::PaymentSettings;
use fake_provider::{Config, NewDispute, Plan, Time, Webhooks};
use kernel::secret::Secret;
use memchr::memmem;
use payments::{SavedKeys, TypedKeys};
use serde_json::{Value, json};

use crate::{
    provider::{
        counter::order_of,
        program::{Customer, boutique},
        shop::{Open, Shop},
    },
    support::documented::{Documented, operations_of},
};

const KEY_ID: &str = "rzp_test_PublicCanary01";

fn canaries() -> Config {
    Config {
        key_id: KEY_ID.to_owned(),
        key_secret: "canary-of-the-key".to_owned(),
        webhook_secret: "canary-of-the-webhook".to_owned(),
        previous_webhook_secret: "canary-of-the-webhook-before".to_owned(),
        ..Config::default()
    }
}

/// Whether it contains a secret, plain or as encoded in a request.
fn tells(bytes: &[u8]) -> bool {
    let carried = STANDARD.encode(format!("{KEY_ID}:canary-of-the-key"));
    // The last letters depend on what follows.
    let carried = carried.trim_end_matches('=');
    holds(bytes, b"canary-of-the") || holds(bytes, &carried.as_bytes()[..carried.len() - 1])
}

fn holds(bytes: &[u8], word: &[u8]) -> bool {
    memmem::find(bytes, word).is_some()
}

/// Files below a folder that contain a secret.
fn files_that_tell(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_that_tell(&path));
        } else if tells(&fs::read(&path).unwrap()) {
            let name = path.file_name().unwrap().to_string_lossy();
            found.push(name.into_owned());
        }
    }
    found
}

#[test]
fn the_environment_s_secrets_stay_there() {
    let shop = Shop::new(canaries());
    let mut environment = shop.provider.environment();
    environment.push((
        "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET_PREVIOUS",
        shop.provider.config.previous_webhook_secret.clone(),
    ));
    environment.push(("RUST_LOG", "trace".to_owned()));
    let open = shop.open_with(&environment);
    let done = lives(&shop, &open);
    shows_nothing(&open, &done);
    closes(open);
    for name in ["doctor", "reconcile"] {
        let (_, said) = shop.command(name, &environment);
        assert!(!tells(said.as_bytes()), "{name}: {said}");
        assert!(name == "reconcile" || said.contains(KEY_ID), "{said}");
    }
    assert_eq!(files_that_tell(&shop.data), Vec::<String>::new());
}

#[test]
fn entered_secrets_are_in_the_settings_file_only() {
    let shop = Shop::new(canaries());
    let config = &shop.provider.config;
    let mut environment = shop.provider.addresses();
    environment.push(("RUST_LOG", "trace".to_owned()));
    let open = shop.open_with(&environment);
    let wrong = [Some("canary-of-the-wrong-key"), Some("canary-of-the-wrong")];
    let (status, refused) = open.types_keys(KEY_ID, wrong);
    assert!(
        status >= 400 && !tells(refused.to_string().as_bytes()),
        "{refused}"
    );
    let first = [
        Some(config.key_secret.as_str()),
        Some(&config.previous_webhook_secret),
    ];
    assert_eq!(open.types_keys(KEY_ID, first).0, 204);
    let second = [None, Some(config.webhook_secret.as_str())];
    assert_eq!(open.types_keys(KEY_ID, second).0, 204);
    let done = lives(&shop, &open);
    shows_nothing(&open, &done);
    closes(open);
    assert_eq!(
        files_that_tell(&shop.data),
        ["settings.json"],
        "it has to be there, and neither in the database nor in the backup"
    );
}

/// Ids of what was bought.
struct Done {
    purchase: i64,
    payment: i64,
}

/// Uses all secrets: an order, proofs, webhooks signed with each of them, a refund; and a backup.
fn lives(shop: &Shop, open: &Open) -> Done {
    let port = open.program.port;
    let begun = open.begin(&shop.items[0]);
    let proof = shop.provider.pay(&begun, Plan::Capture).unwrap();
    let path = format!("/payments/orders/{}/confirm", begun["order"]["id"]);
    for proof in [
        &json!({"paymentId": proof["paymentId"], "signature": "0".repeat(64)}),
        &proof,
    ] {
        let (_, answer) = open
            .customer
            .call(port, "POST", &path, Some(proof))
            .unwrap();
        assert!(!tells(answer.to_string().as_bytes()), "{answer}");
    }
    for mode in [
        Webhooks::OldSecret,
        Webhooks::WrongSignature,
        Webhooks::Delivered,
    ] {
        shop.provider.messages(mode);
        let captured = shop.provider.captured(order_of(&begun)).pop().unwrap();
        shop.provider.fake_provider.with(|book| {
            let dispute = book.dispute(&captured, NewDispute::default(), Time::real().now());
            dispute.unwrap();
        });
        shop.provider.deliver();
    }
    let transactions = open.view("/admin/payments/transactions?show=all");
    let mut transactions = transactions["items"].as_array().unwrap().iter();
    let title = &begun["order"]["title"];
    let paid = transactions.find(|one| one["what"] == "online" && one["title"] == *title);
    let payment = paid.unwrap()["paymentId"].as_i64().unwrap();
    let path = format!("/admin/payments/received/{payment}/refunds");
    let form = json!({"amountPaise": 100, "reason": "Cloth not cut"});
    let (status, detail) = open.owner.call(port, "POST", &path, Some(&form)).unwrap();
    assert_eq!(status, 200, "{detail}");
    let keys = json!({"keyId": KEY_ID, "keySecret": "canary-of-the-wrong-key"});
    let check = "/admin/payments/provider/check";
    let (status, refused) = open.owner.call(port, "POST", check, Some(&keys)).unwrap();
    assert!(
        status >= 400 && !tells(refused.to_string().as_bytes()),
        "{refused}"
    );
    let (made, said) = shop.command("backup", &shop.provider.environment());
    assert!(made && !tells(said.as_bytes()), "{said}");
    Done {
        purchase: begun["order"]["id"].as_i64().unwrap(),
        payment,
    }
}

/// Checks all GET responses and pages.
fn shows_nothing(open: &Open, done: &Done) {
    let port = open.program.port;
    let visitor = Customer::visitor();
    let (_, document) = visitor.get(port, "/openapi.json").unwrap();
    assert!(!tells(&document));
    let document = String::from_utf8(document).unwrap();
    let (_, document) = document.split_once("\r\n\r\n").unwrap();
    let document: Value = serde_json::from_str(document).unwrap();
    let mut answered = BTreeSet::new();
    let operations = operations_of(&document).into_iter();
    for operation in operations.filter(|operation| operation.method == "get") {
        let asked = format!("/api{}", filled(open, done, &operation));
        for who in [&open.owner, &open.customer] {
            let (status, answer) = who.get(port, &asked).unwrap();
            assert!(!tells(&answer), "{asked}");
            if status == 200 {
                answered.insert(operation.id.clone());
            }
        }
    }
    for needed in [
        "admin_payment_provider_view",
        "admin_payment_view",
        "admin_payment_list",
        "admin_dispute_list",
        "admin_unmatched_payment_list",
        "admin_receipt_download",
        "admin_audit_list",
        "admin_health_view",
        "admin_mail_view",
        "admin_mail_setup_view",
        "admin_backup_download",
        "account_download",
        "payment_order_view",
    ] {
        assert!(answered.contains(needed), "{needed} was not answered");
    }
    let (_, detail) = open
        .owner
        .get(port, "/api/admin/payments/provider")
        .unwrap();
    assert!(holds(&detail, KEY_ID.as_bytes()), "what is public is shown");
    pages(open, port);
}

/// Fills the path with existing ids.
fn filled(open: &Open, done: &Done, documented: &Documented) -> String {
    let Documented {
        path, operation, ..
    } = documented;
    let newest = |list: &str| open.view(list)["items"][0].clone();
    let value = |name: &str| match (name, path.as_str()) {
        ("id", "/admin/payments/received/{id}") => done.payment.to_string(),
        ("id", "/payments/orders/{id}") => done.purchase.to_string(),
        ("id", "/admin/mails/{id}") => newest("/admin/mails")["id"].to_string(),
        ("file", _) => {
            let receipt = newest("/admin/payments/receipts")["receipt"]["id"].to_string();
            receipt + ".pdf"
        }
        ("name", _) => {
            let backup = newest("/admin/backups")["name"].clone();
            backup.as_str().unwrap().to_owned()
        }
        ("month", _) => "2026-11".to_owned(),
        ("from", _) => "2026-11-01".to_owned(),
        _ => "1".to_owned(),
    };
    let mut asked = path.clone();
    let mut query = Vec::new();
    for parameter in operation["parameters"].as_array().unwrap() {
        let name = parameter["name"].as_str().unwrap();
        if parameter["in"] == "path" {
            asked = asked.replace(&format!("{{{name}}}"), &value(name));
        } else if parameter["required"] == true {
            query.push(format!("{name}={}", value(name)));
        }
    }
    if query.is_empty() {
        asked
    } else {
        format!("{asked}?{}", query.join("&"))
    }
}

/// Checks pages and all files they load.
fn pages(open: &Open, port: u16) {
    let mut files = BTreeSet::new();
    for page in [
        "/",
        "/courses",
        "/login",
        "/admin",
        "/admin/settings/payments",
        "/docs",
    ] {
        for who in [&Customer::visitor(), &open.owner] {
            let (_, html) = who.get(port, page).unwrap();
            assert!(!tells(&html), "{page}");
            let html = String::from_utf8_lossy(&html).into_owned();
            let quoted = html.split('"').filter(|part| part.starts_with('/'));
            let named = quoted.filter(|part| part.ends_with(".js") || part.ends_with(".css"));
            files.extend(named.map(str::to_owned));
        }
    }
    for file in files {
        let (status, bytes) = open.owner.get(port, &file).unwrap();
        assert!(status == 200 && !tells(&bytes), "{file}");
    }
}

/// Checks the complete log after the program ended.
fn closes(open: Open) {
    let log = open.program.close_and_tell();
    assert!(
        log.contains(r#""level":"TRACE""#) && log.contains("hyper"),
        "otherwise this proves little"
    );
    if let Some(line) = log.lines().find(|line| tells(line.as_bytes())) {
        panic!("a log line contains a secret: {line}");
    }
}

#[test]
fn debug_output_and_help_contain_no_secret() {
    let config = canaries();
    let secret = |word: &String| Some(Secret::new(word));
    let settings = PaymentSettings {
        key_id: Some(config.key_id.clone()),
        key_secret: secret(&config.key_secret),
        webhook_secret: secret(&config.webhook_secret),
        webhook_secret_previous: secret(&config.previous_webhook_secret),
        ..PaymentSettings::default()
    };
    let typed = TypedKeys {
        key_id: config.key_id.clone(),
        key_secret: secret(&config.key_secret),
        webhook_secret: secret(&config.webhook_secret),
    };
    let saved = SavedKeys {
        key_id: config.key_id.clone(),
        key_secret: Secret::new(&config.key_secret),
        webhook_secret: Secret::new(&config.webhook_secret),
        webhook_secret_previous: secret(&config.previous_webhook_secret),
        webhook_secret_changed_at: Some(1),
    };
    let payments = settings.config().unwrap();
    for formatted in [
        format!("{settings:?}"),
        format!("{payments:#?}"),
        format!("{saved:?}"),
        format!("{typed:?}"),
        format!("{:?}", payments.keys_in_use(Some(&saved)).unwrap()),
    ] {
        assert!(!tells(formatted.as_bytes()), "{formatted}");
        assert!(formatted.contains(KEY_ID), "{formatted}");
    }

    let folder = tempfile::tempdir().unwrap();
    let environment = [
        ("BOUTIQUE_RAZORPAY_KEY_SECRET", config.key_secret),
        ("BOUTIQUE_RAZORPAY_WEBHOOK_SECRET", config.webhook_secret),
        (
            "BOUTIQUE_RAZORPAY_WEBHOOK_SECRET_PREVIOUS",
            config.previous_webhook_secret,
        ),
        ("BOUTIQUE_RAZORPAY_KEY_ID", config.key_id),
    ];
    let help = boutique(&["serve", "--help"], folder.path(), &environment)
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("BOUTIQUE_RAZORPAY_WEBHOOK_SECRET_PREVIOUS"));
    assert!(help.contains(KEY_ID) && !tells(help.as_bytes()), "{help}");
}
