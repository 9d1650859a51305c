//! The weekly rehearsal of a restore.

use std::path::Path;

use kernel::Timestamp;
use maintenance::{BackupFolder, RehearsalReport};

use super::Finding;

const ABOUT: &str = "Rehearsal";
/// Age from which the last one that passed is too old, in seconds.
const OLD_SECONDS: i64 = 14 * 86_400;

pub fn rehearsal(folder: &Path, now: Timestamp) -> Finding {
    let Some(report) = RehearsalReport::read(&BackupFolder::at(folder)) else {
        return Finding::note(
            ABOUT,
            "no restore was rehearsed yet; the open shop does it within a day of its first backup, and then every week",
        );
    };
    let last = match report.passed_at() {
        Some(at) => format!(
            "the last restore that was rehearsed and worked: {}",
            at.to_rfc3339()
        ),
        None => "no rehearsed restore has worked yet".to_owned(),
    };
    if let Some(why) = report.failure {
        return Finding::bad(
            ABOUT,
            format!(
                "backup {} could not be restored: {why} Run `boutique backup`; {last}",
                report.backup
            ),
        );
    }
    if report
        .passed_at()
        .is_none_or(|at| now.0 - at.0 > OLD_SECONDS)
    {
        let why = report.skipped.unwrap_or_default();
        return Finding::bad(ABOUT, format!("{last}. {why}").trim_end().to_owned());
    }
    match report.skipped {
        Some(why) => Finding::note(ABOUT, format!("{last}; since then one was skipped: {why}")),
        None => Finding::good(ABOUT, last),
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Verdict, *};

    #[test]
    fn a_failure_and_a_rehearsal_of_long_ago_are_bad() {
        let folder = tempfile::tempdir().unwrap();
        let now = Timestamp(1_785_565_800);
        let found = |report: RehearsalReport| {
            report.write(&BackupFolder::at(folder.path())).unwrap();
            rehearsal(folder.path(), now)
        };
        assert_eq!(rehearsal(folder.path(), now).verdict, Verdict::Note);
        let passed = RehearsalReport {
            passed_at: Some(now.0 - 86_400),
            ..RehearsalReport::default()
        };
        assert_eq!(found(passed.clone()).verdict, Verdict::Good);
        let failed = RehearsalReport {
            failure: Some("The disk is full.".to_owned()),
            ..passed.clone()
        };
        let finding = found(failed);
        assert_eq!(finding.verdict, Verdict::Bad);
        assert!(
            finding.says.contains("The disk is full."),
            "{}",
            finding.says
        );
        let old = RehearsalReport {
            passed_at: Some(now.0 - 15 * 86_400),
            ..passed
        };
        assert_eq!(found(old).verdict, Verdict::Bad);
    }
}
