//! The machine's settings, for the tests of features that save some.

use std::sync::Mutex;

use serde_json::Value;

use crate::{Failure, SettingsStore};

/// The section that was saved last.
#[derive(Default)]
pub struct TestSettings(pub Mutex<Option<(&'static str, Option<Value>)>>);

impl SettingsStore for TestSettings {
    fn save(&self, section: &'static str, settings: Option<Value>) -> Result<(), Failure> {
        *self.0.lock().expect("no test panics while it saves") = Some((section, settings));
        Ok(())
    }
}
