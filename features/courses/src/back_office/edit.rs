//! What every change has in common.

use kernel::{
    Deps, Failure, FieldProblem, Tx,
    audit::{self, Entry},
};
use serde_json::Value;

use crate::Courses;

/// What is wrong with the image of a form.
pub async fn check_image(deps: &Deps, id: i64) -> Result<Option<FieldProblem>, Failure> {
    let known = deps.images.images(&[id]).await?.contains_key(&id);
    let unknown = || FieldProblem::new("imageId", "invalid", "Choose an image of the library.");
    Ok((!known).then(unknown))
}

impl Courses {
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
