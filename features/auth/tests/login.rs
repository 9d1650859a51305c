//! Logging in and out.

use crate::support::{PASSWORD, demo_shop, refusal, registration, set_cookies, shop, wrong_fields};
use kernel::{People, limits::Limit};
use serde_json::{Value, json};

const INVALID: (u16, &str, &str) = (
    401,
    "auth.invalid_credentials",
    "Invalid credentials. Please register.",
);
const LIMITED: (u16, &str, &str) = (
    429,
    "auth.login_limited",
    "Something went wrong. Please try again.",
);

#[tokio::test]
async fn mobile_and_email_both_log_in() {
    let shop = shop().await;
    shop.asha().await;
    for body in [
        json!({"mobile": "098765 43210", "password": PASSWORD}),
        json!({"email": "ASHA@example.com", "password": PASSWORD}),
    ] {
        let mut browser = shop.browser();
        let answer = browser.post("/session", &body).await;
        assert_eq!(answer.status, 200, "{:?}", answer.body);
        assert_eq!(answer.body["user"]["name"], "Asha Raman");
        assert!(browser.is_logged_in().await);
    }
}

#[tokio::test]
async fn a_wrong_password_an_unknown_user_and_a_blocked_account_look_the_same() {
    let shop = shop().await;
    shop.asha().await;
    let mut other = shop.browser();
    let body = registration("9876500000", "blocked@example.com");
    other.post("/auth/accounts", &body).await;
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query("UPDATE auth_user SET blocked_at = 1 WHERE id = 2")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    assert!(!other.is_logged_in().await, "blocking ends the session");
    for (mobile, password) in [
        ("9876543210", "wrong password"),
        ("9000000000", PASSWORD),
        ("9876500000", PASSWORD),
    ] {
        let hashes = shop.auth.hashes_started();
        let mut browser = shop.browser();
        let answer = browser.log_in_as(mobile, password).await;
        assert_eq!(refusal(&answer), INVALID, "{mobile}");
        assert_eq!(shop.auth.hashes_started() - hashes, 1, "{mobile}");
        assert!(browser.cookies.is_empty());
    }
}

#[tokio::test]
async fn refused_logins_are_logged_once_per_address_with_a_count() {
    let shop = shop().await;
    shop.asha().await;
    let refused = |address: &'static str| {
        let shop = &shop;
        async move {
            for mobile in ["9876543210", "9000000000", "9000000001"] {
                let answer = shop.browser_at(address).log_in_as(mobile, "x").await;
                assert_eq!(refusal(&answer), INVALID);
            }
        }
    };
    let failed = "SELECT count(*) FROM kernel_audit WHERE action = 'auth.login_failed'";
    refused("203.0.113.9").await;
    assert_eq!(shop.count(failed).await, 1);
    refused("203.0.113.10").await;
    assert_eq!(shop.count(failed).await, 2);
    shop.app.deps.security.write_all().await.unwrap();
    assert_eq!(shop.count(failed).await, 4);
    let counted = "SELECT sum(coalesce(json_extract(details, '$.more'), 1)) FROM kernel_audit
                   WHERE action = 'auth.login_failed'";
    assert_eq!(shop.count(counted).await, 6);
    let about = "SELECT count(*) FROM kernel_audit
                 WHERE json_extract(details, '$.about') = '[\"user:1\",\"user:unknown\"]'";
    assert_eq!(
        shop.count(about).await,
        2,
        "it names the accounts concerned"
    );
}

#[tokio::test]
async fn a_login_takes_exactly_one_identifier() {
    let shop = shop().await;
    let mut browser = shop.browser();
    let neither = browser.post("/session", &json!({"password": "x"})).await;
    assert_eq!(
        (neither.status, wrong_fields(&neither)),
        (422, vec!["mobile".to_owned()])
    );
    let both = json!({"mobile": "9876543210", "email": "a@example.com", "password": "x"});
    assert_eq!(
        wrong_fields(&browser.post("/session", &both).await),
        ["email"]
    );
    let broken = json!({"mobile": "12", "password": ""});
    assert_eq!(
        wrong_fields(&browser.post("/session", &broken).await),
        ["mobile", "password"]
    );
    assert_eq!(shop.auth.hashes_started(), 0);
}

#[tokio::test]
async fn every_login_issues_a_new_token_and_ends_the_browsers_session() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let mut left_behind = browser.clone();
    let before = browser.token().to_owned();
    assert_eq!(browser.log_in(PASSWORD).await.status, 200);
    assert_ne!(browser.token(), before);
    assert!(browser.is_logged_in().await);
    assert!(!left_behind.is_logged_in().await);
}

#[tokio::test]
async fn logging_out_ends_the_session_on_the_server() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let mut copy = browser.clone();
    let answer = browser.delete("/session").await;
    assert_eq!(answer.status, 204);
    assert_eq!(answer.headers["clear-site-data"], "\"storage\"");
    assert!(set_cookies(&answer)[0].starts_with("__Host-session=; Path=/; Max-Age=0;"));
    assert!(!copy.is_logged_in().await);
    assert_eq!(copy.get("/me/account").await.status, 401);
    assert_eq!(
        copy.delete("/session").await.status,
        204,
        "logging out twice succeeds"
    );
}

#[tokio::test]
async fn after_ten_failures_from_one_address_the_right_password_is_refused_too() {
    let shop = shop().await;
    shop.asha().await;
    let mut stranger = shop.browser_at("203.0.113.9");
    for _ in 0..10 {
        assert_eq!(refusal(&stranger.log_in("wrong password").await), INVALID);
    }
    let limited = stranger.log_in(PASSWORD).await;
    assert_eq!(refusal(&limited), LIMITED);
    let wait: i64 = limited.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=900).contains(&wait));
    let email = json!({"email": "asha@example.com", "password": PASSWORD});
    assert_eq!(refusal(&stranger.post("/session", &email).await), LIMITED);
    assert_eq!(
        shop.browser_at("203.0.113.10")
            .log_in(PASSWORD)
            .await
            .status,
        200
    );
    shop.advance(900);
    assert_eq!(stranger.log_in(PASSWORD).await.status, 200);
}

#[tokio::test]
async fn unknown_identifiers_are_limited_like_known_ones() {
    let shop = shop().await;
    let mut stranger = shop.browser_at("203.0.113.9");
    for _ in 0..10 {
        assert_eq!(
            refusal(&stranger.log_in_as("9000000000", "x").await),
            INVALID
        );
    }
    assert_eq!(
        refusal(&stranger.log_in_as("9000000000", "x").await),
        LIMITED
    );
}

#[tokio::test]
async fn after_thirty_failures_only_a_known_browser_can_log_in() {
    let shop = shop().await;
    let mut her_own = shop.asha().await;
    her_own.delete("/session").await;
    for address in 0..3 {
        let mut stranger = shop.browser_at(&format!("203.0.113.{}", 20 + address));
        for _ in 0..10 {
            assert_eq!(refusal(&stranger.log_in("wrong password").await), INVALID);
        }
    }
    let fresh = shop.browser_at("203.0.113.50").log_in(PASSWORD).await;
    assert_eq!(refusal(&fresh), LIMITED);
    assert_eq!(her_own.log_in(PASSWORD).await.status, 200);
    shop.advance(900);
    assert_eq!(
        shop.browser_at("203.0.113.50")
            .log_in(PASSWORD)
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn a_known_browser_has_its_own_limit_of_ten_failures() {
    let shop = shop().await;
    let mut her_own = shop.asha().await;
    for _ in 0..10 {
        assert_eq!(refusal(&her_own.log_in("wrong password").await), INVALID);
    }
    assert_eq!(refusal(&her_own.log_in(PASSWORD).await), LIMITED);
}

#[tokio::test]
async fn thirty_logins_of_an_account_succeed_in_fifteen_minutes() {
    let shop = shop().await;
    let mut asha = shop.asha().await;
    let succeeded = Limit::in_minutes(15, "auth.login.succeeded", 30);
    for _ in 0..29 {
        shop.app.deps.limits.allow(succeeded, "1").unwrap();
    }
    assert_eq!(refusal(&asha.log_in("wrong password").await), INVALID);
    assert_eq!(
        asha.log_in(PASSWORD).await.status,
        200,
        "failures do not count"
    );
    let hashes = shop.auth.hashes_started();
    let elsewhere = shop.browser_at("203.0.113.9").log_in(PASSWORD).await;
    assert_eq!(refusal(&elsewhere), LIMITED);
    assert_eq!(refusal(&asha.log_in(PASSWORD).await), LIMITED);
    assert_eq!(shop.auth.hashes_started(), hashes);
    let body = registration("9876500000", "beena@example.com");
    shop.browser().post("/auth/accounts", &body).await;
    let other = shop.browser().log_in_as("9876500000", PASSWORD).await;
    assert_eq!(other.status, 200, "others are not affected");
    shop.advance(900);
    assert_eq!(asha.log_in(PASSWORD).await.status, 200);
}

#[tokio::test]
async fn three_hashes_of_one_account_or_address_are_in_progress_at_once() {
    const BUSY: (u16, &str, &str) = (
        503,
        "store.busy",
        "The shop is busy. Please try again in a moment.",
    );
    let shop = shop().await;
    let mut asha = shop.asha().await;
    let forgotten = json!({"email": "asha@example.com"});
    asha.post("/auth/password/forgot", &forgotten).await;
    let token = shop.secret("auth.reset").await;
    let limits = &shop.app.deps.limits;
    let pending = [
        (Limit::per_day("auth.hashes.account", 3), "1"),
        (Limit::per_day("auth.hashes.address", 3), "203.0.113.1"),
    ];
    for (limit, key) in pending {
        for _ in 0..3 {
            limits.allow(limit, key).unwrap();
        }
        let hashes = shop.auth.hashes_started();
        assert_eq!(refusal(&asha.log_in(PASSWORD).await), BUSY);
        assert_eq!(refusal(&asha.confirm().await), BUSY);
        let change = json!({"oldPassword": PASSWORD, "newPassword": "four haldi sarees"});
        let put = poem::http::Method::PUT;
        let changed = asha.call(put, "/me/password", Some(&change)).await;
        assert_eq!(refusal(&changed), BUSY);
        let reset = json!({"token": token, "newPassword": "four haldi sarees"});
        let answer = asha.post("/auth/password/reset", &reset).await;
        assert_eq!(refusal(&answer), BUSY);
        assert_eq!(shop.auth.hashes_started(), hashes);
        let mut stranger = shop.browser_at("203.0.113.9");
        let answer = stranger.log_in_as("9000000000", "x").await;
        assert_eq!(refusal(&answer), INVALID, "others are not affected");
        limits.uncount(limit, key);
        let entered = asha.log_in(PASSWORD).await;
        assert_eq!(entered.status, 200, "{:?}", entered.body);
        limits.uncount(limit, key);
        limits.uncount(limit, key);
    }
    for _ in 0..3 {
        limits.allow(pending[1].0, pending[1].1).unwrap();
    }
    let body = registration("9876500000", "beena@example.com");
    let mut beena = shop.browser();
    let refused = beena.post("/auth/accounts", &body).await;
    assert_eq!(refusal(&refused), BUSY);
    beena.address = "203.0.113.9".to_owned();
    assert_eq!(beena.post("/auth/accounts", &body).await.status, 201);
}

#[tokio::test]
async fn an_invented_browser_token_is_not_trusted() {
    let shop = shop().await;
    shop.asha().await;
    let mut stranger = shop.browser_at("203.0.113.9");
    for n in 0..10 {
        stranger
            .cookies
            .insert("__Host-browser".to_owned(), format!("made-up-{n}"));
        assert_eq!(refusal(&stranger.log_in("wrong password").await), INVALID);
    }
    assert_eq!(refusal(&stranger.log_in(PASSWORD).await), LIMITED);
}

#[tokio::test]
async fn a_cheap_hash_is_replaced_at_login() {
    let shop = demo_shop().await;
    // 'demo-customer' at the lowest possible cost.
    let cheap = "$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$";
    let mut digest = [0; 32];
    let params = argon2::Params::new(8, 1, 1, Some(32)).unwrap();
    argon2::Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, params)
        .hash_password_into(b"demo-customer", &[1; 16], &mut digest)
        .unwrap();
    let hash = format!(
        "{cheap}{}",
        base64::Engine::encode(&base64::engine::general_purpose::STANDARD_NO_PAD, digest)
    );
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query("UPDATE auth_user SET password_hash = ? WHERE id = 3")
        .bind(hash)
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let answer = shop
        .browser()
        .log_in_as("9000000002", "demo-customer")
        .await;
    assert_eq!(answer.status, 200);
    let dear = "SELECT count(*) FROM auth_user WHERE id = 3 AND password_hash LIKE '$argon2id$v=19$m=19456,t=2,p=1$%'";
    assert_eq!(shop.count(dear).await, 1);
    let again = shop
        .browser()
        .log_in_as("9000000002", "demo-customer")
        .await;
    assert_eq!(again.status, 200);
}

#[tokio::test]
async fn the_demo_store_has_its_people() {
    let shop = demo_shop().await;
    let people = [
        (1, "9000000001", "owner", "demo-owner", Value::Null),
        (2, "9000000003", "staff", "demo-staff", json!("manager")),
        (3, "9000000002", "customer", "demo-customer", Value::Null),
        (4, "9000000004", "staff", "demo-counter", json!("counter")),
        (5, "9000000005", "staff", "demo-maker", json!("maker")),
        (6, "9000000006", "staff", "demo-maker-2", json!("maker")),
        (7, "9000000007", "staff", "demo-editor", json!("editor")),
    ];
    for (id, mobile, role, password, staff_role) in people {
        let answer = shop.browser().log_in_as(mobile, password).await;
        assert_eq!(answer.status, 200, "{mobile}");
        let user = &answer.body["user"];
        assert_eq!(
            (&user["id"], &user["role"], &user["staffRole"]),
            (&json!(id), &json!(role), &staff_role)
        );
    }
}

#[tokio::test]
async fn pieces_are_made_by_everyone_but_editors_makers_first() {
    let shop = demo_shop().await;
    let makers = shop.people().makers().await.unwrap();
    let ids: Vec<i64> = makers.iter().map(|person| person.id).collect();
    assert_eq!(ids, [5, 6, 1, 2, 4]);
    let team = shop.people().team().await.unwrap();
    assert_eq!(team.len(), 6, "the team has an editor too");
}
