//! The key that encrypts backups in a bucket. Who has it can read them; without it they cannot be read.

use std::{fmt, sync::LazyLock};

use data_encoding::{Encoding, HEXLOWER, Specification};
use hmac::{Hmac, Mac as _};
use rand::RngCore as _;
use sha2::{Digest as _, Sha256};

const KEY_BYTES: usize = 32;
/// Bytes of the checksum at the end of the text.
const CHECK_BYTES: usize = 3;
/// Characters of a group of the text.
const GROUP: usize = 4;
/// Groups that the owner types to confirm that the key is stored.
const CONFIRMED_GROUPS: usize = 2;
/// Bytes by which a key is recognized.
pub const ID_BYTES: usize = 8;

/// Base 32 with the letters of Crockford, which leaves out those that look alike.
static LETTERS: LazyLock<Option<Encoding>> = LazyLock::new(|| {
    let mut letters = Specification::new();
    letters.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    letters
        .translate
        .from
        .push_str("abcdefghjkmnpqrstvwxyzOoIiLl");
    letters
        .translate
        .to
        .push_str("ABCDEFGHJKMNPQRSTVWXYZ001111");
    letters.ignore.push_str(" -\t\r\n");
    letters.encoding().ok()
});

/// 256 random bits. `Debug` prints only which key it is.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryKey([u8; KEY_BYTES]);

impl fmt::Debug for RecoveryKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RecoveryKey({})", self.id_text())
    }
}

impl RecoveryKey {
    pub fn generate() -> Self {
        let mut bytes = [0; KEY_BYTES];
        rand::rng().fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The text that the owner stores: 14 groups of 4 characters.
    pub fn text(&self) -> String {
        let bytes = [self.0.as_slice(), &check(&self.0)].concat();
        let text = LETTERS.as_ref().map(|letters| letters.encode(&bytes));
        let text: Vec<char> = text.unwrap_or_default().chars().collect();
        let groups = text.chunks(GROUP).map(|group| group.iter().collect());
        groups.collect::<Vec<String>>().join("-")
    }

    /// Reads the text, in small or capital letters, with or without hyphens and spaces.
    ///
    /// # Errors
    /// A sentence: its length or its checksum is wrong.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mistyped = "This is not a recovery key: check each group of four characters.";
        let bytes = LETTERS
            .as_ref()
            .and_then(|letters| letters.decode(text.trim().as_bytes()).ok())
            .ok_or(mistyped)?;
        let (key, found) = bytes.split_at_checked(KEY_BYTES).ok_or(mistyped)?;
        let key: [u8; KEY_BYTES] = key.try_into().map_err(|_| mistyped)?;
        if found == check(&key) {
            Ok(Self(key))
        } else {
            Err(mistyped.to_owned())
        }
    }

    /// Whether this is the end of the text, which shows that the owner has stored it.
    pub fn ends_with(&self, typed: &str) -> bool {
        let plain = |text: &str| -> String {
            let letters = text.chars().filter(char::is_ascii_alphanumeric);
            letters
                .map(|character| match character.to_ascii_uppercase() {
                    'O' => '0',
                    'I' | 'L' => '1',
                    other => other,
                })
                .collect()
        };
        let typed = plain(typed);
        typed.len() >= CONFIRMED_GROUPS * GROUP && plain(&self.text()).ends_with(&typed)
    }

    /// By which the key is recognized; says nothing about its bits.
    pub fn id(&self) -> [u8; ID_BYTES] {
        let mut id = [0; ID_BYTES];
        for (to, from) in id.iter_mut().zip(self.derive("key id", &[])) {
            *to = from;
        }
        id
    }

    /// The same in hexadecimal.
    pub fn id_text(&self) -> String {
        HEXLOWER.encode(&self.id())
    }

    /// The key of one file.
    pub fn file_key(&self, salt: &[u8]) -> [u8; KEY_BYTES] {
        self.derive("file", salt)
    }

    /// Name of an image or video in the bucket, which does not tell what it is: anyone could compare hashes of known
    /// files.
    pub fn hidden_name(&self, hash: &str) -> String {
        HEXLOWER.encode(&self.derive("name", hash.as_bytes()))
    }

    /// One block of HKDF-Expand with SHA-256 (RFC 5869). The key is uniformly random, so Extract is not needed.
    fn derive(&self, purpose: &str, input: &[u8]) -> [u8; KEY_BYTES] {
        // HMAC takes keys of any length.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else {
            return [0; KEY_BYTES];
        };
        mac.update(b"boutique backup ");
        mac.update(purpose.as_bytes());
        mac.update(b":");
        mac.update(input);
        mac.update(&[1]);
        mac.finalize().into_bytes().into()
    }
}

fn check(key: &[u8]) -> [u8; CHECK_BYTES] {
    let digest = Sha256::digest(key);
    let mut check = [0; CHECK_BYTES];
    for (to, from) in check.iter_mut().zip(digest) {
        *to = from;
    }
    check
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_read_back_however_it_is_typed() {
        let key = RecoveryKey::generate();
        let text = key.text();
        assert_eq!(text.len(), 14 * 4 + 13, "{text}");
        for typed in [
            text.clone(),
            text.to_lowercase(),
            text.replace('-', " "),
            text.replace('-', ""),
            format!("  {}\n", text.replace('0', "o").replace('1', "l")),
        ] {
            assert_eq!(RecoveryKey::parse(&typed).unwrap(), key, "{typed}");
        }
        assert!(!format!("{key:?}").contains(&text[..4]));
    }

    #[test]
    fn a_typing_error_is_found() {
        let text = RecoveryKey::generate().text();
        for at in [0, 17, 68] {
            let mut typed: Vec<char> = text.chars().collect();
            typed[at] = if typed[at] == 'A' { 'B' } else { 'A' };
            let typed: String = typed.into_iter().collect();
            assert!(RecoveryKey::parse(&typed).is_err(), "{at}");
        }
        for short in ["", "ABCD", &text[..64]] {
            assert!(RecoveryKey::parse(short).is_err(), "{short}");
        }
    }

    #[test]
    fn the_last_two_groups_confirm_it() {
        let key = RecoveryKey::generate();
        let text = key.text();
        assert!(key.ends_with(&text[60..].to_lowercase()));
        assert!(key.ends_with(&text[60..].replace('-', "")));
        assert!(!key.ends_with(&text[65..]), "one group");
        assert!(!key.ends_with("0000-0000") && !key.ends_with(""));
    }

    #[test]
    fn names_are_stable_and_of_one_key() {
        let (one, other) = (RecoveryKey::generate(), RecoveryKey::generate());
        assert_eq!(one.hidden_name("ab"), one.hidden_name("ab"));
        assert_ne!(one.hidden_name("ab"), other.hidden_name("ab"));
        assert_ne!(one.hidden_name("ab"), one.hidden_name("ac"));
    }

    /// Computed by another program from docs/ops/backups.md.
    #[test]
    fn text_and_names_are_as_documented() {
        let key = RecoveryKey([7; KEY_BYTES]);
        assert_eq!(
            key.text(),
            "0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3G-E1R7-0W3M-QC3F"
        );
        assert_eq!(
            key.hidden_name("ab"),
            "1a84a73baea01e6eae5cd71e978b9fabce8872ad24387326509353d226f5494c"
        );
    }
}
