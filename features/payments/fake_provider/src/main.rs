//! `fake-provider`: the fake provider as a program of its own, for browser tests.

use std::{net::SocketAddr, process::ExitCode};

use clap::Parser;
use fake_provider::{Config, FakeProvider};
use http::Uri;

/// Speaks the payment provider's protocol and takes no money. How it behaves is set under /control.
#[derive(Parser)]
#[command(name = "fake-provider")]
struct Arguments {
    /// Where to listen; on loopback, since /control asks for no keys.
    #[arg(long, default_value = "127.0.0.1:3900")]
    listen: SocketAddr,
    #[arg(long)]
    key_id: Option<String>,
    #[arg(long)]
    key_secret: Option<String>,
    #[arg(long)]
    webhook_secret: Option<String>,
    #[arg(long)]
    previous_webhook_secret: Option<String>,
    /// The shop's http://.../api/payments/webhooks/razorpay; without it no events are sent.
    #[arg(long)]
    webhook_url: Option<Uri>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if !arguments.listen.ip().is_loopback() {
        eprintln!(
            "--listen {} is not on loopback, and /control asks for no keys.",
            arguments.listen
        );
        return ExitCode::FAILURE;
    }
    let usual = Config::default();
    let config = Config {
        listen: arguments.listen,
        key_id: arguments.key_id.unwrap_or(usual.key_id),
        key_secret: arguments.key_secret.unwrap_or(usual.key_secret),
        webhook_secret: arguments.webhook_secret.unwrap_or(usual.webhook_secret),
        previous_webhook_secret: arguments
            .previous_webhook_secret
            .unwrap_or(usual.previous_webhook_secret),
        webhook_url: arguments.webhook_url,
        ..Config::default()
    };
    match FakeProvider::start(config).await {
        Ok(fake_provider) => {
            eprintln!("listening on {}", fake_provider.api());
            fake_provider.run().await;
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{} cannot be listened on: {error}", arguments.listen);
            ExitCode::FAILURE
        }
    }
}
