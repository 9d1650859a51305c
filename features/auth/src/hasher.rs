//! Password hashing: at most one hash at a time per core, a short queue, and reused memory.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use argon2::{
    ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version,
    password_hash::{
        self,
        phc::{Output, ParamsString, PasswordHash, Salt},
    },
};
use kernel::{Failure, problem::BUSY};
use rand::RngCore;
use tokio::sync::Semaphore;

/// Cost of new hashes: 19,456 KiB, two passes, one lane, which is the least that OWASP's Password
/// Storage Cheat Sheet accepts. After an increase, each password is rehashed at its user's next
/// login.
const COST: Params = Params::DEFAULT;
/// A salt for passwords of unknown users, whose hash is never compared.
const NO_SALT: [u8; Salt::RECOMMENDED_LENGTH] = [0; Salt::RECOMMENDED_LENGTH];
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
        let mut salt = NO_SALT;
        rand::rng().fill_bytes(&mut salt);
        let hash = self.digest(password, &salt, COST).await?;
        stored(&COST, &salt, hash).map_err(Failure::internal)
    }

    /// Compares the password with a stored hash. Does the same work without one, so that the
    /// response time does not reveal whether the account exists.
    pub async fn verify(&self, password: &str, stored: Option<&str>) -> Result<Verdict, Failure> {
        let Some((cost, salt, hash)) = stored.and_then(parsed) else {
            self.digest(password, &NO_SALT, COST).await?;
            return Ok(Verdict::Wrong);
        };
        let cheap = cost.m_cost() < COST.m_cost() || cost.t_cost() < COST.t_cost();
        // `Output` compares in constant time.
        let right = self.digest(password, &salt, cost).await? == hash;
        Ok(match (right, cheap) {
            (false, _) => Verdict::Wrong,
            (true, false) => Verdict::Right,
            (true, true) => Verdict::RightButCheap,
        })
    }

    async fn digest(&self, password: &str, salt: &[u8], params: Params) -> Result<Output, Failure> {
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
        let (password, salt) = (password.to_owned(), salt.to_owned());
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
            let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
            let mut digest = vec![0; length];
            let done = Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
                .hash_password_into_with_memory(
                    password.as_bytes(),
                    &salt,
                    &mut digest,
                    &mut buffer,
                );
            lock(&buffers).push(buffer);
            done.map_err(|error| error.to_string())?;
            Output::new(&digest).map_err(|error| error.to_string())
        })
        .await
        .map_err(Failure::internal)?
        .map_err(Failure::internal)?;
        self.release_when_idle(nth);
        Ok(digest)
    }

    fn release_when_idle(&self, nth: u64) {
        let hasher = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(IDLE).await;
            if hasher.started() == nth {
                lock(&hasher.buffers).clear();
            }
        });
    }
}

/// Writes a hash as PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
fn stored(cost: &Params, salt: &[u8], hash: Output) -> password_hash::Result<String> {
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::V0x13 as u32),
        params: ParamsString::try_from(cost)?,
        salt: Some(Salt::new(salt)?),
        hash: Some(hash),
    };
    Ok(hash.to_string())
}

/// Reads a PHC string; `None` if it is none of Argon2id version 19.
fn parsed(stored: &str) -> Option<(Params, Salt, Output)> {
    let hash = PasswordHash::new(stored).ok()?;
    let ours = hash.algorithm == ARGON2ID_IDENT && hash.version == Some(Version::V0x13 as u32);
    let params = Params::try_from(&hash).ok().filter(|_| ours)?;
    Some((params, hash.salt?, hash.hash?))
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
        let cost = Params::new(64, 1, 1, None).unwrap();
        let hash = hasher.digest("password", &[1; 16], cost.clone()).await;
        let stored = stored(&cost, &[1; 16], hash.unwrap()).unwrap();
        assert_eq!(
            hasher.verify("password", Some(&stored)).await.unwrap(),
            Verdict::RightButCheap
        );
    }

    #[test]
    fn only_hashes_of_this_algorithm_and_version_are_read() {
        let hash = "$AQEBAQEBAQEBAQEBAQEBAQ$CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk";
        assert!(parsed(&format!("$argon2id$v=19$m=19456,t=2,p=1{hash}")).is_some());
        for head in [
            "",
            "$argon2i$v=19$m=8,t=1,p=1",
            "$argon2id$v=16$m=8,t=1,p=1",
            "$argon2id$v=19$m=8,t=x,p=1",
        ] {
            assert!(parsed(&format!("{head}{hash}")).is_none(), "{head}");
        }
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
