//! The connections that are open at a time. When all seats are taken, a new connection gets the seat of the one that has
//! gone longest without finishing its headers, or else of the one that has rested longest. One whose request is being
//! answered keeps its seat.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use super::activity::Activity;
use crate::metrics::ConnectionCounts;

/// A connection asked to close may have begun a request since; then another one has to close.
const LOOK_AGAIN_AFTER: Duration = Duration::from_millis(100);

/// Cheap to clone; all clones are the same seats.
#[derive(Clone)]
pub struct Seats {
    free: Arc<Semaphore>,
    taken: Arc<Mutex<Taken>>,
    counts: ConnectionCounts,
}

#[derive(Default)]
struct Taken {
    next: u64,
    by_number: BTreeMap<u64, Arc<Activity>>,
}

impl Seats {
    pub fn new(total: usize, counts: ConnectionCounts) -> Self {
        Self {
            free: Arc::new(Semaphore::new(total)),
            taken: Arc::default(),
            counts,
        }
    }

    /// Waits for a seat, and makes one free when there is none. Nothing as soon as the seats are gone for good.
    pub async fn take(&self, activity: &Arc<Activity>) -> Option<Seat> {
        loop {
            if self.free.available_permits() == 0 {
                self.unseat_one();
            }
            match timeout(LOOK_AGAIN_AFTER, self.free.clone().acquire_owned()).await {
                Ok(Ok(permit)) => return Some(self.seat(permit, activity)),
                Ok(Err(_)) => return None,
                Err(_) => {}
            }
        }
    }

    fn seat(&self, permit: OwnedSemaphorePermit, activity: &Arc<Activity>) -> Seat {
        let mut taken = self.taken();
        let number = taken.next;
        taken.next += 1;
        taken.by_number.insert(number, activity.clone());
        Seat {
            seats: self.clone(),
            number,
            _permit: permit,
        }
    }

    fn unseat_one(&self) {
        let taken = self.taken();
        let waiting = taken
            .by_number
            .values()
            .filter_map(|activity| Some((activity.waiting()?, activity)));
        if let Some((_, activity)) = waiting.min_by_key(|(since, _)| *since) {
            activity.unseat();
            self.counts.refuse();
        }
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A seat, free again when the value is dropped.
pub struct Seat {
    seats: Seats,
    number: u64,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.seats.taken().by_number.remove(&self.number);
    }
}
