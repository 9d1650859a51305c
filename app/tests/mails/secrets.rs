//! Email passwords and keys are in no log, response or backup.

use std::{fs, path::Path, process::Command};

use boutique::config::settings::{Settings, SettingsFile};
use email::Delivery;
use kernel::SettingsStore;
use memchr::memmem;
use poem_openapi::types::ToJSON;

use crate::mails::{
    http_server::MailServiceServer,
    smtp_server::{Manners, SmtpServer},
    store::TestStore,
};

fn holds(folder: &Path, canary: &[u8]) -> bool {
    fs::read_dir(folder)
        .unwrap()
        .map(Result::unwrap)
        .any(|entry| {
            let path = entry.path();
            if path.is_dir() {
                return holds(&path, canary);
            }
            let bytes = fs::read(path).unwrap();
            memmem::find(&bytes, canary).is_some()
        })
}

#[tokio::test]
async fn no_screen_backup_or_debug_output_contains_them() {
    let smtp = SmtpServer::open(Manners::Friendly).await;
    let service = MailServiceServer::open(poem::http::StatusCode::OK, "OK").await;
    for settings in [
        smtp.settings_with("shop:private-canary@"),
        service.settings(),
    ] {
        assert!(!format!("{settings:?}").contains("private-canary"));
        let store = TestStore::open(None).await;
        let file = SettingsFile {
            folder: store.folder.path().to_owned(),
        };
        let stored = serde_json::to_value(settings).unwrap();
        file.save("mail", Some(stored)).unwrap();
        assert!(
            holds(store.folder.path(), b"private-canary"),
            "otherwise this proves nothing"
        );
        let stored = Settings::load(store.folder.path()).unwrap();
        let stored = stored.email_delivery().unwrap();
        let reported = Delivery::of(None, stored).view().to_json_string();
        assert!(
            reported.contains("true") && !reported.contains("private-canary"),
            "{reported}"
        );
        store.maintenance.back_up_before_update().await.unwrap();
        assert!(!holds(store.backups.path(), b"private-canary"));
    }
}

#[tokio::test]
async fn the_doctor_reports_problems_and_logs_no_password() {
    let server = SmtpServer::open(Manners::NoLogIn).await;
    let folder = tempfile::tempdir().unwrap();
    let url = format!("smtp://shop:private-canary@127.0.0.1:{}", server.port);
    let data = folder.path().to_owned();
    let output = tokio::task::spawn_blocking(move || {
        Command::new(env!("CARGO_BIN_EXE_boutique"))
            .args(["doctor", "--data"])
            .arg(data)
            .env("BOUTIQUE_SMTP_URL", url)
            .env("RUST_LOG", "trace")
            .output()
            .unwrap()
    });
    let output = output.await.unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(said.contains("did not accept the log-in: 535"), "{said}");
    assert!(said.contains("app password"), "{said}");
    assert!(!said.contains("private-canary"), "{said}");
}

#[test]
fn help_shows_no_secret() {
    let output = Command::new(env!("CARGO_BIN_EXE_boutique"))
        .args(["serve", "--help"])
        .env(
            "BOUTIQUE_SMTP_URL",
            "smtp://shop:private-canary@smtp.example.com",
        )
        .env("BOUTIQUE_MAIL_ACCESS_TOKEN", "private-canary")
        .output()
        .unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(
        help.contains("BOUTIQUE_SMTP_URL") && !help.contains("private-canary"),
        "{help}"
    );
}
