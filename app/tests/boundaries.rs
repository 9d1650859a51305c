//! Dependencies between crates, and ownership of tables.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn features_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../features")
}

fn feature_names() -> BTreeSet<String> {
    let folders = fs::read_dir(features_folder()).unwrap().map(Result::unwrap);
    let names: BTreeSet<String> = folders
        .filter(|entry| entry.path().join("Cargo.toml").exists())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    assert!(
        names.contains("kernel") && names.len() > 2,
        "the features are not where this test expects them: {names:?}"
    );
    names
}

/// Names under all dependency sections of a Cargo.toml.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut inside = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
        {
            inside = section.ends_with("dependencies");
            if let Some((_, name)) = section.split_once("dependencies.") {
                found.insert(name.trim_matches('"').to_owned());
            }
        } else if inside && !line.starts_with('#') {
            let name = line.split(['=', '.']).next().unwrap_or_default().trim();
            found.insert(name.trim_matches('"').to_owned());
        }
    }
    found
}

#[test]
fn no_feature_depends_on_a_feature() {
    let features = feature_names();
    for feature in &features {
        let manifest =
            fs::read_to_string(features_folder().join(feature).join("Cargo.toml")).unwrap();
        for neighbour in dependencies(&manifest).intersection(&features) {
            assert!(
                neighbour == "kernel" && feature != "kernel",
                "features/{feature} depends on {neighbour}. A feature knows the kernel only: declare a small trait for \
                 what it needs, and join the two in app/src/adapters."
            );
        }
    }
}

/// Packages ask for different features of shared crates. One package has to be built with those of all, or its build and
/// that of the workspace compile each other's crates again.
#[test]
fn every_crate_from_elsewhere_is_among_the_test_dependencies() {
    let manifest = |folder: &str| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        fs::read_to_string(root.join(folder).join("Cargo.toml")).unwrap()
    };
    let workspace = manifest(".");
    let own = workspace.lines().filter(|line| line.contains("{ path = "));
    let own: BTreeSet<&str> = own.filter_map(|line| line.split(' ').next()).collect();
    let listed = dependencies(&manifest("features/kernel/test_dependencies"));
    let mut missing = dependencies(&workspace);
    missing.retain(|name| !own.contains(name.as_str()) && !listed.contains(name));
    assert!(
        missing.is_empty(),
        "add to features/kernel/test_dependencies/Cargo.toml: {missing:?}"
    );
}

#[test]
fn the_kernel_and_the_features_do_not_know_the_app() {
    for feature in feature_names() {
        let manifest =
            fs::read_to_string(features_folder().join(&feature).join("Cargo.toml")).unwrap();
        let known = dependencies(&manifest);
        assert!(
            !known.contains("boutique"),
            "features/{feature} depends on the app, which is put together from it"
        );
    }
}

/// All migrations of a feature, in lower case and without comments.
fn migrations(feature: &str) -> Vec<(PathBuf, String)> {
    let Ok(folder) = fs::read_dir(features_folder().join(feature).join("migrations")) else {
        return Vec::new();
    };
    let files = folder
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "sql"));
    let plain = |path: &Path| {
        let text = fs::read_to_string(path).unwrap();
        let lines = text
            .lines()
            .map(|line| line.split("--").next().unwrap_or_default());
        lines.collect::<Vec<_>>().join(" ").to_lowercase()
    };
    files.map(|path| (path.clone(), plain(&path))).collect()
}

/// The identifiers that follow these keywords.
fn names_after(sql: &str, wording: &[&str]) -> Vec<String> {
    let tokens: Vec<&str> = sql
        .split(|c: char| c.is_whitespace() || c == '(')
        .filter(|t| !t.is_empty())
        .collect();
    let mut names = Vec::new();
    for (at, window) in tokens.windows(wording.len()).enumerate() {
        if window == wording {
            let mut rest = tokens[at + wording.len()..].iter();
            let name = rest.find(|token| !["if", "not", "exists"].contains(*token));
            names.extend(name.map(|name| name.trim_matches(['"', '`', ';', ')', ',']).to_owned()));
        }
    }
    names
}

#[test]
fn every_table_starts_with_the_name_of_its_feature() {
    for feature in feature_names() {
        for (file, sql) in migrations(&feature) {
            let tables = [
                &["create", "table"][..],
                &["create", "virtual", "table"],
                &["create", "view"],
            ];
            for table in tables.iter().flat_map(|wording| names_after(&sql, wording)) {
                assert!(
                    table.starts_with(&format!("{feature}_")),
                    "{}: the table {table} has to be called {feature}_{table}, which shows its owner",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn no_foreign_key_crosses_a_border() {
    for feature in feature_names() {
        for (file, sql) in migrations(&feature) {
            for table in names_after(&sql, &["references"]) {
                assert!(
                    table.starts_with(&format!("{feature}_")),
                    "{}: refers to {table}. Keep the id without a foreign key, and give it an index: SQLite would \
                     refuse the first row if the other feature's table came later.",
                    file.display()
                );
            }
        }
    }
}

/// Every Rust file below this folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_query_reads_or_writes_a_table_of_another_feature() {
    let features = feature_names();
    for feature in &features {
        let mut files = Vec::new();
        sources(&features_folder().join(feature).join("src"), &mut files);
        for file in files {
            let code = fs::read_to_string(&file).unwrap();
            let tables = ["FROM", "JOIN", "INTO", "UPDATE"];
            for table in tables.iter().flat_map(|word| names_after(&code, &[*word])) {
                let owner = features.iter().find(|other| {
                    table
                        .strip_prefix(other.as_str())
                        .is_some_and(|rest| rest.starts_with('_'))
                });
                let known = owner.is_none_or(|owner| owner == feature || owner == "kernel");
                assert!(
                    known,
                    "{}: {table} belongs to another feature. Declare a small trait for the fact, and let the app join the two.",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn every_feature_with_migrations_keeps_its_own_list_of_them() {
    for feature in feature_names()
        .into_iter()
        .filter(|feature| !migrations(feature).is_empty())
    {
        let settings = fs::read_to_string(features_folder().join(&feature).join("sqlx.toml"))
            .unwrap_or_default();
        assert!(
            settings.contains(&format!("\"{feature}_migrations\"")),
            "features/{feature}/sqlx.toml has to say table-name = \"{feature}_migrations\" under [migrate]: with one \
             list for all, the second feature's first migration looks like a changed one of the first."
        );
    }
}
