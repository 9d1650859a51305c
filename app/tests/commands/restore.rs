//! A shop goes back to a backup.

use std::fs;

use serde_json::{Value, json};

use super::{backups, orders, refused, said, sql, store, until};
use crate::kills::program::{Customer, Program};

#[test]
fn a_lost_month_comes_back_by_command() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let owner = Customer::log_in(shop.port, "owner@example.com", "demo-owner");
    let before = orders(shop.port);
    assert!(!before.is_empty());
    let made = said(&data, &["backup"]);
    assert!(made.contains("made and sound"), "{made}");
    let name = backups(&data).pop().unwrap();
    let key = fs::read(data.join("two-factor.key")).unwrap();
    let folder = data.join("backups").join(&name);
    for file in fs::read_dir(&folder).unwrap() {
        let bytes = fs::read(file.unwrap().path()).unwrap();
        let held = bytes.windows(64).any(|part| part == &key[..64]);
        assert!(
            !held,
            "the backup holds the key of two-factor authentication"
        );
    }
    assert!(
        refused(&data, &["restore", &name]).contains("in use by another boutique"),
        "an open shop is left alone"
    );
    shop.close();
    sql(
        &data,
        "UPDATE orders_order SET user_id = 0; UPDATE auth_user SET name = 'Nobody';",
    );
    fs::remove_dir_all(data.join("uploads")).unwrap();

    let restored = said(&data, &["restore", &name]);
    assert!(restored.contains("Restored"), "{restored}");
    assert!(restored.contains("What was there before"), "{restored}");
    assert!(!restored.contains("two-factor.key"), "{restored}");
    assert_eq!(fs::read(data.join("two-factor.key")).unwrap(), key);
    let elsewhere = tempfile::tempdir().unwrap();
    let moved = said(elsewhere.path(), &["restore", folder.to_str().unwrap()]);
    assert!(moved.contains("two-factor.key"), "{moved}");
    let shop = Program::open(&data);
    let (status, _) = owner.call(shop.port, "GET", "/admin/today", None).unwrap();
    assert_eq!(status, 401, "every session has ended");
    assert_eq!(orders(shop.port), before);
    assert!(fs::read_dir(data.join("uploads")).unwrap().count() > 10);
    let stored = fs::read_dir(data.join("replaced")).unwrap().next().unwrap();
    assert!(stored.unwrap().path().join("shop.db").exists());
    assert!(!data.join("restore.json").exists());
    shop.close();
}

#[test]
fn a_customer_who_was_deleted_after_the_backup_does_not_come_back() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let port = shop.port;
    let visitor = Customer::visitor();
    let account = json!({
        "name": "Nila Raman", "mobile": "9811112222", "email": "nila@example.com", "password": "three rani petticoats",
    });
    let register = |port| {
        visitor
            .call(port, "POST", "/auth/accounts", Some(&account))
            .unwrap()
    };
    let log_in = |port| {
        let login = json!({"mobile": account["mobile"], "password": account["password"]});
        visitor
            .call(port, "POST", "/session", Some(&login))
            .unwrap()
            .0
    };
    assert_eq!(register(port).0, 201);
    let nila = Customer::log_in(port, "nila@example.com", "three rani petticoats");
    let favourites = json!({"products": [1]});
    let (status, added) = nila
        .call(port, "POST", "/me/favourites", Some(&favourites))
        .unwrap();
    assert_eq!((status, &added["products"]), (200, &json!([1])));
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    assert_eq!(
        nila.call(port, "DELETE", "/me/account", None).unwrap().0,
        204
    );
    shop.close();

    said(&data, &["restore", &name]);
    let shop = Program::open(&data);
    assert_eq!(log_in(shop.port), 401);
    let (status, again) = register(shop.port);
    assert_eq!(status, 201, "{again}");
    shop.close();
}

/// The number of the receipt of money that the owner takes at the counter now.
fn receipt_of_cash(port: u16, order: i64) -> String {
    let owner = Customer::log_in(port, "owner@example.com", "demo-owner");
    let path = format!("/admin/payments/order-ledgers/{order}/entries");
    let cash = json!({"method": "cash", "amountPaise": 10_000});
    let (status, ledger) = owner.call(port, "POST", &path, Some(&cash)).unwrap();
    assert_eq!(status, 200, "{ledger}");
    let entries = ledger["entries"].as_array().unwrap();
    let receipts = entries
        .iter()
        .filter_map(|entry| entry["receipt"]["number"].as_str());
    receipts.max().unwrap().to_owned()
}

#[test]
fn no_receipt_has_the_number_of_one_that_was_given_after_the_backup() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let order = orders(shop.port)[0];
    let before = receipt_of_cash(shop.port, order);
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    let lost = receipt_of_cash(shop.port, order);
    shop.close();
    said(&data, &["restore", &name]);
    let shop = Program::open(&data);
    let after = receipt_of_cash(shop.port, order);
    assert!(before < lost && lost < after, "{before}, {lost}, {after}");
    shop.close();
}

#[test]
fn the_open_shop_goes_back_on_the_owners_word() {
    let (_folder, data) = store();
    let shop = Program::open(&data);
    let port = shop.port;
    let owner = Customer::log_in(port, "owner@example.com", "demo-owner");
    let call = |method: &str, path: &str, body: Option<&Value>| {
        owner.call(port, method, path, body).unwrap()
    };
    let empty = json!({});
    assert_eq!(call("POST", "/admin/backups", Some(&empty)).0, 202);
    let name = until(|| {
        let (_, list) = call("GET", "/admin/backups", None);
        // A backup is listed before its run has ended.
        let ended = list["running"].is_null();
        let name = list["items"][0]["name"].as_str();
        name.filter(|_| ended).map(str::to_owned)
    });
    let before = call("GET", "/content/testimonials", None).1;
    for testimonial in before.as_array().unwrap() {
        let path = format!("/admin/content/testimonials/{}", testimonial["id"]);
        // Nothing stands in the answer, so there is none that could be read.
        owner.call(port, "DELETE", &path, None);
    }
    assert_eq!(call("GET", "/content/testimonials", None).1, json!([]));
    let shop_name = call("GET", "/content/shop", None).1["businessName"].clone();
    let input = json!({"shopName": shop_name});
    let path = format!("/admin/backups/{name}/restore");
    let (status, answer) = call("POST", &path, Some(&input));
    assert_eq!(status, 202, "{answer}");
    // The same address answers all the time: calls in between wait on the socket.
    until(|| {
        let (status, _) = owner.call(port, "GET", "/admin/today", None)?;
        (status == 401).then_some(())
    });
    assert_eq!(call("GET", "/content/testimonials", None).1, before);
    let owner = Customer::log_in(port, "owner@example.com", "demo-owner");
    let (_, list) = owner.call(port, "GET", "/admin/backups", None).unwrap();
    assert!(
        list["restored"]["storedIn"]
            .as_str()
            .unwrap()
            .starts_with("replaced/")
    );
    assert_eq!(list["items"][0]["name"], name);
    shop.close();
}
