//! What every change has in common.

use std::collections::HashSet;

use kernel::{
    Failure, FieldProblem, Tx,
    audit::{self, Entry},
    edit::CHANGED_MEANWHILE,
};
use serde_json::Value;

use crate::Courses;

/// Words to look for, if there are any.
pub fn words(q: Option<&str>) -> Option<String> {
    q.map(|q| q.trim().to_lowercase()).filter(|q| !q.is_empty())
}

pub fn expect_version(kept: i64, seen: i64) -> Result<(), Failure> {
    if kept == seen {
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
pub fn expect_all(kept: &[i64], sent: &[i64]) -> Result<(), Failure> {
    let set = |ids: &[i64]| ids.iter().copied().collect::<HashSet<i64>>();
    if kept.len() == sent.len() && set(kept) == set(sent) {
        Ok(())
    } else {
        Err(CHANGED_MEANWHILE.into())
    }
}

pub fn refuse(problems: Vec<FieldProblem>) -> Result<(), Failure> {
    if problems.is_empty() {
        Ok(())
    } else {
        Err(Failure::invalid(problems))
    }
}

impl Courses {
    /// What is wrong with the picture of a form.
    pub(super) async fn check_picture(&self, id: i64) -> Result<Option<FieldProblem>, Failure> {
        let known = self.deps.pictures.pictures(&[id]).await?.contains_key(&id);
        let unknown =
            || FieldProblem::new("imageId", "invalid", "Choose a picture of the library.");
        Ok((!known).then(unknown))
    }

    /// Writes into the log.
    pub(super) async fn note(
        &self,
        tx: &mut Tx,
        actor: i64,
        action: &'static str,
        subject: &str,
        details: Value,
    ) -> Result<(), Failure> {
        let entry = Entry {
            actor: Some(actor),
            action,
            subject,
            details,
        };
        audit::record(tx, self.now(), entry).await
    }
}
