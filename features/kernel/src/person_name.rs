//! Names that people give themselves.

use crate::problem::FieldProblem;

/// Child, spouse or ward of, as in "Asha D/o Raman".
const RELATIONS: [&str; 4] = ["d/o", "s/o", "w/o", "c/o"];

/// What is wrong with such a name: `www.`, or a slash in another word than "D/o" and the like. Emails show it, and go to
/// an address that may be another person's, so it must not contain a link.
pub fn name_problem(field: &str, name: &str) -> Option<FieldProblem> {
    let is_link = |word: &str| {
        word.contains("www.")
            || word.contains('/') && !RELATIONS.contains(&word.trim_end_matches('.'))
    };
    name.to_lowercase()
        .split_whitespace()
        .any(is_link)
        .then(|| FieldProblem::new(field, "invalid", "Please leave out links and slashes."))
}
