//! The program in a process of its own, spoken to over HTTP.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
};

use serde_json::Value;

pub struct Program {
    process: Child,
    pub port: u16,
}

impl Program {
    /// Opens the demo store of this folder; a fresh one fills itself.
    pub fn open(data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
        command
            .args(["demo", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        for (name, _) in std::env::vars() {
            if name.starts_with("BOUTIQUE_") && name != "BOUTIQUE_CLIENT_DIR" || name == "RUST_LOG"
            {
                command.env_remove(name);
            }
        }
        let mut process = command.spawn().unwrap();
        let mut lines = BufReader::new(process.stderr.take().unwrap());
        let (mut said, mut line) = (String::new(), String::new());
        let port = loop {
            line.clear();
            assert!(
                lines.read_line(&mut line).unwrap() > 0,
                "the program did not open: {said}"
            );
            said += &line;
            if let Some((_, port)) = line.split_once("open at http://127.0.0.1:") {
                let digits = port.chars().take_while(char::is_ascii_digit);
                break digits.collect::<String>().parse().unwrap();
            }
        };
        // Nobody reads the rest, and a full pipe would stop the program.
        thread::spawn(move || {
            let _ = std::io::copy(&mut lines, &mut std::io::sink());
        });
        Self { process, port }
    }

    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Lets it finish what it does.
    pub fn close(mut self) {
        let pid = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(asked.unwrap().success());
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Program {
    /// A test that failed leaves no program behind it.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Somebody who is logged in. Her calls outlive the program: no answer is `None`.
#[derive(Clone)]
pub struct Customer {
    cookie: String,
}

impl Customer {
    pub fn log_in(port: u16, email: &str, password: &str) -> Self {
        let body = serde_json::json!({"email": email, "password": password});
        let answer = send(port, "", "POST", "/session", Some(&body)).unwrap();
        let cookie = answer
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

    /// Status and body, if there was an answer.
    pub fn call(
        &self,
        port: u16,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Option<(u16, Value)> {
        let answer = send(port, &self.cookie, method, path, body)?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, serde_json::from_str(body).ok()?))
    }
}

fn send(port: u16, cookie: &str, method: &str, path: &str, body: Option<&Value>) -> Option<String> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n{cookie}\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}
