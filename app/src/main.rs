//! The program `boutique`.

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use boutique::commands;

fn main() -> ExitCode {
    memory::return_what_is_freed();
    begin()
}

#[tokio::main]
async fn begin() -> ExitCode {
    match commands::run(commands::parse().command).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // What reads it may have ended, as `head` does.
            let _ = writeln!(io::stderr(), "boutique: {message}");
            ExitCode::FAILURE
        }
    }
}
