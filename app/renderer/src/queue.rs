//! The queue before the workers. Each network has a queue of its own and the queues take turns, so that a
//! caller who asks for many pages delays only their own network.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
};

/// Longest queue of one network.
const MOST_PER_NETWORK: usize = 64;
/// Jobs that wait in all. Each holds its page's data, some ten kilobytes.
const MOST_IN_ALL: usize = 256;

/// A job that may be given up while it waits.
pub trait Waiting {
    fn is_abandoned(&self) -> bool;
}

pub struct FairQueue<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

struct State<T> {
    queues: HashMap<Arc<str>, VecDeque<T>>,
    /// The networks with a job, in the order of their turns; each stands here once.
    turns: VecDeque<Arc<str>>,
    waiting: usize,
    closed: bool,
}

/// Why a job was not taken; it is dropped.
#[derive(Debug, PartialEq, Eq)]
pub enum Refused {
    Full,
    Closed,
}

impl<T: Waiting> FairQueue<T> {
    pub fn new() -> Self {
        Self {
            state: Mutex::new(State {
                queues: HashMap::new(),
                turns: VecDeque::new(),
                waiting: 0,
                closed: false,
            }),
            changed: Condvar::new(),
        }
    }

    /// Adds a job at the end of its network's queue. When everything is full, the network with the longest queue loses
    /// its newest job instead.
    ///
    /// # Errors
    /// `Full` when this network has enough jobs waiting, or when none has more; `Closed` after `close`.
    pub fn push(&self, network: &str, job: T) -> Result<(), Refused> {
        let mut state = self.state();
        if state.closed {
            return Err(Refused::Closed);
        }
        if state.length_of(network) >= MOST_PER_NETWORK || state.waiting >= MOST_IN_ALL {
            state.drop_abandoned();
        }
        let own = state.length_of(network);
        if own >= MOST_PER_NETWORK {
            return Err(Refused::Full);
        }
        if state.waiting >= MOST_IN_ALL && !state.make_room(own) {
            return Err(Refused::Full);
        }
        let network: Arc<str> = network.into();
        if own == 0 {
            state.turns.push_back(network.clone());
        }
        state.queues.entry(network).or_default().push_back(job);
        state.waiting += 1;
        drop(state);
        self.changed.notify_one();
        Ok(())
    }

    /// Waits for the next job; nothing after `close`.
    pub fn pop(&self) -> Option<T> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            if let Some(job) = state.next() {
                return Some(job);
            }
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Number of jobs that wait.
    pub fn waiting(&self) -> usize {
        self.state().waiting
    }

    /// Ends every wait; what still waited is dropped.
    pub fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        state.queues.clear();
        state.turns.clear();
        drop(state);
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Waiting> State<T> {
    fn length_of(&self, network: &str) -> usize {
        self.queues.get(network).map_or(0, VecDeque::len)
    }

    fn next(&mut self) -> Option<T> {
        let network = self.turns.pop_front()?;
        let queue = self.queues.get_mut(&network)?;
        let job = queue.pop_front();
        if queue.is_empty() {
            self.queues.remove(&network);
        } else {
            self.turns.push_back(network);
        }
        self.waiting -= usize::from(job.is_some());
        job
    }

    fn drop_abandoned(&mut self) {
        self.queues.retain(|_, queue| {
            queue.retain(|job| !job.is_abandoned());
            !queue.is_empty()
        });
        self.turns
            .retain(|network| self.queues.contains_key(network));
        self.waiting = self.queues.values().map(VecDeque::len).sum();
    }

    /// Drops the newest job of the longest queue if the newcomer's own would still be shorter.
    fn make_room(&mut self, own: usize) -> bool {
        let longest = self.queues.values_mut().max_by_key(|queue| queue.len());
        let Some(queue) = longest.filter(|queue| queue.len() > own + 1) else {
            return false;
        };
        drop(queue.pop_back());
        self.waiting -= 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Eq)]
    struct Job {
        name: String,
        abandoned: bool,
    }

    impl Waiting for Job {
        fn is_abandoned(&self) -> bool {
            self.abandoned
        }
    }

    fn job(name: impl ToString) -> Job {
        Job {
            name: name.to_string(),
            abandoned: false,
        }
    }

    fn names(queue: &FairQueue<Job>, count: usize) -> Vec<String> {
        (0..count)
            .filter_map(|_| queue.pop().map(|job| job.name))
            .collect()
    }

    #[test]
    fn networks_take_turns_and_each_keeps_its_order() {
        let queue = FairQueue::new();
        for number in 0..10 {
            assert_eq!(queue.push("flood", job(format!("f{number}"))), Ok(()));
        }
        for name in ["a0", "a1"] {
            assert_eq!(queue.push("a", job(name)), Ok(()));
        }
        assert_eq!(queue.push("b", job("b0")), Ok(()));
        assert_eq!(names(&queue, 7), ["f0", "a0", "b0", "f1", "a1", "f2", "f3"]);
    }

    #[test]
    fn one_network_fills_its_own_queue_only() {
        let queue = FairQueue::new();
        for number in 0..MOST_PER_NETWORK {
            assert_eq!(queue.push("flood", job(number)), Ok(()));
        }
        assert_eq!(queue.push("flood", job("more")), Err(Refused::Full));
        assert_eq!(queue.push("a", job("a0")), Ok(()));
    }

    #[test]
    fn when_all_is_full_the_longest_queue_gives_way() {
        let queue = FairQueue::new();
        for network in 0..MOST_IN_ALL / MOST_PER_NETWORK {
            for number in 0..MOST_PER_NETWORK {
                let network = format!("flood{network}");
                assert_eq!(queue.push(&network, job(number)), Ok(()));
            }
        }
        assert_eq!(queue.push("a", job("a0")), Ok(()));
        assert_eq!(queue.push("b", job("b0")), Ok(()));
        let first = names(&queue, MOST_IN_ALL / MOST_PER_NETWORK + 2);
        assert!(
            first.ends_with(&["a0".to_owned(), "b0".to_owned()]),
            "{first:?}"
        );
        let rest = MOST_IN_ALL - first.len();
        assert_eq!(names(&queue, rest).len(), rest, "never more than the cap");
        queue.close();
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn jobs_that_nobody_waits_for_make_room() {
        let queue = FairQueue::new();
        for number in 0..MOST_PER_NETWORK {
            let abandoned = number % 2 == 0;
            let job = Job {
                name: number.to_string(),
                abandoned,
            };
            assert_eq!(queue.push("a", job), Ok(()));
        }
        assert_eq!(queue.push("a", job("more")), Ok(()));
        assert_eq!(names(&queue, 2), ["1", "3"]);
    }

    #[test]
    fn after_the_end_nothing_is_taken() {
        let queue = FairQueue::new();
        assert_eq!(queue.push("a", job("a0")), Ok(()));
        queue.close();
        assert_eq!(queue.pop(), None);
        assert_eq!(queue.push("a", job("a1")), Err(Refused::Closed));
    }
}
