//! What the mails say.

use std::sync::{Arc, Mutex};

use crate::support::{PASSWORD, shop};
use async_trait::async_trait;
use auth::DemoPasswords;
use kernel::mail::{MailTransport, MailWorker, NotSent, ReadyMail};
use poem::http::Method;
use serde_json::json;

#[derive(Default)]
struct Letterbox(Mutex<Vec<ReadyMail>>);

#[async_trait]
impl MailTransport for Letterbox {
    async fn send(&self, mail: &ReadyMail) -> Result<(), NotSent> {
        self.0.lock().unwrap().push(mail.clone());
        Ok(())
    }

    async fn check(&self) -> Result<(), NotSent> {
        Ok(())
    }
}

#[tokio::test]
async fn every_mail_is_worded_and_none_holds_a_password() {
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
    let letterbox = Arc::new(Letterbox::default());
    let worker = MailWorker::new(
        shop.app.deps.db.clone(),
        shop.app.deps.clock.clone(),
        letterbox.clone(),
        shop.rest.clone(),
        auth::feature(&shop.auth, DemoPasswords::published())
            .gives()
            .mails
            .iter()
            .copied(),
    );
    worker.deliver().await.unwrap();
    let change = json!({"oldPassword": PASSWORD, "newPassword": "four haldi sarees"});
    browser
        .call(Method::PUT, "/me/password", Some(&change))
        .await;
    worker.deliver().await.unwrap();
    let mails = letterbox.0.lock().unwrap().clone();
    let subjects: Vec<&str> = mails.iter().map(|mail| mail.subject.as_str()).collect();
    assert_eq!(
        subjects,
        [
            "Welcome to Hem & Mogra",
            "Set a new password, within 30 minutes",
            "Confirm your new mobile number",
            "Confirm your new email address",
            "Your email address is about to change",
            "Your password has been changed",
        ]
    );
    let forgotten = &mails[1];
    for wording in [
        "Asha Raman",
        "+91 98765 43210",
        "asha@example.com",
        &format!("https://shop.example/resetpassword/{reset}"),
    ] {
        assert!(forgotten.text.contains(wording), "{wording}");
    }
    assert!(
        mails[2]
            .text
            .contains("https://shop.example/account/confirm/")
    );
    for mail in &mails {
        for secret in [PASSWORD, "four haldi sarees", browser.token()] {
            assert!(!mail.text.contains(secret) && !mail.html.contains(secret));
        }
    }
    assert_eq!(
        shop.count("SELECT count(*) FROM kernel_outbox WHERE secret IS NOT NULL")
            .await,
        0,
        "a sent mail keeps no secret"
    );
}
