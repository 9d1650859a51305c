//! A shop that was restored on another machine, and one that has no owner yet.

use std::{
    fs,
    io::{BufRead, Read, Write},
    path::Path,
    process::Command,
};

use serde_json::{Value, json};

use super::{backups, create_owner, said};

#[test]
fn a_shop_on_a_new_machine_asks_for_its_address_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (old, new) = (folder.path().join("old"), folder.path().join("new"));
    create_owner(&old);
    // As the set-up screen was told.
    fs::write(
        old.join("settings.json"),
        "{\"publicAddress\": \"https://shop.example\"}",
    )
    .unwrap();
    said(&old, &["backup"]);
    let backup = old.join("backups").join(backups(&old).pop().unwrap());
    let restored = said(&new, &["restore", backup.to_str().unwrap()]);
    assert!(restored.contains("BOUTIQUE_PUBLIC_URL"), "{restored}");

    let mut shop = Serve::open(&new);
    let link = shop.line_with("/setup/");
    assert!(link.contains("does not know its public address"), "{link}");
    let token = link
        .split("/setup/")
        .nth(1)
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    shop.line_with("the shop is open");
    assert_eq!(shop.status("GET", "/", None), 503);
    let key = json!({"token": token});
    assert_eq!(shop.status("POST", "/api/setup/view", Some(&key)), 200);
    let address = format!("http://127.0.0.1:{}", shop.port);
    let wrong = json!({"token": token, "publicAddress": "http://shop.example"});
    assert_eq!(shop.status("POST", "/api/setup/address", Some(&wrong)), 422);
    let set = json!({"token": token, "publicAddress": address});
    assert_eq!(shop.status("POST", "/api/setup/address", Some(&set)), 200);
    shop.line_with("the shop is open");
    assert_eq!(shop.status("GET", "/", None), 200);
    assert_eq!(
        shop.status("POST", "/api/setup/address", Some(&set)),
        404,
        "it works once"
    );
}

#[test]
fn a_shop_without_an_owner_is_not_shown_to_visitors() {
    let folder = tempfile::tempdir().unwrap();
    let mut shop = Serve::open_at(&folder.path().join("store"), Some("https://shop.example"));
    shop.line_with("/setup/");
    shop.line_with("the shop is open");
    assert_eq!(shop.status("GET", "/", None), 307);
    assert_eq!(shop.status("GET", "/bookappointment", None), 307);
    assert_eq!(shop.status("GET", "/api/catalogue/categories", None), 503);
    assert_eq!(shop.status("GET", "/openingsoon", None), 200);
}

/// A real shop on a free port.
struct Serve {
    process: std::process::Child,
    lines: std::io::BufReader<std::process::ChildStderr>,
    port: u16,
}

impl Serve {
    fn open(data: &Path) -> Self {
        Self::open_at(data, None)
    }

    fn open_at(data: &Path, public_address: Option<&str>) -> Self {
        let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = taken.local_addr().unwrap().port();
        drop(taken);
        let mut process = Command::new(env!("CARGO_BIN_EXE_boutique"))
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .args(public_address.map(|address| format!("--public-url={address}")))
            .env_remove("BOUTIQUE_PUBLIC_URL")
            .env_remove("RUST_LOG")
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let lines = std::io::BufReader::new(process.stderr.take().unwrap());
        Self {
            process,
            lines,
            port,
        }
    }

    fn line_with(&mut self, wording: &str) -> String {
        loop {
            let mut line = String::new();
            let read = self.lines.read_line(&mut line).unwrap();
            assert!(read > 0, "the program ended without saying '{wording}'");
            if line.contains(wording) {
                return line;
            }
            // Else a shop that leaves the line out would be waited for without end.
            assert!(
                !line.contains("the shop is open"),
                "it opened without saying '{wording}'"
            );
        }
    }

    fn status(&self, method: &str, path: &str, body: Option<&Value>) -> u16 {
        let mut stream = std::net::TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let host = format!("127.0.0.1:{}", self.port);
        let body = body.map(Value::to_string).unwrap_or_default();
        let kind = if body.is_empty() {
            ""
        } else {
            "Content-Type: application/json\r\n"
        };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{kind}Content-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer);
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Serve {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
