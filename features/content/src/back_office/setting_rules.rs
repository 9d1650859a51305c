//! What the shop may say about itself: numbers that can be called, links that can be followed.

use kernel::FieldProblem;

use super::setting::{ShopDraft, text};
use crate::contact_number;

const MOST_ADDRESS_LINES: usize = 8;

/// Every field that needs another look.
pub fn problems(draft: &ShopDraft) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    let mut wrong = |field: &str, wording: &str| {
        problems.push(FieldProblem::new(field, "invalid", wording));
    };
    if text(draft.whatsapp.as_deref())
        .is_some_and(|number| !contact_number::is_dialled(&contact_number::dialled(number)))
    {
        wrong(
            "whatsapp",
            "Enter a 10-digit mobile number, or a number with its country code.",
        );
    }
    let officer = &draft.grievance_officer;
    for (field, phone) in [
        ("phone", &draft.phone),
        ("grievanceOfficer.phone", &officer.phone),
    ] {
        if text(phone.as_deref()).is_some_and(|phone| !is_phone(phone)) {
            wrong(field, "Enter a phone number of 8 to 15 digits.");
        }
    }
    if address_lines(draft).len() > MOST_ADDRESS_LINES {
        wrong("address", "Use at most eight lines.");
    }
    let capital = |c: char| c.is_ascii_uppercase();
    if !draft.order_prefix.chars().all(capital) {
        wrong("orderPrefix", "Use capital letters from A to Z.");
    }
    if let Some(credit) = &draft.designer_credit
        && !is_https(credit.url.trim())
    {
        wrong(
            "designerCredit.url",
            "Enter an address that begins with https://",
        );
    }
    problems
}

/// Fields without which something on the site stays empty.
pub fn missing(draft: &ShopDraft) -> Vec<String> {
    let officer = &draft.grievance_officer;
    let fields = [
        ("whatsapp", text(draft.whatsapp.as_deref()).is_none()),
        ("phone", text(draft.phone.as_deref()).is_none()),
        ("email", draft.email.is_none()),
        ("address", address_lines(draft).is_empty()),
        ("hours", draft.hours.is_empty()),
        (
            "grievanceOfficer.name",
            text(officer.name.as_deref()).is_none(),
        ),
        (
            "grievanceOfficer.phone",
            text(officer.phone.as_deref()).is_none() && officer.email.is_none(),
        ),
    ];
    let missing = fields.into_iter().filter(|(_, missing)| *missing);
    missing.map(|(field, _)| field.to_owned()).collect()
}

pub fn address_lines(draft: &ShopDraft) -> Vec<&str> {
    let lines = draft.address.iter().flat_map(|text| text.0.lines());
    lines
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect()
}

fn is_phone(phone: &str) -> bool {
    let inside = phone.strip_prefix('+').unwrap_or(phone);
    let count = inside.bytes().filter(u8::is_ascii_digit).count();
    let plain = |c: char| c.is_ascii_digit() || " -()".contains(c);
    inside.chars().all(plain) && (8..=15).contains(&count)
}

/// A link that leads nowhere but to a site of this name.
fn is_https(address: &str) -> bool {
    let Some(rest) = address.strip_prefix("https://") else {
        return false;
    };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let label = |label: &str| {
        !label.is_empty()
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    let unseen = |c: char| c.is_whitespace() || c.is_control() || "\"'<>\\`".contains(c);
    host.contains('.') && host.split('.').all(label) && !rest.contains(unseen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phones_are_numbers() {
        assert!(is_phone("+91 44 4200 1234") && is_phone("(044) 4200-1234"));
        assert!(!is_phone("call me") && !is_phone("12345"));
    }

    #[test]
    fn links_lead_to_sites_and_nowhere_else() {
        for address in ["https://studio.example", "https://a.b-c.example/x?y=1#z"] {
            assert!(is_https(address), "{address}");
        }
        for address in [
            "http://studio.example",
            "javascript:alert(1)",
            "https://",
            "https://localhost",
            "https://user@studio.example",
            "https://studio.example/\"onclick",
            "https://studio .example",
            "HTTPS://studio.example",
        ] {
            assert!(!is_https(address), "{address}");
        }
    }
}
