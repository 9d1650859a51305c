//! Dependencies of every feature.

use std::sync::Arc;

use crate::{
    clock::Clock,
    db::Db,
    image::{ImageBook, ImageId},
    limits::Limits,
    mail::Outbox,
    problem::{Failure, FieldProblem},
    security_log::SecurityLog,
};

/// Shared handles. Cheap to clone.
#[derive(Clone)]
pub struct Deps {
    pub db: Db,
    pub clock: Clock,
    pub limits: Limits,
    pub security: SecurityLog,
    pub images: Arc<dyn ImageBook>,
    pub outbox: Outbox,
}

impl Deps {
    /// What is wrong with images that the library does not have, each named by its field.
    ///
    /// # Errors
    /// The library cannot be read.
    pub async fn unknown_images(
        &self,
        fields: &[(String, ImageId)],
    ) -> Result<Vec<FieldProblem>, Failure> {
        let ids: Vec<ImageId> = fields.iter().map(|(_, id)| *id).collect();
        let stored = self.images.images(&ids).await?;
        let unknown = fields.iter().filter(|(_, id)| !stored.contains_key(id));
        let wording = "Choose an image of the library.";
        Ok(unknown
            .map(|(field, _)| FieldProblem::new(field, "unknown", wording))
            .collect())
    }

    /// The same for the one image of a form.
    ///
    /// # Errors
    /// The library cannot be read.
    pub async fn unknown_image(&self, id: ImageId) -> Result<Vec<FieldProblem>, Failure> {
        self.unknown_images(&[("imageId".to_owned(), id)]).await
    }
}
