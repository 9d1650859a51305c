//! One after the other: a second click of the same person waits for the first.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{Mutex as Turn, OwnedMutexGuard};

/// Beyond this many, locks that are not held are dropped.
const MANY: usize = 1_000;

/// One turn per user.
#[derive(Default)]
pub struct Turns {
    by_user: Mutex<HashMap<i64, Weak<Turn<()>>>>,
}

impl Turns {
    /// Waits until this user's other calls are through.
    pub async fn of(&self, user: i64) -> OwnedMutexGuard<()> {
        let turn = self.turn(user);
        turn.lock_owned().await
    }

    fn turn(&self, user: i64) -> Arc<Turn<()>> {
        let mut by_user = self.by_user.lock().unwrap_or_else(PoisonError::into_inner);
        if by_user.len() > MANY {
            by_user.retain(|_, turn| turn.strong_count() > 0);
        }
        if let Some(turn) = by_user.get(&user).and_then(Weak::upgrade) {
            return turn;
        }
        let turn = Arc::new(Turn::new(()));
        by_user.insert(user, Arc::downgrade(&turn));
        turn
    }
}
