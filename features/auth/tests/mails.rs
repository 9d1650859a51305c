//! Content of the emails.

use crate::support::{PASSWORD, shop};
use poem::http::Method;
use serde_json::json;

#[tokio::test]
async fn every_email_renders_and_none_contains_a_password() {
    let shop = shop().await;
    let mut browser = shop.asha().await;
    browser
        .post(
            "/auth/password/forgot",
            &json!({"email": "asha@example.com"}),
        )
        .await;
    let both = json!({"email": "new@example.com", "mobile": "9876500000"});
    browser
        .call(Method::PATCH, "/me/account", Some(&both))
        .await;
    let reset = shop.secret("auth.reset").await;
    let mut mails = shop.letters(0).await;
    let change = json!({"oldPassword": PASSWORD, "newPassword": "four haldi sarees"});
    browser
        .call(Method::PUT, "/me/password", Some(&change))
        .await;
    mails.extend(shop.letters(mails.len()).await);
    let subjects: Vec<&str> = mails.iter().map(|mail| mail.subject.as_str()).collect();
    assert_eq!(
        subjects,
        [
            "Welcome to Hem & Mogra",
            "Reset your password",
            "Confirm your new mobile number",
            "Confirm your new email address",
            "Request to change your email address",
            "Your password has been changed",
        ]
    );
    let forgotten = format!("{:?}", mails[1]);
    for wording in [
        "Asha Raman",
        "+91 98765 43210",
        "asha@example.com",
        &format!("https://shop.example/resetpassword/{reset}"),
    ] {
        assert!(forgotten.contains(wording), "{wording}");
    }
    assert!(format!("{:?}", mails[2]).contains("https://shop.example/account/confirm/"));
    for mail in &mails {
        for secret in [PASSWORD, "four haldi sarees", browser.token()] {
            assert!(!format!("{mail:?}").contains(secret));
        }
    }
}
