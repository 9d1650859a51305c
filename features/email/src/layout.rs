//! The one layout of all mails: 600 px, one button, readable as plain text.

use kernel::mail::{MailContent, MailShop};

const GROUND: &str = "#F1EDF2";
const LEAF: &str = "#F1F5E8";
const INK: &str = "#2A0F2E";
const QUIET: &str = "#5E4763";
const HALDI: &str = "#F7B91E";
/// In pixels.
const LOGO_HEIGHT: u32 = 40;
const LOGO_WIDTH: u32 = 140;

pub fn text(content: &MailContent, shop: &MailShop) -> String {
    let mut lines = vec![content.heading.clone(), String::new()];
    for paragraph in &content.paragraphs {
        lines.push(paragraph.clone());
        lines.push(String::new());
    }
    for (label, value) in &content.facts {
        lines.push(format!("{label}: {value}"));
    }
    if !content.facts.is_empty() {
        lines.push(String::new());
    }
    if let Some((wording, address)) = &content.button {
        lines.push(format!("{wording}:"));
        lines.push(address.clone());
        lines.push(String::new());
    }
    for paragraph in &content.closing {
        lines.push(paragraph.clone());
        lines.push(String::new());
    }
    for (place, step) in content.steps.iter().enumerate() {
        lines.push(format!("{}. {step}", place + 1));
    }
    if !content.steps.is_empty() {
        lines.push(String::new());
    }
    lines.push("--".to_owned());
    lines.push(shop.business_name.clone());
    lines.extend(shop.address.iter().cloned());
    lines.push(format!("{} | {}", shop.phone, shop.email));
    lines.push(shop.public_address.clone());
    lines.join("\n") + "\n"
}

pub fn html(content: &MailContent, shop: &MailShop) -> String {
    let paragraphs: String = content
        .paragraphs
        .iter()
        .map(|text| paragraph(text))
        .collect();
    let closing: String = content
        .closing
        .iter()
        .map(|text| quiet_paragraph(text))
        .collect();
    let address: Vec<String> = shop.address.iter().map(|line| escape(line)).collect();
    format!(
        "<!doctype html><html lang=\"en-IN\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{subject}</title></head>\
         <body style=\"margin:0;background:{GROUND};color:{INK}\">\
         <table role=\"presentation\" width=\"100%\" style=\"border-collapse:collapse\"><tr><td align=\"center\">\
         <table role=\"presentation\" width=\"600\" style=\"width:100%;max-width:600px;border-collapse:collapse;background:#ffffff\">\
         {sign}\
         <tr><td style=\"height:14px;border:solid {HALDI};border-width:2px 0;background:{HALDI} \
         repeating-linear-gradient(90deg,{HALDI} 0 12px,{colour} 12px 20px);font-size:0\">&nbsp;</td></tr>\
         <tr><td style=\"padding:32px 28px\"><h1 style=\"margin:0 0 16px;font:bold 32px/1.15 Georgia,serif\">{heading}</h1>\
         {paragraphs}{card}{button}{closing}{steps}</td></tr>\
         <tr><td style=\"padding:20px 28px;background:{GROUND};color:{QUIET};font:13.5px/1.5 Arial,sans-serif\">\
         {name}, {address}<br>{phone} &middot; {email}<br>{site}</td></tr></table></td></tr></table></body></html>",
        subject = escape(&content.subject),
        sign = sign(shop),
        colour = shop.theme_colour,
        name = escape(&shop.business_name),
        heading = escape(&content.heading),
        card = card(content),
        button = button(content, &shop.theme_colour),
        steps = steps(content, &shop.theme_colour),
        address = address.join(", "),
        phone = escape(&shop.phone),
        email = escape(&shop.email),
        site = escape(&shop.public_address),
    )
}

/// The shop's name on its colour, or beside its logo.
fn sign(shop: &MailShop) -> String {
    let name = escape(&shop.business_name);
    let font = "font:bold 24px Georgia,serif";
    let Some(logo) = &shop.logo else {
        let colour = &shop.theme_colour;
        return format!(
            "<tr><td style=\"padding:20px 28px;background:{colour};color:#ffffff;{font}\">{name}</td></tr>"
        );
    };
    let width = (LOGO_HEIGHT * logo.width / logo.height.max(1)).clamp(1, LOGO_WIDTH);
    format!(
        "<tr><td style=\"padding:18px 28px;color:{INK};{font}\"><img src=\"{}\" alt=\"\" width=\"{width}\" \
         style=\"height:auto;margin-right:12px;vertical-align:middle\">{name}</td></tr>",
        escape(&shop.link(&logo.path)),
    )
}

fn paragraph(text: &str) -> String {
    format!(
        "<p style=\"margin:0 0 16px;font:17px/1.55 Arial,sans-serif\">{}</p>",
        escape(text)
    )
}

fn quiet_paragraph(text: &str) -> String {
    format!(
        "<p style=\"margin:0 0 14px;color:{QUIET};font:15px/1.55 Arial,sans-serif\">{}</p>",
        escape(text)
    )
}

/// What the mail is about: its image, and the facts below it.
fn card(content: &MailContent) -> String {
    let image = content.image.as_ref().map_or_else(String::new, |(address, alt)| {
        format!(
            "<img src=\"{}\" alt=\"{}\" width=\"544\" style=\"display:block;width:100%;height:auto;\
             font:15px Arial,sans-serif;color:{QUIET}\">",
            escape(address),
            escape(alt)
        )
    });
    let rows: String = content
        .facts
        .iter()
        .map(|(label, value)| {
            format!(
                "<tr><td valign=\"top\" style=\"padding:5px 16px 5px 0;color:{QUIET};font:15px/1.4 Arial,sans-serif\">{}</td>\
                 <td valign=\"top\" style=\"padding:5px 0;font:bold 15px/1.4 Arial,sans-serif\">{}</td></tr>",
                escape(label),
                escape(value)
            )
        })
        .collect();
    if rows.is_empty() && image.is_empty() {
        return String::new();
    }
    format!(
        "<table role=\"presentation\" width=\"100%\" style=\"margin:8px 0 24px;border-collapse:collapse;background:{LEAF}\">\
         <tr><td>{image}<table role=\"presentation\" style=\"margin:14px 18px;border-collapse:collapse\">{rows}</table>\
         </td></tr></table>"
    )
}

fn button(content: &MailContent, colour: &str) -> String {
    content.button.as_ref().map_or_else(String::new, |(wording, address)| {
        format!(
            "<p style=\"margin:0 0 20px\"><a href=\"{}\" style=\"display:block;padding:4px;background:{colour};color:#ffffff;\
             font:bold 17px Arial,sans-serif;text-align:center;text-decoration:none;border-radius:3px\">\
             <span style=\"display:block;padding:13px 20px;border:1px dashed #E9A5C6\">{}</span></a></p>",
            escape(address),
            escape(wording)
        )
    })
}

fn steps(content: &MailContent, colour: &str) -> String {
    if content.steps.is_empty() {
        return String::new();
    }
    let rows: String = (1..)
        .zip(&content.steps)
        .map(|(place, step)| {
            format!(
                "<tr><td valign=\"top\" style=\"width:30px;padding:5px 0;color:{colour};font:bold 20px/1.2 Georgia,serif\">{place}</td>\
                 <td valign=\"top\" style=\"padding:5px 0;font:16px/1.5 Arial,sans-serif\">{}</td></tr>",
                escape(step)
            )
        })
        .collect();
    format!(
        "<table role=\"presentation\" width=\"100%\" style=\"margin:22px 0 0;border-top:2px dashed #CDBBD0;border-collapse:collapse\">\
         <tr><td colspan=\"2\" style=\"height:14px;font-size:0\">&nbsp;</td></tr>{rows}</table>"
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
    use kernel::{mail::MailLogo, testing::mail_shop};

    use super::*;

    #[test]
    fn a_mail_is_in_the_shops_colour_and_has_its_logo() {
        let mut shop = mail_shop();
        shop.theme_colour = "#0A6670".to_owned();
        let content = MailContent {
            button: shop.button("Open", "/myorders"),
            ..MailContent::default()
        };
        let plain = html(&content, &shop);
        assert_eq!(plain.matches("background:#0A6670").count(), 2, "{plain}");
        assert!(!plain.contains("<img"));

        shop.logo = Some(MailLogo {
            path: "/uploads/logo-240.webp".to_owned(),
            width: 240,
            height: 80,
        });
        let html = html(&content, &shop);
        let image =
            "<img src=\"https://shop.example/uploads/logo-240.webp\" alt=\"\" width=\"120\"";
        assert!(html.contains(image), "{html}");
    }

    #[test]
    fn what_people_typed_stays_text() {
        let shop = mail_shop();
        let content = MailContent {
            subject: "Hello".to_owned(),
            heading: "<script>alert(1)</script>".to_owned(),
            ..MailContent::default()
        };
        let html = html(&content, &shop);
        assert!(!html.contains("<script>"));
        assert!(html.contains("Hem &amp; Mogra"));
        assert!(text(&content, &shop).contains("Hem & Mogra"));
    }
}
