//! Litestream, if it replicates this shop: what it has copied is readable beside the database.

use std::{
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

use super::Finding;

const ABOUT: &str = "Litestream";
/// Its folder beside the database.
const FOLDER: &str = ".shop.db-litestream";
/// It copies every second; this much later it has stopped.
const LAG: Duration = Duration::from_secs(900);

/// Nothing where it was never used.
pub fn litestream(data: &Path) -> Option<Finding> {
    let folder = data.join(FOLDER);
    folder.is_dir().then(|| finding(data, &folder))
}

fn finding(data: &Path, folder: &Path) -> Finding {
    let Some(copied) = newest_below(folder) else {
        let says = format!(
            "{} is empty: it has replicated nothing yet",
            folder.display()
        );
        return Finding::bad(ABOUT, says);
    };
    let changed = ["shop.db", "shop.db-wal"]
        .iter()
        .filter_map(|name| fs::metadata(data.join(name)).ok()?.modified().ok())
        .max();
    let lag = changed.and_then(|changed| changed.duration_since(copied).ok());
    match lag.filter(|lag| *lag > LAG) {
        Some(lag) => Finding::bad(
            ABOUT,
            format!(
                "the database changed {} minutes after the last change that was replicated: is the service running? See \
                 `systemctl status litestream` and docs/ops/litestream.md; remove {} if it is no longer used",
                lag.as_secs() / 60,
                folder.display()
            ),
        ),
        None => Finding::good(
            ABOUT,
            "every change is picked up; whether it arrived, `litestream status` and its metrics tell",
        ),
    }
}

/// When the last file below a folder was written.
fn newest_below(folder: &Path) -> Option<SystemTime> {
    let mut newest = None;
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).ok()?.flatten() {
            let Ok(facts) = entry.metadata() else {
                continue;
            };
            if facts.is_dir() {
                open.push(entry.path());
            } else {
                newest = newest.max(facts.modified().ok());
            }
        }
    }
    newest
}

#[cfg(test)]
mod tests {
    use super::{super::Verdict, *};

    #[test]
    fn a_replica_that_lags_is_bad() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        fs::write(data.join("shop.db"), "").unwrap();
        assert!(litestream(data).is_none());
        let copies = data.join(FOLDER).join("ltx/0");
        fs::create_dir_all(&copies).unwrap();
        assert_eq!(litestream(data).unwrap().verdict, Verdict::Bad, "empty");
        let copy = copies.join("1.ltx");
        fs::write(&copy, "").unwrap();
        assert_eq!(litestream(data).unwrap().verdict, Verdict::Good);
        let copy = fs::File::options().write(true).open(copy).unwrap();
        let changed = fs::metadata(data.join("shop.db")).unwrap();
        let changed = changed.modified().unwrap();
        copy.set_modified(changed - 2 * LAG).unwrap();
        let finding = litestream(data).unwrap();
        assert_eq!(finding.verdict, Verdict::Bad);
        assert!(finding.says.contains("30 minutes"), "{}", finding.says);
    }
}
