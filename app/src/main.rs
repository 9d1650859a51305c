//! The program `boutique`.

use std::io::Write as _;
use std::process::ExitCode;

use boutique::{
    cli::{Cli, Command},
    config::Config,
    doctor,
    logs::{self, Readers},
    opening, owner, privileges, reconcile, upkeep,
};
use clap::Parser;
use rustix::fs::Mode;

fn main() -> ExitCode {
    memory::return_what_is_freed();
    begin()
}

#[tokio::main]
async fn begin() -> ExitCode {
    match run(Cli::parse().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("boutique: {message}");
            ExitCode::FAILURE
        }
    }
}

async fn run(command: Command) -> Result<(), String> {
    if let Some(data) = command.data() {
        privileges::become_owner_of(data)?;
    }
    // Whatever is made from here on is its user's alone, by whichever library.
    rustix::process::umask(Mode::from_raw_mode(0o077));
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
        Command::Owner(settings) => owner::run(settings).await,
        Command::Backup(settings) => upkeep::backup(settings).await,
        Command::Restore(settings) => upkeep::restore(settings).await,
        Command::Reconcile(settings) => reconcile::run(settings).await,
        Command::Doctor(settings) => doctor::examine(settings).await,
        Command::Openapi => {
            let document = opening::document().await?;
            std::io::stdout()
                .write_all(document.as_bytes())
                .map_err(|error| format!("The document could not be written: {error}."))
        }
    }
}
