//! The settings of the package's service. systemd reads them for the service alone, so a command that root starts on the
//! same shop would look into other folders and miss its keys.

use std::{env, fs, io::ErrorKind, os::unix::process::CommandExt, path::Path, process::Command};

use super::privileges::SELF;

/// As in the unit, boutique.service.
const FILE: &str = "/etc/boutique/boutique.env";
const DATA: &str = "/var/lib/boutique";

/// Starts the program again with the settings of the service that are not set already, if root started it for the
/// service's data folder. Returns if there is nothing to do.
///
/// # Errors
/// A sentence: the file cannot be read, or the program cannot be started again.
pub fn adopt(data: &Path) -> Result<(), String> {
    if !rustix::process::geteuid().is_root() || data != Path::new(DATA) {
        return Ok(());
    }
    let text = match fs::read_to_string(FILE) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(format!("The settings in {FILE} cannot be read: {error}.")),
    };
    let mut missing = assignments(&text);
    missing.retain(|(name, _)| env::var_os(name).is_none());
    if missing.is_empty() {
        return Ok(());
    }
    let error = Command::new(SELF)
        .args(env::args_os().skip(1))
        .envs(missing)
        .exec();
    Err(format!(
        "The program could not be started with the settings in {FILE}: {error}."
    ))
}

/// Names and values of an `EnvironmentFile=`, systemd.exec(5), without continued lines. The last of a name counts.
fn assignments(text: &str) -> Vec<(String, String)> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.starts_with(['#', ';']))
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| (name.trim(), value.trim()))
        .filter(|(name, value)| is_name(name) && !value.contains('\0'))
        .map(|(name, value)| (name.to_owned(), unquoted(value)))
        .collect()
}

fn is_name(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    !text.is_empty() && text.bytes().all(plain)
}

/// Quotes count at the beginning only; between double quotes a backslash is one unless it stands before a special character.
fn unquoted(value: &str) -> String {
    let (mut plain, mut quote, mut is_plain) = (String::new(), None, false);
    let mut rest = value.chars();
    while let Some(character) = rest.next() {
        match (character, quote) {
            ('\'' | '"', None) if !is_plain => quote = Some(character),
            (_, Some(open)) if character == open => quote = None,
            ('\\', Some('"')) => {
                let escaped = rest.next().unwrap_or('\\');
                if !matches!(escaped, '"' | '\\' | '`' | '$') {
                    plain.push(character);
                }
                plain.push(escaped);
            }
            ('\\', None) => plain.extend(rest.next()),
            _ => {
                is_plain = quote.is_none();
                plain.push(character);
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_systemd_reads_them() {
        let text = "# Settings\n\n;BOUTIQUE_DOMAIN=a\nBOUTIQUE_PUBLIC_URL=https://shop.example/?a=b\n \
                    BOUTIQUE_SMTP_URL = \"smtp://shop%40example.com:p\\\"w@smtp.example:587\" \n\
                    BOUTIQUE_KEY=it's\\ \"it\"\nBOUTIQUE_ACME_ROOT=\"a\\b\"\n\
                    BOUTIQUE_MAIL_FROM='a \\ b'\nBOUTIQUE_BACKUP_DIR=\nno assignment\nA B=c\n";
        let read = assignments(text);
        let read: Vec<(&str, &str)> = read
            .iter()
            .map(|(name, value)| (&**name, &**value))
            .collect();
        assert_eq!(
            read,
            [
                ("BOUTIQUE_PUBLIC_URL", "https://shop.example/?a=b"),
                (
                    "BOUTIQUE_SMTP_URL",
                    "smtp://shop%40example.com:p\"w@smtp.example:587"
                ),
                ("BOUTIQUE_KEY", "it's \"it\""),
                ("BOUTIQUE_ACME_ROOT", "a\\b"),
                ("BOUTIQUE_MAIL_FROM", "a \\ b"),
                ("BOUTIQUE_BACKUP_DIR", ""),
            ]
        );
    }
}
