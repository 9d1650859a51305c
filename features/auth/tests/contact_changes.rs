//! Changing the email address or mobile number.

use crate::support::{
    Browser, PASSWORD, Shop, demo_shop, refusal, registration, shop, wrong_fields,
};
use poem::http::Method;
use serde_json::{Value, json};

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
async fn a_new_email_takes_effect_once_confirmed_and_the_previous_one_is_notified() {
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
        "open reset links stop working"
    );
}

#[tokio::test]
async fn a_new_mobile_number_is_confirmed_by_email() {
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
async fn a_taken_contact_is_refused_on_request_and_on_confirmation() {
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
async fn entering_the_current_contact_withdraws_the_change() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    update(&mut browser, json!({"email": "new@example.com"})).await;
    let token = shop.secret("auth.contact_confirm").await;
    let answer = update(&mut browser, json!({"email": "asha@example.com"})).await;
    assert!(answer.body.get("pendingEmail").is_none());
    assert_eq!(confirm_link(&mut browser, &token).await, 410);
    assert!(shop.mails("auth.contact_confirm").await.is_empty());
}

const NEW_PASSWORD: &str = "four haldi sarees";

/// The links an intruder could leave behind: one that confirms a new email address, and one that
/// resets the password.
async fn leave_links_behind(shop: &Shop, inside: &mut Browser<'_>, email: &str) -> [String; 2] {
    let asked = update(inside, json!({"email": "thief@example.com"})).await;
    assert_eq!(asked.status, 200, "{:?}", asked.body);
    let forgot = json!({"email": email});
    let mailed = shop.browser().post("/auth/password/forgot", &forgot).await;
    assert_eq!(mailed.status, 202);
    [
        shop.secret("auth.contact_confirm").await,
        shop.secret("auth.reset").await,
    ]
}

async fn require_dead(shop: &Shop, [confirm, reset]: &[String; 2], after: &str) {
    let mut anybody = shop.browser_at("198.51.100.7");
    assert_eq!(confirm_link(&mut anybody, confirm).await, 410, "{after}");
    let body = json!({"token": reset, "newPassword": NEW_PASSWORD});
    let answer = anybody.post("/auth/password/reset", &body).await;
    assert_eq!(answer.status, 410, "{after}");
    let waiting = shop.mails("auth.contact_confirm").await;
    let leaves = waiting
        .iter()
        .any(|(_, secret, _)| secret.as_ref() == Some(confirm));
    assert!(!leaves, "{after}: the email is not sent either");
}

#[tokio::test]
async fn a_new_password_withdraws_every_link() {
    let shop = shop().await;
    let mut asha = shop.asha().await;
    let links = leave_links_behind(&shop, &mut asha, "asha@example.com").await;
    let change = json!({"oldPassword": PASSWORD, "newPassword": NEW_PASSWORD});
    let changed = asha.call(Method::PUT, "/me/password", Some(&change)).await;
    assert_eq!(changed.status, 204);
    require_dead(&shop, &links, "a new password").await;
    let account = asha.get("/me/account").await.body;
    assert!(account.get("pendingEmail").is_none());
}

#[tokio::test]
async fn ending_another_session_withdraws_every_link() {
    let shop = shop().await;
    let mut asha = shop.asha().await;
    let mut thief = shop.asha_again().await;
    let links = leave_links_behind(&shop, &mut thief, "asha@example.com").await;
    for session in asha.get("/me/sessions").await.body.as_array().unwrap() {
        if session["current"] == false {
            let path = format!("/me/sessions/{}", session["id"]);
            assert_eq!(asha.delete(&path).await.status, 204);
        }
    }
    assert!(!thief.is_logged_in().await);
    require_dead(&shop, &links, "logged out elsewhere").await;
}

#[tokio::test]
async fn a_reset_and_a_contact_change_withdraw_every_link() {
    let shop = shop().await;
    let mut asha = shop.asha().await;
    let [confirm, reset] = leave_links_behind(&shop, &mut asha, "asha@example.com").await;
    let body = json!({"token": reset, "newPassword": NEW_PASSWORD});
    let done = shop.browser().post("/auth/password/reset", &body).await;
    assert_eq!(done.status, 204);
    require_dead(&shop, &[confirm, reset], "a reset").await;
    let mut asha = shop.browser();
    assert_eq!(asha.log_in(NEW_PASSWORD).await.status, 200);
    let links = leave_links_behind(&shop, &mut asha, "asha@example.com").await;
    update(&mut asha, json!({"mobile": "98765 00000"})).await;
    let mobile = shop.secret("auth.contact_confirm").await;
    assert_eq!(confirm_link(&mut asha, &mobile).await, 204);
    require_dead(&shop, &links, "another contact change").await;
}

#[tokio::test]
async fn the_owners_account_actions_withdraw_every_link() {
    for (act, path, body) in [
        (Method::POST, "block", Value::Null),
        (Method::POST, "release", json!({"what": "mobile"})),
        (Method::PUT, "role", json!({"role": "manager"})),
    ] {
        let shop = demo_shop().await;
        let mut owner = shop.browser_at("203.0.113.9");
        owner.log_in_as("9000000001", "demo-owner").await;
        let mut asha = shop.browser();
        asha.log_in_as("9000000002", "demo-customer").await;
        let links = leave_links_behind(&shop, &mut asha, "customer@example.com").await;
        let id = asha.get("/me/account").await.body["id"].clone();
        let part = if path == "role" { "staff" } else { "customers" };
        let path = format!("/admin/{part}/{id}/{path}");
        let answer = owner.call(act, &path, Some(&body)).await;
        assert!(answer.status < 300, "{path}: {:?}", answer.body);
        require_dead(&shop, &links, &path).await;
    }
}

#[tokio::test]
async fn removal_from_the_team_and_a_two_factor_reset_withdraw_every_link() {
    for part in ["", "/two-factor"] {
        let shop = demo_shop().await;
        let mut owner = shop.browser_at("203.0.113.9");
        owner.log_in_as("9000000001", "demo-owner").await;
        let mut staff = shop.browser();
        staff.log_in_as("9000000003", "demo-staff").await;
        let links = leave_links_behind(&shop, &mut staff, "staff@example.com").await;
        let id = staff.get("/me/account").await.body["id"].clone();
        let path = format!("/admin/staff/{id}{part}");
        let answer = owner.delete(&path).await;
        assert_eq!(answer.status, 204, "{path}: {:?}", answer.body);
        require_dead(&shop, &links, &path).await;
    }
}

#[tokio::test]
async fn recovery_commands_withdraw_every_link() {
    for made in ["a link", "a two-factor reset"] {
        let shop = demo_shop().await;
        let mut owner = shop.browser();
        owner.log_in_as("9000000001", "demo-owner").await;
        let links = leave_links_behind(&shop, &mut owner, "owner@example.com").await;
        let (db, now) = (&shop.app.deps.db, shop.app.deps.clock.now());
        if made == "a link" {
            auth::console::link(db, now, "9000000001").await.unwrap();
        } else {
            auth::console::reset_two_factor(db, now, "9000000001")
                .await
                .unwrap();
        }
        require_dead(&shop, &links, made).await;
    }
}

#[tokio::test]
async fn contact_change_requests_are_limited_and_then_reveal_nothing() {
    let shop = shop().await;
    let mut asha = shop.asha().await;
    let mut other = shop.browser();
    let taken = registration("9876500000", "other@example.com");
    other.post("/auth/accounts", &taken).await;
    for round in 0..5 {
        let both = json!({"mobile": "9876500000", "email": format!("free{round}@example.com")});
        assert_eq!(update(&mut asha, both).await.status, 409, "{round}");
    }
    let limited = (429, "request.too_many");
    for tried in ["other@example.com", "free@example.com"] {
        let answer = update(&mut asha, json!({"email": tried})).await;
        let (status, code, _) = refusal(&answer);
        assert_eq!((status, code), limited, "{tried}");
        assert!(answer.headers.contains_key("retry-after"));
    }
    let name = update(
        &mut asha,
        json!({"name": "Asha R.", "email": "asha@example.com"}),
    )
    .await;
    assert_eq!(name.status, 200, "the account's own contact does not count");
    // A second account at the same network address has ten attempts left, whatever the number of
    // accounts.
    for round in 0..10 {
        let answer = update(&mut other, json!({"mobile": "9876543210"})).await;
        assert_eq!(answer.status, 409, "{round}");
    }
    let mut third = shop.browser();
    let fresh = registration("9876511111", "third@example.com");
    third.post("/auth/accounts", &fresh).await;
    let answer = update(&mut third, json!({"mobile": "9876543210"})).await;
    assert_eq!(answer.status, 429);
}
