//! The workers: one thread each, because the engine cannot move between threads.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

use crate::{
    RenderError,
    engine::{self, Engine, Script},
    queue::{FairQueue, Refused, Waiting},
};

/// The engine may use half of it for scripts that call themselves; std's own 2 MB would be too little.
const THREAD_STACK: usize = 8 << 20;
/// A context is replaced now and then, whatever it may have gathered.
const RENDERS_PER_ENGINE: u32 = 500;

#[derive(Debug, Clone)]
pub enum Argument {
    Text(String),
    Number(u8),
}

struct Job {
    function: &'static str,
    arguments: Vec<Argument>,
    /// Fires when a worker takes the job.
    begun: oneshot::Sender<()>,
    answer: oneshot::Sender<Result<String, RenderError>>,
}

/// The asker's side of a job. Dropped, it gives the job up.
pub struct Submitted {
    pub begun: oneshot::Receiver<()>,
    pub answer: oneshot::Receiver<Result<String, RenderError>>,
}

impl Waiting for Job {
    fn is_abandoned(&self) -> bool {
        self.answer.is_closed()
    }
}

/// Dropped, it ends its workers.
pub struct Pool {
    jobs: Arc<FairQueue<Job>>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    busy: AtomicU64,
    calls: AtomicU64,
    failures: AtomicU64,
    microseconds: AtomicU64,
}

/// What the workers are doing, and have done since the start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RenderFigures {
    /// Workers with a job.
    pub busy: u64,
    /// Jobs that wait for a worker.
    pub waiting: u64,
    pub calls: u64,
    /// Calls that the script did not answer.
    pub failures: u64,
    /// Time of all calls.
    pub seconds: f64,
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.jobs.close();
    }
}

/// What gives the script.
pub type Source = Arc<dyn Fn() -> Result<Vec<u8>, String> + Send + Sync>;

/// Made by the first worker that needs it, then shared: compiling takes ten times as long as loading.
type Compiled = Arc<OnceLock<Result<Script, RenderError>>>;

impl Pool {
    pub fn start(source: Source, workers: usize) -> std::io::Result<Self> {
        let jobs = Arc::new(FairQueue::new());
        // From here on: a thread that cannot be started ends the others.
        let counts = Arc::new(Counts::default());
        let pool = Self {
            jobs: jobs.clone(),
            counts: counts.clone(),
        };
        let compiled = Compiled::default();
        for number in 0..workers {
            let (source, compiled, jobs) = (source.clone(), compiled.clone(), jobs.clone());
            let counts = counts.clone();
            thread::Builder::new()
                .name(format!("renderer-{number}"))
                .stack_size(THREAD_STACK)
                .spawn(move || {
                    Worker {
                        source,
                        compiled,
                        engine: None,
                        counts,
                    }
                    .run(&jobs)
                })?;
        }
        Ok(pool)
    }

    pub fn figures(&self) -> RenderFigures {
        let counts = &self.counts;
        RenderFigures {
            busy: counts.busy.load(Relaxed),
            waiting: self.jobs.waiting() as u64,
            calls: counts.calls.load(Relaxed),
            failures: counts.failures.load(Relaxed),
            seconds: counts.microseconds.load(Relaxed) as f64 / 1e6,
        }
    }

    pub fn submit(
        &self,
        network: &str,
        function: &'static str,
        arguments: Vec<Argument>,
    ) -> Result<Submitted, RenderError> {
        let (begun, its_turn) = oneshot::channel();
        let (answer, its_answer) = oneshot::channel();
        let job = Job {
            function,
            arguments,
            begun,
            answer,
        };
        match self.jobs.push(network, job) {
            Ok(()) => Ok(Submitted {
                begun: its_turn,
                answer: its_answer,
            }),
            Err(Refused::Full) => Err(RenderError::Busy),
            Err(Refused::Closed) => Err(RenderError::Stopped),
        }
    }
}

impl Counts {
    /// Counts a call that has ended.
    fn add(&self, time: Duration, failed: bool) {
        let microseconds = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.busy.fetch_sub(1, Relaxed);
        self.calls.fetch_add(1, Relaxed);
        self.failures.fetch_add(u64::from(failed), Relaxed);
        self.microseconds.fetch_add(microseconds, Relaxed);
    }
}

struct Worker {
    source: Source,
    compiled: Compiled,
    engine: Option<Engine>,
    counts: Arc<Counts>,
}

impl Worker {
    fn run(mut self, jobs: &FairQueue<Job>) {
        while let Some(job) = jobs.pop() {
            if job.is_abandoned() {
                continue;
            }
            let Job {
                function,
                arguments,
                begun,
                answer: asker,
            } = job;
            // An asker that has just given up is noticed below.
            let _ = begun.send(());
            self.counts.busy.fetch_add(1, Relaxed);
            let began = Instant::now();
            let answer = catch_unwind(AssertUnwindSafe(|| self.answer(function, &arguments)))
                .unwrap_or_else(|_| Err(RenderError::Script("the engine panicked".into())));
            self.counts.add(began.elapsed(), answer.is_err());
            if answer.is_err() || self.engine.as_ref().is_some_and(Engine::is_worn) {
                // Whatever the failure left behind goes with the engine.
                self.engine = None;
            }
            // The asker may have given up in the meantime.
            drop(asker.send(answer));
        }
    }

    fn answer(
        &mut self,
        function: &'static str,
        arguments: &[Argument],
    ) -> Result<String, RenderError> {
        if self.engine.is_none() {
            let script = self
                .compiled
                .get_or_init(|| {
                    let source = (self.source)().map_err(RenderError::Script)?;
                    engine::compile(&source)
                })
                .clone()?;
            self.engine = Some(Engine::new(&script, RENDERS_PER_ENGINE)?);
        }
        match &mut self.engine {
            Some(engine) => engine.call(function, arguments),
            None => Err(RenderError::Stopped),
        }
    }
}
