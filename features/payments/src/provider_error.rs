//! Places where a test lets the shop die. In the shop itself there is nothing here.

use kernel::Failure;

/// What prevents `settle` from doing its work twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// Ignores a payment that was recorded before.
    Payment,
    /// A purchase whose state says that it is paid is not paid again.
    State,
}

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

    /// A guard of `settle` is on.
    #[allow(clippy::unused_self)]
    pub fn guarded(&self, _guard: Guard) -> bool {
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

    use super::{Failure, Guard};

    /// Counts down the places; at zero the shop is dead and nothing gets past a place any more.
    #[derive(Clone)]
    pub struct Faults {
        left: Arc<AtomicI64>,
        dead: Arc<AtomicBool>,
        without: Option<Guard>,
    }

    impl Default for Faults {
        fn default() -> Self {
            Self::new(None)
        }
    }

    impl Faults {
        pub fn new(without: Option<Guard>) -> Self {
            Self {
                left: Arc::new(AtomicI64::new(i64::MAX)),
                dead: Arc::default(),
                without,
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

        pub fn guarded(&self, guard: Guard) -> bool {
            self.without != Some(guard)
        }
    }
}
