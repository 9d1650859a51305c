//! Password hashing: at most one hash at a time per core, a short queue, and reused memory.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use argon2::{Algorithm, Argon2, Block, Params, Version};
use kernel::{Failure, problem::BUSY};
use rand::RngCore;
use tokio::sync::Semaphore;

use crate::phc::{Cost, Phc};

/// Cost of new hashes. After an increase, each password is rehashed at its user's next login.
pub const COST: Cost = Cost {
    memory_kib: 19_456,
    passes: 2,
    lanes: 1,
};
const SALT_BYTES: usize = 16;
const DIGEST_BYTES: usize = 32;
/// Maximum number of callers waiting for a core; further ones are asked to try again later.
const QUEUE: usize = 32;
/// Capacity of a buffer, in blocks of 1 KiB. Above 32 MiB the system allocator always returns
/// memory to the operating system; pages that are not written to cost nothing.
const RESERVED_BLOCKS: usize = 34 * 1024;
/// Idle time after which a buffer is freed.
const IDLE: Duration = Duration::from_secs(5);

type Buffer = Vec<Block>;

/// Cheap to clone.
#[derive(Clone)]
pub struct Hasher {
    cores: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    buffers: Arc<Mutex<Vec<Buffer>>>,
    started: Arc<AtomicU64>,
}

/// Result of comparing a password with a stored hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Wrong,
    Right,
    /// The password is right, and the stored hash is cheaper than a new one would be.
    RightButCheap,
}

impl Hasher {
    pub fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::with_cores(cores)
    }

    fn with_cores(cores: usize) -> Self {
        Self {
            cores: Arc::new(Semaphore::new(cores)),
            queue: Arc::new(Semaphore::new(cores + QUEUE)),
            buffers: Arc::default(),
            started: Arc::default(),
        }
    }

    /// Number of hashes started so far.
    pub fn started(&self) -> u64 {
        self.started.load(Ordering::SeqCst)
    }

    pub async fn hash(&self, password: &str) -> Result<String, Failure> {
        let mut salt = vec![0; SALT_BYTES];
        rand::rng().fill_bytes(&mut salt);
        let digest = self.digest(password, salt.clone(), COST).await?;
        let phc = Phc {
            cost: COST,
            salt,
            digest,
        };
        Ok(phc.to_string())
    }

    /// Compares the password with a stored hash. Does the same work without one, so that the
    /// response time does not reveal whether the account exists.
    pub async fn verify(&self, password: &str, stored: Option<&str>) -> Result<Verdict, Failure> {
        let Some(phc) = stored.and_then(Phc::parse) else {
            self.digest(password, vec![0; SALT_BYTES], COST).await?;
            return Ok(Verdict::Wrong);
        };
        let digest = self.digest(password, phc.salt.clone(), phc.cost).await?;
        let cheap = phc.cost.memory_kib < COST.memory_kib || phc.cost.passes < COST.passes;
        Ok(match (phc.matches(&digest), cheap) {
            (false, _) => Verdict::Wrong,
            (true, false) => Verdict::Right,
            (true, true) => Verdict::RightButCheap,
        })
    }

    async fn digest(&self, password: &str, salt: Vec<u8>, cost: Cost) -> Result<Vec<u8>, Failure> {
        let place = self
            .queue
            .clone()
            .try_acquire_owned()
            .map_err(|_| Failure::new(BUSY).retry_after(2))?;
        let core = self
            .cores
            .clone()
            .acquire_owned()
            .await
            .map_err(Failure::internal)?;
        let params = Params::new(cost.memory_kib, cost.passes, cost.lanes, Some(DIGEST_BYTES))
            .map_err(|error| Failure::internal(error.to_string()))?;
        let password = password.to_owned();
        let buffers = self.buffers.clone();
        let nth = self.started.fetch_add(1, Ordering::SeqCst) + 1;
        // The permits move into the task: a caller who disconnects does not make room for
        // another hash.
        let digest = tokio::task::spawn_blocking(move || {
            let _permits = (place, core);
            let mut buffer = lock(&buffers)
                .pop()
                .unwrap_or_else(|| Vec::with_capacity(RESERVED_BLOCKS));
            if buffer.len() < params.block_count() {
                buffer.resize(params.block_count(), Block::new());
            }
            let mut digest = vec![0; DIGEST_BYTES];
            let done = Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
                .hash_password_into_with_memory(
                    password.as_bytes(),
                    &salt,
                    &mut digest,
                    &mut buffer,
                );
            lock(&buffers).push(buffer);
            done.map(|()| digest)
        })
        .await
        .map_err(Failure::internal)?
        .map_err(|error| Failure::internal(error.to_string()))?;
        self.give_back_when_idle(nth);
        Ok(digest)
    }

    fn give_back_when_idle(&self, nth: u64) {
        let hasher = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(IDLE).await;
            if hasher.started() == nth {
                lock(&hasher.buffers).clear();
            }
        });
    }
}

fn lock(buffers: &Mutex<Vec<Buffer>>) -> std::sync::MutexGuard<'_, Vec<Buffer>> {
    buffers.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_matches_only_its_own_hash() {
        let hasher = Hasher::with_cores(1);
        let stored = hasher.hash("மல்லிகைப்பூ ").await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let verify = |text: &'static str| {
            let (hasher, stored) = (hasher.clone(), stored.clone());
            async move { hasher.verify(text, Some(&stored)).await.unwrap() }
        };
        assert_eq!(verify("மல்லிகைப்பூ ").await, Verdict::Right);
        assert_eq!(verify("மல்லிகைப்பூ").await, Verdict::Wrong);
        assert_eq!(lock(&hasher.buffers).len(), 1, "one buffer, reused");
    }

    #[tokio::test]
    async fn an_unknown_user_costs_one_hash_like_a_known_one() {
        let hasher = Hasher::with_cores(1);
        assert_eq!(hasher.verify("x", None).await.unwrap(), Verdict::Wrong);
        assert_eq!(hasher.started(), 1);
    }

    #[tokio::test]
    async fn a_cheap_hash_is_reported() {
        let hasher = Hasher::with_cores(1);
        let cost = Cost {
            memory_kib: 64,
            passes: 1,
            lanes: 1,
        };
        let salt = vec![1; SALT_BYTES];
        let digest = hasher.digest("password", salt.clone(), cost).await.unwrap();
        let stored = Phc { cost, salt, digest }.to_string();
        assert_eq!(
            hasher.verify("password", Some(&stored)).await.unwrap(),
            Verdict::RightButCheap
        );
    }

    #[tokio::test(start_paused = true)]
    async fn idle_memory_is_freed() {
        let hasher = Hasher::with_cores(1);
        hasher.hash("password").await.unwrap();
        assert_eq!(lock(&hasher.buffers).len(), 1);
        tokio::time::sleep(IDLE * 2).await;
        assert!(lock(&hasher.buffers).is_empty());
    }

    #[tokio::test]
    async fn a_full_queue_refuses_immediately() {
        let hasher = Hasher::with_cores(1);
        let everybody: Vec<_> = (0..=QUEUE)
            .map(|_| hasher.queue.clone().try_acquire_owned().unwrap())
            .collect();
        let refused = hasher.hash("password").await.unwrap_err();
        assert_eq!(refused.code().status, 503);
        drop(everybody);
        assert!(hasher.hash("password").await.is_ok());
    }
}
