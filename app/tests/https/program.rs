//! The program with a domain: how its start is refused.

use std::process::Command;

use crate::support::refusal;

fn refused(more: &[&str]) -> String {
    let data = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
    command
        .args(["serve", "--domain", "shop.example", "--data"])
        .arg(data.path())
        .args(more);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BOUTIQUE_")) {
        command.env_remove(name);
    }
    refusal(&mut command).1
}

#[test]
fn a_port_in_use_is_named_with_what_to_do() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let refused = refused(&["--http-listen", "127.0.0.1:0", "--https-listen", &taken]);
    for part in ["BOUTIQUE_HTTPS_LISTEN", &taken, "Another program uses it"] {
        assert!(refused.contains(part), "{refused}");
    }
}

#[test]
fn files_that_cannot_be_used_are_named() {
    let listen = [
        "--http-listen",
        "127.0.0.1:0",
        "--https-listen",
        "127.0.0.1:0",
    ];
    let files = [
        "--certificate",
        "/nonexistent/a.pem",
        "--key",
        "/nonexistent/b.pem",
    ];
    let refused = refused(&[&listen[..], &files].concat());
    assert!(
        refused.contains("/nonexistent/a.pem cannot be read"),
        "{refused}"
    );
}
