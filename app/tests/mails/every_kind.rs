//! All mail templates of all features, by both transports.

use std::{fs, path::PathBuf};

use email::ReadyMail;
use poem::http::StatusCode;

use crate::mails::{
    http_server::MailServiceServer,
    kinds::filled,
    received::Received,
    smtp_server::{Manners, SmtpServer},
    store::{TestStore, shop, text},
};

/// One email per template, with the template's name as its id.
async fn every_kind() -> Vec<ReadyMail> {
    let store = TestStore::open(None).await;
    let templates = store.gives.iter().flat_map(|feature| feature.mails);
    let mails: Vec<_> = templates
        .map(|template| {
            let (data, secret) = filled(template.name);
            let content = (template.render)(&data, secret, &shop());
            let content = content.unwrap_or_else(|failure| panic!("{}: {failure}", template.name));
            ReadyMail::of(&content, &shop(), template.name, "asha@example.com", &data)
        })
        .collect();
    assert!(mails.len() >= 18, "only {}", mails.len());
    mails
}

/// Writes the email to the folder BOUTIQUE_MAIL_IMAGES, if set, to be viewed.
fn leave(mail: &ReadyMail, received: &Received) {
    if let Some(folder) = std::env::var_os("BOUTIQUE_MAIL_IMAGES") {
        let file = PathBuf::from(folder).join(&mail.message_id);
        fs::write(file.with_added_extension("html"), &received.html).unwrap();
        let text = format!("{}\n\n{}", received.subject(), received.text);
        fs::write(file.with_added_extension("txt"), text).unwrap();
    }
}

fn is_filled(mail: &ReadyMail) {
    for said in [&mail.subject, &mail.text, &mail.html] {
        for unfilled in ["{", "}", "null", "None", "Some("] {
            // Styles are attributes, so there are no braces.
            assert!(
                !said.contains(unfilled),
                "{}: {unfilled} in {said}",
                mail.message_id
            );
        }
    }
    assert!(
        !mail.subject.is_empty() && mail.subject.chars().count() <= 90,
        "{}",
        mail.subject
    );
    assert!(
        mail.text.lines().all(|line| !line.contains('<')),
        "{}",
        mail.text
    );
}

#[tokio::test]
async fn by_a_mail_server() {
    let server = SmtpServer::open(Manners::Friendly).await;
    let settings = server.settings();
    let folder = tempfile::tempdir().unwrap();
    let way = email::transport(folder.path(), &settings).unwrap();
    let mails = every_kind().await;
    for mail in &mails {
        way.send(mail).await.unwrap();
    }
    for (mail, taken) in mails.iter().zip(server.taken()) {
        is_filled(mail);
        let received = Received::of(&taken);
        leave(mail, &received);
        assert_eq!(received.subject(), mail.subject);
        assert_eq!(received.text.trim_end(), mail.text.trim_end());
        assert_eq!(received.html.trim_end(), mail.html.trim_end());
        for line in [
            &format!("Message-ID: <{}@hem.example>", mail.message_id),
            "Auto-Submitted: auto-generated",
            "From: =?utf-8?b?SGVtICYgTW9ncmE=?= <shop@hem.example>",
            "Reply-To: =?utf-8?b?SGVtICYgTW9ncmE=?= <hello@shop.example>",
            "asha@example.com",
            "multipart/alternative",
            "Date: ",
        ] {
            assert!(received.head.contains(line), "{line} in {}", received.head);
        }
    }
    assert_eq!(server.taken().len(), mails.len());
}

#[tokio::test]
async fn by_a_mail_service() {
    let server = MailServiceServer::open(StatusCode::OK, "OK").await;
    let settings = server.settings();
    let folder = tempfile::tempdir().unwrap();
    let mails = every_kind().await;
    for mail in &mails {
        // Each its own: the pace of one a second is measured elsewhere.
        let way = email::transport(folder.path(), &settings).unwrap();
        way.send(mail).await.unwrap();
    }
    let calls = server.calls.lock().unwrap().clone();
    assert_eq!(calls.len(), mails.len());
    for (mail, call) in mails.iter().zip(calls) {
        assert_eq!(call["service_id"], "default_service");
        assert_eq!(call["template_id"], "generic");
        assert_eq!(call["user_id"], "public-key");
        assert_eq!(call["accessToken"], "private-canary");
        let filled = &call["template_params"];
        assert_eq!(text(&filled["to_email"]), "asha@example.com");
        assert_eq!(text(&filled["user_email"]), "asha@example.com");
        assert_eq!(text(&filled["to_name"]), mail.recipient_name);
        assert_eq!(text(&filled["user_mobile"]), mail.recipient_mobile);
        assert_eq!(text(&filled["subject"]), mail.subject);
        assert_eq!(text(&filled["text"]), mail.text);
        assert_eq!(text(&filled["html"]), mail.html);
        assert!(filled.get("existing_password").is_none());
    }
}
