//! What the program says while it runs, on stderr.

use std::io::IsTerminal;

use tracing_subscriber::{EnvFilter, fmt, layer::SubscriberExt, util::SubscriberInitExt};

/// Who reads the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readers {
    /// A person trying the demo store; a machine if stderr goes to a file.
    People,
    Machines,
}

/// Starts logging; `RUST_LOG` sets the level. For machines, each line is JSON with times in UTC.
pub fn start(readers: Readers) {
    let people = readers == Readers::People && std::io::stderr().is_terminal();
    // In the demo store, errors matter and not each image that was fetched.
    let usual = if readers == Readers::People {
        "info,access=warn"
    } else {
        "info"
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let registry = tracing_subscriber::registry().with(filter);
    let started = if people {
        registry
            .with(
                fmt::layer()
                    .compact()
                    .with_target(false)
                    .with_writer(std::io::stderr),
            )
            .try_init()
    } else {
        registry
            .with(
                fmt::layer()
                    .json()
                    .flatten_event(true)
                    .with_writer(std::io::stderr),
            )
            .try_init()
    };
    if started.is_ok() {
        std::panic::set_hook(Box::new(|panic| {
            let place = panic
                .location()
                .map(ToString::to_string)
                .unwrap_or_default();
            let said = panic.payload_as_str().unwrap_or("no message");
            tracing::error!(place, said, "a panic ended one piece of work");
        }));
    }
}
