//! Steps after a restore from a backup, and the kinds of records that backups count.

use std::path::Path;

use async_trait::async_trait;

use crate::{calendar::Timestamp, db::Tx, problem::Failure};

/// A restored backup.
#[derive(Clone, Copy, Debug)]
pub struct Restored<'a> {
    pub now: Timestamp,
    /// The replaced database, if there was one. It may be damaged, from an older version or from
    /// another shop.
    pub replaced: Option<&'a Path>,
}

/// Corrects state that must not come back with old rows: sessions, valid links, what was reported
/// to third parties since.
#[async_trait]
pub trait AfterRestore: Send + Sync {
    /// Called before the shop opens, in one transaction for all features. Safe to run twice.
    async fn after_restore(&self, tx: &mut Tx, restored: Restored<'_>) -> Result<(), Failure>;
}

/// Kinds of records to count: name, and the table with one row for each.
pub type Counted = &'static [(&'static str, &'static str)];
