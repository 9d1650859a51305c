//! Courses, their categories, lessons and reviews
