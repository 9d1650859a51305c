//! What the papers say about the code is so.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use crate::support::lists::assert_lists;

const SECURITY: &str = include_str!("../../docs/security.md");
const WINDOWS: [(&str, &str); 5] = [
    ("60", "1 min"),
    ("600", "10 min"),
    ("900", "15 min"),
    ("3600", "1 h"),
    ("86400", "24 h"),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The value of a field in the source of a literal, up to its comma.
fn value<'a>(literal: &'a str, field: &str) -> Option<&'a str> {
    let start = literal.find(&format!("{field}: "))? + field.len() + 2;
    literal[start..].split([',', '\n']).next()
}

/// Name, number and window in seconds of each `Limit { … }` in the code; what is no plain number there stays as written.
fn limits() -> BTreeMap<String, (String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    sources(&root.join("app/src"), &mut files);
    for feature in fs::read_dir(root.join("features")).unwrap().flatten() {
        let folder = feature.path().join("src");
        if folder.is_dir() && feature.file_name() != "kernel" {
            sources(&folder, &mut files);
        }
    }
    let mut limits = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let mut of_file: BTreeMap<&str, (String, String)> = BTreeMap::new();
        for (place, _) in text.match_indices("Limit {\n") {
            let literal = text[place..].split('}').next().unwrap();
            let Some(name) = value(literal, "name") else {
                continue;
            };
            let plain = |field| {
                let text = value(literal, field)?.replace('_', "");
                let named = [("QUARTERHOUR", "900"), ("HOUR", "3600"), ("DAY", "86400")];
                let known = named.iter().find(|(name, _)| *name == text);
                Some(known.map_or(text.clone(), |(_, seconds)| (*seconds).to_owned()))
            };
            let numbers = match literal.split_once("..") {
                // The rest is another constant of the same file.
                Some((_, other)) => of_file[other.trim().trim_end_matches(',')].clone(),
                None => (plain("most").unwrap(), plain("seconds").unwrap()),
            };
            let constant = text[..place]
                .rsplit(' ')
                .nth(3)
                .unwrap()
                .trim_end_matches(':');
            of_file.insert(constant, numbers.clone());
            limits.insert(name.trim_matches('"').to_owned(), numbers);
        }
    }
    limits
}

#[test]
fn every_limit_of_the_code_is_in_the_table_with_its_numbers() {
    let rows: BTreeMap<String, (String, String)> = SECURITY
        .lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let name = cells.get(1)?.strip_prefix('`')?.strip_suffix('`')?;
            let window = WINDOWS
                .iter()
                .find(|(_, words)| words == cells.get(3).unwrap())?;
            Some((name.to_owned(), (cells[2].to_owned(), window.0.to_owned())))
        })
        .collect();
    let limits = limits();
    assert!(limits.len() > 20, "only {} limits were found", limits.len());
    let cells = |name: &str, most: &str, seconds: &str| {
        let window = WINDOWS.iter().find(|(known, _)| *known == seconds);
        let window = window.map_or(seconds, |(_, words)| *words);
        format!("| `{name}` | {most} | {window} |")
    };
    let needed: Vec<String> = limits
        .iter()
        .map(|(name, (most, seconds))| {
            // What a setting decides is explained in the row.
            let said = rows.get(name).map(|(said, _)| said);
            let most = said
                .filter(|_| most.parse::<u32>().is_err())
                .unwrap_or(most);
            cells(name, most, seconds)
        })
        .collect();
    let listed: Vec<String> = rows
        .iter()
        .map(|(name, (most, seconds))| cells(name, most, seconds))
        .collect();
    assert_lists(
        "docs/security.md",
        "The table of limits has a row for each limit of the code, with what is counted in its last column.",
        &needed,
        &listed,
    );
}

#[test]
fn every_security_event_of_the_code_is_in_the_paper() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    sources(&root.join("app/src"), &mut files);
    sources(&root.join("features"), &mut files);
    let mut found = 0;
    for file in files
        .iter()
        .filter(|file| !file.ends_with("security_log.rs"))
    {
        let text = fs::read_to_string(file).unwrap();
        for (place, _) in text.match_indices("SecurityEvent {\n") {
            let literal = text[place..].split('}').next().unwrap();
            if let Some(action) = value(literal, "action").filter(|text| text.starts_with('"')) {
                let action = action.trim_matches('"');
                assert!(
                    SECURITY.contains(&format!("`{action}`")),
                    "Add to the security events in docs/security.md: `{action}`, of {}",
                    file.display()
                );
                found += 1;
            }
        }
    }
    assert!(found > 3);
}
