//! Settings from the environment: which of them is refused, and which of them no flag has.

use std::{env, ffi::OsStr, process};

use clap::{
    Arg, Command, CommandFactory as _, Parser as _,
    error::{ContextKind, ContextValue},
};

use super::Cli;

const PREFIX: &str = "BOUTIQUE_";
/// Read without a flag, in development only.
const CLIENT: &str = "BOUTIQUE_CLIENT_DIR";

/// The command line. Ends the program if it is refused.
pub fn parse() -> Cli {
    Cli::try_parse().unwrap_or_else(|error| {
        let _ = error.print();
        let is_typed = |flag: &str| {
            let mut typed = env::args_os().map(|argument| argument.to_string_lossy().into_owned());
            typed.any(|argument| argument.split('=').next() == Some(flag))
        };
        if let Some(name) = variable_of(&error, is_typed) {
            complain!("\nThe value is that of the variable {name}; remove its line if it shall not be set.");
        }
        process::exit(error.exit_code())
    })
}

/// The variable whose value was refused: clap names the flag that it stands for.
fn variable_of(error: &clap::Error, is_typed: impl Fn(&str) -> bool) -> Option<String> {
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    let flag = argument.split([' ', '=']).next()?;
    if is_typed(flag) {
        return None;
    }
    let mut name = None;
    each_argument(&Cli::command(), &mut |known| {
        if known
            .get_long()
            .is_some_and(|long| flag.strip_prefix("--") == Some(long))
        {
            name = name.take().or_else(|| known.get_env().map(OsStr::to_owned));
        }
    });
    name?
        .into_string()
        .ok()
        .filter(|name| env::var_os(name).is_some())
}

/// Warns of variables that look like settings and are none, as a mistyped one does.
pub fn warn_of_unknown() {
    let names = env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in unknown(names) {
        tracing::warn!(
            "{name} is no setting, and is ignored; `boutique serve --help` lists all of them"
        );
    }
}

fn unknown(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut known = vec![CLIENT.to_owned()];
    each_argument(&Cli::command(), &mut |argument| {
        known.extend(
            argument
                .get_env()
                .and_then(OsStr::to_str)
                .map(str::to_owned),
        );
    });
    let mut unknown: Vec<String> = names
        .filter(|name| name.starts_with(PREFIX) && !known.contains(name))
        .collect();
    unknown.sort();
    unknown
}

fn each_argument(command: &Command, visit: &mut impl FnMut(&Arg)) {
    command.get_arguments().for_each(&mut *visit);
    for inner in command.get_subcommands() {
        each_argument(inner, visit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_no_command_has_are_unknown() {
        let names = [
            "BOUTIQUE_PUBLIC_ULR",
            "BOUTIQUE_PUBLIC_URL",
            "BOUTIQUE_BACKUP_RECOVERY_KEY",
            "BOUTIQUE_CLIENT_DIR",
            "BOUTIQUE_DOMIAN",
            "PATH",
        ];
        let unknown = unknown(names.into_iter().map(str::to_owned));
        assert_eq!(unknown, ["BOUTIQUE_DOMIAN", "BOUTIQUE_PUBLIC_ULR"]);
    }
}
