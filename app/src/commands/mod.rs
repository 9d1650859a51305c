//! The commands of the program. Each flag has an environment variable; `--help` lists both.

/// Prints a line. Whatever reads it may end earlier, as `head` does: the command finishes its work all the same.
macro_rules! say {
    ($($line:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stdout(), $($line)*);
    }};
}

/// The same on the standard error.
macro_rules! complain {
    ($($line:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($line)*);
    }};
}

mod backup;
mod closed_shop;
mod doctor;
mod files;
mod from_bucket;
mod logs;
pub mod owner;
mod prepare;
mod privileges;
mod reconcile;
mod restore;
mod serve;
mod service_settings;
mod sockets;
mod time;
mod upgrade;
mod variables;

pub use variables::parse;

use std::{io::Write as _, path::Path, pin::Pin};

use clap::{Parser, Subcommand};
use kernel::Failure;
use rustix::fs::Mode;

use self::{
    backup::BackupSettings,
    doctor::DoctorSettings,
    files::FilesSettings,
    owner::{OwnerCommand, OwnerSettings},
    reconcile::ReconcileSettings,
    restore::RestoreSettings,
    upgrade::UpgradeSettings,
};
use crate::{
    config::{
        Config,
        arguments::{DemoSettings, ServeSettings},
    },
    document,
};

/// A boutique's storefront: site, API and store in one program.
#[derive(Parser, Debug)]
#[command(
    name = "boutique",
    version,
    about,
    arg_required_else_help = true,
    after_help = "RUST_LOG chooses what is logged, like RUST_LOG=debug or RUST_LOG=info,access=off."
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Open a demo store, filled with demo content on its first start
    Demo(DemoSettings),
    /// Open the real store
    Serve(Box<ServeSettings>),
    /// Help an owner who cannot log in; the shop has to be closed
    Owner(OwnerSettings),
    /// Make a backup; the shop may be open
    Backup(BackupSettings),
    /// Restore a backup; the shop has to be closed
    Restore(RestoreSettings),
    /// Change the store's tables to what this program knows, after a backup; the shop has to be closed
    Upgrade(UpgradeSettings),
    /// Ask the payment provider about every open purchase; the shop has to be closed
    Reconcile(ReconcileSettings),
    /// Move images and videos to an S3-compatible storage or back; the shop has to be closed
    Files(FilesSettings),
    /// Look whether everything is as it should be, and say what to do where it is not
    Doctor(DoctorSettings),
    /// Print the API document
    Openapi {
        /// Print the list of its operations instead, with which a release is built
        #[arg(long)]
        operations: bool,
    },
}

impl Command {
    /// The data folder that the command works on.
    pub fn data(&self) -> Option<&Path> {
        Some(match self {
            Self::Demo(settings) => &settings.data,
            Self::Serve(settings) => &settings.store.data,
            Self::Owner(settings) => match &settings.command {
                OwnerCommand::Create { shop, .. }
                | OwnerCommand::Link { shop, .. }
                | OwnerCommand::ResetTwoFactor { shop, .. } => &shop.store.data,
            },
            Self::Backup(settings) => &settings.store.data,
            Self::Restore(settings) => &settings.store.data,
            Self::Upgrade(settings) => &settings.store.data,
            Self::Reconcile(settings) => &settings.store.data,
            Self::Files(settings) => &settings.command.place().store.data,
            Self::Doctor(settings) => &settings.store.data,
            Self::Openapi { .. } => return None,
        })
    }
}

/// Runs a command. Boxed here: the runtime would compile every command three times, 1.6 MB of code.
///
/// # Errors
/// A sentence for the operator.
pub fn run(command: Command) -> Pin<Box<dyn Future<Output = Result<(), String>>>> {
    Box::pin(run_command(command))
}

async fn run_command(command: Command) -> Result<(), String> {
    if let Some(data) = command.data() {
        if !matches!(command, Command::Demo(_) | Command::Serve(_)) {
            service_settings::adopt(data)?;
        }
        privileges::become_owner_of(data)?;
    }
    // Whatever is made from here on is its user's alone, by whichever library.
    rustix::process::umask(Mode::from_raw_mode(0o077));
    match command {
        Command::Demo(settings) => {
            let config = Config::demo(settings)?;
            serve::run(config).await
        }
        Command::Serve(settings) => {
            let config = Config::serve(*settings)?;
            serve::run(config).await
        }
        Command::Owner(settings) => owner::run(settings).await,
        Command::Backup(settings) => backup::run(settings).await,
        Command::Restore(settings) => restore::run(settings).await,
        Command::Upgrade(settings) => upgrade::run(settings).await,
        Command::Reconcile(settings) => reconcile::run(settings).await,
        Command::Files(settings) => files::run(settings).await,
        Command::Doctor(settings) => doctor::run(settings).await,
        Command::Openapi { operations } => {
            let text = match operations {
                true => document::operations()?,
                false => document::document()?,
            };
            std::io::stdout()
                .write_all(text.as_bytes())
                .map_err(|error| format!("The document could not be written: {error}."))
        }
    }
}

/// The cause of a failure. The operator may read it; a visitor may not.
pub fn why(failure: &Failure) -> String {
    failure
        .cause()
        .map_or_else(|| failure.to_string(), ToString::to_string)
}
