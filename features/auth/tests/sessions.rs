//! Lifetime and end of sessions.

use std::time::Duration;

use crate::support::{PASSWORD, demo_shop, refusal, shop};
use auth::LiveSessions;
use serde_json::json;

const DAY: i64 = 86_400;

/// Waits until the background task has stored the last use.
async fn seen(shop: &crate::support::Shop) {
    let now = shop.app.deps.clock.now().0;
    for _ in 0..200 {
        let newest: i64 = shop.count("SELECT max(seen_at) FROM auth_session").await;
        if newest == now {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!("the last use was not stored");
}

#[tokio::test]
async fn a_visitor_has_no_user() {
    let shop = shop().await;
    let mut browser = shop.browser();
    let answer = browser.get("/session").await;
    assert_eq!((answer.status, answer.body), (200, json!({})));
    assert_eq!(answer.headers["cache-control"], "no-store");
    browser
        .cookies
        .insert("__Host-session".to_owned(), "made-up".to_owned());
    assert!(!browser.is_logged_in().await);
    assert_eq!(
        refusal(&browser.get("/me/account").await),
        (401, "session.needed", "Please log in.")
    );
}

#[tokio::test]
async fn a_session_ends_after_thirty_idle_days_and_after_ninety_days_in_use() {
    let shop = shop().await;
    let mut idle = shop.asha().await;
    let mut used = shop.asha_again().await;
    for _ in 0..3 {
        shop.advance(29 * DAY);
        assert!(used.is_logged_in().await);
        seen(&shop).await;
    }
    assert!(!idle.is_logged_in().await);
    shop.advance(3 * DAY - 1);
    assert!(used.is_logged_in().await);
    shop.advance(1);
    assert!(!used.is_logged_in().await, "90 days is the maximum");
}

#[tokio::test]
async fn frequent_reads_rarely_write() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let begun = shop.app.deps.clock.now().0;
    shop.advance(299);
    assert!(browser.is_logged_in().await);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(shop.count("SELECT seen_at FROM auth_session").await, begun);
    shop.advance(1);
    assert!(browser.is_logged_in().await);
    seen(&shop).await;
}

#[tokio::test]
async fn sessions_of_staff_and_owner_last_half_a_day() {
    let shop = demo_shop().await;
    for (mobile, password) in [("9000000001", "demo-owner"), ("9000000003", "demo-staff")] {
        let mut idle = shop.browser();
        assert_eq!(idle.log_in_as(mobile, password).await.status, 200);
        let mut used = shop.browser();
        used.log_in_as(mobile, password).await;
        for _ in 0..15 {
            shop.advance(11 * 3_600);
            assert!(used.is_logged_in().await, "{mobile}");
            seen(&shop).await;
        }
        assert!(!idle.is_logged_in().await, "{mobile}");
        shop.advance(3 * 3_600);
        assert!(!used.is_logged_in().await, "seven days is the maximum");
    }
}

#[tokio::test]
async fn an_eleventh_session_ends_the_oldest() {
    let shop = shop().await;
    let mut oldest = shop.asha().await;
    let mut second = shop.asha_again().await;
    for _ in 0..8 {
        shop.asha_again().await;
    }
    assert!(oldest.is_logged_in().await);
    shop.asha_again().await;
    assert!(!oldest.is_logged_in().await);
    assert!(second.is_logged_in().await);
}

#[tokio::test]
async fn a_user_lists_sessions_and_ends_one() {
    let shop = shop().await;
    let mut here = shop.asha().await;
    let mut there = shop.asha_again().await;
    let list = here.get("/me/sessions").await.body;
    let list = list.as_array().unwrap();
    assert_eq!(list.len(), 2);
    let other = list.iter().find(|entry| entry["current"] == false).unwrap();
    let path = format!("/me/sessions/{}", other["id"]);
    assert_eq!(here.delete(&path).await.status, 204);
    assert!(!there.is_logged_in().await);
    assert!(here.is_logged_in().await);
    assert_eq!(
        here.delete(&path).await.status,
        404,
        "the session has ended"
    );
    let live = other["id"].as_i64().unwrap();
    assert!(
        !LiveSessions::new(shop.app.deps.db.clone(), shop.app.deps.clock.clone())
            .is_live(live)
            .await
            .unwrap()
    );
}

#[tokio::test]
async fn ending_the_calling_session_logs_out() {
    let shop = shop().await;
    let mut here = shop.asha().await;
    let answer = here.delete("/me/sessions/1").await;
    assert_eq!(answer.status, 204);
    assert_eq!(answer.headers["clear-site-data"], "\"storage\"");
    assert!(!here.cookies.contains_key("__Host-session"));
}

#[tokio::test]
async fn another_users_session_is_not_found() {
    let shop = demo_shop().await;
    shop.browser()
        .log_in_as("9000000002", "demo-customer")
        .await;
    let mut other = shop.asha().await;
    let foreign = other.delete("/me/sessions/1").await;
    let missing = other.delete("/me/sessions/999").await;
    assert_eq!(foreign.status, 404);
    assert_eq!(foreign.body, missing.body);
}

#[tokio::test]
async fn confirming_the_password_renews_the_sessions_token() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let before = browser.clone();
    assert_eq!(browser.confirm().await.status, 204);
    assert_ne!(browser.token(), before.token());
    assert!(!before.clone().is_logged_in().await);
    let list = browser.get("/me/sessions").await.body;
    assert_eq!(list[0]["id"], 1);
    let wrong = browser
        .post(
            "/me/session/confirm",
            &json!({"password": "wrong password"}),
        )
        .await;
    assert_eq!(
        refusal(&wrong),
        (
            422,
            "auth.wrong_password",
            "This is not your current password."
        )
    );
}

#[tokio::test]
async fn guesses_within_a_session_are_limited_too() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let wrong = json!({"password": "wrong password"});
    for _ in 0..10 {
        assert_eq!(
            browser.post("/me/session/confirm", &wrong).await.status,
            422
        );
    }
    assert_eq!(browser.confirm().await.status, 429);
    shop.advance(900);
    assert_eq!(browser.confirm().await.status, 204);
}

#[tokio::test]
async fn a_new_password_ends_every_other_session() {
    let shop = shop().await;
    let mut here = shop.asha().await;
    let mut there = shop.asha_again().await;
    let wrong = json!({"oldPassword": "wrong password", "newPassword": "four haldi sarees"});
    let refused = here
        .call(poem::http::Method::PUT, "/me/password", Some(&wrong))
        .await;
    assert_eq!(refused.status, 422);
    assert_eq!(crate::support::wrong_fields(&refused), ["oldPassword"]);
    assert!(there.is_logged_in().await);
    let right = json!({"oldPassword": PASSWORD, "newPassword": "four haldi sarees"});
    let changed = here
        .call(poem::http::Method::PUT, "/me/password", Some(&right))
        .await;
    assert_eq!(changed.status, 204, "{:?}", changed.body);
    assert!(here.is_logged_in().await);
    assert!(!there.is_logged_in().await);
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 401);
    assert_eq!(shop.browser().log_in("four haldi sarees").await.status, 200);
    assert_eq!(shop.mails("auth.password_changed").await.len(), 1);
}
