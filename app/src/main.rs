//! The program `boutique`.

use std::process::ExitCode;

use boutique::{
    cli::{Cli, Command},
    config::Config,
    logs::{self, Readers},
    opening,
};
use clap::Parser;

#[tokio::main]
async fn main() -> ExitCode {
    match run(Cli::parse().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("boutique: {message}");
            ExitCode::FAILURE
        }
    }
}

async fn run(command: Command) -> Result<(), String> {
    match command {
        Command::Demo(settings) => {
            let config = Config::demo(settings)?;
            logs::start(Readers::People);
            opening::run(config).await
        }
        Command::Serve(settings) => {
            let config = Config::serve(settings)?;
            logs::start(Readers::Machines);
            opening::run(config).await
        }
        Command::Openapi => {
            print!("{}", opening::document().await?);
            Ok(())
        }
    }
}
