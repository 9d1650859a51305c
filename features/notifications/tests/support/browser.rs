//! A browser that decrypts what it is sent (RFC 8291), with another library than the program encrypts with.

use aes_gcm::{Aes128Gcm, KeyInit, aead::Aead};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use hmac::{Hmac, Mac};
use p256::{PublicKey, SecretKey, ecdh::diffie_hellman, elliptic_curve::sec1::ToEncodedPoint};
use sha2::Sha256;

/// The keys of a subscription.
pub struct Browser {
    secret: SecretKey,
    pub auth: Vec<u8>,
}

impl Browser {
    /// One with this key: 32 bytes.
    pub fn of(secret: &[u8], auth: &[u8]) -> Self {
        Self {
            secret: SecretKey::from_slice(secret).unwrap(),
            auth: auth.to_vec(),
        }
    }

    pub fn public(&self) -> Vec<u8> {
        let point = self.secret.public_key().to_encoded_point(false);
        point.as_bytes().to_vec()
    }

    /// The text of a message of one record.
    pub fn decrypt(&self, message: &[u8]) -> Vec<u8> {
        let (salt, rest) = message.split_at(16);
        let (_, rest) = rest.split_at(4);
        let (length, rest) = rest.split_first().unwrap();
        let (sender, sealed) = rest.split_at(usize::from(*length));
        let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let info = [b"WebPush: info\0", &self.public()[..], sender, &[1]].concat();
        let input = mac(&mac(&self.auth, shared.raw_secret_bytes()), &info);
        let extracted = mac(salt, &input);
        let key = mac(&extracted, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = mac(&extracted, b"Content-Encoding: nonce\0\x01");
        let cipher = Aes128Gcm::new_from_slice(&key[..16]).unwrap();
        let mut text = cipher.decrypt(nonce[..12].into(), sealed).unwrap();
        assert_eq!(text.pop(), Some(2), "the mark of the last record");
        text
    }
}

fn mac(key: &[u8], text: &[u8]) -> Vec<u8> {
    let mut mac = <Hmac<Sha256> as Mac>::new_from_slice(key).unwrap();
    mac.update(text);
    mac.finalize().into_bytes().to_vec()
}

/// The example of RFC 8291, appendix A: what decrypts here is read as a browser reads it.
#[test]
fn it_decrypts_the_example_of_the_rfc() {
    let bytes = |text: &str| BASE64.decode(text).unwrap();
    let browser = Browser::of(
        &bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
        &bytes("BTBZMqHH6r4Tts7J_aSIgg"),
    );
    let message = bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
    let text = browser.decrypt(&message);
    assert_eq!(text, b"When I grow up, I want to be a watermelon");
}
