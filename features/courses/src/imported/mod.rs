//! What the import of a previous website brings: courses without their videos, and who has bought them.

mod course;
mod enrolment;

pub use course::ImportedCourses;
pub use enrolment::ImportedEnrolments;
