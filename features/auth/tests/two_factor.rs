//! Two-factor authentication.

use poem::http::Method;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};

use crate::support::{Answer, Browser, Shop, demo_shop, refusal};

const OWNER: &str = "9000000001";

struct Phone(String);

impl Phone {
    /// The app's code at the given offset from now, in seconds.
    fn number(&self, shop: &Shop, seconds: i64) -> String {
        let at = shop.app.deps.clock.now().0 + seconds;
        let secret = Secret::try_from_base32(&self.0).unwrap();
        let totp = Builder::new().with_secret(secret).build().unwrap();
        totp.generate(u64::try_from(at).unwrap()).to_string()
    }
}

async fn log_in(browser: &mut Browser<'_>, code: Option<&str>) -> Answer {
    let mut body = json!({"mobile": OWNER, "password": "demo-owner"});
    if let Some(code) = code {
        body["code"] = json!(code);
    }
    browser.post("/session", &body).await
}

/// The owner with two-factor authentication set up, and the recovery codes.
async fn set_up(shop: &Shop) -> (Browser<'_>, Phone, Vec<String>) {
    let mut owner = shop.browser();
    assert_eq!(log_in(&mut owner, None).await.status, 200);
    let begun = owner.post("/me/two-factor", &Value::Null).await;
    assert_eq!(begun.status, 200, "{:?}", begun.body);
    assert!(begun.body["image"].as_str().unwrap().contains("<svg"));
    let address = begun.body["address"].as_str().unwrap();
    assert!(address.contains("owner%40example.com"), "{address}");
    let phone = Phone(begun.body["key"].as_str().unwrap().to_owned());
    assert_eq!(
        log_in(&mut shop.browser(), None).await.status,
        200,
        "not turned on yet"
    );
    let wrong = json!({"code": "000000"});
    let refused = owner.post("/me/two-factor/confirm", &wrong).await;
    assert_eq!(refusal(&refused).1, "auth.wrong_code");
    let right = json!({"code": phone.number(shop, 0)});
    let on = owner.post("/me/two-factor/confirm", &right).await;
    assert_eq!(on.status, 200, "{:?}", on.body);
    let codes = on.body["recoveryCodes"].as_array().unwrap();
    let codes: Vec<String> = codes
        .iter()
        .map(|code| code.as_str().unwrap().to_owned())
        .collect();
    assert_eq!(codes.len(), 10);
    (owner, phone, codes)
}

#[tokio::test]
async fn with_two_factor_on_the_password_alone_does_not_log_in() {
    let shop = demo_shop().await;
    let mut before = shop.browser();
    log_in(&mut before, None).await;
    let (mut owner, phone, _) = set_up(&shop).await;
    assert!(!before.is_logged_in().await, "earlier sessions end");
    assert!(owner.is_logged_in().await);
    let mut browser = shop.browser();
    let asked = log_in(&mut browser, None).await;
    assert_eq!(refusal(&asked).1, "auth.code_needed");
    assert!(!browser.is_logged_in().await);
    let body = json!({"mobile": OWNER, "password": "wrong", "code": "123456"});
    let stranger = browser.post("/session", &body).await;
    assert_eq!(
        refusal(&stranger).1,
        "auth.invalid_credentials",
        "a wrong password does not reveal it"
    );
    shop.advance(60);
    let number = phone.number(&shop, 0);
    let spaced = format!("{} {}", &number[..3], &number[3..]);
    assert_eq!(log_in(&mut browser, Some(&spaced)).await.status, 200);
}

#[tokio::test]
async fn a_code_works_once_and_one_step_early_or_late() {
    let shop = demo_shop().await;
    let (_, phone, _) = set_up(&shop).await;
    let mut browser = shop.browser();
    let used = log_in(&mut browser, Some(&phone.number(&shop, 0))).await;
    assert_eq!(
        refusal(&used).1,
        "auth.wrong_code",
        "it was used to turn two-factor authentication on"
    );
    let early = phone.number(&shop, 30);
    assert_eq!(log_in(&mut browser, Some(&early)).await.status, 200);
    let again = log_in(&mut browser, Some(&early)).await;
    assert_eq!(refusal(&again).1, "auth.wrong_code");
    shop.advance(120);
    let late = phone.number(&shop, -30);
    assert_eq!(log_in(&mut browser, Some(&late)).await.status, 200);
    let older = log_in(&mut browser, Some(&phone.number(&shop, -90))).await;
    assert_eq!(refusal(&older).1, "auth.wrong_code");
}

#[tokio::test]
async fn a_recovery_code_works_once_and_new_codes_replace_it() {
    let shop = demo_shop().await;
    let (mut owner, _, codes) = set_up(&shop).await;
    let mut browser = shop.browser();
    let typed = codes[0].to_uppercase().replace('-', " ");
    assert_eq!(log_in(&mut browser, Some(&typed)).await.status, 200);
    let again = log_in(&mut shop.browser(), Some(&codes[0])).await;
    assert_eq!(refusal(&again).1, "auth.wrong_code");
    let state = owner.get("/me/two-factor").await.body;
    assert_eq!(state["recoveryCodesLeft"], 9);
    assert!(state["onSince"].is_string());
    let renewed = owner
        .post("/me/two-factor/recovery-codes", &Value::Null)
        .await;
    assert_eq!(renewed.status, 200);
    let old = log_in(&mut shop.browser(), Some(&codes[1])).await;
    assert_eq!(refusal(&old).1, "auth.wrong_code");
    let fresh = renewed.body["recoveryCodes"][0].as_str().unwrap();
    assert_eq!(log_in(&mut shop.browser(), Some(fresh)).await.status, 200);
    let saved: i64 = shop
        .count("SELECT count(*) FROM auth_recovery_code WHERE length(code_hash) = 64")
        .await;
    assert_eq!(saved, 10, "only their hashes are stored");
}

#[tokio::test]
async fn wrong_codes_count_like_wrong_passwords() {
    let shop = demo_shop().await;
    let (_, phone, _) = set_up(&shop).await;
    let mut thief = shop.browser_at("203.0.113.77");
    for _ in 0..10 {
        let wrong = log_in(&mut thief, Some("000000")).await;
        assert_eq!(refusal(&wrong).1, "auth.wrong_code");
    }
    shop.advance(60);
    let late = log_in(&mut thief, Some(&phone.number(&shop, 0))).await;
    assert_eq!(refusal(&late).1, "auth.login_limited");
}

#[tokio::test]
async fn re_authentication_requires_a_code_too() {
    let shop = demo_shop().await;
    let (mut owner, phone, _) = set_up(&shop).await;
    shop.advance(601);
    let off = owner.delete("/me/two-factor").await;
    assert_eq!(refusal(&off).1, "auth.confirmation_needed");
    let password = json!({"password": "demo-owner"});
    let asked = owner.post("/me/session/confirm", &password).await;
    assert_eq!(refusal(&asked).1, "auth.code_needed");
    let wrong = json!({"password": "demo-owner", "code": "000000"});
    let refused = owner.post("/me/session/confirm", &wrong).await;
    assert_eq!(refusal(&refused).1, "auth.wrong_code");
    let off = owner.delete("/me/two-factor").await;
    assert_eq!(refusal(&off).1, "auth.confirmation_needed");
    let right = json!({"password": "demo-owner", "code": phone.number(&shop, 0)});
    assert_eq!(owner.post("/me/session/confirm", &right).await.status, 204);
    let begun = owner.post("/me/two-factor", &Value::Null).await;
    assert_eq!(
        refusal(&begun).1,
        "auth.two_factor_on",
        "a second app cannot be added"
    );
    assert_eq!(owner.delete("/me/two-factor").await.status, 204);
    assert_eq!(log_in(&mut shop.browser(), None).await.status, 200);
    let reported = shop.audit().await;
    for action in [
        "auth.two_factor_on",
        "auth.two_factor_off",
        "auth.code_failed",
    ] {
        assert!(reported.iter().any(|(one, _)| one == action), "{action}");
    }
}

#[tokio::test]
async fn a_password_reset_does_not_bypass_two_factor() {
    let shop = demo_shop().await;
    let (_, _, _) = set_up(&shop).await;
    let mut browser = shop.browser();
    let forgot = json!({"email": "owner@example.com"});
    browser.post("/auth/password/forgot", &forgot).await;
    let token = shop.secret("auth.reset").await;
    let body = json!({"token": token, "newPassword": "marigold-ladder-52"});
    assert_eq!(
        browser.post("/auth/password/reset", &body).await.status,
        204
    );
    let entered = browser.log_in_as(OWNER, "marigold-ladder-52").await;
    assert_eq!(refusal(&entered).1, "auth.code_needed");
}

#[tokio::test]
async fn it_is_for_the_team_and_an_owner_can_reset_it() {
    let shop = demo_shop().await;
    let mut asha = shop.browser();
    asha.log_in_as("9000000002", "demo-customer").await;
    assert_eq!(asha.get("/me/two-factor").await.status, 403);
    let (mut owner, _, _) = set_up(&shop).await;
    let mut selvi = shop.browser();
    selvi.log_in_as("9000000003", "demo-staff").await;
    let begun = selvi.post("/me/two-factor", &Value::Null).await.body;
    let phone = Phone(begun["key"].as_str().unwrap().to_owned());
    let number = json!({"code": phone.number(&shop, 0)});
    selvi.post("/me/two-factor/confirm", &number).await;
    let listed = owner.get("/admin/staff").await.body;
    let mut members = listed.as_array().unwrap().iter();
    let member = members.find(|member| member["name"] == "Selvi M.").unwrap();
    assert_eq!(member["twoFactor"], true);
    let path = format!("/admin/staff/{}/two-factor", member["id"]);
    let taken = owner.call(Method::DELETE, &path, None).await;
    assert_eq!(taken.status, 204);
    assert!(!selvi.is_logged_in().await);
    let entered = selvi.log_in_as("9000000003", "demo-staff").await;
    assert_eq!(entered.status, 200);
}

#[tokio::test]
async fn a_password_change_does_not_count_as_re_authentication() {
    let shop = demo_shop().await;
    let (mut owner, phone, _) = set_up(&shop).await;
    let mut thief = owner.clone();
    shop.advance(601);
    // An intruder at an unlocked screen who knows the password but does not have the phone.
    let same = json!({"oldPassword": "demo-owner", "newPassword": "marigold-ladder-52"});
    let changed = thief.call(Method::PUT, "/me/password", Some(&same)).await;
    assert_eq!(refusal(&changed).1, "auth.confirmation_needed");
    let code = json!({"password": "demo-owner", "code": phone.number(&shop, 0)});
    assert_eq!(owner.post("/me/session/confirm", &code).await.status, 204);
    shop.advance(590);
    let changed = owner.call(Method::PUT, "/me/password", Some(&same)).await;
    assert_eq!(changed.status, 204, "{:?}", changed.body);
    shop.advance(11);
    for (method, path) in [
        (Method::DELETE, "/me/two-factor"),
        (Method::POST, "/me/two-factor/recovery-codes"),
    ] {
        let refused = owner.call(method, path, None).await;
        assert_eq!(refusal(&refused).1, "auth.confirmation_needed", "{path}");
    }
    let state = owner.get("/me/two-factor").await.body;
    assert!(state["onSince"].is_string());
}

#[tokio::test]
async fn turning_it_on_or_off_and_new_codes_withdraw_every_link() {
    let shop = demo_shop().await;
    let mut owner = shop.browser();
    log_in(&mut owner, None).await;
    let pending = async |owner: &mut Browser<'_>| {
        owner
            .get("/me/account")
            .await
            .body
            .get("pendingEmail")
            .is_some()
    };
    let ask = json!({"email": "thief@example.com"});
    owner.call(Method::PATCH, "/me/account", Some(&ask)).await;
    assert!(pending(&mut owner).await);
    let begun = owner.post("/me/two-factor", &Value::Null).await.body;
    let phone = Phone(begun["key"].as_str().unwrap().to_owned());
    let number = json!({"code": phone.number(&shop, 0)});
    assert_eq!(
        owner.post("/me/two-factor/confirm", &number).await.status,
        200
    );
    assert!(!pending(&mut owner).await, "turned on");
    for (method, path) in [
        (Method::POST, "/me/two-factor/recovery-codes"),
        (Method::DELETE, "/me/two-factor"),
    ] {
        owner.call(Method::PATCH, "/me/account", Some(&ask)).await;
        assert!(pending(&mut owner).await);
        assert!(owner.call(method, path, None).await.status < 300);
        assert!(!pending(&mut owner).await, "{path}");
    }
}

#[tokio::test]
async fn the_apps_secret_is_encrypted_in_the_database() {
    let shop = demo_shop().await;
    let (_, phone, _) = set_up(&shop).await;
    let stored: String = sqlx::query_scalar("SELECT sealed_secret FROM auth_two_factor")
        .fetch_one(shop.app.deps.db.read())
        .await
        .unwrap();
    assert!(!stored.contains(&phone.0), "{stored}");
    assert!(Secret::try_from_base32(&stored).is_err(), "{stored}");
}

#[tokio::test]
async fn without_the_key_a_recovery_code_logs_in_and_the_app_can_be_set_up_again() {
    let shop = demo_shop().await;
    let (mut owner, phone, codes) = set_up(&shop).await;
    assert_eq!(
        owner.get("/me/two-factor").await.body["appUnreadable"],
        false
    );
    // Like a backup restored on another machine: encrypted with a key that is missing here.
    let elsewhere = auth::TwoFactorKey::new(&[8; 32]).seal(1, &phone.0).unwrap();
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query("UPDATE auth_two_factor SET sealed_secret = ?")
        .bind(elsewhere)
        .execute(&mut *tx)
        .await
        .unwrap();
    assert_eq!(shop.auth.unreadable_apps().await.unwrap(), 0);
    tx.commit().await.unwrap();
    assert_eq!(shop.auth.unreadable_apps().await.unwrap(), 1);
    shop.advance(601);
    let mut browser = shop.browser();
    for _ in 0..12 {
        let reported = log_in(&mut browser, Some(&phone.number(&shop, 0))).await;
        assert_eq!(
            refusal(&reported).1,
            "auth.app_unreadable",
            "not a guess, so not counted"
        );
    }
    let stranger = browser.log_in_as(OWNER, "wrong-password").await;
    assert_eq!(refusal(&stranger).1, "auth.invalid_credentials");
    assert_eq!(
        log_in(&mut browser, None).await.body["code"],
        "auth.code_needed"
    );
    assert_eq!(log_in(&mut browser, Some(&codes[0])).await.status, 200);
    assert_eq!(
        browser.get("/me/two-factor").await.body["appUnreadable"],
        true
    );
    let again = json!({"password": "demo-owner", "code": phone.number(&shop, 0)});
    let reported = owner.post("/me/session/confirm", &again).await;
    assert_eq!(refusal(&reported).1, "auth.app_unreadable");
    let recovered = json!({"password": "demo-owner", "code": codes[1]});
    assert_eq!(
        owner.post("/me/session/confirm", &recovered).await.status,
        204
    );
    assert_eq!(owner.delete("/me/two-factor").await.status, 204);
    let begun = owner.post("/me/two-factor", &Value::Null).await.body;
    let phone = Phone(begun["key"].as_str().unwrap().to_owned());
    let number = json!({"code": phone.number(&shop, 0)});
    assert_eq!(
        owner.post("/me/two-factor/confirm", &number).await.status,
        200
    );
    assert_eq!(
        owner.get("/me/two-factor").await.body["appUnreadable"],
        false
    );
}
