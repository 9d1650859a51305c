//! Resetting a forgotten password.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use crate::support::{PASSWORD, Shop, demo_shop, refusal, shop, wrong_fields};
use serde_json::{Value, json};

const NEW: &str = "four haldi sarees";
const DEAD: (u16, &str, &str) = (
    410,
    "auth.link_dead",
    "This link no longer works. Please ask for a new one.",
);

async fn forgot(shop: &Shop, address: &str, email: &str) -> kernel::testing::Answer {
    shop.browser_at(address)
        .post("/auth/password/forgot", &json!({"email": email}))
        .await
}

/// Requests links for these email addresses at once, each from a network address of its own or all from one.
async fn forgot_at_once(shop: &Arc<Shop>, emails: u8, address: Option<&'static str>) -> Vec<u16> {
    let requests: Vec<_> = (0..emails)
        .map(|n| {
            let shop = shop.clone();
            let own = format!("198.51.100.{n}");
            tokio::spawn(async move {
                let email = format!("a{n}@example.com");
                forgot(&shop, address.unwrap_or(&own), &email).await.status
            })
        })
        .collect();
    let mut statuses = Vec::new();
    for request in requests {
        statuses.push(request.await.unwrap());
    }
    statuses
}

async fn link(shop: &Shop) -> String {
    let answer = forgot(shop, "203.0.113.1", "asha@example.com").await;
    assert_eq!(
        (answer.status, answer.body),
        (202, json!({"validMinutes": 30}))
    );
    shop.secret("auth.reset").await
}

fn reset(token: &str) -> Value {
    json!({"token": token, "newPassword": NEW})
}

#[tokio::test]
async fn a_link_sets_a_new_password_once_and_ends_every_session() {
    let shop = shop().await;
    let mut logged_in = shop.asha().await;
    let token = link(&shop).await;
    let hashed: String = sqlx::query_scalar("SELECT token_hash FROM auth_reset")
        .fetch_one(shop.app.deps.db.read())
        .await
        .unwrap();
    assert_ne!(hashed, token);
    let mut anybody = shop.browser_at("198.51.100.7");
    for _ in 0..2 {
        let view = anybody
            .post("/auth/password/reset/view", &json!({"token": token}))
            .await;
        assert_eq!(view.status, 200, "checking a link changes nothing");
    }
    assert!(logged_in.is_logged_in().await);
    let answer = anybody.post("/auth/password/reset", &reset(&token)).await;
    assert_eq!(answer.status, 204, "{:?}", answer.body);
    assert!(anybody.cookies.is_empty(), "a link does not log in");
    assert!(!logged_in.is_logged_in().await);
    assert_eq!(shop.browser().log_in(PASSWORD).await.status, 401);
    assert_eq!(shop.browser().log_in(NEW).await.status, 200);
    let again = anybody.post("/auth/password/reset", &reset(&token)).await;
    assert_eq!(refusal(&again), DEAD);
    assert_eq!(shop.mails("auth.password_changed").await.len(), 1);
}

#[tokio::test]
async fn of_two_parallel_requests_one_uses_the_link() {
    let shop = Arc::new(shop().await);
    shop.asha().await;
    let token = link(&shop).await;
    let tries: Vec<_> = (0..3)
        .map(|_| {
            let (shop, body) = (shop.clone(), reset(&token));
            tokio::spawn(async move {
                shop.browser()
                    .post("/auth/password/reset", &body)
                    .await
                    .status
            })
        })
        .collect();
    let mut statuses = Vec::new();
    for one in tries {
        statuses.push(one.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 410, 410]);
}

#[tokio::test]
async fn only_the_newest_link_works_and_the_older_email_is_not_sent() {
    let shop = shop().await;
    shop.asha().await;
    let older = link(&shop).await;
    let newest = link(&shop).await;
    assert_eq!(shop.mails("auth.reset").await.len(), 1);
    let mut browser = shop.browser();
    let refused = browser.post("/auth/password/reset", &reset(&older)).await;
    assert_eq!(refusal(&refused), DEAD);
    assert_eq!(
        browser
            .post("/auth/password/reset", &reset(&newest))
            .await
            .status,
        204
    );
}

#[tokio::test]
async fn a_link_expires_after_thirty_minutes() {
    let shop = shop().await;
    shop.asha().await;
    let token = link(&shop).await;
    let mut browser = shop.browser();
    shop.advance(1_799);
    let view = json!({"token": token});
    assert_eq!(
        browser
            .post("/auth/password/reset/view", &view)
            .await
            .status,
        200
    );
    shop.advance(1);
    assert_eq!(
        refusal(&browser.post("/auth/password/reset/view", &view).await),
        DEAD
    );
    assert_eq!(
        refusal(&browser.post("/auth/password/reset", &reset(&token)).await),
        DEAD
    );
    let made_up = browser
        .post("/auth/password/reset", &reset("made-up"))
        .await;
    assert_eq!(refusal(&made_up), DEAD);
}

#[tokio::test]
async fn a_refused_password_does_not_use_the_link_up() {
    let shop = shop().await;
    shop.asha().await;
    let token = link(&shop).await;
    let mut browser = shop.browser();
    for bad in ["short", "qwertyuiop", "9876543210"] {
        let body = json!({"token": token, "newPassword": bad});
        let answer = browser.post("/auth/password/reset", &body).await;
        assert_eq!(answer.status, 422);
        assert_eq!(wrong_fields(&answer), ["newPassword"]);
    }
    assert_eq!(
        browser
            .post("/auth/password/reset", &reset(&token))
            .await
            .status,
        204
    );
}

#[tokio::test]
async fn changing_the_password_invalidates_the_link() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let token = link(&shop).await;
    let change = json!({"oldPassword": PASSWORD, "newPassword": NEW});
    browser
        .call(poem::http::Method::PUT, "/me/password", Some(&change))
        .await;
    let refused = browser.post("/auth/password/reset", &reset(&token)).await;
    assert_eq!(refusal(&refused), DEAD);
    assert!(shop.mails("auth.reset").await.is_empty());
}

#[tokio::test]
async fn an_unknown_address_gets_its_own_error_and_both_answers_are_logged() {
    let shop = shop().await;
    shop.asha().await;
    let before = shop.audit().await.len();
    let unknown = forgot(&shop, "203.0.113.1", "unknown@example.com").await;
    assert_eq!(
        refusal(&unknown),
        (
            404,
            "auth.email_unknown",
            "Email address not registered with us."
        )
    );
    assert!(shop.mails("auth.reset").await.is_empty());
    link(&shop).await;
    let written = &shop.audit().await[before..];
    assert_eq!(
        written,
        [
            ("auth.reset_asked".to_owned(), "user:unknown".to_owned()),
            ("auth.reset_asked".to_owned(), "user:1".to_owned()),
        ]
    );
}

#[tokio::test]
async fn known_and_unknown_addresses_are_answered_after_the_same_time() {
    let shop = shop().await;
    shop.asha().await;
    for email in ["asha@example.com", "unknown@example.com"] {
        let began = Instant::now();
        forgot(&shop, "203.0.113.1", email).await;
        assert!(began.elapsed() >= Duration::from_millis(100), "{email}");
    }
}

#[tokio::test]
async fn beyond_the_limit_known_and_unknown_addresses_look_the_same() {
    let shop = shop().await;
    shop.asha().await;
    for email in ["asha@example.com", "unknown@example.com"] {
        for n in 0..3 {
            let answer = forgot(&shop, &format!("203.0.113.{n}"), email).await;
            assert!([202, 404].contains(&answer.status));
        }
        let answer = forgot(&shop, "203.0.113.99", email).await;
        assert_eq!(
            refusal(&answer),
            (
                429,
                "auth.forgot_limited",
                "An error occurred. Please try again later."
            )
        );
        assert!(answer.headers.contains_key("retry-after"));
    }
    shop.advance(3_600);
    assert_eq!(
        forgot(&shop, "203.0.113.1", "asha@example.com")
            .await
            .status,
        202
    );
}

#[tokio::test]
async fn invented_addresses_fill_no_counter_of_accounts() {
    let shop = shop().await;
    shop.asha().await;
    for n in 0..10 {
        forgot(&shop, "203.0.113.1", &format!("invented{n}@example.com")).await;
    }
    let windows = |limit| shop.app.deps.limits.windows(limit);
    assert_eq!(windows("auth.forgot.email"), 0);
    assert_eq!(windows("auth.forgot.unknown_email"), 10);
    link(&shop).await;
    assert_eq!(windows("auth.forgot.email"), 1);
}

#[tokio::test]
async fn one_network_address_can_request_twenty_links_an_hour() {
    let shop = Arc::new(shop().await);
    let statuses = forgot_at_once(&shop, 20, Some("203.0.113.1")).await;
    assert_eq!(statuses, [404; 20]);
    assert_eq!(
        forgot(&shop, "203.0.113.1", "b@example.com").await.status,
        429
    );
    assert_eq!(
        forgot(&shop, "203.0.113.2", "b@example.com").await.status,
        404
    );
}

#[tokio::test]
async fn the_owner_is_notified_once_of_a_hundred_requests_in_an_hour() {
    let shop = Arc::new(demo_shop().await);
    forgot_at_once(&shop, 103, None).await;
    let mails = shop.mails("auth.many_resets").await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].0, "owner@example.com");
}

#[tokio::test]
async fn an_email_that_cannot_be_queued_is_reported() {
    let shop = shop().await;
    shop.asha().await;
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::raw_sql("DROP TABLE kernel_outbox")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let answer = forgot(&shop, "203.0.113.1", "asha@example.com").await;
    assert_eq!(
        refusal(&answer),
        (
            503,
            "auth.mail_not_queued",
            "Failed to send email. Please try again."
        )
    );
    assert_eq!(shop.count("SELECT count(*) FROM auth_reset").await, 0);
}

#[tokio::test]
async fn a_blocked_account_gets_the_same_answer_but_no_link() {
    let shop = demo_shop().await;
    let before = forgot(&shop, "203.0.113.1", "customer@example.com").await;
    let token = shop.secret("auth.reset").await;
    block_customer(&shop).await;
    let mut anybody = shop.browser_at("198.51.100.7");
    let view = json!({"token": token});
    let seen = anybody.post("/auth/password/reset/view", &view).await;
    assert_eq!(refusal(&seen), DEAD, "an earlier link");
    let used = anybody.post("/auth/password/reset", &reset(&token)).await;
    assert_eq!(refusal(&used), DEAD, "an earlier link");
    let mails = shop.mails("auth.reset").await;
    let after = forgot(&shop, "203.0.113.2", "customer@example.com").await;
    assert_eq!((after.status, &after.body), (before.status, &before.body));
    assert_eq!(shop.mails("auth.reset").await, mails, "no mail");
}

/// Blocks the demo customer directly in the database, as if the owner did so while a link was being
/// created.
async fn block_customer(shop: &Shop) {
    let mut tx = shop.app.deps.db.write().await.unwrap();
    sqlx::query("UPDATE auth_user SET blocked_at = 1 WHERE email = 'customer@example.com'")
        .execute(&mut *tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}
