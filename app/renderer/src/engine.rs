//! One JavaScript engine with the script in it.

use std::{cell::Cell, rc::Rc, sync::Arc, time::Duration};

use rquickjs::{
    CaughtError, Context, Ctx, Function, Module, Runtime, WriteOptions, function::Args,
    promise::MaybePromise,
};
use rustix::time::{ClockId, clock_gettime};

use crate::{RenderError, pool::Argument};

const MEMORY: usize = 128 << 20;
const STACK: usize = 4 << 20;
/// One call may work so long, loading the script as well. Only this thread's own work counts: on a busy machine it waits
/// for its turn, and that is no reason to send a page out empty.
const LONGEST_CALL: Duration = Duration::from_secs(1);

/// The script as bytecode, made in this process.
pub type Script = Arc<[u8]>;

/// What this thread has worked in all when the call is over.
type Deadline = Rc<Cell<Option<Duration>>>;

pub struct Engine {
    context: Context,
    // The context keeps the runtime alive; it is named to say whose life it is.
    _runtime: Runtime,
    deadline: Deadline,
    calls_left: u32,
}

/// Turns the source into bytecode. Its own functions are not called, but its modules may be large.
///
/// The bytecode has no copy of the source, which each engine would keep too: a megabyte each. Only `toString` of a
/// function reads it; messages of errors have their positions without it.
pub fn compile(source: &[u8]) -> Result<Script, RenderError> {
    let (_runtime, context, _deadline) = bare()?;
    context.with(|ctx| {
        let bytecode = Module::declare(ctx.clone(), "site", source).and_then(|module| {
            module.write(WriteOptions {
                strip_source: true,
                ..WriteOptions::default()
            })
        });
        bytecode
            .map(Script::from)
            .map_err(|error| failure(&ctx, error, &None))
    })
}

fn bare() -> Result<(Runtime, Context, Deadline), RenderError> {
    let build = || {
        let runtime = Runtime::new()?;
        runtime.set_memory_limit(MEMORY);
        runtime.set_max_stack_size(STACK);
        let context = Context::full(&runtime)?;
        Ok((runtime, context))
    };
    let (runtime, context) =
        build().map_err(|error: rquickjs::Error| RenderError::Script(error.to_string()))?;
    let deadline = Deadline::default();
    let shared = deadline.clone();
    runtime.set_interrupt_handler(Some(Box::new(move || is_past(shared.get()))));
    Ok((runtime, context, deadline))
}

/// How long this thread has worked so far.
fn worked() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

fn is_past(deadline: Option<Duration>) -> bool {
    deadline.is_some_and(|at| worked() >= at)
}

impl Engine {
    pub fn new(script: &Script, calls: u32) -> Result<Self, RenderError> {
        let (runtime, context, deadline) = bare()?;
        let engine = Self {
            context,
            _runtime: runtime,
            deadline,
            calls_left: calls,
        };
        engine.timed(|ctx| load(ctx, script)?.eval()?.1.finish::<()>())?;
        Ok(engine)
    }

    /// Calls one of the script's functions and waits for its answer.
    pub fn call(&mut self, function: &str, arguments: &[Argument]) -> Result<String, RenderError> {
        self.calls_left = self.calls_left.saturating_sub(1);
        self.timed(|ctx| {
            let function: Function = ctx.globals().get(function)?;
            let mut given = Args::new(ctx.clone(), arguments.len());
            for argument in arguments {
                match argument {
                    Argument::Text(text) => given.push_arg(text.as_str())?,
                    Argument::Number(number) => given.push_arg(*number)?,
                }
            }
            let answer: MaybePromise = function.call_arg(given)?;
            answer.finish()
        })
    }

    pub fn is_worn(&self) -> bool {
        self.calls_left == 0
    }

    fn timed<T>(
        &self,
        work: impl FnOnce(&Ctx<'_>) -> rquickjs::Result<T>,
    ) -> Result<T, RenderError> {
        self.deadline.set(Some(worked() + LONGEST_CALL));
        let result = self
            .context
            .with(|ctx| work(&ctx).map_err(|error| failure(&ctx, error, &self.deadline.get())));
        self.deadline.set(None);
        result
    }
}

#[allow(
    unsafe_code,
    reason = "bytecode is only safe to load when it is trusted; ours was made by `compile` from our own script in this process"
)]
fn load<'js>(
    ctx: &Ctx<'js>,
    script: &Script,
) -> rquickjs::Result<Module<'js, rquickjs::module::Declared>> {
    unsafe { Module::load(ctx.clone(), script) }
}

fn failure(ctx: &Ctx<'_>, error: rquickjs::Error, deadline: &Option<Duration>) -> RenderError {
    if is_past(*deadline) {
        // Takes the pending exception out, so that the engine can be dropped in peace.
        drop(ctx.catch());
        return RenderError::TimedOut;
    }
    if matches!(error, rquickjs::Error::WouldBlock) {
        return RenderError::NeverSettles;
    }
    let mut text = match CaughtError::from_error(ctx, error) {
        CaughtError::Exception(exception) => format!(
            "{} {}",
            exception.message().unwrap_or_default(),
            exception.stack().unwrap_or_default()
        ),
        other => other.to_string(),
    };
    text.truncate(text.floor_char_boundary(2000));
    RenderError::Script(text)
}
