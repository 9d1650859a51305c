//! Stored password hashes: `$argon2id$v=19$m=19456,t=2,p=1$salt$digest`.

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};

/// Cost parameters of a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    pub memory_kib: u32,
    pub passes: u32,
    pub lanes: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phc {
    pub cost: Cost,
    pub salt: Vec<u8>,
    pub digest: Vec<u8>,
}

impl Phc {
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.strip_prefix("$argon2id$v=19$")?.split('$');
        let (costs, salt, digest) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() {
            return None;
        }
        let mut numbers = costs.split(',');
        let mut number = |prefix: &str| numbers.next()?.strip_prefix(prefix)?.parse().ok();
        Some(Self {
            cost: Cost {
                memory_kib: number("m=")?,
                passes: number("t=")?,
                lanes: number("p=")?,
            },
            salt: STANDARD_NO_PAD.decode(salt).ok()?,
            digest: STANDARD_NO_PAD.decode(digest).ok()?,
        })
    }

    /// Compares in constant time.
    pub fn matches(&self, digest: &[u8]) -> bool {
        self.digest.len() == digest.len()
            && self
                .digest
                .iter()
                .zip(digest)
                .fold(0, |differences, (a, b)| differences | (a ^ b))
                == 0
    }
}

impl std::fmt::Display for Phc {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "$argon2id$v=19$m={},t={},p={}${}${}",
            self.cost.memory_kib,
            self.cost.passes,
            self.cost.lanes,
            STANDARD_NO_PAD.encode(&self.salt),
            STANDARD_NO_PAD.encode(&self.digest)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_survives_a_round_trip() {
        let phc = Phc {
            cost: Cost {
                memory_kib: 19_456,
                passes: 2,
                lanes: 1,
            },
            salt: vec![7; 16],
            digest: vec![9; 32],
        };
        assert_eq!(Phc::parse(&phc.to_string()), Some(phc.clone()));
        assert!(phc.matches(&[9; 32]));
        assert!(!phc.matches(&[8; 32]));
        for broken in [
            "",
            "$argon2i$v=19$m=1,t=1,p=1$AA$AA",
            "$argon2id$v=19$m=1,t=1$AA$AA",
        ] {
            assert_eq!(Phc::parse(broken), None);
        }
    }
}
