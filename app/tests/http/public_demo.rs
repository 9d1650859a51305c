//! A publicly reachable demo store.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::json;

use crate::kills::filled;

struct Demo {
    process: Child,
    port: u16,
    /// Its output to stdout, meant for the owner and not for logs.
    printed: Vec<String>,
}

impl Demo {
    fn open(data: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
        command.arg("demo").arg("--data").arg(data).args(arguments);
        command.stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        for name in [
            "BOUTIQUE_DATA",
            "BOUTIQUE_LISTEN",
            "BOUTIQUE_PUBLIC_URL",
            "RUST_LOG",
        ] {
            command.env_remove(name);
        }
        let mut process = command.spawn().unwrap();
        let mut said = BufReader::new(process.stderr.take().unwrap());
        let mut line = String::new();
        let port = loop {
            line.clear();
            assert!(said.read_line(&mut line).unwrap() > 0, "it did not open");
            if let Some((_, address)) = line.split_once("open at http://") {
                let port = address.split(':').nth(1).unwrap();
                let digits = port.chars().take_while(char::is_ascii_digit);
                break digits.collect::<String>().parse().unwrap();
            }
        };
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Self {
            process,
            port,
            printed: Vec::new(),
        }
    }

    /// The response to a login.
    fn log_in(&self, email: &str, password: &str) -> String {
        let body = json!({"email": email, "password": password}).to_string();
        let origin = format!("127.0.0.1:{}", self.port);
        let mut stream = TcpStream::connect(&origin).unwrap();
        let length = body.len();
        let request = format!(
            "POST /api/session HTTP/1.1\r\nHost: {origin}\r\nOrigin: http://{origin}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn end(&mut self) {
        let pid = self.process.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &pid])
                .status()
                .unwrap()
                .success()
        );
        let mut printed = String::new();
        let mut stdout = self.process.stdout.take().unwrap();
        stdout.read_to_string(&mut printed).unwrap();
        self.printed = printed.lines().map(str::to_owned).collect();
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Demo {
    /// A failed test leaves no shop open.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_public_demo_has_no_published_passwords() {
    const PEOPLE: [(&str, &str, &str); 7] = [
        ("owner", "owner@example.com", "demo-owner"),
        ("manager", "staff@example.com", "demo-staff"),
        ("counter", "counter@example.com", "demo-counter"),
        ("maker", "maker@example.com", "demo-maker"),
        ("maker", "maker2@example.com", "demo-maker-2"),
        ("editor", "editor@example.com", "demo-editor"),
        ("customer", "customer@example.com", "demo-customer"),
    ];
    let (_folder, data) = filled::store();
    let mut at_home = Demo::open(&data, &["--listen", "127.0.0.1:0"]);
    let answer = at_home.log_in("owner@example.com", "demo-owner");
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.contains("__Host-session="),
        "{answer}"
    );
    at_home.end();
    assert!(at_home.printed.is_empty(), "{:?}", at_home.printed);

    let public = ["--listen", "0.0.0.0:0", "--public"];
    let mut first = Demo::open(&data, &public);
    for (_, email, password) in PEOPLE {
        let answer = first.log_in(email, password);
        assert!(answer.starts_with("HTTP/1.1 401"), "{email}: {answer}");
    }
    first.end();
    let printed: Vec<String> = first.printed.clone();
    assert_eq!(printed.len(), 7, "{printed:?}");

    let mut second = Demo::open(&data, &public);
    for ((who, email, _), line) in PEOPLE.iter().zip(&printed) {
        let password = line.split_whitespace().last().unwrap();
        assert!(line.starts_with(who) && password.len() >= 20, "{line}");
        let answer = second.log_in(email, password);
        assert!(answer.starts_with("HTTP/1.1 200"), "{email}: {answer}");
        // Browsers store no `__Host-` cookie from a machine reached over plain HTTP.
        assert!(
            answer.contains("set-cookie: session=") && !answer.contains("Secure"),
            "{answer}"
        );
    }
    second.end();
    assert!(
        second.printed.is_empty(),
        "passwords are printed once: {:?}",
        second.printed
    );
}
