//! The certificate of a shop that is https by itself.

use std::path::Path;

use kernel::Timestamp;

use super::Finding;
use crate::{
    config::https::{CertificateSource, HttpsConfig},
    https::{
        acme::{self, Attempts},
        certificate::Certificate,
        own_files::OwnFiles,
    },
};

const ABOUT: &str = "Certificate";

/// Nothing without a domain: a proxy takes care of it.
pub fn certificate(
    data: &Path,
    https: Result<Option<HttpsConfig>, String>,
    now: Timestamp,
) -> Option<Finding> {
    let https = match https {
        Ok(https) => https?,
        Err(sentence) => return Some(Finding::bad(ABOUT, sentence)),
    };
    Some(match &https.source {
        CertificateSource::Files(files) => {
            let files = OwnFiles::new(files, &https.domains);
            match files.read_if_changed() {
                Ok(None) => return None,
                Ok(Some(certificate)) => match files.warning(&certificate, now) {
                    Some(warning) => Finding::bad(ABOUT, warning),
                    None => good(&certificate),
                },
                Err(sentence) => Finding::bad(ABOUT, sentence),
            }
        }
        CertificateSource::Acme(authority) => {
            let (certificate, attempts) = acme::stored_at(data, authority);
            match certificate {
                Ok(certificate) => requested(certificate.as_ref(), &attempts, now),
                Err(sentence) => Finding::bad(
                    ABOUT,
                    format!("{sentence} A new one is requested at the next start."),
                ),
            }
        }
    })
}

fn requested(certificate: Option<&Certificate>, attempts: &Attempts, now: Timestamp) -> Finding {
    let again = match attempts.next_attempt.map(Timestamp) {
        Some(at) if at > now => format!(" Requested again after {}.", at.to_rfc3339()),
        _ => String::new(),
    };
    let expired = certificate.is_some_and(|certificate| certificate.not_after <= now);
    match (certificate, &attempts.last_error) {
        (_, Some(error)) => Finding::bad(ABOUT, format!("{error}{again}")),
        (None, None) => Finding::note(ABOUT, "requested when the shop is open"),
        (Some(_), None) if expired => {
            Finding::bad(ABOUT, "expired; open the shop, which requests a new one")
        }
        (Some(certificate), None) => good(certificate),
    }
}

fn good(certificate: &Certificate) -> Finding {
    let until = certificate.not_after.to_rfc3339();
    Finding::good(ABOUT, format!("valid until {until}"))
}
