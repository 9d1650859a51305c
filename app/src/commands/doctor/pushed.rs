//! Copies of the backups in a bucket.

use std::path::Path;

use kernel::Timestamp;
use maintenance::{BackupFolder, PushReport};

use super::Finding;
use crate::config::settings::Settings;

const ABOUT: &str = "Backup storage";
/// Age from which the last complete push is too old, in seconds.
const LATE_SECONDS: i64 = 50 * 3_600;

/// Nothing if there is no bucket. Reads its list.
pub async fn pushed(folder: &Path, data: &Path, now: Timestamp) -> Option<Finding> {
    let saved = Settings::load(data).and_then(|settings| settings.remote_backups());
    let remote = match saved {
        Ok(None) => return None,
        Ok(Some(remote)) => remote,
        Err(why) => return Some(Finding::bad(ABOUT, why)),
    };
    if !remote.confirmed {
        let says =
            "not finished: the owner has not confirmed the recovery key under Settings, Backups";
        return Some(Finding::bad(ABOUT, says));
    }
    let listed = match remote.open() {
        Ok(backups) => backups.count().await.map_err(String::from),
        Err(why) => Err(why),
    };
    let count = match listed {
        Ok(count) => count,
        Err(why) => return Some(Finding::bad(ABOUT, why)),
    };
    let report = PushReport::read(&BackupFolder::at(folder));
    if let Some(why) = report.failure {
        return Some(Finding::bad(ABOUT, format!("the last push failed: {why}")));
    }
    let last = report.pushed_at();
    if last.is_none_or(|at| now.0 - at.0 > LATE_SECONDS) {
        let says = format!(
            "{count} backups in the bucket, and none was stored for two days; is the shop open?"
        );
        return Some(Finding::bad(ABOUT, says));
    }
    let at = last.map(|at| at.to_rfc3339()).unwrap_or_default();
    Some(Finding::good(
        ABOUT,
        format!("{count} backups in the bucket, the last one stored at {at}"),
    ))
}
