//! Says to push services who sends (RFC 8292, "Voluntary Application Server Identification").

use std::sync::Arc;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use kernel::{Failure, Timestamp};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::json;

/// How long a signature counts, in seconds. Push services take at most 24 hours.
const VALID_SECONDS: i64 = 12 * 3_600;

/// The shop's key pair: browsers subscribe with its public half. Cheap to clone.
#[derive(Clone)]
pub struct VapidKey(Arc<EcdsaKeyPair>);

impl VapidKey {
    /// A new key pair, as it is stored (PKCS #8).
    ///
    /// # Errors
    /// A sentence: the system has no random numbers.
    pub fn generate() -> Result<Vec<u8>, String> {
        let key =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        let key = key.map_err(|_| "No key for notifications can be made.".to_owned())?;
        Ok(key.as_ref().to_vec())
    }

    /// A key pair that is forgotten with the process, for commands and tests.
    ///
    /// # Panics
    /// The system has no random numbers: the same that no session could begin without.
    #[expect(clippy::expect_used, reason = "as for every random token")]
    pub fn for_now() -> Self {
        let pkcs8 = Self::generate().expect("random numbers");
        Self::read(&pkcs8).expect("a key that was just made")
    }

    /// Reads a stored key pair.
    ///
    /// # Errors
    /// A sentence: these bytes are none.
    pub fn read(pkcs8: &[u8]) -> Result<Self, String> {
        let random = SystemRandom::new();
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &random)
            .map(|pair| Self(Arc::new(pair)))
            .map_err(|error| format!("it is no key pair: {error}"))
    }

    /// The public half as browsers take it.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.public_key().as_ref())
    }

    /// The `Authorization` header for a push service of this origin.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn authorization(
        &self,
        origin: &str,
        subject: &str,
        now: Timestamp,
    ) -> Result<String, Failure> {
        let part = |value: serde_json::Value| BASE64.encode(value.to_string());
        let header = part(json!({"typ": "JWT", "alg": "ES256"}));
        let expires = now.plus_seconds(VALID_SECONDS).0;
        let claims = part(json!({"aud": origin, "exp": expires, "sub": subject}));
        let signed = format!("{header}.{claims}");
        let signature = self
            .0
            .sign(&SystemRandom::new(), signed.as_bytes())
            .map_err(|_| Failure::internal("a push could not be signed"))?;
        let signature = BASE64.encode(signature.as_ref());
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}
