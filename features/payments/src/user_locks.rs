//! One after the other: a second click of the same person waits for the first.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use tokio::sync::{Mutex as Lock, OwnedMutexGuard};

/// Beyond this many, locks that are not held are dropped.
const MANY: usize = 1_000;

/// One lock per user.
#[derive(Default)]
pub struct UserLocks {
    by_user: Mutex<HashMap<i64, Weak<Lock<()>>>>,
}

impl UserLocks {
    /// Waits until this user's other calls are through.
    pub async fn of(&self, user: i64) -> OwnedMutexGuard<()> {
        let lock = self.lock(user);
        lock.lock_owned().await
    }

    fn lock(&self, user: i64) -> Arc<Lock<()>> {
        let mut by_user = self.by_user.lock().unwrap_or_else(PoisonError::into_inner);
        if by_user.len() > MANY {
            by_user.retain(|_, lock| lock.strong_count() > 0);
        }
        if let Some(lock) = by_user.get(&user).and_then(Weak::upgrade) {
            return lock;
        }
        let lock = Arc::new(Lock::new(()));
        by_user.insert(user, Arc::downgrade(&lock));
        lock
    }
}
