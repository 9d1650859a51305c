//! The one-time link. It is valid for as long as the process at most; a restart issues another one.

use std::sync::{Arc, Mutex, PoisonError};

use kernel::{
    Code, Failure, Timestamp,
    secret::{random_token, token_hash},
};

pub const LINK_DEAD: Code = Code::new(
    404,
    "setup.link_dead",
    "This link does not work any more. Start the program again: it prints a new one.",
);

/// How long a link works, in seconds.
pub const LINK_SECONDS: i64 = 3600;

#[derive(Clone, Debug)]
struct Alive {
    hash: String,
    until: Timestamp,
}

/// Cheap to clone; all clones are the same link.
#[derive(Clone, Debug, Default)]
pub struct SetupLink(Arc<Mutex<Option<Alive>>>);

impl SetupLink {
    /// Issues a new link, which invalidates earlier ones. Returns its secret part.
    pub fn issue(&self, now: Timestamp) -> String {
        let token = random_token();
        *self.alive() = Some(Alive {
            hash: token_hash(&token),
            until: Timestamp(now.0 + LINK_SECONDS),
        });
        token
    }

    /// Whether this is the token of a link that is still valid.
    ///
    /// # Errors
    /// [`LINK_DEAD`].
    pub fn check(&self, token: &str, now: Timestamp) -> Result<(), Failure> {
        let fits = self
            .alive()
            .as_ref()
            .is_some_and(|alive| alive.hash == token_hash(token) && now < alive.until);
        if fits { Ok(()) } else { Err(LINK_DEAD.into()) }
    }

    /// Invalidates the link after it was used.
    pub fn end(&self) {
        *self.alive() = None;
    }

    fn alive(&self) -> std::sync::MutexGuard<'_, Option<Alive>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_works_for_an_hour_and_only_the_newest_does() {
        let (link, now) = (SetupLink::default(), Timestamp(1_000));
        assert!(link.check("", now).is_err(), "there is none yet");
        let first = link.issue(now);
        let second = link.issue(now);
        assert!(link.check(&first, now).is_err());
        assert!(link.check(&second, Timestamp(1_000 + 3_599)).is_ok());
        assert!(link.check(&second, Timestamp(1_000 + 3_600)).is_err());
        link.end();
        assert!(link.check(&second, now).is_err());
    }
}
