//! Settings of the machine, which stay out of the database: a copy of it that is restored elsewhere must not bring
//! keys and passwords along.

use serde_json::Value;

use crate::problem::Failure;

/// Stores a feature's settings, one section for each.
pub trait SettingsStore: Send + Sync {
    /// Replaces a section; `None` removes it. It counts once the shop has opened again.
    ///
    /// # Errors
    /// The settings cannot be read or written.
    fn save(&self, section: &'static str, settings: Option<Value>) -> Result<(), Failure>;
}
