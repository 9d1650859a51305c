//! The workers: one thread each, because the engine cannot move between threads.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    },
    thread,
};

use tokio::sync::oneshot;

use crate::{
    RenderError,
    engine::{self, Engine, Script},
};

/// More waiting pages than this and the next one gets the shell instead.
const LONGEST_QUEUE: usize = 64;
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
    answer: oneshot::Sender<Result<String, RenderError>>,
}

pub struct Pool {
    jobs: SyncSender<Job>,
}

/// Made by the first worker that needs it, then shared: compiling takes ten times as long as loading.
type Compiled = Arc<OnceLock<Result<Script, RenderError>>>;

impl Pool {
    pub fn start(source: Arc<[u8]>, workers: usize) -> std::io::Result<Self> {
        let (jobs, waiting) = sync_channel(LONGEST_QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        let compiled = Compiled::default();
        for number in 0..workers {
            let (source, compiled, waiting) = (source.clone(), compiled.clone(), waiting.clone());
            thread::Builder::new()
                .name(format!("renderer-{number}"))
                .stack_size(THREAD_STACK)
                .spawn(move || {
                    Worker {
                        source,
                        compiled,
                        engine: None,
                    }
                    .run(&waiting)
                })?;
        }
        Ok(Self { jobs })
    }

    pub fn submit(
        &self,
        function: &'static str,
        arguments: Vec<Argument>,
    ) -> Result<oneshot::Receiver<Result<String, RenderError>>, RenderError> {
        let (answer, receiver) = oneshot::channel();
        let job = Job {
            function,
            arguments,
            answer,
        };
        match self.jobs.try_send(job) {
            Ok(()) => Ok(receiver),
            Err(TrySendError::Full(_)) => Err(RenderError::Busy),
            Err(TrySendError::Disconnected(_)) => Err(RenderError::Stopped),
        }
    }
}

struct Worker {
    source: Arc<[u8]>,
    compiled: Compiled,
    engine: Option<Engine>,
}

impl Worker {
    fn run(mut self, waiting: &Mutex<Receiver<Job>>) {
        loop {
            // Held while waiting: the other workers queue up behind it, which is the same as waiting.
            let next = waiting
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .recv();
            let Ok(job) = next else { return };
            if job.answer.is_closed() {
                continue;
            }
            let answer = catch_unwind(AssertUnwindSafe(|| self.answer(&job)))
                .unwrap_or_else(|_| Err(RenderError::Script("the engine panicked".into())));
            if answer.is_err() || self.engine.as_ref().is_some_and(Engine::is_worn) {
                // Whatever the failure left behind goes with the engine.
                self.engine = None;
            }
            // The asker may have given up in the meantime.
            drop(job.answer.send(answer));
        }
    }

    fn answer(&mut self, job: &Job) -> Result<String, RenderError> {
        if self.engine.is_none() {
            let script = self
                .compiled
                .get_or_init(|| engine::compile(&self.source))
                .clone()?;
            self.engine = Some(Engine::new(&script, RENDERS_PER_ENGINE)?);
        }
        match &mut self.engine {
            Some(engine) => engine.call(job.function, &job.arguments),
            None => Err(RenderError::Stopped),
        }
    }
}
