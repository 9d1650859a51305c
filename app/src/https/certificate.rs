//! A certificate with its chain and its key, read from PEM.

use std::sync::Arc;

use kernel::Timestamp;
use rustls::{
    CertificateError, Error, InconsistentKeys,
    client::verify_server_name,
    crypto::ring::default_provider,
    pki_types::{CertificateDer, PrivateKeyDer, ServerName, pem::PemObject},
    server::ParsedCertificate,
    sign::CertifiedKey,
};
use yasna::{
    ASN1Result, BERReader, Tag,
    tags::{TAG_GENERALIZEDTIME, TAG_UTCTIME},
};

use crate::config::https::Domain;

/// A certificate that can be served.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The chain, and the key that belongs to its first certificate.
    pub certified: Arc<CertifiedKey>,
    pub not_before: Timestamp,
    pub not_after: Timestamp,
}

impl Certificate {
    /// Reads a chain, its own certificate first, and the key. Both may stand in the same text.
    ///
    /// # Errors
    /// What is wrong with them, as the second half of a sentence.
    pub fn from_pem(chain: &[u8], key: &[u8]) -> Result<Self, String> {
        let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(chain).collect();
        let chain = chain.map_err(|error| format!("the certificate is no PEM: {error}"))?;
        let Some(first) = chain.first() else {
            return Err("there is no certificate in it (PEM, \"BEGIN CERTIFICATE\")".to_owned());
        };
        let (not_before, not_after) = validity(first)
            .map_err(|error| format!("the certificate cannot be understood: {error}"))?;
        let key = PrivateKeyDer::from_pem_slice(key)
            .map_err(|error| format!("there is no key in it (PEM, \"PRIVATE KEY\"): {error}"))?;
        let certified = CertifiedKey::from_der(chain, key, &default_provider());
        let certified = certified.map_err(|error| match error {
            Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => {
                "the key is not the certificate's".to_owned()
            }
            Error::InvalidCertificate(CertificateError::BadEncoding) => {
                "the certificate cannot be understood".to_owned()
            }
            other => format!("the key cannot be used: {other}"),
        })?;
        Ok(Self {
            certified: Arc::new(certified),
            not_before,
            not_after,
        })
    }

    /// The first of these domains that it is not for.
    pub fn missing<'a>(&self, domains: &'a [Domain]) -> Option<&'a Domain> {
        let parsed = self.certified.end_entity_cert();
        let parsed = parsed.and_then(ParsedCertificate::try_from).ok();
        domains.iter().find(|domain| {
            let name = ServerName::try_from(domain.as_str());
            !name.is_ok_and(|name| {
                parsed
                    .as_ref()
                    .is_some_and(|parsed| verify_server_name(parsed, &name).is_ok())
            })
        })
    }

    /// From when it should be renewed: a third of its life is left, as Let's Encrypt recommends.
    pub fn due_at(&self) -> Timestamp {
        let life = self.not_after.0.saturating_sub(self.not_before.0);
        Timestamp(self.not_after.0.saturating_sub(life / 3))
    }
}

/// Since when and until when a certificate is valid (RFC 5280, 4.1.2.5).
fn validity(certificate: &[u8]) -> ASN1Result<(Timestamp, Timestamp)> {
    yasna::parse_der(certificate, |reader| {
        reader.read_sequence(|parts| {
            let validity = parts.next().read_sequence(|fields| {
                fields.read_optional(|version| {
                    version.read_tagged(Tag::context(0), |number| number.read_i64())
                })?;
                // Serial number, algorithm, issuer.
                for _ in 0..3 {
                    fields.next().read_der()?;
                }
                let validity = fields.next().read_sequence(|times| {
                    let not_before = time(times.next())?;
                    Ok((not_before, time(times.next())?))
                })?;
                while fields.read_optional(|field| field.read_der())?.is_some() {}
                Ok(validity)
            })?;
            // Algorithm, signature.
            for _ in 0..2 {
                parts.next().read_der()?;
            }
            Ok(validity)
        })
    })
}

fn time(reader: BERReader<'_, '_>) -> ASN1Result<Timestamp> {
    let at = match reader.lookahead_tag()? {
        TAG_UTCTIME => *reader.read_utctime()?.datetime(),
        TAG_GENERALIZEDTIME => *reader.read_generalized_time()?.datetime(),
        _ => return Err(yasna::ASN1Error::new(yasna::ASN1ErrorKind::Invalid)),
    };
    Ok(Timestamp(at.unix_timestamp()))
}

#[cfg(test)]
mod tests {
    use rcgen::{CertificateParams, KeyPair, date_time_ymd};

    use super::*;

    fn made(names: &[&str], until: i32) -> (String, String) {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let mut params = CertificateParams::new(names).unwrap();
        params.not_before = date_time_ymd(2026, 1, 1);
        params.not_after = date_time_ymd(until, 4, 1);
        let key = KeyPair::generate().unwrap();
        let certificate = params.self_signed(&key).unwrap();
        (certificate.pem(), key.serialize_pem())
    }

    #[test]
    fn its_names_and_times_are_read() {
        // From 2050 on times have another form.
        for (until, not_after) in [(2026, 1_775_001_600), (2050, 2_532_384_000)] {
            let (chain, key) = made(&["shop.example", "*.b.example"], until);
            let read = Certificate::from_pem(chain.as_bytes(), key.as_bytes()).unwrap();
            assert_eq!(read.not_before, Timestamp(1_767_225_600));
            assert_eq!(read.not_after, Timestamp(not_after));
            let domains = ["shop.example", "a.b.example", "c.example"];
            let domains = domains.map(|name| name.parse().unwrap());
            assert_eq!(read.missing(&domains), Some(&domains[2]));
            assert_eq!(read.missing(&domains[..2]), None);
        }
    }

    #[test]
    fn it_is_due_when_a_third_of_its_life_is_left() {
        let (chain, key) = made(&["shop.example"], 2026);
        let read = Certificate::from_pem(chain.as_bytes(), key.as_bytes()).unwrap();
        assert_eq!(read.due_at(), Timestamp(1_775_001_600).plus_days(-30));
    }

    #[test]
    fn what_does_not_fit_together_is_refused_with_the_reason() {
        let (chain, key) = made(&["shop.example"], 2026);
        let (_, other) = made(&["shop.example"], 2026);
        let half = &chain[..chain.len() / 2];
        for (chain, key, why) in [
            ("", key.as_str(), "no certificate"),
            (half, &key, "no PEM"),
            (&chain, "", "no key"),
            (&chain, &other, "not the certificate's"),
        ] {
            let refused = Certificate::from_pem(chain.as_bytes(), key.as_bytes()).unwrap_err();
            assert!(refused.contains(why), "{refused}");
        }
    }
}
