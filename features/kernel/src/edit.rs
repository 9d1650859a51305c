//! Shared rules of back-office forms: concurrent edits, ordering, and restoring from the trash.

use std::collections::HashSet;

use crate::problem::{Code, Failure, FieldProblem};

/// The row has changed since the caller read it. Every editable row has a version.
pub const RECORD_CONFLICT: Code = Code::new(
    409,
    "record.conflict",
    "This has been changed by someone else. Check their changes before you save.",
);

/// Days for which deleted records can be restored.
pub const DAYS_TO_RESTORE: i64 = 30;

/// Refuses the change if the row's version is not the one the caller has seen.
///
/// # Errors
/// [`RECORD_CONFLICT`] if the versions differ.
pub fn expect_version(stored: i64, seen: i64) -> Result<(), Failure> {
    if stored == seen {
        Ok(())
    } else {
        Err(RECORD_CONFLICT.into())
    }
}

/// Requires the complete list when reordering, because the position of records added in the
/// meantime would be undefined.
///
/// # Errors
/// [`RECORD_CONFLICT`] unless the ids are exactly those of the list.
pub fn expect_all(stored: &[i64], sent: &[i64]) -> Result<(), Failure> {
    let set = |ids: &[i64]| ids.iter().copied().collect::<HashSet<i64>>();
    if stored.len() == sent.len() && set(stored) == set(sent) {
        Ok(())
    } else {
        Err(RECORD_CONFLICT.into())
    }
}

/// Fails with all problems of a form, if there are any.
///
/// # Errors
/// The problems, if there are any.
pub fn refuse(problems: Vec<FieldProblem>) -> Result<(), Failure> {
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Failure::invalid(problems))
    }
}

/// A search text in lower case; `None` if blank.
pub fn search_query(text: Option<&str>) -> Option<String> {
    text.map(|text| text.trim().to_lowercase())
        .filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_reordered_only_as_a_whole() {
        assert!(expect_all(&[1, 2, 3], &[3, 1, 2]).is_ok());
        for sent in [&[1, 2][..], &[1, 2, 4], &[1, 2, 3, 4], &[1, 2, 2]] {
            let refused = expect_all(&[1, 2, 3], sent).unwrap_err();
            assert_eq!(refused.code(), RECORD_CONFLICT, "{sent:?}");
        }
    }

    #[test]
    fn a_blank_query_is_no_query() {
        assert_eq!(
            search_query(Some("  Silk Blouse ")),
            Some("silk blouse".to_owned())
        );
        assert_eq!(search_query(Some("   ")), None);
    }
}
