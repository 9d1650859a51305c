//! Metrics of the process.

use std::fs;

use async_trait::async_trait;
use kernel::{Clock, Failure, Metric, MetricSource, Sample};

const RESIDENT: &Metric = &Metric::gauge("process_resident_memory_bytes", "Memory in use.");
const THREADS: &Metric = &Metric::gauge("process_threads", "Threads of the process.");
const FILES: &Metric = &Metric::gauge("process_open_fds", "Open file descriptors.");
const MOST_FILES: &Metric = &Metric::gauge(
    "process_max_fds",
    "Largest number of open file descriptors.",
);
const STARTED: &Metric = &Metric::gauge(
    "process_start_time_seconds",
    "When the process started, as Unix time.",
);
const BUILD: &Metric = &Metric::gauge("boutique_build_info", "1, with the version of the program.");

pub struct ProcessMetrics {
    /// Unix seconds.
    started_at: i64,
}

impl ProcessMetrics {
    /// Call at the start of the process.
    pub fn begin() -> Self {
        Self {
            started_at: Clock::system().now().0,
        }
    }
}

/// A number of kilobytes or of things in `/proc/self/status`.
fn number(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim_start_matches(':')
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}

#[async_trait]
impl MetricSource for ProcessMetrics {
    fn metrics(&self) -> &'static [&'static Metric] {
        &[RESIDENT, THREADS, FILES, MOST_FILES, STARTED, BUILD]
    }

    /// What the operating system does not tell is left out.
    async fn samples(&self) -> Result<Vec<Sample>, Failure> {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let files = fs::read_dir("/proc/self/fd").ok().map(Iterator::count);
        let most_files = rlimit::getrlimit(rlimit::Resource::NOFILE).ok();
        let samples = [
            number(&status, "VmRSS").map(|kilobytes| RESIDENT.of(kilobytes * 1024)),
            number(&status, "Threads").map(|threads| THREADS.of(threads)),
            files.map(|files| FILES.of(files as u64)),
            most_files.map(|(soft, _)| MOST_FILES.of(soft)),
            Some(STARTED.of(self.started_at)),
            Some(BUILD.of(true).with("version", env!("CARGO_PKG_VERSION"))),
        ];
        Ok(samples.into_iter().flatten().collect())
    }
}
