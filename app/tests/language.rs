//! Names and prose use the standard terms: the words that earlier versions had for them do not come back.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

/// Words that are no part of a name, and what to write instead. `shelf` may return: a finished piece lies on one.
const NAMES: [(&str, &str); 31] = [
    ("film", "video"),
    ("films", "video"),
    ("sheet", "detail, panel"),
    ("wish", "Create…, Update…"),
    ("told", "notify, report"),
    ("trouble", "error"),
    ("troubles", "error"),
    ("paper", "tax document"),
    ("means", "method, provider, config"),
    ("stray", "unmatched"),
    ("strays", "unmatched"),
    ("desk", "settings, service"),
    ("door", "session, listener"),
    ("letter", "mail template"),
    ("till", "ledger"),
    ("taking", "counter payment"),
    ("movement", "transaction"),
    ("movements", "transaction"),
    ("witness", "source"),
    ("heed", "validate"),
    ("mend", "fix, hint"),
    ("stands", "state, status"),
    ("anew", "again"),
    ("picture", "image"),
    ("pictures", "image"),
    ("kept", "stored, cached"),
    ("words", "copy, query"),
    ("roster", "people"),
    ("bin", "trash"),
    ("moneyback", "refund"),
    ("moneyin", "payment"),
];

/// The same in comments and texts: phrases of whole words.
const PHRASES: [(&str, &str); 19] = [
    ("she", "the role, they"),
    ("her", "the role, they"),
    ("hers", "the role, they"),
    ("herself", "the role, they"),
    ("whoever", "the role"),
    ("somebody", "the role"),
    ("nobody", "the role, no one"),
    ("anew", "again"),
    ("by now", "so far"),
    ("meanwhile", "(leave out)"),
    ("take back", "undo, reverse, withdraw"),
    ("takes back", "undo, reverse, withdraw"),
    ("taken back", "undo, reverse, withdraw"),
    ("written down", "recorded"),
    ("film", "video"),
    ("films", "video"),
    ("what was asked for", "(say what it is)"),
    ("part with", "remove"),
    ("mend", "fix"),
];

/// Names of libraries and browsers, and words that the trade or an English sentence needs.
const MOST_NAMES: usize = 60;
const MOST_PHRASES: usize = 40;

const ENDINGS: [&str; 5] = ["rs", "ts", "tsx", "mjs", "sql"];
const LEFT_OUT: [&str; 6] = [
    "node_modules",
    "target",
    "dist",
    "migrations",
    "schema.ts",
    "language.rs",
];

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
fn words_of_names(code: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = ' ';
    for letter in code.chars() {
        if !letter.is_ascii_alphabetic()
            || (letter.is_ascii_uppercase() && before.is_ascii_lowercase())
        {
            words.push(String::new());
        }
        if letter.is_ascii_alphabetic() {
            words.last_mut().unwrap().push(letter.to_ascii_lowercase());
        }
        before = letter;
    }
    words
}

/// Prose as small words with one space around each.
fn plain(prose: &str) -> String {
    let words =
        prose.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '\'');
    let mut text = String::from(" ");
    for word in words.filter(|word| !word.is_empty()) {
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
        let words = words_of_names(&format!("{} {name}", apart(&source).0));
        for (word, instead) in NAMES {
            let here = words.iter().filter(|one| *one == word).count();
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
        for (phrase, instead) in PHRASES {
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
fn words_and_phrases_are_found() {
    let (code, prose) =
        apart("let aFilm = kept_by(\"the \\\"film\\\"\"); // Nobody, by now\nfn next() {}");
    assert_eq!(
        words_of_names(&code)
            .iter()
            .filter(|one| ["film", "kept"].contains(&one.as_str()))
            .count(),
        2
    );
    assert!(code.contains("fn next()"));
    let prose = plain(&prose);
    for phrase in ["film", "nobody", "by now"] {
        assert!(
            prose.contains(&format!(" {phrase} ")),
            "{phrase} in {prose}"
        );
    }
}
