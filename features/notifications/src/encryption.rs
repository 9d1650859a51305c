//! Encrypts a message for one browser (RFC 8291, "Message Encryption for Web Push", with RFC 8188).

use kernel::Failure;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hmac,
    rand::{SecureRandom, SystemRandom},
};

/// Bytes of a public key: an uncompressed point of P-256.
pub const PUBLIC_KEY_BYTES: usize = 65;
/// Bytes of a browser's secret.
pub const AUTH_BYTES: usize = 16;

/// A push service takes messages of 4,096 bytes; this is what remains for the text.
pub const MOST_BYTES: usize = 3_000;
const RECORD_BYTES: u32 = 4_096;
/// Ends the last record.
const LAST_RECORD: u8 = 2;

/// The body of a push, `aes128gcm`.
///
/// # Errors
/// The browser's key is no point of the curve, or the text is too long.
pub fn encrypt(public_key: &[u8], auth: &[u8], text: &[u8]) -> Result<Vec<u8>, Failure> {
    if text.len() > MOST_BYTES {
        return Err(Failure::internal("a notification is too long"));
    }
    let unusable = |_| Failure::internal("a notification could not be encrypted");
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(unusable)?;
    let own_public = own.compute_public_key().map_err(unusable)?;
    let mut salt = [0_u8; 16];
    random.fill(&mut salt).map_err(unusable)?;

    let theirs = UnparsedPublicKey::new(&ECDH_P256, public_key);
    let info = [b"WebPush: info\0", public_key, own_public.as_ref(), &[1]].concat();
    let input = agree_ephemeral(own, &theirs, |shared| {
        mac(mac(auth, shared).as_ref(), &info)
    })
    .map_err(unusable)?;
    let extracted = mac(&salt, input.as_ref());
    let key = mac(extracted.as_ref(), b"Content-Encoding: aes128gcm\0\x01");
    let nonce = mac(extracted.as_ref(), b"Content-Encoding: nonce\0\x01");

    let key = UnboundKey::new(&AES_128_GCM, &key.as_ref()[..16]).map_err(unusable)?;
    let nonce = Nonce::try_assume_unique_for_key(&nonce.as_ref()[..12]).map_err(unusable)?;
    let mut sealed = [text, &[LAST_RECORD]].concat();
    LessSafeKey::new(key)
        .seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed)
        .map_err(unusable)?;
    let header = [
        &salt[..],
        &RECORD_BYTES.to_be_bytes(),
        &[PUBLIC_KEY_BYTES as u8],
        own_public.as_ref(),
    ];
    Ok([header.concat(), sealed].concat())
}

/// HMAC with SHA-256: a step of HKDF.
fn mac(key: &[u8], text: &[u8]) -> hmac::Tag {
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text)
}
