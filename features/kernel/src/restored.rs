//! What a store that was brought back from a backup needs, and what of it people would miss.

use std::path::Path;

use async_trait::async_trait;

use crate::{calendar::Timestamp, db::Tx, problem::Failure};

/// A backup that was put in place.
#[derive(Clone, Copy, Debug)]
pub struct Restored<'a> {
    pub now: Timestamp,
    /// The database that stepped aside, if there was one. It may be damaged, of an older program or of another shop.
    pub replaced: Option<&'a Path>,
}

/// Puts right what must not come back with old rows: who is logged in, links that work, what others were told since.
#[async_trait]
pub trait AfterRestore: Send + Sync {
    /// Called before anybody is let in, in one transaction with everybody else's. Safe to run twice.
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure>;
}

/// Rows that people would miss: what they are called, and the table that holds one row for each.
pub type Counted = &'static [(&'static str, &'static str)];
