//! A new e-mail address or mobile number, through HTTP.
#![allow(clippy::unwrap_used)] // a test that cannot read the answer should stop

mod support;

use poem::http::Method;
use serde_json::{Value, json};
use support::{Browser, PASSWORD, refusal, registration, shop, wrong_fields};

async fn update(browser: &mut Browser<'_>, body: Value) -> kernel::testing::Answer {
    browser
        .call(Method::PATCH, "/me/account", Some(&body))
        .await
}

async fn confirm_link(browser: &mut Browser<'_>, token: &str) -> u16 {
    browser
        .post("/auth/contact/confirm", &json!({"token": token}))
        .await
        .status
}

#[tokio::test]
async fn a_new_email_counts_once_confirmed_and_the_old_one_hears_of_it() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let answer = update(&mut browser, json!({"email": "new@example.com"})).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.body["email"], "asha@example.com");
    assert_eq!(answer.body["pendingEmail"], "new@example.com");
    let confirm = shop.mails("auth.contact_confirm").await;
    assert_eq!(confirm[0].0, "new@example.com");
    assert_eq!(
        shop.mails("auth.contact_notice").await[0].0,
        "asha@example.com"
    );
    shop.browser()
        .post(
            "/auth/password/forgot",
            &json!({"email": "asha@example.com"}),
        )
        .await;
    let reset = shop.secret("auth.reset").await;
    let token = shop.secret("auth.contact_confirm").await;
    let mut anywhere = shop.browser_at("198.51.100.7");
    assert_eq!(confirm_link(&mut anywhere, &token).await, 204);
    assert_eq!(confirm_link(&mut anywhere, &token).await, 410, "works once");
    let account = browser.get("/me/account").await.body;
    assert_eq!(account["email"], "new@example.com");
    assert!(account.get("pendingEmail").is_none());
    let notices = shop.mails("auth.contact_notice").await;
    assert_eq!(notices.len(), 2);
    assert_eq!(notices[1].0, "asha@example.com");
    let dead = json!({"token": reset, "newPassword": "four haldi sarees"});
    assert_eq!(
        anywhere.post("/auth/password/reset", &dead).await.status,
        410,
        "open reset links die"
    );
}

#[tokio::test]
async fn a_new_mobile_is_confirmed_by_mail() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let answer = update(&mut browser, json!({"mobile": "98765 00000"})).await;
    assert_eq!(answer.body["pendingMobile"], "+919876500000");
    assert_eq!(
        shop.mails("auth.contact_confirm").await[0].0,
        "asha@example.com"
    );
    assert_eq!(
        shop.browser()
            .log_in_as("9876500000", PASSWORD)
            .await
            .status,
        401
    );
    let token = shop.secret("auth.contact_confirm").await;
    assert_eq!(confirm_link(&mut browser, &token).await, 204);
    assert_eq!(
        shop.browser()
            .log_in_as("9876500000", PASSWORD)
            .await
            .status,
        200
    );
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 401);
    assert_eq!(shop.mails("auth.contact_notice").await.len(), 1);
}

#[tokio::test]
async fn a_taken_contact_is_refused_when_asked_and_when_confirmed() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let mut other = shop.browser();
    other
        .post(
            "/auth/accounts",
            &registration("9876500000", "other@example.com"),
        )
        .await;
    let body = json!({"mobile": "9876500000", "email": "other@example.com"});
    let answer = update(&mut browser, body).await;
    assert_eq!(answer.status, 409);
    assert_eq!(wrong_fields(&answer), ["email", "mobile"]);
    assert!(shop.mails("auth.contact_confirm").await.is_empty());
    update(&mut browser, json!({"email": "wished@example.com"})).await;
    let token = shop.secret("auth.contact_confirm").await;
    shop.browser()
        .post(
            "/auth/accounts",
            &registration("9876511111", "wished@example.com"),
        )
        .await;
    let refused = browser
        .post("/auth/contact/confirm", &json!({"token": token}))
        .await;
    assert_eq!(
        refusal(&refused),
        (
            409,
            "auth.email_taken",
            "Email already registered. Please login."
        )
    );
    assert_eq!(
        browser.get("/me/account").await.body["email"],
        "asha@example.com"
    );
}

#[tokio::test]
async fn asking_for_what_she_has_takes_the_change_back() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    update(&mut browser, json!({"email": "new@example.com"})).await;
    let token = shop.secret("auth.contact_confirm").await;
    let answer = update(&mut browser, json!({"email": "asha@example.com"})).await;
    assert!(answer.body.get("pendingEmail").is_none());
    assert_eq!(confirm_link(&mut browser, &token).await, 410);
    assert!(shop.mails("auth.contact_confirm").await.is_empty());
}
