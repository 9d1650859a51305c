//! Texts of a website as plain text.

/// Texts without HTML: blocks become paragraphs, entities become characters, other control characters go.
pub fn plain_text(text: &str) -> String {
    let bare = if text.contains('<') {
        without_tags(text)
    } else {
        text.to_owned()
    };
    let decoded = if bare.contains('&') {
        decoded(&bare)
    } else {
        bare
    };
    tidy(&decoded)
}

/// Tags that end a line, and those that end a paragraph.
const LINES: [&str; 4] = ["br", "li", "tr", "hr"];
const PARAGRAPHS: [&str; 13] = [
    "p",
    "div",
    "ul",
    "ol",
    "table",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "section",
    "blockquote",
];
/// Tags whose content is no text.
const SILENT: [&str; 2] = ["script", "style"];

fn without_tags(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        let (before, tag) = rest.split_at(start);
        bare.push_str(before);
        let inside = &tag[1..];
        let is_tag =
            inside.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!'));
        let end = tag.find('>').filter(|_| is_tag);
        let Some(end) = end else {
            bare.push('<');
            rest = inside;
            continue;
        };
        let name = tag_name(inside);
        rest = &tag[end + 1..];
        if LINES.contains(&name.as_str()) {
            bare.push('\n');
        } else if PARAGRAPHS.contains(&name.as_str()) {
            bare.push_str("\n\n");
        } else if SILENT.contains(&name.as_str()) && !inside.starts_with('/') {
            rest = after_closing(rest, &name);
        }
    }
    bare.push_str(rest);
    bare
}

fn tag_name(inside: &str) -> String {
    let name = inside.trim_start_matches('/').chars();
    let name = name.take_while(char::is_ascii_alphanumeric);
    name.collect::<String>().to_ascii_lowercase()
}

/// What follows the closing tag; nothing if there is none.
fn after_closing<'a>(text: &'a str, name: &str) -> &'a str {
    let lower = text.to_ascii_lowercase();
    let closing = lower.find(&format!("</{name}"));
    closing.map_or("", |at| &text[at..])
}

fn decoded(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        let (before, entity) = rest.split_at(start);
        decoded.push_str(before);
        // The longest entity that is known has eight characters.
        let end = entity.bytes().take(10).position(|byte| byte == b';');
        match end.and_then(|end| Some((character(&entity[1..end])?, end))) {
            Some((character, end)) => {
                decoded.push(character);
                rest = &entity[end + 1..];
            }
            None => {
                decoded.push('&');
                rest = &entity[1..];
            }
        }
    }
    decoded.push_str(rest);
    decoded
}

fn character(entity: &str) -> Option<char> {
    if let Some(number) = entity.strip_prefix('#') {
        let hexadecimal = number.strip_prefix(['x', 'X']);
        let code = match hexadecimal {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => number.parse(),
        };
        return char::from_u32(code.ok()?);
    }
    Some(match entity {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" | "rsquo" | "lsquo" => '\'',
        "nbsp" => ' ',
        "ndash" => '–',
        "mdash" => '—',
        "hellip" => '…',
        "bull" => '•',
        _ => return None,
    })
}

/// Lines without spaces around them, and at most one blank line between two.
fn tidy(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.replace("\r\n", "\n").replace('\r', "\n").split('\n') {
        let line: String = line
            .chars()
            .map(|c| if c == '\t' || c == '\u{a0}' { ' ' } else { c })
            .filter(|c| !c.is_control())
            .collect();
        let line = line.trim();
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line.to_owned());
        }
    }
    lines.join("\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::plain_text;

    #[test]
    fn tags_become_paragraphs_and_entities_characters() {
        for (text, plain) in [
            ("Silk &amp; cotton", "Silk & cotton"),
            ("<p>One</p>\r\n<p>Two<br>three</p>", "One\n\nTwo\nthree"),
            ("<b>Bold</b> &#8377;500 &#x2013; ok", "Bold ₹500 – ok"),
            ("a < b & c > d", "a < b & c > d"),
            ("<script>alert(1)</script>After", "After"),
            ("<style>p{}", ""),
            ("<img src=x onerror=alert(1)>Photo", "Photo"),
            ("&lt;b&gt;", "<b>"),
            ("&unknown; &", "&unknown; &"),
            ("tab\there\u{7}", "tab here"),
            ("₹<i>5</i>&nbsp;only\n\n\n\nend", "₹5 only\n\nend"),
        ] {
            assert_eq!(plain_text(text), plain, "{text}");
        }
    }
}
