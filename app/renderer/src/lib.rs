//! Writes pages: runs the client's own code, built as one script, in a JavaScript engine inside
//! this process. What the script may use is little: no network, no files, a second of work, 128 MB.
//!
//! The script offers three functions: `__queryKeys()`, `__plan(address, shuffle)` and
//! `__render(address, seed)`, each answering JSON (`web/src/entry-server.tsx`).

mod answer;
mod engine;
mod pool;
mod queue;

pub use answer::{Plan, Rendered};
pub use pool::RenderFigures;

use std::{sync::Arc, time::Duration};

use pool::Pool;

/// Whose turn the shop's own calls take.
const THE_SHOP: &str = "";
/// Longest wait for a turn. The work itself has a limit of its own, which counts what the thread has worked: on a busy
/// machine that takes longer than by the clock.
const PATIENCE: Duration = Duration::from_secs(3);

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    #[error("too many pages are waiting to be written")]
    Busy,
    #[error("the page's turn did not come in time")]
    TooLate,
    #[error("the page took too long to write")]
    TimedOut,
    #[error("the page waits for something that never comes")]
    NeverSettles,
    #[error("the script failed: {0}")]
    Script(String),
    #[error("the script answered something unreadable: {0}")]
    Unreadable(String),
    #[error("the renderer has stopped")]
    Stopped,
}

impl RenderError {
    /// Whether the workers had no time; the page itself may be fine.
    pub fn is_congestion(&self) -> bool {
        matches!(self, Self::Busy | Self::TooLate | Self::Stopped)
    }
}

/// Cheap to clone; all clones share the same workers.
#[derive(Clone)]
pub struct Renderer {
    pool: Arc<Pool>,
}

impl Renderer {
    /// Nothing is read or compiled before the first page or `warm_up`, so that starting costs nothing. What gives the
    /// script says why when it cannot.
    pub fn start(
        script: impl Fn() -> Result<Vec<u8>, String> + Send + Sync + 'static,
        workers: usize,
    ) -> std::io::Result<Self> {
        let pool = Pool::start(Arc::new(script), workers.max(1))?;
        Ok(Self {
            pool: Arc::new(pool),
        })
    }

    /// Compiles the script and makes one context, so that the first visitor need not wait for it.
    pub async fn warm_up(&self) -> Result<(), RenderError> {
        self.query_keys().await.map(drop)
    }

    /// What the workers are doing.
    pub fn figures(&self) -> RenderFigures {
        self.pool.figures()
    }

    /// The query keys that any screen understands.
    pub async fn query_keys(&self) -> Result<Vec<String>, RenderError> {
        answer::read(&self.call(THE_SHOP, "__queryKeys", Vec::new()).await?)
    }

    /// What the server must know and ask before it renders an address. `network` is whose turn it takes.
    pub async fn plan(
        &self,
        network: &str,
        address: &str,
        shuffle: u8,
    ) -> Result<Plan, RenderError> {
        let arguments = vec![
            pool::Argument::Text(address.into()),
            pool::Argument::Number(shuffle),
        ];
        answer::read(&self.call(network, "__plan", arguments).await?)
    }

    /// The page at an address, given the answers to its reads. `network` is whose turn it takes.
    pub async fn render(
        &self,
        network: &str,
        address: &str,
        seed: &str,
    ) -> Result<Rendered, RenderError> {
        let arguments = vec![
            pool::Argument::Text(address.into()),
            pool::Argument::Text(seed.into()),
        ];
        answer::read(&self.call(network, "__render", arguments).await?)
    }

    async fn call(
        &self,
        network: &str,
        function: &'static str,
        arguments: Vec<pool::Argument>,
    ) -> Result<String, RenderError> {
        let submitted = self.pool.submit(network, function, arguments)?;
        let its_turn = tokio::time::timeout(PATIENCE, submitted.begun).await;
        if its_turn.is_err() {
            return Err(RenderError::TooLate);
        }
        match submitted.answer.await {
            Ok(result) => result,
            // Given up for a network with fewer pages, or at the end.
            Err(_) => Err(RenderError::Stopped),
        }
    }
}
