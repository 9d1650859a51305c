//! The program in a process of its own, called over HTTP.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex},
    thread::{self, JoinHandle},
};

use serde_json::Value;

pub struct Program {
    process: Child,
    pub port: u16,
    /// Everything written to stderr.
    said: Arc<Mutex<String>>,
    listening: Option<JoinHandle<()>>,
}

impl Program {
    /// Opens the demo store of this folder; fills a new one.
    pub fn open(data: &Path) -> Self {
        Self::open_with(data, &[])
    }

    /// The same, with these environment variables.
    pub fn open_with(data: &Path, environment: &[(&str, String)]) -> Self {
        let mut process = boutique(&["demo", "--listen", "127.0.0.1:0"], data, environment)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stderr.take().unwrap());
        let said = Arc::new(Mutex::new(String::new()));
        let mut line = String::new();
        let port = loop {
            line.clear();
            assert!(
                lines.read_line(&mut line).unwrap() > 0,
                "the program did not open: {}",
                said.lock().unwrap()
            );
            *said.lock().unwrap() += &line;
            if let Some((_, port)) = line.split_once("open at http://127.0.0.1:") {
                let digits = port.chars().take_while(char::is_ascii_digit);
                break digits.collect::<String>().parse().unwrap();
            }
        };
        // A full pipe would block the program.
        let rest = said.clone();
        let listening = thread::spawn(move || {
            line.clear();
            while lines.read_line(&mut line).is_ok_and(|read| read > 0) {
                *rest.lock().unwrap() += &line;
                line.clear();
            }
        });
        Self {
            process,
            port,
            said,
            listening: Some(listening),
        }
    }

    pub fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Stops the program gracefully.
    pub fn close(self) {
        self.close_and_tell();
    }

    /// Stops the program gracefully and returns all of stderr.
    pub fn close_and_tell(mut self) -> String {
        let pid = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(asked.unwrap().success());
        assert!(self.process.wait().unwrap().success());
        let mut printed = String::new();
        let mut stdout = self.process.stdout.take().unwrap();
        stdout.read_to_string(&mut printed).unwrap();
        assert_eq!(printed, "", "a demo at home prints no passwords");
        if let Some(listening) = self.listening.take() {
            listening.join().unwrap();
        }
        self.said()
    }
}

/// A command for this data folder, with exactly these environment variables.
pub fn boutique(arguments: &[&str], data: &Path, environment: &[(&str, String)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
    command.args(arguments).arg("--data").arg(data);
    for (name, _) in std::env::vars() {
        if name.starts_with("BOUTIQUE_") && name != "BOUTIQUE_CLIENT_DIR" || name == "RUST_LOG" {
            command.env_remove(name);
        }
    }
    command
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdin(Stdio::null());
    command
}

impl Drop for Program {
    /// A failed test leaves no program running.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A logged-in user. Their calls outlive the program: without an answer they return `None`.
#[derive(Clone)]
pub struct Customer {
    cookie: String,
}

impl Customer {
    pub fn log_in(port: u16, email: &str, password: &str) -> Self {
        let body = serde_json::json!({"email": email, "password": password});
        let answer = send(port, "", "POST", "/api/session", Some(&body)).unwrap();
        let cookie = String::from_utf8_lossy(&answer)
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find_map(|(name, value)| {
                let token = value.strip_prefix("__Host-session=")?;
                let cookie = token.split(';').next()?;
                name.eq_ignore_ascii_case("set-cookie")
                    .then(|| format!("Cookie: __Host-session={cookie}\r\n"))
            });
        Self {
            cookie: cookie.unwrap(),
        }
    }

    /// A visitor.
    pub fn visitor() -> Self {
        Self {
            cookie: String::new(),
        }
    }

    /// Status and body, if there was an answer.
    pub fn call(
        &self,
        port: u16,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let path = format!("/api{path}");
        let answer = send(port, &self.cookie, method, &path, body)?;
        let answer = String::from_utf8(answer).ok()?;
        let (_, body) = answer.split_once("\r\n\r\n")?;
        let status = status(answer.as_bytes())?;
        let body = match status {
            204 => Value::Null,
            _ => serde_json::from_str(body).ok()?,
        };
        Some((status, body))
    }

    /// Status and the whole response of any URL, headers included.
    pub fn get(&self, port: u16, path: &str) -> Option<(u16, Vec<u8>)> {
        let answer = send(port, &self.cookie, "GET", path, None)?;
        Some((status(&answer)?, answer))
    }
}

fn status(answer: &[u8]) -> Option<u16> {
    let line = answer.split(|byte| *byte == b'\r').next()?;
    let line = std::str::from_utf8(line).ok()?;
    line.split(' ').nth(1)?.parse().ok()
}

fn send(
    port: u16,
    cookie: &str,
    method: &str,
    path: &str,
    body: Option<&Value>,
) -> Option<Vec<u8>> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n{cookie}\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    Some(answer)
}
