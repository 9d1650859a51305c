//! What every form has in common.

use kernel::{Deps, Failure, FieldProblem};

pub fn taken(field: &str, what: &str) -> FieldProblem {
    FieldProblem::new(
        field,
        "invalid",
        format!("There is a {what} of this name already. Choose another one."),
    )
}

/// What is wrong with the image of a form.
pub async fn check_image(deps: &Deps, id: i64) -> Result<Option<FieldProblem>, Failure> {
    let known = deps.images.images(&[id]).await?.contains_key(&id);
    let unknown = || FieldProblem::new("imageId", "invalid", "Choose an image of the library.");
    Ok((!known).then(unknown))
}
