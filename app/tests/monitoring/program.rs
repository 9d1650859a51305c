//! The program itself: who gets the metrics, what slow requests say, and where errors go.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, ChildStderr, Command, Stdio},
};

use serde_json::Value;

use super::{documents::documented, scraped::Scraped};
use crate::commands::create_owner;

const TOKEN: &str = "a-token-of-this-test";

struct Shop {
    process: Child,
    port: u16,
    metrics_port: u16,
    lines: BufReader<ChildStderr>,
}

fn boutique(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
    command.args(arguments).stdin(Stdio::null());
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BOUTIQUE_")) {
        command.env_remove(name);
    }
    command.env_remove("RUST_LOG");
    command
}

impl Shop {
    fn open(data: &Path, more: &[&str]) -> Self {
        let data = data.to_str().unwrap();
        let mut arguments = vec!["serve", "--data", data, "--listen", "127.0.0.1:0"];
        arguments.extend(["--public-url", "http://127.0.0.1:80"]);
        arguments.extend(["--metrics-listen", "127.0.0.1:0", "--metrics-token", TOKEN]);
        arguments.extend(more);
        let mut command = boutique(&arguments);
        let mut process = command
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut shop = Self {
            lines: BufReader::new(process.stderr.take().unwrap()),
            process,
            port: 0,
            metrics_port: 0,
        };
        let port = |line: Value| u16::try_from(line["port"].as_u64().unwrap()).unwrap();
        shop.metrics_port = port(shop.line_with("metrics are served"));
        shop.port = port(shop.line_with("the shop is open"));
        shop
    }

    /// The next line of the log that contains this text.
    fn line_with(&mut self, wording: &str) -> Value {
        loop {
            let mut line = String::new();
            let read = self.lines.read_line(&mut line).unwrap();
            assert!(read > 0, "the program ended without saying '{wording}'");
            if line.contains(wording) {
                return serde_json::from_str(&line).unwrap();
            }
        }
    }

    fn metrics(&self, port: u16, token: Option<&str>) -> (u16, String) {
        let authorization = token.map_or_else(String::new, |token| {
            format!("Authorization: Bearer {token}\r\n")
        });
        let answer = ask(
            port,
            &format!(
                "GET /metrics HTTP/1.1\r\nHost: a\r\n{authorization}Connection: close\r\n\r\n"
            ),
        );
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, body.to_owned())
    }

    fn scraped(&self) -> Scraped {
        let (status, text) = self.metrics(self.metrics_port, Some(TOKEN));
        assert_eq!(status, 200, "{text}");
        Scraped::of(&text)
    }
}

impl Drop for Shop {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn ask(port: u16, request: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn get(port: u16, path: &str) -> String {
    ask(
        port,
        &format!("GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
    )
}

#[test]
fn metrics_are_for_those_who_may_see_them() {
    let folder = tempfile::tempdir().unwrap();
    create_owner(folder.path());
    let shop = Shop::open(folder.path(), &[]);
    for (port, token, status) in [
        (shop.port, None, 404),
        (shop.port, Some("a-token-of-another"), 404),
        (shop.port, Some(TOKEN), 200),
        (shop.metrics_port, None, 404),
        (shop.metrics_port, Some(TOKEN), 200),
    ] {
        let (answered, text) = shop.metrics(port, token);
        assert_eq!(answered, status, "{token:?}");
        assert_eq!(text.contains("boutique_"), status == 200, "{token:?}");
    }
    assert!(get(shop.metrics_port, "/api/health").contains(" 404 "));

    let before = shop.scraped();
    assert!(get(shop.port, "/api/health").contains(" 200 "));
    let mut described = shop.scraped().described().join(" ");
    for name in documented() {
        assert!(described.contains(&name), "{name} is not in the text");
        described = described.replacen(&name, "", 1);
    }
    let health = [("route", "health_view"), ("status", "2xx")];
    let requests = "boutique_http_requests_total";
    let after = shop.scraped();
    assert_eq!(
        after.value(requests, &health) - before.value(requests, &health),
        1.0
    );
    let accepted = "boutique_connections_total";
    assert!(after.value(accepted, &[]) > before.value(accepted, &[]));
    // Each job runs at the start.
    let runs = |shop: &Shop| {
        let labels = [("job", "email.deliver")];
        shop.scraped().value("boutique_job_runs_total", &labels)
    };
    while runs(&shop) < 1.0 {}
    let succeeded = "boutique_job_last_success_timestamp_seconds";
    assert!(shop.scraped().value(succeeded, &[("job", "email.deliver")]) > 1.7e9);
}

#[test]
fn a_slow_request_is_logged_with_where_its_time_went() {
    let folder = tempfile::tempdir().unwrap();
    let mut shop = Shop::open(folder.path(), &["--slow-milliseconds", "1"]);
    // Rendered when it is asked for, which takes longer than that.
    let answer = get(shop.port, "/openingsoon");
    let id = answer
        .lines()
        .find_map(|line| line.strip_prefix("x-request-id: "));
    let line = shop.line_with("a request took long");
    assert_eq!(line["target"], "slow");
    assert_eq!(line["operation"], "page");
    let number = |name: &str| line[name].as_u64().unwrap();
    assert!(number("milliseconds") >= number("rendering_milliseconds"));
    assert_eq!(number("left_out"), 0);
    assert!(line.to_string().contains(id.unwrap()), "{line}");
}

#[test]
fn text_is_written_where_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let arguments = [
        "serve",
        "--data",
        data,
        "--listen",
        "127.0.0.1:0",
        "--log-format",
        "text",
    ];
    let mut process = boutique(&arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stderr.take().unwrap())
        .lines()
        .map_while(Result::ok);
    let opened = lines
        .find(|line| line.contains("the shop is open"))
        .unwrap();
    process.kill().unwrap();
    process.wait().unwrap();
    assert!(serde_json::from_str::<Value>(&opened).is_err(), "{opened}");
    assert!(
        opened.contains("INFO") && !opened.contains('\u{1b}'),
        "{opened}"
    );
}

/// Takes one call of an error webhook.
fn reported(webhook: &TcpListener) -> Value {
    let (stream, _) = webhook.accept().unwrap();
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        let line = line.to_lowercase();
        if let Some(said) = line.strip_prefix("content-length:") {
            length = said.trim().parse().unwrap();
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    let answer = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";
    reader.get_mut().write_all(answer).unwrap();
    serde_json::from_slice(&body).unwrap()
}

#[test]
fn errors_and_the_doctors_test_reach_the_webhook() {
    let folder = tempfile::tempdir().unwrap();
    let webhook = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/hook", webhook.local_addr().unwrap());
    let shop = Shop::open(folder.path(), &["--error-webhook-url", &address]);

    let data = folder.path().to_str().unwrap().to_owned();
    let url = address.clone();
    let doctor = std::thread::spawn(move || {
        let arguments = ["doctor", "--data", &data, "--error-webhook-url", &url];
        boutique(&arguments).output().unwrap()
    });
    let test = reported(&webhook);
    assert_eq!(test["kind"], "test");
    let said = String::from_utf8(doctor.join().unwrap().stdout).unwrap();
    assert!(said.contains("good  Error webhook   took a test"), "{said}");

    // It has no owner yet: what it turns away on purpose is no failure.
    let closed = get(shop.port, "/api/catalogue/categories");
    assert!(closed.contains(" 503 "), "{closed}");
    let counted = |status| {
        let labels = [("route", "category_list"), ("status", status)];
        let scraped = shop.scraped();
        scraped.value("boutique_http_requests_total", &labels)
    };
    assert_eq!((counted("closed"), counted("5xx")), (1.0, 0.0));

    fs::remove_file(folder.path().join("shop.db")).unwrap();
    let answer = get(shop.port, "/api/health");
    assert!(answer.contains(" 503 "), "{answer}");
    // Background work that meets the missing file reports it as well.
    let report = loop {
        let report = reported(&webhook);
        if report["kind"] != "job_failed" {
            break report;
        }
    };
    assert_eq!(report["kind"], "server_error");
    assert_eq!(report["message"], "health_view was answered with 503");
    assert_eq!(report["count"], 1);
    assert_eq!(report["shop"], "http://127.0.0.1");
    assert!(
        answer.contains(report["requestId"].as_str().unwrap()),
        "{answer}"
    );
}
