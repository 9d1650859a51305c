//! Security events that callers can cause at will: failed logins, denials, limits, bad signatures,
//! downloads of personal data.
//!
//! They are recorded in the audit log, whose rows cannot be changed or deleted for a year, so their
//! number is bounded: the first event of a burst is written immediately, the others are counted in
//! memory and written as one more row when the burst is over.

use std::{
    collections::{BTreeSet, HashMap},
    mem,
    sync::{Arc, Mutex, PoisonError},
};

use serde_json::{Map, Value, json};

use crate::{
    audit::{self, Entry},
    calendar::Timestamp,
    clock::Clock,
    db::Db,
    problem::Failure,
};

/// Duration of a burst, in seconds after its first event. A burst is one caller's events of one
/// kind.
pub const BURST_SECONDS: i64 = 3_600;
/// Maximum number of bursts per day with rows of their own. Further callers share one burst per
/// kind of event.
const MOST_BURSTS_A_DAY: u32 = 500;
const DAY_SECONDS: i64 = 86_400;
/// Maximum number of subjects named by a burst.
const MOST_SUBJECTS: usize = 20;

/// A security event.
#[derive(Clone, Debug)]
pub struct SecurityEvent {
    /// Feature and event, such as `auth.login_failed`.
    pub action: &'static str,
    /// User id of the caller, if logged in.
    pub actor: Option<i64>,
    /// The caller's network address, if known.
    pub address: Option<String>,
    /// Subject, such as `user:12` or `operation:admin_order_view`.
    pub subject: String,
}

/// Whose events are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Source {
    Person(i64),
    Address(String),
    /// All other callers, once the day's maximum is reached.
    Others,
}

struct Burst {
    began: Timestamp,
    last: Timestamp,
    count: u64,
    first: SecurityEvent,
    subjects: BTreeSet<String>,
}

#[derive(Default)]
struct Bursts {
    open: HashMap<(&'static str, Source), Burst>,
    /// When the current day's count began, in Unix seconds.
    day: i64,
    begun_today: u32,
}

/// Cheap to clone; all clones share their counts.
#[derive(Clone)]
pub struct SecurityLog {
    db: Db,
    clock: Clock,
    bursts: Arc<Mutex<Bursts>>,
}

/// A row to write.
struct Line {
    at: Timestamp,
    actor: Option<i64>,
    action: &'static str,
    subject: String,
    details: Value,
}

impl Burst {
    fn is_over(&self, now: Timestamp) -> bool {
        // A burst in the future was left by a clock that jumped back.
        !(0..BURST_SECONDS).contains(&(now.0 - self.began.0))
    }

    fn begin_line(&self) -> Line {
        Line {
            at: self.began,
            actor: self.first.actor,
            action: self.first.action,
            subject: self.first.subject.clone(),
            details: Value::Object(self.address()),
        }
    }

    /// The row that ends the burst, if it had more than one event.
    fn end_line(self) -> Option<Line> {
        let more = self.count - 1;
        (more > 0).then(|| {
            let mut details = self.address();
            details.insert("more".to_owned(), json!(more));
            details.insert("since".to_owned(), json!(self.began.to_rfc3339()));
            details.insert("about".to_owned(), json!(self.subjects));
            Line {
                at: self.last,
                actor: self.first.actor,
                action: self.first.action,
                subject: self.first.subject,
                details: Value::Object(details),
            }
        })
    }

    fn address(&self) -> Map<String, Value> {
        let address = self.first.address.iter();
        address
            .map(|address| ("address".to_owned(), json!(address)))
            .collect()
    }
}

impl Bursts {
    /// Counts the event. Returns the rows to write: for an event that begins a burst, and for the
    /// burst it replaces.
    fn count(&mut self, event: SecurityEvent, now: Timestamp) -> Vec<Line> {
        let source = match (event.actor, &event.address) {
            (Some(actor), _) => Source::Person(actor),
            (None, Some(address)) => Source::Address(address.clone()),
            (None, None) => Source::Others,
        };
        let key = (event.action, source);
        if self.add(&key, &event, now) {
            return Vec::new();
        }
        let shared = (event.action, Source::Others);
        if self.may_begin(now) {
            self.begin(key, event, now)
        } else if self.add(&shared, &event, now) {
            Vec::new()
        } else {
            self.begin(shared, event, now)
        }
    }

    fn add(&mut self, key: &(&'static str, Source), event: &SecurityEvent, now: Timestamp) -> bool {
        let Some(burst) = self.open.get_mut(key).filter(|burst| !burst.is_over(now)) else {
            return false;
        };
        burst.count += 1;
        burst.last = now;
        if burst.subjects.len() < MOST_SUBJECTS {
            burst.subjects.insert(event.subject.clone());
        }
        true
    }

    fn may_begin(&mut self, now: Timestamp) -> bool {
        if !(0..DAY_SECONDS).contains(&(now.0 - self.day)) {
            self.day = now.0;
            self.begun_today = 0;
        }
        self.begun_today = self.begun_today.saturating_add(1);
        self.begun_today <= MOST_BURSTS_A_DAY
    }

    fn begin(
        &mut self,
        key: (&'static str, Source),
        event: SecurityEvent,
        now: Timestamp,
    ) -> Vec<Line> {
        let burst = Burst {
            began: now,
            last: now,
            count: 1,
            subjects: BTreeSet::from([event.subject.clone()]),
            first: event,
        };
        let begins = burst.begin_line();
        let ended = self.open.insert(key, burst);
        ended
            .and_then(Burst::end_line)
            .into_iter()
            .chain([begins])
            .collect()
    }

    fn take_over(&mut self, now: Timestamp) -> Vec<Line> {
        let over = self.open.extract_if(|_, burst| burst.is_over(now));
        over.filter_map(|(_, burst)| burst.end_line()).collect()
    }

    fn take_all(&mut self) -> Vec<Line> {
        let open = mem::take(&mut self.open);
        open.into_values().filter_map(Burst::end_line).collect()
    }
}

impl SecurityLog {
    pub fn new(db: Db, clock: Clock) -> Self {
        Self {
            db,
            clock,
            bursts: Arc::default(),
        }
    }

    /// Counts an event, and writes the first of a burst. A refusal is valid whether or not this write
    /// succeeds. Never call this with a transaction open: it may begin one.
    pub async fn note(&self, event: SecurityEvent) {
        let (action, actor) = (event.action, event.actor);
        let subject = event.subject.as_str();
        tracing::warn!(target: "security", action, actor, subject);
        let lines = self.with(|bursts| bursts.count(event, self.clock.now()));
        if lines.is_empty() {
            return;
        }
        // In a task, so that the row is written even if the caller disconnects.
        let db = self.db.clone();
        let writing = tokio::spawn(async move {
            if let Err(failure) = write(&db, lines).await {
                tracing::error!(%failure, action, "a security event was not written");
            }
        });
        let _ = writing.await;
    }

    /// Writes the counts of ended bursts.
    ///
    /// # Errors
    /// If the database cannot be written; the counts are lost then.
    pub async fn write_ended(&self) -> Result<(), Failure> {
        let lines = self.with(|bursts| bursts.take_over(self.clock.now()));
        write(&self.db, lines).await
    }

    /// Writes the counts of all bursts, before the shop closes.
    ///
    /// # Errors
    /// As [`Self::write_ended`].
    pub async fn write_all(&self) -> Result<(), Failure> {
        let lines = self.with(Bursts::take_all);
        write(&self.db, lines).await
    }

    fn with<T>(&self, change: impl FnOnce(&mut Bursts) -> T) -> T {
        change(&mut self.bursts.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

async fn write(db: &Db, lines: Vec<Line>) -> Result<(), Failure> {
    if lines.is_empty() {
        return Ok(());
    }
    let mut tx = db.write().await?;
    for line in lines {
        let entry = Entry {
            actor: line.actor,
            action: line.action,
            subject: &line.subject,
            details: line.details,
        };
        audit::record(&mut tx, line.at, entry).await?;
    }
    Ok(tx.commit().await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Timestamp = Timestamp(1_785_565_800);

    async fn log() -> (tempfile::TempDir, Clock, SecurityLog) {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::open(&folder.path().join("shop.db"), true)
            .await
            .unwrap();
        crate::MIGRATOR.run(db.migrations()).await.unwrap();
        let clock = Clock::fixed(NOON);
        (folder, clock.clone(), SecurityLog::new(db, clock))
    }

    fn failed(address: &str, user: i64) -> SecurityEvent {
        SecurityEvent {
            action: "auth.login_failed",
            actor: None,
            address: Some(address.to_owned()),
            subject: format!("user:{user}"),
        }
    }

    async fn rows(log: &SecurityLog) -> Vec<(i64, String, Value)> {
        let rows: Vec<(i64, String, String)> =
            sqlx::query_as("SELECT at, subject, details FROM kernel_audit ORDER BY id")
                .fetch_all(log.db.read())
                .await
                .unwrap();
        rows.into_iter()
            .map(|(at, subject, details)| (at, subject, serde_json::from_str(&details).unwrap()))
            .collect()
    }

    #[tokio::test]
    async fn a_burst_is_written_as_its_first_event_and_a_count() {
        let (_folder, clock, log) = log().await;
        for user in [1, 2, 1] {
            log.note(failed("203.0.113.9", user)).await;
            clock.advance_seconds(60);
        }
        let first = (
            NOON.0,
            "user:1".to_owned(),
            json!({"address": "203.0.113.9"}),
        );
        assert_eq!(rows(&log).await, std::slice::from_ref(&first));
        log.write_ended().await.unwrap();
        assert_eq!(rows(&log).await.len(), 1, "it is not over");
        clock.advance_seconds(BURST_SECONDS);
        log.write_ended().await.unwrap();
        let count = (
            NOON.0 + 120,
            "user:1".to_owned(),
            json!({"address": "203.0.113.9", "more": 2, "since": NOON.to_rfc3339(),
                   "about": ["user:1", "user:2"]}),
        );
        assert_eq!(rows(&log).await, [first, count]);
        log.write_all().await.unwrap();
        assert_eq!(rows(&log).await.len(), 2);
    }

    #[tokio::test]
    async fn a_burst_followed_by_another_is_counted_too() {
        let (_folder, clock, log) = log().await;
        log.note(failed("203.0.113.9", 1)).await;
        log.note(failed("203.0.113.9", 1)).await;
        clock.advance_seconds(BURST_SECONDS);
        log.note(failed("203.0.113.9", 1)).await;
        let more: Vec<Value> = rows(&log)
            .await
            .into_iter()
            .map(|(_, _, details)| details["more"].clone())
            .collect();
        assert_eq!(more, [Value::Null, json!(1), Value::Null]);
    }

    #[tokio::test]
    async fn the_number_of_rows_is_bounded() {
        let (_folder, _clock, log) = log().await;
        let bound = MOST_BURSTS_A_DAY as usize + 1;
        for n in 0..bound + 200 {
            log.note(failed(&format!("2001:db8:{n:x}::"), 1)).await;
        }
        assert_eq!(rows(&log).await.len(), bound);
        assert_eq!(log.with(|bursts| bursts.open.len()), bound);
        log.write_all().await.unwrap();
        let rows = rows(&log).await;
        assert_eq!(rows.len(), bound + 1);
        assert_eq!(rows[bound].2["more"], 200, "the others are counted");
    }

    #[tokio::test]
    async fn an_event_is_written_even_if_the_caller_disconnects() {
        let (_folder, _clock, log) = log().await;
        let mut noting = Box::pin(log.note(failed("203.0.113.9", 1)));
        let polled =
            std::future::poll_fn(|cx| std::task::Poll::Ready(noting.as_mut().poll(cx).is_ready()));
        polled.await;
        drop(noting);
        let mut written = 0;
        while written == 0 {
            tokio::task::yield_now().await;
            written = rows(&log).await.len();
        }
        assert_eq!(written, 1);
    }
}
