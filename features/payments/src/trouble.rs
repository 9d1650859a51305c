//! Places where a test lets the shop die. In the shop itself there is nothing here.

use kernel::Failure;

#[cfg(not(test))]
#[derive(Clone, Default)]
pub struct Faults {}

#[cfg(not(test))]
impl Faults {
    /// Passes.
    #[allow(clippy::unused_self)]
    pub fn pass(&self, _place: &'static str) -> Result<(), Failure> {
        Ok(())
    }

    /// The guards of `settle` are on.
    #[allow(clippy::unused_self)]
    pub fn guarded(&self) -> bool {
        true
    }
}

#[cfg(test)]
pub use injected::Faults;

#[cfg(test)]
mod injected {
    use std::sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, Ordering},
    };

    use super::Failure;

    /// Counts down the places; at zero the shop is dead and nothing gets past a place any more.
    #[derive(Clone)]
    pub struct Faults {
        left: Arc<AtomicI64>,
        dead: Arc<AtomicBool>,
        guarded: bool,
    }

    impl Default for Faults {
        fn default() -> Self {
            Self::new(true)
        }
    }

    impl Faults {
        pub fn new(guarded: bool) -> Self {
            Self {
                left: Arc::new(AtomicI64::new(i64::MAX)),
                dead: Arc::default(),
                guarded,
            }
        }

        /// Dies when it has passed so many places more.
        pub fn die_after(&self, places: i64) {
            self.left.store(places, Ordering::SeqCst);
        }

        pub fn is_dead(&self) -> bool {
            self.dead.load(Ordering::SeqCst)
        }

        pub fn pass(&self, place: &'static str) -> Result<(), Failure> {
            if self.left.fetch_sub(1, Ordering::SeqCst) <= 0 {
                self.dead.store(true, Ordering::SeqCst);
            }
            if self.is_dead() {
                return Err(Failure::internal(format!("died at {place}")));
            }
            Ok(())
        }

        pub fn guarded(&self) -> bool {
            self.guarded
        }
    }
}
