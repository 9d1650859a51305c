//! What the doctor says.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::Path,
};

use serde_json::{Value, json};

use super::{backups, refused, said, sql, store, until};
use crate::kills::program::Program;

#[test]
fn the_doctor_says_what_is_wrong() {
    let (_folder, data) = store();
    let missing = refused(&data, &["doctor"]);
    assert!(missing.contains("BAD   Backups"), "{missing}");
    said(&data, &["backup"]);
    let healthy = said(&data, &["doctor"]);
    for line in [
        "good  Data folder",
        "good  Database        sound",
        "good  Images, videos",
        "good  Backups         1 of them",
        "read from end to end",
        "good  Clock",
        "good  Two-factor",
    ] {
        assert!(healthy.contains(line), "{line}: {healthy}");
    }
    let image = fs::read_dir(data.join("uploads")).unwrap().next().unwrap();
    fs::remove_file(image.unwrap().path()).unwrap();
    let sick = refused(&data, &["doctor"]);
    assert!(sick.contains("files are missing"), "{sick}");
    fs::write(data.join("shop.db"), b"no database ".repeat(1000)).unwrap();
    let dead = refused(&data, &["doctor"]);
    assert!(
        dead.contains("damaged") && dead.contains("boutique restore"),
        "{dead}"
    );
}

#[test]
fn the_doctor_prints_the_link_of_a_set_up_that_is_not_done() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    assert!(!said(&data, &["doctor"]).contains("Set-up"));
    let link = "http://127.0.0.1:3000/setup/0123456789abcdef";
    for (until, shown) in [(i64::from(u32::MAX), true), (1, false)] {
        let file = data.join("setup-link");
        fs::write(&file, format!("{until}\n{link}\n")).unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
        let says = said(&data, &["doctor"]);
        assert_eq!(says.contains("note  Set-up"), shown, "{says}");
        assert_eq!(says.contains(link), shown, "{says}");
        // Only a terminal gets a QR code.
        assert!(!says.contains('█'), "{says}");
    }
}

/// What the program says when it is asked to open this folder, which it must refuse.
fn refused_start(data: &Path) -> String {
    refused(
        data,
        &[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--public-url",
            "https://shop.example",
        ],
    )
}

#[test]
fn the_doctor_says_of_a_database_what_the_start_says() {
    let (_folder, data) = store();
    let database = data.join("shop.db");
    let sound = fs::read(&database).unwrap();
    let spoil: [(&str, &dyn Fn()); 3] = [
        ("gone", &|| fs::remove_file(&database).unwrap()),
        ("empty", &|| fs::write(&database, b"").unwrap()),
        ("damaged", &|| {
            fs::write(&database, b"no database ".repeat(1000)).unwrap()
        }),
    ];
    for (how, spoil) in spoil {
        spoil();
        let start = refused_start(&data);
        let sentence = start.trim().trim_start_matches("boutique: ");
        let doctor = refused(&data, &["doctor"]);
        assert!(doctor.contains(sentence), "{how}: {sentence}\n{doctor}");
        fs::write(&database, &sound).unwrap();
    }
    fs::write(data.join("settings.json"), "{\"publicAddres\": 1}").unwrap();
    let doctor = refused(&data, &["doctor"]);
    assert!(
        doctor.contains("settings.json cannot be understood"),
        "{doctor}"
    );
    let start = refused(&data, &["demo", "--listen", "127.0.0.1:0"]);
    assert!(
        start.contains("settings.json cannot be understood"),
        "{start}"
    );
}

/// What the doctor does not say of all that it should.
fn unsaid<'a>(data: &Path, lines: &[&'a str]) -> Vec<&'a str> {
    let said = refused(data, &["doctor"]);
    let mut lines = lines.to_vec();
    lines.retain(|line| !said.contains(line));
    lines
}

#[test]
fn the_doctor_notices_what_nobody_sees() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    let summary = data
        .join("backups")
        .join(&backups(&data)[0])
        .join("backup.json");
    let mut old: Value = serde_json::from_slice(&fs::read(&summary).unwrap()).unwrap();
    old["made_at"] = json!(1_767_225_600);
    fs::write(&summary, old.to_string()).unwrap();
    sql(
        &data,
        "INSERT INTO kernel_audit (at, action, subject, details) VALUES (4000000000, 'test.late', 'test:1', '{}');
         INSERT INTO kernel_outbox (message_id, template, recipient, data, created_at, due_at, state)
         VALUES ('never-sent', 'auth.reset', 'asha@example.com', '{}', 1, 1, 'failed'),
                ('test', 'email.test', 'asha@example.com', '{}', 1, 1, 'failed');
         INSERT INTO auth_two_factor (user_id, sealed_secret, confirmed_at) VALUES (1, 'of another key', 1)",
    );
    let unsaid_first = unsaid(
        &data,
        &[
            "BAD   Data folder     others on this machine can look into",
            "BAD   Clock",
            "BAD   Mails           1 failed",
            "BAD   Backups         the last one is of 2026-01-01",
            "BAD   Two-factor      codes of 1 authenticator app cannot be checked: two-factor.key of this folder",
        ],
    );
    assert!(unsaid_first.is_empty(), "{unsaid_first:?}");
    sql(
        &data,
        "INSERT INTO kernel_audit (at, action, subject, details) VALUES (1767225600, 'test.now', 'test:2', '{}')",
    );
    let right_again = unsaid(&data, &["note  Clock", "it was ahead for a while"]);
    assert!(right_again.is_empty(), "{right_again:?}");
    fs::write(data.join("two-factor.key"), "no key").unwrap();
    let damaged = unsaid(
        &data,
        &["two-factor.key is damaged. Put the right file back"],
    );
    assert!(damaged.is_empty(), "{damaged:?}");
    fs::remove_file(data.join("two-factor.key")).unwrap();
    let missing = unsaid(&data, &["BAD   Two-factor      codes of 1"]);
    assert!(missing.is_empty(), "{missing:?}");
    assert!(
        !data.join("two-factor.key").exists(),
        "looking makes no key"
    );

    sql(
        &data,
        "UPDATE kernel_outbox SET state = 'waiting' WHERE message_id = 'never-sent'",
    );
    let stuck = unsaid(&data, &["wait for longer than they should"]);
    assert!(stuck.is_empty(), "{stuck:?}");
    sql(
        &data,
        "INSERT INTO payments_migrations (version, description, success, checksum, execution_time)
         VALUES (9999, 'of a later program', 1, x'00', 0)",
    );
    let newer = unsaid(
        &data,
        &["its tables of 'payments' are newer than this program"],
    );
    assert!(newer.is_empty(), "{newer:?}");
}

#[test]
fn the_doctor_looks_into_a_restored_shop_before_it_is_opened() {
    let (_folder, data) = store();
    said(&data, &["backup"]);
    let name = backups(&data).pop().unwrap();
    said(&data, &["restore", &name]);
    let healthy = said(&data, &["doctor"]);
    for line in [
        &*format!("note  Database        {name} was restored, and the shop was not opened since"),
        "good  Database        sound",
        "good  Images, videos",
    ] {
        assert!(healthy.contains(line), "{line}: {healthy}");
    }
}

#[test]
fn a_folder_that_takes_no_backups_is_named_at_the_start_and_by_the_doctor() {
    let (_folder, data) = store();
    let nowhere = "/proc/nowhere/backups";
    let doctor = refused(&data, &["doctor", "--backups", nowhere]);
    let line = format!("BAD   Backups         The backup folder {nowhere} cannot be written to");
    assert!(doctor.contains(&line), "{doctor}");
    assert!(!doctor.contains("the open shop makes one"), "{doctor}");
    let environment = [
        ("BOUTIQUE_BACKUP_DIR", nowhere.to_owned()),
        ("BOUTIQUE_PUBLIC_ULR", "https://shop.example".to_owned()),
    ];
    let shop = Program::open_with(&data, &environment);
    until(|| shop.said().contains("no backup can be made").then_some(()));
    let said = shop.close_and_tell();
    assert!(said.contains("BOUTIQUE_PUBLIC_ULR is no setting"), "{said}");
    assert!(!said.contains("BOUTIQUE_BACKUP_DIR is no"), "{said}");
}
