//! What every form of the back office has in common: two people may have it open, and what is deleted can come back.

use std::collections::HashSet;

use crate::problem::{Code, Failure, FieldProblem};

/// The row is not the one that was looked at. Each row that can be edited counts its versions.
pub const CHANGED_MEANWHILE: Code = Code::new(
    409,
    "edit.changed_meanwhile",
    "Somebody else has changed this meanwhile. Look at it again before you save.",
);

/// For so many days what was deleted can be brought back.
pub const DAYS_TO_RESTORE: i64 = 30;

/// The row is the one that was looked at, or the change is refused.
pub fn expect_version(stored: i64, seen: i64) -> Result<(), Failure> {
    if stored == seen {
        Ok(())
    } else {
        Err(CHANGED_MEANWHILE.into())
    }
}

/// The version of a form that changes something.
pub fn seen_version(version: Option<i64>) -> Result<i64, Failure> {
    version.ok_or_else(|| {
        let missing = FieldProblem::new("version", "required", "Say which version this changes.");
        Failure::invalid(vec![missing])
    })
}

/// A list can be put into another order only as a whole: what somebody added meanwhile would lie anywhere.
pub fn expect_all(stored: &[i64], sent: &[i64]) -> Result<(), Failure> {
    let set = |ids: &[i64]| ids.iter().copied().collect::<HashSet<i64>>();
    if stored.len() == sent.len() && set(stored) == set(sent) {
        Ok(())
    } else {
        Err(CHANGED_MEANWHILE.into())
    }
}

/// Refuses a form with everything that is wrong with it.
pub fn refuse(problems: Vec<FieldProblem>) -> Result<(), Failure> {
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Failure::invalid(problems))
    }
}

/// What somebody looks for, in small letters; blanks are nothing.
pub fn wording(text: Option<&str>) -> Option<String> {
    text.map(|text| text.trim().to_lowercase())
        .filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_put_into_order_only_as_a_whole() {
        assert!(expect_all(&[1, 2, 3], &[3, 1, 2]).is_ok());
        for sent in [&[1, 2][..], &[1, 2, 4], &[1, 2, 3, 4], &[1, 2, 2]] {
            let refused = expect_all(&[1, 2, 3], sent).unwrap_err();
            assert_eq!(refused.code(), CHANGED_MEANWHILE, "{sent:?}");
        }
    }

    #[test]
    fn blanks_are_nothing_to_look_for() {
        assert_eq!(
            wording(Some("  Silk Blouse ")),
            Some("silk blouse".to_owned())
        );
        assert_eq!(wording(Some("   ")), None);
    }
}
