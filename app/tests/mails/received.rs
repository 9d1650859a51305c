//! A received email: parts and headers, decoded.

use base64::{Engine, prelude::BASE64_STANDARD};

pub struct Received {
    pub head: String,
    pub text: String,
    pub html: String,
}

impl Received {
    pub fn of(mail: &str) -> Self {
        let (head, body) = mail.split_once("\r\n\r\n").unwrap();
        let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let boundary = head.split("boundary=\"").nth(1).unwrap();
        let boundary = boundary.split('"').next().unwrap();
        let parts: Vec<&str> = body.split(&format!("--{boundary}")).collect();
        assert_eq!(parts.len(), 4, "before, plain, HTML, end: {body}");
        Self {
            text: part(parts[1], "text/plain"),
            html: part(parts[2], "text/html"),
            head,
        }
    }

    pub fn subject(&self) -> String {
        let line = self.head.lines().find(|line| line.starts_with("Subject: "));
        unworded(line.unwrap().trim_start_matches("Subject: "))
    }
}

fn part(part: &str, kind: &str) -> String {
    let (head, body) = part.split_once("\r\n\r\n").unwrap();
    assert!(
        head.contains(&format!("Content-Type: {kind}; charset=utf-8")),
        "{head}"
    );
    let bytes = if head.contains("base64") {
        BASE64_STANDARD.decode(body.replace("\r\n", "")).unwrap()
    } else if head.contains("quoted-printable") {
        quoted(body)
    } else {
        body.as_bytes().to_vec()
    };
    String::from_utf8(bytes).unwrap().replace("\r\n", "\n")
}

fn quoted(text: &str) -> Vec<u8> {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first == b'=' && after.len() >= 2 {
            let digits = std::str::from_utf8(&after[..2]).unwrap();
            bytes.push(u8::from_str_radix(digits, 16).unwrap());
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    bytes
}

/// Decodes a header whose words may be encoded as `=?utf-8?b?...?=`.
pub fn unworded(line: &str) -> String {
    let mut plain = String::new();
    let mut last_was_word = false;
    for piece in line.split(' ') {
        let word = piece
            .strip_prefix("=?utf-8?b?")
            .and_then(|word| word.strip_suffix("?="));
        if !(plain.is_empty() || last_was_word && word.is_some()) {
            plain.push(' ');
        }
        match word {
            Some(word) => {
                plain.push_str(&String::from_utf8(BASE64_STANDARD.decode(word).unwrap()).unwrap());
            }
            None => plain.push_str(piece),
        }
        last_was_word = word.is_some();
    }
    plain
}
