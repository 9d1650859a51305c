//! What an authority's refusal means for the owner, and what to do.

use std::error::Error as _;

use instant_acme::{Error, Problem};

use crate::config::https::AcmeConfig;

/// Longest text of an authority that is passed on, in characters.
const MOST_TEXT: usize = 400;

/// The authority's name.
pub fn host(config: &AcmeConfig) -> &str {
    let address = config.directory.trim_start_matches("https://");
    match address.split(['/', ':']).next().unwrap_or_default() {
        "acme-v02.api.letsencrypt.org" => "Let's Encrypt",
        "acme-staging-v02.api.letsencrypt.org" => "Let's Encrypt (staging)",
        other => other,
    }
}

/// Whether the authority does not know the account.
pub fn is_unknown_account(error: &Error) -> bool {
    matches!(error, Error::Api(problem) if kind(problem) == "accountDoesNotExist")
}

/// A sentence with the reason, and one that says what to do.
pub fn sentence(config: &AcmeConfig, error: &Error) -> String {
    let host = host(config);
    match error {
        Error::Api(problem) => {
            let says = says(problem);
            format!(
                "{host} refused the certificate: {says} {}",
                hint(kind(problem))
            )
        }
        Error::Timeout(_) => {
            format!("{host} did not finish in time. It is requested again later.")
        }
        other => {
            // The cause says what the wrapper hides, such as that a name has no address.
            let mut cause = other.to_string();
            let mut next = other.source();
            while let Some(inner) = next {
                cause = inner.to_string();
                next = inner.source();
            }
            format!(
                "{host} could not be asked for a certificate: {}. It is tried again later; check that this machine may \
                 connect to it.",
                shortened(&cause)
            )
        }
    }
}

/// The last part of `urn:ietf:params:acme:error:rateLimited` (RFC 8555, 6.7).
fn kind(problem: &Problem) -> &str {
    let urn = problem.r#type.as_deref().unwrap_or_default();
    urn.rsplit(':').next().unwrap_or_default()
}

fn says(problem: &Problem) -> String {
    let parts = problem
        .subproblems
        .iter()
        .filter_map(|part| part.detail.as_deref());
    let all: Vec<&str> = problem.detail.as_deref().into_iter().chain(parts).collect();
    let text = shortened(all.join(" ").trim());
    match text.chars().last() {
        None => "it gave no reason.".to_owned(),
        Some('.') => text,
        Some(_) => format!("{text}."),
    }
}

fn shortened(text: &str) -> String {
    text.chars()
        .filter(|sign| !sign.is_control())
        .take(MOST_TEXT)
        .collect()
}

fn hint(kind: &str) -> &'static str {
    match kind {
        "connection" | "unauthorized" | "incorrectResponse" => {
            "Point the domain's A and AAAA records at this machine, and let ports 80 and 443 through its firewall."
        }
        "dns" => "Check the domain's records where it is registered.",
        "caa" => "A CAA record of the domain names other authorities: add this one to it.",
        "rateLimited" => "It is requested again when the authority allows it.",
        "rejectedIdentifier" | "unsupportedIdentifier" => "Check BOUTIQUE_DOMAIN.",
        "invalidContact" | "unsupportedContact" => "Check BOUTIQUE_ACME_CONTACT.",
        "externalAccountRequired" => {
            "This authority wants an account of its own, which is not supported: use another one."
        }
        _ => "It is requested again later.",
    }
}
