//! The caller's own account.

use std::sync::atomic::Ordering;

use crate::support::{Browser, PASSWORD, demo_shop, refusal, registration, shop, wrong_fields};
use kernel::{Email, People, mail::NewMail};
use poem::http::Method;
use serde_json::{Value, json};

async fn update(browser: &mut Browser<'_>, body: Value) -> kernel::testing::Answer {
    browser
        .call(Method::PATCH, "/me/account", Some(&body))
        .await
}

#[tokio::test]
async fn a_new_name_takes_effect_immediately() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    shop.advance(3_600);
    let answer = update(&mut browser, json!({"name": " Asha R. "})).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.body["name"], "Asha R.");
    assert_eq!(
        browser.get("/session").await.body["user"]["name"],
        "Asha R."
    );
}

#[tokio::test]
async fn a_name_with_a_link_is_refused() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    for name in ["Claim at https://evil.example", "Www.Evil.example"] {
        let answer = update(&mut browser, json!({"name": name})).await;
        assert_eq!(answer.status, 422, "{name}");
        assert_eq!(wrong_fields(&answer), ["name"], "{name}");
    }
}

#[tokio::test]
async fn the_password_changes_five_times_an_hour() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let passwords = [PASSWORD, "four haldi sarees"];
    let change = |n: usize| {
        let (old, new) = (passwords[n % 2], passwords[(n + 1) % 2]);
        json!({"oldPassword": old, "newPassword": new})
    };
    let path = "/me/password";
    let wrong = json!({"oldPassword": "wrong", "newPassword": "four haldi sarees"});
    let refused = browser.call(Method::PUT, path, Some(&wrong)).await;
    assert_eq!(refusal(&refused).1, "auth.wrong_password");
    for n in 0..5 {
        let answer = browser.call(Method::PUT, path, Some(&change(n))).await;
        assert_eq!(answer.status, 204, "{:?}", answer.body);
    }
    let answer = browser.call(Method::PUT, path, Some(&change(5))).await;
    assert_eq!(
        refusal(&answer),
        (
            429,
            "request.too_many",
            "Too many attempts. Please wait a moment."
        )
    );
    assert!(answer.headers.contains_key("retry-after"));
    assert_eq!(shop.mails("auth.password_changed").await.len(), 5);
    shop.advance(3_600);
    let answer = browser.call(Method::PUT, path, Some(&change(5))).await;
    assert_eq!(answer.status, 204);
}

#[tokio::test]
async fn sensitive_changes_require_a_recent_password_confirmation() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    shop.advance(601);
    let needed = (
        403,
        "auth.confirmation_needed",
        "Please confirm your password.",
    );
    let email = json!({"email": "new@example.com"});
    assert_eq!(refusal(&update(&mut browser, email.clone()).await), needed);
    assert_eq!(refusal(&browser.get("/me/account/data").await), needed);
    assert_eq!(refusal(&browser.delete("/me/account").await), needed);
    assert_eq!(browser.confirm().await.status, 204);
    assert_eq!(update(&mut browser, email).await.status, 200);
    assert_eq!(browser.get("/me/account/data").await.status, 200);
}

#[tokio::test]
async fn role_and_status_cannot_be_changed() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    for field in ["role", "id", "blocked", "passwordHash", "password"] {
        let answer = update(&mut browser, json!({field: "owner"})).await;
        assert_eq!(answer.status, 422, "{field}");
    }
    let answer = update(
        &mut browser,
        json!({"mobile": "12", "email": "asha", "name": ""}),
    )
    .await;
    assert_eq!(wrong_fields(&answer), ["email", "mobile", "name"]);
}

#[tokio::test]
async fn the_download_contains_the_records_of_every_feature() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let answer = browser.get("/me/account/data").await;
    assert_eq!(
        answer.headers["content-disposition"],
        "attachment; filename=\"my-data.json\""
    );
    assert_eq!(answer.body["account"]["email"], "asha@example.com");
    assert_eq!(answer.body["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(
        answer.body["records"]["orders"],
        json!([{"order": 7, "of": 1}])
    );
}

#[tokio::test]
async fn a_deleted_account_leaves_no_personal_data() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let mut elsewhere = shop.asha_again().await;
    shop.rest.order_open.store(true, Ordering::SeqCst);
    assert_eq!(browser.delete("/me/account").await.status, 409);
    assert!(!shop.rest.erased.load(Ordering::SeqCst));
    assert!(elsewhere.is_logged_in().await);
    shop.rest.order_open.store(false, Ordering::SeqCst);
    let (deps, sister) = (&shop.app.deps, Email::parse("sister@example.com").unwrap());
    let mut tx = deps.db.write().await.unwrap();
    let about_asha = NewMail::new("orders.rejected", &sister, json!({"name": "Asha"})).for_user(1);
    let now = deps.clock.now();
    deps.outbox.queue(&mut tx, about_asha, now).await.unwrap();
    tx.commit().await.unwrap();
    let answer = browser.delete("/me/account").await;
    assert_eq!(answer.status, 204, "{:?}", answer.body);
    assert_eq!(answer.headers["clear-site-data"], "\"storage\"");
    assert!(shop.rest.erased.load(Ordering::SeqCst));
    assert!(!elsewhere.is_logged_in().await);
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 401);
    assert_eq!(
        shop.count(
            "SELECT count(*) FROM auth_user WHERE id = 1 AND name = '' AND mobile IS NULL AND email IS NULL
             AND password_hash IS NULL AND deleted_at IS NOT NULL"
        )
        .await,
        1
    );
    let mailed = "SELECT count(*) FROM kernel_outbox WHERE recipient <> '' OR data <> '{}' OR state = 'waiting'";
    assert_eq!(
        shop.count(mailed).await,
        0,
        "the outbox keeps nothing about the customer"
    );
    assert_eq!(shop.people().person(1).await.unwrap(), None);
    let mut again = shop.browser();
    let body = registration("9876543210", "asha@example.com");
    let answer = again.post("/auth/accounts", &body).await;
    assert_eq!(
        answer.status, 201,
        "mobile number and email address can be registered again"
    );
    assert_eq!(answer.body["user"]["id"], 2, "the id is not reused");
}

#[tokio::test]
async fn the_last_owner_cannot_delete_the_account() {
    let shop = demo_shop().await;
    let mut owner = shop.browser();
    owner.log_in_as("9000000001", "demo-owner").await;
    assert_eq!(
        refusal(&owner.delete("/me/account").await),
        (
            409,
            "auth.last_owner",
            "The shop needs an owner. Name another one first."
        )
    );
    let invited = json!({
        "name": "Second", "mobile": "9840055555", "email": "second@example.com", "role": "owner", "handOver": true,
    });
    let invited = owner.post("/admin/staff", &invited).await;
    assert_eq!(invited.status, 201, "{:?}", invited.body);
    assert_eq!(
        refusal(&owner.delete("/me/account").await).1,
        "auth.last_owner",
        "the invitation is not accepted"
    );
}

#[tokio::test]
async fn other_features_read_a_customers_contacts() {
    let shop = shop().await;
    shop.asha().await;
    let asha = shop.people().person(1).await.unwrap().unwrap();
    assert_eq!(asha.name, "Asha Raman");
    assert_eq!(asha.mobile.unwrap().as_str(), "+919876543210");
    assert_eq!(asha.email.unwrap().as_str(), "asha@example.com");
    assert!(asha.has_account);
}

#[tokio::test]
async fn an_account_can_register_a_walk_ins_mobile_number() {
    let shop = shop().await;
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query(
        "INSERT INTO auth_user (name, mobile, walk_in, created_at) VALUES ('Asha at the counter', '+919876543210', 1, 1)",
    )
    .execute(&mut *tx)
    .await
    .unwrap();
    tx.commit().await.unwrap();
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 401);
    let mut browser = shop.asha().await;
    assert_eq!(browser.get("/session").await.body["user"]["id"], 2);
}

#[tokio::test]
async fn every_account_operation_refuses_a_visitor() {
    let shop = shop().await;
    let mut visitor = shop.browser();
    let body = json!({"name": "x"});
    for (method, path, body) in [
        (Method::GET, "/me/account", None),
        (Method::PATCH, "/me/account", Some(&body)),
        (Method::DELETE, "/me/account", None),
        (Method::GET, "/me/account/data", None),
        (Method::PUT, "/me/password", Some(&body)),
        (Method::POST, "/me/session/confirm", Some(&body)),
        (Method::GET, "/me/sessions", None),
        (Method::DELETE, "/me/sessions/1", None),
    ] {
        let answer = visitor.call(method, path, body).await;
        assert_eq!(answer.status, 401, "{path}");
    }
}
