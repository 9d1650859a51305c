//! What every form of the back office has in common: two people may have it open, and what is deleted can come back.

use crate::problem::Code;

/// The row is not the one that was looked at. Each row that can be edited counts its versions.
pub const CHANGED_MEANWHILE: Code = Code::new(
    409,
    "edit.changed_meanwhile",
    "Somebody else has changed this meanwhile. Look at it again before you save.",
);

/// For so many days what was deleted can be brought back.
pub const DAYS_TO_RESTORE: i64 = 30;
