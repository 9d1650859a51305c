//! Backups and uploads, read from end to end.

use std::{path::Path, sync::Arc};

use kernel::Clock;
use maintenance::{BackupFolder, CheckReport, Summary};

use super::Finding;

const ABOUT: &str = "Backups";
/// A backup should be younger.
const LATE_SECONDS: i64 = 26 * 3_600;
/// So many paths stand in a line.
const NAMED: usize = 3;

pub async fn backups(folder: &Path, data: &Path) -> Vec<Finding> {
    let now = Clock::system().now();
    let examined =
        maintenance::examine(BackupFolder::at(folder), data, now, Arc::new(|_| {})).await;
    let examined = match examined {
        Ok(examined) => examined,
        Err(sentence) => {
            let says = format!("{} cannot be read: {sentence}", folder.display());
            return vec![Finding::bad(ABOUT, says)];
        }
    };
    let mut findings = Vec::new();
    let unwritable = BackupFolder::at(folder).require_writable().err();
    let is_writable = unwritable.is_none();
    findings.extend(unwritable.map(|why| Finding::bad(ABOUT, why)));
    if !examined.damaged_uploads.is_empty() {
        let says = format!(
            "{} damaged: {}; run `boutique backup`: it puts back those of which there is a sound copy, and names the \
             others, which have to be uploaded again",
            examined.damaged_uploads.len(),
            some(&examined.damaged_uploads)
        );
        findings.push(Finding::bad("Images, videos", says));
    }
    for (name, error) in &examined.unreadable {
        findings.push(Finding::bad(
            ABOUT,
            format!("{name} cannot be read ({error}); give it to the user that runs the shop"),
        ));
    }
    let (ahead, dated): (Vec<_>, Vec<_>) = examined
        .backups
        .iter()
        .partition(|(summary, _)| summary.is_ahead(now));
    for (summary, _) in ahead {
        let says = format!(
            "{} is dated in the future: the clock was wrong when it was made; it does not count",
            summary.name
        );
        findings.push(Finding::note(ABOUT, says));
    }
    let Some((newest, older)) = dated.split_first() else {
        if !is_writable {
            return findings;
        }
        let says = format!(
            "there is none in {}; the open shop makes one every night, or run `boutique backup`",
            folder.display()
        );
        findings.push(Finding::bad(ABOUT, says));
        return findings;
    };
    let at = newest.0.made_at().to_rfc3339();
    if now.0 - newest.0.made_at > LATE_SECONDS {
        let says =
            format!("the last one is of {at}; is the shop closed at night? Run `boutique backup`");
        findings.push(Finding::bad(ABOUT, says));
    }
    match mail_error(newest) {
        Some(says) => findings.push(Finding::bad(ABOUT, says)),
        None => findings.push(Finding::good(
            ABOUT,
            format!(
                "{} of them, the last one of {at}, read from end to end",
                dated.len()
            ),
        )),
    }
    findings.extend(
        older
            .iter()
            .filter_map(|older| mail_error(older))
            .map(|says| Finding::note(ABOUT, says)),
    );
    findings
}

/// What a restore of this one would not bring back.
fn mail_error((summary, report): &(Summary, CheckReport)) -> Option<String> {
    let name = &summary.name;
    if let Some(why) = &report.broken {
        return Some(format!("{name} cannot be restored: {why}"));
    }
    let lost: Vec<String> = summary
        .damaged
        .iter()
        .chain(report.lost())
        .cloned()
        .collect();
    (!lost.is_empty()).then(|| {
        format!(
            "{name} has {} damaged or missing files: {}; a restore brings back everything else",
            lost.len(),
            some(&lost)
        )
    })
}

fn some(paths: &[String]) -> String {
    let named = paths.iter().take(NAMED).cloned().collect::<Vec<_>>();
    let more = paths.len().saturating_sub(NAMED);
    let named = named.join(", ");
    if more == 0 {
        named
    } else {
        format!("{named} and {more} more")
    }
}
