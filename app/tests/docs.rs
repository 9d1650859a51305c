//! The documentation agrees with the code.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use crate::support::lists::assert_lists;

const SECURITY: &str = include_str!("../../docs/security.md");
const README: &str = include_str!("../../README.md");
const ARCHITECTURE: &str = include_str!("../../docs/architecture.md");
const WINDOWS: [(&str, &str); 5] = [
    ("60", "1 min"),
    ("600", "10 min"),
    ("900", "15 min"),
    ("3600", "1 h"),
    ("86400", "24 h"),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    files(folder, &["rs"], found);
}

/// Files below a folder with one of these endings, without what is built or downloaded.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            let name = entry.file_name();
            let made = ["target", "node_modules", "dist", "dist-server"];
            if !made.iter().any(|made| name == *made) {
                files(&path, endings, found);
            }
        } else if path
            .extension()
            .is_some_and(|ending| endings.iter().any(|known| ending == *known))
        {
            found.push(path);
        }
    }
}

/// Value of a field in the source of a struct literal, up to its comma.
fn value<'a>(literal: &'a str, field: &str) -> Option<&'a str> {
    let start = literal.find(&format!("{field}: "))? + field.len() + 2;
    literal[start..].split([',', '\n']).next()
}

/// Name, number and window in seconds of each `Limit` in the code; a number from the settings stays as written.
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
        for call in text.split(" Limit::").skip(1) {
            let (constructor, arguments) = call.split_once('(').unwrap();
            let arguments = arguments.split(')').next().unwrap();
            let mut arguments = arguments.split(',').map(str::trim);
            let seconds = match constructor {
                "per_minute" => 60,
                "per_hour" => 3_600,
                "per_day" => 86_400,
                "in_minutes" => 60 * arguments.next().unwrap().parse::<u32>().unwrap(),
                other => panic!("{}: what is Limit::{other}?", file.display()),
            };
            let name = arguments.next().unwrap().trim_matches('"').to_owned();
            let most = arguments.next().unwrap().replace('_', "");
            limits.insert(name, (most, seconds.to_string()));
        }
    }
    limits
}

#[test]
fn every_limit_in_the_code_is_documented() {
    let rows: BTreeMap<String, (String, String)> = SECURITY
        .lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let name = cells.get(1)?.strip_prefix('`')?.strip_suffix('`')?;
            let window = WINDOWS
                .iter()
                .find(|(_, wording)| wording == cells.get(3).unwrap())?;
            Some((name.to_owned(), (cells[2].to_owned(), window.0.to_owned())))
        })
        .collect();
    let limits = limits();
    assert!(limits.len() > 20, "only {} limits were found", limits.len());
    let cells = |name: &str, most: &str, seconds: &str| {
        let window = WINDOWS.iter().find(|(known, _)| *known == seconds);
        let window = window.map_or(seconds, |(_, wording)| *wording);
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
fn every_security_event_is_in_the_docs() {
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

/// A part of a line of docs/security.md, and what makes it true: a file, and a part of its code.
const TRUE_BY: &str = r#"
| Connections | 4,096 in all ~ app/src/http/accept.rs ~ total: 4096
256 per address ~ app/src/http/accept.rs ~ per_client: Some(256)
| 64 KB, within 10 s | ~ app/src/http/accept.rs ~ LARGEST_HEAD: usize = 64 * 1024
| 64 KB, within 10 s | ~ app/src/http/activity.rs ~ headers: Duration::from_secs(10)
not read | 60 s | ~ app/src/http/activity.rs ~ idle: Duration::from_secs(60)
not read | 60 s | ~ app/src/http/activity.rs ~ stalled: Duration::from_secs(60)
| 10 s; 30 s to an image ~ app/src/http/deadline.rs ~ FIRST_BYTE: Duration = Duration::from_secs(10)
| 10 s; 30 s to an image ~ app/src/http/deadline.rs ~ UPLOAD_FACTOR: u32 = 3
way in | 20 s; ~ app/src/http/body_limit/mod.rs ~ FORM_TIME: Duration = Duration::from_secs(20)
64 at a time and 1 MB in memory from one address ~ app/src/http/body_limit/mod.rs ~ FORMS_PER_ADDRESS: usize = 64
64 at a time and 1 MB in memory from one address ~ app/src/http/body_limit/mod.rs ~ MEMORY_PER_ADDRESS: usize = 1024 * 1024
2 MB from its IPv4 /24 or IPv6 /48 ~ app/src/http/body_limit/mod.rs ~ MEMORY_PER_NETWORK: usize = 2 * 1024 * 1024
16 MB from all ~ app/src/http/body_limit/mod.rs ~ FORM_MEMORY: usize = 16 * 1024 * 1024
webhooks apart, 8 MB from all ~ app/src/http/body_limit/mod.rs ~ WEBHOOK_MEMORY: usize = 8 * 1024 * 1024
Body of a webhook | 256 KB ~ app/src/http/body_limit/allowance.rs ~ WEBHOOK: usize = 256 * 1024
Other bodies | 64 KB ~ app/src/http/body_limit/allowance.rs ~ FORM: usize = 64 * 1024
4 at a time per person ~ app/src/http/body_limit/mod.rs ~ UPLOADS_PER_PERSON: usize = 4
8 per address ~ app/src/http/body_limit/mod.rs ~ UPLOADS_PER_ADDRESS: usize = 8
16 of all customers ~ app/src/http/body_limit/mod.rs ~ UPLOADS: usize = 16
300 KB every 30 s ~ features/kernel/src/pace.rs ~ LEAST_IN_WINDOW: u64 = 300_000
300 KB every 30 s ~ features/kernel/src/pace.rs ~ WINDOW: Duration = Duration::from_secs(30)
photo | 10 MB ~ features/media/image_copies/src/limits.rs ~ MOST_BYTES: usize = 10 * 1024 * 1024
40 megapixels, ~ features/media/image_copies/src/limits.rs ~ Self::Stored => 40_000_000
25 from a customer ~ features/media/image_copies/src/limits.rs ~ Self::Customer => 25_000_000
profile of 1 MB ~ features/media/image_copies/src/limits.rs ~ MOST_PROFILE: usize = 1024 * 1024
in 112 MB of memory ~ features/media/image_copies/src/limits.rs ~ MOST_MEMORY: u64 = 112 * 1024 * 1024
| 2 files at a time ~ features/media/src/image_work.rs ~ FILES: usize = 2
photos | 5 on a booking ~ features/orders/src/photo.rs ~ MOST_PHOTOS: i64 = 5
shop | 10 on an order ~ features/orders/src/back_office/shop_photo.rs ~ MOST_PHOTOS: i64 = 10
Video | 2 GB ~ features/media/src/videos.rs ~ MOST_BYTES: u64 = 2 * 1024 * 1024 * 1024
after 24 h without a part ~ features/media/src/video_upload/mod.rs ~ PATIENCE_SECONDS: i64 = 24 * 60 * 60
Captions, CSV | 1 MB ~ features/media/src/captions.rs ~ MOST_BYTES: usize = 1024 * 1024
videos | 2 | ~ features/courses/src/device.rs ~ MOST: usize = 2
3 per customer (200 in a demo ~ app/src/adapters/booking.rs ~ most_waiting: if generous { 200 } else { 3 }
after | 30 days | 12 hours ~ features/auth/src/session.rs ~ idle: 30 * DAY
after | 90 days | 7 days ~ features/auth/src/session.rs ~ whole: 90 * DAY
after | 30 days | 12 hours ~ features/auth/src/session.rs ~ idle: 12 * HOUR
once | 10, ~ features/auth/src/session.rs ~ MOST_AT_ONCE: i64 = 10
for 30 minutes (an hour ~ features/auth/src/reset.rs ~ MINUTES: i64 = 30
for 30 minutes (an hour ~ features/auth/src/reset.rs ~ LINK_SECONDS: i64 = 3_600
`settings.json` and `two-factor.key` ~ app/src/config/two_factor_key.rs ~ FILE: &str = "two-factor.key"
180 days after they were sent ~ app/src/config/arguments.rs ~ default_value = "180"
| Searches | ~ features/search/src/missed.rs ~ RETENTION_DAYS: i64 = 400
`replaced/` ~ features/maintenance/src/daily.rs ~ REPLACED_DAYS: i64 = 30
"#;

#[test]
fn documented_sizes_sessions_and_retention_match_the_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let facts = TRUE_BY.lines().filter(|line| !line.is_empty());
    for fact in facts {
        let parts: Vec<&str> = fact.split(" ~ ").collect();
        let [says, file, code] = parts[..] else {
            panic!("{fact}");
        };
        assert!(SECURITY.contains(says), "docs/security.md: {says}");
        let text = fs::read_to_string(root.join(file)).unwrap();
        // As one line, independent of line breaks.
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            text.contains(code),
            "{file} no longer says `{code}`; docs/security.md says `{says}`"
        );
    }
}

#[test]
fn every_file_of_the_data_folder_is_in_the_docs() {
    let modes = include_str!("../src/store/modes.rs");
    let own = modes.split_once("const OWN").unwrap().1;
    let own = own.split_once("];").unwrap().0;
    let names = own.split('"').skip(1).step_by(2);
    let stored = SECURITY.split_once("## What is stored").unwrap().1;
    let stored = stored.split("\n## ").next().unwrap();
    // The database and its journals have a line per class of data; a restore and its lock store
    // nothing else.
    let elsewhere = [
        "shop.db",
        "lock",
        "restore.json",
        "restoring",
        "unpacked",
        "uploads",
    ];
    let missing: Vec<&str> = names
        .filter(|name| !elsewhere.iter().any(|known| name.starts_with(known)))
        .filter(|name| {
            !stored.contains(&format!("`{name}`")) && !stored.contains(&format!("`{name}/"))
        })
        .collect();
    assert!(missing.is_empty(), "not in \"What is stored\": {missing:?}");
}

#[test]
fn the_architecture_lists_the_features_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../features");
    let mut existing: Vec<String> = fs::read_dir(root)
        .unwrap()
        .flatten()
        .filter(|folder| folder.path().join("Cargo.toml").is_file())
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .collect();
    existing.sort();
    let mut listed: Vec<String> = ARCHITECTURE
        .lines()
        .filter_map(|line| line.strip_prefix("| `features/")?.split('`').next())
        .map(str::to_owned)
        .collect();
    listed.sort();
    assert_eq!(
        listed, existing,
        "the table of parts in docs/architecture.md"
    );
    let crates = README.split_once("one crate per subject: ").unwrap().1;
    let crates = crates.split(" |").next().unwrap().split(", ");
    existing.retain(|name| name != "kernel");
    assert!(
        crates.eq(&existing),
        "the folders in README.md: {existing:?}"
    );
}

#[test]
fn documents_name_source_files_that_exist() {
    let endings = ["rs", "ts", "tsx", "mjs", "sh", "sql"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut sources, mut documents) = (Vec::new(), Vec::new());
    for folder in ["app", "features", "web", "data"] {
        files(&root.join(folder), &endings, &mut sources);
    }
    files(&root.join("docs"), &["md"], &mut documents);
    documents.extend(["README.md", "CONTRIBUTING.md"].map(|name| root.join(name)));
    let mut named = 0;
    for document in documents {
        let text = fs::read_to_string(&document).unwrap();
        for quoted in text.split('`').skip(1).step_by(2) {
            let is_source = Path::new(quoted)
                .extension()
                .is_some_and(|ending| endings.iter().any(|known| ending == *known));
            // The path of a feature yet to be made.
            let is_pattern = quoted.contains([' ', '*']) || quoted.contains("NAME");
            if is_source && !is_pattern {
                named += 1;
                assert!(
                    sources.iter().any(|source| source.ends_with(quoted)),
                    "{} names `{quoted}`",
                    document.display()
                );
            }
        }
    }
    assert!(named > 20, "only {named} were found");
}

/// A phrase for an action of another name is never shown: the activity log falls back to the name.
#[test]
fn the_activity_log_has_phrases_for_actions_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut servers, mut clients) = (Vec::new(), Vec::new());
    sources(&root.join("app/src"), &mut servers);
    sources(&root.join("features"), &mut servers);
    files(&root.join("web/src"), &["ts"], &mut clients);
    let server: String = servers
        .iter()
        .filter(|file| !file.components().any(|part| part.as_os_str() == "tests"))
        .map(|file| fs::read_to_string(file).unwrap())
        .collect();
    let mut phrases = 0;
    for file in clients {
        let text = fs::read_to_string(&file).unwrap();
        let Some((_, copy)) = text.split_once(": AuditCopy = {") else {
            continue;
        };
        for line in copy.lines() {
            let Some((action, _)) = line
                .trim_start()
                .strip_prefix('"')
                .and_then(|line| line.split_once("\":"))
            else {
                continue;
            };
            phrases += 1;
            assert!(
                server.contains(&format!("\"{action}\"")),
                "{} has a phrase for {action}, which is never recorded",
                file.display()
            );
        }
    }
    assert!(phrases > 60, "only {phrases} were found");
}
