//! What every form has in common.

use kernel::{Failure, FieldProblem};

use crate::Catalogue;

impl Catalogue {
    /// What is wrong with the garment type of a form.
    pub async fn unknown_garment_type(
        &self,
        id: Option<i64>,
    ) -> Result<Option<FieldProblem>, Failure> {
        let Some(id) = id else { return Ok(None) };
        let unknown = !self.garments.exists(id).await?;
        Ok(unknown.then(|| {
            let message = "Choose one of the garment types.";
            FieldProblem::new("garmentTypeId", "unknown", message)
        }))
    }

    /// What is wrong with the course of a form.
    pub async fn unknown_course(&self, id: Option<i64>) -> Result<Option<FieldProblem>, Failure> {
        let Some(id) = id else { return Ok(None) };
        let unknown = !self.store.has_course(id).await?;
        Ok(unknown.then(|| FieldProblem::new("courseId", "unknown", "Choose one of the courses.")))
    }
}
