//! Names and prose use the standard terms: the words that earlier versions had for them do not come back.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

/// Words that are no part of a name, and phrases of whole words that are in no comment or text: one in a line, with what
/// to write instead.
const NAMES: &str = include_str!("language/names.txt");
const PHRASES: &str = include_str!("language/phrases.txt");

fn listed(list: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    list.lines().map(|line| line.split_once(": ").unwrap())
}

/// Names of libraries and browsers, and words that the trade or an English sentence needs.
const MOST_NAMES: usize = 35;
const MOST_PHRASES: usize = 12;

const ENDINGS: [&str; 5] = ["rs", "ts", "tsx", "mjs", "sql"];
const LEFT_OUT: [&str; 5] = ["node_modules", "target", "dist", "migrations", "schema.ts"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        if name.starts_with('.') || LEFT_OUT.contains(&name.as_str()) || name.starts_with("dist-") {
            continue;
        }
        if path.is_dir() {
            sources(&path, found);
        } else if ENDINGS
            .iter()
            .any(|ending| path.extension().is_some_and(|of| of == *ending))
        {
            found.push(path);
        }
    }
}

/// Code and prose of a source, apart: comments and double-quoted strings are prose.
fn apart(source: &str) -> (String, String) {
    let (mut code, mut prose) = (String::new(), String::new());
    let mut rest = source;
    while let Some(start) = ["//", "/*", "\""]
        .iter()
        .filter_map(|mark| rest.find(mark))
        .min()
    {
        code.push_str(&rest[..start]);
        let from = &rest[start..];
        let end = if from.starts_with("//") {
            from.find('\n').unwrap_or(from.len())
        } else if from.starts_with("/*") {
            from.find("*/").map_or(from.len(), |end| end + 2)
        } else {
            let closing = from[1..]
                .match_indices('"')
                .find(|(at, _)| !from[1..=*at].ends_with('\\'));
            closing.map_or(from.len(), |(at, _)| at + 2)
        };
        prose.push_str(&from[..end]);
        prose.push('\n');
        code.push(' ');
        rest = &from[end..];
    }
    code.push_str(rest);
    (code, prose)
}

/// The words of a name, in small letters: `CourseVideo` and `course_video` are "course", "video".
fn segments_of_names(code: &str) -> Vec<String> {
    let mut segments = vec![String::new()];
    let mut before = ' ';
    for character in code.chars() {
        if !character.is_ascii_alphabetic()
            || (character.is_ascii_uppercase() && before.is_ascii_lowercase())
        {
            segments.push(String::new());
        }
        if character.is_ascii_alphabetic() {
            segments
                .last_mut()
                .unwrap()
                .push(character.to_ascii_lowercase());
        }
        before = character;
    }
    segments
}

/// Prose as small words with one space around each.
fn plain(prose: &str) -> String {
    let parts = prose.split(|character: char| {
        !character.is_alphanumeric() && character != '_' && character != '\''
    });
    let mut text = String::from(" ");
    for word in parts.filter(|word| !word.is_empty()) {
        text.push_str(&word.to_lowercase());
        text.push(' ');
    }
    text
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn all_sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in [
        "app",
        "features",
        "web/src",
        "web/e2e",
        "web/build",
        "web/bench",
        "web/fuzz",
    ] {
        sources(&root().join(folder), &mut files);
    }
    files.sort();
    files
}

#[test]
fn names_use_the_standard_terms() {
    let (mut report, mut count) = (String::new(), 0);
    for file in all_sources() {
        let source = fs::read_to_string(&file).unwrap();
        let name = file.strip_prefix(root()).unwrap().display().to_string();
        let segments = segments_of_names(&format!("{} {name}", apart(&source).0));
        for (word, instead) in listed(NAMES) {
            let here = segments.iter().filter(|one| *one == word).count();
            if here > 0 {
                count += here;
                writeln!(report, "{name}: {here} x {word} -> {instead}").unwrap();
            }
        }
    }
    assert!(
        count <= MOST_NAMES,
        "{count} names have a word that was dropped:\n{report}"
    );
}

#[test]
fn prose_uses_the_standard_terms() {
    let (mut report, mut count) = (String::new(), 0);
    for file in all_sources() {
        let source = fs::read_to_string(&file).unwrap();
        let prose = plain(&apart(&source).1);
        for (phrase, instead) in listed(PHRASES) {
            let here = prose.matches(&format!(" {phrase} ")).count();
            if here > 0 {
                count += here;
                let name = file.strip_prefix(root()).unwrap().display();
                writeln!(report, "{name}: {here} x {phrase} -> {instead}").unwrap();
            }
        }
    }
    assert!(
        count <= MOST_PHRASES,
        "{count} sentences have a word that was dropped:\n{report}"
    );
}

#[test]
fn code_and_prose_are_separated() {
    let (code, prose) =
        apart("let aButton = button_of(\"the \\\"Label\\\"\"); // Once, for all\nfn next() {}");
    let segments = segments_of_names(&code);
    assert_eq!(segments.iter().filter(|one| *one == "button").count(), 2);
    assert!(code.contains("fn next()"));
    assert_eq!(plain(&prose), " the label once for all ");
}
