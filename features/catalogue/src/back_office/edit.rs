//! What every form has in common.

use kernel::FieldProblem;

pub fn taken(field: &str, what: &str) -> FieldProblem {
    FieldProblem::new(
        field,
        "invalid",
        format!("There is a {what} of this name already. Choose another one."),
    )
}
