//! Registering an account.

use crate::support::{PASSWORD, refusal, registration, set_cookies, shop, wrong_fields};
use serde_json::json;

#[tokio::test]
async fn registering_logs_in() {
    let shop = shop().await;
    let mut browser = shop.browser();
    let answer = browser
        .post(
            "/auth/accounts",
            &registration("+91 98765-43210", " Asha@Example.com "),
        )
        .await;
    assert_eq!(answer.status, 201);
    assert_eq!(
        answer.body,
        json!({"user": {"id": 1, "name": "Asha Raman", "mobile": "+919876543210", "email": "asha@example.com",
            "role": "customer"}})
    );
    assert_eq!(answer.headers["cache-control"], "no-store");
    assert_eq!(browser.get("/session").await.body, answer.body);
    let mails = shop.mails("auth.welcome").await;
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].0, "asha@example.com");
    assert_eq!(
        shop.audit().await,
        [("auth.registered".to_owned(), "user:1".to_owned())]
    );
}

#[tokio::test]
async fn no_response_row_or_email_contains_a_secret() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    let token = browser.token().to_owned();
    let stored: Vec<(String, String)> = sqlx::query_as(
        "SELECT password_hash, token_hash FROM auth_user JOIN auth_session ON user_id = auth_user.id",
    )
    .fetch_all(shop.app.deps.db.read())
    .await
    .unwrap();
    assert!(stored[0].0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    assert_ne!(stored[0].1, token);
    let mut seen = Vec::new();
    for path in [
        "/session",
        "/me/account",
        "/me/sessions",
        "/me/account/data",
    ] {
        let answer = browser.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
        seen.push(answer.body.to_string());
    }
    for (_, _, data) in shop.mails("auth.welcome").await {
        seen.push(data.to_string());
    }
    for text in seen {
        for secret in [PASSWORD, token.as_str(), &stored[0].0, &stored[0].1] {
            assert!(!text.contains(secret), "{text}");
        }
    }
}

#[tokio::test]
async fn the_session_cookie_is_http_only_and_same_site() {
    let shop = shop().await;
    let mut browser = shop.browser();
    let answer = browser
        .post(
            "/auth/accounts",
            &registration("9876543210", "asha@example.com"),
        )
        .await;
    let cookies = set_cookies(&answer);
    let session = cookies
        .iter()
        .find(|cookie| cookie.starts_with("__Host-session="))
        .unwrap();
    let value = session["__Host-session=".len()..]
        .split(';')
        .next()
        .unwrap();
    assert_eq!(value.len(), 64);
    for attribute in ["; Path=/", "; Secure", "; HttpOnly", "; SameSite=Lax"] {
        assert!(cookies.iter().all(|cookie| cookie.contains(attribute)));
    }
    assert!(!session.contains("Domain"));
}

#[tokio::test]
async fn a_mobile_number_or_email_belongs_to_one_account() {
    let shop = shop().await;
    shop.asha().await;
    let hashes = shop.auth.hashes_started();
    let mut other = shop.browser();
    for (mobile, email, code, message, fields) in [
        (
            "9876543210",
            "new@example.com",
            "auth.mobile_taken",
            "Mobile number already registered. Please login.",
            vec!["mobile"],
        ),
        (
            "9876500000",
            "ASHA@example.com",
            "auth.email_taken",
            "Email already registered. Please login.",
            vec!["email"],
        ),
        (
            "9876543210",
            "asha@example.com",
            "auth.mobile_taken",
            "Mobile number already registered. Please login.",
            vec!["email", "mobile"],
        ),
    ] {
        let answer = other
            .post("/auth/accounts", &registration(mobile, email))
            .await;
        assert_eq!(refusal(&answer), (409, code, message));
        assert_eq!(wrong_fields(&answer), fields);
    }
    assert!(other.cookies.is_empty());
    assert_eq!(
        shop.auth.hashes_started() - hashes,
        3,
        "a refused registration costs one hash, like a successful one"
    );
    assert_eq!(shop.mails("auth.welcome").await.len(), 1);
    assert_eq!(shop.count("SELECT count(*) FROM auth_user").await, 1);
}

#[tokio::test]
async fn of_parallel_registrations_one_gets_the_mobile_number() {
    let shop = std::sync::Arc::new(shop().await);
    let tries: Vec<_> = (0..10)
        .map(|n| {
            let shop = shop.clone();
            tokio::spawn(async move {
                let body = registration("9876543210", &format!("asha{n}@example.com"));
                let mut browser = shop.browser_at(&format!("203.0.113.{n}"));
                browser.post("/auth/accounts", &body).await.status
            })
        })
        .collect();
    let mut statuses = Vec::new();
    for one in tries {
        statuses.push(one.await.unwrap());
    }
    statuses.sort_unstable();
    assert_eq!(statuses[0], 201);
    assert!(statuses[1..].iter().all(|status| *status == 409));
    assert_eq!(shop.count("SELECT count(*) FROM auth_user").await, 1);
}

#[tokio::test]
async fn all_wrong_fields_are_reported_together() {
    let shop = shop().await;
    let body = json!({"name": " ", "mobile": "12345", "email": "asha", "password": "short", "role": "owner"});
    let answer = shop.browser().post("/auth/accounts", &body).await;
    assert_eq!(answer.status, 422);
    assert_eq!(
        wrong_fields(&answer),
        ["email", "mobile", "name", "password", "role"]
    );
    assert_eq!(shop.auth.hashes_started(), 0);
}

#[tokio::test]
async fn a_name_with_a_link_is_refused() {
    let shop = shop().await;
    for name in [
        "You won! Claim at https://evil.example/x",
        "Claim at evil.example/x",
        "WWW.evil.example",
    ] {
        let mut body = registration("9876543210", "asha@example.com");
        body["name"] = json!(name);
        let answer = shop.browser().post("/auth/accounts", &body).await;
        assert_eq!(answer.status, 422, "{name}");
        assert_eq!(wrong_fields(&answer), ["name"], "{name}");
    }
    assert!(shop.mails("auth.welcome").await.is_empty());
    let mut body = registration("9876543210", "asha@example.com");
    body["name"] = json!("Dr. Asha R. O'Neill D/o. Raman");
    let answer = shop.browser().post("/auth/accounts", &body).await;
    assert_eq!(answer.status, 201, "{:?}", answer.body);
}

#[tokio::test]
async fn easy_passwords_are_refused_and_unusual_ones_accepted() {
    let shop = shop().await;
    let mut browser = shop.browser();
    for easy in [
        "Password1",
        "qwertyuiop",
        "asha raman",
        "+91 9876543210",
        "asha@example.com",
        "Hem & Mogra",
    ] {
        let mut body = registration("9876543210", "asha@example.com");
        body["password"] = json!(easy);
        let answer = browser.post("/auth/accounts", &body).await;
        assert_eq!(answer.status, 422, "{easy}");
        assert_eq!(wrong_fields(&answer), ["password"], "{easy}");
    }
    let odd = " மல்லி\tகை ";
    let mut body = registration("9876543210", "asha@example.com");
    body["password"] = json!(odd);
    assert_eq!(browser.post("/auth/accounts", &body).await.status, 201);
    assert_eq!(shop.browser().log_in(odd).await.status, 200);
    assert_eq!(shop.browser().log_in(odd.trim()).await.status, 401);
}

#[tokio::test]
async fn the_twenty_first_registration_in_an_hour_is_refused_and_reveals_nothing() {
    let shop = shop().await;
    shop.asha().await;
    let mut browser = shop.browser();
    for _ in 0..19 {
        let body = registration("9876543210", "other@example.com");
        assert_eq!(browser.post("/auth/accounts", &body).await.status, 409);
    }
    for (mobile, email) in [
        ("9876543210", "asha@example.com"),
        ("9876500000", "new@example.com"),
    ] {
        let answer = browser
            .post("/auth/accounts", &registration(mobile, email))
            .await;
        assert_eq!(
            refusal(&answer),
            (
                429,
                "auth.registration_limited",
                "Something went wrong, please try again."
            )
        );
        assert!(answer.headers.contains_key("retry-after"));
    }
    let body = registration("9876500000", "new@example.com");
    let elsewhere = shop
        .browser_at("203.0.113.2")
        .post("/auth/accounts", &body)
        .await;
    assert_eq!(elsewhere.status, 201);
    let reported = shop.audit().await;
    let refused = reported
        .iter()
        .filter(|(action, _)| action == "auth.registration_refused");
    assert_eq!(refused.count(), 1, "one row for the whole burst");
}

#[tokio::test]
async fn email_addresses_are_compared_without_case() {
    let shop = shop().await;
    shop.browser()
        .post(
            "/auth/accounts",
            &registration("9876543210", "jos\u{e9}@b\u{fc}cher.example"),
        )
        .await;
    for same in [
        "jose\u{301}@b\u{fc}cher.example",
        "JOS\u{c9}@BU\u{308}CHER.example",
        "\u{200e}jos\u{e9}@xn--bcher-kva.example\u{200e}",
    ] {
        let body = registration("9876500000", same);
        let refused = shop.browser().post("/auth/accounts", &body).await;
        assert_eq!(refusal(&refused).1, "auth.email_taken", "{same:?}");
    }
    let body = registration("9876500000", "jos\u{200b}\u{e9}@b\u{fc}cher.example");
    let refused = shop.browser().post("/auth/accounts", &body).await;
    assert_eq!(refused.status, 422);
    assert_eq!(wrong_fields(&refused), ["email"]);
}
