//! Answers to the certificate authority's question whether the domain leads here (HTTP-01, RFC 8555, 8.3).

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

/// Where the authority asks, followed by the token.
pub const PATH: &str = "/.well-known/acme-challenge/";

/// Tokens with their answers. All clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Challenges(Arc<RwLock<HashMap<String, String>>>);

impl Challenges {
    pub fn answer(&self, token: &str) -> Option<String> {
        let answers = self.0.read().unwrap_or_else(PoisonError::into_inner);
        answers.get(token).cloned()
    }

    /// Answers for this token until the returned value is dropped.
    pub fn publish(&self, token: &str, answer: &str) -> Published {
        let mut answers = self.0.write().unwrap_or_else(PoisonError::into_inner);
        answers.insert(token.to_owned(), answer.to_owned());
        Published {
            challenges: self.clone(),
            token: token.to_owned(),
        }
    }
}

/// An answer that is public.
pub struct Published {
    challenges: Challenges,
    token: String,
}

impl Drop for Published {
    fn drop(&mut self) {
        let answers = self.challenges.0.write();
        let mut answers = answers.unwrap_or_else(PoisonError::into_inner);
        answers.remove(&self.token);
    }
}
