//! Lists maintained by hand in the repository: a failure shows only the lines that differ, and how
//! to fix them.

use std::collections::BTreeSet;

/// Compares the lines of `file` with the required ones, in order. `rule` explains how to decide.
#[track_caller]
pub fn assert_lists(file: &str, rule: &str, needed: &[String], listed: &[String]) {
    if let Some(differences) = differences(file, needed, listed) {
        panic!("{rule}\n{differences}");
    }
}

/// What to add to and remove from `file`; `None` if it is correct.
fn differences(file: &str, needed: &[String], listed: &[String]) -> Option<String> {
    if needed == listed {
        return None;
    }
    let apart = |these: &[String], those: &[String]| -> Vec<String> {
        let those: BTreeSet<&String> = those.iter().collect();
        let lines = these.iter().filter(|line| !those.contains(line));
        lines.map(|line| format!("    {line}")).collect()
    };
    let mut parts = Vec::new();
    for (act, lines) in [
        ("Add to", apart(needed, listed)),
        ("Remove from", apart(listed, needed)),
    ] {
        if !lines.is_empty() {
            parts.push(format!("{act} {file}:\n{}", lines.join("\n")));
        }
    }
    if parts.is_empty() {
        let end = "the end of the file".to_owned();
        let mut pairs = needed.iter().zip(listed);
        let (right, wrong) = pairs.find(|(right, wrong)| right != wrong).unwrap_or((
            needed.get(listed.len()).unwrap_or(&end),
            listed.get(needed.len()).unwrap_or(&end),
        ));
        parts.push(format!(
            "{file} has every line, but not in order or not once. Replace:\n    {wrong}\nwith:\n    {right}"
        ));
    }
    Some(parts.join("\n"))
}

#[test]
fn a_difference_is_reported_as_what_to_do() {
    let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let reported = |listed: &str| differences("list.txt", &lines("a b c"), &lines(listed));
    assert_eq!(reported("a b c"), None);
    assert_eq!(
        reported("a c d").unwrap(),
        "Add to list.txt:\n    b\nRemove from list.txt:\n    d"
    );
    for unordered in ["a c b", "a b b c", "a b c c"] {
        let reported = reported(unordered).unwrap();
        assert!(reported.contains("not in order or not once"), "{reported}");
    }
}
