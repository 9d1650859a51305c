//! Every code this feature can answer with.

use kernel::{Code, OperationCodes};

/// There is no such course, or it is not published. The sentence is the one the screens have always shown.
pub const COURSE_NOT_FOUND: Code = Code::new(404, "courses.not_found", "No Courses Available");

pub const OPERATIONS: OperationCodes = &[("course_view", &[COURSE_NOT_FOUND])];
