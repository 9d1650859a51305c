//! Delivery errors, and which emails they affect.

use email::{Fault, MailError};
use poem::http::StatusCode;
use tokio::net::TcpListener;

use crate::mails::{
    http_server::MailServiceServer,
    smtp_server::{Manners, SmtpServer},
    store::TestStore,
};

#[tokio::test]
async fn a_silent_server_delays_no_other_work() {
    let server = SmtpServer::open(Manners::Silent).await;
    let shop = TestStore::open(Some(server.settings())).await;
    shop.queue("asha@example.com").await;
    let mails = shop.mails.clone();
    let delivering = tokio::spawn(async move { mails.run().await });
    server.called.notified().await;
    assert_eq!(shop.ask("/api/health").await, 200);
    let second = shop.queue("beena@example.com").await;
    let jobs = shop.gives.iter().flat_map(|feature| feature.jobs.clone());
    for job in jobs.filter(|job| job.name != "email.deliver") {
        job.run().await.unwrap();
    }
    assert!(!delivering.is_finished(), "the server is still silent");
    assert_eq!(shop.fate(second).await, ("waiting".to_owned(), None));
    delivering.abort();
}

#[tokio::test]
async fn a_wrong_password_is_reported_without_repeating_it() {
    let server = SmtpServer::open(Manners::NoLogIn).await;
    let shop = TestStore::open(Some(server.settings_with("shop:canary@"))).await;
    let mail = shop.queue("asha@example.com").await;
    shop.mails.run().await.unwrap();
    let (state, error) = shop.fate(mail).await;
    assert_eq!(state, "waiting", "it is sent once the password is right");
    let error = error.unwrap();
    assert!(error.contains("did not accept the log-in: 535"), "{error}");
    assert!(!error.contains("canary"), "{error}");
    assert!(server.taken().is_empty());
}

#[tokio::test]
async fn a_permanently_refused_email_is_shown_and_the_next_one_sent() {
    let server = SmtpServer::open(Manners::Strict).await;
    let shop = TestStore::open(Some(server.settings())).await;
    let gone = shop.queue("gone@example.com").await;
    let next = shop.queue("asha@example.com").await;
    shop.mails.run().await.unwrap();
    let (state, error) = shop.fate(gone).await;
    assert_eq!(state, "failed");
    assert!(error.unwrap().contains("550 5.1.1 No such user"));
    assert_eq!(shop.fate(next).await, ("sent".to_owned(), None));
}

#[tokio::test]
async fn a_server_without_encryption_gets_no_password() {
    let server = SmtpServer::open(Manners::Friendly).await;
    let url = format!("smtp://shop:canary@127.0.0.1:{}?tls=required", server.port);
    let arguments = boutique::config::email::EmailArguments {
        smtp_url: Some(kernel::secret::Secret::new(url)),
        ..Default::default()
    };
    let settings = arguments.settings().unwrap().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let way = email::transport(folder.path(), &settings).unwrap();
    let why = way.check().await.unwrap_err();
    assert_eq!(
        (why.fault, why.mail_error),
        (Fault::Transport, MailError::Unencrypted)
    );
    let heard = server.heard.lock().unwrap().clone();
    assert!(
        heard.iter().all(|line| !line.starts_with("AUTH")),
        "{heard:?}"
    );
}

#[tokio::test]
async fn a_closed_port_is_unreachable() {
    let port = TcpListener::bind("127.0.0.1:0")
        .await
        .unwrap()
        .local_addr()
        .unwrap()
        .port();
    let folder = tempfile::tempdir().unwrap();
    let server = SmtpServer {
        port,
        ..SmtpServer::open(Manners::Friendly).await
    };
    let way = email::transport(folder.path(), &server.settings()).unwrap();
    assert_eq!(
        way.check().await.unwrap_err().mail_error,
        MailError::Unreachable
    );
}

#[tokio::test]
async fn logging_in_is_tested_without_sending_an_email() {
    let server = SmtpServer::open(Manners::Friendly).await;
    let folder = tempfile::tempdir().unwrap();
    let settings = server.settings_with("shop:secret@");
    let way = email::transport(folder.path(), &settings).unwrap();
    way.check().await.unwrap();
    let heard = server.heard.lock().unwrap().clone();
    assert!(heard.iter().any(|line| line.starts_with("AUTH")));
    assert!(
        heard.iter().all(|line| !line.starts_with("MAIL")),
        "{heard:?}"
    );
}

#[tokio::test]
async fn errors_of_a_mail_service_are_reported() {
    let wording = "The user_id parameter is required";
    let server = MailServiceServer::open(StatusCode::BAD_REQUEST, wording).await;
    let shop = TestStore::open(Some(server.settings())).await;
    let mail = shop.queue("asha@example.com").await;
    shop.mails.run().await.unwrap();
    let (state, error) = shop.fate(mail).await;
    assert_eq!(state, "waiting", "that is about the settings");
    assert!(error.unwrap().contains(wording));

    let refusing =
        MailServiceServer::open(StatusCode::UNPROCESSABLE_ENTITY, "No such mailbox").await;
    let shop = TestStore::open(Some(refusing.settings())).await;
    let mail = shop.queue("asha@example.com").await;
    shop.mails.run().await.unwrap();
    let (state, error) = shop.fate(mail).await;
    assert_eq!(state, "failed");
    assert!(error.unwrap().contains("422 No such mailbox"));
}
