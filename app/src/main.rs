//! The program `boutique`.

use std::process::ExitCode;

use boutique::commands::{self, Cli};
use clap::Parser;

fn main() -> ExitCode {
    memory::return_what_is_freed();
    begin()
}

#[tokio::main]
async fn begin() -> ExitCode {
    match commands::run(Cli::parse().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("boutique: {message}");
            ExitCode::FAILURE
        }
    }
}
