//! A certificate authority without a network: a root, and what it signs.

use kernel::Timestamp;
use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, KeyUsagePurpose,
    PublicKeyData,
};
use reqwest::Certificate;

pub struct Authority {
    root: CertifiedIssuer<'static, KeyPair>,
}

impl Authority {
    pub fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
        let root = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
        Self { root }
    }

    pub fn root_pem(&self) -> String {
        self.root.pem()
    }

    pub fn trusted(&self) -> Certificate {
        Certificate::from_pem(self.root_pem().as_bytes()).unwrap()
    }

    /// A chain in PEM for a public key.
    pub fn sign(
        &self,
        names: &[&str],
        key: &impl PublicKeyData,
        validity: [Timestamp; 2],
    ) -> String {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let mut params = CertificateParams::new(names).unwrap();
        let date = |Timestamp(seconds)| {
            rcgen::date_time_ymd(1970, 1, 1)
                + std::time::Duration::from_secs(u64::try_from(seconds).unwrap())
        };
        params.not_before = date(validity[0]);
        params.not_after = date(validity[1]);
        params.signed_by(key, &self.root).unwrap().pem()
    }

    /// A chain and its key.
    pub fn issue(&self, names: &[&str], validity: [Timestamp; 2]) -> (String, String) {
        let key = KeyPair::generate().unwrap();
        (self.sign(names, &key, validity), key.serialize_pem())
    }
}
