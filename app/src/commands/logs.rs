//! What the program says while it runs, on stderr.

use std::io::IsTerminal;

use kernel::{IncidentKind, Incidents, timing};
use tracing::Level;
use tracing_subscriber::{filter::Targets, fmt, layer::SubscriberExt, util::SubscriberInitExt};

use crate::config::{Mode, monitoring::LogFormat};

/// Starts logging; `RUST_LOG` sets the level. JSON has times in UTC. Panics are logged, and reported as incidents.
pub fn start(mode: Mode, format: LogFormat, incidents: Incidents) {
    let is_text = match format {
        LogFormat::Auto => std::io::stderr().is_terminal(),
        LogFormat::Text => true,
        LogFormat::Json => false,
    };
    // In the demo store, errors matter and not each image that was fetched.
    let usual = match mode {
        Mode::Demo => Targets::new()
            .with_default(Level::INFO)
            .with_target("access", Level::WARN),
        Mode::Serve => Targets::new().with_default(Level::INFO),
    };
    let asked = std::env::var("RUST_LOG").ok();
    let filter = asked.and_then(|asked| asked.parse().ok()).unwrap_or(usual);
    let registry = tracing_subscriber::registry().with(filter);
    let started = if is_text {
        registry
            .with(
                fmt::layer()
                    .compact()
                    .with_target(false)
                    .with_ansi(std::io::stderr().is_terminal())
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
        std::panic::set_hook(Box::new(move |panic| {
            let place = panic
                .location()
                .map(ToString::to_string)
                .unwrap_or_default();
            let said = panic.payload_as_str().unwrap_or("no message");
            tracing::error!(place, said, "a panic ended one piece of work");
            // Its text may contain what a person typed.
            let request = timing::current_request().map(|number| format!("{number:032x}"));
            incidents.report(IncidentKind::Panic, place, request.as_deref());
        }));
    }
}
