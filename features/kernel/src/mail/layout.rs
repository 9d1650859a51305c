//! The one layout of all mails: 600 px, one button, readable as plain text.

use super::MailShop;

/// Label and value, in rows.
pub type Facts = Vec<(String, String)>;

/// What a mail says. Plain text throughout; the layout escapes it.
#[derive(Clone, Debug, Default)]
pub struct Letter {
    /// Says what to do and how much; one line.
    pub subject: String,
    pub heading: String,
    pub paragraphs: Vec<String>,
    pub facts: Facts,
    /// Words and absolute address.
    pub button: Option<(String, String)>,
    /// Said after the button.
    pub closing: Vec<String>,
}

const GROUND: &str = "#FBFBF7";
const INK: &str = "#2A0F2E";
const QUIET: &str = "#5E4763";
const RANI: &str = "#B5105B";
const HALDI: &str = "#F7B91E";

pub fn text(letter: &Letter, shop: &MailShop) -> String {
    let mut lines = vec![letter.heading.clone(), String::new()];
    for paragraph in &letter.paragraphs {
        lines.push(paragraph.clone());
        lines.push(String::new());
    }
    for (label, value) in &letter.facts {
        lines.push(format!("{label}: {value}"));
    }
    if !letter.facts.is_empty() {
        lines.push(String::new());
    }
    if let Some((words, address)) = &letter.button {
        lines.push(format!("{words}:"));
        lines.push(address.clone());
        lines.push(String::new());
    }
    for paragraph in &letter.closing {
        lines.push(paragraph.clone());
        lines.push(String::new());
    }
    lines.push("--".to_owned());
    lines.push(shop.business_name.clone());
    lines.extend(shop.address.iter().cloned());
    lines.push(format!("{} | {}", shop.phone, shop.email));
    lines.push(shop.public_address.clone());
    lines.join("\n") + "\n"
}

pub fn html(letter: &Letter, shop: &MailShop) -> String {
    let paragraph = |text: &String| {
        format!(
            "<p style=\"margin:0 0 16px;font:17px/1.55 Arial,sans-serif\">{}</p>",
            escape(text)
        )
    };
    let paragraphs: String = letter.paragraphs.iter().map(paragraph).collect();
    let closing: String = letter.closing.iter().map(paragraph).collect();
    let rows: String = letter
        .facts
        .iter()
        .map(|(label, value)| {
            format!(
                "<tr><td style=\"padding:6px 16px 6px 0;color:{QUIET};font:15px Arial,sans-serif\">{}</td>\
                 <td style=\"padding:6px 0;font:bold 15px Arial,sans-serif\">{}</td></tr>",
                escape(label),
                escape(value)
            )
        })
        .collect();
    let facts = if rows.is_empty() {
        String::new()
    } else {
        format!(
            "<table role=\"presentation\" style=\"margin:0 0 20px;border-collapse:collapse\">{rows}</table>"
        )
    };
    let button = letter.button.as_ref().map_or_else(String::new, |(words, address)| {
        format!(
            "<p style=\"margin:24px 0\"><a href=\"{}\" style=\"display:inline-block;padding:16px 26px;background:{RANI};\
             color:#ffffff;font:bold 17px Arial,sans-serif;text-decoration:none;border-radius:3px\">{}</a></p>",
            escape(address),
            escape(words)
        )
    });
    let address = shop
        .address
        .iter()
        .map(|line| escape(line))
        .collect::<Vec<_>>()
        .join("<br>");
    format!(
        "<!doctype html><html lang=\"en-IN\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{subject}</title></head>\
         <body style=\"margin:0;background:{GROUND};color:{INK}\">\
         <table role=\"presentation\" width=\"100%\" style=\"border-collapse:collapse\"><tr><td align=\"center\">\
         <table role=\"presentation\" width=\"600\" style=\"width:100%;max-width:600px;border-collapse:collapse;background:#ffffff\">\
         <tr><td style=\"padding:20px 28px;background:{INK};color:#FFDD7A;font:24px Georgia,serif\">{name}</td></tr>\
         <tr><td style=\"height:9px;background:{HALDI};border-top:3px solid {RANI};font-size:0\">&nbsp;</td></tr>\
         <tr><td style=\"padding:32px 28px\"><h1 style=\"margin:0 0 18px;font:30px/1.15 Georgia,serif\">{heading}</h1>\
         {paragraphs}{facts}{button}{closing}</td></tr>\
         <tr><td style=\"padding:20px 28px;background:#F1F5E8;color:{QUIET};font:13.5px/1.5 Arial,sans-serif\">\
         {name}<br>{address}<br>{phone} &middot; {email}<br>{site}</td></tr></table></td></tr></table></body></html>",
        subject = escape(&letter.subject),
        name = escape(&shop.business_name),
        heading = escape(&letter.heading),
        phone = escape(&shop.phone),
        email = escape(&shop.email),
        site = escape(&shop.public_address),
    )
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_typed_stays_text() {
        let shop = MailShop {
            business_name: "Hem & Mogra".to_owned(),
            public_address: "https://shop.example".to_owned(),
            phone: "+91 90000 00000".to_owned(),
            email: "shop@example.com".to_owned(),
            address: vec!["1 Car Street".to_owned()],
        };
        let letter = Letter {
            subject: "Hello".to_owned(),
            heading: "<script>alert(1)</script>".to_owned(),
            ..Letter::default()
        };
        let html = html(&letter, &shop);
        assert!(!html.contains("<script>"));
        assert!(html.contains("Hem &amp; Mogra"));
        assert!(text(&letter, &shop).contains("Hem & Mogra"));
    }
}
