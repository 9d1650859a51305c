//! What the program tells those who operate it: metrics, logs and errors.

use std::{net::SocketAddr, time::Duration};

use clap::{Args, ValueEnum};
use kernel::secret::Secret;

/// How log lines are written.
#[derive(ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Text on a terminal, JSON otherwise.
    #[default]
    Auto,
    Text,
    Json,
}

#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Monitoring")]
pub struct MonitoringSettings {
    /// Where metrics are served at /metrics, like 127.0.0.1:9464 [default: nowhere]
    #[arg(
        long,
        env = "BOUTIQUE_METRICS_LISTEN",
        value_name = "ADDR:PORT",
        value_parser = listen_address
    )]
    pub metrics_listen: Option<SocketAddr>,
    /// Token with which metrics are served at /metrics of the shop too: Authorization: Bearer TOKEN
    #[arg(
        long,
        env = "BOUTIQUE_METRICS_TOKEN",
        value_name = "TOKEN",
        hide_env_values = true
    )]
    pub metrics_token: Option<Secret>,
    /// How log lines are written; auto is text on a terminal and JSON otherwise
    #[arg(
        long,
        env = "BOUTIQUE_LOG_FORMAT",
        value_name = "FORMAT",
        default_value = "auto"
    )]
    pub log_format: LogFormat,
    /// Milliseconds from which on a request is logged as slow
    #[arg(
        long,
        env = "BOUTIQUE_SLOW_MILLISECONDS",
        value_name = "NUMBER",
        default_value = "1000",
        value_parser = slow_milliseconds
    )]
    pub slow_milliseconds: u32,
    #[command(flatten)]
    pub errors: ErrorWebhookSettings,
}

#[derive(Args, Clone, Debug, Default)]
pub struct ErrorWebhookSettings {
    /// Address that errors are posted to as JSON
    #[arg(
        long,
        env = "BOUTIQUE_ERROR_WEBHOOK_URL",
        value_name = "URL",
        hide_env_values = true
    )]
    pub error_webhook_url: Option<Secret>,
}

impl ErrorWebhookSettings {
    /// The address, if there is one; what is empty is not set.
    pub fn address(&self) -> Option<&Secret> {
        self.error_webhook_url
            .as_ref()
            .filter(|url| !url.is_empty())
    }
}

/// A shorter one could be guessed.
const SHORTEST_TOKEN: usize = 16;

impl MonitoringSettings {
    /// The token, if there is one; what is empty is not set.
    ///
    /// # Errors
    /// A sentence that names the setting: it is too short, or missing where others could read the metrics.
    pub fn token(&self) -> Result<Option<&Secret>, String> {
        let token = self
            .metrics_token
            .as_ref()
            .filter(|token| !token.is_empty());
        if token.is_some_and(|token| token.reveal().len() < SHORTEST_TOKEN) {
            return Err(format!(
                "--metrics-token (BOUTIQUE_METRICS_TOKEN): write at least {SHORTEST_TOKEN} characters, like the output \
                 of `openssl rand -hex 32`."
            ));
        }
        match self.metrics_listen {
            Some(listen) if token.is_none() && !listen.ip().is_loopback() => Err(format!(
                "--metrics-listen (BOUTIQUE_METRICS_LISTEN) is {listen}, which other machines can reach. Listen on \
                 127.0.0.1, or set BOUTIQUE_METRICS_TOKEN."
            )),
            _ => Ok(token),
        }
    }

    pub fn slow(&self) -> Duration {
        Duration::from_millis(self.slow_milliseconds.into())
    }
}

fn slow_milliseconds(text: &str) -> Result<u32, String> {
    text.parse()
        .ok()
        .filter(|milliseconds| (1..=600_000).contains(milliseconds))
        .ok_or_else(|| {
            "BOUTIQUE_SLOW_MILLISECONDS: write a number of milliseconds from 1 to 600000".to_owned()
        })
}

fn listen_address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| {
        "BOUTIQUE_METRICS_LISTEN: write an address and a port, like 127.0.0.1:9464".to_owned()
    })
}
