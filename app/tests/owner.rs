//! Commands for an owner who cannot log in.

use std::{
    path::Path,
    process::{Command, Stdio},
};

struct Answer {
    done: bool,
    said: String,
    complained: String,
}

fn boutique(folder: &Path, arguments: &[&str]) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_boutique"))
        .arg("owner")
        .args(arguments)
        .arg("--data")
        .arg(folder)
        .env_remove("BOUTIQUE_PUBLIC_URL")
        .env_remove("BOUTIQUE_DOMAIN")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Answer {
        done: output.status.success(),
        said: String::from_utf8(output.stdout).unwrap(),
        complained: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn an_owner_is_created_recovered_and_two_factor_reset() {
    let folder = tempfile::tempdir().unwrap();
    let shop = folder.path().join("store");
    let create = [
        "create",
        "--name",
        "Mala",
        "--mobile",
        "98400 11111",
        "--email",
        "mala@example.com",
    ];
    let made = boutique(
        &shop,
        &[&create[..], &["--public-url", "https://shop.example"]].concat(),
    );
    assert!(made.done, "{}", made.complained);
    assert!(
        made.said.contains("https://shop.example/resetpassword/"),
        "{}",
        made.said
    );
    let link = |arguments: &[&str]| {
        let link = [&["link", "mala@example.com"], arguments].concat();
        boutique(&shop, &link).said
    };
    let of_domain = link(&["--domain", "shop.example,www.shop.example"]);
    assert!(
        of_domain.contains("https://shop.example/resetpassword/"),
        "{of_domain}"
    );
    std::fs::write(
        shop.join("settings.json"),
        r#"{"publicAddress": "https://typed.example"}"#,
    )
    .unwrap();
    let typed = link(&[]);
    assert!(
        typed.contains("https://typed.example/resetpassword/"),
        "{typed}"
    );
    let twice = boutique(&shop, &create);
    assert!(!twice.done);
    assert!(
        twice.complained.contains("already registered"),
        "{}",
        twice.complained
    );
    let link = boutique(&shop, &["link", "mala@example.com"]);
    assert!(link.said.contains("/resetpassword/"), "{}", link.complained);
    let step = boutique(&shop, &["reset-two-factor", "9840011111"]);
    assert!(step.said.contains("was not on"), "{}", step.complained);
    let unknown = boutique(&shop, &["link", "9840099999"]);
    assert!(!unknown.done);
    assert!(
        unknown.complained.contains("does not exist"),
        "{}",
        unknown.complained
    );
}

#[test]
fn errors_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let wrong = boutique(
        folder.path(),
        &[
            "create",
            "--name",
            "Mala",
            "--mobile",
            "12345",
            "--email",
            "mala@example.com",
        ],
    );
    assert!(!wrong.done);
    assert!(
        wrong.complained.contains("10-digit"),
        "{}",
        wrong.complained
    );
    let asked = boutique(folder.path(), &["create", "--mobile", "9840011111"]);
    assert!(!asked.done, "no response");
    assert!(asked.complained.contains("Name"), "{}", asked.complained);
}
