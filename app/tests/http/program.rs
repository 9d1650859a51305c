//! The program itself: start, output, shutdown.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Seek, SeekFrom, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{commands::create_owner, kills::filled, support::refusal};

fn boutique(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boutique"));
    command
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BOUTIQUE_")) {
        command.env_remove(name);
    }
    command.env_remove("RUST_LOG");
    command
}

fn refused(arguments: &[&str]) -> String {
    refusal(&mut boutique(arguments)).1
}

struct Shop {
    process: Child,
    port: u16,
    lines: BufReader<std::process::ChildStderr>,
}

impl Shop {
    /// A real store on a free port.
    fn open(data: &Path) -> Self {
        let data = data.to_str().unwrap();
        let arguments = [
            "serve",
            "--data",
            data,
            "--listen",
            "127.0.0.1:0",
            "--public-url",
            "http://127.0.0.1:80",
        ];
        let mut process = boutique(&arguments).spawn().unwrap();
        let mut shop = Self {
            lines: BufReader::new(process.stderr.take().unwrap()),
            process,
            port: 0,
        };
        let opened = shop.line_with("the shop is open");
        shop.port = u16::try_from(opened["port"].as_u64().unwrap()).unwrap();
        shop
    }

    /// The next log line that contains this text. Every line has to be JSON.
    fn line_with(&mut self, wording: &str) -> Value {
        loop {
            let mut line = String::new();
            assert!(
                self.lines.read_line(&mut line).unwrap() > 0,
                "the program ended without saying '{wording}'"
            );
            let value: Value =
                serde_json::from_str(&line).unwrap_or_else(|_| panic!("not JSON: {line}"));
            if line.contains(wording) {
                return value;
            }
        }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn end(mut self) {
        let asked = Instant::now();
        let pid = self.process.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &pid])
                .status()
                .unwrap()
                .success()
        );
        let mut rest = String::new();
        self.lines.read_to_string(&mut rest).unwrap();
        assert!(self.process.wait().unwrap().success(), "{rest}");
        assert!(asked.elapsed() < Duration::from_secs(20));
    }
}

impl Drop for Shop {
    /// A failed test leaves no shop open.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_path_that_is_not_utf_8_gets_the_sites_own_page() {
    let folder = tempfile::tempdir().unwrap();
    create_owner(folder.path());
    let shop = Shop::open(folder.path());
    for (path, kind) in [
        ("/%ff", "text/html"),
        ("/productdetails/%ff", "text/html"),
        ("/api/%ff", "application/json"),
        ("/uploads/%ff", "application/json"),
    ] {
        let answer = shop.ask(&format!(
            "GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        ));
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        assert!(
            answer.contains(&format!("content-type: {kind}")),
            "{path}: {answer}"
        );
    }
    shop.end();
}

#[test]
fn it_opens_responds_closes_cleanly_and_opens_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("store");
    for _ in 0..2 {
        let mut shop = Shop::open(&data);
        let health = shop
            .ask("GET /api/health?from=visitor HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        assert!(
            health.starts_with("HTTP/1.1 200") && health.ends_with("{\"status\":\"ok\"}"),
            "{health}"
        );
        let id = health
            .lines()
            .find_map(|line| line.strip_prefix("x-request-id: "))
            .unwrap();
        let line = shop.line_with("/api/health");
        assert_eq!(line["path"], "/api/health");
        assert!(
            line.to_string().contains(id) && !line.to_string().contains("visitor"),
            "{line}"
        );
        let document =
            shop.ask("GET /openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        let checked_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../openapi.json");
        assert!(
            document.ends_with(&fs::read_to_string(checked_in).unwrap()),
            "/openapi.json is not the checked-in one"
        );

        let second = refused(&[
            "serve",
            "--data",
            data.to_str().unwrap(),
            "--public-url",
            "http://127.0.0.1:80",
        ]);
        assert!(second.contains("in use by another boutique"), "{second}");
        shop.end();
        let left: Vec<_> = fs::read_dir(&data)
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert!(
            left.iter()
                .all(|name| !name.to_string_lossy().contains("-wal")),
            "{left:?}"
        );
    }
}

/// Starts the demo on this folder, and stops it once it is open.
fn demo(data: &Path) {
    let arguments = [
        "demo",
        "--data",
        data.to_str().unwrap(),
        "--listen",
        "127.0.0.1:0",
    ];
    let mut process = boutique(&arguments).spawn().unwrap();
    let mut shop = Shop {
        lines: BufReader::new(process.stderr.take().unwrap()),
        process,
        port: 0,
    };
    shop.line_with("the shop is open");
    shop.end();
}

#[test]
fn a_demo_and_a_real_shop_do_not_open_each_others_folder() {
    let (folder, made_up) = filled::store();
    let real = folder.path().join("real");
    let serve = |data: &Path| {
        let address = "http://127.0.0.1:80";
        refused(&[
            "serve",
            "--data",
            data.to_str().unwrap(),
            "--listen",
            "127.0.0.1:0",
            "--public-url",
            address,
        ])
    };
    let said = serve(&made_up);
    assert!(
        said.contains("was made by `boutique demo`")
            && said.contains("Choose an empty folder with --data"),
        "{said}"
    );
    // A demo made before stores were marked is detected by its people.
    let mut file = fs::OpenOptions::new()
        .write(true)
        .open(made_up.join("shop.db"))
        .unwrap();
    // The application id in the header of a closed database (sqlite.org/fileformat2.html).
    file.seek(SeekFrom::Start(68)).unwrap();
    file.write_all(&[0; 4]).unwrap();
    drop(file);
    assert!(serve(&made_up).contains("was made by `boutique demo`"));
    demo(&made_up);

    Shop::open(&real).end();
    let said = refused(&[
        "demo",
        "--data",
        real.to_str().unwrap(),
        "--listen",
        "127.0.0.1:0",
    ]);
    assert!(said.contains("holds a real shop"), "{said}");
    Shop::open(&real).end();
}

#[test]
fn a_wrong_setting_prevents_the_start_and_is_named() {
    assert!(
        refused(&["serve", "--public-url", "http://shop.example"]).contains("BOUTIQUE_PUBLIC_URL")
    );
    assert!(refused(&["demo", "--listen", "0.0.0.0:0"]).contains("--public"));
    assert!(refused(&["demo", "--listen", "here"]).contains("BOUTIQUE_LISTEN"));
    for (name, value) in [("BOUTIQUE_BACKUP_DIR", ""), ("BOUTIQUE_LOG_FORMAT", "xml")] {
        let output = boutique(&["demo"]).env(name, value).output().unwrap();
        let sentence = String::from_utf8(output.stderr).unwrap();
        assert!(
            !output.status.success() && sentence.contains(name),
            "{sentence}"
        );
    }
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let sentence = refused(&[
        "demo",
        "--data",
        folder.path().to_str().unwrap(),
        "--listen",
        &address,
    ]);
    assert!(
        sentence.contains("--listen") && sentence.contains(&address),
        "{sentence}"
    );
}
